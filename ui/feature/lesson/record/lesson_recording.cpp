#include "ui/feature/lesson/record/lesson_recording.h"

#include <QTime>

#include "core/caught_error.h"
#include "core/file/whole_file.h"
#include "core/lesson/lesson_check.h"
#include "core/lesson/shown_promise.h"
#include "ui/words/error_text.h"

#include <algorithm>

LessonRecording::LessonRecording(SessionEditor& editor, RunResults& results, Selection& selection,
                                 std::function<void(core::Session)> begin, QObject* parent)
    : QObject(parent),
      m_editor(editor),
      m_results(results),
      m_selection(selection),
      m_begin(std::move(begin))
{
    connect(&results, &RunResults::traceChanged, this, [this](core::Index run) {
        if (run == 0 && isOpen() && !m_broken.empty()) check();
    });
    connect(&m_saving, &SelfSaving::failed, this, &LessonRecording::failed);
    connect(&m_saving, &SelfSaving::saved, this, [this] {
        m_savedAt = QTime::currentTime().toString(QStringLiteral("hh:mm"));
        emit saved();
    });
}

/// Edits go into the lesson's file from now on, and into a copy until it has one.
void LessonRecording::keep()
{
    const auto save = [file = m_file, text = m_script->text(), known = m_known](bool anyway) {
        if (!anyway && *known && core::isChangedSince(file, **known)) return SelfSaving::Saved::ChangedMeanwhile;
        core::writeWhole(file, text, core::Sync::Always);
        *known = core::markOf(file, core::Look::Closely);
        return SelfSaving::Saved::Yes;
    };
    m_saving.edit({m_file, save, [text = m_script->text()] { return text; }});
}

void LessonRecording::begin(const std::filesystem::path& file, const QString& title)
{
    close();
    m_file = file;
    m_known = std::make_shared<std::optional<core::FileMark>>();
    m_shown = m_editor.session();
    put(core::LessonScript::begin(title.toStdString(), tr("The first step").toStdString(), m_editor.session(), file),
        0);
    keep();
    m_saving.flush();
}

void LessonRecording::open(const std::filesystem::path& file)
{
    const core::Lesson lesson = core::Lesson::open(file);
    core::LessonScript script(lesson);
    core::Session session = lesson.sessionAt(0);
    close();
    m_file = file;
    m_known = std::make_shared<std::optional<core::FileMark>>(core::markOf(file, core::Look::Closely));
    m_begin(std::move(session));
    m_selection.keep();
    m_shown = m_editor.session();
    put(std::move(script), 0);
}

void LessonRecording::reload()
{
    core::LessonScript script(core::Lesson::open(m_file));
    m_saving.discard();
    *m_known = core::markOf(m_file, core::Look::Closely);
    m_steps.push({*m_script, m_step});
    m_field.clear();
    put(std::move(script), m_step);
    go(m_step);
}

void LessonRecording::recover(const LeftBehind& left)
{
    const core::Lesson lesson = core::Lesson::parse(left.text, left.file);
    core::LessonScript script(lesson);
    core::Session session = lesson.sessionAt(0);
    close();
    m_file = left.file;
    m_known = std::make_shared<std::optional<core::FileMark>>();
    try {
        m_steps.push({core::LessonScript(core::Lesson::open(m_file)), 0});
    } catch (const core::Error&) {
        m_steps.clear();  // the file holds no lesson any more: there is nothing to undo
    }
    m_begin(std::move(session));
    m_selection.keep();
    m_shown = m_editor.session();
    put(std::move(script), 0);
    keep();
    if (m_saving.flush()) KeptCopy::discard(left.copy);
}

void LessonRecording::close()
{
    if (!isOpen()) return;
    m_saving.flush();
    m_checking.cancel();
    m_script.reset();
    m_lesson.reset();
    m_steps.clear();
    m_broken.clear();
    m_field.clear();
    m_savedAt.clear();
    emit changed();
}

/// Replaces the script without a new step for undo.
void LessonRecording::put(core::LessonScript script, std::size_t step)
{
    m_script = std::move(script);
    m_step = std::min(step, m_script->steps() - 1);
    parse();
    emit changed();
    check();
}

void LessonRecording::parse()
{
    m_mistake.clear();
    try {
        m_lesson = core::Lesson::parse(m_script->text(), m_file);
    } catch (...) {
        m_lesson.reset();
        m_mistake = errorText(core::caughtError(m_file.string()));
    }
}

void LessonRecording::edit(const std::function<void(core::LessonScript&)>& edit, const QString& field)
{
    if (!isOpen()) return;
    core::LessonScript next = *m_script;
    edit(next);
    if (next.text() == m_script->text()) return;
    const QString place = field.isEmpty() ? QString() : QStringLiteral("%1 %2").arg(field).arg(m_step);
    if (place.isEmpty() || place != m_field)
        m_steps.push({*m_script, m_step});
    else
        m_steps.join();
    m_field = place;
    put(std::move(next), m_step);
    keep();
}

void LessonRecording::go(std::size_t step)
{
    if (!isOpen() || step >= m_script->steps()) return;
    m_step = step;
    m_field.clear();
    try {
        if (m_lesson) {
            core::Session session = m_lesson->sessionAt(step);
            session.figure = m_editor.session().figure;
            m_editor.apply([&](core::Session& next) { next = session; });
            m_selection.keep();
            m_shown = m_editor.session();
        }
    } catch (...) {
        emit failed(core::caughtError(m_file.string()));
    }
    emit changed();
    check();
}

void LessonRecording::record()
{
    const std::size_t at = m_step + 1;
    m_shown = m_editor.session();
    const std::string title = tr("Step %1").arg(at + 1).toStdString();
    edit([&](core::LessonScript& script) { script.insert(at, title, m_editor.session()); });
    m_step = at;
    emit changed();
}

void LessonRecording::takeSession()
{
    m_shown = m_editor.session();
    edit([&](core::LessonScript& script) { script.setSession(m_step, m_editor.session()); });
}

void LessonRecording::copy()
{
    edit([this](core::LessonScript& script) { script.copy(m_step); });
    ++m_step;
    emit changed();
}

void LessonRecording::remove()
{
    if (!isOpen() || m_script->steps() < 2) return;
    edit([this](core::LessonScript& script) { script.remove(m_step); });
    go(m_step);
}

void LessonRecording::move(std::size_t from, std::size_t to)
{
    if (!isOpen() || from >= m_script->steps()) return;
    edit([&](core::LessonScript& script) { script.move(from, to); });
    m_step = std::min(to, m_script->steps() - 1);
    emit changed();
}

void LessonRecording::undo()
{
    if (!canUndo()) return;
    Version version = m_steps.undo({*m_script, m_step});
    m_field.clear();
    put(std::move(version.script), version.step);
    keep();
}

void LessonRecording::redo()
{
    if (!canRedo()) return;
    Version version = m_steps.redo({*m_script, m_step});
    m_field.clear();
    put(std::move(version.script), version.step);
    keep();
}

bool LessonRecording::saveAs(const std::filesystem::path& file)
{
    if (!isOpen()) return true;
    m_saving.discard();
    m_file = file;
    m_known = std::make_shared<std::optional<core::FileMark>>();
    keep();
    parse();
    emit changed();
    return m_saving.flush();
}

std::size_t LessonRecording::promises() const
{
    std::size_t count = 0;
    if (!m_lesson) return count;
    for (const core::LessonStep& step : m_lesson->steps()) count += step.claims.size();
    return count + m_lesson->models().size();
}

std::optional<std::size_t> LessonRecording::stepAt(const core::TextPart& part) const
{
    const auto& steps = m_lesson->steps();
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (steps[i].part.from <= part.from && part.from < steps[i].part.to) return i;
    return std::nullopt;
}

QString LessonRecording::promisesOfShown() const
{
    const auto trace = m_results.shown();
    // While a newer trace is computed, the shown one is not what would be recorded.
    if (trace == nullptr || !trace->finished() || m_results.isRunning()) return {};
    try {
        const core::ClaimGround ground = core::claimGround(trace, m_editor.session());
        const core::Cell cell = m_selection.chosen();
        return QString::fromStdString(core::promisesOfCell(ground, cell.query, cell.key));
    } catch (...) {
        return {};  // a place that does not exist allows no promise
    }
}

/// Checks all steps anew; for the step in view also suggests promises that hold.
void LessonRecording::check()
{
    if (!m_lesson) {
        m_broken.clear();
        emit checked();
        return;
    }
    const auto ready = m_results.shown();
    const bool shown =
        ready != nullptr && ready->finished() && !m_results.isRunning() && m_editor.session().runs == m_shown.runs;
    m_checking.start(
        "what the lesson promises",
        [this, lesson = *m_lesson, step = m_step, trace = ready, session = m_editor.session(),
         shown](const auto& turn) {
            const std::vector<core::BrokenPromise> found = core::brokenPromises(lesson, m_models, turn.stop());
            std::vector<QString> instead;
            const core::TextPart here = lesson.steps()[step].part;
            for (const core::BrokenPromise& each : found) {
                std::string kept;
                if (shown && here.from <= each.part.from && each.part.from < here.to)
                    kept = core::keptPromise(each.promise, core::claimGround(trace, session));
                instead.push_back(QString::fromStdString(kept));
            }
            turn.finish([this, found, instead] {
                m_broken.clear();
                if (!m_lesson) return;
                for (std::size_t i = 0; i < found.size(); ++i)
                    m_broken.push_back({stepAt(found[i].part), QString::fromStdString(found[i].promise),
                                        QString::fromStdString(found[i].found), instead[i]});
                emit checked();
            });
        },
        [this](const core::Error& error) { emit failed(error); });
    emit checked();
}

#include "moc_lesson_recording.cpp"
