#include "search/parted_search.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <utility>

#include "search/time_manager.h"

namespace tengen {
namespace {

constexpr uint64_t kNoNodeLimit = std::numeric_limits<uint64_t>::max();

}  // namespace

PartedSearch::PartedSearch(Searcher& searcher, SearchControl& control, SearchListener& listener,
                           const SearchLimits& limits)
    : searcher_(searcher),
      control_(control),
      listener_(listener),
      limits_(limits),
      time_(BudgetOf(limits.time).hard),
      nodes_left_(limits.nodes) {
  const bool has_other_limit =
      limits.nodes != kNoNodeLimit || limits.depth != std::numeric_limits<int>::max();
  if (!has_other_limit) time_ = std::min(time_, kUnlimitedTime);
  Plan(1);
}

void PartedSearch::Plan(int parts) {
  assert(parts > 0);
  time_of_part_ = (time_ - time_planned_) / parts;
  nodes_of_part_ = nodes_left_ == kNoNodeLimit
                       ? kNoNodeLimit
                       : std::max<uint64_t>(1, nodes_left_ / static_cast<uint64_t>(parts));
}

SearchReport PartedSearch::Search(SearchRequest request) {
  time_planned_ += time_of_part_;
  request.limits = limits_;
  // All parts count from the same start, so this is where the part has to end.
  if (time_planned_ != absl::InfiniteDuration()) request.limits.time.turn = time_planned_;
  request.limits.nodes = nodes_of_part_;
  if (nodes_left_ != kNoNodeLimit) nodes_left_ -= std::min(nodes_left_, nodes_of_part_);
  return searcher_.Search(request, control_, listener_);
}

}  // namespace tengen
