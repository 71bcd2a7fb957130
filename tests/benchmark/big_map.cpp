// Prints what a frame of the Map view takes while one moves about in a map that is long, but short enough to be kept:
// milliseconds of processor time, all threads together, the middle of 60 steps. And what it takes to make it ready.
//
// usage: big_map [TOKENS [largest|mean]]     4096 tokens and the largest weight unless told; the map has 900 pixels

#include "core/model/pass/trace.h"
#include "core/random_bits.h"
#include "tests/benchmark/measured.h"
#include "ui/view/map/map_view.h"

#include <QApplication>
#include <QWheelEvent>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>
#include <vector>

using namespace core;

namespace {

/// A causal head with a first token that draws attention, a diagonal, and noise.
Matrix weightsOf(Index tokens)
{
    Matrix weights = Matrix::Zero(tokens, tokens);
    for (Index query = 0; query < tokens; ++query) {
        for (Index key = 0; key <= query; ++key)
            weights(query, key) = unitInterval(mixedBits(7, static_cast<std::uint64_t>(query * tokens + key)));
        weights(query, 0) += 0.3F * static_cast<float>(query + 1);
        weights(query, query) += 0.2F * static_cast<float>(query + 1);
        weights.row(query) /= weights.row(query).sum();
    }
    return weights;
}

/// A trace like one from a file with attention.
std::shared_ptr<const Trace> traceOf(Index tokens)
{
    static const std::vector<std::string> words = {"the", "keeper", "looks",      "注意",
                                                   "力",  "السلام", "mechanisms", "🙂"};
    auto trace = std::make_shared<Trace>();
    auto model = std::make_shared<Model>();
    model->info.layers = model->info.heads = 1;
    trace->model = model;
    std::vector<Token> all;
    for (Index i = 0; i < tokens; ++i) {
        Token token;
        token.piece = token.text = words[static_cast<std::size_t>(i) % words.size()];
        all.push_back(token);
    }
    trace->batch.sequences = {sequenceOf(std::move(all))};
    auto layer = std::make_shared<LayerTrace>();
    SequenceLayer sequence;
    HeadAttention head;
    head.weights = weightsOf(tokens);
    sequence.attention.heads = {std::move(head)};
    sequence.scoring = {HeadScoring{.mask = Mask::causal()}};
    layer->items.push_back(std::move(sequence));
    trace->layers = {layer};
    return trace;
}

struct Frames {
    double median = 0;
    double slowest = 0;
};

/// The number of frames, each after one turn of the wheel.
template<typename Turn>
Frames framesOf(const Turn& turn)
{
    std::vector<double> times;
    for (int step = 0; step < 60; ++step) {
        const double before = processorSeconds();
        turn(step);
        QCoreApplication::processEvents();
        times.push_back(1e3 * (processorSeconds() - before));
    }
    std::ranges::sort(times);
    return {times[times.size() / 2], times.back()};
}

void turnWheel(MapView& view, int notches, Qt::KeyboardModifiers modifiers)
{
    const QPointF middle = view.axisRects().constFirst()->rect().center();
    QWheelEvent wheel(middle, view.mapToGlobal(middle), {}, {0, 120 * notches}, {}, modifiers, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(&view, &wheel);
}

void tell(const char* what, const Frames& frames)
{
    std::printf("%-22s %6.2f ms, slowest %6.2f ms\n", what, frames.median, frames.slowest);
}

}  // namespace

int main(int argc, char** argv)
{
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    const Index tokens = argc > 1 ? std::max(64L, std::atol(argv[1])) : 4096;
    const bool mean = argc > 2 && std::string(argv[2]) == "mean";
    const auto trace = traceOf(tokens);

    MapView view;
    view.show();
    view.display(trace, {}, trace->layers[0]->items[0].attention.heads[0], {});
    const QCPAxisRect* map = view.axisRects().constFirst();
    for (int side = 900; map->width() < 900; side += 4) view.resize(side, side);
    QCoreApplication::processEvents();

    const auto start = std::chrono::steady_clock::now();
    const double used = processorSeconds();
    view.display(trace, {}, trace->layers[0]->items[0].attention.heads[0],
                 {.pooled_by = mean ? PooledBy::Mean : PooledBy::Largest});
    const std::chrono::duration<double, std::milli> wall = std::chrono::steady_clock::now() - start;
    std::printf("%td tokens in %d x %d pixels: made ready in %.1f ms by the clock, %.1f ms of processor time\n", tokens,
                map->width(), map->height(), wall.count(), 1e3 * (processorSeconds() - used));
    QCoreApplication::processEvents();

    tell("redraw, overview", framesOf([&](int) { view.replot(QCustomPlot::rpQueuedReplot); }));
    tell("hover, overview", framesOf([&](int step) { view.setCells({10, 10}, Cell{500 + step, 300 + step}); }));
    tell("zoom, from overview",
         framesOf([&](int step) { turnWheel(view, step % 20 < 10 ? 1 : -1, Qt::ControlModifier); }));
    view.fitAll();
    view.zoomBy(1.6);
    QCoreApplication::processEvents();
    tell("pan, most in view", framesOf([&](int step) { turnWheel(view, step % 8 < 4 ? -1 : 1, {}); }));
    view.zoomBy(static_cast<double>(tokens) / 150);
    QCoreApplication::processEvents();
    tell("pan, close up", framesOf([&](int step) { turnWheel(view, step % 8 < 4 ? -1 : 1, Qt::ShiftModifier); }));
    tell("zoom, close up", framesOf([&](int step) { turnWheel(view, step % 6 < 3 ? 1 : -1, Qt::ControlModifier); }));
    return 0;
}
