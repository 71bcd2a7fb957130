#include "core/model/pass/whole_answers.h"

#include "core/error.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

/// The last hidden state of one text, and which of its rows are padding.
class PooledText {
public:
    PooledText(const Trace& trace, Index item, PooledFor made_for)
        : m_for(made_for),
          m_hidden(trace.last_hidden_state[static_cast<std::size_t>(item)]),
          m_sequence(trace.batch.sequences[static_cast<std::size_t>(item)]),
          m_firstSquare(trace.model->transformer.patches ? trace.model->transformer.patches->firstSquare() : 0)
    {
    }

    /// @return [1, number of poolings · d]
    Matrix pooled(const std::vector<RowPooling>& poolings, const std::optional<Index>& padding) const
    {
        Matrix row(1, std::ssize(poolings) * m_hidden.cols());
        for (std::size_t i = 0; i < poolings.size(); ++i)
            row.middleCols(static_cast<Index>(i) * m_hidden.cols(), m_hidden.cols()) = pooled(poolings[i], padding);
        return row;
    }

    /// @return [T, d]
    Matrix factors(RowPooling pooling, const std::optional<Index>& padding) const
    {
        Matrix factors = Matrix::Zero(m_hidden.rows(), m_hidden.cols());
        const auto only = [&](Index row) { factors.row(row).setOnes(); };
        switch (pooling) {
        case RowPooling::First: only(first()); break;
        case RowPooling::Second: only(std::min<Index>(1, m_hidden.rows() - 1)); break;
        case RowPooling::Last: only(last(padding)); break;
        case RowPooling::Mean:
            weigh(
                factors, [](Index) { return 1.0F; }, false);
            break;
        case RowPooling::MeanOverRoot:
            weigh(
                factors, [](Index) { return 1.0F; }, true);
            break;
        case RowPooling::PlaceWeighted:
            weigh(
                factors, [first = firstGiven()](Index row) { return static_cast<float>(row - first + 1); }, false);
            break;
        case RowPooling::Largest: markLargest(factors); break;
        case RowPooling::SquaresOfPicture:
            factors.bottomRows(m_hidden.rows() - m_firstSquare)
                .setConstant(1 / static_cast<float>(m_hidden.rows() - m_firstSquare));
            break;
        }
        return factors;
    }

    Index first() const { return m_for == PooledFor::Labels ? 0 : firstGiven(); }

    /// The last token with another id than padding has, whether it was put there as padding or not, as transformers
    /// looks for it; the first where there is none.
    Index last(const std::optional<Index>& padding) const
    {
        for (Index row = m_hidden.rows() - 1; row > 0; --row) {
            const auto place = static_cast<std::size_t>(row);
            if (padding ? m_sequence.tokens[place].id != *padding : m_sequence.real[place]) return row;
        }
        return 0;
    }

private:
    RowVector pooled(RowPooling pooling, const std::optional<Index>& padding) const
    {
        switch (pooling) {
        case RowPooling::First: return m_hidden.row(first());
        case RowPooling::Second: return m_hidden.row(std::min<Index>(1, m_hidden.rows() - 1));
        case RowPooling::Last: return m_hidden.row(last(padding));
        case RowPooling::Mean: return weighted([](Index) { return 1.0F; }, false);
        case RowPooling::MeanOverRoot: return weighted([](Index) { return 1.0F; }, true);
        case RowPooling::PlaceWeighted:
            return weighted([first = firstGiven()](Index row) { return static_cast<float>(row - first + 1); }, false);
        case RowPooling::Largest: return largest();
        case RowPooling::SquaresOfPicture: return m_hidden.bottomRows(m_hidden.rows() - m_firstSquare).colwise().mean();
        }
        return {};
    }

    /// The first token that is not padding; the very first where all are.
    Index firstGiven() const
    {
        const auto first = std::ranges::find(m_sequence.real, true);
        return first == m_sequence.real.end() ? 0 : first - m_sequence.real.begin();
    }

    template<typename WeightOf>
    RowVector weighted(const WeightOf& weightOf, bool overRoot) const
    {
        RowVector sum = RowVector::Zero(m_hidden.cols());
        float weights = 0;
        for (Index row = 0; row < m_hidden.rows(); ++row) {
            if (!m_sequence.real[static_cast<std::size_t>(row)]) continue;
            sum += weightOf(row) * m_hidden.row(row);
            weights += weightOf(row);
        }
        const float least = 1e-9F;  // of a text without tokens
        return sum / std::max(least, overRoot ? std::sqrt(weights) : weights);
    }

    RowVector largest() const
    {
        RowVector most = RowVector::Constant(m_hidden.cols(), -1e9F);
        for (Index row = 0; row < m_hidden.rows(); ++row)
            if (m_sequence.real[static_cast<std::size_t>(row)]) most = most.cwiseMax(m_hidden.row(row));
        return most;
    }

    template<typename WeightOf>
    void weigh(Matrix& factors, const WeightOf& weightOf, bool overRoot) const
    {
        float weights = 0;
        for (Index row = 0; row < factors.rows(); ++row) {
            if (!m_sequence.real[static_cast<std::size_t>(row)]) continue;
            factors.row(row).setConstant(weightOf(row));
            weights += weightOf(row);
        }
        const float least = 1e-9F;  // of a text without tokens
        factors /= std::max(least, overRoot ? std::sqrt(weights) : weights);
    }

    void markLargest(Matrix& factors) const
    {
        for (Index col = 0; col < factors.cols(); ++col) {
            Index most = -1;
            for (Index row = 0; row < factors.rows(); ++row)
                if (m_sequence.real[static_cast<std::size_t>(row)]
                    && (most < 0 || m_hidden(row, col) > m_hidden(most, col)))
                    most = row;
            if (most >= 0) factors(most, col) = 1;
        }
    }

    PooledFor m_for;
    const Matrix& m_hidden;
    const Sequence& m_sequence;
    Index m_firstSquare;
};

/// Where the encoder's text ends: its last token that a generated text would end with. What the decoder made there
/// stands for the whole text (Lewis et al., 2020: BART).
/// @param rows  that the decoder made
/// @throws Error{Missing} where the text has no such token, or the decoder's is too short
Index endOfText(const Trace& trace, Index item, Index rows)
{
    const std::vector<Token>& tokens = trace.batch.sequences[static_cast<std::size_t>(item)].tokens;
    const std::vector<Index>& ends = trace.model->info.end_ids;
    for (Index place = std::min<Index>(std::ssize(tokens), rows) - 1; place >= 0; --place)
        if (std::ranges::find(ends, tokens[static_cast<std::size_t>(place)].id) != ends.end()) return place;
    throw Error(Code::Missing, trace.model->info.name,
                ends.empty() ? Words(
                    "the end of the text, where its labels are read is missing: expected the token that ends a text")
                             : Words("the end of the text, where its labels are read is missing: expected the token %1",
                                     std::to_string(ends.front())));
}

}  // namespace

const std::optional<LabelHead>& labelHeadOf(const Model& model)
{
    return model.decoder ? model.decoder->transformer.label_head : model.transformer.label_head;
}

Matrix labelScores(const Trace& trace, Index item, const std::stop_token& stop)
{
    const std::optional<LabelHead>& head = labelHeadOf(*trace.model);
    if (!head || !trace.finished()) return {};
    const Trace& answering = trace.decoder ? *trace.decoder : trace;
    Matrix x = answering.last_hidden_state[static_cast<std::size_t>(item)];
    if (head->of == LabelHead::Of::Whole)
        x = trace.decoder ? Matrix(x.row(endOfText(trace, item, x.rows())))
                          : PooledText(trace, item, PooledFor::Labels).pooled(head->pooled, head->padding_id);
    return labelsOf(*head, std::move(x), stop);
}

Matrix labelsOf(const LabelHead& head, Matrix x, const std::stop_token& stop)
{
    if (head.transform) x = (*head.transform)(x, stop);
    if (head.activation) activate(*head.activation, x);
    if (head.norm) x = (*head.norm)(x);
    return head.labels(x, stop);
}

Index labelledRow(const Trace& speaker, Index item)
{
    const PooledText text(speaker, item, PooledFor::Labels);
    // A decoder reads the text once more, and its last row is the end of the text.
    if (speaker.model->info.block == AttentionBlock::Decoder) return text.last({});
    const LabelHead& head = *speaker.model->transformer.label_head;
    const RowPooling pooling = head.pooled.empty() ? RowPooling::First : head.pooled.front();
    return pooling == RowPooling::Last ? text.last(head.padding_id) : 0;
}

Matrix labelRows(const Trace& speaker, Index item, Index first, Index rows, const std::stop_token& stop)
{
    const LabelHead& head = *speaker.model->transformer.label_head;
    const Matrix& hidden = speaker.last_hidden_state[static_cast<std::size_t>(item)];
    if (head.of == LabelHead::Of::Tokens) return labelsOf(head, hidden.middleRows(first, rows), stop);
    if (head.of == LabelHead::Of::Whole) {
        const bool decodes = speaker.model->info.block == AttentionBlock::Decoder;
        Matrix x = decodes ? Matrix(hidden.row(labelledRow(speaker, item)))
                           : PooledText(speaker, item, PooledFor::Labels).pooled(head.pooled, head.padding_id);
        return labelsOf(head, std::move(x), stop).replicate(rows, 1);
    }
    Matrix all = labelsOf(head, hidden, stop);
    const std::vector<bool>& real = speaker.batch.sequences[static_cast<std::size_t>(item)].real;
    for (Index col = 0; col < all.cols(); ++col) {
        const double largest = static_cast<double>(all.col(col).maxCoeff());
        double sum = 0;
        for (Index row = 0; row < all.rows(); ++row)
            if (real[static_cast<std::size_t>(row)]) sum += std::exp(static_cast<double>(all(row, col)) - largest);
        all.col(col).array() -= static_cast<float>(largest + std::log(sum));
    }
    return all.middleRows(first, rows);
}

Matrix poolingFactors(const Trace& trace, Index item, RowPooling pooling, PooledFor made_for,
                      const std::optional<Index>& padding)
{
    return PooledText(trace, item, made_for).factors(pooling, padding);
}

RowVector sentenceVector(const Trace& trace, Index item, const std::stop_token& stop)
{
    const auto& head = trace.model->sentence;
    if (!head || !trace.finished()) return {};
    Matrix vector = PooledText(trace, item, PooledFor::Sentence).pooled(head->pooled, {});
    for (const SentenceHead::Step& step : head->steps) {
        if (step.projection) vector = (*step.projection)(vector, stop);
        if (step.activation) activate(*step.activation, vector);
        if (step.to_length_one) vector /= std::max(1e-12F, vector.norm());
    }
    return vector.row(0);
}

}  // namespace core
