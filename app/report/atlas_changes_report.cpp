#include "app/report/atlas_changes_report.h"

#include "app/command/printed_json.h"
#include "core/array/csv_writer.h"
#include "core/json/value_names.h"
#include "core/session/session_names.h"

#include <algorithm>
#include <cstdio>

std::string atlasChangesCsv(const core::Atlas& before, const std::vector<core::AtlasChange>& changes)
{
    constexpr int digits = 7;
    std::string text;
    core::CsvWriter writer(text, "\n");
    for (const char* name : {"block", "layer", "head", "measure", "before", "after", "change", "spread", "paired"})
        writer.cell(name);
    writer.endRow();
    for (const core::AtlasChange& each : changes) {
        writer.cell(blockName(before, each.head)).count(each.head.layer + 1).count(each.head.head + 1);
        writer.cell(core::nameOf(each.measure, core::measures));
        writer.rounded(each.before, digits).rounded(each.after, digits).rounded(each.after - each.before, digits);
        writer.rounded(each.spread, digits).cell(each.paired ? "1" : "0");
        writer.endRow();
    }
    return text;
}

std::string atlasChangesJson(const core::Atlas& before, const std::vector<core::AtlasChange>& changes)
{
    nlohmann::ordered_json json = {{"changes", nlohmann::ordered_json::array()}};
    for (const core::AtlasChange& each : changes)
        json["changes"].push_back({{"block", blockName(before, each.head)},
                                   {"layer", each.head.layer + 1},
                                   {"head", each.head.head + 1},
                                   {"measure", core::nameOf(each.measure, core::measures)},
                                   {"before", numberOrNull(each.before)},
                                   {"after", numberOrNull(each.after)},
                                   {"spread", numberOrNull(each.spread)},
                                   {"paired", each.paired},
                                   {"beyond_chance", each.beyond_chance}});
    return printedJson(json);
}

std::string atlasChangesText(const core::Atlas& before, const std::vector<core::AtlasChange>& changes, std::size_t most)
{
    std::string lines;
    for (std::size_t i = 0; i < std::min(most, changes.size()); ++i) {
        char text[160];
        std::snprintf(text, sizeof text, "%.4f to %.4f (%+.4f, spread %.4f)%s", changes[i].before, changes[i].after,
                      changes[i].after - changes[i].before, changes[i].spread,
                      changes[i].beyond_chance ? ""
                      : changes[i].paired      ? ", may be chance"
                                               : ", intervals touch");
        lines += core::headName(before, changes[i].head) + ' ' + core::nameOf(changes[i].measure, core::measures) + ": "
                 + text + '\n';
    }
    return lines;
}
