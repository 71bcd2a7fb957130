// Prints how long a pass goes on after it was told to stop: the work between two looks at the stop token.
//
// usage: stopping MODEL-FOLDER TOKENS     stops passes over one token, repeated, at 40 moments spread over the pass

#include "core/error.h"
#include "core/model/folder/model_folder.h"
#include "core/model/pass/trace.h"
#include "tests/said_parts.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <vector>

using namespace core;
using Clock = std::chrono::steady_clock;

namespace {

double milliseconds(Clock::duration time) { return std::chrono::duration<double, std::milli>(time).count(); }

/// How long a pass still runs that is told to stop after `wait`.
double lateness(const std::shared_ptr<const Model>& model, const Batch& batch, Keep keep, Clock::duration wait)
{
    std::stop_source stop;
    Clock::time_point asked;
    std::jthread asking([&] {
        std::this_thread::sleep_for(wait);
        asked = Clock::now();
        stop.request_stop();
    });
    const bool stopped = run(model, batch, {.keep = keep, .stop = stop.get_token()}) == nullptr;
    const Clock::time_point ended = Clock::now();
    asking.join();
    return stopped ? milliseconds(ended - asked) : 0;
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 3) {
        std::fputs("usage: stopping MODEL-FOLDER TOKENS\n", stderr);
        return 2;
    }
    try {
        const auto model = openModel(argv[1]);
        const std::vector<Index> ids(static_cast<std::size_t>(std::atol(argv[2])), 5);
        const Batch batch{{sequenceOfIds(*model, ids)}};
        const Keep keep = keepWithin(256U << 20U, *model, batch);  // the window's own rule
        const auto start = Clock::now();
        run(model, batch, {.keep = keep});
        const auto whole = Clock::now() - start;
        constexpr int moments = 40;
        std::vector<double> late;
        for (int i = 0; i < moments; ++i) late.push_back(lateness(model, batch, keep, whole * i / moments));
        std::ranges::sort(late);
        std::printf("a pass takes %.0f ms; after the word to stop, median %.1f ms, longest %.1f ms\n",
                    milliseconds(whole), late[moments / 2], late.back());
    } catch (const Error& error) {
        std::fprintf(stderr, "stopping: %s %s\n", error.file.c_str(), saidParts(error).field.c_str());
        return 1;
    }
    return 0;
}
