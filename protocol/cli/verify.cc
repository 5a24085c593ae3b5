#include "protocol/cli/verify.h"

#include <istream>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "engine/formats/proof_text.h"
#include "engine/notation.h"
#include "engine/proof.h"
#include "engine/rule.h"
#include "protocol/json_writer.h"
#include "protocol/text_file.h"

namespace tengen {
namespace {

absl::StatusOr<Proof> ReadProof(const std::string& name, std::istream& in) {
  absl::StatusOr<std::string> text = name == "-" ? ReadAll(in) : ReadTextFile(name);
  if (!text.ok()) return text.status();
  absl::StatusOr<Proof> proof = ParseProof(*text);
  if (proof.ok()) return proof;
  return absl::InvalidArgumentError(absl::StrCat(name, ", ", proof.status().message()));
}

absl::string_view AttackerOf(const Proof& proof) { return NameOf(proof.position.side_to_move()); }

std::string VerdictText(absl::string_view name, const Proof& proof, const absl::Status& verdict) {
  if (!verdict.ok()) return absl::StrCat(name, ": not valid, ", verdict.message(), "\n");
  return absl::StrCat(name, ": valid, ", AttackerOf(proof), " wins in ", LengthOf(proof.root),
                      " stones\n");
}

std::string VerdictJson(absl::string_view name, const Proof& proof, const absl::Status& verdict) {
  JsonWriter json;
  json.BeginObject();
  json.Key("file").String(name).Key("valid").Bool(verdict.ok());
  json.Key("rule").String(NameOf(proof.position.rule()));
  json.Key("size").Integer(proof.position.geometry().size());
  json.Key("to_move").String(AttackerOf(proof));
  json.Key("length").Integer(LengthOf(proof.root));
  json.Key("fault");
  verdict.ok() ? json.Null() : json.String(std::string(verdict.message()));
  json.EndObject();
  return absl::StrCat(json.text(), "\n");
}

}  // namespace

void VerifyCommand::AddFlags(FlagSet& flags) { AddJsonFlag(flags, &format_); }

absl::StatusOr<ExitCode> VerifyCommand::Run(const std::vector<std::string>& operands,
                                            const Streams& streams) {
  if (operands.empty()) return absl::InvalidArgumentError("no proof, expected a file or -");
  std::string answers;
  ExitCode code = ExitCode::kAnswered;
  for (const std::string& name : operands) {
    const absl::StatusOr<Proof> proof = ReadProof(name, streams.in);
    if (!proof.ok()) return proof.status();
    const absl::Status verdict = CheckProof(*proof);
    if (!verdict.ok()) code = ExitCode::kCheckFailed;
    answers += format_ == OutputFormat::kJson ? VerdictJson(name, *proof, verdict)
                                              : VerdictText(name, *proof, verdict);
  }
  streams.out << answers;
  return code;
}

}  // namespace tengen
