#include "app/feature/atlas/atlas_report.h"

#include "app/command/printed_json.h"
#include "app/report/atlas_changes_report.h"
#include "core/atlas/atlas_changes.h"
#include "core/atlas/atlas_table.h"
#include "core/json/json_object.h"
#include "core/session/session_names.h"
#include "ui/words/error_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdio>
#include <iostream>
#include <utility>

namespace {

using Json = nlohmann::ordered_json;

void printStep(const core::Atlas& atlas, std::size_t place)
{
    const core::AtlasStep& step = atlas.steps[place];
    std::cout << oneLine(QString::fromStdString(step.name.empty() ? step.model : step.name)).toStdString() << ": "
              << step.done << " of " << atlas.texts.size() << " texts, " << step.tokens << " tokens";
    if (step.knock_outs.done > 0)
        std::cout << (step.knock_outs.by_mean ? "; with each head's mean: " : "; without each head: ")
                  << step.knock_outs.counted << " texts";
    if (!atlas.off.empty()) std::cout << "; without heads " << core::offNames(atlas);
    if (const auto same = core::sameWeightsBefore(atlas, place))
        std::cout << "; the same weights as " << oneLine(QString::fromStdString(atlas.steps[*same].name)).toStdString();
    std::cout << '\n';
}

/// The heads that have most; of a knock-out those that most hangs on.
bool comesFirst(const core::AtlasLine& a, const core::AtlasLine& b)
{
    return a.measure == core::Measure::KnockOut ? a.mean->mean() < b.mean->mean() : a.mean->mean() > b.mean->mean();
}

/// "0.812 (0.790 to 0.833)"
std::string meanText(const core::AtlasLine& line)
{
    char text[80];
    const auto [low, high] = line.mean->interval();
    std::snprintf(text, sizeof text, "%.3f (%.3f to %.3f)", line.mean->mean(), low, high);
    return text;
}

/// Prints every head that was found, sorted by the first measure of the search.
void printFound(const AtlasReport& report, const std::vector<core::AtlasLine>& all)
{
    const std::vector<core::Measure>& asked = report.where.measures();
    std::vector<std::vector<core::AtlasLine>> heads;
    for (const core::AtlasLine& line : all) {
        if (heads.empty() || heads.back().front().head != line.head) heads.emplace_back();
        heads.back().push_back(line);
    }
    const auto mostAsked = [&](const std::vector<core::AtlasLine>& lines) {
        const auto found = std::ranges::find(lines, asked.front(), &core::AtlasLine::measure);
        return found != lines.end() ? &*found : nullptr;
    };
    if (!asked.empty())
        std::ranges::stable_sort(heads, [&](const auto& a, const auto& b) {
            const core::AtlasLine *first = mostAsked(a), *second = mostAsked(b);
            return first != nullptr && (second == nullptr || comesFirst(*first, *second));
        });
    std::cout << heads.size() << (heads.size() == 1 ? " head\n" : " heads\n");
    for (const std::vector<core::AtlasLine>& lines : heads) {
        std::cout << core::headName(report.atlas, lines.front().head);
        const char* between = ": ";
        for (const core::AtlasLine& line : lines) {
            if (!asked.empty() && std::ranges::find(asked, line.measure) == asked.end()) continue;
            std::cout << std::exchange(between, ", ") << core::nameOf(line.measure, core::measures) << ' '
                      << meanText(line);
        }
        std::cout << '\n';
    }
}

void printMeasure(const core::Atlas& atlas, const std::vector<core::AtlasLine>& all, core::Measure measure)
{
    constexpr std::size_t shown = 5;
    std::vector<core::AtlasLine> of;
    std::ranges::copy_if(all, std::back_inserter(of),
                         [&](const core::AtlasLine& line) { return line.measure == measure; });
    if (of.empty()) return;
    std::ranges::stable_sort(of, comesFirst);
    std::cout << core::nameOf(measure, core::measures) << ": ";
    for (std::size_t i = 0; i < std::min(shown, of.size()); ++i)
        std::cout << (i > 0 ? ", " : "") << core::headName(atlas, of[i].head) << ' ' << meanText(of[i]);
    std::cout << '\n';
}

}  // namespace

void printAtlasCsv(const AtlasReport& report)
{
    std::fputs(core::atlasCsv(report.atlas, report.steps, report.where).c_str(), stdout);
}

void printAtlasJson(const AtlasReport& report)
{
    Json json = Json::array();
    for (const core::AtlasLine& line : core::linesOf(report.atlas, report.steps, report.where)) {
        const auto [low, high] = line.mean->interval();
        Json entry = Json::object();
        if (report.atlas.steps.size() > 1) entry["step"] = report.atlas.steps[line.step].name;
        entry.update({{"block", blockName(report.atlas, line.head)},
                      {"layer", line.head.layer + 1},
                      {"head", line.head.head + 1},
                      {"measure", core::nameOf(line.measure, core::measures)},
                      {"mean", line.mean->mean()},
                      {"sd", line.mean->deviation()},
                      {"low", low},
                      {"high", high},
                      {"n", line.mean->moments().count}});
        json.push_back(std::move(entry));
    }
    std::cout << printedJson(json);
}

void printAtlas(const AtlasReport& report)
{
    for (const std::size_t step : report.steps) {
        printStep(report.atlas, step);
        const std::vector<core::AtlasLine> lines = core::linesOf(report.atlas, {step}, report.where);
        if (report.searched) {
            printFound(report, lines);
            continue;
        }
        for (const core::Measure measure : core::atlasMeasures) printMeasure(report.atlas, lines, measure);
    }
}

void printAtlasChanges(const core::Atlas& before, std::size_t step_before, const core::Atlas& after,
                       std::size_t step_after, const core::HeadSearch& where, bool csv)
{
    std::vector<core::AtlasChange> changes = core::changesBetween(before, step_before, after, step_after);
    std::erase_if(changes, [&](const core::AtlasChange& each) { return !where.finds(before, step_before, each.head); });
    constexpr std::size_t shown = 40;
    std::fputs((csv ? atlasChangesCsv(before, changes) : atlasChangesText(before, changes, shown)).c_str(), stdout);
}
