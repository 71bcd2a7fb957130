#include "app/report/set_report.h"

#include "app/command/printed_json.h"
#include "core/array/csv_writer.h"
#include "core/json/json_text.h"
#include "core/model/layer_numbers.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace {

using Json = nlohmann::ordered_json;

}  // namespace

std::string setCsv(const core::KnockedOutSet& set, const SetReport& report)
{
    std::string text;
    core::CsvWriter csv(text, "\n");
    for (const char* column : {"heads", "layer", "head", "probability"}) csv.cell(column);
    csv.endRow();
    csv.count(0).cell("").cell("").rounded(std::exp(set.before), 7).endRow();
    core::Index number = 0;
    for (const core::KnockedOutSet::Member& each : set.members)
        csv.count(++number)
            .count(core::layerNumber(report.model, each.head.layer, report.count_from))
            .count(each.head.head + report.count_from)
            .rounded(std::exp(each.log_probability), 7)
            .endRow();
    return text;
}

std::string setJson(const core::KnockedOutSet& set, const SetReport& report)
{
    Json json = {{"model", report.model.name}, {"count_from", report.count_from}, {"answer", report.answer},
                 {"below", report.below},      {"reached", set.reached},          {"probability", std::exp(set.before)},
                 {"heads", Json::array()}};
    for (const core::KnockedOutSet::Member& each : set.members)
        core::append(json, "heads",
                     Json{{"layer", core::layerNumber(report.model, each.head.layer, report.count_from)},
                          {"head", each.head.head + report.count_from},
                          {"probability", std::exp(each.log_probability)}});
    return printedJson(json);
}
