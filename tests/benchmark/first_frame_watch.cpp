// Ends the program that it is linked to, or that is started with it in LD_PRELOAD, when its window has been painted for
// the first time, and prints what that took: milliseconds of its own processor time, all threads together, and by the
// clock.

#include "tests/benchmark/measured.h"

#include <QCoreApplication>
#include <QEvent>
#include <QTimer>
#include <QWidget>

#include <chrono>
#include <cstdio>
#include <cstdlib>

namespace {

const auto begin = std::chrono::steady_clock::now();  // the loader's work is before it, but counts as processor time

class FirstFrame final : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* object, QEvent* event) override
    {
        const auto* widget = qobject_cast<QWidget*>(object);
        if (event->type() == QEvent::Paint && widget != nullptr && widget->isWindow() && !m_seen) {
            m_seen = true;
            // Runs after this painting and its transfer to the screen.
            QTimer::singleShot(0, qApp, tell);
        }
        return false;
    }

private:
    static void tell()
    {
        const double used = processorSeconds();
        const std::chrono::duration<double, std::milli> wall = std::chrono::steady_clock::now() - begin;
        std::printf("%.1f ms of processor time, %.1f ms by the clock\n", 1e3 * used, wall.count());
        std::fflush(stdout);
        std::_Exit(0);
    }

    bool m_seen = false;
};

void watch() { qApp->installEventFilter(new FirstFrame(qApp)); }
Q_COREAPP_STARTUP_FUNCTION(watch)

}  // namespace
