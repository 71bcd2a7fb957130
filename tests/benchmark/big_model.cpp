// Prints what a large model costs in the real window: when its first layer's map is there and when the whole pass is,
// how long another head and another layer take, when all heads are painted, and the memory without mapped files.
//
// usage: big_model MODEL WORDS     a text of so many words, of a token each at least

#include "app/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QPalette>
#include <QTest>

#include "core/model/pass/trace.h"
#include "ui/panel/inspect/heads_navigator.h"
#include "ui/view/heads/all_heads_view.h"
#include "ui/view/map/map_view.h"
#include "ui/work/run_controller.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <functional>
#include <string>

namespace {

constexpr qint64 patience = 600'000;  // milliseconds
constexpr int switches = 100;

/// Lets the window work until something has come to pass.
void awaitThat(const std::function<bool()>& done)
{
    QElapsedTimer limit;
    for (limit.start(); !done() && limit.elapsed() < patience;)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
}

/// Memory of the process that is no mapped file, in MB.
double ownMegabytes()
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("RssAnon:")) return std::stod(line.substr(8)) / 1024;
    return 0;
}

/// Milliseconds until the map is painted again.
double repainted(MainWindow& window, const std::function<void()>& change)
{
    bool painted = false;
    const auto seen =
        QObject::connect(window.findChild<MapView*>(), &QCustomPlot::afterReplot, [&] { painted = true; });
    QElapsedTimer timer;
    timer.start();
    change();
    awaitThat([&] { return painted; });
    QObject::disconnect(seen);
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/// The median over other heads, or other layers.
double switched(MainWindow& window, core::Index core::Focus::*which, core::Index count)
{
    std::vector<double> times;
    for (int i = 0; i < switches; ++i) {
        core::Focus focus = window.editor().session().focus;
        focus.*which = (focus.*which + 1) % count;
        times.push_back(
            repainted(window, [&] { emit window.findChild<HeadsNavigator*>()->headClicked(focus.layer, focus.head); }));
        awaitThat([&] { return !window.findChild<RunController*>()->isRunning(); });
    }
    std::ranges::sort(times);
    return times[times.size() / 2];
}

class Painted final : public QObject {
public:
    bool seen = false;
    bool eventFilter(QObject* /*watched*/, QEvent* event) override
    {
        seen = seen || event->type() == QEvent::Paint;
        return false;
    }
};

/// Until the grid of all heads is painted.
double allHeads(MainWindow& window)
{
    QElapsedTimer timer;
    timer.start();
    window.setView(core::View::Heads);
    HeadGrid* grid = window.findChild<AllHeadsView*>()->grid();
    Painted painted;
    grid->installEventFilter(&painted);
    awaitThat([&] { return painted.seen && !grid->shown().empty(); });
    QCoreApplication::processEvents();
    grid->removeEventFilter(&painted);
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/// Tells when the pass's maps are there.
core::ModelInfo opened(MainWindow& window, const char* model, const QString& text)
{
    std::shared_ptr<const core::Trace> first;
    std::shared_ptr<const core::Trace> last;
    QElapsedTimer timer;
    auto* runs = window.findChild<RunController*>();
    QObject::connect(runs, &RunController::layerFinished, &window, [&](core::Index, const auto& trace) {
        if (!first) first = trace;
    });
    QObject::connect(runs, &RunController::finished, &window, [&](core::Index, const auto& trace) { last = trace; });
    QObject::connect(runs, &RunController::failed, &window, [&](core::Index, const core::Error& error) {
        std::fprintf(stderr, "%s\n", error.what());
        std::exit(1);
    });
    timer.start();
    window.begin(model, text);
    awaitThat([&] { return first != nullptr || last != nullptr; });  // a small model is told of when it is done
    // It may be painted by now: then this paints it again, which takes milliseconds.
    repainted(window, [&] { window.findChild<MapView*>()->replot(QCustomPlot::rpQueuedReplot); });
    const double untilFirst = static_cast<double>(timer.nsecsElapsed()) / 1e9;
    awaitThat([&] { return last != nullptr; });
    const core::ModelInfo& info = last->model->info;
    std::printf("%td tokens, %td × %td heads: first layer's map after %.2f s, all after %.2f s\n",
                std::ssize(last->queries(0)), info.layers, info.heads, untilFirst,
                static_cast<double>(timer.nsecsElapsed()) / 1e9);
    return info;
}

}  // namespace

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const int words = argc == 3 ? std::atoi(argv[2]) : 0;
    if (words < 1) {
        std::fputs("usage: big_model MODEL WORDS\n", stderr);
        return 2;
    }
    QApplication::setOrganizationName(QStringLiteral("attentionscope"));
    QApplication::setApplicationName(QStringLiteral("benchmark"));
    MainWindow window(QApplication::palette());
    window.resize(1440, 1000);
    window.show();
    QTest::qWait(500);
    const core::ModelInfo info = opened(window, argv[1], QStringLiteral("light ").repeated(words).trimmed());
    QTest::qWait(1000);
    std::printf("another head %.1f ms", switched(window, &core::Focus::head, info.heads));
    std::printf(", another layer %.1f ms", switched(window, &core::Focus::layer, info.layers));
    std::printf(", all heads painted after %.0f ms", allHeads(window));
    std::printf("; %.0f MB without mapped files\n", ownMegabytes());
    return 0;
}
