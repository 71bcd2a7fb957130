// Prints how long it takes from a keystroke to the repainted map: the real window, driven.
//
// usage: keystroke MODEL-FOLDER TEXT [TIMES]     takes TEXT's last character away and types it again, 60 times unless
// told

#include "app/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QPalette>
#include <QPlainTextEdit>
#include <QTest>
#include <QTimer>

#include "ui/view/map/map_view.h"
#include "ui/work/run_controller.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

namespace {

/// Milliseconds from the key event until the map has been painted with the new trace and Qt has nothing left to do.
double timeOf(MainWindow& window, int key)
{
    auto* controller = window.findChild<RunController*>();
    auto* map = window.findChild<MapView*>();
    QEventLoop loop;
    bool computed = false;
    const auto finished = QObject::connect(controller, &RunController::finished, [&] { computed = true; });
    const auto painted = QObject::connect(map, &QCustomPlot::afterReplot, [&] {
        if (computed) loop.quit();
    });
    QTimer::singleShot(5000, &loop, &QEventLoop::quit);
    QElapsedTimer timer;
    timer.start();
    QTest::keyClick(window.findChild<QPlainTextEdit*>(), static_cast<Qt::Key>(key));
    loop.exec();
    QCoreApplication::processEvents();
    const double milliseconds = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    QObject::disconnect(finished);
    QObject::disconnect(painted);
    return milliseconds;
}

}  // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const int count = argc == 4 ? std::atoi(argv[3]) : 60;
    if (argc < 3 || argc > 4 || count < 1) {
        std::fputs("usage: keystroke MODEL-FOLDER TEXT [TIMES]\n", stderr);
        return 2;
    }
    QApplication::setOrganizationName(QStringLiteral("attentionscope"));
    QApplication::setApplicationName(QStringLiteral("benchmark"));
    MainWindow window(QApplication::palette());
    const QString text = QString::fromUtf8(argv[2]);
    window.begin(argv[1], text);
    window.show();
    QTest::qWait(500);

    std::vector<double> times;
    for (int i = 0; i < count; ++i) {
        const int key = i % 2 == 0 ? static_cast<int>(Qt::Key_Backspace) : text.back().toUpper().unicode();
        times.push_back(timeOf(window, key));
    }
    std::ranges::sort(times);
    std::printf("keystroke to repainted map, %lld characters, %zu times: median %.1f ms, fastest %.1f, slowest %.1f\n",
                static_cast<long long>(text.size()), times.size(), times[times.size() / 2], times.front(),
                times.back());
    return 0;
}
