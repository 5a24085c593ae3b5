#include "search/solver/question.h"

#include <utility>

#include "search/solver/defences.h"
#include "search/solver/first_move.h"
#include "search/solver/shortest.h"

namespace tengen {
namespace {

// Wins as short as this are found before any other.
constexpr int kShortestAtHand = 2;

// A solver that considers one first move only.
class FirstMoveSolver {
 public:
  FirstMoveSolver(Solver& solver, Point move) : solver_(solver), move_(move) {}

  SolveResult Solve(Position& position, const SolveLimits& limits) {
    MoveAnswer answer = SolveFirstMove(solver_, position, move_, limits);
    refutation_ = answer.refutation;
    return std::move(answer.result);
  }

  // Of the last search.
  Point refutation() const { return refutation_; }

 private:
  Solver& solver_;
  Point move_;
  Point refutation_ = kNoPoint;
};

// Gathers the answer to one question.
class Inquiry {
 public:
  Inquiry(Solver& solver, Position& position, const SolveQuestion& question,
          const SolveLimits& limits)
      : solver_(solver), position_(position), question_(question), limits_(limits) {}

  SolveAnswer Run();

 private:
  // Asks `method` for a win and, if wanted, for the shortest one.
  template <typename Method>
  void AskForWin(Method& method);
  void AskForFirstMove();
  void AskForAllFirstMoves();
  void AskForDefences();
  void Take(SolveResult result);

  Solver& solver_;
  Position& position_;
  const SolveQuestion& question_;
  const SolveLimits& limits_;
  SolveAnswer answer_;
};

SolveAnswer Inquiry::Run() {
  switch (question_.asks) {
    case SolveQuestion::Asks::kWin:
      AskForWin(solver_);
      break;
    case SolveQuestion::Asks::kAllFirstMoves:
      AskForWin(solver_);
      AskForAllFirstMoves();
      break;
    case SolveQuestion::Asks::kFirstMove:
      AskForFirstMove();
      break;
    case SolveQuestion::Asks::kDefences:
      AskForDefences();
      break;
  }
  return std::move(answer_);
}

void Inquiry::Take(SolveResult result) {
  answer_.outcome = result.outcome;
  answer_.line = std::move(result.line);
  answer_.length = result.length;
  answer_.proof = std::move(result.proof);
  answer_.is_complete = result.outcome != SolveOutcome::kUnknown;
  answer_.is_shortest = result.length > 0 && result.length <= kShortestAtHand;
  if (result.outcome == SolveOutcome::kWin) answer_.first_moves = {answer_.line.front()};
}

template <typename Method>
void Inquiry::AskForWin(Method& method) {
  SolveResult result = method.Solve(position_, limits_);
  answer_.nodes += result.nodes;
  Take(std::move(result));
  const bool wants_shorter = question_.length == SolveQuestion::Length::kShortest &&
                             answer_.outcome == SolveOutcome::kWin && !answer_.is_shortest;
  if (!wants_shorter) return;
  answer_.is_complete = false;
  // The methods of this goal leave shorter wins out, so that nothing is proved by finding none.
  if (solver_.goal() == SolveGoal::kWin) return;
  result = SolveShortest(method, position_, limits_);
  answer_.nodes += result.nodes;
  if (result.outcome != SolveOutcome::kWin) return;
  Take(std::move(result));
  answer_.is_shortest = true;
}

void Inquiry::AskForFirstMove() {
  FirstMoveSolver method(solver_, question_.first);
  AskForWin(method);
  if (answer_.outcome != SolveOutcome::kNone) return;
  answer_.line = {question_.first};
  if (method.refutation() != kNoPoint) answer_.line.push_back(method.refutation());
}

void Inquiry::AskForAllFirstMoves() {
  if (answer_.outcome == SolveOutcome::kNone) return;
  std::vector<Point> winning;
  for (MoveAnswer& answer : SolveFirstMoves(solver_, position_, limits_)) {
    answer_.nodes += answer.result.nodes;
    if (answer.result.outcome == SolveOutcome::kUnknown) answer_.undecided.push_back(answer.move);
    if (answer.result.outcome != SolveOutcome::kWin) continue;
    winning.push_back(answer.move);
    if (answer_.outcome != SolveOutcome::kWin) Take(std::move(answer.result));
  }
  answer_.first_moves = std::move(winning);
  if (!answer_.undecided.empty()) answer_.is_complete = false;
}

void Inquiry::AskForDefences() {
  DefenceAnswer defences = FindDefences(solver_, position_, limits_);
  Take(std::move(defences.threat));
  answer_.nodes = defences.nodes;
  answer_.defences = std::move(defences.defences);
  answer_.undecided = std::move(defences.undecided);
  if (!answer_.undecided.empty()) answer_.is_complete = false;
}

}  // namespace

SolveAnswer Answer(Solver& solver, Position& position, const SolveQuestion& question,
                   const SolveLimits& limits) {
  return Inquiry(solver, position, question, limits).Run();
}

}  // namespace tengen
