#include "protocol/manager/engine_process.h"

#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/time/clock.h"
#include "absl/time/time.h"
#include "gtest/gtest.h"
#include "protocol/manager/process_usage.h"
#include "tests/e2e/binary_path.h"

namespace tengen {
namespace {

constexpr absl::Duration kSoon = absl::Seconds(10);

std::unique_ptr<EngineProcess> StartToy(std::vector<std::string> arguments = {}) {
  EngineCommand command;
  command.program = BinaryPath("toy_brain");
  command.arguments = std::move(arguments);
  absl::StatusOr<std::unique_ptr<EngineProcess>> process = StartEngine(command);
  EXPECT_TRUE(process.ok()) << process.status();
  return process.ok() ? *std::move(process) : nullptr;
}

std::string AskLine(EngineProcess& process, const std::string& text) {
  EXPECT_TRUE(process.Write(text, kSoon).ok());
  const absl::StatusOr<std::string> line = process.ReadLine(kSoon);
  return line.ok() ? *line : std::string(line.status().message());
}

TEST(EngineProcessTest, AnswersThroughPipes) {
  const auto toy = StartToy();
  EXPECT_EQ(AskLine(*toy, "START 15\n"), "OK");
  EXPECT_EQ(AskLine(*toy, "BEGIN\n"), "0,0");
}

TEST(EngineProcessTest, HalfLinesAreJoined) {
  const auto toy = StartToy();
  ASSERT_TRUE(toy->Write("STA", kSoon).ok());
  EXPECT_TRUE(absl::IsDeadlineExceeded(toy->ReadLine(absl::Milliseconds(20)).status()));
  EXPECT_EQ(AskLine(*toy, "RT 15\n"), "OK");
}

TEST(EngineProcessTest, ReadGivesUpAtItsDeadline) {
  const auto toy = StartToy();
  const absl::Time before = absl::Now();
  EXPECT_TRUE(absl::IsDeadlineExceeded(toy->ReadLine(absl::Milliseconds(50)).status()));
  EXPECT_GE(absl::Now() - before, absl::Milliseconds(50));
}

TEST(EngineProcessTest, EndOfInputEndsTheProgram) {
  const auto toy = StartToy();
  toy->CloseInput();
  const absl::StatusOr<ExitStatus> exit = toy->WaitForExit(kSoon);
  ASSERT_TRUE(exit.ok()) << exit.status();
  EXPECT_TRUE(exit->ok());
  EXPECT_TRUE(absl::IsOutOfRange(toy->ReadLine(kSoon).status()));
}

TEST(EngineProcessTest, ExitCodeIsReported) {
  const auto toy = StartToy({"--fault=exit_code"});
  ASSERT_TRUE(toy->Write("END\n", kSoon).ok());
  const absl::StatusOr<ExitStatus> exit = toy->WaitForExit(kSoon);
  ASSERT_TRUE(exit.ok()) << exit.status();
  EXPECT_EQ(exit->code, 3);
}

TEST(EngineProcessTest, CrashIsNoticedAtOnce) {
  const auto toy = StartToy({"--fault=crash", "--at=0"});
  ASSERT_TRUE(toy->Write("START 15\n", kSoon).ok());
  EXPECT_TRUE(absl::IsOutOfRange(toy->ReadLine(kSoon).status()));
  const absl::StatusOr<ExitStatus> exit = toy->WaitForExit(kSoon);
  ASSERT_TRUE(exit.ok()) << exit.status();
  EXPECT_FALSE(exit->ok());
}

TEST(EngineProcessTest, WritingToADeadProgramIsAnErrorAndNoSignal) {
  const auto toy = StartToy();
  toy->Kill();
  ASSERT_TRUE(toy->WaitForExit(kSoon).ok());
  EXPECT_TRUE(absl::IsUnavailable(toy->Write("START 15\n", kSoon)));
  EXPECT_TRUE(absl::IsUnavailable(toy->Usage().status()));
}

TEST(EngineProcessTest, WritingToADeafProgramGivesUpAtItsDeadline) {
  const auto toy = StartToy({"--fault=hang", "--at=1"});
  EXPECT_EQ(AskLine(*toy, "START 15\n"), "OK");
  ASSERT_TRUE(toy->Write("BEGIN\n", kSoon).ok());
  const std::string flood(size_t{4} << 20, '\n');
  EXPECT_TRUE(absl::IsDeadlineExceeded(toy->Write(flood, absl::Milliseconds(100))));
}

TEST(EngineProcessTest, FrozenProgramAnswersOnlyAfterItIsThawed) {
  const auto toy = StartToy();
  EXPECT_EQ(AskLine(*toy, "START 15\n"), "OK");
  ASSERT_TRUE(toy->Suspend().ok());
  ASSERT_TRUE(toy->Write("BEGIN\n", kSoon).ok());
  EXPECT_TRUE(absl::IsDeadlineExceeded(toy->ReadLine(absl::Milliseconds(50)).status()));
  ASSERT_TRUE(toy->Resume().ok());
  const absl::StatusOr<std::string> move = toy->ReadLine(kSoon);
  ASSERT_TRUE(move.ok()) << move.status();
  EXPECT_EQ(*move, "0,0");
}

TEST(EngineProcessTest, MemoryAndProcessorTimeAreMeasured) {
  const auto toy = StartToy({"--fault=memory", "--at=1"});
  EXPECT_EQ(AskLine(*toy, "START 15\n"), "OK");
  const absl::StatusOr<ProcessUsage> before = toy->Usage();
  ASSERT_TRUE(before.ok()) << before.status();
  EXPECT_EQ(AskLine(*toy, "BEGIN\n"), "0,0");
  const absl::StatusOr<ProcessUsage> after = toy->Usage();
  ASSERT_TRUE(after.ok()) << after.status();
  // The toy touches 150 MiB at that move.
  EXPECT_GT(after->unique_memory - before->unique_memory, int64_t{140} << 20);
  EXPECT_GT(after->peak_resident - before->peak_resident, int64_t{140} << 20);
  EXPECT_GT(after->cpu_time, before->cpu_time);
}

TEST(EngineProcessTest, ErrorStreamIsMergedOrDropped) {
  for (const ErrorStream error_stream : {ErrorStream::kDiscard, ErrorStream::kMerge}) {
    EngineCommand command;
    command.program = BinaryPath("toy_brain");
    command.arguments = {"--fault=stderr", "--at=1"};
    command.error_stream = error_stream;
    absl::StatusOr<std::unique_ptr<EngineProcess>> toy = StartEngine(command);
    ASSERT_TRUE(toy.ok()) << toy.status();
    EXPECT_EQ(AskLine(**toy, "START 15\n"), "OK");
    EXPECT_EQ(AskLine(**toy, "BEGIN\n"),
              error_stream == ErrorStream::kMerge ? "warning: something" : "0,0");
  }
}

TEST(EngineProcessTest, MissingProgramIsNamed) {
  EngineCommand command;
  command.program = "/no/such/brain";
  const absl::Status status = StartEngine(command).status();
  EXPECT_TRUE(absl::IsNotFound(status)) << status;
  EXPECT_NE(status.ToString().find("/no/such/brain"), std::string::npos);
}

// Field log 71.
TEST(EngineProcessTest, PathMayHoldBlanksQuotesAndForeignLetters) {
  const std::filesystem::path folder =
      std::filesystem::path(testing::TempDir()) / "some dir" / "\xC3\xA9 'x' \"y\" $z";
  std::filesystem::create_directories(folder);
  const std::filesystem::path program = folder / "toy brain";
  std::filesystem::copy_file(BinaryPath("toy_brain"), program,
                             std::filesystem::copy_options::overwrite_existing);
  EngineCommand command;
  command.program = program.string();
  command.working_directory = folder.string();
  absl::StatusOr<std::unique_ptr<EngineProcess>> toy = StartEngine(command);
  ASSERT_TRUE(toy.ok()) << toy.status();
  EXPECT_EQ(AskLine(**toy, "START 15\n"), "OK");
}

// Field log 72.
TEST(EngineProcessTest, NoEngineHoldsThePipesOfAnother) {
  const auto first = StartToy();
  const auto second = StartToy();
  first->CloseInput();
  EXPECT_TRUE(first->WaitForExit(kSoon).ok());
  EXPECT_TRUE(absl::IsOutOfRange(first->ReadLine(kSoon).status()));
  EXPECT_EQ(AskLine(*second, "START 15\n"), "OK");
}

// The processes that the threads of a process have started, by /proc.
std::vector<int64_t> ChildrenOf(int64_t id) {
  std::vector<int64_t> children;
  for (const auto& task :
       std::filesystem::directory_iterator(absl::StrCat("/proc/", id, "/task"))) {
    std::ifstream file(task.path() / "children");
    for (int64_t child; file >> child;) children.push_back(child);
  }
  return children;
}

bool Lives(int64_t id) { return UsageOfProcess(id).ok(); }

// Field log 62: the soak is a manager that starts two brains, which then hang.
TEST(EngineProcessTest, EnginesDieWithTheirManager) {
  EngineCommand command;
  command.program = BinaryPath("selfplay_soak");
  command.arguments = {"--games=1", absl::StrCat("--brain=", BinaryPath("toy_brain")),
                       "--brain_arguments=--fault=hang,--at=1", "--patience_ms=600000"};
  absl::StatusOr<std::unique_ptr<EngineProcess>> manager = StartEngine(command);
  ASSERT_TRUE(manager.ok()) << manager.status();
  std::vector<int64_t> brains;
  for (const absl::Time deadline = absl::Now() + kSoon; absl::Now() < deadline;) {
    brains = ChildrenOf((*manager)->id());
    if (brains.size() == 2) break;
    absl::SleepFor(absl::Milliseconds(5));
  }
  ASSERT_EQ(brains.size(), 2);
  (*manager)->Kill();
  ASSERT_TRUE((*manager)->WaitForExit(kSoon).ok());
  const absl::Time deadline = absl::Now() + absl::Seconds(2);
  while (absl::Now() < deadline && (Lives(brains[0]) || Lives(brains[1]))) {
    absl::SleepFor(absl::Milliseconds(5));
  }
  EXPECT_FALSE(Lives(brains[0]));
  EXPECT_FALSE(Lives(brains[1]));
}

}  // namespace
}  // namespace tengen
