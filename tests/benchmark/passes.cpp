// One pass, or a part of one, each time it is told so on a line: what peers.py runs in alternation with others'
// programs.
//
// usage: passes < LINES     each line one of these; each answered by a line "WALL CPU" in seconds, or "ok"
//     open FOLDER           the model that the others are about
//     threads N
//     forward T [FILE]      all heads' weights of T tokens, in full; FILE gets them as float32, [L, H, T, T]
//     change T              the last of T tokens is another one, the pass before it is there
//     append T              the same with one token more at the end of T
//     block                 8 heads of 64 over 128 texts of 64 tokens: projections, weights, context, output
//     softmax               1024 rows of 1024
//     peak                  multiply–adds in registers: answers billions of floating-point operations in a second
//     memory                the most that this process ever had, in MB

#include "core/attention/softmax.h"
#include "core/available_memory.h"
#include "core/kernel/kernels.h"
#include "core/kernel/parallel.h"
#include "core/model/folder/model_folder.h"
#include "core/model/pass/trace.h"
#include "tests/benchmark/measured.h"

#include <chrono>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>

using namespace core;

namespace {

/// The time of the work, by the clock and of all processors together.
template<typename Work>
void timed(const Work& work)
{
    const double cpu = processorSeconds();
    const auto start = std::chrono::steady_clock::now();
    work();
    const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - start;
    std::printf("%.9f %.9f\n", wall.count(), processorSeconds() - cpu);
}

/// The others take the same ones.
std::vector<Index> idsOf(Index count)
{
    std::vector<Index> ids;
    for (Index i = 0; i < count; ++i) ids.push_back(i * 7919 % 50000);
    return ids;
}

class Passes {
public:
    void open(const std::string& folder) { m_model = openModel(folder); }

    void forward(Index tokens, const std::string& file)
    {
        std::shared_ptr<const Trace> trace;
        timed([&] { trace = pass(idsOf(tokens), nullptr); });
        if (!file.empty()) write(*trace, file);
    }

    /// @param appended  else the last token is replaced
    void edit(Index tokens, bool appended)
    {
        std::vector<Index> ids = idsOf(tokens);
        const auto before = pass(ids, nullptr);
        if (appended)
            ids.push_back(11);
        else
            ids.back() = 11;
        timed([&] { pass(ids, before); });
    }

    void block()
    {
        constexpr Index texts = 128, tokens = 64, width = 512, heads = 8;
        if (m_texts.empty()) {
            const auto projection = [&] {
                return Projection{Weight::own(0.05F * Matrix::Random(width, width)).transposed(),
                                  0.05F * RowVector::Random(width)};
            };
            m_block = {.heads = heads,
                       .query = projection(),
                       .key = projection(),
                       .value = projection(),
                       .output = projection()};
            for (Index text = 0; text < texts; ++text) m_texts.push_back(Matrix::Random(tokens, width));
        }
        std::vector<MultiHeadAttention> attention(m_texts.size());
        HeadScoring scoring;
        scoring.rule.scale = 0.125F;
        timed([&] {
            inParallel(texts, [&](Index text) {
                const auto place = static_cast<std::size_t>(text);
                const Matrix& x = m_texts[place];
                attention[place] = attend(m_block, x, x, x, scoring, Keep::Weights);
            });
        });
    }

    static void softmax()
    {
        Matrix scores = 5 * Matrix::Random(1024, 1024);
        timed([&] { softmaxRows(scores); });
    }

private:
    std::shared_ptr<const Trace> pass(const std::vector<Index>& ids, const std::shared_ptr<const Trace>& previous) const
    {
        return run(m_model, {{sequenceOfIds(*m_model, ids)}}, {.keep = Keep::Weights, .previous = previous});
    }

    static void write(const Trace& trace, const std::string& file)
    {
        std::ofstream out(file, std::ios::binary);
        for (const auto& layer : trace.layers)
            for (const HeadAttention& head : layer->items.front().attention.heads)
                out.write(reinterpret_cast<const char*>(head.weights.data()),
                          static_cast<std::streamsize>(sizeof(float)) * head.weights.size());
    }

    std::shared_ptr<const Model> m_model;
    MultiHeadWeights m_block;
    std::vector<Matrix> m_texts;
};

/// A product whose numbers stay in the nearest cache, over and over: nearly nothing but multiply–adds.
void peak()
{
    const Kernels& kernel = kernels();
    constexpr Index rows = 6, depth = 64;
    const Matrix a = Matrix::Random(rows, depth);
    const Matrix panel = Matrix::Random(depth, kernel.panel_cols);
    Matrix out(rows, kernel.panel_cols);
    double best = 0;
    for (int round = 0; round < 20; ++round) {
        constexpr int repeats = 20000;
        const double start = processorSeconds();
        for (int i = 0; i < repeats; ++i)
            kernel.multiply(a.data(), depth, rows, depth, panel.data(), kernel.panel_cols, out.data(),
                            kernel.panel_cols, false);
        best = std::max(best, 2e-9 * repeats * rows * depth * static_cast<double>(kernel.panel_cols)
                                  / (processorSeconds() - start));
    }
    std::printf("%.1f\n", best);
}

void memory()
{
    // getrusage() counts the parent process too.
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("VmHWM:")) std::printf("%.1f\n", std::stod(line.substr(6)) / 1024);
}

}  // namespace

int main()
{
    keepFreedMemory();
    Passes passes;
    for (std::string line; std::getline(std::cin, line);) {
        std::istringstream words(line);
        std::string what, text;
        Index number = 0;
        words >> what;
        if (what == "open") {
            words >> text;
            passes.open(text);
            std::puts("ok");
        } else if (what == "threads") {
            words >> number;
            setThreads(number);
            std::puts("ok");
        } else if (what == "forward") {
            words >> number >> text;
            passes.forward(number, text);
        } else if (what == "change" || what == "append") {
            words >> number;
            passes.edit(number, what == "append");
        } else if (what == "block") {
            passes.block();
        } else if (what == "softmax") {
            Passes::softmax();
        } else if (what == "peak") {
            peak();
        } else if (what == "memory") {
            memory();
        } else {
            std::fprintf(stderr, "passes: no such line: %s\n", line.c_str());
            return 2;
        }
        std::fflush(stdout);
    }
    return 0;
}
