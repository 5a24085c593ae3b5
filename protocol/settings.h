// What the manager has told about itself and its wishes with INFO, kept over games.
//
//   Settings settings;
//   ApplyInfo(settings, "rule", "4");      // info_key.h
//   RuleInForce(settings);                 // Rule::kRenju
#ifndef TENGEN_PROTOCOL_SETTINGS_H_
#define TENGEN_PROTOCOL_SETTINGS_H_

#include <cstddef>
#include <cstdint>
#include <limits>

#include "absl/status/statusor.h"
#include "engine/rule.h"
#include "protocol/game_clock.h"

namespace tengen {

// Which lines accompany a search; the bits of INFO show_detail.
struct DetailLines {
  bool realtime = false;  // bit 1: MESSAGE REALTIME lines
  bool values = false;    // bit 2: INFO lines

  bool any() const { return realtime || values; }
  friend bool operator==(const DetailLines& a, const DetailLines& b) = default;
};

// The memory of a manager that sets no limit: what tournaments give.
inline constexpr size_t kDefaultMemory = size_t{350} << 20;

struct Settings {
  GameClock clock;
  int rule_code = 0;               // as sent: what it means depends on `yixin_dialect`
  bool yixin_dialect = false;      // `yxshowinfo` or INFO show_detail was seen
  size_t memory = kDefaultMemory;  // bytes
  size_t table_size = 0;           // bytes; 0: whatever fits the memory
  int threads = 1;
  int max_depth = std::numeric_limits<int>::max();
  uint64_t max_nodes = std::numeric_limits<uint64_t>::max();
  DetailLines detail;

  bool has_depth_or_node_limit() const {
    return max_depth != std::numeric_limits<int>::max() ||
           max_nodes != std::numeric_limits<uint64_t>::max();
  }
  TimeControl time_control() const {
    return clock.Control(has_depth_or_node_limit() ? GameClock::OtherLimits::kSome
                                                   : GameClock::OtherLimits::kNone);
  }
};

// The rule that `rule_code` asks for. Its bits are 1 exactly five, 2 continuous game, 4 renju, 8
// caro; higher bits are left out. After a line of the Yixin dialect 2 is renju, and 5 and 6 are
// freestyle (with swap or swap2, which the opening commands bring about). The continuous game needs
// no rule of its own: the brain plays on after a five in any case.
// Unimplemented for a sum without a meaning, such as 5 or 12: no other rule is played instead.
absl::StatusOr<Rule> RuleInForce(const Settings& settings);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_SETTINGS_H_
