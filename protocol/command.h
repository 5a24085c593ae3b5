// What a manager can ask of the brain: one struct a command.
//
//   Command command = TurnCommand{{7, 7}};
//   std::visit([](const auto& c) { ... }, command);
//
// Commands hold what the line said and nothing that needs the game: whether a point lies on the
// board or is free is the handler's question.
#ifndef TENGEN_PROTOCOL_COMMAND_H_
#define TENGEN_PROTOCOL_COMMAND_H_

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace tengen {

// A point as the protocol writes it: "x,y" from 0, x to the right, y downwards. Any integers.
struct Coordinates {
  int x = 0;
  int y = 0;

  friend bool operator==(const Coordinates& a, const Coordinates& b) = default;
};

// What a command does to a search that is under way.
enum class WhileThinking : uint8_t {
  kGoOn,     // nothing
  kAnswer,   // stops it; its move is written
  kDiscard,  // stops it; its move is not written, as it would pass for the answer to this command
};

// The third field of a line of BOARD.
enum class StoneOwner : uint8_t { kOwn = 1, kOpponent = 2, kNobody = 3 };

struct BoardStone {
  Coordinates at;
  StoneOwner owner = StoneOwner::kOwn;

  friend bool operator==(const BoardStone& a, const BoardStone& b) = default;
};

struct StartCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kDiscard;
  int size = 0;
};

struct RectStartCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kDiscard;
  int width = 0;
  int height = 0;
};

struct RestartCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kDiscard;
};

struct BeginCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kDiscard;
};

struct TurnCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kDiscard;
  Coordinates at;
};

// The manager accepts a suggested move; the brain plays it.
struct PlayCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kDiscard;
  Coordinates at;
};

struct TakebackCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kDiscard;
  Coordinates at;
};

// BOARD: a whole position, to think about.
struct BoardCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kDiscard;
  std::vector<BoardStone> stones;
};

// YXBOARD: a whole position, only to be set up.
struct SetUpCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kDiscard;
  std::vector<BoardStone> stones;
};

// Black's first, colours alternate: 0, 3 or 5 stones make sense.
struct Swap2BoardCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kDiscard;
  std::vector<Coordinates> stones;
};

struct InfoCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kGoOn;
  std::string key;    // as written
  std::string value;  // the rest of the line, without the blanks around it
};

struct AboutCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kGoOn;
};

// STOP and YXSTOP.
struct StopCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kAnswer;
};

struct EndCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kAnswer;
};

struct ShowInfoCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kGoOn;
};

struct ShowForbidCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kGoOn;
};

struct HashClearCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kGoOn;
};

struct ShowHashUsageCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kGoOn;
};

// YXNBEST: a move, with the best `lines` first moves valued.
struct NBestCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kDiscard;
  int lines = 1;
};

// YXSEARCHDEFEND: a move, with every first move valued, so that the losing ones show.
struct SearchDefendCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kDiscard;
};

// First moves that the next searches leave out.
struct BlockCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kGoOn;
  std::vector<Coordinates> points;
};

struct BlockUndoCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kGoOn;
  std::vector<Coordinates> points;
};

struct BlockResetCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kGoOn;
};

// A whole game whose last move is left out where the others have been played.
struct BlockPathCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kGoOn;
  std::vector<Coordinates> moves;
};

struct BlockPathUndoCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kGoOn;
  std::vector<Coordinates> moves;
};

struct BlockPathResetCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kGoOn;
};

// YXBALANCEONE and YXBALANCETWO: one or two moves after which the value is nearest to `bias`.
struct BalanceOneCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kDiscard;
  int bias = 0;
};

struct BalanceTwoCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kDiscard;
  int bias = 0;
};

// YXSWAP2STEP1 .. 3, about the position that was set up.
struct Swap2StepCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kDiscard;
  int step = 1;
};

// YXSOOSORVSTEP1 .. 6. `fifth_moves` is the number of fifth moves, from steps 4 and 5.
struct SoosorvStepCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kDiscard;
  int step = 1;
  int fifth_moves = 0;
  std::vector<Coordinates> moves;
};

// The opponent offers a draw, or resigns.
struct DrawCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kGoOn;
};

struct ResignCommand {
  static constexpr WhileThinking kWhileThinking = WhileThinking::kDiscard;
};

using Command =
    std::variant<StartCommand, RectStartCommand, RestartCommand, BeginCommand, TurnCommand,
                 PlayCommand, TakebackCommand, BoardCommand, SetUpCommand, Swap2BoardCommand,
                 InfoCommand, AboutCommand, StopCommand, EndCommand, ShowInfoCommand,
                 ShowForbidCommand, HashClearCommand, ShowHashUsageCommand, NBestCommand,
                 SearchDefendCommand, BlockCommand, BlockUndoCommand, BlockResetCommand,
                 BlockPathCommand, BlockPathUndoCommand, BlockPathResetCommand, BalanceOneCommand,
                 BalanceTwoCommand, Swap2StepCommand, SoosorvStepCommand, DrawCommand,
                 ResignCommand>;

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_COMMAND_H_
