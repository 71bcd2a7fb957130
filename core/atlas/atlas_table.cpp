#include "core/atlas/atlas_table.h"

#include "core/array/csv_writer.h"
#include "core/json/json_object.h"
#include "core/session/session_names.h"

namespace core {

std::vector<AtlasLine> linesOf(const Atlas& atlas, const std::vector<std::size_t>& steps, const HeadSearch& where)
{
    std::vector<AtlasLine> lines;
    for (const std::size_t step : steps)
        for (std::size_t place = 0; place < atlas.steps[step].statistics.size(); ++place) {
            const AtlasHead head = atlas.headAt(place);
            if (!where.finds(atlas, step, head)) continue;
            for (const Measure measure : atlasMeasures) {
                const ResampledMean& mean = atlas.steps[step].statistics[place].of(measure);
                if (!mean.empty()) lines.push_back({step, head, measure, &mean});
            }
        }
    return lines;
}

std::string atlasCsv(const Atlas& atlas, const std::vector<std::size_t>& steps, const HeadSearch& where)
{
    constexpr int digits = 7;
    std::string text;
    CsvWriter csv(text, "\n");
    if (atlas.steps.size() > 1) csv.cell("step");
    for (const char* name : {"block", "layer", "head", "measure", "mean", "sd", "low", "high", "n"}) csv.cell(name);
    csv.endRow();
    for (const AtlasLine& line : linesOf(atlas, steps, where)) {
        const auto [low, high] = line.mean->interval();
        if (atlas.steps.size() > 1) csv.cell(atlas.steps[line.step].name);
        csv.cell(blockName(atlas, line.head));
        csv.count(line.head.layer + 1).count(line.head.head + 1).cell(nameOf(line.measure, measures));
        csv.rounded(line.mean->mean(), digits).rounded(line.mean->deviation(), digits);
        csv.rounded(low, digits).rounded(high, digits).count(line.mean->moments().count).endRow();
    }
    return text;
}

}  // namespace core
