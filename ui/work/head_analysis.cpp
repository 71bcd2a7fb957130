#include "ui/work/head_analysis.h"

#include "core/analysis/head_similarity.h"
#include "core/analysis/induction.h"
#include "core/explain/patch/ablation_sweep.h"

using core::Index;

HeadAnalysis::~HeadAnalysis()
{
    // All of them, before the first is waited for.
    for (LatestJob* job : {&m_measuring, &m_ordering, &m_knocking}) job->cancel();
}

void HeadAnalysis::cancel()
{
    const bool knocking = isKnockingOut(), measuring = isMeasuring();
    for (LatestJob* job : {&m_measuring, &m_ordering, &m_knocking}) job->cancel();
    if (knocking) emit knockingEnded();
    if (measuring) emit measuringEnded();
}

void HeadAnalysis::start(LatestJob& job, std::function<void(const LatestJob::Turn&)> work)
{
    job.start("what is measured of the heads", std::move(work), [this, &job](const core::Error& error) {
        emit failed(error);
        if (&job == &m_knocking) emit knockingEnded();
    });
}

void HeadAnalysis::measure(std::shared_ptr<const core::Trace> trace, Index item, const core::MeasuredRows& rows,
                           Index sequences)
{
    start(m_measuring, [this, trace = std::move(trace), item, rows, sequences](const LatestJob::Turn& turn) {
        core::HeadTable table = core::measured(*trace, item, rows, turn.stop());
        const auto tell = [&] { turn.tell([this, trace, item, table] { emit measured(trace, item, table); }); };
        tell();
        if (trace->finished() && !trace->recorded() && !trace->fromGiven()) {
            table.take(induction(*trace, item, sequences, turn));
            tell();
        }
        turn.finish([this] { emit measuringEnded(); });
    });
}

/// Computed once for each model, as it is set: it is the same for every text.
core::HeadTable HeadAnalysis::induction(const core::Trace& trace, Index item, Index sequences,
                                        const LatestJob::Turn& turn)
{
    if (m_model == trace.model && m_sequences == sequences && m_changes == trace.changes) return m_induction;
    const auto tell = [&](Index done) { turn.tell([this, done, sequences] { emit repeating(done, sequences); }); };
    m_induction = core::inductionScores(trace, item, {.sequences = sequences, .progress = tell}, turn.stop());
    m_model = trace.model;
    m_sequences = sequences;
    m_changes = trace.changes;
    return m_induction;
}

void HeadAnalysis::order(std::shared_ptr<const core::Trace> trace, Index item)
{
    start(m_ordering, [this, trace = std::move(trace), item](const LatestJob::Turn& turn) {
        const auto divergences = std::make_shared<const core::Matrix>(core::headDivergences(
            *trace, item, turn.stop(), [&](double share) { turn.tell([this, share] { emit ordering(share); }); }));
        const std::vector<Index> order = core::clusteringOrder(*divergences);
        turn.finish([this, trace, order, divergences] { emit ordered(trace, order, divergences); });
    });
}

void HeadAnalysis::knockOut(Question question)
{
    start(m_knocking, [this, question = std::move(question)](const LatestJob::Turn& turn) {
        core::RunOptions options = question.options;
        options.stop = turn.stop();
        int layers = 0;
        const auto ways = static_cast<int>(question.ways.size());
        for (const core::Measure way : question.ways)
            core::sweepKnockOuts(
                question.trace, options, question.block, question.answer, core::ablationOf(way, question.reference),
                [&](const core::HeadTable& found) {
                    turn.tell([this, trace = question.trace, table = core::knownAs(found, way), done = ++layers, ways] {
                        emit knockedOut(trace, table, done, ways * static_cast<int>(table.layers));
                    });
                });
        turn.finish([this] { emit knockingEnded(); });
    });
}

#include "moc_head_analysis.cpp"
