#include "core/cases/case_results.h"

#include "core/cases/case_names.h"
#include "core/file/whole_file.h"
#include "core/json/json_object.h"
#include "core/json/json_text.h"
#include "core/json/value_names.h"

#include <cmath>
#include <limits>

namespace core {
namespace {

constexpr Index caseFileVersion = 1;
constexpr std::size_t longestCaseFile = std::size_t{1} << 30U;
constexpr std::size_t mostCellsAside = 1U << 16U;  ///< layers, heads or tokens

/// JSON has no NaN: null where there is no number.
Json caseNumberJson(double number) { return std::isfinite(number) ? Json(number) : Json(nullptr); }

double caseNumberIn(const JsonObject& reader, const char* field, const Json& json)
{
    if (json.is_null()) return std::numeric_limits<double>::quiet_NaN();
    if (!json.is_number()) throw reader.wrong(field, json, Words("%1 cannot be used: expected numbers, found %2"));
    return json.get<double>();
}

Json resultJson(const CaseResult& result)
{
    Json rows = Json::array();
    for (Index layer = 0; layer < result.changes.rows(); ++layer) {
        Json row = Json::array();
        for (Index column = 0; column < result.changes.cols(); ++column)
            row.push_back(caseNumberJson(result.changes(layer, column)));
        rows.push_back(std::move(row));
    }
    Json json = {{"before", caseNumberJson(result.before)}, {"changes", std::move(rows)}};
    if (result.source) json["source"] = caseNumberJson(*result.source);
    return json;
}

CaseResult resultIn(const JsonObject& reader)
{
    CaseResult result;
    if (const Json* before = reader.find("before")) result.before = caseNumberIn(reader, "before", *before);
    if (const Json* source = reader.find("source")) result.source = caseNumberIn(reader, "source", *source);
    std::vector<std::vector<double>> rows;
    reader.each("changes", mostCellsAside, [&](const Json& list) {
        if (!list.is_array() || list.size() > mostCellsAside || (!rows.empty() && list.size() != rows.front().size()))
            throw reader.wrong("changes", list, Words("%1 cannot be used: expected rows of one length, found %2"));
        std::vector<double>& row = rows.emplace_back();
        row.reserve(list.size());
        for (const Json& each : list) row.push_back(caseNumberIn(reader, "changes", each));
    });
    const auto columns = rows.empty() ? 0 : std::ssize(rows.front());
    result.changes.resize(std::ssize(rows), columns);
    for (Index layer = 0; layer < std::ssize(rows); ++layer)
        for (Index column = 0; column < columns; ++column)
            result.changes(layer, column) = rows[static_cast<std::size_t>(layer)][static_cast<std::size_t>(column)];
    return result;
}

}  // namespace

ResampledMean baselineOf(const CaseResults& results)
{
    ResampledMean mean;
    for (std::size_t i = 0; i < results.done.size(); ++i) {
        Moments one;
        one.add(results.done[i].before);
        mean.add(one, replicateCounts(i));
    }
    mean.finish();
    return mean;
}

CaseCell cellOf(const CaseResults& results, Index layer, Index column)
{
    CaseCell cell;
    double lowest = std::numeric_limits<double>::infinity(), highest = -lowest;
    for (std::size_t i = 0; i < results.done.size(); ++i) {
        const Eigen::MatrixXd& changes = results.done[i].changes;
        if (layer >= changes.rows() || column >= changes.cols()) continue;
        const double change = changes(layer, column);
        if (!std::isfinite(change)) continue;
        Moments one;
        one.add(change);
        cell.mean.add(one, replicateCounts(i));
        if (change < lowest) {
            lowest = change;
            cell.lowest = i;
        }
        if (change > highest) {
            highest = change;
            cell.highest = i;
        }
    }
    if (!cell.mean.empty()) cell.mean.finish();
    return cell;
}

void saveCases(const CaseResults& results, const std::filesystem::path& file)
{
    Json json = {{"format", "attentionscope cases"},
                 {"version", caseFileVersion},
                 {"model", results.model},
                 {"fingerprint", results.fingerprint},
                 {"metric", nameOf(results.metric, caseMetrics)},
                 {"kind", nameOf(results.kind, caseKinds)},
                 {"cases", results.cases},
                 {"done", Json::array()}};
    for (const CaseResult& each : results.done) append(json, "done", resultJson(each));
    writeWhole(file, json.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n", Sync::Always);
}

CaseResults openCases(const std::filesystem::path& file)
{
    const Json json = readJsonObject(file.string(), longestCaseFile);
    const JsonObject reader(json, file.string(), {});
    std::string format;
    reader.read("format", format);
    Index version = 0;
    reader.read("version", version);
    if (format != "attentionscope cases" || version != caseFileVersion)
        throw Error(Code::Malformed, file.string(),
                    "the file cannot be understood: expected results of cases, found something else");
    CaseResults results;
    reader.read("model", results.model);
    reader.read("fingerprint", results.fingerprint);
    reader.read("metric", results.metric, caseMetrics);
    reader.read("kind", results.kind, caseKinds);
    Index cases = 0;
    reader.read("cases", cases, static_cast<Index>(mostCases));
    results.cases = static_cast<std::size_t>(cases);
    reader.each("done", results.cases,
                [&](const Json& each) { results.done.push_back(resultIn(reader.object("done", each))); });
    return results;
}

}  // namespace core
