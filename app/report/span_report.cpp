#include "app/report/span_report.h"

#include "app/command/printed_json.h"
#include "core/array/csv_writer.h"
#include "core/json/json_text.h"
#include "core/json/value_names.h"
#include "core/model/layer_numbers.h"
#include "core/session/session_names.h"

namespace {

using core::Index;
using Json = nlohmann::ordered_json;

/// A part without a name goes by its tokens.
std::string partName(const core::SpanPart& part)
{
    if (!part.name.empty()) return part.name;
    const std::string first = std::to_string(part.tokens.first + 1), last = std::to_string(part.tokens.last + 1);
    return first == last ? "token " + first : "tokens " + first + "-" + last;
}

void addRows(core::CsvWriter<std::string>& csv, const core::SpanShares& shares, const core::Matrix& of,
             const std::string& layer, const std::string& head)
{
    for (std::size_t from = 0; from < shares.queries.size(); ++from)
        for (std::size_t to = 0; to < shares.keys.size(); ++to)
            csv.cell(layer)
                .cell(head)
                .cell(partName(shares.queries[from]))
                .cell(partName(shares.keys[to]))
                .rounded(static_cast<double>(of(static_cast<Index>(from), static_cast<Index>(to))), 7)
                .endRow();
}

Json spanPartsJson(const std::vector<core::SpanPart>& parts)
{
    Json json = Json::array();
    for (const core::SpanPart& part : parts)
        json.push_back({{"name", part.name.empty() ? Json() : Json(part.name)},
                        {"first", part.tokens.first + 1},
                        {"last", part.tokens.last + 1}});
    return json;
}

}  // namespace

std::string spanSharesCsv(const core::SpanShares& shares, const core::ModelInfo& info, Index countFrom)
{
    std::string text;
    core::CsvWriter csv(text, "\n");
    for (const char* column : {"layer", "head", "from", "to", "share"}) csv.cell(column);
    csv.endRow();
    addRows(csv, shares, shares.mean(), "all", "all");
    for (std::size_t i = 0; i < shares.shares.size(); ++i) {
        const Index layer = static_cast<Index>(i) / shares.heads, head = static_cast<Index>(i) % shares.heads;
        addRows(csv, shares, shares.shares[i], std::to_string(core::layerNumber(info, layer, countFrom)),
                std::to_string(head + countFrom));
    }
    return text;
}

std::string spanSharesJson(const core::SpanShares& shares, const core::ModelInfo& info, Index countFrom)
{
    Json json = {{"model", info.name},
                 {"count_from", countFrom},
                 {"queries", spanPartsJson(shares.queries)},
                 {"keys", spanPartsJson(shares.keys)},
                 {"mean", rowsJson(shares.mean())}};
    for (std::size_t i = 0; i < shares.shares.size(); ++i) {
        const Index layer = static_cast<Index>(i) / shares.heads, head = static_cast<Index>(i) % shares.heads;
        core::append(json, "heads",
                     Json{{"layer", core::layerNumber(info, layer, countFrom)},
                          {"head", head + countFrom},
                          {"shares", rowsJson(shares.shares[i])}});
    }
    return printedJson(json);
}

std::string spanLossesCsv(const std::vector<core::SpanLoss>& losses, double factor)
{
    std::string text;
    core::CsvWriter csv(text, "\n");
    for (const char* column : {"span", "first", "last", "change"}) csv.cell(column);
    csv.endRow();
    for (const core::SpanLoss& each : losses)
        csv.cell(each.span.name)
            .count(each.span.first + 1)
            .count(each.span.last + 1)
            .rounded(each.change * factor, 7)
            .endRow();
    return text;
}

std::string spanLossesJson(const std::vector<core::SpanLoss>& losses, const std::string& answer, core::LogUnit unit)
{
    Json json = {{"answer", answer}, {"unit", core::nameOf(unit, core::logUnits)}};
    for (const core::SpanLoss& each : losses)
        core::append(json, "spans",
                     Json{{"name", each.span.name},
                          {"first", each.span.first + 1},
                          {"last", each.span.last + 1},
                          {"change", each.change * core::factorOf(core::Measure::KnockOut, unit)}});
    return printedJson(json);
}
