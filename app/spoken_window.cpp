#include "app/spoken_window.h"

#include <QThread>
#include <QTimer>

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
    // Queued, because the old window is still at work.
    connect(m_window.get(), &MainWindow::languageChosen, this, &SpokenWindow::renew, Qt::QueuedConnection);
}

void SpokenWindow::renew()
{
    // A caller that opened a dialog and waits for its answer, or drags something, still returns into the old window.
    constexpr std::chrono::milliseconds later{100};
    if (QThread::currentThread()->loopLevel() > 1) return QTimer::singleShot(later, this, &SpokenWindow::renew);
    const QString before = shownLanguage();
    speakLanguage(Settings::stored().language);
    if (shownLanguage() == before) return;
    if (!m_window->closeOthers()) return;  // it speaks the language at the next start, or when it is chosen again
    const std::unique_ptr<MainWindow> old = std::move(m_window);
    SessionFiles::Kept kept = old->files().handOver();
    make();
    if (m_window->files().goOn(std::move(kept), old->editor().history())) old->files().letGo();
    m_window->restoreGeometry(old->saveGeometry());
    m_window->show();
    old->hide();
    m_window->goOn(*old);
}

#include "moc_spoken_window.cpp"
