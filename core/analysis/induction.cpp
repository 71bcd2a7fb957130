#include "core/analysis/induction.h"

#include "core/random_bits.h"

#include <algorithm>

namespace core {
namespace {

/// Ids that stand for something: those of the vocabulary that are not special.
bool isOrdinary(const Model& model, Index id)
{
    if (model.tokenizer == nullptr) return true;
    const auto token = model.tokenizer->token(id);
    return token && !token->special;
}

double scoreOf(MatrixView weights, const RepeatedSequence& sequence)
{
    double sum = 0;
    for (Index i = 0; i < sequence.length; ++i)
        sum += static_cast<double>(weights(sequence.begin + sequence.length + i, sequence.begin + i + 1));
    return sum / static_cast<double>(sequence.length);
}

}  // namespace

std::optional<RepeatedSequence> repeatedSequence(const Model& model, const std::optional<Token>& begin,
                                                 std::uint64_t seed)
{
    const Index vocabulary = model.transformer.token_embedding.rows();
    const Index before = begin ? 1 : 0;
    const Index room = model.info.max_tokens > 0 ? model.info.max_tokens : 2 * longestRepeated + before;
    const Index length = std::min({longestRepeated, (room - before) / 2, vocabulary - before});
    if (model.transformer.patches || vocabulary == 0 || length < 2) return std::nullopt;

    std::vector<Index> ids;
    constexpr std::uint64_t mostDraws = 10'000;
    for (std::uint64_t draw = 0; static_cast<Index>(ids.size()) < length && draw < mostDraws; ++draw) {
        const auto id = static_cast<Index>(mixedBits(seed, draw) % static_cast<std::uint64_t>(vocabulary));
        const bool known = std::ranges::find(ids, id) != ids.end() || (begin && begin->id == id);
        if (!known && isOrdinary(model, id)) ids.push_back(id);
    }
    if (ids.size() < 2) return std::nullopt;

    RepeatedSequence sequence{.begin = before, .length = static_cast<Index>(ids.size())};
    if (begin) sequence.tokens.push_back(*begin);
    const std::vector<Token> copy = sequenceOfIds(model, ids).tokens;
    for (int times = 0; times < 2; ++times) sequence.tokens.insert(sequence.tokens.end(), copy.begin(), copy.end());
    return sequence;
}

HeadTable inductionScores(const std::shared_ptr<const Model>& model, const std::optional<Token>& begin,
                          std::stop_token stop)
{
    HeadTable table(model->info.layers, model->info.heads);
    if (model->decoder != nullptr || model->info.block || model->transformer.blocks.empty()) return table;
    std::vector<RepeatedSequence> asked;
    Batch batch;
    for (std::uint64_t seed = 0; seed < repeatedSequences; ++seed) {
        const auto sequence = repeatedSequence(*model, begin, seed);
        if (!sequence || (!asked.empty() && sequence->length != asked.front().length)) continue;
        asked.push_back(*sequence);
        batch.sequences.push_back(sequenceOf(sequence->tokens));
    }
    if (asked.empty()) return table;
    const auto trace = run(model, std::move(batch), {.keep = Keep::Weights, .stop = stop});
    if (trace == nullptr) throw Stopped{};
    for (Index layer = 0; layer < table.layers; ++layer)
        for (Index head = 0; head < table.heads; ++head) {
            double sum = 0;
            for (std::size_t item = 0; item < asked.size(); ++item) {
                const auto& kept = trace->at({layer, head, static_cast<Index>(item)});
                sum += scoreOf(kept.attention.heads[static_cast<std::size_t>(head)].weights, asked[item]);
            }
            table.set(Measure::Induction, layer, head, static_cast<float>(sum / static_cast<double>(asked.size())));
        }
    return table;
}

HeadTable inductionScores(const Trace& trace, Index item, std::stop_token stop)
{
    const Token& first = trace.queries(item).front();
    return inductionScores(trace.model, first.special ? std::optional(first) : std::nullopt, std::move(stop));
}

}  // namespace core
