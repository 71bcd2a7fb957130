#include "ui/work/run_controller.h"

#include "core/available_memory.h"
#include "core/error.h"
#include "core/model/pass/label_answers.h"
#include "core/model/pass/prediction.h"
#include "core/session/run_edits.h"

#include <QTimer>

#include <algorithm>
#include <chrono>

namespace {

constexpr const char* computingRun = "the computation";

/// The focus, if the model has it: it may be another model's.
core::Focus placeIn(const std::shared_ptr<const core::Model>& model, core::Focus looked)
{
    if (core::blockOf(model, looked.block) == nullptr) looked.block = core::AttentionBlock::Self;
    looked.layer = std::min(looked.layer, core::blockOf(model, looked.block)->info.layers - 1);
    return looked;
}

/// The parts of each head that are kept in the room there is. All layers' contexts and outputs may take 1 GB; beyond
/// that they are computed again where they are shown.
core::Keep keptOf(const core::Run& run, const core::PreparedRun& prepared, std::size_t stageBudget)
{
    constexpr std::size_t mostContexts = std::size_t{1} << 30U;
    const core::Keep maps = core::keepWithin(stageBudget, *prepared.model, prepared.batch);
    const core::Index whole = run.layers_on_demand ? 1 : prepared.model->info.layers;
    const bool many = core::traceBytes(*prepared.model, prepared.batch, core::Keep::Context, whole) > mostContexts;
    return maps == core::Keep::Context && many ? core::Keep::Vectors : maps;
}

}  // namespace

RunController::RunController(std::size_t stageBudget, QObject* parent) : QObject(parent), m_stageBudget(stageBudget)
{
    auto* idle = new QTimer(this);
    idle->setSingleShot(true);
    idle->setInterval(std::chrono::seconds(15));
    const auto begin = qOverload<>(&QTimer::start);
    connect(this, &RunController::allFinished, idle, begin);
    connect(this, &RunController::stopped, idle, begin);
    connect(idle, &QTimer::timeout, this, [this] {
        if (isRunning()) return;
        m_returning.start(
            "giving memory back", [](const Turn&) { core::giveBackFreedMemory(); }, [](const core::Error&) {});
    });
}

void RunController::cancel()
{
    if (!isRunning()) return;
    m_computing.cancel();
    emit stopped();
}

void RunController::start(std::vector<core::Run> runs, const core::Focus& looked)
{
    m_computing.start(
        computingRun,
        [this, runs = std::move(runs), looked](const Turn& turn) {
            workOnAll(turn, runs, looked);
            turn.finish([this] { emit allFinished(); });
        },
        [this](const core::Error& error) {
            emit failed(0, error);
            emit allFinished();
        });
}

void RunController::workOnAll(const Turn& turn, const std::vector<core::Run>& runs, const core::Focus& looked)
{
    if (m_forget.exchange(false)) m_worker = {};
    m_worker.results.resize(runs.size());
    std::vector<std::shared_ptr<const core::Trace>> now(runs.size());
    for (const std::size_t i : core::patchedLast(runs)) {
        const auto index = static_cast<core::Index>(i);
        try {
            now[i] = work(turn, index, runs[i], looked, now);
        } catch (const core::Stopped&) {
            throw;
        } catch (...) {
            turn.tell([this, index, error = core::caughtError(computingRun)] { emit failed(index, error); });
        }
    }
    // Where the run itself has failed, so would this.
    if (now.front() != nullptr && core::isTouched(runs.front())) computeUntouched(turn, runs.front());
}

std::shared_ptr<const core::Trace> RunController::knownTrace(core::Index index, const core::Run& run,
                                                             const core::PreparedRun& prepared) const
{
    const Worker::Result& known = m_worker.results[index];
    // A module's file may have changed under its name; a module from a seed cannot.
    const bool sameModel = run.module ? run.model.empty() : known.model == prepared.model;
    // Numbers that another run gave may have changed by now.
    const bool patched =
        std::ranges::find(run.interventions, core::Intervention::Kind::Patch, &core::Intervention::kind)
        != run.interventions.end();
    return known.trace != nullptr && sameModel && !patched && known.run == run ? known.trace : nullptr;
}

/// Only the earlier predictions are shown, so vectors are enough.
void RunController::computeUntouched(const Turn& turn, const core::Run& run)
{
    const core::Run plain = core::untouched(run);
    try {
        core::PreparedRun prepared = core::prepare(plain, m_worker.models, turn.stop());
        if (!prepared.computable() || prepared.isFromFile() || !core::answers(*prepared.model)) return;
        const bool known = m_worker.untouched.trace != nullptr && m_worker.untouched.model == prepared.model
                           && m_worker.untouched.run == plain;
        if (!known) {
            core::RunOptions options = core::optionsOf(plain);
            options.keep = core::Keep::Vectors;
            options.stop = turn.stop();
            options.memory = core::memoryForTraces();
            options.previous = m_worker.untouched.trace;
            m_worker.untouched = {plain, prepared.model, core::run(prepared.model, prepared.batch, options)};
        }
    } catch (const core::Stopped&) {
        throw;
    } catch (...) {
        m_worker.untouched = {};
        return turn.tell([this, error = core::caughtError(core::phrase("what the model says without interventions"))] {
            emit notAnswered(error);
        });
    }
    if (m_worker.untouched.trace == nullptr) return;
    turn.tell([this, trace = m_worker.untouched.trace] { emit untouched(trace); });
}

std::shared_ptr<const core::Trace> RunController::work(const Turn& turn, core::Index index, const core::Run& run,
                                                       const core::Focus& looked,
                                                       const std::vector<std::shared_ptr<const core::Trace>>& now)
{
    core::PreparedRun prepared = core::prepare(run, m_worker.models, turn.stop());
    turn.tell([this, index, prepared] { emit this->prepared(index, prepared); });
    if (!prepared.computable()) return nullptr;
    const core::Focus shown = placeIn(prepared.model, looked);
    auto trace = prepared.recorded != nullptr ? prepared.recorded : knownTrace(index, run, prepared);
    if (trace == nullptr) {
        core::RunOptions options = core::optionsOf(run);
        options.keep = keptOf(run, prepared, m_stageBudget);
        options.stop = turn.stop();
        options.memory = core::memoryForTraces();
        if (run.layers_on_demand) options.whole_layer = shown.layer;
        options.previous = m_worker.results[index].trace;
        options.patches = now;
        options.onLayer = [&](const std::shared_ptr<const core::Trace>& snapshot) {
            const bool last = static_cast<core::Index>(snapshot->layers.size()) == prepared.model->info.layers;
            if (last && prepared.model->decoder == nullptr) return;
            turn.tell([this, index, snapshot] { emit layerFinished(index, snapshot); });
        };
        options.onTile = [&](core::Index read, core::Index all) {
            if (all > 1) turn.tell([this, read, all] { emit tileRead(read, all); });
        };
        trace = core::run(prepared.model, prepared.batch, options);
        if (trace == nullptr) throw core::Stopped{};
        m_worker.results[index] = {run, prepared.model, trace};
    } else if (run.layers_on_demand && prepared.recorded == nullptr
               && !core::blockOf(trace, shown.block)->has(shown.layer)) {
        trace = core::withLayer(trace, shown.block, shown.layer, turn.stop());
        if (trace == nullptr) throw core::Stopped{};
        m_worker.results[index].trace = trace;
    }
    turn.tell([this, index, trace] { emit finished(index, trace); });
    return trace;
}

void RunController::predict(std::shared_ptr<const core::Trace> trace, core::TokenQuestion question,
                            std::shared_ptr<const core::Trace> untouched)
{
    m_predicting.start(
        "what the model says",
        [this, trace = std::move(trace), untouched = std::move(untouched), question](const Turn& turn) {
            core::TokenQuestion asked = question;
            asked.position = core::predictedPosition(*trace, question.item, question.position);
            const core::TokenStatement now = core::statementOf(*trace, asked, turn.stop());
            std::optional<core::TokenStatement> before;
            if (untouched != nullptr && asked.item < std::ssize(untouched->last_hidden_state)
                && asked.position < untouched->last_hidden_state[static_cast<std::size_t>(asked.item)].rows())
                before = core::statementLike(now, *untouched, asked, turn.stop());
            turn.finish([this, now, before] { emit predicted(now, before); });
        },
        [this](const core::Error& error) { emit notAnswered(error); });
}

void RunController::continueText(std::shared_ptr<const core::Trace> trace,
                                 const std::optional<core::Sampling>& sampling, core::Index written)
{
    m_continuing.start(
        "the next token",
        [this, trace = std::move(trace), sampling, written](const Turn& turn) {
            const auto next = core::continuedBy(*trace, 0, sampling, written);
            turn.finish([this, trace, next] { emit continued(trace, next); });
        },
        [this](const core::Error& error) { emit notAnswered(error); });
}

#include "moc_run_controller.cpp"
