#include "app/report/neuron_report.h"

#include "app/command/printed_json.h"
#include "core/array/csv_writer.h"
#include "core/json/json_text.h"
#include "core/json/value_names.h"
#include "core/model/layer_numbers.h"
#include "core/model/pass/label_answers.h"
#include "core/model/pass/prediction.h"
#include "core/session/session_names.h"

#include <nlohmann/json.hpp>

namespace {

using Json = nlohmann::ordered_json;

double changeIn(const core::NeuronEffect& neuron, const NeuronReport& report)
{
    return static_cast<double>(neuron.change) * core::factorOf(core::Measure::KnockOut, report.unit);
}

std::vector<std::string> tokensOf(const std::vector<core::TokenProjection>& ends, const NeuronReport& report)
{
    std::vector<std::string> texts;
    texts.reserve(ends.size());
    for (const core::TokenProjection& each : ends) texts.push_back(core::answerToken(report.model, each.id).text);
    return texts;
}

std::string joined(const std::vector<std::string>& texts)
{
    std::string all;
    for (const std::string& text : texts) all += (all.empty() ? "" : " | ") + text;
    return all;
}

}  // namespace

std::string neuronsCsv(const std::vector<core::NeuronEffect>& neurons, const NeuronReport& report)
{
    std::string text;
    core::CsvWriter csv(text, "\n");
    for (const char* column : {"layer", "neuron", "activation", "written", "knock_out", "for", "against"})
        csv.cell(column);
    csv.endRow();
    for (const core::NeuronEffect& each : neurons)
        csv.count(core::layerNumber(report.info, report.layer, report.count_from))
            .count(each.neuron + report.count_from)
            .rounded(static_cast<double>(each.activation), 7)
            .rounded(static_cast<double>(each.written), 7)
            .rounded(changeIn(each, report), 7)
            .cell(joined(tokensOf(each.ends.highest, report)))
            .cell(joined(tokensOf(each.ends.lowest, report)))
            .endRow();
    return text;
}

std::string neuronsJson(const std::vector<core::NeuronEffect>& neurons, const NeuronReport& report)
{
    Json json = {{"model", report.info.name},
                 {"count_from", report.count_from},
                 {"unit", core::nameOf(report.unit, core::logUnits)},
                 {"answer", report.answer},
                 {"layer", core::layerNumber(report.info, report.layer, report.count_from)}};
    for (const core::NeuronEffect& each : neurons)
        core::append(json, "neurons",
                     Json{{"neuron", each.neuron + report.count_from},
                          {"activation", each.activation},
                          {"written", each.written},
                          {"knock_out", changeIn(each, report)},
                          {"for", tokensOf(each.ends.highest, report)},
                          {"against", tokensOf(each.ends.lowest, report)}});
    return printedJson(json);
}
