// Prints what the program takes from its start to the first painted frame of its window: milliseconds of its own
// processor time, all threads together, and by the clock.
//
// usage: first_frame [MODEL-FOLDER]     what the program itself does then; the window closes when it has been painted

#include "app/window.h"
#include "tests/benchmark/measured.h"

#include <QApplication>
#include <QEvent>
#include <QTimer>
#include <QWidget>

#include <chrono>
#include <cstdio>

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

int main(int argc, char** argv)
{
    WindowRequest request;
    if (argc > 1) request.path = argv[1];
    request.new_window = true;
    return runWindow(argc, argv, request);
}
