#include "ui/control/run_controller.h"

#include "core/model/available_memory.h"
#include "ui/control/guarded.h"

#include <QTimer>

#include <algorithm>
#include <chrono>
#include <functional>

namespace {

constexpr const char* doing = "the computation";

}  // namespace

RunController::RunController(std::size_t stageBudget, QObject* parent) : QObject(parent), m_stageBudget(stageBudget)
{
    m_pool.setMaxThreadCount(1);
    auto* idle = new QTimer(this);
    idle->setSingleShot(true);
    idle->setInterval(std::chrono::seconds(15));
    const auto begin = qOverload<>(&QTimer::start);
    connect(this, &RunController::allFinished, idle, begin);
    connect(this, &RunController::stopped, idle, begin);
    connect(idle, &QTimer::timeout, this, [this] {
        if (!m_running) m_predictionPool.start([] { core::giveBackFreedMemory(); });
    });
    m_predictionPool.setMaxThreadCount(1);
    m_continuationPool.setMaxThreadCount(1);
}

RunController::~RunController()
{
    m_stop.request_stop();
    m_pool.waitForDone();
    for (QThreadPool* pool : {&m_predictionPool, &m_continuationPool}) {
        pool->clear();
        pool->waitForDone();
    }
}

void RunController::cancel()
{
    m_stop.request_stop();
    ++m_generation;
    if (!m_running) return;
    m_running = false;
    emit stopped();
}

void RunController::start(std::vector<core::Run> runs, core::Index layer)
{
    m_stop.request_stop();
    m_stop = std::stop_source{};
    m_running = true;
    m_pool.start([this, generation = ++m_generation, stop = m_stop.get_token(), runs = std::move(runs), layer] {
        const auto end = [&] {
            deliver(generation, [this] {
                m_running = false;
                emit allFinished();
            });
        };
        guarded(
            doing,
            [&] {
                workOnAll(generation, stop, runs, layer);
                end();
            },
            [&](const core::Error& error) {
                deliver(generation, [this, error] { emit failed(0, error); });
                end();
            });
    });
}

void RunController::workOnAll(quint64 generation, const std::stop_token& stop, const std::vector<core::Run>& runs,
                              core::Index layer)
{
    if (stop.stop_requested()) throw core::Stopped{};
    m_worker.results.resize(runs.size());
    std::vector<std::shared_ptr<const core::Trace>> now(runs.size());
    for (const std::size_t i : core::patchedLast(runs)) {
        const auto index = static_cast<core::Index>(i);
        try {
            now[i] = work(generation, stop, index, runs[i], layer, now);
        } catch (const core::Stopped&) {
            throw;
        } catch (...) {
            deliver(generation, [this, index, error = core::caughtError(doing)] { emit failed(index, error); });
        }
    }
    // Where the run itself has failed, so would this.
    if (now.front() != nullptr && !runs.front().interventions.empty()) computeUntouched(generation, stop, runs.front());
}

std::shared_ptr<const core::Trace> RunController::knownTrace(core::Index index, const core::Run& run,
                                                             const core::PreparedRun& prepared) const
{
    const Worker::Result& known = m_worker.results[index];
    // A module's file may have changed under its name; what comes from a seed alone cannot.
    const bool sameModel = run.module ? run.model.empty() : known.model == prepared.model;
    // What another run put in may be another by now.
    const bool patched =
        std::ranges::find(run.interventions, core::Intervention::Kind::Patch, &core::Intervention::kind)
        != run.interventions.end();
    return known.trace != nullptr && sameModel && !patched && known.run == run ? known.trace : nullptr;
}

/// What the model said before: nothing of it is shown but its predictions, so that contexts are enough.
void RunController::computeUntouched(quint64 generation, const std::stop_token& stop, const core::Run& run)
{
    core::Run plain = run;
    plain.interventions.clear();
    try {
        core::PreparedRun prepared = core::prepare(plain, m_worker.models, stop);
        if (!prepared.computable() || prepared.isFromFile()) return;
        const bool known = m_worker.untouched.trace != nullptr && m_worker.untouched.model == prepared.model
                           && m_worker.untouched.run == plain;
        if (!known) {
            core::RunOptions options = core::optionsOf(plain);
            options.keep = core::Keep::Context;
            options.stop = stop;
            options.memory = core::memoryForTraces();
            options.previous = m_worker.untouched.trace;
            m_worker.untouched = {plain, prepared.model, core::run(prepared.model, prepared.batch, options)};
        }
    } catch (const core::Stopped&) {
        throw;
    } catch (...) {
        m_worker.untouched = {};
        return deliver(generation, [this, error = core::caughtError("what the model says without interventions")] {
            emit notAnswered(error);
        });
    }
    if (m_worker.untouched.trace == nullptr) return;
    deliver(generation, [this, trace = m_worker.untouched.trace] { emit untouched(trace); });
}

std::shared_ptr<const core::Trace> RunController::work(quint64 generation, const std::stop_token& stop,
                                                       core::Index index, const core::Run& run, core::Index layer,
                                                       const std::vector<std::shared_ptr<const core::Trace>>& now)
{
    core::PreparedRun prepared = core::prepare(run, m_worker.models, stop);
    deliver(generation, [this, index, prepared] { emit this->prepared(index, prepared); });
    if (!prepared.computable()) return nullptr;
    auto trace = prepared.recorded != nullptr ? prepared.recorded : knownTrace(index, run, prepared);
    if (trace == nullptr) {
        core::RunOptions options = core::optionsOf(run);
        options.keep = core::keepWithin(m_stageBudget, *prepared.model, prepared.batch);
        options.stop = stop;
        options.memory = core::memoryForTraces();
        layer = std::min(layer, prepared.model->info.layers - 1);
        if (run.layers_on_demand && prepared.model->decoder == nullptr) options.whole_layer = layer;
        options.previous = m_worker.results[index].trace;
        options.patches = now;
        options.onLayer = [&](const std::shared_ptr<const core::Trace>& snapshot) {
            const bool last = static_cast<core::Index>(snapshot->layers.size()) == prepared.model->info.layers;
            if (last && prepared.model->decoder == nullptr) return;
            deliver(generation, [this, index, snapshot] { emit layerFinished(index, snapshot); });
        };
        trace = core::run(prepared.model, prepared.batch, options);
        if (trace == nullptr) throw core::Stopped{};
        m_worker.results[index] = {run, prepared.model, trace};
    } else if (run.layers_on_demand && prepared.recorded == nullptr && trace->decoder == nullptr
               && !trace->has(layer)) {
        trace = core::withLayer(trace, layer, stop);
        if (trace == nullptr) throw core::Stopped{};
        m_worker.results[index].trace = trace;
    }
    deliver(generation, [this, index, trace] { emit finished(index, trace); });
    return trace;
}

void RunController::predict(std::shared_ptr<const core::Trace> trace, core::Index item, core::Index position,
                            std::shared_ptr<const core::Trace> untouched)
{
    m_predictionPool.clear();
    answer(m_predictionPool, "what the model says",
           [this, question = ++m_question, trace = std::move(trace), untouched = std::move(untouched), item,
            position]() -> std::function<void()> {
               const core::Index where = core::predictedPosition(*trace, item, position);
               auto predictions = core::predictedTokens(*trace, item, where, 5);
               std::vector<core::Prediction> before;
               if (untouched != nullptr && item < std::ssize(untouched->last_hidden_state)
                   && where < untouched->last_hidden_state[static_cast<std::size_t>(item)].rows())
                   before = core::predictedTokens(*untouched, item, where, 5);
               return [this, question, where, predictions, before] {
                   if (question == m_question) emit predicted(where, predictions, before);
               };
           });
}

void RunController::continueText(std::shared_ptr<const core::Trace> trace)
{
    answer(m_continuationPool, "the next token", [this, trace = std::move(trace)]() -> std::function<void()> {
        auto next = core::continuedBy(*trace, 0);
        return [this, trace, next] { emit continued(trace, next); };
    });
}

template<typename Work>
void RunController::answer(QThreadPool& pool, const char* question, Work work)
{
    pool.start([this, question, work = std::move(work)] {
        const auto reply = [this](const std::function<void()>& tell) {
            QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
        };
        guarded(
            question, [&] { reply(work()); },
            [&](const core::Error& error) { reply([this, error] { emit notAnswered(error); }); });
    });
}

template<typename Work>
void RunController::deliver(quint64 generation, Work work)
{
    QMetaObject::invokeMethod(
        this,
        [this, generation, work] {
            if (generation == m_generation) work();
        },
        Qt::QueuedConnection);
}
