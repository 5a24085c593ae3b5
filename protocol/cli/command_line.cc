#include "protocol/cli/command_line.h"

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "protocol/cli/conform.h"
#include "protocol/cli/elo.h"
#include "protocol/cli/flag_set.h"
#include "protocol/cli/forbidden.h"
#include "protocol/cli/judge.h"
#include "protocol/cli/match.h"
#include "protocol/cli/openings.h"
#include "protocol/cli/show.h"
#include "protocol/cli/solve.h"
#include "protocol/cli/sprt.h"
#include "protocol/cli/verify.h"
#include "protocol/version.h"

namespace tengen {
namespace {

struct Entry {
  absl::string_view name;
  absl::string_view operands;  // as the help shows them
  absl::string_view summary;
  std::unique_ptr<Subcommand> (*make)();
};

template <typename T>
std::unique_ptr<Subcommand> Make() {
  return std::make_unique<T>();
}

constexpr std::array<Entry, 10> kEntries = {{
    {"conform", "-- COMMAND", "whether a brain keeps the protocol, check by check",
     &Make<ConformCommand>},
    {"elo", "COUNTS", "the difference of strength that the results of a match show",
     &Make<EloCommand>},
    {"forbidden", "POSITION", "Black's forbidden points, by kind", &Make<ForbiddenCommand>},
    {"judge", "GAME", "who won a game, where and why, or that it goes on", &Make<JudgeCommand>},
    {"match", "[DIR...]", "engines against each other", &Make<MatchCommand>},
    {"openings", "", "balanced openings made by search", &Make<OpeningsCommand>},
    {"show", "POSITION", "the board as text", &Make<ShowCommand>},
    {"solve", "POSITION", "whether the side to move has a forced win", &Make<SolveCommand>},
    {"sprt", "COUNTS", "whether the results of a match are enough to stop it", &Make<SprtCommand>},
    {"verify", "PROOF...", "whether proofs written by solve hold, by the rules alone",
     &Make<VerifyCommand>},
}};

constexpr absl::string_view kPositionHelp =
    "A POSITION is moves (H8I9J10), stones (\"b:H8H9 w:I9\"), a file (.psq .sgf .pos .tsv, or a\n"
    "text with moves, stones or a board drawn with X O .), or - for the same text on stdin. A "
    "GAME\n"
    "is a POSITION that has its moves in order.\n";

std::string Overview() {
  std::string text = "usage: tengen SUBCOMMAND [flags] [arguments]\n\n";
  for (const Entry& entry : kEntries) {
    absl::StrAppend(&text, "  tengen ", entry.name, " ", entry.operands, "\n      ", entry.summary,
                    "\n");
  }
  absl::StrAppend(&text,
                  "  tengen help [SUBCOMMAND]\n      this text, or the flags of a subcommand\n"
                  "  tengen --version\n\n",
                  kPositionHelp);
  return text;
}

std::string HelpOf(const Entry& entry) {
  FlagSet flags;
  const std::unique_ptr<Subcommand> subcommand = entry.make();
  subcommand->AddFlags(flags);
  const bool takes_position =
      absl::StrContains(entry.operands, "POSITION") || absl::StrContains(entry.operands, "GAME");
  return absl::StrCat("usage: tengen ", entry.name, " [flags] ", entry.operands, "\n",
                      entry.summary, "\n\n", flags.Help(),
                      takes_position ? absl::StrCat("\n", kPositionHelp) : "");
}

absl::StatusOr<const Entry*> Find(absl::string_view name) {
  std::string names;
  for (const Entry& entry : kEntries) {
    if (entry.name == name) return &entry;
    absl::StrAppend(&names, entry.name, ", ");
  }
  return absl::InvalidArgumentError(
      absl::StrCat("unknown subcommand '", name, "', expected ", names, "help or --version"));
}

absl::StatusOr<std::string> Help(absl::Span<const std::string> names) {
  if (names.empty()) return Overview();
  if (names.size() > 1) {
    return absl::InvalidArgumentError(
        absl::StrCat("help: ", names.size(), " arguments, expected one subcommand at most"));
  }
  const absl::StatusOr<const Entry*> entry = Find(names.front());
  if (!entry.ok()) return entry.status();
  return HelpOf(**entry);
}

absl::StatusOr<ExitCode> RunSubcommand(const Entry& entry, absl::Span<const std::string> arguments,
                                       const Streams& streams) {
  FlagSet flags;
  const std::unique_ptr<Subcommand> subcommand = entry.make();
  subcommand->AddFlags(flags);
  const absl::StatusOr<std::vector<std::string>> operands = flags.Parse(arguments);
  if (!operands.ok()) return operands.status();
  return subcommand->Run(*operands, streams);
}

absl::StatusOr<ExitCode> Dispatch(absl::Span<const std::string> arguments, const Streams& streams) {
  if (arguments.empty()) {
    return absl::InvalidArgumentError(
        "no subcommand, expected one of those that 'tengen help' lists");
  }
  const std::string& name = arguments.front();
  absl::Span<const std::string> rest = arguments.subspan(1);
  if (name == "--version") {
    streams.out << "tengen " << kVersion << "\n";
    return ExitCode::kAnswered;
  }
  const auto flags_end = std::find(rest.begin(), rest.end(), "--");
  const bool asks_for_help = std::find(rest.begin(), flags_end, "--help") != flags_end;
  if (name == "help" || name == "--help" || asks_for_help) {
    const absl::StatusOr<std::string> text = Help(asks_for_help ? arguments.first(1) : rest);
    if (!text.ok()) return text.status();
    streams.out << *text;
    return ExitCode::kAnswered;
  }
  const absl::StatusOr<const Entry*> entry = Find(name);
  if (!entry.ok()) return entry.status();
  return RunSubcommand(**entry, rest, streams);
}

}  // namespace

ExitCode RunCommandLine(absl::Span<const std::string> arguments, const Streams& streams) {
  const absl::StatusOr<ExitCode> code = Dispatch(arguments, streams);
  if (code.ok()) return *code;
  streams.err << "tengen: " << code.status().message() << "\n";
  return ExitCode::kBadInput;
}

}  // namespace tengen
