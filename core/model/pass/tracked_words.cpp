#include "core/model/pass/tracked_words.h"

#include "core/model/model.h"
#include "core/model/pass/label_answers.h"
#include "core/text/character_class.h"
#include "core/text/trimmed.h"
#include "core/text/unicode.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

/// The text before a typed word while it is cut: tokenizers spell the beginning of a text in ways of their own.
std::string textBefore(std::string_view word)
{
    std::size_t at = 0;
    const char32_t first = codePointAt(word, at);
    return isWordCharacter(first) && !isUnspaced(first) ? "a " : "a";
}

/// The label of this name; small and capital letters of ASCII are the same where no label is spelled alike.
std::optional<TrackedToken> trackedLabel(const Model& model, std::string_view name)
{
    const auto alike = [](char a, char b) {
        const auto small = [](char letter) { return letter >= 'A' && letter <= 'Z' ? letter - 'A' + 'a' : letter; };
        return small(a) == small(b);
    };
    std::optional<TrackedToken> found;
    for (Index id = 0; id < std::ssize(model.transformer.label_head->names); ++id) {
        Token label = answerToken(model, id);
        if (label.text == name) return TrackedToken{std::move(label)};
        if (!found && std::ranges::equal(label.text, name, alike)) found = TrackedToken{std::move(label)};
    }
    return found;
}

}  // namespace

std::optional<TrackedToken> trackedToken(const Model& model, const TrackedWord& word, const std::stop_token& stop)
{
    if (model.transformer.label_head) return trackedLabel(model, word.piece ? word.text : trimmed(word.text));
    if (model.tokenizer == nullptr) return std::nullopt;
    if (word.piece) {
        const auto id = model.tokenizer->id(word.text);
        if (!id || model.token(*id).piece != word.text) return std::nullopt;  // the token for everything unknown
        return TrackedToken{model.token(*id)};
    }
    const std::string_view typed = trimmed(word.text);
    if (typed.empty()) return std::nullopt;
    const std::string context = textBefore(typed);
    const Encoding cut = model.tokenizer->encode(context + std::string(typed), stop);
    const std::vector<Token>& tokens = cut.tokens;
    const auto length = static_cast<Index>(context.size());
    // The unknown token is no word.
    if (std::ranges::any_of(cut.untaken, [length](const TextRange& range) { return range.to > length; }))
        return std::nullopt;
    const auto isOfWord = [length](const Token& token) { return !token.special && token.range.to > length; };
    const auto first = std::ranges::find_if(tokens, isOfWord);
    if (first == tokens.end()) return std::nullopt;
    const auto pieces = static_cast<std::size_t>(std::count_if(first, tokens.end(), isOfWord));
    return TrackedToken{model.token(first->id), pieces};
}

std::vector<double> logProbabilities(const RowVector& logits, const std::vector<Index>& ids)
{
    const auto scores = logits.cast<double>().eval();
    const double largest = scores.maxCoeff<Eigen::PropagateNaN>();
    const double total = largest + std::log((scores.array() - largest).exp().sum());
    std::vector<double> found;
    found.reserve(ids.size());
    for (const Index id : ids) found.push_back(scores(id) - total);
    return found;
}

}  // namespace core
