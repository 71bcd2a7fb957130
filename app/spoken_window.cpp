#include "app/spoken_window.h"

#include <QThread>
#include <QTimer>

#include "ui/control/lesson_play.h"
#include "ui/lesson/lesson_commands.h"
#include "ui/settings/settings.h"
#include "ui/words/language/language.h"

#include <chrono>

SpokenWindow::SpokenWindow(const QPalette& desktop) : m_desktop(desktop)
{
    speakLanguage(Settings::stored().language);
    make();
}

void SpokenWindow::make()
{
    m_window = std::make_unique<MainWindow>(m_desktop);
    // Not within what the old window is doing.
    connect(m_window.get(), &MainWindow::languageChosen, this, &SpokenWindow::renew, Qt::QueuedConnection);
}

void SpokenWindow::renew()
{
    // What opened a dialog and waits for its answer, or drags something, is on the way back into the old window.
    constexpr std::chrono::milliseconds later{100};
    if (QThread::currentThread()->loopLevel() > 1) return QTimer::singleShot(later, this, &SpokenWindow::renew);
    const QString before = shownLanguage();
    speakLanguage(Settings::stored().language);
    if (shownLanguage() == before) return;
    if (!m_window->closeOthers()) return;  // it speaks the language at the next start, or when it is chosen again
    const std::unique_ptr<MainWindow> old = std::move(m_window);
    const auto* lesson = old->findChild<LessonPlay*>();
    const std::filesystem::path played =
        lesson != nullptr && lesson->isOpen() ? lesson->lesson().file() : std::filesystem::path();
    const std::filesystem::path recorded = old->findChild<LessonCommands*>()->recorded();
    SessionFiles::Kept kept = old->files().handOver();
    make();
    if (m_window->files().goOn(std::move(kept), old->editor().history())) old->files().letGo();
    m_window->restoreGeometry(old->saveGeometry());
    m_window->show();
    old->hide();
    if (!played.empty()) m_window->openPath(played);
    if (!recorded.empty()) m_window->findChild<LessonCommands*>()->edit(recorded);
}

#include "moc_spoken_window.cpp"
