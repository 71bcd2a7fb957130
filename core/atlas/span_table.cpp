#include "core/atlas/span_table.h"

#include "core/array/csv_writer.h"
#include "core/model/layer_numbers.h"

namespace core {

std::string spanCsv(const Atlas& atlas, const std::vector<std::size_t>& steps, const ModelInfo& info, Index count_from)
{
    constexpr int digits = 7;
    std::string text;
    CsvWriter csv(text, "\n");
    if (atlas.steps.size() > 1) csv.cell("step");
    for (const char* column : {"layer", "head", "from", "to", "share", "deviation", "texts"}) csv.cell(column);
    csv.endRow();
    for (const std::size_t step : steps) {
        const SpanStatistics& spans = atlas.steps[step].spans;
        for (std::size_t place = 0; place < spans.means.size(); ++place)
            for (std::size_t pair = 0; pair < spans.texts.size(); ++pair) {
                if (spans.texts[pair] == 0) continue;
                const AtlasHead head = atlas.headAt(place);
                if (atlas.steps.size() > 1) csv.cell(atlas.steps[step].name);
                csv.count(layerNumber(info, head.layer, count_from))
                    .count(head.head + count_from)
                    .cell(spans.kinds[pair / spans.kinds.size()])
                    .cell(spans.kinds[pair % spans.kinds.size()])
                    .rounded(spans.means[place][pair], digits)
                    .rounded(spans.deviation(place, pair), digits)
                    .count(spans.texts[pair])
                    .endRow();
            }
    }
    return text;
}

}  // namespace core
