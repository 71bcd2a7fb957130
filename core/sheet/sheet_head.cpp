#include "core/sheet/sheet_head.h"

#include "core/attention/scores.h"
#include "core/error.h"
#include "core/model/pass/head_stages.h"
#include "core/session/named_queries.h"

namespace core {
namespace {

std::vector<std::string> printedTokens(const std::vector<Token>& tokens)
{
    std::vector<std::string> texts;
    texts.reserve(tokens.size());
    for (const Token& token : tokens) texts.emplace_back(bareToken(token.text));
    return texts;
}

void requireLength(std::size_t count)
{
    if (count > mostSheetTokens)
        throw Error(Code::TooLong, "", "the text of a worksheet is too long: expected at most %1 tokens, found %2",
                    std::to_string(mostSheetTokens), std::to_string(count));
    if (count < fewestSheetTokens)
        throw Error(Code::OutOfRange, "",
                    "the text of a worksheet cannot be used: expected at least %1 tokens, found %2",
                    std::to_string(fewestSheetTokens), std::to_string(count));
}

/// The last of the stages that there are before the softmax.
const Matrix& lastScores(const HeadAttention& head)
{
    for (const Matrix* scores : {&head.scores_masked, &head.scores_biased, &head.scores_scaled})
        if (scores->size() > 0) return *scores;
    return head.scores_raw;
}

}  // namespace

void requireSheetHead(const SheetHead& head)
{
    requireLength(head.queries.size());
    requireLength(head.keys.size());
    for (Index i = 0; i < head.weights.size(); ++i) {
        const float weight = head.weights.data()[i];
        if (weight >= 0 && weight <= 1.0001F) continue;
        throw Error(Code::OutOfRange, "",
                    "a weight of this head cannot be used: expected a number from 0 to 1, found %1",
                    std::to_string(weight));
    }
}

SheetHead sheetHead(const Trace& trace, const HeadAddress& address)
{
    SheetHead sheet;
    // A long text is refused before anything is computed.
    requireLength(trace.queries(address.item).size());
    requireLength(trace.keys(address.item).size());
    sheet.queries = printedTokens(trace.queries(address.item));
    sheet.keys = printedTokens(trace.keys(address.item));
    const auto head = headStages(trace, address);
    sheet.weights = head->weights;
    const Mask& mask = trace.mask(address);
    for (Index query = 0; query < sheet.weights.rows(); ++query) {
        sheet.hidden.emplace_back();
        // A weight that a finite fill leaves is a weight like any other.
        for (Index key = 0; key < sheet.weights.cols(); ++key)
            sheet.hidden.back().push_back(!mask.allows(query, key) && sheet.weights(query, key) == 0);
    }
    requireSheetHead(sheet);
    if (trace.recorded()) return sheet;
    sheet.scores = lastScores(*head);
    const HeadVectors vectors = trace.vectors(address);
    sheet.q = vectors.q;
    sheet.k = vectors.k;
    sheet.v = vectors.v;
    sheet.context = head->context;
    const HeadScoring& scoring = trace.scoring(address);
    const bool plain = scoring.rule.soft_cap == 0 && !scoring.bias;
    if (plain && scoreFactor(scoring.rule) > 0) sheet.divisor = 1.0 / static_cast<double>(scoreFactor(scoring.rule));
    return sheet;
}

}  // namespace core
