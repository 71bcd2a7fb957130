#include "app/report/case_report.h"

#include "app/command/printed_json.h"
#include "core/array/csv_writer.h"
#include "core/cases/case_names.h"
#include "core/json/json_text.h"
#include "core/json/value_names.h"
#include "core/model/layer_numbers.h"

#include <nlohmann/json.hpp>

namespace {

using core::Index;

/// Told of each cell that some case has a number for.
template<typename Tell>
void eachCaseCell(const core::CaseResults& results, const Tell& tell)
{
    if (results.done.empty()) return;
    const Eigen::MatrixXd& shape = results.done.front().changes;
    for (Index layer = 0; layer < shape.rows(); ++layer)
        for (Index column = 0; column < shape.cols(); ++column)
            if (const core::CaseCell cell = core::cellOf(results, layer, column); !cell.mean.empty())
                tell(layer, column, cell);
}

const char* columnName(const CaseReport& report)
{
    return report.feed_forward ? "part" : report.by_position ? "token" : "head";
}

/// A head's number, or a token's, which are counted from 1.
Index columnNumber(const CaseReport& report, Index column)
{
    return column + (report.by_position ? 1 : report.count_from);
}

template<typename Csv>
void addMean(Csv& csv, const core::ResampledMean& mean)
{
    const auto [low, high] = mean.interval();
    csv.rounded(mean.mean(), 7)
        .rounded(low, 7)
        .rounded(high, 7)
        .rounded(mean.deviation(), 7)
        .count(static_cast<Index>(mean.moments().count));
}

nlohmann::ordered_json meanJson(const core::ResampledMean& mean)
{
    const auto [low, high] = mean.interval();
    return {{"mean", mean.mean()},
            {"low", low},
            {"high", high},
            {"deviation", mean.deviation()},
            {"cases", mean.moments().count}};
}

}  // namespace

std::string casesCsv(const core::CaseResults& results, const CaseReport& report)
{
    std::string text;
    core::CsvWriter csv(text, "\n");
    for (const char* column :
         {"layer", columnName(report), "mean", "low", "high", "deviation", "cases", "lowest_case", "highest_case"})
        csv.cell(column);
    csv.endRow();
    csv.cell("").cell("");
    addMean(csv, core::baselineOf(results));
    csv.cell("").cell("").endRow();
    eachCaseCell(results, [&](Index layer, Index column, const core::CaseCell& cell) {
        csv.count(core::layerNumber(report.model, layer, report.count_from));
        if (report.feed_forward)
            csv.cell("feed-forward");
        else
            csv.count(columnNumber(report, column));
        addMean(csv, cell.mean);
        csv.count(static_cast<Index>(cell.lowest) + 1).count(static_cast<Index>(cell.highest) + 1).endRow();
    });
    return text;
}

std::string casesJson(const core::CaseResults& results, const CaseReport& report)
{
    nlohmann::ordered_json json = {{"model", results.model},
                                   {"metric", core::nameOf(results.metric, core::caseMetrics)},
                                   {"kind", core::nameOf(results.kind, core::caseKinds)},
                                   {"cases", results.cases},
                                   {"count_from", report.count_from},
                                   {"baseline", meanJson(core::baselineOf(results))}};
    eachCaseCell(results, [&](Index layer, Index column, const core::CaseCell& cell) {
        nlohmann::ordered_json one = {{"layer", core::layerNumber(report.model, layer, report.count_from)}};
        one[columnName(report)] = report.feed_forward ? nlohmann::ordered_json("feed-forward")
                                                      : nlohmann::ordered_json(columnNumber(report, column));
        one.update(meanJson(cell.mean));
        one["lowest_case"] = cell.lowest + 1;
        one["highest_case"] = cell.highest + 1;
        core::append(json, "cells", std::move(one));
    });
    return printedJson(json);
}
