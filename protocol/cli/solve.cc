#include "protocol/cli/solve.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <utility>

#include "absl/base/thread_annotations.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/synchronization/mutex.h"
#include "absl/time/clock.h"
#include "absl/time/time.h"
#include "engine/formats/proof_text.h"
#include "engine/notation.h"
#include "protocol/cli/batch.h"
#include "protocol/cli/board_svg.h"
#include "protocol/cli/progress.h"
#include "protocol/cli/solve_output.h"
#include "protocol/cli/stop_timer.h"
#include "protocol/text_file.h"

namespace tengen {
namespace {

using Asks = SolveQuestion::Asks;

constexpr absl::string_view kIdMark = "{id}";

// A position with its question, found to make sense. Positions are built when their turn comes:
// thousands of them would not fit into memory.
struct SolveTask {
  const PositionInput* input;
  SolveQuestion question;
  std::string proof_file;
  std::string svg_file;
};

// The name of an output file for one position. InvalidArgument if it would write over another.
absl::StatusOr<std::string> FileFor(const std::string& pattern, const PositionInput& input,
                                    SolveOptions::Overwrite overwrite) {
  const bool has_mark = absl::StrContains(pattern, kIdMark);
  if (has_mark && (input.id.empty() || input.id.find_first_of("/\\") != std::string::npos)) {
    return absl::InvalidArgumentError(
        absl::StrCat("'", pattern, "': the id '", input.id, "' can't be part of a file's name"));
  }
  const std::string path = absl::StrReplaceAll(pattern, {{kIdMark, input.id}});
  if (overwrite == SolveOptions::Overwrite::kNo && !path.empty() && FileExists(path)) {
    return absl::InvalidArgumentError(
        absl::StrCat("'", path, "': exists, expected a new file or --overwrite"));
  }
  const absl::Status folder = CheckFolderOf(path);
  if (!folder.ok()) return folder;
  return path;
}

absl::StatusOr<Point> ParseFirst(absl::string_view text, const Position& position) {
  const absl::StatusOr<Point> point = ParsePoint(text, position.geometry());
  if (point.ok() && *point != kNoPoint && position.IsEmpty(*point)) return *point;
  return absl::InvalidArgumentError(
      absl::StrCat("'--first=", text, "': expected an empty point of the board, as in --first=H8"));
}

absl::StatusOr<SolveTask> PlanTask(const PositionInput& input, const SolveOptions& options) {
  const absl::StatusOr<Position> position = ToPosition(input, ToMove::kNeeded);
  if (!position.ok()) return position.status();
  SolveTask task{&input, options.question, "", ""};
  if (task.question.asks == Asks::kFirstMove) {
    const absl::StatusOr<Point> first = ParseFirst(options.first, *position);
    if (!first.ok()) return first.status();
    task.question.first = *first;
  }
  absl::StatusOr<std::string> proof = FileFor(options.proof_file, input, options.overwrite);
  if (!proof.ok()) return proof.status();
  absl::StatusOr<std::string> svg = FileFor(options.svg_file, input, options.overwrite);
  if (!svg.ok()) return svg.status();
  task.proof_file = *std::move(proof);
  task.svg_file = *std::move(svg);
  return task;
}

// What one thread needs of its own.
struct Worker {
  Worker(SolveGoal goal, size_t bytes) : solver(goal, bytes) {}

  Solver solver;
  StopTimer timer;
};

// Answers tasks, from several threads.
class TaskRunner {
 public:
  TaskRunner(const SolveOptions& options, const ThinkingOptions& thinking)
      : options_(options), thinking_(thinking) {
    const size_t bytes = (thinking.memory_mb << 20) / static_cast<size_t>(thinking.threads);
    for (int i = 0; i < thinking.threads; ++i) {
      workers_.push_back(std::make_unique<Worker>(options.goal, bytes));
    }
  }

  // Answers, and writes the files that belong to it.
  SolvedRow Run(int worker, const SolveTask& task);

  // What the answers so far come to.
  absl::StatusOr<ExitCode> Verdict() {
    absl::MutexLock lock(&mutex_);
    if (!file_status_.ok()) return file_status_;
    return all_complete_ ? ExitCode::kAnswered : ExitCode::kLimitReached;
  }

 private:
  absl::Status WriteFiles(const SolveTask& task, Position position, SolvedRow& row) const;

  const SolveOptions& options_;
  const ThinkingOptions& thinking_;
  std::vector<std::unique_ptr<Worker>> workers_;
  absl::Mutex mutex_;
  absl::Status file_status_ ABSL_GUARDED_BY(mutex_);
  bool all_complete_ ABSL_GUARDED_BY(mutex_) = true;
};

SolvedRow TaskRunner::Run(int worker, const SolveTask& task) {
  Position position = *ToPosition(*task.input, ToMove::kNeeded);
  SolvedRow row{.id = task.input->id,
                .rule = position.rule(),
                .board = position.geometry(),
                .to_move = position.side_to_move(),
                .goal = options_.goal,
                .question = task.question,
                .answer = {}};
  if (options_.attacker == SolveOptions::Side::kOther) {
    position.SetSideToMove(Opponent(row.to_move));
  }
  row.attacker =
      task.question.asks == Asks::kDefences ? Opponent(row.to_move) : position.side_to_move();
  auto& [solver, timer] = *workers_[static_cast<size_t>(worker)];
  solver.Clear();
  timer.Start(thinking_.time);
  const absl::Time start = absl::Now();
  row.answer =
      Answer(solver, position, task.question, {.nodes = thinking_.nodes, .stop = &timer.stopped()});
  row.milliseconds = absl::ToInt64Milliseconds(absl::Now() - start);
  position.SetSideToMove(row.attacker);
  const absl::Status written = WriteFiles(task, std::move(position), row);
  absl::MutexLock lock(&mutex_);
  file_status_.Update(written);
  all_complete_ = all_complete_ && row.answer.is_complete;
  return row;
}

// REQUIRES: the attacker is to move.
absl::Status TaskRunner::WriteFiles(const SolveTask& task, Position position,
                                    SolvedRow& row) const {
  absl::Status status;
  if (!task.svg_file.empty()) {
    status.Update(
        WriteTextFile(task.svg_file, DrawSvg({position, row.answer.line, row.answer.defences})));
  }
  if (!task.proof_file.empty() && row.answer.outcome == SolveOutcome::kWin) {
    const Proof proof{std::move(position), std::move(row.answer.proof)};
    status.Update(WriteTextFile(task.proof_file, FormatProof(proof)));
  }
  return status;
}

}  // namespace

void SolveCommand::AddFlags(FlagSet& flags) {
  positions_.AddFlags(flags);
  thinking_.AddFlags(flags);
  AddJsonFlag(flags, &format_);
  flags.AddChoice<SolveGoal>(
      "goal", "what kind of win; every method if not given",
      {{"vcf", SolveGoal::kVcf}, {"vct", SolveGoal::kVct}, {"win", SolveGoal::kWin}},
      &options_.goal);
  flags.AddSwitch("defender-goal", "ask about the side not to move, as if it were to move",
                  [this] { options_.attacker = SolveOptions::Side::kOther; });
  flags.AddSwitch("shortest", "prove that no shorter win of that kind exists",
                  [this] { options_.question.length = SolveQuestion::Length::kShortest; });
  const auto ask = [this](absl::string_view flag, Asks asks) {
    options_.question.asks = asks;
    questions_.emplace_back(flag);
  };
  flags.AddSwitch("all", "find every first move that wins",
                  [ask] { ask("--all", Asks::kAllFirstMoves); });
  flags.Add("first", "MOVE", "ask about this first move alone, and what refutes it",
            [this, ask](absl::string_view move) {
              ask("--first", Asks::kFirstMove);
              options_.first = std::string(move);
              return absl::OkStatus();
            });
  flags.AddSwitch("defences", "list every move that stops the win the opponent threatens",
                  [ask] { ask("--defences", Asks::kDefences); });
  flags.AddText("proof", "FILE", "write the proof of a win; {id} in the name is the row's id",
                &options_.proof_file);
  flags.AddText("svg", "FILE", "write a picture of the line; {id} in the name is the row's id",
                &options_.svg_file);
  flags.AddSwitch("overwrite", "let --proof and --svg write over files",
                  [this] { options_.overwrite = SolveOptions::Overwrite::kYes; });
  flags.AddSwitch("progress", "say on stderr how far it has come, even if that is no terminal",
                  [this] { audience_ = Audience::kTerminal; });
}

absl::Status SolveCommand::CheckFlags(size_t num_positions) const {
  if (questions_.size() > 1) {
    return absl::InvalidArgumentError(
        absl::StrCat(absl::StrJoin(questions_, " and "), ": expected one of them"));
  }
  const bool asks_for_defences = options_.question.asks == Asks::kDefences;
  if (asks_for_defences && options_.attacker == SolveOptions::Side::kOther) {
    return absl::InvalidArgumentError("--defences and --defender-goal: expected one of them");
  }
  for (const std::string& file : {options_.proof_file, options_.svg_file}) {
    if (file.empty() || num_positions == 1 || absl::StrContains(file, kIdMark)) continue;
    return absl::InvalidArgumentError(absl::StrCat("'", file, "': one file for ", num_positions,
                                                   " positions, expected {id} in its name"));
  }
  return absl::OkStatus();
}

absl::StatusOr<ExitCode> SolveCommand::Run(const std::vector<std::string>& operands,
                                           const Streams& streams) {
  const absl::StatusOr<std::vector<PositionInput>> inputs =
      ReadInputs(operands, positions_, streams.in);
  if (!inputs.ok()) return inputs.status();
  const absl::Status checked = CheckFlags(inputs->size());
  if (!checked.ok()) return checked;
  std::vector<SolveTask> tasks;
  for (const PositionInput& input : *inputs) {
    absl::StatusOr<SolveTask> task = PlanTask(input, options_);
    if (!task.ok()) return task.status();
    tasks.push_back(*std::move(task));
  }
  TaskRunner runner(options_, thinking_);
  std::optional<Progress> progress;
  const bool is_watched = audience_ == Audience::kTerminal ||
                          (streams.err_audience == Audience::kTerminal && tasks.size() > 1);
  if (is_watched) progress.emplace(streams.err, tasks.size());
  RunBatch(
      tasks.size(), thinking_.threads,
      [&](int worker, size_t index) {
        const SolvedRow row = runner.Run(worker, tasks[index]);
        if (progress.has_value()) progress->Step();
        return format_ == OutputFormat::kJson ? SolvedJson(row) : SolvedText(row);
      },
      [&](const std::string& answer) { streams.out << answer << std::flush; });
  return runner.Verdict();
}

}  // namespace tengen
