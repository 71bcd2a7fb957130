// How long it takes to take a score and an answer apart, in a model of GPT-2's small size with random weights: the
// first time a row is looked at, and when another cell of its row is.
//
// usage: accounts [T]

#include "core/explain/answer_account.h"
#include "core/explain/logit_lens.h"
#include "core/random_bits.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

using namespace core;

namespace {

constexpr Index width = 768, inner = 3072, layers = 12, heads = 12, vocabulary = 50257;

Weight randomWeight(Index rows, Index cols, std::uint64_t seed)
{
    Matrix numbers(rows, cols);
    std::uint64_t counter = 0;
    for (float& number : numbers.reshaped()) number = 0.04F * (unitInterval(mixedBits(seed, counter++)) - 0.5F);
    return Weight::own(std::move(numbers));
}

Norm plainNorm() { return {RowVector::Ones(width), RowVector::Zero(width)}; }

std::shared_ptr<const Model> gpt2()
{
    auto model = std::make_shared<Model>();
    model->info.layers = layers;
    model->info.heads = heads;
    model->info.max_tokens = 1024;
    Transformer& transformer = model->transformer;
    transformer.token_embedding = randomWeight(vocabulary, width, 1);
    transformer.position_embedding = randomWeight(1024, width, 2);
    for (Index layer = 0; layer < layers; ++layer) {
        const auto seed = static_cast<std::uint64_t>(10 * layer);
        const auto projection = [&](Index rows, Index cols, std::uint64_t which) {
            return Projection{randomWeight(rows, cols, seed + which), RowVector::Zero(cols)};
        };
        Block block;
        block.attention_norm = plainNorm();
        block.attention.heads = heads;
        block.attention.query = projection(width, width, 3);
        block.attention.key = projection(width, width, 4);
        block.attention.value = projection(width, width, 5);
        block.attention.output = projection(width, width, 6);
        block.scores.scale = 0.125F;
        block.feed_forward_norm = plainNorm();
        block.feed_forward = FeedForward{projection(width, inner, 7), projection(inner, width, 8)};
        transformer.blocks.push_back(std::move(block));
    }
    transformer.final_norm = plainNorm();
    transformer.language_head = LanguageHead{transformer.token_embedding};
    return model;
}

template<typename Work>
double milliseconds(const Work& work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

void print(const char* what, std::vector<double> times)
{
    std::ranges::sort(times);
    std::printf("%-44s %8.2f ms  (%.2f to %.2f, %zu times)\n", what, times[times.size() / 2], times.front(),
                times.back(), times.size());
}

}  // namespace

int main(int argc, char** argv)
{
    const Index tokens = argc > 1 ? std::atol(argv[1]) : 64;
    const auto model = gpt2();
    std::vector<Index> ids;
    for (Index i = 0; i < tokens; ++i) ids.push_back(i * 7919 % vocabulary);
    std::shared_ptr<const Trace> trace;
    std::vector<double> passes;
    for (int i = 0; i < 5; ++i)
        passes.push_back(milliseconds([&] { trace = run(model, Batch{{sequenceOfIds(*model, ids)}}, {}); }));
    print("a pass", passes);
    StreamRows rows(trace, 0);
    const auto account = [&](Index query, Index key) {
        return milliseconds([&] { explainCell(rows, AttentionBlock::Self, {layers - 1, 3, 0}, {query, key}); });
    };
    print("a cell's account, the first", {account(tokens - 1, tokens / 2)});
    std::vector<double> fresh, row;
    for (Index i = 1; i < std::min<Index>(20, tokens / 2); ++i) fresh.push_back(account(tokens - 1 - i, i));
    for (Index key = 20; key < std::min<Index>(40, tokens); ++key) row.push_back(account(tokens - 1, key));
    print("another query and another key", fresh);
    if (!row.empty()) print("another key of the same query", row);
    std::vector<double> answers;
    for (Index at = 0; at < 5; ++at)
        answers.push_back(milliseconds([&] { explainAnswer(rows, {.position = tokens - 1 - at, .id = 7}); }));
    print("an answer's account", answers);
    print("the logit lens of all tokens", {milliseconds([&] { logitLens(*trace, 0); })});
}
