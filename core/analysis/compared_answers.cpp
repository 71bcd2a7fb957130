#include "core/analysis/compared_answers.h"

#include "core/attention/softmax.h"
#include "core/model/pass/prediction.h"

#include <algorithm>

namespace core {
namespace {

std::optional<Index> comparedPosition(const Trace& trace, Index item)
{
    const Sequence& text = trace.batch.sequences[static_cast<std::size_t>(item)];
    const auto last = std::ranges::find(text.real.rbegin(), text.real.rend(), true);
    if (last == text.real.rend()) return std::nullopt;
    const Index position = predictedPosition(trace, item, text.real.rend() - last - 1);
    const bool masked = text.tokens[static_cast<std::size_t>(position)].id == trace.model->info.mask_id;
    return trace.model->transformer.causal || masked ? std::optional(position) : std::nullopt;
}

/// The likeliest tokens of two models, in the order of the first one's probabilities.
std::vector<ComparedToken> likeliestOf(const Model& model, const RowVector& a, const RowVector& b)
{
    constexpr std::size_t likeliest = 5;
    RowVector of_a = a, of_b = b;
    softmaxRow(of_a);
    softmaxRow(of_b);
    std::vector<ComparedToken> tokens;
    for (const RowVector* logits : {&a, &b})
        for (const Prediction& each : likeliestTokens(model, *logits, likeliest)) {
            const Index id = each.token.id;
            const auto isKnown = [&](const ComparedToken& known) { return known.token.id == id; };
            if (std::ranges::none_of(tokens, isKnown)) tokens.push_back({each.token, of_a(id), of_b(id)});
        }
    std::ranges::stable_sort(tokens, std::ranges::greater(), &ComparedToken::a);
    return tokens;
}

}  // namespace

const ComparedToken& ComparedAnswer::likeliestOfB() const
{
    return *std::ranges::max_element(likeliest, {}, &ComparedToken::b);
}

std::string otherTokens(const std::vector<Sequence>& a, const std::vector<Sequence>& b)
{
    if (a.size() != b.size()) return std::to_string(b.size()) + " texts instead of " + std::to_string(a.size());
    for (std::size_t item = 0; item < a.size(); ++item) {
        const auto &of_a = a[item].tokens, &of_b = b[item].tokens;
        const auto [in_a, in_b] = std::ranges::mismatch(of_a, of_b, {}, &Token::id, &Token::id);
        if (in_a != of_a.end() && in_b != of_b.end())
            return "“" + in_b->text + "” instead of “" + in_a->text + "” as token "
                   + std::to_string(in_b - of_b.begin() + 1);
        if (of_a.size() != of_b.size())
            return std::to_string(of_b.size()) + " tokens instead of " + std::to_string(of_a.size());
    }
    return {};
}

std::optional<ComparedAnswer> comparedAnswer(const Trace& a, const Trace& b, Index item)
{
    const auto position = comparedPosition(a, item), position_of_b = comparedPosition(b, item);
    if (!position || !position_of_b) return std::nullopt;
    const RowVector of_a = tokenLogits(a, item, *position), of_b = tokenLogits(b, item, *position_of_b);
    if (of_a.size() == 0 || of_a.size() != of_b.size()) return std::nullopt;
    return ComparedAnswer{item,
                          *position,
                          a.queries(item)[static_cast<std::size_t>(*position)],
                          a.model->transformer.causal,
                          likeliestOf(*a.model, of_a, of_b),
                          answerDivergence(of_a, of_b)};
}

}  // namespace core
