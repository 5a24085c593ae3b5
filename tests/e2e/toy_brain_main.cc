// A brain that plays the first free point, and breaks the protocol on request: what the tests of
// the scripted manager and of matches play against.
//
//   toy_brain --fault=late --at=3          // the third move comes two seconds after the limit
//   toy_brain --play=position --seed=5     // any point, always the same in the same position
#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <limits>
#include <map>
#include <random>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "absl/flags/flag.h"
#include "absl/flags/parse.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "engine/color.h"
#include "engine/notation.h"
#include "engine/rule.h"
#include "tests/oracle/forbidden.h"
#include "tests/oracle/rules.h"

ABSL_FLAG(std::string, fault, "none",
          "what goes wrong: none, occupied, outside, forbidden, junk, blank, cr, two_moves, "
          "late, hang, crash, exit_code, banner, stderr, info_answer, deaf, memory, messages, "
          "flood, endless_line, close, crash_after; or of its own kind: freestyle (makes five or "
          "more whatever "
          "the rule), capitals (knows only them), any_size (is afraid of none), mute_takeback");
ABSL_FLAG(int, at, 3,
          "the move at which it goes wrong, or for forbidden the first one, from 1; 0: START");
ABSL_FLAG(int, late_ms, 2000, "how much too late a late move comes");
ABSL_FLAG(std::string, play, "first",
          "first: the first free point; position: one by the position and the seed alone; random: "
          "one by the seed and all that came before");
ABSL_FLAG(std::string, swap2, "swap",
          "its choice with stones on the board: swap, keep, two (of three stones) or occupied; "
          "unknown: it knows no Soosorv");
ABSL_FLAG(uint64_t, seed, 1, "of the points that it plays");

namespace tengen {
namespace {

constexpr int kTwenty = 20;
constexpr size_t kGreed = size_t{150} << 20;

class ToyBrain {
 public:
  ToyBrain(std::string fault, int at)
      : fault_(std::move(fault)), at_(at), random_(absl::GetFlag(FLAGS_seed)), board_(kTwenty) {}

  int Run() {
    if (fault_ == "banner") Say("Toy brain 1.0");
    for (std::string line; std::getline(std::cin, line);) {
      line = std::string(absl::StripAsciiWhitespace(line));
      if (absl::EqualsIgnoreCase(line, "END")) break;
      Handle(line);
    }
    if (fault_ == "deaf") HangForEver();
    return fault_ == "exit_code" ? 3 : 0;
  }

 private:
  // One write a line, as managers need it.
  static void Say(const std::string& line) { std::cout << absl::StrCat(line, "\n") << std::flush; }

  [[noreturn]] static void HangForEver() {
    for (;;) std::this_thread::sleep_for(std::chrono::hours(1));
  }

  static void SayMessages(int count) {
    for (int i = 0; i < count; ++i) Say("MESSAGE thinking");
  }

  void Handle(const std::string& line) {
    const std::vector<std::string> words = absl::StrSplit(line, ' ', absl::SkipEmpty());
    if (words.empty()) return;
    if (block_ != Block::kNone) return HandleBlockLine(words[0]);
    const std::string name = absl::AsciiStrToUpper(words[0]);
    const std::string argument = words.size() > 1 ? words[1] : "";
    if (fault_ == "capitals" && name != words[0]) return Say("UNKNOWN command");
    if (name == "INFO") return HandleInfo(words);
    if (name == "START") return Start(argument);
    if (name == "BEGIN") return Think();
    if (name == "TURN") return Turn(argument);
    if (name == "ABOUT") return Say(R"(name="Toy", version="1", author="x", country="x")");
    if (name == "RESTART" || name == "TAKEBACK") return Reset(name, argument);
    if (name == "YXSHOWFORBID") return Say("FORBID .");
    if (name == "YXNBEST" || name == "YXSEARCHDEFEND") return Think();
    const bool is_silent = name == "YXSTOP" || name == "YXSHOWINFO" || name == "YXHASHCLEAR";
    if (name == "YXSOOSORVSTEP1") return AnswerSoosorv(name);
    if (!OpenBlock(name) && !is_silent) Say("UNKNOWN command");
  }

  bool OpenBlock(const std::string& name) {
    if (name == "BOARD") block_ = Block::kBoard;
    if (name == "YXBOARD") block_ = Block::kSilentBoard;
    if (name == "SWAP2BOARD") block_ = Block::kSwap2;
    if (absl::StartsWith(name, "YXQUERY")) block_ = Block::kQuery;
    if (absl::StartsWith(name, "YXSOOSORVSTEP")) block_ = Block::kSoosorv;
    block_name_ = name;
    if (block_ == Block::kBoard || block_ == Block::kSilentBoard) Clear(board_.size());
    block_lines_ = 0;
    return block_ != Block::kNone;
  }

  void HandleBlockLine(const std::string& word) {
    if (!absl::EqualsIgnoreCase(word, "DONE")) {
      ++block_lines_;
      if (block_ == Block::kBoard || block_ == Block::kSilentBoard) Place(word);
      return;
    }
    const Block block = std::exchange(block_, Block::kNone);
    if (block == Block::kBoard) Think();
    if (block == Block::kSwap2) ChooseColor();
    if (block == Block::kQuery) Say("UNKNOWN database");
    if (block == Block::kSoosorv) AnswerSoosorv(block_name_);
  }

  // The steps of RIF 1996, which needs no other.
  static void AnswerSoosorv(const std::string& name) {
    const std::string choice = absl::GetFlag(FLAGS_swap2);
    if (choice == "unknown") return Say("UNKNOWN command");
    std::vector<std::string> lines;
    const char step = name.back();
    if (step == '1') lines = {"MOVE1 7 7", "MOVE2 7 6", "MOVE3 8 8"};
    if (step == '2') lines = {choice == "keep" ? "SWAP1 NO" : "SWAP1 YES"};
    if (step == '3') lines = {choice == "occupied" ? "MOVE4 7 7 1" : "MOVE4 0 0 1"};
    if (step == '5') lines = {"MOVE5 REFRESH", "MOVE5 1 0", "MOVE5 2 0", "MOVE5 DONE"};
    if (step == '6') lines = {"MOVE5C 2 0"};
    for (const std::string& line : lines) Say(absl::StrCat("MESSAGE SOOSORV ", line));
  }

  void ChooseColor() {
    const std::string choice = absl::GetFlag(FLAGS_swap2);
    if (block_lines_ == 0) return Say("7,7 8,7 9,9");
    if (choice == "keep") return Say("0,0");
    if (choice == "occupied") return Say("7,7");
    Say(choice == "two" && block_lines_ == 3 ? "0,0 1,0" : "SWAP");
  }

  void HandleInfo(const std::vector<std::string>& words) {
    if (words.size() == 3 && words[1] == "timeout_turn") {
      (void)absl::SimpleAtoi(words[2], &turn_milliseconds_);
    }
    if (words.size() == 3 && words[1] == "rule") is_renju_ = words[2] == "4";
    if (fault_ == "info_answer") Say("OK");
  }

  void Start(const std::string& argument) {
    if (at_ == 0 && fault_ == "crash") std::abort();
    if (at_ == 0 && fault_ == "hang") HangForEver();
    int size = 0;
    if (!absl::SimpleAtoi(argument, &size) || size < kMinBoardSize || size > kMaxBoardSize) {
      return Say(fault_ == "any_size" ? "OK" : "ERROR size");
    }
    Clear(size);
    Say("OK");
  }

  void Reset(const std::string& name, const std::string& argument) {
    if (fault_ == "mute_takeback" && name == "TAKEBACK") return;
    if (name == "RESTART") {
      Clear(board_.size());
    } else if (const auto point = ParsePair(argument, Geometry(board_.size())); point.ok()) {
      board_.Set(*point, Cell::kEmpty);
      --stones_;
    }
    Say("OK");
  }

  void Clear(int size) {
    board_ = oracle::Board(size);
    stones_ = 0;
    moves_ = 0;
  }

  // "x,y" or "x,y,field". Colours alternate; only Renju's forbidden points look at them.
  void Place(const std::string& text) {
    const std::vector<std::string> parts = absl::StrSplit(text, ',');
    const auto point = ParsePair(absl::StrCat(parts[0], ",", parts.size() > 1 ? parts[1] : ""),
                                 Geometry(board_.size()));
    if (!point.ok()) return;
    board_.Set(*point, stones_++ % 2 == 0 ? Cell::kBlack : Cell::kWhite);
  }

  void Turn(const std::string& argument) {
    Place(argument);
    Think();
  }

  void Think() {
    const std::vector<Point> empty = board_.EmptyPoints();
    if (empty.empty()) return Say("ERROR the board is full");
    const bool faulty = ++moves_ == at_;
    const bool may_foul = moves_ >= at_ && fault_ == "forbidden";
    const Point move = may_foul ? FirstForbidden(empty) : Chosen(empty);
    const std::string text = FormatPair(move);
    Place(text);
    if (!faulty || !SayWrongly(text)) Say(text);
  }

  bool IsFoul(Point point) const {
    const bool is_black = stones_ % 2 == 0;
    return is_renju_ && is_black && oracle::FoulAt(board_, point) != oracle::Foul::kNone;
  }

  // The point by --play.
  Point Chosen(const std::vector<Point>& empty) {
    if (fault_ == "freestyle") return FirstRow(empty);
    const std::string play = absl::GetFlag(FLAGS_play);
    if (play == "first") return FirstAllowed(empty);
    if (play == "position") random_.seed(HashOfPosition());
    std::vector<Point> order = empty;
    std::rotate(order.begin(),
                order.begin() + static_cast<std::ptrdiff_t>(random_() % order.size()), order.end());
    return FirstAllowed(order);
  }

  uint64_t HashOfPosition() const {
    uint64_t hash = absl::GetFlag(FLAGS_seed);
    for (int y = 0; y < board_.size(); ++y) {
      for (int x = 0; x < board_.size(); ++x) {
        hash = hash * 1'000'003 + static_cast<uint64_t>(board_.at(x, y));
      }
    }
    return hash;
  }

  Point FirstAllowed(const std::vector<Point>& empty) const {
    const auto found =
        std::find_if_not(empty.begin(), empty.end(), [this](Point point) { return IsFoul(point); });
    return found == empty.end() ? empty.front() : *found;
  }

  // The first point that makes five or more.
  Point FirstRow(const std::vector<Point>& empty) const {
    const Color color = stones_ % 2 == 0 ? Color::kBlack : Color::kWhite;
    const auto found = std::find_if(empty.begin(), empty.end(), [&](Point point) {
      return oracle::Wins(board_, Rule::kFreestyle, {color, point});
    });
    return found == empty.end() ? FirstAllowed(empty) : *found;
  }

  // The first allowed point while none is forbidden.
  Point FirstForbidden(const std::vector<Point>& empty) const {
    const auto found =
        std::find_if(empty.begin(), empty.end(), [this](Point point) { return IsFoul(point); });
    return found == empty.end() ? FirstAllowed(empty) : *found;
  }

  // Answers with the fault, if it is one of an answer.
  bool SayWrongly(const std::string& text) {
    if (fault_ == "crash") std::abort();
    if (fault_ == "crash_after") {
      Say(text);
      std::abort();
    }
    if (fault_ == "hang") HangForEver();
    if (fault_ == "stderr") std::fputs("warning: something\n", stderr);
    if (fault_ == "memory") return Waste();
    if (fault_ == "late") {
      std::this_thread::sleep_for(
          std::chrono::milliseconds(turn_milliseconds_ + absl::GetFlag(FLAGS_late_ms)));
    }
    if (fault_ == "messages") SayMessages(10'000);
    if (fault_ == "flood") SayMessages(std::numeric_limits<int>::max());
    if (fault_ == "endless_line") {
      for (;;) std::cout << "blah " << std::flush;
    }
    if (fault_ == "close") {
      std::fclose(stdout);
      HangForEver();
    }
    const std::map<std::string, std::string> wrong = {
        {"occupied", OccupiedPoint()}, {"outside", "21,21"}, {"junk", "hello world"},
        {"blank", text + " "},         {"cr", text + "\r"},  {"two_moves", text + "\n" + text}};
    const auto found = wrong.find(fault_);
    if (found == wrong.end()) return false;
    Say(found->second);
    return true;
  }

  std::string OccupiedPoint() const {
    for (int y = 0; y < board_.size(); ++y) {
      for (int x = 0; x < board_.size(); ++x) {
        if (board_.at(x, y) != Cell::kEmpty) return absl::StrCat(x, ",", y);
      }
    }
    return "0,0";
  }

  // Takes memory and touches each page of it; the answer itself is right.
  bool Waste() {
    waste_.assign(kGreed, 1);
    return false;
  }

  enum class Block { kNone, kBoard, kSilentBoard, kSwap2, kQuery, kSoosorv };

  const std::string fault_;
  const int at_;
  std::mt19937_64 random_;
  oracle::Board board_;
  int stones_ = 0;
  int moves_ = 0;
  int turn_milliseconds_ = 0;
  bool is_renju_ = false;
  Block block_ = Block::kNone;
  std::string block_name_;
  int block_lines_ = 0;
  std::vector<char> waste_;
};

}  // namespace
}  // namespace tengen

int main(int argc, char** argv) {
  absl::ParseCommandLine(argc, argv);
  return tengen::ToyBrain(absl::GetFlag(FLAGS_fault), absl::GetFlag(FLAGS_at)).Run();
}
