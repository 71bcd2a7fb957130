#include "core/model/pass/statement.h"

#include "core/model/pass/label_answers.h"
#include "core/model/pass/whole_answers.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace core {
namespace {

/// Whether the model goes on with a text, rather than guessing masked tokens.
bool isContinued(const Model& model)
{
    if (model.transformer.label_head) return false;
    return model.transformer.causal || (model.info.block && *model.info.block != AttentionBlock::Self);
}

void draw(TokenStatement& statement, const Model& model, const RowVector& logits, const TokenQuestion& question)
{
    const TokenDistribution kept = distributionOf(logits, *question.sampling, model.info.never_ids);
    statement.drawable = DrawableTokens{std::ssize(kept.ids), kept.vocabulary};
    for (std::size_t i = 0; i < std::min(question.count, kept.ids.size()); ++i)
        statement.likeliest.push_back({model.token(kept.ids[i]), static_cast<float>(kept.probabilities[i])});
}

constexpr std::string_view spaceSign = "␣";

/// The tokens that a word may be followed by: as it begins behind a space, and as the rest of a word.
std::vector<TrackedToken> tokensOf(const Model& model, const TrackedWord& word, const std::stop_token& stop)
{
    const bool isSpaced = !word.piece && word.text.starts_with(spaceSign);
    const TrackedWord typed = isSpaced ? TrackedWord{word.text.substr(spaceSign.size())} : word;
    std::vector<TrackedToken> found;
    if (auto begins = trackedToken(model, typed, stop)) found.push_back(std::move(*begins));
    if (word.piece || isSpaced) return found;
    for (const char* goesOn : {"##", ""})  // WordPiece, byte-level and SentencePiece vocabularies
        if (auto rest = trackedToken(model, {.text = goesOn + word.text, .piece = true}, stop)) {
            found.push_back(std::move(*rest));
            break;
        }
    return found;
}

std::vector<double> labelled(const Model& model, const RowVector& logits, const std::vector<Index>& ids)
{
    const Eigen::RowVectorXd all = logProbabilitiesOf(model, logits);
    std::vector<double> found;
    found.reserve(ids.size());
    for (const Index id : ids) found.push_back(all(id));
    return found;
}

void track(TokenStatement& statement, const Model& model, const RowVector& logits, const std::stop_token& stop)
{
    for (const TrackedWord& word : statement.words) {
        std::vector<TrackedToken> tokens = tokensOf(model, word, stop);
        std::erase_if(tokens, [&](const TrackedToken& each) { return each.token.id >= logits.size(); });
        std::optional<TrackedProbability>& tracked = statement.tracked.emplace_back();
        if (tokens.empty()) continue;
        std::vector<Index> ids(tokens.size());
        std::ranges::transform(tokens, ids.begin(), [](const TrackedToken& each) { return each.token.id; });
        const std::vector<double> found =
            model.transformer.label_head ? labelled(model, logits, ids) : logProbabilities(logits, ids);
        const auto likeliest = std::ranges::max_element(found) - found.begin();
        tracked = TrackedProbability{std::move(tokens[static_cast<std::size_t>(likeliest)]),
                                     found[static_cast<std::size_t>(likeliest)]};
    }
}

/// Padding and what the tokenizer put there itself get none.
std::vector<LabelledToken> labelledTokens(const Trace& trace, Index item, const std::stop_token& stop)
{
    std::vector<LabelledToken> labelled;
    const std::optional<LabelHead>& head = trace.model->transformer.label_head;
    if (!head || head->of != LabelHead::Of::Tokens) return labelled;
    const Sequence& text = trace.batch.sequences[static_cast<std::size_t>(item)];
    const Matrix scores = labelRows(trace, item, 0, std::ssize(text.tokens), stop);
    for (Index row = 0; row < scores.rows(); ++row) {
        const Token& token = text.tokens[static_cast<std::size_t>(row)];
        if (token.special || !text.real[static_cast<std::size_t>(row)]) continue;
        Index likeliest = 0;
        scores.row(row).maxCoeff(&likeliest);
        labelled.push_back({token, head->names[static_cast<std::size_t>(likeliest)]});
    }
    return labelled;
}

}  // namespace

TokenStatement statementOf(const Trace& trace, const TokenQuestion& question, const std::stop_token& stop)
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
    statement.labels = labelledTokens(trace, question.item, stop);
    track(statement, model, logits, stop);
    return statement;
}

TokenStatement statementLike(const TokenStatement& said, const Trace& trace, TokenQuestion question,
                             const std::stop_token& stop)
{
    question.tracked = said.words;
    for (std::size_t i = 0; i < said.tracked.size(); ++i)
        if (const auto& token = said.tracked[i]) question.tracked[i] = {.text = token->word.token.piece, .piece = true};
    TokenStatement statement = statementOf(trace, question, stop);
    statement.words = said.words;
    for (std::size_t i = 0; i < statement.tracked.size(); ++i)
        if (statement.tracked[i] && said.tracked[i]) statement.tracked[i]->word = said.tracked[i]->word;
    return statement;
}

}  // namespace core
