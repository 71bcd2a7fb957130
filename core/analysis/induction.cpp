#include "core/analysis/induction.h"

#include "core/distribution.h"
#include "core/random_bits.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

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

/// The scores of each head, one for each sequence.
struct Scores {
    const Model& model;
    std::vector<std::vector<double>> of_head;  ///< [layers · heads]

    void take(const Trace& trace, const std::vector<RepeatedSequence>& asked)
    {
        for (Index layer = 0; layer < model.info.layers; ++layer)
            for (Index head = 0; head < model.info.heads; ++head)
                for (std::size_t item = 0; item < asked.size(); ++item) {
                    const auto& kept = trace.at({layer, head, static_cast<Index>(item)});
                    of_head[static_cast<std::size_t>(layer * model.info.heads + head)].push_back(
                        scoreOf(kept.attention.heads[static_cast<std::size_t>(head)].weights, asked[item]));
                }
    }
};

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

namespace {

constexpr std::size_t sequencesAtOnce = 8;  ///< bounds the memory of a hundred sequences by that of eight

/// A first token, where the texts of a trace have one.
std::optional<Token> beginOf(const Trace& trace, Index item)
{
    const Token& first = trace.queries(item).front();
    return first.special ? std::optional(first) : std::nullopt;
}

HeadTable tableOf(const ModelInfo& info, const std::vector<std::vector<double>>& of_head)
{
    HeadTable table(info.layers, info.heads);
    for (std::size_t place = 0; place < of_head.size(); ++place) {
        if (of_head[place].empty()) continue;
        const MeanAndDeviation found = meanAndDeviation(of_head[place]);
        const auto layer = static_cast<Index>(place) / info.heads, head = static_cast<Index>(place) % info.heads;
        table.set(Measure::Induction, layer, head, static_cast<float>(found.mean));
        if (of_head[place].size() > 1)
            table.setSpread(Measure::Induction, layer, head, static_cast<float>(found.deviation));
    }
    return table;
}

}  // namespace

std::vector<std::vector<double>> inductionBySequence(const std::shared_ptr<const Model>& model,
                                                     const std::optional<Token>& begin,
                                                     const InductionQuestion& question, const std::stop_token& stop)
{
    const ModelInfo& info = model->info;
    Scores scores{*model, std::vector<std::vector<double>>(static_cast<std::size_t>(info.layers * info.heads))};
    if (model->decoder != nullptr || info.block || model->transformer.blocks.empty()) return scores.of_head;
    std::optional<RunOptions> options = question.changes.onAnotherText();
    if (!options) return scores.of_head;
    options->keep = Keep::Weights;
    options->stop = stop;
    std::optional<Index> length;
    for (Index seed = 0; seed < question.sequences;) {
        std::vector<RepeatedSequence> asked;
        Batch batch;
        for (; seed < question.sequences && asked.size() < sequencesAtOnce; ++seed) {
            auto sequence = repeatedSequence(*model, begin, static_cast<std::uint64_t>(seed));
            if (!sequence || sequence->length != length.value_or(sequence->length)) continue;
            length = sequence->length;
            batch.sequences.push_back(sequenceOf(sequence->tokens));
            asked.push_back(*std::move(sequence));
        }
        if (asked.empty()) break;
        const auto trace = run(model, std::move(batch), *options);
        if (trace == nullptr) throw Stopped{};
        scores.take(*trace, asked);
        if (question.progress) question.progress(seed);
    }
    return scores.of_head;
}

HeadTable inductionScores(const std::shared_ptr<const Model>& model, const std::optional<Token>& begin,
                          const InductionQuestion& question, const std::stop_token& stop)
{
    return tableOf(model->info, inductionBySequence(model, begin, question, stop));
}

HeadTable inductionScores(const Trace& trace, Index item, const InductionQuestion& question,
                          const std::stop_token& stop)
{
    InductionQuestion changed = question;
    changed.changes = trace.changes;
    return inductionScores(trace.model, beginOf(trace, item), changed, stop);
}

}  // namespace core
