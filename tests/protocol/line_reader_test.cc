#include "protocol/line_reader.h"

#include <algorithm>
#include <string>
#include <thread>
#include <vector>

#include "absl/time/clock.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace tengen {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

// Hands out `chunks` one a call.
class ChunkSource : public ByteSource {
 public:
  explicit ChunkSource(std::vector<std::string> chunks) : chunks_(std::move(chunks)) {}

  size_t Read(absl::Span<char> buffer) override {
    if (next_ == chunks_.size()) return 0;
    const std::string& chunk = chunks_[next_++];
    std::copy(chunk.begin(), chunk.end(), buffer.begin());
    return chunk.size();
  }

 private:
  std::vector<std::string> chunks_;
  size_t next_ = 0;
};

TEST(LineSplitterTest, TakesAllThreeLineEnds) {
  LineSplitter splitter;
  EXPECT_THAT(splitter.Append("a\r\nb\nc\rd"), ElementsAre("a", "b", "c"));
  EXPECT_EQ(splitter.Finish(), "d");
}

TEST(LineSplitterTest, PutsLinesTogetherThatComeInPieces) {
  const std::string text = "TURN 7,7\r\nEND\n";
  for (size_t cut = 0; cut <= text.size(); ++cut) {
    LineSplitter splitter;
    std::vector<std::string> lines = splitter.Append(text.substr(0, cut));
    for (std::string& line : splitter.Append(text.substr(cut))) lines.push_back(std::move(line));
    EXPECT_THAT(lines, ElementsAre("TURN 7,7", "END")) << cut;
  }
}

TEST(LineSplitterTest, LeavesEmptyLinesOut) {
  LineSplitter splitter;
  EXPECT_THAT(splitter.Append("\n\r\n\n\r"), IsEmpty());
  EXPECT_EQ(splitter.Finish(), "");
}

TEST(LineSplitterTest, CutsALineThatIsTooLongAndGoesOnAfterIt) {
  LineSplitter splitter;
  const std::string part(1000, 'x');
  for (int i = 0; i < 1000; ++i) EXPECT_THAT(splitter.Append(part), IsEmpty());
  const std::vector<std::string> lines = splitter.Append("\nEND\n");
  ASSERT_THAT(lines, SizeIs(2));
  EXPECT_EQ(lines[0].size(), LineSplitter::kMaxLineLength);
  EXPECT_EQ(lines[1], "END");
}

TEST(ReadLinesTest, HandsOverAllLinesTheLastOneWithoutAnEndAndTheEnd) {
  ChunkSource source({"STA", "RT 15\r\nBE", "GIN"});
  EventQueue queue;
  const absl::Time before = absl::Now();
  ReadLines(source, queue);
  const Event start = queue.Pop();
  EXPECT_EQ(start.kind, Event::Kind::kLine);
  EXPECT_EQ(start.line, "START 15");
  EXPECT_GE(start.arrival, before);
  EXPECT_LE(start.arrival, absl::Now());
  EXPECT_EQ(queue.Pop().line, "BEGIN");
  EXPECT_EQ(queue.Pop().kind, Event::Kind::kEndOfInput);
}

TEST(EventQueueTest, KeepsTheOrderOfMoreLinesThanItHolds) {
  constexpr int kLines = 3 * static_cast<int>(EventQueue::kMaxLines);
  std::vector<std::string> chunks;
  for (int i = 0; i < kLines; ++i) chunks.push_back(std::to_string(i) + "\n");
  ChunkSource source(chunks);
  EventQueue queue;
  std::thread reader([&] { ReadLines(source, queue); });
  for (int i = 0; i < kLines; ++i) EXPECT_EQ(queue.Pop().line, std::to_string(i));
  EXPECT_EQ(queue.Pop().kind, Event::Kind::kEndOfInput);
  reader.join();
}

TEST(EventQueueTest, AThoughtFindsRoomBehindAnyNumberOfLines) {
  EventQueue queue;
  for (size_t i = 0; i < EventQueue::kMaxLines; ++i) queue.Push({Event::Kind::kLine, "x", {}});
  queue.Push({Event::Kind::kThought, {}, {}});
  for (size_t i = 0; i < EventQueue::kMaxLines; ++i) queue.Pop();
  EXPECT_EQ(queue.Pop().kind, Event::Kind::kThought);
}

}  // namespace
}  // namespace tengen
