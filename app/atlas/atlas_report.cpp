#include "app/atlas/atlas_report.h"

#include "core/array/csv_writer.h"
#include "core/error.h"
#include "core/json/json_text.h"
#include "core/session/session_names.h"
#include "ui/words/error_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iostream>

namespace {

using Json = nlohmann::ordered_json;

constexpr int digits = 7;

/// What is said of one head and measure.
struct Line {
    const char* block;
    core::Index layer;  ///< from 1
    core::Index head;   ///< from 1
    const char* measure;
    std::size_t place;  ///< of the measure
    const core::HeadStatistics* head_statistics;

    const core::Moments& moments() const { return head_statistics->moments[place]; }
    std::pair<double, double> interval() const { return head_statistics->resampled[place].interval(); }
};

const char* nameOf(core::AttentionBlock block)
{
    switch (block) {
    case core::AttentionBlock::Self: return "self";
    case core::AttentionBlock::Decoder: return "decoder";
    case core::AttentionBlock::Cross: return "cross";
    }
    return "";
}

const char* nameOf(core::Measure measure)
{
    const auto* known = std::ranges::find(core::measures, measure, &std::pair<core::Measure, const char*>::first);
    return known == std::end(core::measures) ? "" : known->second;
}

std::vector<Line> linesOf(const core::Atlas& atlas)
{
    std::vector<Line> lines;
    for (std::size_t block = 0; block < atlas.blocks.size(); ++block)
        for (core::Index layer = 0; layer < atlas.layers; ++layer)
            for (core::Index head = 0; head < atlas.heads; ++head)
                for (std::size_t place = 0; place < core::atlasMeasures.size(); ++place) {
                    const core::HeadStatistics& of = atlas.at(block, layer, head);
                    if (of.moments[place].count > 0)
                        lines.push_back({nameOf(atlas.blocks[block]), layer + 1, head + 1,
                                         nameOf(core::atlasMeasures[place]), place, &of});
                }
    return lines;
}

std::string headName(const Line& line)
{
    const std::string name = std::to_string(line.layer) + "." + std::to_string(line.head);
    return line.block == std::string("self") ? name : line.block + (" " + name);
}

/// How much one mean differs from another.
struct Change {
    Line before;
    double was = 0;
    double is = 0;

    double size() const { return std::abs(is - was); }
};

std::vector<Change> changesOf(const core::Atlas& before, const core::Atlas& after)
{
    if (before.layers != after.layers || before.heads != after.heads || before.blocks != after.blocks)
        throw core::Error(core::Code::WrongShape, after.model, "the atlas",
                          std::to_string(before.layers) + " layers of " + std::to_string(before.heads) + " heads",
                          std::to_string(after.layers) + " of " + std::to_string(after.heads));
    std::vector<Change> changes;
    for (const Line& line : linesOf(before)) {
        const std::size_t place = static_cast<std::size_t>(line.head_statistics - before.statistics.data());
        const core::Moments& now = after.statistics[place].moments[line.place];
        if (now.count > 0) changes.push_back({line, line.moments().mean(), now.mean()});
    }
    std::ranges::stable_sort(changes, std::greater<>(), &Change::size);
    return changes;
}

}  // namespace

void printAtlasCsv(const core::Atlas& atlas)
{
    std::string text;
    core::CsvWriter csv(text, "\n");
    for (const char* name : {"block", "layer", "head", "measure", "mean", "sd", "low", "high", "n"}) csv.cell(name);
    csv.endRow();
    for (const Line& line : linesOf(atlas)) {
        const auto [low, high] = line.interval();
        csv.cell(line.block).count(line.layer).count(line.head).cell(line.measure);
        csv.rounded(line.moments().mean(), digits).rounded(line.moments().deviation(), digits);
        csv.rounded(low, digits).rounded(high, digits).count(line.moments().count).endRow();
    }
    std::fputs(text.c_str(), stdout);
}

void printAtlasJson(const core::Atlas& atlas)
{
    Json json = Json::array();
    for (const Line& line : linesOf(atlas)) {
        const auto [low, high] = line.interval();
        json.push_back({{"block", line.block},
                        {"layer", line.layer},
                        {"head", line.head},
                        {"measure", line.measure},
                        {"mean", line.moments().mean()},
                        {"sd", line.moments().deviation()},
                        {"low", low},
                        {"high", high},
                        {"n", line.moments().count}});
    }
    std::cout << json.dump(1) << '\n';
}

void printAtlas(const core::Atlas& atlas)
{
    std::cout << oneLine(QString::fromStdString(atlas.model)).toStdString() << ": " << atlas.done << " of "
              << atlas.texts.size() << " texts, " << atlas.tokens << " tokens\n";
    const std::vector<Line> lines = linesOf(atlas);
    constexpr std::size_t shown = 5;
    for (std::size_t place = 0; place < core::atlasMeasures.size(); ++place) {
        std::vector<Line> of;
        std::ranges::copy_if(lines, std::back_inserter(of), [&](const Line& line) { return line.place == place; });
        if (of.empty()) continue;
        std::ranges::stable_sort(of, std::greater<>(), [](const Line& line) { return line.moments().mean(); });
        std::cout << nameOf(core::atlasMeasures[place]) << ": ";
        for (std::size_t i = 0; i < std::min(shown, of.size()); ++i) {
            char text[80];
            const auto [low, high] = of[i].interval();
            std::snprintf(text, sizeof text, " %.3f (%.3f to %.3f)", of[i].moments().mean(), low, high);
            std::cout << (i > 0 ? ", " : "") << headName(of[i]) << text;
        }
        std::cout << '\n';
    }
}

void printAtlasChanges(const core::Atlas& before, const core::Atlas& after, bool csv)
{
    const std::vector<Change> changes = changesOf(before, after);
    if (!csv) {
        constexpr std::size_t shown = 40;
        for (std::size_t i = 0; i < std::min(shown, changes.size()); ++i) {
            char text[120];
            std::snprintf(text, sizeof text, "%.4f to %.4f (%+.4f)", changes[i].was, changes[i].is,
                          changes[i].is - changes[i].was);
            std::cout << headName(changes[i].before) << ' ' << changes[i].before.measure << ": " << text << '\n';
        }
        return;
    }
    std::string text;
    core::CsvWriter writer(text, "\n");
    for (const char* name : {"block", "layer", "head", "measure", "before", "after", "change"}) writer.cell(name);
    writer.endRow();
    for (const Change& each : changes) {
        writer.cell(each.before.block).count(each.before.layer).count(each.before.head).cell(each.before.measure);
        writer.rounded(each.was, digits).rounded(each.is, digits).rounded(each.is - each.was, digits).endRow();
    }
    std::fputs(text.c_str(), stdout);
}
