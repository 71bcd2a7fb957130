#include "ui/bench/view_benches.h"

#include "core/explain/text_likeness.h"
#include "ui/bench/alike_bench.h"
#include "ui/bench/compare_bench.h"
#include "ui/bench/costs_bench.h"
#include "ui/bench/diagram_bench.h"
#include "ui/bench/flow_bench.h"
#include "ui/bench/heads_bench.h"
#include "ui/bench/map_bench.h"
#include "ui/bench/mask_bench.h"
#include "ui/bench/measures_bench.h"
#include "ui/bench/picture_bench.h"
#include "ui/bench/positions_bench.h"
#include "ui/bench/steps_bench.h"
#include "ui/bench/tokenizers_bench.h"
#include "ui/bench/why_bench.h"

#include <algorithm>

using core::View;

namespace {

bool readsPictures(const Workbench& bench) { return bench.results.readsPictures() || bench.results.hasPictureInText(); }

/// Dumps say nothing about layers or words.
bool hasModel(const Workbench& bench) { return bench.run().recorded.empty(); }

/// Another program's model does not say how large its matrices are.
bool hasSizes(const Workbench& bench) { return hasModel(bench) && bench.run().engine.empty(); }

/// A model with a tokenizer of its own.
bool readsTexts(const Workbench& bench)
{
    const core::PreparedRun* prepared = bench.results.prepared();
    return hasModel(bench) && !bench.run().module && prepared != nullptr && prepared->model->tokenizer != nullptr;
}

/// A model whose answer is a vector of a text, or a number for two.
bool comparesTexts(const Workbench& bench)
{
    const core::PreparedRun* prepared = bench.results.prepared();
    return hasSizes(bench) && prepared != nullptr && prepared->model != nullptr
           && (core::comparesTexts(*prepared->model) || core::isReranker(*prepared->model));
}

bool hasModule(const Workbench& bench) { return bench.run().module.has_value(); }

template<typename Bench>
ViewBench* newBench(const Workbench& bench, View view, QObject* parent)
{
    return new Bench(bench, view, parent);
}

struct BenchRow {
    View view;
    ViewBench* (*make)(const Workbench&, View, QObject* parent);
    bool (*offered)(const Workbench&) = nullptr;  ///< null: always
};
constexpr BenchRow benchRows[] = {
    {View::Map, newBench<MapBench>},
    {View::Steps, newBench<StepsBench>},
    {View::Mask, newBench<MaskBench>},
    {View::Compare, newBench<CompareBench>},
    {View::Heads, newBench<HeadsBench>},
    {View::Flow, newBench<FlowBench>},
    {View::Measures, newBench<MeasuresBench>},
    {View::Picture, newBench<PictureBench>, readsPictures},
    {View::Why, newBench<WhyBench>},
    {View::Positions, newBench<PositionsBench>, hasModule},
    {View::Diagram, newBench<DiagramBench>, hasModel},
    {View::Costs, newBench<CostsBench>, hasSizes},
    {View::Tokenizers, newBench<TokenizersBench>, readsTexts},
    {View::Alike, newBench<AlikeBench>, comparesTexts},
};

const BenchRow& benchRow(View view) { return *std::ranges::find(benchRows, view, &BenchRow::view); }

}  // namespace

ViewBench* makeBench(const Workbench& bench, View view, QObject* parent)
{
    return benchRow(view).make(bench, view, parent);
}

bool isOffered(const Workbench& bench, View view)
{
    const auto offered = benchRow(view).offered;
    return offered == nullptr || offered(bench);
}
