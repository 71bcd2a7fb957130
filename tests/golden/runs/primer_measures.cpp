#include "tests/golden/runs/primer_measures.h"

#include "core/model/pass/prediction.h"
#include "core/model/pass/trace.h"
#include "tests/golden/runs/picture_cases.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <stdexcept>

using nlohmann::json;
using namespace core;

namespace {

using ModelPtr = std::shared_ptr<const Model>;
using TracePtr = std::shared_ptr<const Trace>;

TracePtr traceOf(const ModelPtr& model, Sequence sequence, Keep keep)
{
    RunOptions options;
    options.keep = keep;
    return run(model, {.sequences = {std::move(sequence)}}, options);
}

TracePtr traceOf(const ModelPtr& model, std::vector<Token> tokens, Keep keep)
{
    return traceOf(model, sequenceOf(std::move(tokens)), keep);
}

TracePtr pictureTrace(const ModelPtr& model, const json& asked, Keep keep)
{
    return traceOf(model, pictureOfCase(*model, asked.at("tile").get<Index>()), keep);
}

std::vector<Token> tokensOf(const ModelPtr& model, const json& text)
{
    return model->encode(text.get<std::string>(), std::nullopt).tokens;
}

TextRange rangeOf(const json& span) { return {span.at(0).get<Index>(), span.at(1).get<Index>()}; }

/// First and last token of a stretch of the text.
std::pair<Index, Index> tokensAt(const std::vector<Token>& tokens, TextRange range)
{
    const auto touches = [&](const Token& token) {
        return !token.special && token.range.from < range.to && token.range.to > range.from;
    };
    const auto first = std::ranges::find_if(tokens, touches);
    if (first == tokens.end()) throw std::runtime_error("no token at " + std::to_string(range.from));
    const auto last = std::find_if_not(first, tokens.end(), touches);
    return {first - tokens.begin(), last - tokens.begin() - 1};
}

Matrix logitsAt(const TracePtr& trace, Index position)
{
    return logits(trace->model->transformer, trace->last_hidden_state[0].row(position));
}

Index likeliest(const Matrix& row)
{
    Index best = 0;
    row.row(0).maxCoeff(&best);
    return best;
}

/// The text with another word at `range`, counted in characters: the cases are ASCII there.
std::string with(const std::string& text, TextRange range, const std::string& word)
{
    return text.substr(0, range.from) + word + text.substr(range.to);
}

/// Hides the tokens from `first` to `last` behind [MASK].
void hide(const ModelPtr& model, std::vector<Token>& tokens, Index first, Index last)
{
    for (Index i = first; i <= last; ++i) tokens[i].id = *model->info.mask_id;
}

/// The right word is likelier than each of the others, by its first token; `also` names others that are right, too.
bool chosen(const ModelPtr& model, const json& asked, bool masked)
{
    const auto text = asked.at("text").get<std::string>();
    const TextRange range = rangeOf(asked.at("at"));
    std::vector<Token> tokens = tokensOf(model, text);
    const auto [first, last] = tokensAt(tokens, range);
    const auto idOf = [&](const std::string& word) { return tokensOf(model, with(text, range, word))[first].id; };
    const Index right = tokens[first].id;
    if (masked) hide(model, tokens, first, last);
    const TracePtr trace = traceOf(model, tokens, Keep::Context);
    const Matrix said = logitsAt(trace, masked ? first : first - 1);
    float best = said(0, right);
    for (const json& word : asked.value("also", json::array())) best = std::max(best, said(0, idOf(word)));
    return std::ranges::all_of(asked.at("others"), [&](const json& word) { return said(0, idOf(word)) < best; });
}

/// Every token of the word is the likeliest, the earlier ones given (or, masked, all of them hidden at once).
bool copied(const ModelPtr& model, const json& asked, bool masked)
{
    std::vector<Token> tokens = tokensOf(model, asked.at("text"));
    const auto [first, last] = tokensAt(tokens, rangeOf(asked.at("at")));
    const std::vector<Token> right = tokens;
    if (masked) hide(model, tokens, first, last);
    const TracePtr trace = traceOf(model, tokens, Keep::Context);
    for (Index i = first; i <= last; ++i)
        if (likeliest(logitsAt(trace, masked ? i : i - 1)) != right[i].id) return false;
    return true;
}

/// The share of a repeated sequence whose next token is the likeliest, the second time.
double repeated(const ModelPtr& model, const json& asked)
{
    const auto ids = asked.at("ids").get<std::vector<Index>>();
    const auto length = asked.at("length").get<Index>();
    const TracePtr trace = traceOf(model, sequenceOfIds(*model, ids).tokens, Keep::Context);
    double right = 0;
    for (Index i = length; i + 1 < static_cast<Index>(ids.size()); ++i)
        right += likeliest(logitsAt(trace, i)) == ids[i + 1] ? 1 : 0;
    return right / static_cast<double>(length - 1);
}

/// Greedy decoding gives exactly the translation.
bool translated(const ModelPtr& model, const json& asked)
{
    Batch batch{.sequences = {sequenceOf(tokensOf(model, asked.at("text")))}};
    batch.targets = {sequenceOf(model->encodeTarget("").tokens)};
    RunOptions options;
    options.keep = Keep::Context;
    const TracePtr trace = generated(run(model, std::move(batch), options), 60, options);
    std::vector<Index> ids;
    for (const Token& token : trace->batch.targets[0].tokens) ids.push_back(token.id);
    return model->tokenizer->decode(ids, true) == asked.at("target").get<std::string>();
}

double oneAbility(const ModelPtr& model, const std::string& kind, const json& asked)
{
    const bool word = !asked.contains("others") || asked.at("others").empty();
    if (kind == "choice") return chosen(model, asked, false);
    if (kind == "copy") return copied(model, asked, false);
    if (kind == "mask") return word ? copied(model, asked, true) : chosen(model, asked, true);
    if (kind == "repeat") return repeated(model, asked);
    if (kind == "translate") return translated(model, asked);
    if (kind == "differs") return labelOf(*pictureTrace(model, asked, Keep::Context)) == asked.at("label").get<Index>();
    throw std::runtime_error("no kind of ability is called " + kind);
}

/// [L, H] a score of every head's weights.
template<class Score>
Matrix scored(const Trace& trace, Score score)
{
    Matrix scores(static_cast<Index>(trace.layers.size()), trace.model->info.heads);
    for (Index layer = 0; layer < scores.rows(); ++layer)
        for (Index head = 0; head < scores.cols(); ++head)
            scores(layer, head) = score(trace.layers[layer]->items[0].attention.heads[head].weights);
    return scores;
}

/// The mean over cases of what `score` gives for one of them.
template<class Score>
Matrix meanScores(const json& cases, Score score)
{
    Matrix sum = score(cases.at(0));
    for (std::size_t i = 1; i < cases.size(); ++i) sum += score(cases[i]);
    return sum / static_cast<float>(cases.size());
}

MeasuredHead best(const Matrix& scores)
{
    MeasuredHead found;
    found.score = scores.maxCoeff(&found.layer, &found.head);
    return found;
}

/// Whether the strongest key of a row, of all or of some, is one of the right ones.
float hits(const Matrix& weights, Index row, const std::vector<Index>& keys, const std::vector<Index>& among)
{
    Index strongest = 0;
    if (among.empty())
        weights.row(row).maxCoeff(&strongest);
    else
        strongest = *std::ranges::max_element(among, {}, [&](Index key) { return weights(row, key); });
    return std::ranges::count(keys, strongest) > 0 ? 1.0F : 0.0F;
}

/// The tokens of the words at `spans`; of each its last alone where `last`.
std::vector<Index> keysAt(const std::vector<Token>& tokens, const json& spans, bool last)
{
    std::vector<Index> keys;
    for (const json& span : spans) {
        const auto [from, to] = tokensAt(tokens, rangeOf(span));
        for (Index key = last ? to : from; key <= to; ++key) keys.push_back(key);
    }
    return keys;
}

Matrix rowScore(const ModelPtr& model, const json& asked, bool next)
{
    std::vector<Token> tokens = tokensOf(model, asked.at("text"));
    const auto [first, last] = tokensAt(tokens, rangeOf(asked.at("row")));
    const Index row = next ? first - 1 : last;
    const std::vector<Index> keys = keysAt(tokens, asked.at("keys"), false);
    const std::vector<Index> among = keysAt(tokens, asked.value("among", json::array()), true);
    return scored(*traceOf(model, std::move(tokens), Keep::Weights),
                  [&](const Matrix& weights) { return hits(weights, row, keys, among); });
}

/// Whether a square's strongest key, other than itself, is one of the right ones.
Matrix squareScore(const ModelPtr& model, const json& asked)
{
    const auto row = asked.at("row").get<Index>();
    const auto keys = asked.at("keys").get<std::vector<Index>>();
    std::vector<Index> among;
    for (Index key = 0; key < model->transformer.patches->tokens(); ++key)
        if (key != row) among.push_back(key);
    return scored(*pictureTrace(model, asked, Keep::Weights),
                  [&](const Matrix& weights) { return hits(weights, row, keys, among); });
}

/// The weight on the token behind the earlier copy of the row's own.
Matrix inductionScore(const ModelPtr& model, const json& asked)
{
    const auto length = asked.at("length").get<Index>();
    const TracePtr trace =
        traceOf(model, sequenceOfIds(*model, asked.at("ids").get<std::vector<Index>>()).tokens, Keep::Weights);
    return scored(*trace, [&](const Matrix& weights) { return weights.diagonal(1 - length).head(length).mean(); });
}

/// 1 where the row prefers the word at `first` to the one at `second`.
Matrix preference(const ModelPtr& model, const json& text, const json& asked)
{
    std::vector<Token> tokens = tokensOf(model, text);
    const auto at = [&](const char* name) { return tokensAt(tokens, rangeOf(asked.at(name))).second; };
    const Index row = at("row");
    const Index first = at("first");
    const Index second = at("second");
    return scored(*traceOf(model, std::move(tokens), Keep::Weights),
                  [&](const Matrix& weights) { return weights(row, first) > weights(row, second) ? 1.0F : 0.0F; });
}

/// The share of a translation's words, in the row that predicts each, whose strongest source token is one of its own.
Matrix alignmentScore(const ModelPtr& model, const json& asked)
{
    const std::vector<Token> source = tokensOf(model, asked.at("text"));
    const std::vector<Token> target = model->encodeTarget(asked.at("target").get<std::string>()).tokens;
    Batch batch{.sequences = {sequenceOf(source)}};
    batch.targets = {sequenceOf(target)};
    RunOptions options;
    options.keep = Keep::Weights;
    const TracePtr trace = run(model, std::move(batch), options);
    return meanScores(asked.at("words"), [&](const json& word) {
        const Index row = tokensAt(target, rangeOf(word.at("target"))).first - 1;
        const std::vector<Index> keys = keysAt(source, word.at("source"), false);
        return scored(*trace->cross, [&](const Matrix& weights) { return hits(weights, row, keys, {}); });
    });
}

Matrix headScores(const ModelPtr& model, const json& head, const json& cases)
{
    const auto kind = head.at("kind").get<std::string>();
    const bool next = head.value("reading", "at") == "next";
    if (kind == "row" || kind == "worse")
        return meanScores(cases, [&](const json& asked) { return rowScore(model, asked, next); });
    if (kind == "induction") return meanScores(cases, [&](const json& asked) { return inductionScore(model, asked); });
    if (kind == "squares") return meanScores(cases, [&](const json& asked) { return squareScore(model, asked); });
    if (kind == "alignment") return meanScores(cases, [&](const json& asked) { return alignmentScore(model, asked); });
    if (kind == "offset")
        return meanScores(cases, [&](const json& text) {
            return scored(*traceOf(model, tokensOf(model, text), Keep::Weights), [&](const Matrix& weights) {
                return weights.diagonal(head.at("offset").get<Index>()).mean();
            });
        });
    if (kind == "pair")
        return meanScores(cases, [&](const json& asked) -> Matrix {
            const Matrix other = preference(model, asked.at("texts").at(1), asked);
            return preference(model, asked.at("texts").at(0), asked).cwiseProduct(Matrix(1.0F - other.array()));
        });
    throw std::runtime_error("no kind of head is called " + kind);
}

}  // namespace

double measuredAbility(const std::shared_ptr<const Model>& model, const json& ability)
{
    double right = 0;
    for (const json& asked : ability.at("cases"))
        right += oneAbility(model, ability.at("kind").get<std::string>(), asked);
    return right / static_cast<double>(ability.at("cases").size());
}

MeasuredHead measuredHead(const std::shared_ptr<const Model>& model, const json& head)
{
    Matrix scores = headScores(model, head, head.at("cases"));
    if (head.contains("later")) scores = scores.cwiseMin(headScores(model, head, head.at("later")));
    return best(scores);
}
