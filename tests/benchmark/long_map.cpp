// Prints how long the picture of a head takes that is too long for its matrix, and the memory beyond q and k.
//
// usage: long_map TOKENS [causal]     d = 64, random q and k, a picture of 1000 × 1000

#include "core/attention/long_head.h"
#include "core/random_bits.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <string>

using namespace core;

namespace {

Matrix numbers(Index rows, std::uint64_t seed)
{
    Matrix matrix(rows, 64);
    for (Index i = 0; i < matrix.size(); ++i)
        matrix.data()[i] = 4 * unitInterval(mixedBits(seed, static_cast<std::uint64_t>(i))) - 2;
    return matrix;
}

/// Most memory that this process has had so far, in MB.
double peakMemory()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmHWM:")) return std::strtod(line.c_str() + 6, nullptr) / 1024;
    return 0;
}

}  // namespace

int main(int argc, char** argv)
{
    const Index tokens = argc > 1 ? std::atol(argv[1]) : 0;
    if (tokens < 1) {
        std::fputs("usage: long_map TOKENS [causal]\n", stderr);
        return 2;
    }
    const Matrix q = numbers(tokens, 1);
    const Matrix k = numbers(tokens, 2);
    const double before = peakMemory();
    HeadScoring scoring{.rule = {.scale = 0.125F}};
    if (argc > 2) scoring.mask = Mask::causal();
    const LongHead head(nullptr, q, k, scoring);

    const auto start = std::chrono::steady_clock::now();
    const auto seconds = [&] {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    };
    double first = 0;
    const PooledMap map = head.pooled({0, 0, tokens, tokens}, 1000, 1000, PooledBy::Largest, {}, [&](const PooledMap&) {
        if (first == 0) first = seconds();
    });
    const double whole = seconds();
    head.weights({tokens / 2, tokens / 3, std::min<Index>(1000, tokens / 2), std::min<Index>(1000, tokens / 2)});
    std::printf("%td tokens: first picture %.3f s, whole %.3f s, then a tile of 1000 x 1000 %.4f s; "
                "%.1f MB beyond q and k; largest weight %.4f\n",
                tokens, first, whole, seconds() - whole, peakMemory() - before,
                static_cast<double>(map.values.maxCoeff()));
    return 0;
}
