// tengen: the command line for people and scripts.
#include <iostream>
#include <string>
#include <vector>

#include "protocol/cli/command_line.h"
#include "protocol/cli/subcommand.h"
#include "protocol/platform.h"

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  const tengen::Audience audience =
      tengen::StandardErrorIsTerminal() ? tengen::Audience::kTerminal : tengen::Audience::kNone;
  const tengen::Streams streams{std::cin, std::cout, std::cerr, audience};
  return static_cast<int>(tengen::RunCommandLine(arguments, streams));
}
