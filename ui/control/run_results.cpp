#include "ui/control/run_results.h"

#include "core/session/run_edits.h"

#include <algorithm>

using core::Index;

bool hasSameModel(const core::Run& a, const core::Run& b)
{
    return a.model == b.model && a.base == b.base && a.engine == b.engine && a.tower == b.tower
           && a.module.has_value() == b.module.has_value() && a.recorded.file == b.recorded.file
           && a.recorded.tensor == b.recorded.tensor && a.recorded.queries == b.recorded.queries
           && a.recorded.keys == b.recorded.keys;
}

RunResults::RunResults(SessionEditor& editor, std::size_t stageBudget, QObject* parent)
    : QObject(parent),
      m_editor(editor),
      m_controller(stageBudget, this)
{
    connect(&m_controller, &RunController::prepared, this, &RunResults::takePrepared);
    connect(&m_controller, &RunController::layerFinished, this, &RunResults::takeTrace);
    connect(&m_controller, &RunController::finished, this, &RunResults::takeTrace);
    connect(&m_controller, &RunController::failed, this, &RunResults::takeError);
    connect(&m_controller, &RunController::untouched, this, [this](const TracePointer& trace) {
        m_untouched = trace;
        m_untouchedLeft = m_hidden ? m_hidden->hiddenIn(trace, computed(m_hidden->at().run)) : trace;
        emit untouchedChanged();
    });
    connect(&editor, &SessionEditor::toCompute, this, [this] {
        hideGuessed();
        follow();
    });
}

void RunResults::hideGuessed()
{
    auto hidden = core::HiddenRow::of(m_editor.session());
    if (!m_editor.session().guess) hidden = m_covered;
    if (hidden == m_hidden) return;
    m_hidden = hidden;
    std::vector<Index> changed;
    for (Index run = 0; run < runs(); ++run) {
        const TracePointer before = whole(run);
        leave(run);
        if (whole(run) != before) changed.push_back(run);
    }
    if (m_untouched != nullptr)
        m_untouchedLeft = m_hidden ? m_hidden->hiddenIn(m_untouched, computed(m_hidden->at().run)) : m_untouched;
    // Another session's runs are still to be computed.
    if (m_asked != m_editor.session().runs) return;
    for (const Index run : changed) emit traceChanged(run, false);
}

void RunResults::cover(const std::optional<core::HiddenRow>& row)
{
    if (row == m_covered) return;
    m_covered = row;
    hideGuessed();
}

/// Keeps the rest of a run's trace.
void RunResults::leave(Index run)
{
    Result& result = m_results[static_cast<std::size_t>(run)];
    result.whole = m_hidden && result.computed != nullptr
                       ? m_hidden->hiddenIn(result.computed, computed(m_hidden->at().run))
                       : result.computed;
}

void RunResults::askAgain(const std::function<void()>& edit)
{
    m_asked.clear();
    if (edit) edit();
    follow();  // the edit may have changed nothing
}

/// Computes the Session's runs, unless they were requested already.
void RunResults::follow()
{
    const core::Session& session = m_editor.session();
    if (!core::isTouched(session.run())) {
        m_untouched.reset();
        m_untouchedLeft.reset();
    }
    m_hasBegun = session.runs != m_asked;
    if (!m_hasBegun) return;
    // An opened session's focus is a place in the trace to come, not in the shown one.
    if (inside(session.focus) != session.focus) clear();
    start();
}

void RunResults::openAgain()
{
    m_controller.forgetOpened();
    forgetModel();
    askAgain();
}

void RunResults::keepFocusedLayer() { start(); }

void RunResults::askWithoutFiles()
{
    std::vector<core::Run> runs = m_asked;
    for (core::Run& run : runs) {
        run.images.clear();
        run.sounds.clear();
    }
    m_controller.start(std::move(runs), m_editor.session().focus);
}

void RunResults::start()
{
    m_asked = m_editor.session().runs;
    const core::Run& run = m_asked.front();
    if (run.asksNothing()) return;
    m_results.resize(m_asked.size());
    for (Result& each : m_results) each.error.reset();
    emit started();
    m_controller.start(m_asked, m_editor.session().focus);
}

void RunResults::clear()
{
    for (Result& each : m_results) {
        each.computed.reset();
        each.whole.reset();
    }
    emit cleared();
}

void RunResults::takePrepared(Index run, const core::PreparedRun& prepared)
{
    if (run >= runs()) return;
    Result& result = m_results[static_cast<std::size_t>(run)];
    result.prepared = prepared;
    // A compared text without a token has no picture; the first run's picture stays while the user types.
    if (run != 0 && !prepared.computable()) {
        result.computed.reset();
        result.whole.reset();
    }
    if (run == 0) {
        m_lastGood = m_asked.front();
        const bool other = !m_shownModel || !hasSameModel(*m_shownModel, m_asked.front());
        m_shownModel = m_asked.front();
        if (other) clear();
    }
    emit preparedChanged(run);
}

void RunResults::takeTrace(Index run, const TracePointer& whole)
{
    if (run >= runs()) return;
    const core::AttentionBlock block = m_editor.session().focus.block;
    // The old picture stays until the decoder has begun, or layers without a softmax have their maps.
    const bool isToCome = core::blockOf(whole, block) == nullptr && core::blockOf(whole->model, block) != nullptr;
    if (isToCome) return;
    const bool first = shown(run) == nullptr;
    Result& result = m_results[static_cast<std::size_t>(run)];
    result.computed = whole;
    result.run = m_asked[static_cast<std::size_t>(run)];
    leave(run);
    emit traceChanged(run, first);
}

void RunResults::takeError(Index run, const core::Error& error)
{
    if (run < runs()) m_results[static_cast<std::size_t>(run)].error = error;
    emit failed(run, error);
}

const RunResults::Result* RunResults::result(Index run) const
{
    return run >= 0 && run < runs() ? &m_results[static_cast<std::size_t>(run)] : nullptr;
}

RunResults::TracePointer RunResults::whole(Index run) const
{
    const Result* found = result(run);
    return found == nullptr ? nullptr : found->whole;
}

RunResults::TracePointer RunResults::computed(Index run) const
{
    const Result* found = result(run);
    return found == nullptr ? nullptr : found->computed;
}

RunResults::TracePointer RunResults::shown(Index run) const
{
    return core::blockOf(whole(run), m_editor.session().focus.block);
}

core::Session RunResults::session() const
{
    core::Session session = m_editor.session();
    for (std::size_t i = 0; i < std::min(session.runs.size(), m_results.size()); ++i)
        if (m_results[i].computed != nullptr) session.runs[i] = m_results[i].run;
    return session;
}

bool RunResults::isStale() const
{
    for (Index run = 0; run < runs(); ++run)
        if (isStale(run)) return true;
    return false;
}

bool RunResults::isStale(Index run) const
{
    const std::vector<core::Run>& asked = m_editor.session().runs;
    const Result* found = result(run);
    return found != nullptr && run < std::ssize(asked) && found->computed != nullptr
           && found->run != asked[static_cast<std::size_t>(run)];
}

const core::PreparedRun* RunResults::prepared(Index run) const
{
    const Result* found = result(run);
    return found == nullptr || !found->prepared ? nullptr : &*found->prepared;
}

const core::Error* RunResults::error(Index run) const
{
    const Result* found = result(run);
    return found == nullptr || !found->error ? nullptr : &*found->error;
}

RunResults::TracePointer RunResults::untouched() const
{
    const TracePointer now = whole();
    if (m_untouched == nullptr || now == nullptr || !core::isOfTheSameText(*m_untouched, *now)) return nullptr;
    return core::blockOf(m_untouchedLeft, m_editor.session().focus.block);
}

core::Reads RunResults::reads() const
{
    const core::PreparedRun* first = prepared();
    const core::Run& run = m_editor.session().run();
    if (first == nullptr) return core::Reads::Text;
    if (run.recorded.isDump()) return first->recorded != nullptr ? first->model->info.reads : core::Reads::Text;
    const bool folder = !run.module && run.recorded.empty() && run.model == first->model->info.folder;
    return folder ? first->model->info.reads : core::Reads::Text;
}

bool RunResults::readsBoth() const
{
    const core::PreparedRun* first = prepared();
    return first != nullptr && first->model->picture_reader != nullptr
           && m_editor.session().run().model == first->model->info.folder;
}

bool RunResults::hasPictureInText() const
{
    return readsBoth() && prepared()->computable() && prepared()->batch.sequences.front().pictures != nullptr;
}

bool RunResults::hasTowers() const
{
    const core::PreparedRun* first = prepared();
    return first != nullptr && first->model->info.tower && m_editor.session().run().model == first->model->info.folder;
}

core::Focus RunResults::inside(core::Focus focus) const
{
    const TracePointer trace = shown();
    if (trace == nullptr) return focus;
    const core::ModelInfo& info = trace->model->info;
    focus.item = std::min(focus.item, std::ssize(trace->batch.sequences) - 1);
    focus.layer = std::min(focus.layer, info.layers - 1);
    focus.head = std::min(focus.head, info.heads - 1);
    focus.query = std::min(focus.query, std::ssize(trace->queries(focus.item)) - 1);
    focus.key = std::min(focus.key, std::ssize(trace->keys(focus.item)) - 1);
    return focus;
}

#include "moc_run_results.cpp"
