#include "app/feature/atlas/span_atlas_report.h"

#include "app/command/printed_json.h"
#include "core/array/csv_writer.h"
#include "core/json/json_text.h"
#include "core/model/layer_numbers.h"
#include "ui/words/error_text.h"

#include <algorithm>
#include <cstdio>
#include <numeric>

namespace {

using core::Index;
using SpanJson = nlohmann::ordered_json;

constexpr int shareDigits = 7;

std::string kindName(const std::string& kind) { return kind.empty() ? "(between spans)" : kind; }

std::pair<Index, Index> headAt(const core::SpanAtlas& atlas, std::size_t place, Index countFrom)
{
    const auto heads = static_cast<std::size_t>(atlas.info.heads);
    return {core::layerNumber(atlas.info, static_cast<Index>(place / heads), countFrom),
            static_cast<Index>(place % heads) + countFrom};
}

SpanJson tableJson(const core::SpanAtlas& atlas, const std::function<SpanJson(std::size_t pair)>& number)
{
    SpanJson rows = SpanJson::array();
    for (std::size_t from = 0; from < atlas.kinds.size(); ++from) {
        SpanJson row = SpanJson::array();
        for (std::size_t to = 0; to < atlas.kinds.size(); ++to) {
            const std::size_t pair = from * atlas.kinds.size() + to;
            row.push_back(atlas.texts[pair] > 0 ? number(pair) : SpanJson());
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace

std::string spanAtlasCsv(const core::SpanAtlas& atlas, Index countFrom)
{
    std::string text;
    core::CsvWriter csv(text, "\n");
    for (const char* column : {"layer", "head", "from", "to", "share", "deviation", "texts"}) csv.cell(column);
    csv.endRow();
    for (std::size_t head = 0; head < atlas.means.size(); ++head)
        for (std::size_t pair = 0; pair < atlas.texts.size(); ++pair) {
            if (atlas.texts[pair] == 0) continue;
            const auto [layer, number] = headAt(atlas, head, countFrom);
            csv.count(layer)
                .count(number)
                .cell(atlas.kinds[pair / atlas.kinds.size()])
                .cell(atlas.kinds[pair % atlas.kinds.size()])
                .rounded(atlas.means[head][static_cast<Index>(pair)], shareDigits)
                .rounded(atlas.deviation(head, pair), shareDigits)
                .count(atlas.texts[pair])
                .endRow();
        }
    return text;
}

std::string spanAtlasJson(const core::SpanAtlas& atlas, Index countFrom)
{
    SpanJson json = {{"model", atlas.info.name}, {"count_from", countFrom}, {"texts", atlas.done}};
    json["kinds"] = atlas.kinds;
    for (std::size_t head = 0; head < atlas.means.size(); ++head) {
        const auto [layer, number] = headAt(atlas, head, countFrom);
        core::append(json, "heads",
                     SpanJson{{"layer", layer},
                              {"head", number},
                              {"shares", tableJson(atlas,
                                                   [&](std::size_t pair) {
                                                       return SpanJson(atlas.means[head][static_cast<Index>(pair)]);
                                                   })},
                              {"deviations", tableJson(atlas, [&](std::size_t pair) {
                                   return SpanJson(atlas.deviation(head, pair));
                               })}});
    }
    return printedJson(json);
}

std::string spanAtlasText(const core::SpanAtlas& atlas, Index countFrom)
{
    constexpr std::size_t most = 5;  // heads of a pair
    std::string text =
        oneLine(QString::fromStdString(atlas.info.name)).toStdString() + ": " + std::to_string(atlas.done) + " texts\n";
    for (std::size_t pair = 0; pair < atlas.texts.size(); ++pair) {
        if (atlas.texts[pair] == 0) continue;
        std::vector<std::size_t> heads(atlas.means.size());
        std::iota(heads.begin(), heads.end(), std::size_t{0});
        const auto share = [&](std::size_t head) { return atlas.means[head][static_cast<Index>(pair)]; };
        std::ranges::stable_sort(heads, [&](std::size_t a, std::size_t b) { return share(a) > share(b); });
        text += oneLine(QString::fromStdString(kindName(atlas.kinds[pair / atlas.kinds.size()]) + " reads "
                                               + kindName(atlas.kinds[pair % atlas.kinds.size()])))
                    .toStdString()
                + ":";
        for (std::size_t i = 0; i < std::min(most, heads.size()); ++i) {
            const auto [layer, number] = headAt(atlas, heads[i], countFrom);
            char one[64];
            std::snprintf(one, sizeof one, "%s %d.%d %.3f", i > 0 ? "," : "", static_cast<int>(layer),
                          static_cast<int>(number), share(heads[i]));
            text += one;
        }
        text += '\n';
    }
    return text;
}
