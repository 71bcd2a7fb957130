#include "app/feature/atlas/span_atlas_report.h"

#include "app/command/printed_json.h"
#include "core/atlas/span_table.h"
#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/layer_numbers.h"
#include "ui/words/error_text.h"

#include <algorithm>
#include <cstdio>
#include <functional>
#include <numeric>

namespace {

using core::Index;
using SpanJson = nlohmann::ordered_json;

void requireSpans(const SpanReport& report)
{
    const auto has = [&](std::size_t step) { return !report.atlas.steps[step].spans.empty(); };
    if (std::ranges::none_of(report.steps, has))
        throw core::Error(core::Code::Missing, "",
                          "a named span is missing: expected texts with spans, as NAME.jsonl has them, found none");
}

std::string kindName(const std::string& kind) { return kind.empty() ? "(between spans)" : kind; }

std::pair<Index, Index> headAt(const SpanReport& report, std::size_t place)
{
    const core::AtlasHead head = report.atlas.headAt(place);
    return {core::layerNumber(report.info, head.layer, report.count_from), head.head + report.count_from};
}

SpanJson tableJson(const core::SpanStatistics& spans, const std::function<double(std::size_t pair)>& number)
{
    SpanJson rows = SpanJson::array();
    for (std::size_t from = 0; from < spans.kinds.size(); ++from) {
        SpanJson row = SpanJson::array();
        for (std::size_t to = 0; to < spans.kinds.size(); ++to) {
            const std::size_t pair = spans.pairOf(from, to);
            row.push_back(spans.texts[pair] > 0 ? SpanJson(number(pair)) : SpanJson());
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

SpanJson stepJson(const SpanReport& report, std::size_t step)
{
    const core::SpanStatistics& spans = report.atlas.steps[step].spans;
    SpanJson json = {{"model", report.info.name}, {"count_from", report.count_from}, {"texts", spans.done}};
    if (report.atlas.steps.size() > 1) json["step"] = report.atlas.steps[step].name;
    json["kinds"] = spans.kinds;
    for (std::size_t head = 0; head < spans.means.size(); ++head) {
        const auto [layer, number] = headAt(report, head);
        core::append(
            json, "heads",
            SpanJson{{"layer", layer},
                     {"head", number},
                     {"shares", tableJson(spans, [&](std::size_t pair) { return spans.means[head][pair]; })},
                     {"deviations", tableJson(spans, [&](std::size_t pair) { return spans.deviation(head, pair); })}});
    }
    return json;
}

/// "question reads document: 3.4 0.512, …"
std::string pairText(const SpanReport& report, const core::SpanStatistics& spans, std::size_t pair)
{
    constexpr std::size_t most = 5;  // heads of a pair
    std::vector<std::size_t> heads(spans.means.size());
    std::iota(heads.begin(), heads.end(), std::size_t{0});
    std::ranges::stable_sort(heads,
                             [&](std::size_t a, std::size_t b) { return spans.means[a][pair] > spans.means[b][pair]; });
    std::string text = oneLine(QString::fromStdString(kindName(spans.kinds[pair / spans.kinds.size()]) + " reads "
                                                      + kindName(spans.kinds[pair % spans.kinds.size()])))
                           .toStdString()
                       + ":";
    for (std::size_t i = 0; i < std::min(most, heads.size()); ++i) {
        const auto [layer, number] = headAt(report, heads[i]);
        char one[64];
        std::snprintf(one, sizeof one, "%s %d.%d %.3f", i > 0 ? "," : "", static_cast<int>(layer),
                      static_cast<int>(number), spans.means[heads[i]][pair]);
        text += one;
    }
    return text + '\n';
}

}  // namespace

std::string spanReportCsv(const SpanReport& report)
{
    requireSpans(report);
    return core::spanCsv(report.atlas, report.steps, report.info, report.count_from);
}

std::string spanReportJson(const SpanReport& report)
{
    requireSpans(report);
    if (report.atlas.steps.size() == 1) return printedJson(stepJson(report, 0));
    SpanJson all = SpanJson::array();
    for (const std::size_t step : report.steps) all.push_back(stepJson(report, step));
    return printedJson(all);
}

std::string spanReportText(const SpanReport& report)
{
    requireSpans(report);
    std::string text;
    for (const std::size_t step : report.steps) {
        const core::SpanStatistics& spans = report.atlas.steps[step].spans;
        const std::string& name = report.atlas.steps[step].name;
        text += oneLine(QString::fromStdString(name.empty() ? report.info.name : name)).toStdString() + ": "
                + std::to_string(spans.done) + " texts\n";
        for (std::size_t pair = 0; pair < spans.texts.size(); ++pair)
            if (spans.texts[pair] > 0) text += pairText(report, spans, pair);
    }
    return text;
}
