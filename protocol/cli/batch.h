// Many answers on several threads, written in order as soon as they can be.
//
//   RunBatch(inputs.size(), 4, [&](int worker, size_t index) { return Solve(index); },
//            [&](const std::string& answer) { streams.out << answer; });
#ifndef TENGEN_PROTOCOL_CLI_BATCH_H_
#define TENGEN_PROTOCOL_CLI_BATCH_H_

#include <cstddef>
#include <functional>
#include <string>

namespace tengen {

// Makes the answer of a number from 0 on. Called from worker threads; calls with the same `worker`,
// 0 .. num_workers - 1, come one after the other.
using BatchTask = std::function<std::string(int worker, size_t index)>;

// Takes the answers in the order of their numbers, from any thread, one at a time.
using BatchSink = std::function<void(const std::string& answer)>;

// Returns when all answers have been taken. REQUIRES: num_workers >= 1.
void RunBatch(size_t count, int num_workers, const BatchTask& task, const BatchSink& sink);

}  // namespace tengen

#endif  // TENGEN_PROTOCOL_CLI_BATCH_H_
