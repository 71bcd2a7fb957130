#include "core/analysis/cell/number_terms.h"

#include "core/analysis/cell/mixing_terms.h"
#include "core/model/feed_forward.h"
#include "core/model/pass/layer_rest.h"
#include "core/model/pass/layer_run.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>
#include <variant>

namespace core {
namespace {

using Way = NumberTerms::Way;

/// Packed weights are multiplied with rounded numbers: so far, in shares of the terms, may a sum be from the Trace's.
constexpr float farthest = 0.02F;
/// The most numbers of W_O, which is read whole while somebody waits.
constexpr Index mostReadAtOnce = 4'000'000;

/// log(1 + e^x)
float softplus(float x)
{
    constexpr float straight = 20;
    return x > straight ? x : std::log1p(std::exp(x));
}

float logistic(float x) { return 1 / (1 + std::exp(-x)); }

/// One number while it is taken apart.
class Taker {
public:
    Taker(const Trace& trace, const HeadAddress& address, const std::vector<AttentionStep>& steps, NumberTerms& made)
        : m_trace(trace),
          m_address(address),
          m_steps(steps),
          m_block(trace.model->transformer.blocks[static_cast<std::size_t>(address.layer)]),
          m_weights(m_block.attention),
          m_made(made)
    {
    }

    /// @return whether there are terms to tell
    bool takeApart()
    {
        switch (m_made.of) {
        case Stage::QueryLatent: return m_weights.latents->query && latent(Stage::Input, *m_weights.latents->query);
        case Stage::KeyLatent: return latent(keyInput(), m_weights.latents->key_value);
        case Stage::SharedKey: return project(keyInput(), m_weights.latents->shared_key, {});
        case Stage::QueryProjected: return projectQuery();
        case Stage::KeyProjected: return projectKey();
        case Stage::QueryNormed:
        case Stage::KeyNormed: return between();
        case Stage::Query: return has(Stage::QueryProjected) ? finish() : projectQuery();
        case Stage::Key: return has(Stage::KeyProjected) ? finish() : projectKey();
        case Stage::Value: return projectValue();
        case Stage::Context: return weigh(has(Stage::WeightsDropped) ? Stage::WeightsDropped : Stage::Weights);
        case Stage::PairContext: return weigh(Stage::WeightsDifference);
        case Stage::Gate: return gate();
        case Stage::ContextGated: return gated();
        case Stage::HeadOutput: return project(contextTable(), outputOf(m_address.head), {});
        case Stage::SumOfHeads: return sumHeads();
        case Stage::Output: return joinHeads();
        case Stage::Concatenation: return copy();
        case Stage::RowSums: return sumRow(has(Stage::WeightsMasked) ? Stage::WeightsMasked : Stage::Weights);
        case Stage::Entropy:
        case Stage::MeanDistance: return measure();
        case Stage::ReceivedAttention: return sumColumn();
        case Stage::MeanOfHeads: return meanOfHeads();
        case Stage::ExpertWeights: return score();
        default: return false;
        }
    }

private:
    const Matrix* table(Stage stage) const { return tableOf(m_steps, stage); }
    bool has(Stage stage) const { return table(stage) != nullptr; }

    /// A row of another table times a head's part of a projection.
    bool project(Stage from, const std::optional<Projection>& projection, std::optional<float> clip)
    {
        const Matrix* before = table(from);
        if (before == nullptr || m_made.row >= before->rows() || !projection) return false;
        m_made.clip = clip.value_or(0);
        return m_made.multiply(from, before->row(m_made.row), projection->weight.matrix(), projection->bias);
    }

    bool latent(Stage from, const Latent& made)
    {
        if (made.norm) m_made.then = NumberTerms::Then::Norm;
        return project(from, made.down, {});
    }

    static std::optional<Projection> headOf(const Projection& all, Index head, Index heads)
    {
        const Index width = all.weight.cols() / heads;
        return all.columns(head * width, width);
    }

    std::optional<Projection> outputOf(Index head) const
    {
        if (!m_weights.output) return std::nullopt;
        const Index width = m_weights.valueDimensions();
        return Projection{m_weights.output->weight.rowsFrom(head * width, width), {}};
    }

    bool projectQuery()
    {
        const bool latent = m_weights.latents && m_weights.latents->query;
        if (m_weights.global) return false;  // two projections, of halves
        return project(latent ? Stage::QueryLatent : Stage::Input,
                       headOf(m_weights.query, m_address.head, m_weights.heads),
                       m_weights.clips_normed ? 0 : m_weights.clip);
    }

    Stage keyInput() const { return has(Stage::KeyInput) ? Stage::KeyInput : Stage::Input; }

    /// The table that keys and values are projected from.
    Stage keySource() const { return m_weights.latents ? Stage::KeyLatent : keyInput(); }

    bool projectKey()
    {
        // Added keys are learned as they are; the shared part of a key is not of this head.
        const Index heads = m_weights.keyHeads();
        if (m_weights.global || m_made.dimension >= m_weights.key.weight.cols() / heads) return false;
        return project(keySource(), headOf(m_weights.key, m_weights.keyHeadOf(m_address.head), heads),
                       m_weights.clips_normed ? 0 : m_weights.clip);
    }

    bool projectValue()
    {
        if (m_weights.global || m_weights.values_turned) return false;
        if (m_weights.value_norm) m_made.then = NumberTerms::Then::Norm;
        const Index heads = m_weights.keyHeads();
        return project(keySource(), headOf(m_weights.value, m_weights.keyHeadOf(m_address.head), heads),
                       m_weights.clip);
    }

    bool isQuery() const { return m_made.of == Stage::Query || m_made.of == Stage::QueryNormed; }

    /// The first of norm and rotation, where there are both.
    bool between()
    {
        return change(!m_weights.norms_behind_turn, isQuery() ? Stage::QueryProjected : Stage::KeyProjected);
    }

    /// The last change of queries or keys.
    bool finish()
    {
        const QueryKeyChanges changes(m_weights);
        const Stage projected = isQuery() ? Stage::QueryProjected : Stage::KeyProjected;
        if (changes.lengthens)
            return !changes.norms && (changes.turns ? change(false, projected) : lengthen(projected));
        if (!changes.norms || !changes.turns) return change(changes.norms, projected);
        return change(m_weights.norms_behind_turn, isQuery() ? Stage::QueryNormed : Stage::KeyNormed);
    }

    bool change(bool norms, Stage from)
    {
        const Matrix* before = table(from);
        if (before == nullptr || m_made.row >= before->rows()) return false;
        m_made.from = from;
        m_made.input = before->row(m_made.row);
        return norms ? norm() : turn();
    }

    bool lengthen(Stage from)
    {
        const Matrix* before = table(from);
        if (before == nullptr || m_made.row >= before->rows()) return false;
        m_made.from = from;
        m_made.way = Way::Factor;
        m_made.add((*before)(m_made.row, m_made.dimension), lengthening());
        return true;
    }

    /// What a query is multiplied by because of its place; keys are not.
    float lengthening() const
    {
        if (m_made.of != Stage::Query || !m_weights.query_temperature) return 1;
        return m_weights.query_temperature->factor(m_trace.batch.first_query + m_made.row);
    }

    bool norm()
    {
        const bool query = isQuery();
        const auto& all = query ? m_weights.query_norm : m_weights.key_norm;
        const Index width = m_weights.keyDimensions();
        if (!all || m_made.input.size() != width) return false;
        const Index head = query ? m_address.head : m_weights.keyHeadOf(m_address.head);
        const Norm own = all->ofHead(head, width);
        if (own.weight.size() != width) return false;
        const RowVector row = all->spansHeads(width) ? rowOfHeads(head * width, all->together()) : m_made.input;
        if (row.size() == 0) return false;
        if (m_weights.clips_normed) m_made.clip = m_weights.clip;
        NormTerms& by = m_made.norm;
        by.numbers = row.size();
        by.has_mean = own.kind == Norm::Kind::Layer;
        by.mean = by.has_mean ? row.mean() : 0;
        by.size = std::sqrt((row.array() - by.mean).square().mean() + own.epsilon);
        by.weight = own.weight(m_made.dimension);
        const Index biased =
            all->spansHeads(width) ? head * width % all->together() + m_made.dimension : m_made.dimension;
        if (own.bias.size() > biased) m_made.bias = own.bias(biased);
        m_made.way = Way::Norm;
        m_made.add(m_made.input(m_made.dimension) - by.mean, by.weight / by.size);
        return true;
    }

    /// The numbers of several heads that are normed together.
    /// @param column  the first of this head's among those of all heads
    RowVector rowOfHeads(Index column, Index together) const
    {
        const auto layer = completeLayer(m_trace, m_address);
        const QueryKeySteps made = queryKeySteps(m_trace, m_address, *layer);
        const bool projected = m_made.from == Stage::QueryProjected || m_made.from == Stage::KeyProjected;
        const QueriesAndKeys& before = projected ? made.projected : made.normed;
        const Matrix& all = isQuery() ? before.q : before.k;
        const Index first = column / together * together;
        if (m_made.row >= all.rows() || first + together > all.cols()) return {};
        return all.row(m_made.row).segment(first, together);
    }

    /// A rotation mixes two dimensions: cos · x_i - sin · x_j, or cos · x_j + sin · x_i.
    bool turn()
    {
        if (!m_weights.rotary) return false;
        const RotaryEmbedding& rotary = *m_weights.rotary;
        const Index place = m_made.dimension - rotary.first_dimension;
        m_made.way = Way::Rotation;
        if (place < 0 || place >= rotary.dimensions) {
            m_made.angle = 0;
            m_made.add(m_made.input(m_made.dimension), lengthening());
            return true;
        }
        using Pairing = RotaryEmbedding::Pairing;
        const Index half = rotary.dimensions / 2;
        const bool interleaved = rotary.pairing == Pairing::Interleaved;
        const bool second = interleaved ? place % 2 == 1 : place >= half;
        const Index pair = interleaved ? place / 2 : place % half;
        const bool halves = rotary.pairing == Pairing::HalfSplit;
        const Index first = rotary.first_dimension + (halves ? pair : 2 * pair);
        const Index other = first + (halves ? half : 1);
        const Index position = m_made.row + (isQuery() ? m_trace.batch.first_query : 0) + rotary.first_position;
        const Index tokens = std::ssize(m_trace.keys(m_address.item)) + rotary.first_position;
        const float angle = rotary.angle(position, pair, rotary.frequencies(tokens));
        const float factor = rotary.attentionFactor() * lengthening();
        m_made.angle = angle;
        m_made.is_scaled = factor != 1;
        const float sine = std::sin(angle) * factor * (rotary.backwards ? -1.0F : 1.0F);
        m_made.add(m_made.input(second ? other : first), std::cos(angle) * factor);
        m_made.add(m_made.input(second ? first : other), second ? sine : -sine);
        return true;
    }

    /// The values, weighed: Σ over keys.
    bool weigh(Stage from)
    {
        const Matrix* weights = table(from);
        const Matrix* values = table(Stage::Value);
        if (weights == nullptr || values == nullptr || m_made.row >= weights->rows()) return false;
        return m_made.multiply(from, weights->row(m_made.row), *values);
    }

    Stage contextTable() const { return has(Stage::ContextGated) ? Stage::ContextGated : Stage::Context; }

    bool gate()
    {
        if (!m_block.gate) return false;
        m_made.then = NumberTerms::Then::Sigmoid;
        return project(Stage::Input, headOf(m_block.gate->projection, m_address.head, m_weights.heads), {});
    }

    bool gated()
    {
        const Matrix* context = table(Stage::Context);
        const Matrix* gate = table(Stage::Gate);
        if (context == nullptr || gate == nullptr || m_made.row >= std::min(context->rows(), gate->rows()))
            return false;
        m_made.from = Stage::Context;
        m_made.way = Way::Factor;
        m_made.add((*context)(m_made.row, m_made.dimension),
                   (*gate)(m_made.row, gate->cols() == 1 ? 0 : m_made.dimension));
        return true;
    }

    bool sumHeads()
    {
        const HeadSum sum = headSum(m_trace, m_address, m_made.row);
        m_made.from = Stage::HeadOutput;
        m_made.way = Way::Heads;
        for (const RowVector& part : sum.parts) m_made.add(part(m_made.dimension), 1);
        if (sum.bias.size() > 0) m_made.bias = sum.bias(m_made.dimension);
        return true;
    }

    /// All heads' contexts side by side, times the whole of W_O.
    bool joinHeads()
    {
        const HeadSum sum = headSum(m_trace, m_address, m_made.row);
        if (sum.einsum.size() == 0) return false;
        const Projection& whole = *m_weights.output;
        RowVector concat(whole.weight.rows());
        Index at = 0;
        for (const RowVector& context : sum.contexts) {
            if (at + context.size() > concat.size()) return false;
            concat.segment(at, context.size()) = context;
            at += context.size();
        }
        return at == concat.size()
               && m_made.multiply(Stage::Concatenation, std::move(concat), whole.weight.matrix(), whole.bias);
    }

    /// Where there is no W_O the output is each head's context as it is.
    bool copy()
    {
        const Index width = m_made.made.size() / m_weights.heads;
        const auto layer = completeLayer(m_trace, m_address);
        const auto head = static_cast<std::size_t>(m_made.dimension / std::max<Index>(1, width));
        if (head >= layer->attention.heads.size()) return false;
        const Matrix& context = layer->attention.heads[head].context;
        if (m_made.row >= context.rows() || m_made.dimension % width >= context.cols()) return false;
        m_made.from = contextTable();
        m_made.way = Way::Factor;
        m_made.add(context(m_made.row, m_made.dimension % width), 1);
        return true;
    }

    bool sumRow(Stage from)
    {
        const Matrix* weights = table(from);
        if (weights == nullptr || m_made.row >= weights->rows()) return false;
        m_made.from = from;
        m_made.way = Way::Keys;
        for (Index key = 0; key < weights->cols(); ++key) m_made.add((*weights)(m_made.row, key), 1);
        return true;
    }

    bool sumColumn()
    {
        const Matrix* weights = table(Stage::Weights);
        if (weights == nullptr || m_made.row >= weights->cols()) return false;
        m_made.from = Stage::Weights;
        m_made.way = Way::Queries;
        for (Index query = 0; query < weights->rows(); ++query) m_made.add((*weights)(query, m_made.row), 1);
        return true;
    }

    bool measure()
    {
        const Matrix* weights = table(Stage::Weights);
        if (weights == nullptr || m_made.row >= weights->rows()) return false;
        const bool entropy = m_made.of == Stage::Entropy;
        m_made.from = Stage::Weights;
        m_made.way = entropy ? Way::Entropy : Way::Distances;
        const Index keys = entropy ? weights->cols() : weights->cols() - m_weights.added.count();
        const Index place = m_trace.batch.first_query + m_made.row;
        for (Index key = 0; key < keys; ++key) {
            const float weight = (*weights)(m_made.row, key);
            const float logarithm = weight > 0 ? -std::log(weight) : 0.0F;
            m_made.add(weight, entropy ? logarithm : static_cast<float>(std::abs(place - key)));
        }
        return true;
    }

    /// An expert's score, from what the layer behind attention reads.
    bool score()
    {
        const auto* experts = std::get_if<Experts>(&m_block.feed_forward);
        if (experts == nullptr) return false;
        const auto layer = completeLayer(m_trace, m_address);
        if (m_made.row >= layer->attention.output.rows()) return false;
        Matrix output = layer->attention.output;
        if (layer->mixed.rows() > 0) output += *layer->mixed;
        RowVector read = feedForwardInput(m_block, layer->input, output).row(m_made.row);
        if (experts->norms) read.array() *= experts->norms->router.array();
        const Router& router = experts->router;
        m_made.then = NumberTerms::Then::Choice;
        m_made.chosen = router.chosen;
        m_made.by_itself = router.squash == Router::Squash::Sigmoid;
        return m_made.multiply(Stage::ExpertWeights, std::move(read), router.scores.weight.matrix(),
                               router.scores.bias);
    }

    /// Tells the mean of the heads for one cell.
    bool meanOfHeads()
    {
        const auto layer = completeLayer(m_trace, m_address);
        const auto heads = static_cast<float>(layer->attention.heads.size());
        m_made.from = Stage::Weights;
        m_made.way = Way::Heads;
        for (const HeadAttention& head : layer->attention.heads) {
            if (m_made.row >= head.weights.rows() || m_made.dimension >= head.weights.cols()) return false;
            m_made.add(head.weights(m_made.row, m_made.dimension), 1 / heads);
        }
        return true;
    }

    const Trace& m_trace;
    const HeadAddress& m_address;
    const std::vector<AttentionStep>& m_steps;
    const Block& m_block;
    const MultiHeadWeights& m_weights;
    NumberTerms& m_made;
};

/// Whether the terms come to the number: what an intervention has changed is not told as if they did.
bool comesTo(const NumberTerms& made)
{
    if (made.then == NumberTerms::Then::Norm || made.then == NumberTerms::Then::Choice) return true;
    float size = std::abs(made.bias.value_or(0)) + 1e-3F;
    for (const ScoreTerm& term : made.terms) size += std::abs(term.product);
    return std::abs(made.result() - made.number) <= farthest * size;  // never where one of them is no number
}

}  // namespace

void NumberTerms::add(float value, float factor)
{
    terms.push_back({value, factor, value * factor});
    sum += value * factor;
}

bool NumberTerms::multiply(Stage source, RowVector row_before, Matrix columns, const RowVector& biases)
{
    if (row_before.size() != columns.rows() || dimension >= columns.cols()) return false;
    from = source;
    input = std::move(row_before);
    factors = std::move(columns);
    if (biases.size() > 0) bias = biases(dimension);
    terms.reserve(static_cast<std::size_t>(input.size()));
    for (Index i = 0; i < input.size(); ++i) add(input(i), factors(i, dimension));
    return true;
}

float NumberTerms::result() const
{
    const auto time = [&] { return std::clamp(softplus(sum), least, most); };
    switch (then) {
    case Then::Nothing: return clip > 0 ? std::clamp(sum, -clip, clip) : sum;
    case Then::Norm:
    case Then::Choice: return std::numeric_limits<float>::quiet_NaN();
    case Then::Sigmoid: return logistic(sum);
    case Then::Silu: return sum * logistic(sum);
    case Then::Length: return sum * logistic(sum) / by;
    case Then::Time: return time();
    case Then::Fade: return std::exp(-by * time());
    }
    return sum;
}

const Matrix* tableOf(const std::vector<AttentionStep>& steps, Stage stage)
{
    for (const AttentionStep& step : steps)
        for (const StageTable& table : step.tables)
            if (table.stage == stage) return &table.values;
    return nullptr;
}

NumberPlace placeOf(const StageTable& table, Index dimension, Index query, Index key)
{
    switch (table.rows) {
    case StageAxis::Queries: return {query, dimension};
    case StageAxis::Keys: return {key, dimension};
    case StageAxis::Dimensions: break;
    }
    const Index columns = std::max<Index>(1, table.values.cols());
    return {dimension / columns, dimension % columns};
}

Index dimensionAt(const StageTable& table, Index row, Index column)
{
    return table.rows == StageAxis::Dimensions ? row * table.values.cols() + column : column;
}

std::optional<NumberTerms> numberTerms(const Trace& trace, const HeadAddress& address,
                                       const std::vector<AttentionStep>& steps, Stage stage, Index row, Index dimension)
{
    if (!trace.hasWeights() && trace.mixes == nullptr) return std::nullopt;
    const Matrix* own = tableOf(steps, stage);
    if (own == nullptr || row < 0 || row >= own->rows() || dimension < 0 || dimension >= own->cols())
        return std::nullopt;
    NumberTerms made{.of = stage, .row = row, .dimension = dimension};
    made.made = own->row(row);
    made.number = (*own)(row, dimension);
    const bool taken = trace.mixes == nullptr ? Taker(trace, address, steps, made).takeApart()
                                              : takeMixingApart(trace, address, steps, made);
    if (!taken || made.terms.empty()) return std::nullopt;
    if (made.bias) made.sum += *made.bias;
    if (!comesTo(made)) return std::nullopt;
    return made;
}

RowVector HeadSum::sum(const std::vector<Index>& left_out) const
{
    RowVector all = bias.size() > 0 ? bias : RowVector(RowVector::Zero(output.size()));
    for (Index head = 0; head < std::ssize(parts); ++head)
        if (std::ranges::find(left_out, head) == left_out.end()) all += parts[static_cast<std::size_t>(head)];
    return all;
}

float HeadSum::largestDifference() const
{
    if (parts.empty()) return 0;
    const float apart = (sum() - output).cwiseAbs().maxCoeff();
    return einsum.size() == 0 ? apart : std::max(apart, (einsum - output).cwiseAbs().maxCoeff());
}

HeadSum headSum(const Trace& trace, const HeadAddress& address, Index query)
{
    HeadSum made;
    if (!trace.hasWeights()) return made;
    const MultiHeadWeights& weights =
        trace.model->transformer.blocks[static_cast<std::size_t>(address.layer)].attention;
    const auto layer = completeLayer(trace, address);
    if (!weights.output || query >= layer->attention.output.rows()) return made;
    made.output = layer->attention.output->row(query);
    made.bias = weights.output->bias;
    made.contexts.reserve(layer->attention.heads.size());
    made.parts.reserve(layer->attention.heads.size());
    for (Index head = 0; head < weights.heads; ++head) {
        const Matrix& context = layer->attention.heads[static_cast<std::size_t>(head)].context;
        if (query >= context.rows()) return {};
        made.contexts.emplace_back(context.row(query));
        made.parts.emplace_back(headOutput(weights, head, context.row(query)));
    }
    if (weights.output->weight.rows() * weights.output->weight.cols() > mostReadAtOnce) return made;
    // Term by term, without a head's sum between: what torch.einsum sums over h and d.
    made.einsum = made.bias.size() > 0 ? made.bias : RowVector(RowVector::Zero(made.output.size()));
    const Matrix all = weights.output->weight.matrix();
    Index row = 0;
    for (const RowVector& context : made.contexts)
        for (Index dimension = 0; dimension < context.size(); ++dimension, ++row)
            made.einsum += context(dimension) * all.row(row);
    return made;
}

}  // namespace core
