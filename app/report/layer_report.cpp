#include "app/report/layer_report.h"

#include "app/command/number_or_null.h"
#include "app/command/printed_json.h"
#include "core/array/csv_writer.h"
#include "core/explain/patch/ablation_sweep.h"
#include "core/json/json_text.h"
#include "core/json/value_names.h"
#include "core/model/layer_numbers.h"
#include "core/session/session_names.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace {

using Json = nlohmann::ordered_json;

/// NaN where a layer has no feed-forward layer.
double changeIn(const LayerReport& report, std::size_t way, core::Index layer)
{
    const auto value = report.tables[way].at(core::Measure::KnockOut, layer, 0);
    return value ? static_cast<double>(*value) * core::factorOf(core::Measure::KnockOut, report.unit) : std::nan("");
}

bool isMisled(const LayerReport& report, core::Index layer)
{
    return core::zeroMisleads(report.tables[0], report.tables[1], layer, 0);
}

}  // namespace

std::string layersCsv(const LayerReport& report)
{
    std::string text;
    core::CsvWriter csv(text, "\n");
    csv.cell("layer");
    for (const std::string& column : report.columns) csv.cell(column);
    if (report.compared) csv.cell("zero_misleads");
    csv.endRow();
    for (core::Index layer = 0; layer < report.tables.front().layers; ++layer) {
        csv.count(core::layerNumber(report.model, layer, report.count_from));
        for (std::size_t way = 0; way < report.tables.size(); ++way) csv.rounded(changeIn(report, way, layer), 7);
        if (report.compared) csv.cell(isMisled(report, layer) ? "1" : "0");
        csv.endRow();
    }
    return text;
}

std::string layersJson(const LayerReport& report)
{
    Json json = {{"model", report.model.name},
                 {"count_from", report.count_from},
                 {"unit", core::nameOf(report.unit, core::logUnits)},
                 {"answer", report.answer}};
    for (core::Index layer = 0; layer < report.tables.front().layers; ++layer) {
        Json one = {{"layer", core::layerNumber(report.model, layer, report.count_from)}};
        for (std::size_t way = 0; way < report.tables.size(); ++way)
            one[report.columns[way]] = numberOrNull(changeIn(report, way, layer));
        if (report.compared) one["zero_misleads"] = isMisled(report, layer);
        core::append(json, "layers", std::move(one));
    }
    return printedJson(json);
}
