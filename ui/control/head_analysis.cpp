#include "ui/control/head_analysis.h"

#include "core/analysis/head_similarity.h"
#include "core/analysis/induction.h"
#include "core/model/head_stages.h"
#include "ui/control/guarded.h"

using core::Index;

HeadAnalysis::HeadAnalysis(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
    m_mapPool.setMaxThreadCount(1);
}

HeadAnalysis::~HeadAnalysis()
{
    cancel();
    m_pool.waitForDone();
    m_mapPool.waitForDone();
}

void HeadAnalysis::cancel()
{
    for (Line* line : {&m_measuring, &m_ordering, &m_maps, &m_knockOuts}) {
        line->stop.request_stop();
        ++line->newest;
    }
    m_makingMap = false;
    if (!std::exchange(m_knocking, false)) return;
    emit knockingEnded();
}

template<typename Work>
void HeadAnalysis::start(Line& line, Work work)
{
    line.stop.request_stop();
    line.stop = std::stop_source{};
    (&line == &m_maps ? m_mapPool : m_pool)
        .start([this, &line, number = ++line.newest, stop = line.stop.get_token(), work = std::move(work)] {
            if (stop.stop_requested()) return;
            guarded(
                "what is measured of the heads", [&] { work(number, stop); },
                [&](const core::Error& error) {
                    deliver(line, number, [this, &line, error] {
                        if (&line == &m_maps) m_makingMap = false;
                        emit failed(error);
                    });
                });
        });
}

template<typename Report>
void HeadAnalysis::deliver(const Line& line, quint64 number, Report report)
{
    QMetaObject::invokeMethod(
        this,
        [&line, number, report] {
            if (number == line.newest) report();
        },
        Qt::QueuedConnection);
}

void HeadAnalysis::measure(std::shared_ptr<const core::Trace> trace, Index item)
{
    start(m_measuring, [this, trace = std::move(trace), item](quint64 number, const std::stop_token& stop) {
        core::HeadTable table = core::measured(*trace, item, stop);
        const auto tell = [&] {
            deliver(m_measuring, number, [this, trace, item, table] { emit measured(trace, item, table); });
        };
        tell();
        if (!trace->finished() || trace->recorded() || trace->fromGiven()) return;
        table.take(induction(*trace, item, stop));
        tell();
    });
}

/// Of each model once: it is the same for every text.
core::HeadTable HeadAnalysis::induction(const core::Trace& trace, Index item, const std::stop_token& stop)
{
    if (m_model == trace.model) return m_induction;
    m_induction = core::inductionScores(trace, item, stop);
    m_model = trace.model;
    return m_induction;
}

void HeadAnalysis::makeMap(std::shared_ptr<const core::Trace> trace, const core::HeadAddress& address,
                           const MapLook& look, core::RowReading rows)
{
    m_makingMap = true;
    start(m_maps, [this, trace = std::move(trace), address, look, rows](quint64 number, const std::stop_token& stop) {
        const auto stages = core::headStages(*trace, address);
        const auto map =
            std::make_shared<const ShownMap>(shownMapOrWeights(trace, address, *stages, look, {.rows = rows}, stop));
        deliver(m_maps, number, [this, trace, map] {
            m_makingMap = false;
            emit mapMade(trace, map);
        });
    });
}

void HeadAnalysis::dropMap()
{
    m_maps.stop.request_stop();
    ++m_maps.newest;
    m_makingMap = false;
}

void HeadAnalysis::order(std::shared_ptr<const core::Trace> trace, Index item)
{
    start(m_ordering, [this, trace = std::move(trace), item](quint64 number, const std::stop_token& stop) {
        const auto divergences =
            std::make_shared<const core::Matrix>(core::headDivergences(*trace, item, stop, [&](double share) {
                deliver(m_ordering, number, [this, share] { emit ordering(share); });
            }));
        const std::vector<Index> order = core::clusteringOrder(*divergences);
        deliver(m_ordering, number, [this, trace, order, divergences] { emit ordered(trace, order, divergences); });
    });
}

void HeadAnalysis::knockOut(Question question)
{
    m_knocking = true;
    start(m_knockOuts, [this, question = std::move(question)](quint64 number, const std::stop_token& stop) {
        const auto trace = question.trace;
        core::RunOptions options = question.options;
        options.stop = stop;
        int layers = 0;
        const auto ended = [this, number] {
            deliver(m_knockOuts, number, [this] {
                m_knocking = false;
                emit knockingEnded();
            });
        };
        try {
            core::knockOuts(trace, options, question.block, question.answer, [&](const core::HeadTable& table) {
                deliver(m_knockOuts, number,
                        [this, trace, table, done = ++layers] { emit knockedOut(trace, table, done); });
            });
        } catch (...) {
            ended();
            throw;
        }
        ended();
    });
}
