#include "ui/lesson/lesson_commands.h"

#include <QAction>
#include <QBoxLayout>
#include <QDesktopServices>
#include <QFileDialog>
#include <QMainWindow>
#include <QMenu>

#include "core/caught_error.h"
#include "core/class/lesson_package.h"
#include "core/lesson/bundled_lessons.h"
#include "ui/control/lesson_play.h"
#include "ui/control/lesson_recording.h"
#include "ui/file/desktop_recent.h"
#include "ui/file/dialog_folder.h"
#include "ui/file/session_files.h"
#include "ui/file/unpacked_lessons.h"
#include "ui/keep/leaving.h"
#include "ui/lesson/class_commands.h"
#include "ui/lesson/lesson_purpose.h"
#include "ui/lesson/lesson_recorder.h"
#include "ui/panel/lesson/lesson_panel.h"
#include "ui/panel/lesson/lesson_prose.h"
#include "ui/part/banner.h"
#include "ui/words/error_text.h"
#include "ui/words/language/language.h"

namespace fs = std::filesystem;

LessonCommands::LessonCommands(const Workbench& bench, SessionFiles& files, std::function<bool()> mayLeave,
                               QMainWindow* window)
    : QObject(window),
      m_bench(bench),
      m_files(files),
      m_mayLeave(std::move(mayLeave)),
      m_window(window),
      m_play(new LessonPlay(
          bench.editor, bench.results, bench.selection, bench.stages,
          [&files](const core::Session& session) { files.replace(session); }, this)),
      m_classes(new ClassCommands(bench, *m_play, window))
{
    connect(m_play, &LessonPlay::changed, this, [this] {
        for (QAction* way : {m_next, m_back, m_edit}) way->setEnabled(m_play->isOpen());
        emit playing(m_play->isOpen());
    });
    connect(m_play, &LessonPlay::failed, this, [this](const core::Error& error) { m_bench.banner.showError(error); });
}

QMenu* LessonCommands::createMenu()
{
    auto* menu = new QMenu(tr("&Lessons"), m_window);
    menu->setToolTipsVisible(true);
    for (const core::BundledLesson& lesson : core::bundledLessons(shownLanguage().toStdString()))
        menu->addAction(QString::fromStdString(lesson.title), this, [this, file = lesson.file] { open(file); });
    menu->addSeparator();
    menu->addAction(tr("&Open lesson…"), this, &LessonCommands::choose)
        ->setToolTip(
            tr("Open a file whose name ends in .lesson.md or .attnlesson; you can also drop it on the window"));
    menu->addSeparator();
    m_next = menu->addAction(tr("&Next step"), this, [this] { stepBy(1); });
    m_next->setShortcut(Qt::Key_PageDown);
    m_back = menu->addAction(tr("&Previous step"), this, [this] { stepBy(-1); });
    m_back->setShortcut(Qt::Key_PageUp);
    addRecorder(menu);
    m_classes->addTo(menu);
    for (QAction* way : {m_next, m_back, m_edit, m_record}) {
        way->setEnabled(false);
        m_window->addAction(way);  // its keys work in full screen too, where the menus are hidden
    }
    return menu;
}

void LessonCommands::addRecorder(QMenu* menu)
{
    menu->addSeparator();
    menu->addAction(tr("&Record a lesson…"), this, [this] { recorder().begin(); })
        ->setToolTip(tr("Write a lesson from what is shown, step by step"));
    m_edit = menu->addAction(tr("&Edit this lesson…"), this, [this] {
        const fs::path file = m_play->lesson().file();
        m_play->close();
        recorder().edit(file);
    });
    m_record = menu->addAction(tr("Record a &step"), this, [this] { recorder().lesson().record(); });
    m_record->setShortcut(QKeySequence(tr("Ctrl+Return")));
}

LessonRecorder& LessonCommands::recorder()
{
    if (m_recorder == nullptr) {
        m_recorder = new LessonRecorder(m_bench, m_files, m_place, m_window);
        connect(m_recorder, &LessonRecorder::panelMade, this, &LessonCommands::panelMade);
        connect(m_recorder, &LessonRecorder::recording, this, [this](bool open) {
            if (open) m_play->close();
            m_record->setEnabled(open);
            emit playing(open || m_play->isOpen());
        });
        connect(&m_recorder->lesson(), &LessonRecording::saved, this, [this] { emit known(recorded()); });
    }
    return *m_recorder;
}

void LessonCommands::choose()
{
    const QString file = QFileDialog::getOpenFileName(m_window, tr("Open lesson"), dialogFolder(lessonPurpose),
                                                      tr("Lessons (*.lesson.md *.attnlesson);;All files (*)"));
    if (file.isEmpty()) return;
    rememberDialogFolder(lessonPurpose, file);
    open(file.toStdString());
}

void LessonCommands::open(const fs::path& file)
{
    if (!m_play->isOpen() && !m_mayLeave()) return;
    if (m_recorder != nullptr) m_recorder->close();
    if (!recorded().empty()) return;  // it stays
    if (file.extension() == core::packageEnding)
        unpack(file);
    else
        begin(file, file);
}

void LessonCommands::unpack(const fs::path& package)
{
    m_unpacking.start(
        "the lesson in its package",
        [this, package](const LatestJob::Turn& turn) {
            const fs::path lesson = unpackedLesson(package);
            turn.finish([this, lesson, package] { begin(lesson, package); });
        },
        [this](const core::Error& error) { m_bench.banner.showError(error); });
}

void LessonCommands::begin(const fs::path& lesson, const fs::path& document)
{
    const fs::path before = std::exchange(m_document, document);
    try {
        m_play->open(lesson);
        rememberOnDesktop(document);
        showPanel();
    } catch (...) {
        m_document = before;
        m_bench.banner.showError(core::caughtError(lesson.string()));
    }
}

fs::path LessonCommands::document() const { return m_play->isOpen() ? m_document : fs::path(); }

fs::path LessonCommands::recorded() const
{
    return m_recorder != nullptr && m_recorder->isOpen() ? m_recorder->lesson().file() : fs::path();
}

void LessonCommands::edit(const fs::path& file) { recorder().edit(file); }

void LessonCommands::reload(const fs::path& file)
{
    if (!recorded().empty())
        m_recorder->reload();
    else
        open(file);
}

bool LessonCommands::mayLeave()
{
    if (m_recorder != nullptr && !m_recorder->mayLeave()) return false;
    SelfSaving& answers = m_play->given().saving();
    if (answers.flush()) return true;
    const Leaving answer = askBeforeLeaving(
        m_window, tr("What you answered in the lesson is not saved: %1 Hand it in, so that a file has it?")
                      .arg(errorText(*answers.refused())));
    if (answer == Leaving::Save) m_classes->handIn();
    if (answer == Leaving::Discard) answers.discard();
    return answer == Leaving::Discard;
}

bool LessonCommands::offerUnfinished()
{
    const auto all = SelfSaving::leftBehind(LessonRecording::copyEnding());
    if (all.empty()) return false;
    m_bench.banner.ask(tr("AttentionScope closed unexpectedly. %1 is not saved as you left it: restore it?")
                           .arg(QString::fromStdString(all.front().file.filename().string())),
                       {{tr("Restore"), [this, left = all.front()] { recorder().recover(left); }},
                        {tr("Discard"), [copy = all.front().copy] { KeptCopy::discard(copy); }}});
    return true;
}

void LessonCommands::stepBy(int by)
{
    if (m_play->isOpen() && (by > 0 || m_play->step() > 0)) go(by > 0 ? m_play->step() + 1 : m_play->step() - 1);
}

void LessonCommands::go(std::size_t step)
{
    try {
        m_play->go(step);
    } catch (...) {
        m_bench.banner.showError(core::caughtError(m_play->lesson().file().string()));
    }
}

void LessonCommands::showPanel()
{
    if (m_panel != nullptr) return;
    m_panel = new LessonPanel(*m_play);
    m_place->insertWidget(0, m_panel);
    emit panelMade(m_panel);
    connect(m_panel, &LessonPanel::stepAsked, this, &LessonCommands::go);
    connect(m_panel, &LessonPanel::closeAsked, m_play, &LessonPlay::close);
    connect(m_panel, &LessonPanel::handInAsked, m_classes, &ClassCommands::handIn);
    connect(m_panel->prose(), &LessonProse::linkAsked, this, &LessonCommands::askLink);
}

/// Somebody's text leads somewhere: its address is said before anything is opened.
void LessonCommands::askLink(const QUrl& address)
{
    const QString scheme = address.scheme();
    const bool web =
        scheme == QLatin1String("https") || scheme == QLatin1String("http") || scheme == QLatin1String("mailto");
    if (!web)
        return m_bench.banner.showMessage(tr("A lesson cannot open this link: %1.").arg(address.toDisplayString()));
    m_bench.banner.ask(tr("This link leads to %1.").arg(address.toDisplayString()),
                       {{tr("Open in the browser"), [address] { QDesktopServices::openUrl(address); }}});
}

#include "moc_lesson_commands.cpp"
