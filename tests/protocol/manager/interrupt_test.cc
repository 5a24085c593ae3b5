#include "protocol/manager/interrupt.h"

#include <csignal>

#include "gtest/gtest.h"

namespace tengen {
namespace {

TEST(InterruptTest, EverySignalSetsTheFlag) {
  for (const int number : {SIGINT, SIGTERM, SIGHUP}) {
    Interrupt interrupt;
    EXPECT_FALSE(interrupt.flag().load());
    std::raise(number);
    EXPECT_TRUE(interrupt.flag().load()) << number;
  }
}

TEST(InterruptTest, TheSecondSignalEndsTheProcess) {
  const auto raise_twice = [] {
    Interrupt interrupt;
    std::raise(SIGTERM);
    std::raise(SIGTERM);
  };
  EXPECT_EXIT(raise_twice(), ::testing::KilledBySignal(SIGTERM), "");
}

TEST(InterruptTest, AnIgnoredSignalStaysIgnored) {
  std::signal(SIGHUP, SIG_IGN);
  {
    Interrupt interrupt;
    std::raise(SIGHUP);
    EXPECT_FALSE(interrupt.flag().load());
  }
  EXPECT_EQ(std::signal(SIGHUP, SIG_DFL), SIG_IGN);
}

}  // namespace
}  // namespace tengen
