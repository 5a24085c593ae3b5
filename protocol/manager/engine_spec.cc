#include "protocol/manager/engine_spec.h"

#include <array>
#include <filesystem>
#include <fstream>
#include <ios>
#include <system_error>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"

namespace tengen {
namespace {

constexpr int64_t kMaxMemoryMib = int64_t{1} << 20;

absl::Status BadValue(absl::string_view key, absl::string_view value, absl::string_view expected) {
  return absl::InvalidArgumentError(
      absl::StrCat("engine: '", key, "=", value, "': expected ", expected));
}

absl::Status SetArguments(absl::string_view value, EngineSpec& spec) {
  absl::StatusOr<std::vector<std::string>> words = SplitQuoted(value);
  if (!words.ok()) return words.status();
  spec.command.arguments = *std::move(words);
  return absl::OkStatus();
}

absl::Status SetClock(absl::string_view value, EngineSpec& spec) {
  const absl::StatusOr<ClockSettings> clock = ParseClock(value);
  if (!clock.ok()) return clock.status();
  spec.clock = *clock;
  return absl::OkStatus();
}

absl::Status SetMemory(absl::string_view value, EngineSpec& spec) {
  int64_t mebibytes = 0;
  if (!absl::SimpleAtoi(value, &mebibytes) || mebibytes < 0 || mebibytes > kMaxMemoryMib) {
    return BadValue("memory", value, "mebibytes, 0 for no limit");
  }
  spec.max_memory = mebibytes << 20;
  return absl::OkStatus();
}

absl::Status SetLife(absl::string_view value, EngineSpec& spec) {
  if (value != "on" && value != "off") return BadValue("restart", value, "on or off");
  spec.life = value == "on" ? ProcessLife::kOneGame : ProcessLife::kManyGames;
  return absl::OkStatus();
}

absl::Status SetErrorStream(absl::string_view value, EngineSpec& spec) {
  if (value != "merge" && value != "discard") return BadValue("stderr", value, "merge or discard");
  spec.command.error_stream = value == "merge" ? ErrorStream::kMerge : ErrorStream::kDiscard;
  return absl::OkStatus();
}

absl::Status SetKey(const std::string& key, const std::string& value, EngineSpec& spec) {
  if (key == "args") return SetArguments(value, spec);
  if (key == "tc") return SetClock(value, spec);
  if (key == "memory") return SetMemory(value, spec);
  if (key == "restart") return SetLife(value, spec);
  if (key == "stderr") return SetErrorStream(value, spec);
  if (key == "cmd") {
    spec.command.program = value;
  } else if (key == "dir") {
    spec.command.working_directory = value;
  } else if (key == "name") {
    spec.name = value;
  } else {
    spec.info.emplace_back(key, value);
  }
  return absl::OkStatus();
}

bool IsProgram(const std::filesystem::path& path) {
  std::error_code error;
  return std::filesystem::is_regular_file(path, error);
}

std::string DefaultName(const std::string& program) {
  const std::string stem = std::filesystem::path(program).stem().string();
  return std::string(absl::StripPrefix(stem, "pbrain-"));
}

}  // namespace

absl::StatusOr<std::vector<std::string>> SplitQuoted(absl::string_view text) {
  std::vector<std::string> words;
  bool in_word = false;
  char quote = '\0';
  for (const char c : text) {
    if (quote == '\0' && absl::ascii_isspace(static_cast<unsigned char>(c))) {
      in_word = false;
      continue;
    }
    if (!in_word) words.emplace_back();
    in_word = true;
    if (c == quote) {
      quote = '\0';
    } else if (quote == '\0' && (c == '"' || c == '\'')) {
      quote = c;
    } else {
      words.back().push_back(c);
    }
  }
  if (quote == '\0') return words;
  return absl::InvalidArgumentError(
      absl::StrCat("'", text, "': expected another ", std::string(1, quote), " to close a quote"));
}

absl::StatusOr<EngineSpec> ParseEngineSpec(absl::string_view text) {
  const absl::StatusOr<std::vector<std::string>> words = SplitQuoted(text);
  if (!words.ok()) return words.status();
  EngineSpec spec;
  for (const std::string& word : *words) {
    const std::pair<std::string, std::string> parts = absl::StrSplit(word, absl::MaxSplits('=', 1));
    if (parts.first.empty() || !absl::StrContains(word, '=')) {
      return absl::InvalidArgumentError(absl::StrCat("engine: '", word, "': expected key=value"));
    }
    if (absl::Status status = SetKey(parts.first, parts.second, spec); !status.ok()) return status;
  }
  if (spec.command.program.empty()) {
    return absl::InvalidArgumentError(
        absl::StrCat("engine: '", text, "': no program, expected cmd=PATH"));
  }
  if (spec.name.empty()) spec.name = DefaultName(spec.command.program);
  return spec;
}

absl::Status FindProgram(EngineCommand& command) {
  std::error_code error;
  const std::filesystem::path here = std::filesystem::current_path(error);
  const std::filesystem::path folder = here / command.working_directory;
  std::filesystem::path program = folder / command.program;
  if (!IsProgram(program)) program = here / command.program;
  if (!IsProgram(program)) {
    return absl::NotFoundError(absl::StrCat("engine: '", command.program, "': no such program"));
  }
  program = program.lexically_normal();
  command.working_directory = command.working_directory.empty()
                                  ? program.parent_path().string()
                                  : folder.lexically_normal().string();
  command.program = program.string();
  return absl::OkStatus();
}

std::string FingerprintOf(const EngineCommand& command) {
  // FNV-1a: it tells files apart by accident, not against malice.
  constexpr uint64_t kBasis = 0xcbf29ce484222325;
  constexpr uint64_t kPrime = 0x100000001b3;
  std::ifstream file(command.program, std::ios::binary);
  if (!file.is_open()) return "";
  uint64_t hash = kBasis;
  std::array<char, 4096> buffer;
  do {
    file.read(buffer.data(), buffer.size());
    for (std::streamsize i = 0; i < file.gcount(); ++i) {
      hash = (hash ^ static_cast<unsigned char>(buffer[static_cast<size_t>(i)])) * kPrime;
    }
  } while (file.good());
  return absl::StrCat(absl::Hex(hash, absl::kZeroPad16));
}

}  // namespace tengen
