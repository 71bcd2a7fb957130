#include "core/lesson/claim_check.h"

#include "core/analysis/head_measures.h"
#include "core/analysis/measures.h"
#include "core/attention/pooling.h"
#include "core/error.h"
#include "core/json/value_names.h"
#include "core/lesson/asked_places.h"
#include "core/model/pass/head_stages.h"
#include "core/model/pass/statement.h"
#include "core/number_range.h"
#include "core/session/named_queries.h"
#include "core/session/session_names.h"

#include <cmath>
#include <cstdio>

namespace core {
namespace {

using ValueKind = ClaimValue::Kind;

/// The value of one side.
struct Found {
    std::string token;
    double number = 0;
    int decimals = -1;  ///< decimals of a number that the lesson says
};

class Judge {
public:
    explicit Judge(const ClaimGround& ground) : m_ground(ground) {}

    Found find(const ClaimValue& value) const
    {
        switch (value.kind) {
        case ValueKind::Number: return {{}, value.number, value.decimals};
        case ValueKind::Token: return {value.query.text};
        case ValueKind::Weight: return {{}, weight(value)};
        case ValueKind::Entropy: return {{}, entropyOf(rowOf(value))};
        case ValueKind::Top: return {top(value)};
        case ValueKind::Probability: return {{}, probability(value)};
        case ValueKind::Answer: return {answer()};
        case ValueKind::Measure: return {{}, measure(value)};
        case ValueKind::Entry: return {{}, entry(value)};
        }
        return {};
    }

private:
    HeadAddress addressOf(const ClaimValue& value) const
    {
        HeadAddress address = m_ground.head;
        if (value.head) std::tie(address.layer, address.head) = *value.head;
        const ModelInfo& info = m_ground.trace->model->info;
        if (address.layer >= info.layers)
            throw Error(Code::OutOfRange, "", "the layer cannot be used: expected %1, found %2",
                        numberRange(1, info.layers), std::to_string(address.layer + 1));
        if (address.head >= info.heads)
            throw Error(Code::OutOfRange, "", "the head cannot be used: expected %1, found %2",
                        numberRange(1, info.heads), std::to_string(address.head + 1));
        return address;
    }

    Matrix rowOf(const ClaimValue& value) const
    {
        const HeadAddress address = addressOf(value);
        const auto weights = headWeights(*m_ground.trace, address);
        return weights->row(rowNamed(m_ground, value.query));
    }

    double weight(const ClaimValue& value) const
    {
        const Matrix row = rowOf(value);
        if (!value.every_key) return static_cast<double>(row(keyNamed(m_ground, value.key)));
        double sum = 0;
        for (const Index key : placesOfToken(m_ground.trace->keys(m_ground.head.item), value.key.text))
            sum += static_cast<double>(row(key));
        return sum;
    }

    std::string top(const ClaimValue& value) const
    {
        Index key = 0;
        rowOf(value).row(0).maxCoeff(&key);
        return std::string(bareToken(m_ground.trace->keys(m_ground.head.item)[static_cast<std::size_t>(key)].text));
    }

    TokenStatement said(std::vector<TrackedWord> tracked) const
    {
        TokenQuestion question{.item = m_ground.head.item, .count = 1, .tracked = std::move(tracked)};
        question.position = predictedPosition(*m_ground.trace, question.item, m_ground.query);
        TokenStatement statement = statementOf(*m_ground.trace, question);
        if (statement.likeliest.empty())
            throw Error(Code::Unsupported, "",
                        "the answer is not supported: expected a model that predicts tokens, found %1",
                        m_ground.trace->model->info.architecture);
        return statement;
    }

    std::string answer() const { return std::string(bareToken(said({}).likeliest.front().token.text)); }

    double probability(const ClaimValue& value) const
    {
        const TokenStatement statement = said({{.text = value.query.text}});
        if (!statement.tracked.front())
            throw Error(Code::Missing, "", "“%1” in the model's vocabulary is missing", value.query.text);
        return std::exp(statement.tracked.front()->log_probability);
    }

    double measure(const ClaimValue& value) const
    {
        const HeadAddress address = addressOf(value);
        const Trace& trace = *m_ground.trace;
        std::map<Measure, float> found;
        if (trace.has(address.layer))
            found = measuresOf(shownWeights(*headWeights(trace, address), trace.mask(address)),
                               measuredTokens(trace, address.item));
        const auto number = found.find(value.measure);
        if (number == found.end()) throw Error(Code::Missing, "", "the measure of this head and text is missing");
        return static_cast<double>(number->second);
    }

    double entry(const ClaimValue& value) const
    {
        const HeadAddress address = addressOf(value);
        const StageTable table = tableNamed(m_ground, address, value.stage);
        const bool map = table.cols == StageAxis::Keys;
        if (map == value.dimension.has_value())
            throw Error(
                Code::OutOfRange, "",
                map ? Words("a number of the table %1 cannot be used: expected a query and a key, such as it -> "
                            "cat, found a column",
                            nameOf(value.stage, stageNames))
                    : Words("a number of the table %1 cannot be used: expected a token and a column, found a "
                            "query and a key",
                            nameOf(value.stage, stageNames)));
        const Index column = map ? keyNamed(m_ground, value.key) : *value.dimension;
        requireColumn(table, column);
        const Index row = rowIn(table, value.query);
        if (row >= table.values.rows()) throw Error(Code::Missing, "", "the row of “%1” is missing", value.query.text);
        return static_cast<double>(table.values(row, column));
    }

    /// Vectors stay with their tokens, whatever the rows of maps are read for.
    Index rowIn(const StageTable& table, const NamedToken& token) const
    {
        if (table.rows == StageAxis::Keys) return keyNamed(m_ground, token);
        if (table.cols == StageAxis::Keys) return rowNamed(m_ground, token);
        return placeOfNamed(m_ground.trace->queries(m_ground.head.item), token);
    }

    const ClaimGround& m_ground;
};

std::string textOf(const Found& found, bool token)
{
    if (token) return "“" + found.token + "”";
    char text[40];
    std::snprintf(text, sizeof text, "%.*f", found.decimals >= 0 ? found.decimals : 4, found.number);
    return text;
}

bool areEqual(const Found& left, const Found& right)
{
    const int decimals = std::max(left.decimals, right.decimals);
    const double apart = std::abs(left.number - right.number);
    return decimals < 0 ? apart < 5e-7 : apart <= 0.5 * std::pow(10.0, -decimals) + 1e-9;
}

bool holds(Claim::Comparison comparison, const Found& left, const Found& right, bool tokens)
{
    using Comparison = Claim::Comparison;
    switch (comparison) {
    case Comparison::Less: return left.number < right.number;
    case Comparison::AtMost: return left.number <= right.number;
    case Comparison::More: return left.number > right.number;
    case Comparison::AtLeast: return left.number >= right.number;
    case Comparison::Equal: return tokens ? left.token == right.token : areEqual(left, right);
    case Comparison::Different: return tokens ? left.token != right.token : !areEqual(left, right);
    }
    return false;
}

}  // namespace

ClaimGround claimGround(std::shared_ptr<const Trace> trace, const Session& session)
{
    const Focus& focus = session.focus;
    if (trace == nullptr || focus.item >= std::ssize(trace->batch.sequences))
        throw Error(Code::Missing, "", "the text is missing");
    const Index last = std::ssize(trace->queries(focus.item)) - 1;
    const Index query = trace->model->transformer.causal ? last : std::min(focus.query, last);
    return {std::move(trace), {focus.layer, focus.head, focus.item}, query, session.figure.map.rows};
}

ClaimVerdict check(const Claim& claim, const ClaimGround& ground)
{
    const Judge judge(ground);
    const Found left = judge.find(claim.left), right = judge.find(claim.right);
    const bool tokens = claim.left.saysToken();
    return {holds(claim.comparison, left, right, tokens), textOf(left, tokens), textOf(right, tokens)};
}

double computedNumber(const ClaimValue& value, const ClaimGround& ground) { return Judge(ground).find(value).number; }

}  // namespace core
