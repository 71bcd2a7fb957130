// Prints how long a step of a lesson takes while it is presented, from the clicker's key to the last that is painted of
// it: the real window, driven through every lesson that comes with the program.
//
// usage: step_change [LESSONS]     the first of them; all unless told

#include "app/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QPalette>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "core/lesson/bundled_lessons.h"
#include "core/lesson/lesson.h"
#include "ui/bench/view_stack.h"
#include "ui/feature/presenter/presenter.h"
#include "ui/feature/presenter/presenter_wall.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace {

/// When something was painted last.
class LastPaint final : public QObject {
public:
    explicit LastPaint(const QWidget* within) : m_within(within) { qApp->installEventFilter(this); }

    void start() { m_timer.start(), m_last = 0; }
    double milliseconds() const { return static_cast<double>(m_last) / 1e6; }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const auto* widget = qobject_cast<const QWidget*>(watched);
        if (event->type() == QEvent::Paint && widget != nullptr && m_within->isAncestorOf(widget)) {
            // The time when it is done is asked for when nothing else waits.
            QMetaObject::invokeMethod(
                this, [this] { m_last = m_timer.nsecsElapsed(); }, Qt::QueuedConnection);
        }
        return false;
    }

private:
    const QWidget* m_within;
    QElapsedTimer m_timer;
    qint64 m_last = 0;
};

void rest(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

}  // namespace

int main(int argc, char** argv)
{
    const std::size_t most = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : SIZE_MAX;
    QApplication application(argc, argv);
    const QTemporaryDir settings;
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings.path());
    QApplication::setOrganizationName(QStringLiteral("attentionscope"));
    QApplication::setApplicationName(QStringLiteral("benchmark"));
    MainWindow window(QApplication::palette());
    window.show();
    std::vector<double> all;
    for (std::size_t played = 0; const core::BundledLesson& lesson : core::bundledLessons()) {
        if (++played > most) break;
        const std::size_t steps = core::Lesson::open(lesson.file).steps().size();
        window.openPath(lesson.file);
        rest(1500);
        window.findChild<Presenter*>()->begin();
        rest(1500);
        auto* wall = window.findChild<PresenterWall*>();
        LastPaint painted(window.findChild<ViewStack*>());
        for (std::size_t step = 1; step < steps; ++step) {
            constexpr int settled = 700;
            painted.start();
            QTest::keyClick(wall->windowHandle(), Qt::Key_PageDown);
            rest(settled);
            all.push_back(painted.milliseconds());
            std::printf("%6.1f ms  %s, step %zu\n", all.back(), lesson.title.c_str(), step + 1);
        }
        window.findChild<Presenter*>()->end();
        rest(300);
    }
    if (all.empty()) return 1;
    std::ranges::sort(all);
    std::printf("median %.1f ms, longest %.1f ms of %zu steps\n", all[all.size() / 2], all.back(), all.size());
    return 0;
}
