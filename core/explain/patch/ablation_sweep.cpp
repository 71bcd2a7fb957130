#include "core/explain/patch/ablation_sweep.h"

#include "core/attention/head_replacement.h"
#include "core/error.h"
#include "core/explain/patch/answers_elsewhere.h"
#include "core/explain/patch/patched_answers.h"
#include "core/model/pass/finished_pass.h"
#include "core/model/pass/layer_rest.h"
#include "core/model/pass/layer_run.h"
#include "core/model/pass/reference_contexts.h"

#include <algorithm>
#include <cmath>
#include <iterator>

namespace core {
namespace {

/// A head's context with something else in its place, in one or several ways whose changes are averaged.
class ReplacedContexts {
public:
    ReplacedContexts(const std::shared_ptr<const Trace>& trace, AttentionBlock block, Index item,
                     const Ablation& ablation, const std::stop_token& stop)
        : m_block(block),
          m_by(ablation.by),
          m_real(blockOf(trace, block)->batch.sequences[static_cast<std::size_t>(item)].real)
    {
        if (m_by == Ablation::By::Resample) {
            const Index tokens = std::ranges::count(m_real, true);
            const auto drawn = drawnReferences(ablation.reference, trace->model, block, tokens, resampledTexts, stop);
            m_references.reserve(drawn.size());
            for (const Index text : drawn)
                m_references.push_back(referenceText(ablation.reference, trace->model, text, stop));
        } else {
            const bool ofTexts = m_by == Ablation::By::Mean && !ablation.reference.empty();
            m_references.push_back(ofTexts ? referenceMeans(ablation.reference, trace->model, stop) : nullptr);
        }
    }

    Index ways() const { return std::ssize(m_references); }

    /// @param own     [T, d_v] what the head computed, multiplied by `output`
    /// @param output  see HeadScoring; it holds for what is put in, too
    /// @return [T, d_v]
    Matrix of(Index way, const HeadAddress& head, const Matrix& own, float output) const
    {
        if (m_by == Ablation::By::Zero) return Matrix::Zero(own.rows(), own.cols());
        const auto& reference = m_references[static_cast<std::size_t>(way)];
        if (reference == nullptr) return meanOfRows(own, m_real).replicate(own.rows(), 1);
        Matrix put = withReference(*reference, m_block, head, own, m_real);
        for (Index row = 0; row < put.rows(); ++row)
            if (reference->text == nullptr || m_real[static_cast<std::size_t>(row)]) put.row(row) *= output;
        return put;
    }

private:
    AttentionBlock m_block;
    Ablation::By m_by;
    std::vector<bool> m_real;
    std::vector<std::shared_ptr<const ReferenceContexts>> m_references;  ///< [ways] null where there is none
};

/// Knocks heads out, those of a layer together.
class KnockOutSweep {
public:
    KnockOutSweep(const std::shared_ptr<const Trace>& trace, AttentionBlock block, const Answer& answer,
                  const Ablation& ablation, const std::stop_token& stop)
        : m_stop(stop),
          m_block(block),
          m_answers(trace, block, {.answer = answer, .kind = AskedScore::Kind::LogProbability}, stop),
          m_contexts(trace, block, answer.item, ablation, stop),
          m_table(blockOf(trace, block)->model->info.layers, blockOf(trace, block)->model->info.heads)
    {
        if (!inEncoder(*trace, block)) m_asked = answer.position;
    }

    HeadTable run(const std::function<void(const HeadTable&)>& told)
    {
        m_changes.assign(static_cast<std::size_t>(m_table.layers * m_table.heads), 0);
        for (Index layer = 0; layer < m_table.layers; ++layer) {
            knockOut(layer);
            if (!told) continue;  // layers that go on together take less time
            fill(layer, layer + 1);
            told(m_table);
        }
        if (!told) fill(0, m_table.layers);
        return std::move(m_table);
    }

private:
    struct Rows {
        Index first = 0;
        Index count = 0;
    };

    void fill(Index from, Index to)
    {
        m_answers.finish();
        for (Index layer = from; layer < to; ++layer)
            for (Index head = 0; head < m_table.heads; ++head)
                m_table.set(Measure::KnockOut, layer, head, static_cast<float>(changeOf(layer, head)));
    }

    double& changeOf(Index layer, Index head)
    {
        return m_changes[static_cast<std::size_t>(layer * m_table.heads + head)];
    }

    void knockOut(Index layer)
    {
        const PassRoute& route = m_answers.route();
        const std::size_t place = route.stageOf(m_block, layer);
        // Behind the last stage nothing mixes rows any more, and in a forward route no row reaches an earlier one.
        const bool last = place + 1 == route.stages.size() && m_asked.has_value();
        Rows rows{0, route.rows()};
        if (last)
            rows = {*m_asked, 1};
        else if (m_asked && route.forward())
            rows.count = *m_asked + 1;
        const Index together = std::max<Index>(1, rowsAtOnce / rows.count);
        const Index all = m_table.heads * m_contexts.ways();
        for (Index from = 0; from < all; from += together) ask(place, rows, from, std::min(all, from + together));
    }

    /// @param from, to  numbers of a head and a way
    void ask(std::size_t place, const Rows& rows, Index from, Index to)
    {
        const RouteStage& stage = m_answers.route().stages[place];
        const std::vector<HeadAttention>& heads = stage.was->attention.heads;
        const MultiHeadWeights& weights = stage.block->attention;
        const Index width = weights.valueDimensions(), number = to - from, ways = m_contexts.ways();
        Matrix joined(rows.count, weights.heads * width);
        for (Index head = 0; head < weights.heads; ++head)
            joined.middleCols(head * width, width) =
                heads[static_cast<std::size_t>(head)].context.middleRows(rows.first, rows.count);
        Matrix contexts = joined.replicate(number, 1);
        for (Index i = 0; i < number; ++i) {
            const Index head = (from + i) / ways;
            const auto at = static_cast<std::size_t>(head);
            const Matrix put = m_contexts.of((from + i) % ways, {stage.layer, head, 0}, heads[at].context,
                                             stage.was->scoring[at].output);
            contexts.block(i * rows.count, head * width, rows.count, width) = put.middleRows(rows.first, rows.count);
        }
        const Matrix output = weights.output ? (*weights.output)(contexts, m_stop) : contexts;
        Matrix x = stage.was->input->middleRows(rows.first, rows.count).replicate(number, 1);
        Matrix after = afterAttention(*stage.block, std::move(x), output, stage.was->change.get(), m_stop);
        const Matrix& leaving = m_answers.route().entering(place + 1);
        const double share = 1 / static_cast<double>(ways), unpatched = m_answers.unpatched();
        for (Index i = 0; i < number; ++i) {
            for (Index row = 0; row < rows.count; ++row)  // the same is the same to the last bit
                if (contexts.row(i * rows.count + row) == joined.row(row))
                    after.row(i * rows.count + row) = leaving.row(rows.first + row);
            double& change = changeOf(stage.layer, (from + i) / ways);
            m_answers.ask(place + 1, rows.first, after.middleRows(i * rows.count, rows.count),
                          [&change, share, unpatched](double value) { change += share * (value - unpatched); });
        }
    }

    static constexpr Index rowsAtOnce = 1024;  ///< of which what lies between layers stays in the cache

    std::stop_token m_stop;
    AttentionBlock m_block;
    PatchedAnswers m_answers;
    ReplacedContexts m_contexts;
    std::optional<Index> m_asked;  ///< the row that is read at the end; nothing: the stream is the encoder's
    HeadTable m_table;
    std::vector<double> m_changes;  ///< [layers · H]
};

/// Puts something else in the place of heads, in one way.
/// @param whole  the run by itself, with contexts or what they follow from
void putIn(const std::shared_ptr<const Trace>& whole, AttentionBlock block, Index item, const Ablation& ablation,
           const ReplacedContexts& contexts, Index way, const std::vector<HeadAddress>& heads, RunOptions& options)
{
    using Kind = Intervention::Kind;
    const bool ofTexts = ablation.by == Ablation::By::Resample || !ablation.reference.empty();
    for (const HeadAddress& head : heads) {
        if (ablation.by == Ablation::By::Zero || !ofTexts) {
            options.interventions.push_back({.kind = ablation.by == Ablation::By::Zero ? Kind::Scale : Kind::Mean,
                                             .layer = head.layer,
                                             .head = head.head,
                                             .block = block,
                                             .factor = 0});
            continue;
        }
        const auto trace = blockOf(whole, block);
        const auto layer = completeLayer(*trace, {head.layer, head.head, item});
        const Matrix& own = layer->attention.heads[static_cast<std::size_t>(head.head)].context;
        const Matrix put = contexts.of(way, head, own, 1);  // the head's factor multiplies it in the pass
        std::ranges::move(patchesOfRows(RowPatch::Kind::Context, block, {head.layer, head.head, item}, put),
                          std::back_inserter(options.row_patches));
    }
}

/// Knocks heads out in an engine, as many in each request as it can run beside each other.
class ElsewhereSweep {
public:
    ElsewhereSweep(const std::shared_ptr<const Trace>& trace, AttentionBlock block, const Answer& answer,
                   const Ablation& ablation, const std::stop_token& stop)
        : m_stop(stop),
          m_block(block),
          m_item(answer.item),
          m_trace(blockOf(trace, block)),
          m_needsOwn(ablation.by != Ablation::By::Zero),
          m_answers(trace, {.answer = answer, .kind = AskedScore::Kind::LogProbability}, stop),
          m_contexts(trace, block, answer.item, ablation, stop),
          m_table(m_trace->model->info.layers, m_trace->model->info.heads)
    {
        requireContexts(*m_trace->model, phrase("knocking out heads"));
    }

    HeadTable run(const std::function<void(const HeadTable&)>& told)
    {
        Eigen::MatrixXd changes = Eigen::MatrixXd::Zero(m_table.layers, m_table.heads);
        for (Index layer = 0; layer < m_table.layers; ++layer) {
            knockOut(layer, changes);
            if (told || layer + 1 == m_table.layers) m_answers.finish();  // else layers share requests
            for (Index head = 0; told && head < m_table.heads; ++head) set(layer, head, changes);
            if (told) told(m_table);
        }
        for (Index layer = 0; layer < m_table.layers; ++layer)
            for (Index head = 0; head < m_table.heads; ++head) set(layer, head, changes);
        return std::move(m_table);
    }

private:
    void set(Index layer, Index head, const Eigen::MatrixXd& changes)
    {
        m_table.set(Measure::KnockOut, layer, head, static_cast<float>(changes(layer, head)));
    }

    void knockOut(Index layer, Eigen::MatrixXd& changes)
    {
        const auto held = m_needsOwn ? completeLayer(*m_trace, {layer, 0, m_item}, m_stop) : nullptr;
        const double share = 1 / static_cast<double>(m_contexts.ways()), unpatched = m_answers.unpatched();
        for (Index head = 0; head < m_table.heads; ++head)
            for (Index way = 0; way < m_contexts.ways(); ++way) {
                const HeadAddress address{layer, head, m_item};
                double& change = changes(layer, head);
                // A head's factor multiplies what is put in once more, in the pass.
                m_answers.ask(patchesOfRows(RowPatch::Kind::Context, m_block, address,
                                            m_contexts.of(way, address, ownContext(held.get(), layer, head), 1)),
                              [&change, share, unpatched](double value) { change += share * (value - unpatched); });
            }
    }

    /// What the head computed, without its factor.
    Matrix ownContext(const SequenceLayer* held, Index layer, Index head) const
    {
        const Index width =
            m_trace->model->transformer.blocks[static_cast<std::size_t>(layer)].attention.valueDimensions();
        if (held == nullptr) return Matrix::Zero(std::ssize(m_trace->queries(m_item)), width);
        const auto at = static_cast<std::size_t>(head);
        const float output = held->scoring[at].output;
        const Matrix& context = held->attention.heads[at].context;
        return output == 0 ? context : Matrix(context / output);
    }

    std::stop_token m_stop;
    AttentionBlock m_block;
    Index m_item;
    std::shared_ptr<const Trace> m_trace;
    bool m_needsOwn;
    AnswersElsewhere m_answers;
    ReplacedContexts m_contexts;
    HeadTable m_table;
};

}  // namespace

namespace {

using Changes = std::vector<std::optional<float>>;  ///< [layers · H]

bool areFarApart(const Changes& zero, const Changes& mean, std::size_t place)
{
    if (!zero[place] || !mean[place]) return false;
    float largest = 0;
    for (const Changes* changes : {&zero, &mean})
        for (const auto& change : *changes) largest = std::max(largest, std::abs(change.value_or(0.0F)));
    const float larger = std::max(std::abs(*zero[place]), std::abs(*mean[place]));
    return larger >= largest / 20 && std::abs(*zero[place] - *mean[place]) > larger / 2;
}

bool areFarApart(const HeadTable& zero, const HeadTable& mean, Measure measure, Index layer, Index head)
{
    const auto zeroed = zero.values.find(Measure::KnockOut), replaced = mean.values.find(measure);
    return zeroed != zero.values.end() && replaced != mean.values.end()
           && areFarApart(zeroed->second, replaced->second, static_cast<std::size_t>(layer * zero.heads + head));
}

}  // namespace

bool zeroMisleads(const HeadTable& zero, const HeadTable& mean, Index layer, Index head)
{
    return areFarApart(zero, mean, Measure::KnockOut, layer, head);
}

bool zeroMisleads(const HeadTable& both, Index layer, Index head)
{
    return areFarApart(both, both, Measure::KnockOutMean, layer, head);
}

Ablation ablationOf(Measure measure, const ReferenceTexts& reference)
{
    if (measure == Measure::KnockOutMean) return {Ablation::By::Mean, reference};
    if (measure == Measure::KnockOutResample) return {Ablation::By::Resample, reference};
    return {};
}

HeadTable knownAs(const HeadTable& knockOuts, Measure measure)
{
    HeadTable table(knockOuts.layers, knockOuts.heads);
    if (const auto found = knockOuts.values.find(Measure::KnockOut); found != knockOuts.values.end())
        table.values[measure] = found->second;
    return table;
}

HeadTable knockOutsByPasses(const std::shared_ptr<const Trace>& trace, RunOptions options, AttentionBlock block,
                            const Answer& answer, const Ablation& ablation,
                            const std::function<void(const HeadTable&)>& told)
{
    const ModelInfo& info = blockOf(trace, block)->model->info;
    HeadTable table(info.layers, info.heads);
    options = contextsOnly(std::move(options));
    const auto whole = finishedPass(run(trace->model, trace->batch, options));
    const auto before = logProbability(*whole, answer);
    if (!before) return table;
    const ReplacedContexts contexts(trace, block, answer.item, ablation, options.stop);
    options.previous = whole;
    for (Index layer = 0; layer < info.layers; ++layer) {
        for (Index head = 0; head < info.heads; ++head) {
            double change = 0;
            for (Index way = 0; way < contexts.ways(); ++way) {
                RunOptions without = options;
                putIn(whole, block, answer.item, ablation, contexts, way, {{layer, head, answer.item}}, without);
                const auto pass = finishedPass(run(trace->model, trace->batch, without));
                change += (*logProbability(*pass, answer) - *before) / static_cast<double>(contexts.ways());
            }
            table.set(Measure::KnockOut, layer, head, static_cast<float>(change));
        }
        if (told) told(table);
    }
    return table;
}

HeadTable sweepKnockOuts(const std::shared_ptr<const Trace>& trace, const RunOptions& options, AttentionBlock block,
                         const Answer& answer, const Ablation& ablation,
                         const std::function<void(const HeadTable&)>& told)
{
    if (!logProbability(*trace, answer)) {
        const ModelInfo& info = blockOf(trace, block)->model->info;
        return {info.layers, info.heads};
    }
    if (trace->elsewhere) return ElsewhereSweep(trace, block, answer, ablation, options.stop).run(told);
    try {
        return KnockOutSweep(trace, block, answer, ablation, options.stop).run(told);
    } catch (const Error& error) {
        if (error.code != Code::Unsupported) throw;
    }
    return knockOutsByPasses(trace, options, block, answer, ablation, told);
}

RunOptions withoutHeads(const std::shared_ptr<const Trace>& trace, RunOptions options, AttentionBlock block, Index item,
                        const Ablation& ablation, const std::vector<HeadAddress>& heads)
{
    options = contextsOnly(std::move(options));
    const ReplacedContexts contexts(trace, block, item, ablation, options.stop);
    putIn(trace, block, item, ablation, contexts, 0, heads, options);
    return options;
}

KnockedOutSet smallestSet(const std::shared_ptr<const Trace>& trace, const RunOptions& options, AttentionBlock block,
                          const Answer& answer, const Ablation& ablation, double below, std::size_t most,
                          const std::function<void(const KnockedOutSet&)>& told)
{
    KnockedOutSet set{.before = logProbability(*trace, answer).value_or(std::nan(""))};
    std::shared_ptr<const Trace> now = trace;
    RunOptions without = options;
    double likely = set.before;
    std::vector<HeadAddress> heads;
    while (likely >= below && heads.size() < most) {
        const HeadTable table = sweepKnockOuts(now, without, block, answer, ablation);
        const auto known = table.values.find(Measure::KnockOut);
        if (known == table.values.end()) break;
        Index best = -1;
        float lowest = 0;
        for (Index place = 0; place < std::ssize(known->second); ++place)
            if (const float change = known->second[static_cast<std::size_t>(place)].value_or(0.0F); change < lowest) {
                lowest = change;
                best = place;
            }
        if (best < 0) break;
        heads.push_back({best / table.heads, best % table.heads, answer.item});
        without = withoutHeads(trace, options, block, answer.item, ablation, heads);
        now = finishedPass(run(trace->model, trace->batch, without));
        const double lowered = logProbability(*now, answer).value_or(likely);
        if (lowered >= likely) break;
        likely = lowered;
        set.members.push_back({heads.back(), likely});
        set.reached = likely < below;
        if (told) told(set);
    }
    set.reached = likely < below;
    return set;
}

}  // namespace core
