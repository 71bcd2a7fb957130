#include "core/model/pass/statement.h"

#include <algorithm>
#include <utility>

namespace core {
namespace {

/// Whether the model goes on with a text, rather than guessing masked tokens.
bool isContinued(const Model& model)
{
    return model.transformer.causal || (model.info.block && *model.info.block != AttentionBlock::Self);
}

void draw(TokenStatement& statement, const Model& model, const RowVector& logits, const TokenQuestion& question)
{
    const TokenDistribution kept = distributionOf(logits, *question.sampling, model.info.never_ids);
    statement.drawable = DrawableTokens{std::ssize(kept.ids), kept.vocabulary};
    for (std::size_t i = 0; i < std::min(question.count, kept.ids.size()); ++i)
        statement.likeliest.push_back({model.token(kept.ids[i]), static_cast<float>(kept.probabilities[i])});
}

void track(TokenStatement& statement, const Model& model, const RowVector& logits)
{
    std::vector<Index> ids;
    for (const TrackedWord& word : statement.words) {
        auto token = trackedToken(model, word);
        const bool known = token && token->token.id < logits.size();
        if (known) ids.push_back(token->token.id);
        statement.tracked.push_back(known ? std::optional(TrackedProbability{std::move(*token)}) : std::nullopt);
    }
    if (ids.empty()) return;
    const std::vector<double> found = logProbabilities(logits, ids);
    std::size_t next = 0;
    for (auto& each : statement.tracked)
        if (each) each->log_probability = found[next++];
}

}  // namespace

TokenStatement statementOf(const Trace& trace, const TokenQuestion& question)
{
    TokenStatement statement;
    statement.position = question.position;
    statement.words = question.tracked;
    const Model& model = *trace.model;
    const RowVector logits = tokenLogits(trace, question.item, question.position);
    if (logits.size() == 0) return statement;
    if (question.sampling && isContinued(model))
        draw(statement, model, logits, question);
    else
        statement.likeliest = likeliestTokens(model, logits, question.count);
    track(statement, model, logits);
    return statement;
}

}  // namespace core
