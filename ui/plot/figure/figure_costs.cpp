// What more tokens cost each run's model.

#include "core/error.h"
#include "ui/plot/costs/costed_models.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/plot/figure/model_runs.h"

#include <algorithm>
#include <cmath>

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

constexpr double usualCostPoints = 6;

/// The curves as numbers: a row for each length.
FigureTable tableOf(const CostedModel& model, Index tokens)
{
    const core::CostCurves curves = core::costCurves(model.outline, tokens, model.most_tokens);
    FigureTable table{.title = model.name, .address = {}, .rows = {}, .columns = {}, .values = {}};
    core::Matrix values(std::ssize(curves.lengths), std::ssize(curves.curves));
    for (Index row = 0; row < values.rows(); ++row) {
        table.rows << QString::number(curves.lengths[static_cast<std::size_t>(row)]);
        for (Index column = 0; column < values.cols(); ++column)
            values(row, column) = static_cast<float>(
                curves.curves[static_cast<std::size_t>(column)].values[static_cast<std::size_t>(row)]);
    }
    for (const core::CostCurve& curve : curves.curves)
        table.columns
            << (curve.isBytes() ? Figure::tr("%1, bytes") : Figure::tr("%1, multiply–adds")).arg(costName(curve.of));
    table.values = std::make_shared<const core::Matrix>(std::move(values));
    return table;
}

}  // namespace

Draft costsFigure(const FigureSource& source, const FigureSettings& settings)
{
    const core::Trace& first = firstTrace(source);
    std::vector<CostedModel> models;
    for (const ModelRun& run : modelRuns(source))
        if (CostedModel model = costedModel(*run.model); !model.outline.stacks.empty())
            models.push_back(std::move(model));
    if (models.empty())
        throw core::Error(core::Code::Unsupported, first.model->info.name,
                          "a figure of costs is not supported: expected a model's own files, found attention from a "
                          "file, which says nothing about its layers");
    Index tokens = source.session.costs.tokens;
    if (tokens == 0) tokens = std::max<Index>(1, std::ssize(first.queries(itemOf(source, first))));
    for (const CostedModel& model : models) tokens = std::min(tokens, core::longestCosted(model.outline));
    const Fonts fonts = fontsOf(settings, usualCostPoints);
    Draft draft;
    draft.page = blankPage(settings);
    const double top = edge + addTitle(draft.page, settings, fonts);
    const AccountLook look{
        .colors = draft.page.colors, .names = fonts.names, .numbers = fonts.numbers, .device = ruler()};
    const CostsSheet sheet = costsSheet(models, tokens, look, {edge, top, draft.page.size.width() - 2 * edge, 0});
    draft.page.boxes.insert(draft.page.boxes.end(), sheet.page.boxes.begin(), sheet.page.boxes.end());
    draft.page.samples = sheet.page.samples;
    draft.page.charts = sheet.page.charts;
    draft.page.texts.insert(draft.page.texts.end(), sheet.page.texts.begin(), sheet.page.texts.end());
    requireHeight(draft.page, settings, sheet.bottom, "costs");
    QStringList names;
    for (const CostedModel& model : models) {
        names << model.name;
        draft.tables.push_back(tableOf(model, tokens));
    }
    draft.description = Figure::tr("What length costs %1").arg(names.join(QStringLiteral(", ")));
    return draft;
}

}  // namespace figure_layout
