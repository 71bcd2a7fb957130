#include "core/explain/patch/path_patch.h"

#include "core/error.h"
#include "core/explain/patch/patched_answers.h"
#include "core/number_range.h"

#include <cmath>
#include <limits>

namespace core {
namespace {

void requireWay(const Trace& trace, const PathPlan& plan)
{
    const bool within = plan.receiver ? inEncoder(trace, plan.receiver->block) == inEncoder(trace, plan.block)
                                      : !inEncoder(trace, plan.block);
    if (!within)
        throw Error(
            Code::Unsupported, trace.model->info.name,
            "a path is not supported: expected two heads of one stack, found one from the encoder to the decoder");
    const bool keys = plan.input == ReceiverInput::Key || plan.input == ReceiverInput::Value;
    if (plan.receiver && plan.receiver->block == AttentionBlock::Cross && keys)
        throw Error(Code::Unsupported, trace.model->info.name,
                    "a path is not supported: expected one to the queries of cross-attention, found keys and values, "
                    "which the encoder makes");
}

/// Fills a table of senders, layer by layer.
class Paths {
public:
    Paths(const std::shared_ptr<const Trace>& from, const std::shared_ptr<const Trace>& to, const AskedScore& asked,
          const PathPlan& plan, const std::stop_token& stop)
        : m_stop(stop),
          m_plan(plan),
          m_answers(to, plan.block, asked, stop),
          m_source(plan.means ? PatchSource(*plan.means, to, m_answers.route(), plan.block, asked.answer.item,
                                            PatchKind::Head, stop)
                              : PatchSource(from, to, m_answers.route(), plan.block, asked.answer.item, stop)),
          m_path(m_answers.route(), stop)
    {
        const Model& model = *blockOf(to, plan.block)->model;
        const Index heads = model.transformer.blocks.front().attention.heads;
        requirePlace(phrase("the sending layer"), plan.layer, std::ssize(model.transformer.blocks));
        requirePlace(phrase("the sending head"), plan.head, heads);
        requirePlace(phrase("the position that is patched"), plan.position, m_answers.route().rows());
        if (plan.receiver) requirePlace(phrase("the receiving head"), plan.receiver->head, heads);
        m_arrival = plan.receiver ? m_answers.route().stageOf(plan.receiver->block, plan.receiver->layer)
                                  : m_answers.route().stages.size();
        m_sweep.plan = {.kind = PatchKind::Head,
                        .columns = PatchPlan::Columns::Heads,
                        .block = plan.block,
                        .layer = plan.layer,
                        .head = plan.head,
                        .position = plan.position,
                        .means = plan.means};
        m_sweep.unpatched = m_answers.unpatched();
        if (!plan.means) m_sweep.source = scoreInSource(from, to, asked, stop);
        m_sweep.values.setConstant(std::ssize(model.transformer.blocks), heads,
                                   std::numeric_limits<double>::quiet_NaN());
    }

    PatchSweep run(const std::function<void(const PatchSweep&)>& told)
    {
        for (Index layer = 0; layer < m_sweep.values.rows(); ++layer) {
            if (m_plan.layer.value_or(layer) != layer) continue;
            const std::size_t sender = m_answers.route().stageOf(m_plan.block, layer);
            if (sender >= m_arrival) break;
            for (Index head = 0; head < m_sweep.values.cols(); ++head)
                if (m_plan.head.value_or(head) == head) send(sender, layer, head);
            if (!told) continue;  // layers that go on together take less time
            m_answers.finish();
            told(m_sweep);
        }
        m_answers.finish();
        return std::move(m_sweep);
    }

private:
    void send(std::size_t sender, Index layer, Index head)
    {
        const PassRoute& route = m_answers.route();
        const Matrix arriving = m_path.arriving(sender, head, written(sender, head), m_arrival);
        const auto take = [this, layer, head](double value) { m_sweep.values(layer, head) = value; };
        if (!m_plan.receiver) return m_answers.ask(m_arrival, 0, arriving, take);
        const RouteStage& stage = route.stages[m_arrival];
        const Index receiver = m_plan.receiver->head;
        const Matrix context = receivedContext(stage, receiver, m_plan.input, arriving, m_stop);
        m_answers.ask(m_arrival + 1, 0, streamAfter(stage, route.entering(m_arrival + 1), receiver, 0, context, m_stop),
                      take);
    }

    /// The sender's context, of A where it is patched.
    Matrix written(std::size_t sender, Index head)
    {
        const RouteStage& stage = m_answers.route().stages[sender];
        Matrix theirs = m_source.context(sender, stage, head, PatchKind::Head, m_stop);
        if (!m_plan.position) return theirs;
        Matrix own = stage.was->attention.heads[static_cast<std::size_t>(head)].context;
        own.row(*m_plan.position) = theirs.row(*m_plan.position);
        return own;
    }

    std::stop_token m_stop;
    PathPlan m_plan;
    PatchedAnswers m_answers;
    PatchSource m_source;
    DirectPath m_path;
    PatchSweep m_sweep;
    std::size_t m_arrival = 0;
};

}  // namespace

PatchSweep sweepPaths(const std::shared_ptr<const Trace>& from, const std::shared_ptr<const Trace>& to,
                      const AskedScore& asked, const PathPlan& plan, const std::function<void(const PatchSweep&)>& told,
                      std::stop_token stop)
{
    requireWay(*to, plan);
    return Paths(from, to, asked, plan, stop).run(told);
}

}  // namespace core
