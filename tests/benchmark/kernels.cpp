// The inner loops of every set of instructions that this processor runs, one thread (Google Benchmark).
//
// usage: kernels_benchmark [--benchmark_filter=REGEX]     products tell their rate, for `peak` that of the
// multiply–adds
//                                                         alone: their ratio is the share of what is possible

#include "core/kernel/kernels.h"
#include "core/attention/softmax.h"
#include "core/kernel/panels.h"

#include <benchmark/benchmark.h>

#include <string>

using namespace core;

namespace {

void rate(benchmark::State& state, Index operations)
{
    state.counters["flop/s"] =
        benchmark::Counter(static_cast<double>(operations), benchmark::Counter::kIsIterationInvariantRate);
}

/// Numbers that never leave the nearest cache.
void peak(benchmark::State& state, const Kernels* set)
{
    useKernels(*set);
    constexpr Index rows = 6, depth = 64;
    const Matrix a = Matrix::Random(rows, depth);
    const Panels panels = Panels::of(Matrix::Random(depth, set->panel_cols));
    Matrix out(rows, set->panel_cols);
    for (auto _ : state) panels.multiply(a, 0, out);
    rate(state, 2 * rows * depth * set->panel_cols);
}

/// Matrices that together are larger than any cache, as a model's are.
void products(benchmark::State& state, const Kernels* set)
{
    useKernels(*set);
    const Index rows = state.range(0), depth = state.range(1), cols = state.range(2);
    constexpr Index numbers = 60'000'000;
    std::vector<Panels> weights;
    const Matrix matrix = Matrix::Random(depth, cols);
    for (Index made = 0; made < numbers; made += depth * cols) weights.push_back(Panels::of(matrix));
    const Matrix a = Matrix::Random(rows, depth);
    Matrix out(rows, cols);
    std::size_t next = 0;
    for (auto _ : state) weights[next++ % weights.size()].multiply(a, 0, out);
    rate(state, 2 * rows * depth * cols);
}

void softmax(benchmark::State& state, const Kernels* set)
{
    useKernels(*set);
    const Matrix scores = 5 * Matrix::Random(1024, 1024);
    Matrix weights;
    for (auto _ : state) {
        state.PauseTiming();
        weights = scores;
        state.ResumeTiming();
        softmaxRows(weights);
    }
}

void activation(benchmark::State& state, void (*function)(float*, std::ptrdiff_t))
{
    Matrix x = Matrix::Random(64, 3072);
    for (auto _ : state) function(x.data(), x.size());
}

void add(const Kernels* set)
{
    const std::string name = set->name;
    benchmark::RegisterBenchmark((name + "/peak").c_str(), peak, set);
    benchmark::RegisterBenchmark((name + "/product").c_str(), products, set)
        ->ArgNames({"rows", "depth", "cols"})
        ->Args({1, 768, 768})
        ->Args({16, 3072, 768})
        ->Args({64, 768, 2304})
        ->Args({64, 512, 512})
        ->Args({256, 768, 3072})
        ->Args({1024, 3072, 768});
    benchmark::RegisterBenchmark((name + "/softmax").c_str(), softmax, set)->Unit(benchmark::kMillisecond);
    benchmark::RegisterBenchmark((name + "/gelu").c_str(), activation, set->gelu)->Unit(benchmark::kMicrosecond);
    benchmark::RegisterBenchmark((name + "/gelu_tanh").c_str(), activation, set->geluTanh)
        ->Unit(benchmark::kMicrosecond);
    benchmark::RegisterBenchmark((name + "/silu").c_str(), activation, set->silu)->Unit(benchmark::kMicrosecond);
}

}  // namespace

int main(int argc, char** argv)
{
    for (const Kernels* set : runnableKernels()) add(set);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
