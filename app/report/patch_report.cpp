#include "app/report/patch_report.h"

#include "app/command/printed_json.h"
#include "core/array/csv_writer.h"
#include "core/json/json_text.h"
#include "core/model/layer_numbers.h"
#include "core/model/pass/label_answers.h"
#include "core/model/pass/prediction.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace {

using Json = nlohmann::ordered_json;
using core::Index;

bool byPosition(const core::PatchSweep& sweep) { return sweep.plan.columns == core::PatchPlan::Columns::Positions; }

Json tokensJson(const std::vector<core::Token>& tokens)
{
    Json all = Json::array();
    for (const core::Token& token : tokens) all.push_back(token.text);
    return all;
}

Json askedJson(const PatchReport& report)
{
    const core::Trace& speaker = core::speakerOf(*report.to);
    const core::Answer& answer = report.asked.answer;
    Json json = {{"position", answer.position + 1},
                 {"token_there", speaker.queries(0)[static_cast<std::size_t>(answer.position)].text},
                 {"answer", core::answerToken(*speaker.model, answer.id).text},
                 {"answer_id", answer.id}};
    if (report.asked.answer.against) {
        json["against"] = core::answerToken(*speaker.model, *report.asked.answer.against).text;
        json["against_id"] = *report.asked.answer.against;
    }
    const bool probability = report.asked.kind == core::AskedScore::Kind::LogProbability;
    json["score"] = report.asked.answer.against ? "logit difference" : probability ? "log-probability" : "logit";
    return json;
}

/// Told of each cell that was computed, or that there is no number for.
template<typename Tell>
void eachCell(const core::PatchSweep& sweep, const PatchReport& report, const Tell& tell)
{
    for (Index layer = 0; layer < sweep.values.rows(); ++layer)
        for (Index column = 0; column < sweep.values.cols(); ++column) {
            if (sweep.plan.layer.value_or(layer) != layer) continue;
            if (!byPosition(sweep) && sweep.plan.head.value_or(column) != column) continue;
            if (!report.path.empty() && std::isnan(sweep.values(layer, column))) continue;
            tell(layer, column, sweep.values(layer, column), sweep.effect(layer, column));
        }
}

}  // namespace

std::string patchJson(const core::PatchSweep& sweep, const PatchReport& report)
{
    const auto trace = core::blockOf(report.to, sweep.plan.block);
    Json json = {{"model", report.to->model->info.name}, {"count_from", report.count_from}};
    for (const auto& [kind, name] : patchKinds)
        if (kind == sweep.plan.kind && report.path.empty()) json["kind"] = name;
    if (!report.path.empty()) json["path"] = report.path;
    if (byPosition(sweep) && sweep.plan.head) json["head"] = *sweep.plan.head + report.count_from;
    if (sweep.plan.position) json["row"] = *sweep.plan.position + 1;
    json["tokens"] = tokensJson(trace->queries(0));
    if (report.from != nullptr) json["from"] = tokensJson(core::blockOf(report.from, sweep.plan.block)->queries(0));
    if (sweep.plan.means) json["means_over"] = sweep.plan.means->empty() ? "this text" : sweep.plan.means->name();
    json["asked"] = askedJson(report);
    json["unpatched"] = numberOrNull(sweep.unpatched);
    json["source"] = numberOrNull(sweep.source.value_or(std::nan("")));
    json["cells"] = Json::array();
    eachCell(sweep, report, [&](Index layer, Index column, double value, double effect) {
        Json cell = {{"layer", core::layerNumber(trace->model->info, layer, report.count_from)}};
        if (byPosition(sweep))
            cell["position"] = column + 1;
        else
            cell["head"] = column + report.count_from;
        cell["value"] = numberOrNull(value);
        cell["effect"] = numberOrNull(effect);
        core::append(json, "cells", std::move(cell));
    });
    return printedJson(json);
}

std::string patchCsv(const core::PatchSweep& sweep, const PatchReport& report)
{
    const auto trace = core::blockOf(report.to, sweep.plan.block);
    std::string text;
    core::CsvWriter csv(text, "\n");
    csv.cell("layer");
    if (byPosition(sweep))
        csv.cell("position").cell("token");
    else
        csv.cell("head");
    csv.cell("value").cell("effect").cell("unpatched").cell("source").endRow();
    const double source = sweep.source.value_or(std::nan(""));
    eachCell(sweep, report, [&](Index layer, Index column, double value, double effect) {
        csv.count(core::layerNumber(trace->model->info, layer, report.count_from));
        if (byPosition(sweep))
            csv.count(column + 1).cell(trace->queries(0)[static_cast<std::size_t>(column)].text);
        else
            csv.count(column + report.count_from);
        csv.rounded(value, 9).rounded(effect, 9).rounded(sweep.unpatched, 9).rounded(source, 9).endRow();
    });
    return text;
}
