#include "ui/plot/figure/figure_choice.h"

#include "core/error.h"
#include "core/number_range.h"
#include "core/session/session_names.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/flow/flow_lines.h"
#include "ui/plot/heat/map_colors.h"
#include "ui/plot/page/page_sizes.h"

#include <algorithm>
#include <cmath>
#include <optional>

using core::FigureSettings;
using core::Index;
using core::Stage;

namespace figure_layout {
namespace {

/// Whether two tables are equal; hidden scores are infinite in both.
bool isSame(const core::StageTable& a, const core::StageTable& b)
{
    if (a.values.rows() != b.values.rows() || a.values.cols() != b.values.cols() || a.rows != b.rows
        || a.cols != b.cols)
        return false;
    for (Index i = 0; i < a.values.size(); ++i) {
        const float one = a.values.data()[i], other = b.values.data()[i];
        constexpr float rounding = 1e-6F;
        if (one != other && !(std::abs(one - other) <= rounding * std::max(1.0F, std::abs(one)))) return false;
    }
    return true;
}

bool isMeasure(Stage stage)
{
    return stage == Stage::Entropy || stage == Stage::MeanDistance || stage == Stage::ReceivedAttention
           || stage == Stage::MeanOfHeads || stage == Stage::Contacts || stage == Stage::Probe
           || stage == Stage::Rollout;
}

const char* nameOf(Stage stage)
{
    return std::ranges::find(core::stageNames, stage, &std::pair<Stage, const char*>::first)->second;
}

std::string namesOf(const std::vector<ChosenStage>& stages)
{
    std::string names;
    for (const ChosenStage& each : stages) names += (names.empty() ? "" : ", ") + std::string(nameOf(each.table.stage));
    return names;
}

/// The sum over heads and the output of all heads side by side are one number twice.
void leaveOutRepeated(std::vector<ChosenStage>& stages)
{
    std::erase_if(stages, [](const ChosenStage& each) { return isMeasure(each.table.stage); });
    std::vector<ChosenStage> kept;
    for (ChosenStage& each : stages) {
        const bool repeats =
            std::ranges::any_of(kept, [&](const ChosenStage& before) { return isSame(before.table, each.table); });
        const bool isSum =
            each.table.stage == Stage::SumOfHeads
            && std::ranges::any_of(stages, [](const ChosenStage& other) { return other.table.stage == Stage::Output; });
        if (!repeats && !isSum) kept.push_back(std::move(each));
    }
    stages = std::move(kept);
}

}  // namespace

std::shared_ptr<const core::Matrix> ChosenQueries::of(std::shared_ptr<const core::Matrix> all_rows) const
{
    if (all) return all_rows;
    auto rows = std::make_shared<core::Matrix>(std::ssize(places), all_rows->cols());
    for (Index row = 0; const Index place : places) rows->row(row++) = all_rows->row(place);
    return rows;
}

QStringList ChosenQueries::of(const QStringList& names) const
{
    if (all) return names;
    QStringList chosen;
    for (const Index place : places) chosen << names.value(place);
    return chosen;
}

StagePicture shownAlone(StagePicture picture)
{
    if (picture.look == StageLook::Choices) return picture;
    double largest = 0;
    for (Index i = 0; i < picture.cells->rows() * picture.cells->cols(); ++i) {
        const float value = picture.cells->at(i / picture.cells->cols(), i % picture.cells->cols());
        if (std::isfinite(value)) largest = std::max(largest, std::abs(static_cast<double>(value)));
    }
    if (largest == 0) return picture;
    picture.style.highest = picture.look == StageLook::Weights ? std::min(1.0, roundedUp(largest)) : largest;
    if (isSigned(picture.look)) picture.style.lowest = -largest;
    return picture;
}

ChosenQueries queriesIn(const core::Trace& trace, Index item, const FigureSettings& settings)
{
    const auto count = static_cast<Index>(trace.queries(item).size());
    for (const Index query : settings.part.queries)
        if (query >= count)
            throw core::Error(core::Code::OutOfRange, "", "the query cannot be used: expected %1, found %2",
                              core::numberRange(1, count), std::to_string(query + 1));
    return {settings.part.queries, settings.part.queries.empty()};
}

std::vector<ChosenStage> allStages(const core::Trace& trace, const core::HeadAddress& address)
{
    std::vector<ChosenStage> all;
    int step = 0;
    const auto head = core::headStages(trace, address);
    for (core::AttentionStep& each : core::attentionSteps(trace, address, *head)) {
        ++step;
        for (core::StageTable& table : each.tables) all.push_back({step, std::move(table)});
    }
    return all;
}

std::vector<ChosenStage> chosenStages(std::vector<ChosenStage> all, const FigureSettings& settings,
                                      const std::string& model)
{
    if (settings.part.stages.empty()) {
        leaveOutRepeated(all);
        return all;
    }
    for (const Stage stage : settings.part.stages)
        if (std::ranges::none_of(all, [&](const ChosenStage& each) { return each.table.stage == stage; }))
            throw core::Error(core::Code::Unknown, model, "unknown table of the steps: %1. The known ones are %2.",
                              nameOf(stage), namesOf(all));
    std::erase_if(all, [&](const ChosenStage& each) {
        return std::ranges::find(settings.part.stages, each.table.stage) == settings.part.stages.end();
    });
    return all;
}

std::vector<core::HeadAddress> flowHeads(const FigureSource& source, const FigureSettings& settings)
{
    const core::Trace& trace = firstTrace(source);
    const Index item = itemOf(source, trace);
    FigureSettings one = settings;
    one.layer = settings.layer.value_or(source.session.focus.layer);
    one.head = settings.head.value_or(source.session.focus.head);
    std::vector<core::HeadAddress> heads = headsOf(trace, item, one);
    const core::ModelInfo& info = trace.model->info;
    for (const core::ComparedHead& each : source.session.chosen) {
        const core::HeadAddress address{each.layer, each.head, item};
        const bool there = each.run == 0 && each.layer < info.layers && each.head < info.heads;
        if (there && heads.size() < mostFlowHeads && std::ranges::find(heads, address) == heads.end())
            heads.push_back(address);
    }
    return heads;
}

std::set<Index> labelledPlaces(Index count, Index apart, Index every, const std::vector<Index>& first)
{
    std::set<Index> places;
    const auto take = [&](Index place) {
        const auto next = places.lower_bound(place - apart + 1);
        if (next == places.end() || *next >= place + apart) places.insert(place);
    };
    for (const Index place : first) take(place);
    for (Index place = 0; place < count; place += every) take(place);
    return places;
}

std::map<Index, double> movedApart(std::map<Index, double> middles, double apart, double bottom)
{
    std::optional<double> last;
    for (auto& [place, middle] : middles) {
        if (last) middle = std::max(middle, *last + apart);
        last = middle;
    }
    for (auto each = middles.rbegin(); each != middles.rend() && each->second > bottom; ++each, bottom -= apart)
        each->second = bottom;
    return middles;
}

Fonts flowFonts(const FigureSettings& settings, qsizetype tokens)
{
    constexpr double column = 120, points = 6.5;  // mm
    if (settings.label_points || (settings.width_mm <= column && !settings.height_mm)) return fontsOf(settings, points);
    const double height = unitsOf(settings.height_mm.value_or(pageHeightOf(settings.width_mm)));
    constexpr double linesBeside = 6, unitsPerPoint = 1.6;  // of the page's other words; of a line
    const double fits = height / (static_cast<double>(tokens) + linesBeside) / unitsPerPoint;
    FigureSettings larger = settings;
    larger.label_points =
        std::clamp(std::min(points * std::max(1.0, settings.width_mm / column), fits), 5.0, core::largestLabel);
    return fontsOf(larger, points);
}

}  // namespace figure_layout
