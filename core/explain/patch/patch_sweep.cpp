#include "core/explain/patch/patch_sweep.h"

#include "core/error.h"
#include "core/explain/patch/patched_answers.h"
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
          m_source(from, to, m_answers.route(), plan.block, asked.answer.item, stop)
    {
        const Model& model = *blockOf(to, plan.block)->model;
        const Index layers = std::ssize(model.transformer.blocks);
        const Index heads = model.transformer.blocks.front().attention.heads;
        requirePlace(phrase("the layer that is patched"), plan.layer, layers);
        requirePlan(plan, heads, m_answers.route().rows());
        m_sweep.plan = plan;
        m_sweep.unpatched = m_answers.unpatched();
        m_sweep.source = scoreInSource(from, to, asked, stop);
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
        if (m_sweep.plan.kind == PatchKind::Stream) return m_source.stream(place, stage.was->input);
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
    const Matrix& last = theirs.last_hidden_state[static_cast<std::size_t>(item)];
    return ScoreReader(*theirs.model, asked)(last.row(row), stop).front();
}

PatchSweep sweepPatches(const std::shared_ptr<const Trace>& from, const std::shared_ptr<const Trace>& to,
                        const AskedScore& asked, const PatchPlan& plan,
                        const std::function<void(const PatchSweep&)>& told, std::stop_token stop)
{
    return Sweep(from, to, asked, plan, stop).run(told);
}

}  // namespace core
