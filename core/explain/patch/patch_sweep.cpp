#include "core/explain/patch/patch_sweep.h"

#include "core/error.h"
#include "core/explain/patch/answers_elsewhere.h"
#include "core/explain/patch/patched_answers.h"
#include "core/model/pass/layer_rest.h"
#include "core/model/pass/prediction.h"
#include "core/number_range.h"

#include <cmath>
#include <limits>

namespace core {
namespace {

bool ofHeads(PatchKind kind) { return kind == PatchKind::Head || kind == PatchKind::Pattern; }

void requirePlan(const PatchPlan& plan, Index heads, Index queries)
{
    requirePlace(phrase("the head that is patched"), plan.head, heads);
    requirePlace(phrase("the position that is patched"), plan.position, queries);
    if (plan.columns == PatchPlan::Columns::Heads && !ofHeads(plan.kind))
        throw Error(Code::Unsupported, "",
                    "a patch of each head is not supported: expected a head's output or pattern, found what all heads "
                    "have together");
    if (plan.columns == PatchPlan::Columns::Positions && ofHeads(plan.kind) && !plan.head)
        throw Error(Code::Missing, "", "the head that is patched position by position is missing");
}

/// Fills a table, layer by layer.
class Sweep {
public:
    Sweep(const std::shared_ptr<const Trace>& from, const std::shared_ptr<const Trace>& to, const AskedScore& asked,
          const PatchPlan& plan, const std::stop_token& stop)
        : m_stop(stop),
          m_answers(to, plan.block, asked, stop),
          m_source(plan.means
                       ? PatchSource(*plan.means, to, m_answers.route(), plan.block, asked.answer.item, plan.kind, stop)
                       : PatchSource(from, to, m_answers.route(), plan.block, asked.answer.item, stop))
    {
        const Model& model = *blockOf(to, plan.block)->model;
        const Index layers = std::ssize(model.transformer.blocks);
        const Index heads = model.transformer.blocks.front().attention.heads;
        requirePlace(phrase("the layer that is patched"), plan.layer, layers);
        requirePlan(plan, heads, m_answers.route().rows());
        m_sweep.plan = plan;
        m_sweep.unpatched = m_answers.unpatched();
        if (!plan.means) m_sweep.source = scoreInSource(from, to, asked, stop);
        m_sweep.values.setConstant(layers, plan.columns == PatchPlan::Columns::Heads ? heads : m_answers.route().rows(),
                                   std::numeric_limits<double>::quiet_NaN());
    }

    PatchSweep run(const std::function<void(const PatchSweep&)>& told)
    {
        for (Index layer = 0; layer < m_sweep.values.rows(); ++layer) {
            if (m_sweep.plan.layer.value_or(layer) != layer) continue;
            if (m_sweep.plan.columns == PatchPlan::Columns::Heads)
                eachHead(layer);
            else
                eachPosition(layer);
            if (!told) continue;  // layers that go on together take less time
            m_answers.finish();
            told(m_sweep);
        }
        m_answers.finish();
        return std::move(m_sweep);
    }

private:
    /// The cell's value, once it is known.
    std::function<void(double)> cell(Index layer, Index column)
    {
        return [this, layer, column](double value) { m_sweep.values(layer, column) = value; };
    }

    void eachPosition(Index layer)
    {
        const std::size_t place = m_answers.route().stageOf(m_sweep.plan.block, layer);
        const std::size_t entered = m_sweep.plan.kind == PatchKind::Stream ? place : place + 1;
        const Matrix patched = patchedStream(place);
        for (Index row = 0; row < patched.rows(); ++row)
            if (m_source.rowOf(row) >= 0) m_answers.ask(entered, row, patched.row(row), cell(layer, row));
    }

    /// With every row patched; a row of it is a patch of its own, since a layer's end goes on row by row.
    Matrix patchedStream(std::size_t place)
    {
        const RouteStage& stage = m_answers.route().stages[place];
        const Matrix& leaving = m_answers.route().entering(place + 1);
        if (m_sweep.plan.kind == PatchKind::Stream) return m_source.stream(place, stage, stage.was->input);
        if (m_sweep.plan.kind == PatchKind::Output) return m_source.afterOutput(place, stage, leaving, m_stop);
        const Index head = *m_sweep.plan.head;
        const Matrix context = m_source.context(place, stage, head, m_sweep.plan.kind, m_stop);
        return streamAfter(stage, leaving, head, 0, context, m_stop);
    }

    void eachHead(Index layer)
    {
        const std::size_t place = m_answers.route().stageOf(m_sweep.plan.block, layer);
        const RouteStage& stage = m_answers.route().stages[place];
        const Matrix& leaving = m_answers.route().entering(place + 1);
        const Index first = m_sweep.plan.position.value_or(0);
        const Index rows = m_sweep.plan.position ? 1 : leaving.rows();
        if (m_sweep.plan.position && m_source.rowOf(first) < 0) return;
        for (Index head = 0; head < m_sweep.values.cols(); ++head) {
            const Matrix context = m_source.context(place, stage, head, m_sweep.plan.kind, m_stop);
            m_answers.ask(place + 1, first,
                          streamAfter(stage, leaving, head, first, context.middleRows(first, rows), m_stop),
                          cell(layer, head));
        }
    }

    std::stop_token m_stop;
    PatchedAnswers m_answers;
    PatchSource m_source;
    PatchSweep m_sweep;
};

/// Fills a table of heads' patches by an engine, whose weights are not here.
class ElsewherePatches {
public:
    ElsewherePatches(const std::shared_ptr<const Trace>& from, const std::shared_ptr<const Trace>& to,
                     const AskedScore& asked, const PatchPlan& plan, const std::stop_token& stop)
        : m_stop(stop),
          m_item(asked.answer.item),
          m_from(blockOf(from, plan.block)),
          m_to(blockOf(to, plan.block)),
          m_answers(to, asked, stop)
    {
        const Model& model = *m_to->model;
        if (!ofHeads(plan.kind))
            throw Error(Code::Unsupported, model.info.name,
                        "a patch of the stream or of a layer's output is not supported: expected a model whose weights "
                        "are here, found one that an engine computes: patch heads' outputs or weights");
        requireContexts(model, phrase("a patch"));
        requireAlike(model);
        requirePlace(phrase("the layer that is patched"), plan.layer, model.info.layers);
        const Index queries = std::ssize(m_to->queries(m_item));
        requirePlan(plan, model.info.heads, queries);
        m_queries = placesIn(m_to->queries(m_item), m_from->queries(m_item));
        m_keys = placesIn(m_to->keys(m_item), m_from->keys(m_item));
        m_sweep.plan = plan;
        m_sweep.unpatched = m_answers.unpatched();
        m_sweep.source = scoreInSource(from, to, asked, stop);
        m_sweep.values.setConstant(model.info.layers,
                                   plan.columns == PatchPlan::Columns::Heads ? model.info.heads : queries,
                                   std::numeric_limits<double>::quiet_NaN());
    }

    PatchSweep run(const std::function<void(const PatchSweep&)>& told)
    {
        for (Index layer = 0; layer < m_sweep.values.rows(); ++layer) {
            if (m_sweep.plan.layer.value_or(layer) != layer) continue;
            patchLayer(layer);
            if (!told) continue;  // layers share requests
            m_answers.finish();
            told(m_sweep);
        }
        m_answers.finish();
        return std::move(m_sweep);
    }

private:
    void requireAlike(const Model& model) const
    {
        const auto require = [&](const char* what, Index wanted, Index found) {
            if (wanted != found)
                throw Error(Code::WrongShape, model.info.name,
                            "%1 has the wrong shape: expected as many as in the run that is patched, %2, found %3",
                            what, std::to_string(wanted), std::to_string(found));
        };
        const Model& theirs = *m_from->model;
        require(phrase("the layers of the run that patches are taken from"), model.info.layers, theirs.info.layers);
        require(phrase("the heads of the run that patches are taken from"), model.info.heads, theirs.info.heads);
        for (std::size_t layer = 0; layer < model.transformer.blocks.size(); ++layer)
            require(phrase("a head's dimensions in the run that patches are taken from"),
                    model.transformer.blocks[layer].attention.valueDimensions(),
                    theirs.transformer.blocks[layer].attention.valueDimensions());
    }

    void patchLayer(Index layer)
    {
        const auto theirs = completeLayer(*m_from, {layer, 0, m_item}, m_stop);
        const auto own =
            m_sweep.plan.kind == PatchKind::Pattern ? completeLayer(*m_to, {layer, 0, m_item}, m_stop) : nullptr;
        const bool heads = m_sweep.plan.columns == PatchPlan::Columns::Heads;
        for (Index column = 0; column < m_sweep.values.cols(); ++column) {
            const Index head = heads ? column : *m_sweep.plan.head;
            const std::optional<Index> row = heads ? m_sweep.plan.position : column;
            if (row && m_queries[static_cast<std::size_t>(*row)] < 0) continue;
            double& value = m_sweep.values(layer, column);
            m_answers.ask(patchesOf({layer, head, m_item}, *theirs, own.get(), row),
                          [&value](double found) { value = found; });
        }
    }

    /// @param row  this query alone; nothing: all that A has
    std::vector<RowPatch> patchesOf(const HeadAddress& head, const SequenceLayer& theirs, const SequenceLayer* own,
                                    std::optional<Index> row) const
    {
        std::vector<Index> places = m_queries;
        for (Index place = 0; row && place < std::ssize(places); ++place)
            if (place != *row) places[static_cast<std::size_t>(place)] = -1;
        const auto at = static_cast<std::size_t>(head.head);
        const HeadAttention& taken = theirs.attention.heads[at];
        // B's own factor of the head multiplies its output in the pass.
        const Matrix rows = own == nullptr ? placed(taken.context, places)
                                           : placedWeights(taken.weights, own->attention.heads[at].weights, places);
        return patchesOfRows(own == nullptr ? RowPatch::Kind::Context : RowPatch::Kind::Weights, m_sweep.plan.block,
                             head, rows, places);
    }

    static Matrix placed(const Matrix& theirs, const std::vector<Index>& places)
    {
        Matrix rows = Matrix::Zero(std::ssize(places), theirs.cols());
        for (Index row = 0; row < rows.rows(); ++row)
            if (const Index taken = places[static_cast<std::size_t>(row)]; taken >= 0)
                rows.row(row) = theirs.row(taken);
        return rows;
    }

    /// A's weights over B's keys; a row keeps the sum that B's has.
    Matrix placedWeights(const Matrix& theirs, const Matrix& own, const std::vector<Index>& places) const
    {
        Matrix weights = Matrix::Zero(own.rows(), own.cols());
        for (Index row = 0; row < weights.rows(); ++row) {
            const Index taken = places[static_cast<std::size_t>(row)];
            if (taken < 0) continue;
            for (Index key = 0; key < weights.cols(); ++key)
                if (const Index at = m_keys[static_cast<std::size_t>(key)]; at >= 0)
                    weights(row, key) = theirs(taken, at);
            if (const float sum = weights.row(row).sum(); sum > 0) weights.row(row) *= own.row(row).sum() / sum;
        }
        return weights;
    }

    std::stop_token m_stop;
    Index m_item;
    std::shared_ptr<const Trace> m_from;
    std::shared_ptr<const Trace> m_to;
    AnswersElsewhere m_answers;
    std::vector<Index> m_queries;  ///< [T_q of B] places in A; below 0: none
    std::vector<Index> m_keys;     ///< [T_k of B]
    PatchSweep m_sweep;
};

}  // namespace

double PatchSweep::effect(Index layer, Index column) const
{
    const double whole = source.value_or(std::nan("")) - unpatched;
    return whole == 0 ? std::nan("") : (values(layer, column) - unpatched) / whole;
}

std::optional<double> scoreInSource(const std::shared_ptr<const Trace>& from, const std::shared_ptr<const Trace>& to,
                                    const AskedScore& asked, const std::stop_token& stop)
{
    const Trace& theirs = speakerOf(*from);
    const Trace& ours = speakerOf(*to);
    const Index item = asked.answer.item;
    const Index row =
        placesIn(ours.queries(item), theirs.queries(item))[static_cast<std::size_t>(asked.answer.position)];
    if (row < 0) return std::nullopt;
    if (theirs.elsewhere) return scoreOf(tokenLogits(theirs, item, row), asked);
    const Matrix& last = theirs.last_hidden_state[static_cast<std::size_t>(item)];
    return ScoreReader(*theirs.model, asked)(last.row(row), stop).front();
}

PatchSweep sweepPatches(const std::shared_ptr<const Trace>& from, const std::shared_ptr<const Trace>& to,
                        const AskedScore& asked, const PatchPlan& plan,
                        const std::function<void(const PatchSweep&)>& told, std::stop_token stop)
{
    if (to->elsewhere && plan.means)
        throw Error(Code::Unsupported, to->model->info.name,
                    "a patch by means is not supported: expected a model whose weights are here, found one that an "
                    "engine computes: knock heads out by their mean");
    if (to->elsewhere) return ElsewherePatches(from, to, asked, plan, stop).run(told);
    return Sweep(from, to, asked, plan, stop).run(told);
}

}  // namespace core
