#include "search/solver/vcf_search.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "engine/bitboard.h"
#include "engine/defence.h"
#include "engine/zobrist.h"
#include "search/move_generator.h"

namespace tengen {

VcfSearch::VcfSearch(VcfMemory& memory, Position& position, const SolveLimits& limits, Seeks seeks)
    : memory_(memory),
      board_(memory.board),
      fours_(memory.fours),
      position_(position),
      limits_(limits),
      seeks_(seeks),
      attacker_(position.side_to_move()),
      defender_(Opponent(attacker_)),
      judge_(board_, position) {}

int VcfSearch::Run() {
  const int length = limits_.length;
  const uint64_t hash = position_.hash();
  if (length < kFourWins || memory_.dead_ends.Contains(hash, length)) return 0;
  Bitboard points = FourPoints(position_, attacker_);
  if (position_.Has(defender_, PointThreat::kFive)) {
    points &= DefencesAgainstFives(position_, defender_);
  }
  if (points.IsEmpty()) return 0;
  board_.Load(position_);
  fours_.clear();
  for (Point point : points) {
    if (AddFour(point)) return WinWith(point);
  }
  const int win = TryFours(0, length);
  if (win == 0 && !cut_) memory_.dead_ends.Add(hash, length);
  return win;
}

// Returns the length of the win, or 0. The attacker is to move, and has no five; `threats` are the
// defender's rows through its last stone that lack one stone.
int VcfSearch::SolveNode(const FoursBoard::RowsByDirection& threats, int length) {
  const size_t first = fours_.size();
  const Point winning = CollectAfter(threats);
  int win = 0;
  if (winning != kNoPoint) {
    win = WinWith(winning);
  } else {
    win = TryFours(first, length);
    if (win == 0 && !cut_) memory_.dead_ends.Add(board_.hash(), length);
  }
  fours_.resize(first);
  return win;
}

int VcfSearch::TryFours(size_t first, int length) {
  const size_t end = fours_.size();
  for (size_t i = first; i < end; ++i) {
    if (LimitReached()) return 0;
    const int win = TryFour(fours_[i], length);
    if (win > 0 || cut_) return win;
  }
  return 0;
}

bool VcfSearch::LimitReached() {
  if (nodes_ >= limits_.nodes || (limits_.stop != nullptr && limits_.stop->load())) cut_ = true;
  return cut_;
}

int VcfSearch::TryFour(Four four, int length) {
  ++nodes_;
  const int rest = OneLess(length);
  if (IsKnownToFail(four, rest) || judge_.IsForbidden(attacker_, four.point)) return 0;
  board_.Place(four.point, attacker_);
  const int longest = AnswerAll(four, rest);
  board_.Undo();
  return longest == 0 ? 0 : longest + 1;
}

// Whether the table alone shows that a reply escapes.
bool VcfSearch::IsKnownToFail(const Four& four, int length) const {
  // A reply that leads to a dead end may be forbidden here.
  if (judge_.Binds(defender_)) return false;
  for (uint64_t stops = four.stops; stops != 0; stops &= stops - 1) {
    const Point reply = PointOn(four.line, std::countr_zero(stops));
    if (memory_.dead_ends.Contains(HashAfter(four.point, reply), length)) return true;
  }
  return false;
}

// The hash of the position after a four and its reply.
uint64_t VcfSearch::HashAfter(Point four, Point reply) const {
  return board_.hash() ^ ZobristKey(four, CellOf(attacker_)) ^ ZobristKey(reply, CellOf(defender_));
}

// The attacker's stones that follow the longest defence; 0 if some reply escapes.
int VcfSearch::AnswerAll(const Four& four, int length) {
  int longest = 1;  // without a legal reply the defender plays anywhere, and the five follows
  ProofNode proof;
  proof.move = four.point;
  for (uint64_t stops = four.stops; stops != 0; stops &= stops - 1) {
    const Point reply = PointOn(four.line, std::countr_zero(stops));
    if (judge_.IsForbidden(defender_, reply)) continue;
    const int win = AnswerOne(reply, length);
    if (win == 0) return 0;
    longest = std::max(longest, win);
    if (seeks_ == Seeks::kProof) proof.replies.push_back({reply, std::move(proof_)});
  }
  if (seeks_ == Seeks::kProof) proof_ = std::move(proof);
  return longest;
}

int VcfSearch::AnswerOne(Point reply, int length) {
  if (length < kFourWins) return 0;
  const uint64_t hash = board_.hash() ^ ZobristKey(reply, CellOf(defender_));
  if (memory_.dead_ends.Contains(hash, length)) return 0;
  const FoursBoard::RowsByDirection rows = board_.Place(reply, defender_);
  const int win = SolveNode(rows, length);
  board_.Undo();
  return win;
}

// Adds the fours that may be tried after the defender's last stone. Returns a point where a four
// can't be stopped instead, if there is one.
Point VcfSearch::CollectAfter(const FoursBoard::RowsByDirection& threats) {
  const int num_placed = board_.num_placed();
  const PointLines& at = LinesThrough(board_.placed(num_placed - 1));
  int threatened_line = -1;
  uint64_t allowed = 0;
  for (size_t d = 0; d < kNumDirections; ++d) {
    const uint64_t rows = OfColor(threats[d], defender_);
    if (rows == 0) continue;
    // Fives on two lines can't be stopped both.
    if (threatened_line >= 0) return kNoPoint;
    threatened_line = at.line[d];
    allowed = board_.Stops(defender_, threatened_line, rows, EmptyCells(board_.word(at.line[d])));
  }
  if (threatened_line >= 0) return CollectOnLine(threatened_line, allowed);
  return CollectEverywhere(board_.placed(num_placed - 2));
}

// Chains go on where they are: fours on the lines of the last one come first.
Point VcfSearch::CollectEverywhere(Point last_attack) {
  std::array<uint64_t, kNumDirections> lines;
  for (size_t d = 0; d < kNumDirections; ++d) lines[d] = board_.AttackLines(d);
  const PointLines& at = LinesThrough(last_attack);
  for (size_t d = 0; d < kNumDirections; ++d) {
    lines[d] &= ~(uint64_t{1} << at.line[d] % kLinesApart);
    const Point winning = CollectOnLine(at.line[d], board_.FourCells(attacker_, at.line[d]));
    if (winning != kNoPoint) return winning;
  }
  for (size_t d = 0; d < kNumDirections; ++d) {
    for (; lines[d] != 0; lines[d] &= lines[d] - 1) {
      const int line = static_cast<int>(d) * kLinesApart + std::countr_zero(lines[d]);
      const Point winning = CollectOnLine(line, board_.FourCells(attacker_, line));
      if (winning != kNoPoint) return winning;
    }
  }
  return kNoPoint;
}

Point VcfSearch::CollectOnLine(int line, uint64_t cells) {
  for (; cells != 0; cells &= cells - 1) {
    const Point point = PointOn(line, std::countr_zero(cells));
    if (AddFour(point)) return point;
  }
  return kNoPoint;
}

// Adds the four that the attacker makes at a point, if any. Returns whether it is legal and nothing
// stops it; then it is not added. A point with fours on two lines is never added, so that no point
// is added twice.
bool VcfSearch::AddFour(Point point) {
  const PointLines& at = LinesThrough(point);
  size_t direction = kNumDirections;
  uint64_t rows = 0;
  for (size_t d = 0; d < kNumDirections; ++d) {
    const uint64_t rows_of_line =
        board_.RowsLackingTwo(attacker_, at.line[d]) & RowsThrough(at.shift[d]);
    if (rows_of_line == 0) continue;
    // Two fours on two lines, which no reply shares.
    if (rows != 0) return !judge_.Binds(attacker_);
    rows = rows_of_line;
    direction = d;
  }
  if (rows == 0) return false;
  const int line = at.line[direction];
  const uint64_t cell = uint64_t{1} << at.shift[direction];
  const uint64_t empty = EmptyCells(board_.word(line)) & ~cell;
  const uint64_t stops = board_.Stops(attacker_, line, rows, empty);
  if (stops == 0) return !judge_.IsForbidden(attacker_, point);
  fours_.push_back({point, line, stops});
  const Point reply = PointOn(line, std::countr_zero(stops));
  memory_.dead_ends.Prefetch(HashAfter(point, reply));
  return false;
}

int VcfSearch::WinWith(Point four) {
  if (seeks_ == Seeks::kProof) {
    proof_ = ProofNode();
    proof_.move = four;
  }
  return kFourWins;
}

}  // namespace tengen
