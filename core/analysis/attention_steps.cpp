#include "core/analysis/attention_steps.h"

#include "core/analysis/head_measures.h"
#include "core/analysis/mixing_steps.h"
#include "core/analysis/protein/contact_map.h"
#include "core/analysis/step_tables.h"
#include "core/error.h"
#include "core/model/layer_numbers.h"
#include "core/model/pass/concealed_row.h"
#include "core/model/pass/layer_rest.h"
#include "core/model/pass/layer_run.h"
#include "core/model/pass/probe_weights.h"

namespace core {
namespace {

/// Collects the tables of one head in the order of the calculation.
class Collector : StepTables {
public:
    Collector(const Trace& trace, const HeadAddress& address, const HeadAttention& head)
        : m_trace(trace),
          m_held(completeLayer(trace, address)),
          m_layer(*m_held),
          m_block(trace.model->transformer.blocks[address.layer]),
          m_address(address),
          m_head(head)
    {
    }

    std::vector<AttentionStep> collect()
    {
        if (m_trace.hasWeights()) addInputs();
        addVectors();
        addScores();
        if (m_head.context.rows() > 0) addContext();
        if (m_trace.hasWeights()) {
            addOutput();
            addExperts();
        }
        addMeasures();
        return taken();
    }

private:
    using enum StageAxis;

    void addInputs()
    {
        begin(StepKind::Input);
        add(Stage::Input, Queries, Dimensions, attentionInput(m_block, m_layer.input));
        if (m_layer.key_input.rows() > 0) add(Stage::KeyInput, Keys, Dimensions, *m_layer.key_input);
    }

    /// One head's columns of queries and keys.
    void addPair(Stage query, Stage key, const Matrix& q, const Matrix& k)
    {
        const MultiHeadWeights& weights = m_block.attention;
        add(query, Queries, Dimensions, headColumns(q, m_address.head, weights.heads));
        add(key, Keys, Dimensions, headColumns(k, weights.keyHeadOf(m_address.head), weights.keyHeads()));
    }

    /// Adds the inputs of queries, keys and values where these are not projected from x.
    void addLatents()
    {
        if (!m_block.attention.latents) return;
        const LatentAttention& latents = *m_block.attention.latents;
        const Matrix read = attentionInput(m_block, m_layer.input);
        begin(StepKind::Latents);
        if (latents.query) add(Stage::QueryLatent, Queries, Dimensions, (*latents.query)(read));
        add(Stage::KeyLatent, Keys, Dimensions, latents.key_value(read));
        const Index shared = latents.shared_key.weight.cols();
        add(Stage::SharedKey, Keys, Dimensions,
            headColumns(m_layer.attention.k, 0, m_block.attention.keyHeads()).rightCols(shared));
    }

    void addVectors()
    {
        addLatents();
        const MultiHeadAttention& attention = m_layer.attention;
        const QueryKeyChanges changes(m_block.attention);
        const auto [projected, normed] = queryKeySteps(m_trace, m_address, m_layer);
        const auto addFinal = [&] { addPair(Stage::Query, Stage::Key, attention.q, attention.k); };
        begin(StepKind::Projections);
        if (changes.any())
            addPair(Stage::QueryProjected, Stage::KeyProjected, projected.q, projected.k);
        else
            addFinal();
        const HeadVectors own = vectorsOf(attention, m_block.attention, m_address.head);
        if (own.v.cols() > 0) add(Stage::Value, Keys, Dimensions, own.v);
        std::vector<StepKind> order;
        if (changes.norms) order.push_back(StepKind::Norm);
        if (changes.turns)
            order.insert(m_block.attention.norms_behind_turn ? order.begin() : order.end(), StepKind::Rotate);
        for (const StepKind kind : order) {
            begin(kind);
            if (kind != order.back())
                addPair(Stage::QueryNormed, Stage::KeyNormed, normed.q, normed.k);
            else if (!changes.lengthens)
                addFinal();
        }
        if (changes.lengthens) {
            begin(StepKind::Lengthen);
            addFinal();
        }
    }

    void addMap(StepKind kind, Stage stage, const Matrix& values)
    {
        if (values.rows() == 0) return;
        begin(kind);
        add(stage, Queries, Keys, values);
    }

    void addScores()
    {
        addMap(StepKind::Scores, Stage::ScoresRaw, m_head.scores_raw);
        if (m_head.scores_uncapped.rows() > 0) {
            addMap(StepKind::Scale, Stage::ScoresUncapped, m_head.scores_uncapped);
            addMap(StepKind::SoftCap, Stage::ScoresScaled, m_head.scores_scaled);
        } else {
            addMap(StepKind::Scale, Stage::ScoresScaled, m_head.scores_scaled);
        }
        addBias();
        addIndex();
        if (m_head.weights_unmasked.rows() > 0) {
            addMap(StepKind::Softmax, Stage::WeightsUnmasked, m_head.weights_unmasked);
            addSink();
            const bool divides = m_head.weights_masked.rows() > 0;
            addMap(StepKind::Mask, divides ? Stage::WeightsMasked : Stage::Weights,
                   divides ? m_head.weights_masked : m_head.weights);
            add(Stage::RowSums, Queries, Dimensions, m_head.row_sums);
            if (divides) addMap(StepKind::Renormalise, Stage::Weights, m_head.weights);
        } else {
            addMap(StepKind::Mask, Stage::ScoresMasked, m_head.scores_masked);
            addMap(StepKind::Softmax, Stage::Weights, m_head.weights);
            addSink();
        }
        if (m_head.dropout_kept.rows() > 0) {
            addMap(StepKind::Dropout, Stage::DropoutKept, m_head.dropout_kept);
            add(Stage::WeightsDropped, Queries, Keys, m_head.weights_dropped);
        }
        addDifference();
    }

    /// Which keys an index lets each query see.
    void addIndex()
    {
        if (!m_block.index) return;
        const Matrix read = attentionInput(m_block, m_layer.input);
        begin(StepKind::KeyIndex);
        add(Stage::IndexScores, Queries, Keys,
            m_block.index->scores(read, m_layer.key_input.rows() > 0 ? *m_layer.key_input : read));
    }

    /// Adds the second softmax of a pair and the weights that multiply its values.
    void addDifference()
    {
        if (!m_block.difference) return;
        const SoftmaxDifference& difference = *m_block.difference;
        HeadAddress partner = m_address;
        partner.head = difference.other(m_address.head);
        m_other = headStages(m_trace, partner);
        const auto applied = [](const HeadAttention& head) -> const Matrix& {
            return head.weights_dropped.rows() > 0 ? head.weights_dropped : head.weights;
        };
        const Matrix& own = applied(m_head);
        const Matrix& other = applied(*m_other);
        addMap(StepKind::Difference, Stage::OtherWeights, other);
        add(Stage::WeightsDifference, Queries, Keys,
            difference.first(m_address.head) ? difference.of(own, other) : difference.of(other, own));
    }

    void addBias()
    {
        if (m_head.scores_biased.rows() == 0) return;
        begin(StepKind::Bias);
        const Index first = m_trace.batch.first_query;
        if (const auto* apart = std::get_if<DisentangledPositions>(&m_block.positions)) {
            const HeadVectors own = vectorsOf(m_layer.attention, m_block.attention, m_address.head);
            const float factor = m_layer.scoring[static_cast<std::size_t>(m_address.head)].rule.scale;
            const auto addTerm = [&](Stage stage, const Matrix& term) {
                if (term.rows() > 0) add(stage, Queries, Keys, factor * term);
            };
            addTerm(Stage::ContentToPosition, apart->contentToPosition(own.q, m_address.head, first, own.k.rows()));
            addTerm(Stage::PositionToContent, apart->positionToContent(own.k, m_address.head, first, own.q.rows()));
        }
        if (const auto* waves = std::get_if<SinusoidPositions>(&m_block.positions)) {
            const HeadVectors own = vectorsOf(m_layer.attention, m_block.attention, m_address.head);
            const HeadScoring& scoring = m_layer.scoring[static_cast<std::size_t>(m_address.head)];
            Matrix term = waves->toDistance(own.q, m_address.head, first, own.k.rows());
            if (scoring.segments)
                term += waves->toSegment(own.q, m_address.head, first, own.k.rows(), *scoring.segments);
            add(Stage::ContentToPosition, Queries, Keys, scoring.rule.scale * term);
        }
        add(Stage::ScoresBiased, Queries, Keys, m_head.scores_biased);
    }

    /// Which experts each token goes through behind this attention.
    void addExperts()
    {
        const auto* experts = std::get_if<Experts>(&m_block.feed_forward);
        if (experts == nullptr) return;
        Matrix output = m_layer.attention.output;
        if (m_layer.mixed.rows() > 0) output += *m_layer.mixed;
        const ExpertChoice choice = experts->choice(feedForwardInput(m_block, m_layer.input, output));
        Matrix taken = Matrix::Zero(choice.weights.rows(), std::ssize(experts->experts));
        for (Index token = 0; token < taken.rows(); ++token)
            for (Index i = 0; i < choice.each; ++i)
                taken(token, choice.experts[static_cast<std::size_t>(token * choice.each + i)]) =
                    choice.weights(token, i);
        begin(StepKind::Experts);
        add(Stage::ExpertWeights, Queries, Dimensions, std::move(taken));
    }

    void addSink()
    {
        if (m_head.sink_weights.rows() > 0) add(Stage::SinkWeights, Queries, Dimensions, m_head.sink_weights);
    }

    void addContext()
    {
        begin(StepKind::Context);
        const bool gated = m_head.context_ungated.rows() > 0;
        add(Stage::Context, Queries, Dimensions, gated ? m_head.context_ungated : m_head.context);
        if (m_other != nullptr)
            add(Stage::PairContext, Queries, Dimensions,
                m_block.difference->first(m_address.head) ? m_block.difference->of(m_head.context, m_other->context)
                                                          : m_block.difference->of(m_other->context, m_head.context));
        if (!gated) return;
        begin(StepKind::Gate);
        add(Stage::Gate, Queries, Dimensions, m_layer.scoring[static_cast<std::size_t>(m_address.head)].gate);
        add(Stage::ContextGated, Queries, Dimensions, m_head.context);
    }

    /// Each head's part alone, their sum, and the product with the whole W_O: the same numbers up to rounding.
    void addOutput()
    {
        const MultiHeadWeights& weights = m_block.attention;
        begin(StepKind::Output);
        if (!weights.output) return add(Stage::Concatenation, Queries, Dimensions, m_layer.attention.output);
        Matrix sum = Matrix::Zero(m_head.context.rows(), weights.output->weight.cols());
        for (Index head = 0; head < weights.heads; ++head)
            sum += headOutput(weights, head, m_layer.attention.heads[head].context);
        if (weights.output->bias.size() > 0) sum.rowwise() += weights.output->bias;
        add(Stage::HeadOutput, Queries, Dimensions, headOutput(weights, m_address.head, m_head.context));
        add(Stage::SumOfHeads, Queries, Dimensions, std::move(sum));
        add(Stage::Output, Queries, Dimensions, m_layer.attention.output);
    }

    void addMeasures()
    {
        begin(StepKind::Measures);
        add(Stage::Entropy, Queries, Dimensions, entropies(m_head.weights));
        // Keys that the layer added stand nowhere.
        const Index placed = m_head.weights.cols() - m_block.attention.added.count();
        add(Stage::MeanDistance, Queries, Dimensions,
            distances(m_head.weights.leftCols(placed), m_trace.batch.first_query));
        add(Stage::ReceivedAttention, Keys, Dimensions, receivedAttention(m_head.weights));
        addProbe();
        if (m_trace.keep <= Keep::Context) return;
        add(Stage::MeanOfHeads, Queries, Keys, meanOfHeads(m_layer.attention.heads));
        if (m_head.weights.rows() != m_head.weights.cols()) return;
        if (Matrix contacts = contactMap(m_trace, m_address.item); contacts.rows() > 0)
            add(Stage::Contacts, Queries, Keys, std::move(contacts));
        // Layers without attention below this one would be missing from the product.
        if (layerNumber(m_trace.model->info, m_address.layer, 1) != m_address.layer + 1 || m_block.mixer != nullptr)
            return;
        std::vector<Matrix> means;
        for (Index layer = 0; layer <= m_address.layer; ++layer)
            means.push_back(meanOfHeads(m_trace.at({layer, 0, m_address.item}).attention.heads));
        add(Stage::Rollout, Queries, Keys, rollout(means));
    }

    /// Adds a pooling probe, which reads the last layer's output.
    void addProbe()
    {
        if (m_address.layer + 1 != std::ssize(m_trace.model->transformer.blocks)) return;
        if (const RowVector probe = probeWeights(m_trace, m_address.item, m_address.head); probe.size() > 0)
            add(Stage::Probe, Keys, Dimensions, probe.transpose());
    }

    const Trace& m_trace;
    const std::shared_ptr<const SequenceLayer> m_held;
    const SequenceLayer& m_layer;
    const Block& m_block;
    const HeadAddress m_address;
    const HeadAttention& m_head;
    std::shared_ptr<const HeadAttention> m_other = {};  ///< the other head of a pair
};

}  // namespace

std::vector<AttentionStep> attentionSteps(const Trace& trace, const HeadAddress& address, const HeadAttention& head)
{
    if (trace.mixes != nullptr) return mixingSteps(trace, address, head.weights);
    if (trace.recorded())
        return {{StepKind::Softmax, {{Stage::Weights, StageAxis::Queries, StageAxis::Keys, head.weights}}}};
    return Collector(trace, address, head).collect();
}

ScoreTerms scoreTerms(const Trace& trace, const HeadAddress& address, const HeadAttention& head, Index query, Index key)
{
    if (trace.recorded()) return {};
    const auto [q, k, v] = trace.vectors(address);
    ScoreTerms result;
    for (Index i = 0; i < q.cols(); ++i) {
        const ScoreTerm term{q(query, i), k(key, i), q(query, i) * k(key, i)};
        result.sum += term.product;
        result.terms.push_back(term);
    }
    result.score = head.scores_raw(query, key);
    return result;
}

BothOrders bothOrders(const Trace& trace, const HeadAddress& address)
{
    if (trace.recorded()) return {};
    const HeadVectors vectors = trace.vectors(address);
    const auto weights = [&](MaskOrder order) {
        HeadScoring scoring = trace.scoring(address);
        scoring.rule.order = order;
        scoring.rule.fill = {};  // only with -∞ do the two agree
        scoring.dropout = {};
        HeadAttention head = attend(vectors.q, vectors.k, vectors.v, scoring, Keep::Weights);
        for (const Index query : concealedRows(trace.at(address), address.head, vectors.q.rows()))
            concealRow(head, scoring.mask, query);
        return head.weights;
    };
    BothOrders both{weights(MaskOrder::BeforeSoftmax), weights(MaskOrder::RenormaliseAfterSoftmax), 0};
    if (both.before_softmax.size() > 0)
        both.largest_difference = (both.before_softmax - both.after_softmax).array().abs().maxCoeff();
    return both;
}

AttentionCost attentionCost(const Block& block, Index queries, Index keys)
{
    const MultiHeadWeights& weights = block.attention;
    const auto number = [](Index value) { return static_cast<double>(value); };
    const auto projecting = [&](Index rows, const Projection& projection) {
        return number(rows) * number(projection.weight.rows()) * number(projection.weight.cols());
    };
    const double q = number(weights.query.weight.cols());
    const double k = number(weights.keyHeads() * weights.keyDimensions());
    const double v = number(weights.value.weight.cols());
    const double contexts = number(weights.heads * weights.valueDimensions());
    const double cells = number(queries) * number(keys);
    AttentionCost cost;
    cost.projections =
        projecting(queries, weights.query) + projecting(keys, weights.key) + projecting(keys, weights.value);
    if (weights.output) cost.projections += number(queries) * contexts * number(weights.output->weight.cols());
    cost.scores = cells * q;
    if (const auto& latents = weights.latents) {
        cost.projections += projecting(keys, latents->key_value.down) + projecting(keys, latents->shared_key);
        if (latents->query) cost.projections += projecting(queries, latents->query->down);
    }
    if (block.gate) cost.projections += projecting(queries, block.gate->projection);
    if (const auto& index = block.index) {
        cost.projections +=
            projecting(queries, index->query) + projecting(queries, index->weights) + projecting(keys, index->key);
        cost.scores += cells * number(index->query.weight.cols());
    }
    if (const auto* apart = std::get_if<DisentangledPositions>(&block.positions)) {
        cost.scores += number(queries) * number(apart->keys->rows()) * q;
        cost.scores += number(keys) * number(apart->queries->rows()) * q;
    }
    cost.context = cells * contexts;
    cost.map_bytes = 4 * cells * number(weights.heads);
    cost.vector_bytes = 4 * (number(queries) * q + number(keys) * (k + v));
    return cost;
}

}  // namespace core
