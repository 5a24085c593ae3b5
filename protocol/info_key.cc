#include "protocol/info_key.h"

#include <algorithm>
#include <limits>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"

namespace tengen {
namespace {

constexpr int64_t kMinInt = std::numeric_limits<int>::min();
constexpr int64_t kMaxInt = std::numeric_limits<int>::max();
constexpr int64_t kMin = std::numeric_limits<int64_t>::min();
constexpr int64_t kMax = std::numeric_limits<int64_t>::max();

// What Yixin-Board sends, in milliseconds, for "no limit".
constexpr int64_t kYixinUnlimitedTurn = 2'000'000;
constexpr int64_t kYixinUnlimitedMatch = 100'000'000;

int64_t YixinLimit(const Settings& settings, int64_t value, int64_t unlimited) {
  return settings.yixin_dialect && value == unlimited ? GameClock::kUnlimited : value;
}

void SetTurn(Settings& settings, int64_t value) {
  settings.clock.SetTurn(YixinLimit(settings, value, kYixinUnlimitedTurn));
}

void SetMatch(Settings& settings, int64_t value) {
  settings.clock.SetMatch(YixinLimit(settings, value, kYixinUnlimitedMatch));
}

void SetLeft(Settings& settings, int64_t value) {
  settings.clock.SetLeft(YixinLimit(settings, value, kYixinUnlimitedMatch));
}

void SetIncrement(Settings& settings, int64_t value) { settings.clock.SetIncrement(value); }

void SetMemory(Settings& settings, int64_t value) {
  settings.memory = value == 0 ? kDefaultMemory : static_cast<size_t>(value);
}

void SetRule(Settings& settings, int64_t value) { settings.rule_code = static_cast<int>(value); }

void SetMaxDepth(Settings& settings, int64_t value) {
  settings.max_depth = static_cast<int>(value > 0 ? value : kMaxInt);
}

void SetMaxNodes(Settings& settings, int64_t value) {
  settings.max_nodes =
      value > 0 ? static_cast<uint64_t>(value) : std::numeric_limits<uint64_t>::max();
}

void SetThreads(Settings& settings, int64_t value) { settings.threads = static_cast<int>(value); }

void SetTableSize(Settings& settings, int64_t kibibytes) {
  settings.table_size = static_cast<size_t>(kibibytes) << 10;
}

void SetDetail(Settings& settings, int64_t value) {
  settings.yixin_dialect = true;
  settings.detail = {(value & 1) != 0, (value & 2) != 0};
}

constexpr InfoKey kKeys[] = {
    {"timeout_turn", kMin, kMax, SetTurn},
    {"timeout_match", kMin, kMax, SetMatch},
    {"time_left", kMin, kMax, SetLeft},
    {"time_increment", 0, kMaxInt, SetIncrement},
    {"max_memory", 0, kMax, SetMemory},
    {"rule", 0, kMaxInt, SetRule},
    {"max_depth", kMinInt, kMaxInt, SetMaxDepth},
    {"max_node", kMin, kMax, SetMaxNodes},
    {"thread_num", 1, kMaxInt, SetThreads},
    {"hash_size", 1, kMax >> 10, SetTableSize},
    {"show_detail", 0, 3, SetDetail},
    // The brain never thinks in the opponent's time, plays alike against everybody, and keeps no
    // database.
    {"game_type", 0, 3, nullptr},
    {"pondering", 0, 1, nullptr},
    {"caution_factor", 0, 5, nullptr},
    {"nbestsym", 0, kMaxInt, nullptr},
    {"usedatabase", 0, 1, nullptr},
    {"database_readonly", 0, 1, nullptr},
    {"vcthread", 0, 2, nullptr},
    {"checkmate", kMinInt, kMaxInt, nullptr},
    {"thread_split_depth", kMinInt, kMaxInt, nullptr},
    {"start_depth", kMinInt, kMaxInt, nullptr},
};

}  // namespace

absl::Span<const InfoKey> InfoKeys() { return kKeys; }

absl::Status ApplyInfo(Settings& settings, absl::string_view key, absl::string_view value) {
  const auto* const entry = std::find_if(std::begin(kKeys), std::end(kKeys), [&](const InfoKey& k) {
    return absl::EqualsIgnoreCase(key, k.name);
  });
  if (entry == std::end(kKeys)) return absl::NotFoundError(absl::StrCat("unknown key ", key));
  int64_t number = 0;
  if (!absl::SimpleAtoi(value, &number) || number < entry->min || number > entry->max) {
    return absl::InvalidArgumentError(absl::StrCat(
        entry->name, ": expected an integer of ", entry->min, " to ", entry->max, ", got ", value));
  }
  if (entry->set != nullptr) entry->set(settings, number);
  return absl::OkStatus();
}

}  // namespace tengen
