#include "protocol/manager/reply.h"

#include <string>
#include <utility>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace tengen {
namespace {

using ::testing::ElementsAre;

TEST(ReplyTest, MovesArePointsWithSingleBlanksBetween) {
  EXPECT_EQ(ParseReply("7,8").kind, ReplyKind::kMoves);
  EXPECT_THAT(ParseReply("7,8 0,0 21,21").moves,
              ElementsAre(Point::At(7, 8), Point::At(0, 0), Point::At(21, 21)));
  EXPECT_THAT(ParseReply("99,3").moves, ElementsAre(kNoPoint));
}

// Section 3 of the protocol reference: each of these loses the game with some manager.
TEST(ReplyTest, WhatSomeManagerCannotReadIsInvalid) {
  for (const char* line : {"",
                           " ",
                           "7,7 ",
                           " 7,7",
                           "7, 7",
                           "7,7  8,8",
                           "+7,7",
                           "-1,7",
                           "7",
                           "7,7,1",
                           "7,7\r",
                           "ok",
                           "OK ",
                           "swap",
                           "MESSAGE",
                           "MESSAGE ",
                           "INFO",
                           "Hello",
                           "FORBID 0707",
                           "FORBID 070.",
                           "name=\"x\", version=\"1\""}) {
    EXPECT_EQ(ParseReply(line).kind, ReplyKind::kInvalid) << "'" << line << "'";
  }
  EXPECT_EQ(ParseReply("MESSAGE " + std::string(992, 'x')).kind, ReplyKind::kInvalid);
}

TEST(ReplyTest, EveryOtherLineHasItsKind) {
  const std::vector<std::pair<std::string, ReplyKind>> kLines = {
      {"OK", ReplyKind::kOk},
      {"SWAP", ReplyKind::kSwap},
      {"name=\"A b\", version=\"1.0\", author=\"C\", country=\"D\"", ReplyKind::kAbout},
      {"FORBID .", ReplyKind::kForbid},
      {"FORBID 07070812.", ReplyKind::kForbid},
      {"ERROR text", ReplyKind::kError},
      {"UNKNOWN", ReplyKind::kUnknown},
      {"UNKNOWN text", ReplyKind::kUnknown},
      {"MESSAGE text", ReplyKind::kMessage},
      {"DEBUG text", ReplyKind::kDebug},
      {"INFO DEPTH 3", ReplyKind::kDetail},
      {"SUGGEST 7,7", ReplyKind::kSuggest},
  };
  for (const auto& [line, kind] : kLines) {
    EXPECT_EQ(ParseReply(line).kind, kind) << line;
    EXPECT_EQ(ParseReply(line).line, line);
  }
}

}  // namespace
}  // namespace tengen
