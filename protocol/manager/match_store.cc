#include "protocol/manager/match_store.h"

#include <filesystem>
#include <system_error>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "engine/formats/psq.h"
#include "protocol/text_file.h"

namespace tengen {
namespace {

constexpr absl::string_view kFlagsFile = "/match.txt";
constexpr absl::string_view kLinesFile = "/games.jsonl";
constexpr absl::string_view kGamesFolder = "/games";

// How Piskvork calls an engine's level in the header of its files.
constexpr int kEngineLevel = 11;

std::string In(const std::string& folder, absl::string_view name) {
  return absl::StrCat(folder, name);
}

absl::Status CannotWrite(const std::string& path) {
  return absl::PermissionDeniedError(absl::StrCat("'", path, "': can't be written"));
}

// The code with which Piskvork's batches end a file.
int EndCodeOf(GameReason reason) {
  constexpr int kNormal = 0;
  constexpr int kError = -2;
  constexpr int kTimeOut = 15;
  switch (reason) {
    case GameReason::kTime:
      return kTimeOut;
    case GameReason::kCrash:
    case GameReason::kIllegal:
    case GameReason::kNoAnswer:
      return kError;
    default:
      return kNormal;
  }
}

}  // namespace

absl::StatusOr<MatchStore> MatchStore::Create(const std::string& folder,
                                              const std::vector<std::string>& flags) {
  MatchStore store(folder);
  const std::string flags_path = In(folder, kFlagsFile);
  if (FileExists(flags_path)) {
    return absl::AlreadyExistsError(absl::StrCat(
        "'", folder, "': holds a match already, expected another folder or --resume=", folder));
  }
  std::error_code error;
  std::filesystem::create_directories(In(folder, kGamesFolder), error);
  if (error) return CannotWrite(folder);
  store.flags_ = flags;
  if (absl::Status status = store.OpenForAppending(); !status.ok()) return status;
  // Last, since this is what makes the folder a match.
  const std::string text = absl::StrCat(absl::StrJoin(flags, "\n"), "\n");
  if (absl::Status status = WriteTextFile(flags_path, text); !status.ok()) return status;
  return store;
}

absl::StatusOr<MatchStore> MatchStore::Open(const std::string& folder) {
  MatchStore store(folder);
  const absl::StatusOr<std::string> flags = ReadTextFile(In(folder, kFlagsFile));
  if (!flags.ok()) {
    return absl::NotFoundError(absl::StrCat("'", folder, "': holds no match to go on with"));
  }
  store.flags_ = absl::StrSplit(*flags, '\n', absl::SkipEmpty());
  if (absl::Status status = store.DropHalfLine(); !status.ok()) return status;
  if (absl::Status status = store.OpenForAppending(); !status.ok()) return status;
  return store;
}

absl::Status MatchStore::DropHalfLine() const {
  const std::string path = In(folder_, kLinesFile);
  const absl::StatusOr<std::string> text = ReadTextFile(path);
  if (!text.ok()) return text.status();
  const size_t whole = text->rfind('\n') + 1;  // 0 if there is none
  if (whole == text->size()) return absl::OkStatus();
  std::error_code error;
  std::filesystem::resize_file(path, whole, error);
  return error ? CannotWrite(path) : absl::OkStatus();
}

absl::StatusOr<std::vector<GameLine>> MatchStore::ReadGames(
    const std::vector<std::string>& names) const {
  const std::string path = In(folder_, kLinesFile);
  const absl::StatusOr<std::string> text = ReadTextFile(path);
  if (!text.ok()) return text.status();
  std::vector<GameLine> games;
  for (const absl::string_view line : absl::StrSplit(*text, '\n', absl::SkipEmpty())) {
    absl::StatusOr<GameLine> game = ParseGameLine(names, line);
    if (!game.ok()) {
      return absl::DataLossError(
          absl::StrCat(path, ", line ", games.size() + 1, ": ", game.status().message()));
    }
    games.push_back(*std::move(game));
  }
  return games;
}

absl::Status MatchStore::OpenForAppending() {
  const std::string path = In(folder_, kLinesFile);
  lines_.open(path, std::ios::binary | std::ios::app);
  return lines_.is_open() ? absl::OkStatus() : CannotWrite(path);
}

absl::Status MatchStore::WritePsq(const std::vector<std::string>& names, const ScheduledGame& game,
                                  const GameOutcome& outcome) const {
  PsqFile file;
  file.game = outcome.record;
  file.levels = {kEngineLevel, kEngineLevel};
  file.notes = {names[static_cast<size_t>(game.black)], names[static_cast<size_t>(game.white())]};
  file.end_code = EndCodeOf(outcome.summary.reason);
  const absl::StatusOr<std::string> text = FormatPsq(file);
  if (!text.ok()) return text.status();
  return WriteTextFile(
      absl::StrCat(folder_, kGamesFolder, absl::StrFormat("/%06d.psq", game.number + 1)), *text);
}

absl::Status MatchStore::Append(const std::vector<std::string>& names, const ScheduledGame& game,
                                const GameOutcome& outcome) {
  if (absl::Status status = WritePsq(names, game, outcome); !status.ok()) return status;
  lines_ << absl::StrCat(FormatGameLine(names, game, outcome), "\n") << std::flush;
  return lines_.good() ? absl::OkStatus() : CannotWrite(In(folder_, kLinesFile));
}

}  // namespace tengen
