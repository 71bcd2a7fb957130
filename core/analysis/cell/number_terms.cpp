#include "core/analysis/cell/number_terms.h"

#include "core/model/pass/layer_rest.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

const Matrix* tableOf(const std::vector<AttentionStep>& steps, Stage stage)
{
    for (const AttentionStep& step : steps)
        for (const StageTable& table : step.tables)
            if (table.stage == stage) return &table.values;
    return nullptr;
}

/// One number while it is taken apart.
class Taker {
public:
    Taker(const Trace& trace, const HeadAddress& address, const std::vector<AttentionStep>& steps, NumberTerms made)
        : m_trace(trace),
          m_address(address),
          m_steps(steps),
          m_block(trace.model->transformer.blocks[static_cast<std::size_t>(address.layer)]),
          m_weights(m_block.attention),
          m_made(std::move(made))
    {
    }

    std::optional<NumberTerms> take()
    {
        const Matrix* own = tableOf(m_steps, m_made.of);
        if (own == nullptr || m_made.row >= own->rows() || m_made.dimension >= own->cols() || m_made.row < 0
            || m_made.dimension < 0)
            return std::nullopt;
        m_made.made = own->row(m_made.row);
        m_made.number = (*own)(m_made.row, m_made.dimension);
        if (!takeApart()) return std::nullopt;
        if (m_made.bias) m_made.sum += *m_made.bias;
        return std::move(m_made);
    }

private:
    bool takeApart()
    {
        switch (m_made.of) {
        case Stage::QueryProjected: return projectQuery();
        case Stage::KeyProjected: return projectKey();
        case Stage::Query: return tableOf(m_steps, Stage::QueryProjected) == nullptr ? projectQuery() : turn(true);
        case Stage::Key: return tableOf(m_steps, Stage::KeyProjected) == nullptr ? projectKey() : turn(false);
        case Stage::Value: return projectValue();
        case Stage::HeadOutput: {
            const bool gated = tableOf(m_steps, Stage::ContextGated) != nullptr;
            return project(gated ? Stage::ContextGated : Stage::Context, outputOf(m_address.head), {});
        }
        default: return false;
        }
    }

    /// @param bias  of the head's columns; empty for none
    bool multiply(Stage from, RowVector input, const Projection& projection)
    {
        if (input.size() != projection.weight.rows()) return false;
        m_made.from = from;
        m_made.input = std::move(input);
        m_made.factors = projection.weight.matrix();
        if (projection.bias.size() > 0) m_made.bias = projection.bias(m_made.dimension);
        m_made.terms.reserve(static_cast<std::size_t>(m_made.input.size()));
        for (Index i = 0; i < m_made.input.size(); ++i) {
            const float factor = m_made.factors(i, m_made.dimension);
            m_made.terms.push_back({m_made.input(i), factor, m_made.input(i) * factor});
            m_made.sum += m_made.terms.back().product;
        }
        return true;
    }

    /// A row of another table times a head's part of a projection.
    bool project(Stage from, const std::optional<Projection>& projection, std::optional<float> clip)
    {
        const Matrix* table = tableOf(m_steps, from);
        if (table == nullptr || m_made.row >= table->rows() || !projection) return false;
        m_made.clip = clip.value_or(0);
        return multiply(from, table->row(m_made.row), *projection);
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

    /// The table that keys and values are projected from.
    Stage keySource() const
    {
        if (m_weights.latents) return Stage::KeyLatent;
        return tableOf(m_steps, Stage::KeyInput) != nullptr ? Stage::KeyInput : Stage::Input;
    }

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
        if (m_weights.global || m_weights.value_norm || m_weights.values_turned) return false;
        const Index heads = m_weights.keyHeads();
        return project(keySource(), headOf(m_weights.value, m_weights.keyHeadOf(m_address.head), heads),
                       m_weights.clip);
    }

    /// A rotation mixes two dimensions: cos · x_i - sin · x_j, or cos · x_j + sin · x_i.
    bool turn(bool query)
    {
        const QueryKeyChanges changes(m_weights);
        if (!changes.turns || changes.lengthens || m_weights.norms_behind_turn) return false;
        const bool normed = tableOf(m_steps, Stage::QueryNormed) != nullptr;
        const Stage from = query ? (normed ? Stage::QueryNormed : Stage::QueryProjected)
                                 : (normed ? Stage::KeyNormed : Stage::KeyProjected);
        const Matrix* before = tableOf(m_steps, from);
        if (before == nullptr || m_made.row >= before->rows()) return false;
        const RotaryEmbedding& rotary = *m_weights.rotary;
        if (rotary.pairing == RotaryEmbedding::Pairing::Separated) return false;
        const Index place = m_made.dimension - rotary.first_dimension;
        if (place < 0 || place >= rotary.dimensions) return false;
        const bool halves = rotary.pairing == RotaryEmbedding::Pairing::HalfSplit;
        const Index half = rotary.dimensions / 2;
        const bool second = halves ? place >= half : place % 2 == 1;
        const Index pair = halves ? place % half : place / 2;
        const Index other = rotary.first_dimension + (halves ? (second ? place - half : place + half) : (place ^ 1));
        const Index position = m_made.row + (query ? m_trace.batch.first_query : 0) + rotary.first_position;
        const Index tokens = std::ssize(m_trace.keys(m_address.item)) + rotary.first_position;
        const float angle = rotary.angle(position, pair, rotary.frequencies(tokens));
        const float factor = rotary.attentionFactor();
        const float sine = std::sin(angle) * factor * (second ? 1.0F : -1.0F) * (rotary.backwards ? -1.0F : 1.0F);
        m_made.from = from;
        m_made.input = before->row(m_made.row);
        m_made.angle = angle;
        m_made.is_scaled = factor != 1;
        const auto add = [&](float number, float by) {
            m_made.terms.push_back({number, by, number * by});
            m_made.sum += number * by;
        };
        add(m_made.input(m_made.dimension), std::cos(angle) * factor);
        add(m_made.input(other), sine);
        return true;
    }

    const Trace& m_trace;
    const HeadAddress& m_address;
    const std::vector<AttentionStep>& m_steps;
    const Block& m_block;
    const MultiHeadWeights& m_weights;
    NumberTerms m_made;
};

}  // namespace

std::optional<NumberTerms> numberTerms(const Trace& trace, const HeadAddress& address,
                                       const std::vector<AttentionStep>& steps, Stage stage, Index row, Index dimension)
{
    if (!trace.hasWeights()) return std::nullopt;
    return Taker(trace, address, steps, {.of = stage, .row = row, .dimension = dimension}).take();
}

RowVector HeadSum::sum(const std::vector<Index>& left_out) const
{
    RowVector all = bias.size() > 0 ? bias : RowVector(RowVector::Zero(output.size()));
    for (Index head = 0; head < std::ssize(parts); ++head)
        if (std::ranges::find(left_out, head) == left_out.end()) all += parts[static_cast<std::size_t>(head)];
    return all;
}

float HeadSum::largestDifference() const { return parts.empty() ? 0 : (sum() - output).cwiseAbs().maxCoeff(); }

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
    return made;
}

}  // namespace core
