#include "core/explain/text_likeness.h"

#include "core/error.h"
#include "core/explain/frozen_norm.h"
#include "core/model/pass/elsewhere.h"
#include "core/model/pass/prediction.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <string_view>

namespace core {
namespace {

constexpr double leastLength = 1e-12;

bool isOfOneRow(RowPooling pooling)
{
    return pooling == RowPooling::First || pooling == RowPooling::Second || pooling == RowPooling::Last;
}

/// A pooled row as the sum of its tokens' shares, on its way to the vector.
struct SharedRow {
    Eigen::MatrixXd shares;  ///< [T, d]
    Eigen::VectorXd entry;   ///< [T] how much of a constant behind the pooling is a token's; adds up to 1
};

/// The share of each token in a row that stands for the text alone: what the row's heads read from it.
Eigen::MatrixXd readShares(StreamRows& rows, const Pooling& pooling, Index row, const std::stop_token& stop)
{
    const Trace& trace = *rows.trace();
    rows.splitBy(AttentionSplit::Tokens);
    const WrittenRow written = pooledRow(rows, AttentionBlock::Self, pooling, stop);
    rows.splitBy(AttentionSplit::Heads);
    const Matrix& hidden = trace.last_hidden_state[static_cast<std::size_t>(rows.item())];
    Eigen::MatrixXd shares = Eigen::MatrixXd::Zero(hidden.rows(), hidden.cols());
    const Matrix vectors = written.vectors();
    for (std::size_t i = 0; i < written.parts().size(); ++i) {
        const StreamPart& part = written.parts()[i];
        const Index token = part.kind == StreamPart::Kind::Read ? part.head : row;
        shares.row(token) += vectors.row(static_cast<Index>(i)).cast<double>();
    }
    // What rounding leaves is the row's own, so that the shares are the pass' row.
    shares.row(row) += hidden.row(row).cast<double>() - shares.colwise().sum();
    return shares;
}

/// @param rows  null where a row that stands for the text alone need not be shared out
SharedRow pooledShares(const Trace& trace, Index item, StreamRows* rows, const SentenceHead& head,
                       const std::stop_token& stop)
{
    const Matrix& hidden = trace.last_hidden_state[static_cast<std::size_t>(item)];
    const auto kinds = std::ssize(head.pooled);
    SharedRow shared{Eigen::MatrixXd(hidden.rows(), kinds * hidden.cols()), Eigen::VectorXd::Zero(hidden.rows())};
    for (Index kind = 0; kind < kinds; ++kind) {
        const RowPooling pooling = head.pooled[static_cast<std::size_t>(kind)];
        const Matrix factors = poolingFactors(trace, item, pooling, PooledFor::Sentence);
        const Eigen::VectorXd entry = factors.cast<double>().rowwise().mean();
        const double sum = entry.sum();
        if (sum > 0) shared.entry += entry / (sum * static_cast<double>(kinds));
        auto own = shared.shares.middleCols(kind * hidden.cols(), hidden.cols());
        Index row = 0;
        entry.maxCoeff(&row);
        if (rows != nullptr && isOfOneRow(pooling))
            own = readShares(*rows, {{pooling}}, row, stop);
        else
            own = factors.cast<double>().cwiseProduct(hidden.cast<double>());
    }
    return shared;
}

Eigen::RowVectorXd heldGates(Activation activation, const Eigen::RowVectorXd& z)
{
    return frozenGates(activation, z.cast<float>()).cast<double>();
}

/// Takes the shares through the steps behind the pooling.
void passSteps(SharedRow& row, const SentenceHead& head)
{
    for (const SentenceHead::Step& step : head.steps) {
        if (step.projection) {
            row.shares = row.shares * step.projection->weight.matrix().cast<double>();
            if (step.projection->bias.size() > 0) row.shares += row.entry * step.projection->bias.cast<double>();
        }
        if (step.activation)
            row.shares = row.shares * heldGates(*step.activation, row.shares.colwise().sum()).asDiagonal();
        if (step.to_length_one) row.shares /= std::max(leastLength, row.shares.colwise().sum().norm());
    }
}

/// What wrote the vector, part by part.
void addParts(TextVector& vector, StreamRows& rows, const SentenceHead& head, const std::stop_token& stop)
{
    WrittenRow row = pooledRow(rows, AttentionBlock::Self, {head.pooled}, stop);
    for (const SentenceHead::Step& step : head.steps) {
        if (step.projection) row.project(*step.projection, {.kind = StreamPart::Kind::PoolerBias});
        if (step.activation) row.scale(frozenGates(*step.activation, row.sum()));
        if (step.to_length_one) row.scale(RowVector::Constant(row.width(), 1 / std::max(1e-12F, row.sum().norm())));
    }
    vector.parts = row.parts();
    vector.by_part = row.vectors().cast<double>();
    vector.by_part /= std::max(leastLength, vector.by_part.colwise().sum().norm());
}

/// The vector that its shares add up to, and its length.
/// @throws Error{OutOfRange}
std::pair<Eigen::RowVectorXd, double> sumOf(const SharedRow& row, const Model& model)
{
    Eigen::RowVectorXd sum = row.shares.colwise().sum();
    const double length = sum.norm();
    if (!(length > leastLength) || !sum.allFinite())
        throw Error(Code::OutOfRange, model.info.name,
                    "the vector of a text cannot be used: expected numbers and a length above 0, found a length of %1",
                    std::to_string(length));
    return {std::move(sum), length};
}

bool isTextEncoder(const Model& model)
{
    return model.info.reads == Reads::Text && !model.transformer.causal && model.decoder == nullptr
           && model.transformer.token_embedding.rows() > 0;
}

Answer rankedAnswer(const Trace& trace, Index item) { return {item, predictedPosition(speakerOf(trace), item, 0), 0}; }

/// Whether a sequence of a text has a token of its own, besides spaces and those that the tokenizer adds.
bool hasWords(const Sequence& text, Index sequence)
{
    constexpr std::string_view space = "␣";
    for (std::size_t i = 0; i < text.tokens.size(); ++i) {
        if (!text.real[i] || text.tokens[i].special || text.tokens[i].sequence != sequence) continue;
        std::string_view rest = text.tokens[i].text;
        while (rest.starts_with(space)) rest.remove_prefix(space.size());
        if (!rest.empty()) return true;
    }
    return false;
}

void requireWordsIn(const Trace& trace, bool there)
{
    if (!there)
        throw Error(Code::Missing, trace.model->info.name,
                    "a text is missing: expected words in each, found an empty one");
}

/// A text of the batch, with the numbers of all.
AlikeTexts rankedOf(const std::shared_ptr<const Trace>& trace, Index item, bool parts, const std::stop_token& stop)
{
    const Sequence& both = trace->batch.sequences[static_cast<std::size_t>(item)];
    requireWordsIn(*trace, hasWords(both, 0) && hasWords(both, 1));
    AlikeTexts alike{.first = item, .second = item};
    const auto texts = std::ssize(trace->batch.sequences);
    alike.values.reserve(static_cast<std::size_t>(texts));
    for (Index text = 0; text < texts; ++text) {
        if (stop.stop_requested()) throw Stopped{};
        alike.values.push_back(rankedScore(*trace, text));
    }
    StreamRows rows(trace, item);
    alike.ranked = rankedTexts(rows, parts, stop);
    return alike;
}

/// The value of each part of one side.
std::vector<double> valuesOf(const TextVector& own, const TextVector& other)
{
    if (own.parts.empty()) return {};
    const Eigen::VectorXd values = own.by_part * other.unit.transpose();
    return {values.begin(), values.end()};
}

}  // namespace

bool comparesTexts(const Model& model)
{
    if (model.elsewhere != nullptr || model.transformer.blocks.empty() || model.shared) return false;
    if (model.sentence) return true;
    return isTextEncoder(model);
}

bool isReranker(const Model& model)
{
    const auto& head = labelHeadOf(model);
    return model.info.reads == Reads::Text && !model.sentence && head && head->of == LabelHead::Of::Whole
           && head->names.size() == 1;
}

double rankedScore(const Trace& trace, Index item)
{
    const Answer answer = rankedAnswer(trace, item);
    return static_cast<double>(tokenLogits(speakerOf(trace), item, answer.position)(0));
}

RankedTexts rankedTexts(StreamRows& rows, bool parts, const std::stop_token& stop)
{
    const Trace& trace = *rows.trace();
    requireWeights(trace, phrase("the likeness of two texts"));
    const Answer answer = rankedAnswer(trace, rows.item());
    RankedTexts ranked{.score = rankedScore(trace, rows.item())};
    ranked.probability = std::exp(logProbability(trace, answer).value_or(0));
    if (parts) ranked.by_parts = explainAnswer(rows, answer, stop);
    rows.splitBy(AttentionSplit::LayersAndTokens);
    const AnswerAccount account = explainAnswer(rows, answer, stop);
    rows.splitBy(AttentionSplit::Heads);

    const Sequence& text = trace.batch.sequences[static_cast<std::size_t>(rows.item())];
    std::vector<Index> column(text.tokens.size(), -1);
    for (std::size_t token = 0; token < text.tokens.size(); ++token) {
        if (!text.real[token]) continue;
        column[token] = std::ssize(ranked.tokens);
        ranked.tokens.push_back(text.tokens[token]);
    }
    using Kind = StreamPart::Kind;
    const Index layers = speakerOf(trace).model->info.layers, tokens = std::ssize(ranked.tokens);
    ranked.read = Eigen::MatrixXd::Zero(layers + 1, tokens + 1);
    for (std::size_t i = 0; i < account.parts.size(); ++i) {
        const StreamPart& part = account.parts[i];
        const bool reads = part.kind == Kind::Read && part.head < std::ssize(column)
                           && column[static_cast<std::size_t>(part.head)] >= 0;
        const bool ofLayer = reads || part.kind == Kind::FeedForward || part.kind == Kind::Convolution
                             || part.kind == Kind::Steering || part.kind == Kind::TokenGate;
        const Index row = ofLayer && part.layer < layers ? part.layer : layers;
        ranked.read(row, reads ? column[static_cast<std::size_t>(part.head)] : tokens) += account.values[i];
    }
    // What rounding leaves is read from no token, so that the parts are the pass' number.
    ranked.read(layers, tokens) += ranked.score - ranked.read.sum();
    return ranked;
}

SentenceHead sentenceHeadOf(const Model& model)
{
    if (model.sentence) return *model.sentence;
    if (!isTextEncoder(model))
        throw Error(Code::Unsupported, model.info.name,
                    "the likeness of two texts is not supported: expected an encoder of texts, or a folder of "
                    "sentence-transformers, found %1",
                    model.info.architecture);
    return {.pooled = {RowPooling::Mean}, .steps = {}};
}

TextVector textVector(StreamRows& rows, const SentenceHead& head, bool parts, const std::stop_token& stop)
{
    const Trace& trace = *rows.trace();
    requireWeights(trace, phrase("the likeness of two texts"));
    SharedRow row = pooledShares(trace, rows.item(), &rows, head, stop);
    passSteps(row, head);
    const auto [sum, length] = sumOf(row, *trace.model);
    TextVector vector{.unit = sum / length, .reads = std::ranges::any_of(head.pooled, isOfOneRow)};
    const Sequence& text = trace.batch.sequences[static_cast<std::size_t>(rows.item())];
    std::vector<Index> real;
    for (Index token = 0; token < std::ssize(text.tokens); ++token)
        if (text.real[static_cast<std::size_t>(token)]) real.push_back(token);
    for (const Index token : real) vector.tokens.push_back(text.tokens[static_cast<std::size_t>(token)]);
    vector.by_token = row.shares(real, Eigen::all) / length;
    if (parts) addParts(vector, rows, head, stop);
    return vector;
}

Eigen::RowVectorXd unitVector(const Trace& trace, Index item, const SentenceHead& head)
{
    requireWeights(trace, phrase("the likeness of two texts"));
    SharedRow row = pooledShares(trace, item, nullptr, head, {});
    passSteps(row, head);
    const auto [sum, length] = sumOf(row, *trace.model);
    return sum / length;
}

std::vector<TokenRange> tokenRanges(const std::vector<Token>& tokens, bool words)
{
    if (words) return wordsOf(tokens);
    std::vector<TokenRange> each;
    each.reserve(tokens.size());
    for (Index token = 0; token < std::ssize(tokens); ++token) each.push_back({token, token});
    return each;
}

std::string textOf(const std::vector<Token>& tokens, const TokenRange& range)
{
    std::string text;
    for (Index token = range.first; token <= range.last; ++token) {
        const std::string& piece = tokens[static_cast<std::size_t>(token)].text;
        text += token > range.first && piece.starts_with("##") ? piece.substr(2) : piece;
    }
    return text;
}

std::optional<Index> otherText(const Trace& trace, Index first, Index number)
{
    const auto texts = std::ssize(trace.batch.sequences);
    if (number > texts && !isReranker(*trace.model))
        throw Error(Code::OutOfRange, trace.model->info.name,
                    "the other text cannot be used: expected the number of a text from 1 to %1, found %2",
                    std::to_string(texts), std::to_string(number));
    if (number < 1 || number > texts || number - 1 == first) return std::nullopt;
    return number - 1;
}

std::vector<Index> AlikeTexts::nearest() const
{
    std::vector<Index> order(values.size());
    std::iota(order.begin(), order.end(), Index{0});
    std::erase_if(order, [this](Index text) {
        return (!ranked && text == first) || std::isnan(values[static_cast<std::size_t>(text)]);
    });
    std::ranges::stable_sort(order, std::ranges::greater(),
                             [this](Index text) { return values[static_cast<std::size_t>(text)]; });
    return order;
}

AlikeTexts alikeTexts(const std::shared_ptr<const Trace>& trace, Index first, std::optional<Index> second, bool parts,
                      const std::stop_token& stop)
{
    const auto texts = std::ssize(trace->batch.sequences);
    if (isReranker(*trace->model)) return rankedOf(trace, first, parts, stop);
    if (texts < 2)
        throw Error(Code::Missing, trace->model->info.name,
                    "a second text is missing: expected two or more texts in the batch, found one");
    const SentenceHead head = sentenceHeadOf(*trace->model);
    AlikeTexts alike{.first = first};
    const auto isWritten = [&](Index text) {
        return hasWords(trace->batch.sequences[static_cast<std::size_t>(text)], 0);
    };
    requireWordsIn(*trace, isWritten(first));
    const Eigen::RowVectorXd own = unitVector(*trace, first, head);
    alike.values.reserve(static_cast<std::size_t>(texts));
    for (Index text = 0; text < texts; ++text) {
        if (stop.stop_requested()) throw Stopped{};
        alike.values.push_back(isWritten(text) ? own.dot(unitVector(*trace, text, head))
                                               : std::numeric_limits<double>::quiet_NaN());
    }
    const std::vector<Index> others = alike.nearest();
    requireWordsIn(*trace, !others.empty() && isWritten(second.value_or(others.front())));
    alike.second = second.value_or(others.front());
    const auto vectorOf = [&](Index text) {
        StreamRows rows(trace, text);
        return textVector(rows, head, parts, stop);
    };
    alike.a = vectorOf(first);
    alike.b = vectorOf(alike.second);
    alike.likeness = likenessOf(alike.a, alike.b);
    return alike;
}

TextLikeness likenessOf(const TextVector& a, const TextVector& b)
{
    return {.cosine = a.unit.dot(b.unit),
            .pairs = a.by_token * b.by_token.transpose(),
            .parts_a = valuesOf(a, b),
            .parts_b = valuesOf(b, a)};
}

Eigen::MatrixXd summedBy(const Eigen::MatrixXd& pairs, const std::vector<TokenRange>& rows,
                         const std::vector<TokenRange>& columns)
{
    Eigen::MatrixXd sums(std::ssize(rows), std::ssize(columns));
    for (Index row = 0; row < sums.rows(); ++row)
        for (Index column = 0; column < sums.cols(); ++column) {
            const TokenRange& of_row = rows[static_cast<std::size_t>(row)];
            const TokenRange& of_column = columns[static_cast<std::size_t>(column)];
            sums(row, column) = pairs
                                    .block(of_row.first, of_column.first, of_row.last - of_row.first + 1,
                                           of_column.last - of_column.first + 1)
                                    .sum();
        }
    return sums;
}

}  // namespace core
