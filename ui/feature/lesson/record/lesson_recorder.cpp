#include "ui/feature/lesson/record/lesson_recorder.h"

#include <QBoxLayout>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>

#include "core/caught_error.h"
#include "core/file/whole_file.h"
#include "core/lesson/bundled_lessons.h"
#include "core/lesson/lesson.h"
#include "ui/feature/lesson/record/lesson_purpose.h"
#include "ui/feature/lesson/record/lesson_recording.h"
#include "ui/feature/lesson/record/recorder_panel.h"
#include "ui/file/desktop_recent.h"
#include "ui/file/dialog_folder.h"
#include "ui/file/session_files.h"
#include "ui/keep/leaving.h"
#include "ui/part/banner.h"
#include "ui/words/error_text.h"

#include <algorithm>

namespace fs = std::filesystem;

namespace {

const QString ending = QStringLiteral(".lesson.md");

/// "own-words" of "own-words.lesson.md", as a title.
QString titleOf(const fs::path& file)
{
    QString name = QFileInfo(QString::fromStdString(file.string())).fileName();
    if (name.endsWith(ending)) name.chop(ending.size());
    name.replace(QLatin1Char('-'), QLatin1Char(' '));
    if (!name.isEmpty()) name[0] = name[0].toUpper();
    return name;
}

bool isBundled(const fs::path& file)
{
    std::error_code none;
    return std::ranges::any_of(core::bundledLessons(), [&](const core::BundledLesson& lesson) {
        return fs::equivalent(lesson.file, file, none);
    });
}

}  // namespace

LessonRecorder::LessonRecorder(const Workbench& bench, SessionFiles& files, QHBoxLayout& beside, QMainWindow& window)
    : QObject(&window),
      m_bench(bench),
      m_place(beside),
      m_window(&window),
      m_recording(new LessonRecording(
          bench.editor, bench.results, bench.selection,
          [&files](core::Session session) { files.replace(std::move(session)); }, this))
{
    connect(m_recording, &LessonRecording::changed, this, [this] { emit recording(isOpen()); });
    connect(m_recording, &LessonRecording::failed, this,
            [this](const core::Error& error) { m_bench.banner.showError(error); });
    connect(&m_recording->saving(), &SelfSaving::changedMeanwhile, this, &LessonRecorder::askAboutChange);
}

bool LessonRecorder::isOpen() const { return m_recording->isOpen(); }

void LessonRecorder::close()
{
    if (mayLeave()) m_recording->close();
}

bool LessonRecorder::mayLeave()
{
    SelfSaving& saving = m_recording->saving();
    if (!isOpen() || saving.flush()) return true;
    const QString name = QString::fromStdString(m_recording->file().filename().string());
    const QString question =
        saving.isAsking() ? tr("%1 was changed by another program, and what you wrote is not in it. Save it to another "
                               "place?")
                                .arg(name)
                          : tr("What you wrote is not saved in %1: %2 Save it to another place?")
                                .arg(name, errorText(*saving.refused()));
    const Leaving answer = askBeforeLeaving(m_window, question);
    if (answer == Leaving::Discard) saving.discard();
    return answer == Leaving::Save ? saveAs() : answer == Leaving::Discard;
}

bool LessonRecorder::saveAs()
{
    const fs::path file =
        askForFile(tr("Save the lesson as"), QString::fromStdString(m_recording->file().filename().string()));
    if (file.empty() || !m_recording->saveAs(file)) return false;
    rememberOnDesktop(file);
    return true;
}

void LessonRecorder::askAboutChange()
{
    m_bench.banner.ask(
        tr("%1 was changed by another program, and what you write here is not in it. Reloading it replaces what you "
           "wrote, which Undo brings back.")
            .arg(QString::fromStdString(m_recording->file().filename().string())),
        {{tr("Reload"), [this] { reload(); }}, {tr("Replace"), [this] { m_recording->saving().replace(); }}});
}

void LessonRecorder::reload()
{
    try {
        m_recording->reload();
    } catch (...) {
        m_bench.banner.showError(core::caughtError(m_recording->file().string()));
    }
}

void LessonRecorder::recover(const LeftBehind& left)
{
    if (!mayLeave()) return;
    try {
        showPanel();
        m_recording->recover(left);
        rememberOnDesktop(left.file);
    } catch (...) {
        m_bench.banner.showError(core::caughtError(left.file.string()));
    }
}

fs::path LessonRecorder::askForFile(const QString& title, const QString& name) const
{
    QString file = QFileDialog::getSaveFileName(m_window, title, dialogFolder(lessonPurpose) + QLatin1Char('/') + name,
                                                tr("Lessons (*.lesson.md)"));
    if (file.isEmpty()) return {};
    if (file.endsWith(QLatin1String(".md")) && !file.endsWith(ending)) file.chop(3);
    if (!file.endsWith(ending)) file += ending;
    rememberDialogFolder(lessonPurpose, file);
    return file.toStdString();
}

void LessonRecorder::begin()
{
    if (!mayLeave()) return;
    const fs::path file = askForFile(tr("Record a lesson as"), tr("own-lesson") + ending);
    if (file.empty()) return;
    try {
        showPanel();
        m_recording->begin(file, titleOf(file));
        rememberOnDesktop(file);
    } catch (...) {
        m_bench.banner.showError(core::caughtError(file.string()));
    }
}

void LessonRecorder::edit(const fs::path& file)
{
    if (!mayLeave()) return;
    try {
        fs::path own = file;
        if (isBundled(file)) {
            // Lessons that come with the program stay as they are.
            own = askForFile(tr("Edit a copy as"), QString::fromStdString(file.filename().string()));
            if (own.empty()) return;
            core::writeWhole(own, core::Lesson::open(file).text(), core::Sync::Always);
        }
        showPanel();
        m_recording->open(own);
        rememberOnDesktop(own);
    } catch (...) {
        m_bench.banner.showError(core::caughtError(file.string()));
    }
}

void LessonRecorder::showPanel()
{
    if (m_panel != nullptr) return;
    m_panel = new RecorderPanel(*m_recording, m_bench.selection, m_bench.results);
    m_place.insertWidget(0, m_panel);
    emit panelMade(m_panel);
    connect(m_panel, &RecorderPanel::closeAsked, this, &LessonRecorder::close);
    connect(m_panel, &RecorderPanel::tryAsked, this, [this] { emit tryAsked(m_recording->step()); });
}

#include "moc_lesson_recorder.cpp"
