// tengen: the command line for people and scripts.
#include <iostream>
#include <string>
#include <vector>

#include "protocol/cli/command_line.h"

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  return static_cast<int>(tengen::RunCommandLine(arguments, {std::cin, std::cout, std::cerr}));
}
