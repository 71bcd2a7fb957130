// Each run's model, block by block.

#include "core/error.h"
#include "ui/plot/diagram/diagram_models.h"
#include "ui/plot/diagram/outline_table.h"
#include "ui/plot/figure/model_runs.h"

using core::FigureSettings;

namespace figure_layout {
namespace {

constexpr double usualDiagramPoints = 6;

}  // namespace

Draft diagramFigure(const FigureSource& source, const FigureSettings& settings)
{
    core::Focus focus = source.session.focus;
    focus.layer = settings.layer.value_or(focus.layer);
    focus.head = settings.head.value_or(focus.head);
    std::vector<DiagramModel> models;
    for (const ModelRun& run : modelRuns(source)) models.push_back(diagramModel(*run.model, focus, run.tokens));
    if (models.empty() || models.front().outline.stacks.empty())
        throw core::Error(core::Code::Unsupported, firstTrace(source).model->info.name,
                          "a diagram of the model is not supported: expected a model's own files, found attention from "
                          "a file, which says nothing about its layers");
    const Fonts fonts = fontsOf(settings, usualDiagramPoints);
    Draft draft;
    draft.page = blankPage(settings);
    const double top = edge + addTitle(draft.page, settings, fonts);
    const AccountLook look{
        .colors = draft.page.colors, .names = fonts.names, .numbers = fonts.numbers, .device = ruler()};
    const DiagramSheet sheet = diagramSheet(models, look, {edge, top, draft.page.size.width() - 2 * edge, 0});
    draft.page.plates = sheet.page.plates;
    draft.page.boxes.insert(draft.page.boxes.end(), sheet.page.boxes.begin(), sheet.page.boxes.end());
    draft.page.arrows = sheet.page.arrows;
    draft.page.texts.insert(draft.page.texts.end(), sheet.page.texts.begin(), sheet.page.texts.end());
    requireHeight(draft.page, settings, sheet.bottom, "a diagram");
    QStringList names;
    for (const DiagramModel& model : models) {
        names << model.name;
        for (const OutlineTable& table : outlineTables(model.outline)) {
            const QString title =
                table.name.isEmpty() ? model.name : QStringLiteral("%1, %2").arg(model.name, table.name);
            draft.tables.push_back({.title = title,
                                    .address = {},
                                    .rows = table.rows,
                                    .columns = table.columns,
                                    .values = std::make_shared<const core::Matrix>(table.values)});
        }
    }
    draft.description = Figure::tr("Diagram of %1").arg(names.join(QStringLiteral(", ")));
    return draft;
}

}  // namespace figure_layout
