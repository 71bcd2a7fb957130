// Prints what the views of all heads cost in the real window: processor time for each frame, how long after the
// attention they are drawn, and the memory of the whole program without mapped files.
//
// usage: workbench MODEL-FOLDER TEXT

#include "app/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QPalette>
#include <QPlainTextEdit>
#include <QTest>

#include "tests/benchmark/measured.h"
#include "ui/view/flow/flow_canvas.h"
#include "ui/view/heads/all_heads_view.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <string>

namespace {

constexpr int times = 30;

/// The time of one whole repaint.
double repaintOf(QWidget* widget)
{
    std::vector<double> all;
    for (int i = 0; i < times; ++i) {
        const double before = processorSeconds();
        widget->repaint();
        all.push_back(1e3 * (processorSeconds() - before));
    }
    return median(all);
}

/// Milliseconds from the finished trace until all heads are painted.
class Painted final : public QObject {
public:
    using QObject::QObject;
    bool seen = false;
    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Paint) seen = true;
        return false;
    }
};

double drawnAfter(MainWindow& window, QWidget* grid, int key)
{
    Painted painted;
    QElapsedTimer timer;
    bool finished = false;
    const auto computed = QObject::connect(window.findChild<RunController*>(), &RunController::finished, [&] {
        finished = true;
        timer.start();
        painted.seen = false;
    });
    grid->installEventFilter(&painted);
    QTest::keyClick(window.findChild<QPlainTextEdit*>(), static_cast<Qt::Key>(key));
    QElapsedTimer limit;
    limit.start();
    while (!(finished && painted.seen) && limit.elapsed() < 5000)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
    const double after = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    grid->removeEventFilter(&painted);
    QObject::disconnect(computed);
    QTest::qWait(150);  // the heads' measures come after them
    return after;
}

/// Memory of the process that is no mapped file, in MB.
double ownMegabytes()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("RssAnon:")) return std::stod(line.substr(8)) / 1024;
    return 0;
}

void wait(MainWindow& window)
{
    while (window.findChild<RunController*>()->isRunning()) QTest::qWait(20);
    QTest::qWait(300);
}

}  // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    if (argc != 3) {
        std::fputs("usage: workbench MODEL-FOLDER TEXT\n", stderr);
        return 2;
    }
    QApplication::setOrganizationName(QStringLiteral("attentionscope"));
    QApplication::setApplicationName(QStringLiteral("benchmark"));
    MainWindow window(QApplication::palette());
    window.resize(1440, 1000);
    window.begin(argv[1], QString::fromUtf8(argv[2]));
    window.show();
    QTest::qWait(300);
    wait(window);
    window.setView(core::View::Heads);
    wait(window);
    HeadGrid* grid = window.findChild<AllHeadsView*>()->grid();
    std::printf("all heads, %d: %.2f ms of the processor for a repaint\n", static_cast<int>(grid->shown().size()),
                repaintOf(grid));
    std::vector<double> drawn;
    for (int i = 0; i < times; ++i)
        drawn.push_back(
            drawnAfter(window, grid, i % 2 == 0 ? static_cast<int>(Qt::Key_Backspace) : static_cast<int>(Qt::Key_E)));
    std::printf("all heads drawn %.1f ms after the attention is there\n", median(drawn));
    std::vector<core::ComparedHead> many;
    for (core::Index head = 0; head < 12; ++head) many.push_back({0, head % 12, head % 4});
    window.editor().setChosen(many);
    window.setView(core::View::Flow);
    wait(window);
    std::printf("flow of 12 heads: %.2f ms of the processor for a repaint\n",
                repaintOf(window.findChild<FlowCanvas*>()->viewport()));
    std::printf("the whole program: %.0f MB without mapped files\n", ownMegabytes());
    return 0;
}
