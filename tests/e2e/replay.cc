#include "tests/e2e/replay.h"

#include <algorithm>
#include <array>
#include <deque>
#include <optional>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/time/clock.h"
#include "protocol/manager/brain_session.h"
#include "tests/e2e/expectation.h"
#include "tests/e2e/replay_game.h"
#include "tests/e2e/step_renderer.h"

namespace tengen {
namespace {

constexpr int kFallbackSize = 20;  // of Piskvork, after a refused RECTSTART
// A search that only a stop ends gets this long at least, so that the stop finds it at work.
constexpr absl::Duration kThinkingPause = absl::Milliseconds(60);

// The moves of a recorded answer; SUGGEST counts as the move that it proposes.
std::vector<Coordinate> CoordinatesOfAnswers(const std::vector<std::string>& answers) {
  std::vector<Coordinate> result;
  for (const std::string& answer : answers) {
    for (absl::string_view word : absl::StrSplit(answer, ' ')) {
      if (const std::optional<Coordinate> move = ParseCoordinate(word)) result.push_back(*move);
    }
    if (!result.empty()) break;
  }
  return result;
}

std::vector<Coordinate> AllCoordinates(const Session& session) {
  std::vector<Coordinate> result;
  for (const TranscriptStep& step : session.steps) {
    for (const SentLine& line : step.lines) {
      const std::vector<absl::string_view> words = absl::StrSplit(line.text, ' ');
      if (const auto coordinate = ParseCoordinate(words.back())) result.push_back(*coordinate);
    }
    for (const Coordinate& move : CoordinatesOfAnswers(step.answers)) result.push_back(move);
  }
  return result;
}

// Whether the manager waits for each answer, or sends on until it needs a move.
bool WaitsForEachAnswer(Manager manager) {
  return manager == Manager::kPiskvork || manager == Manager::kCGomokuCli;
}

struct PendingAnswer {
  const TranscriptStep* step;
  Expectation expectation;
};

class SessionReplay {
 public:
  SessionReplay(BrainSession brain, const Session& session, Manager manager,
                const ReplayOptions& options)
      : brain_(std::move(brain)),
        session_(session),
        manager_(manager),
        options_(options),
        game_(kMaxBoardSize),
        renderer_(&game_, options.turn_limit) {
    game_.set_recorded_moves(AllCoordinates(session));
  }

  absl::StatusOr<ReplayReport> Run() {
    for (size_t i = 0; i < session_.steps.size(); ++i) {
      current_ = &session_.steps[i];
      if (absl::Status status = RunStep(i); !status.ok()) return status;
    }
    if (absl::Status status = Finish(); !status.ok()) return status;
    return report_;
  }

 private:
  static absl::Status At(const TranscriptStep& step, const absl::Status& status) {
    if (status.ok()) return status;
    return absl::Status(status.code(), absl::StrCat("line ", step.line_number, " (", step.name,
                                                    "): ", std::string(status.message())));
  }

  absl::Status RunStep(size_t index) {
    const TranscriptStep& step = session_.steps[index];
    if (step.name == "PLAY") return absl::OkStatus();
    if (absl::Status status = Pause(step); !status.ok()) return status;
    // Only INFO goes out without the answer to what came before it.
    if (step.name != "INFO" && Awaits(Thinking::kTurn)) {
      if (absl::Status status = FlushAndAwait(); !status.ok()) return status;
    }
    if (absl::StrContains(step.arguments(), "show_detail")) brain_.AllowDetail();
    absl::StatusOr<std::string> text = renderer_.Render(step);
    if (!text.ok()) return At(step, text.status());
    burst_ += *text;
    Expectation expectation = ExpectationOf(step);
    const Thinking thinking = expectation.thinking;
    const bool answered = !expectation.kinds.empty();
    if (answered) pending_.push_back({&step, std::move(expectation)});
    if (thinking == Thinking::kUntilStop) return absl::OkStatus();
    if (answered && (WaitsForEachAnswer(manager_) ||
                     (thinking == Thinking::kTurn && !IsSentWhileThinking(index + 1)))) {
      return FlushAndAwait();
    }
    return absl::OkStatus();
  }

  // Whether the step goes out at the same moment as the one before it, which makes the brain think.
  bool IsSentWhileThinking(size_t index) const {
    return index < session_.steps.size() && session_.steps[index].name == "INFO" &&
           session_.steps[index].delay == absl::ZeroDuration();
  }

  bool Awaits(Thinking thinking) const {
    return std::any_of(pending_.begin(), pending_.end(), [thinking](const PendingAnswer& pending) {
      return pending.expectation.thinking == thinking;
    });
  }

  // The manager's pause before a step; what was said before it has been sent, and answered.
  absl::Status Pause(const TranscriptStep& step) {
    if (step.delay > absl::ZeroDuration()) {
      const bool searching = Awaits(Thinking::kUntilStop);
      if (absl::Status status = searching ? Flush() : FlushAndAwait(); !status.ok()) return status;
      if (searching) absl::SleepFor(kThinkingPause);
      absl::SleepFor(std::min(step.delay * options_.time_scale, options_.max_pause));
    }
    if (manager_ == Manager::kJudge && absl::StartsWith(step.lines[0].text, "INFO time_left")) {
      return FreezeBetweenMoves();
    }
    return absl::OkStatus();
  }

  // The judge stops the process whenever it is not its turn.
  absl::Status FreezeBetweenMoves() {
    if (absl::Status status = Flush(); !status.ok()) return status;
    if (absl::Status status = brain_.process().Suspend(); !status.ok()) return status;
    absl::SleepFor(absl::Milliseconds(1));
    return brain_.process().Resume();
  }

  absl::Status Flush() {
    if (pending_.empty()) {
      if (absl::Status status = brain_.ExpectSilence(absl::ZeroDuration()); !status.ok()) {
        return At(*current_, status);
      }
    }
    if (burst_.empty()) return absl::OkStatus();
    const std::string burst = std::exchange(burst_, std::string());
    return At(*current_, brain_.Send(burst));
  }

  absl::Status FlushAndAwait() {
    if (absl::Status status = Flush(); !status.ok()) return status;
    while (!pending_.empty()) {
      const PendingAnswer pending = std::move(pending_.front());
      pending_.pop_front();
      if (absl::Status status = Await(pending); !status.ok()) return At(*pending.step, status);
    }
    return absl::OkStatus();
  }

  absl::Status Await(const PendingAnswer& pending) {
    absl::StatusOr<Reply> reply = brain_.Answer(options_.patience);
    if (!reply.ok()) {
      return absl::Status(reply.status().code(),
                          absl::StrCat("expected ", pending.expectation.Describe(), ": ",
                                       std::string(reply.status().message())));
    }
    if (!pending.expectation.Accepts(*reply)) {
      return absl::FailedPreconditionError(absl::StrCat("expected ", pending.expectation.Describe(),
                                                        ", the brain said '", reply->line, "'"));
    }
    ++report_.answers;
    if (pending.step->name == "RECTSTART") return StartSquare();
    if (pending.expectation.thinking == Thinking::kUntilStop) return absl::OkStatus();
    return PlayAll(*pending.step, *reply);
  }

  absl::Status StartSquare() {
    game_.Start(kFallbackSize);
    const absl::StatusOr<Reply> reply =
        brain_.Ask(absl::StrCat("START ", kFallbackSize, "\r\n"), options_.patience);
    if (!reply.ok()) return reply.status();
    return reply->kind == ReplyKind::kOk
               ? absl::OkStatus()
               : absl::FailedPreconditionError("no START after a refused RECTSTART");
  }

  // Places the brain's stones on the board.
  absl::Status PlayAll(const TranscriptStep& step, const Reply& reply) {
    const std::vector<Coordinate> recorded = CoordinatesOfAnswers(step.answers);
    for (size_t i = 0; i < reply.moves.size(); ++i) {
      ++report_.moves;
      const std::optional<Coordinate> coordinate =
          i < recorded.size() ? std::optional<Coordinate>(recorded[i]) : std::nullopt;
      if (absl::Status status = game_.PlayBrain(coordinate, reply.moves[i]); !status.ok()) {
        return absl::FailedPreconditionError(
            absl::StrCat(std::string(status.message()), ": '", reply.line, "'"));
      }
    }
    return absl::OkStatus();
  }

  absl::Status Finish() {
    if (absl::Status status = FlushAndAwait(); !status.ok()) return status;
    if (session_.end == SessionEnd::kEndOfInput) brain_.CloseInput();
    return At(*current_, brain_.ExpectExit(options_.exit_patience));
  }

  BrainSession brain_;
  const Session& session_;
  const Manager manager_;
  const ReplayOptions options_;
  ReplayGame game_;
  StepRenderer renderer_;
  ReplayReport report_;
  const TranscriptStep* current_ = nullptr;
  std::string burst_;
  std::deque<PendingAnswer> pending_;
};

}  // namespace

absl::StatusOr<Manager> ManagerOfFile(absl::string_view file_name) {
  constexpr std::array<std::pair<absl::string_view, Manager>, 5> kPrefixes = {{
      {"piskvork_", Manager::kPiskvork},
      {"judge_", Manager::kJudge},
      {"cgomokucli_", Manager::kCGomokuCli},
      {"qpiskvork_", Manager::kQPiskvork},
      {"yixinboard_", Manager::kYixinBoard},
  }};
  for (const auto& [prefix, manager] : kPrefixes) {
    if (absl::StartsWith(file_name, prefix)) return manager;
  }
  return absl::InvalidArgumentError(
      absl::StrCat("'", file_name, "' does not begin with a manager's name"));
}

absl::StatusOr<ReplayReport> ReplaySession(const BrainCommand& brain, const Session& session,
                                           Manager manager, const ReplayOptions& options) {
  absl::StatusOr<BrainSession> started = BrainSession::Start(brain.program, brain.arguments);
  if (!started.ok()) return started.status();
  return SessionReplay(*std::move(started), session, manager, options).Run();
}

}  // namespace tengen
