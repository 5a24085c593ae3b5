// Several searches that share the limits of one move.
//
//   PartedSearch search(searcher, control, listener, limits);
//   search.Plan(3);                                 // three parts of what is left
//   SearchReport first = search.Search(request);    // about a third of the time and of the nodes
//
// Parts that end early leave their time to the later ones.
#ifndef TENGEN_SEARCH_PARTED_SEARCH_H_
#define TENGEN_SEARCH_PARTED_SEARCH_H_

#include <cstdint>

#include "absl/time/time.h"
#include "search/limits.h"
#include "search/search_control.h"
#include "search/search_listener.h"
#include "search/searcher.h"

namespace tengen {

class PartedSearch {
 public:
  // The time for all parts together where the limits set none.
  static constexpr absl::Duration kUnlimitedTime = absl::Seconds(30);

  // `searcher`, `control` and `listener` outlive this.
  PartedSearch(Searcher& searcher, SearchControl& control, SearchListener& listener,
               const SearchLimits& limits);

  // Divides what is left of the limits into `parts` equal parts. REQUIRES: parts > 0.
  void Plan(int parts);

  // Runs one part; the limits of `request` are not looked at. Once the control is stopped every
  // part returns the little that its searcher knows at once.
  SearchReport Search(SearchRequest request);

 private:
  Searcher& searcher_;
  SearchControl& control_;
  SearchListener& listener_;
  SearchLimits limits_;
  absl::Duration time_;          // for all parts
  absl::Duration time_planned_;  // for the parts up to now
  absl::Duration time_of_part_;
  uint64_t nodes_left_;
  uint64_t nodes_of_part_;
};

}  // namespace tengen

#endif  // TENGEN_SEARCH_PARTED_SEARCH_H_
