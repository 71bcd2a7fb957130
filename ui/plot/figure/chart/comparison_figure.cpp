#include "ui/plot/figure/chart/comparison_figure.h"

#include <QObject>

#include "core/error.h"
#include "ui/plot/figure/chart/chart_words.h"
#include "ui/plot/figure/chart/head_map.h"
#include "ui/words/comparison_words.h"

#include <limits>

namespace {

/// The heads' changes; of weights in percent. A measure of the kind says how far the colours reach.
figure_layout::MeasuredHeads changedHeads(const core::RunComparison& comparison, core::ChangeOf what)
{
    const bool answer = what == core::ChangeOf::Answer;
    figure_layout::MeasuredHeads heads{.measure = answer ? core::Measure::KnockOut : core::Measure::Entropy,
                                       .values = core::Matrix(comparison.a->info.layers, comparison.a->info.heads),
                                       .name = changeName(what),
                                       .meaning = changeMeaning(what)};
    const double unit = what == core::ChangeOf::Weights ? 100 : 1;
    for (const core::HeadChange& head : comparison.heads) {
        const auto change = comparison.changeOf(head, what);
        heads.values(head.layer, head.head) =
            change ? static_cast<float>(unit * *change) : std::numeric_limits<float>::quiet_NaN();
    }
    return heads;
}

}  // namespace

Figure comparisonFigure(const core::RunComparison& comparison, core::ChangeOf what, core::FigureSettings settings)
{
    if (comparison.ranked(what).empty())
        throw core::Error(core::Code::Missing, comparison.b->info.name,
                          "this change of heads is missing: expected one that the comparison has");
    const figure_layout::MeasuredHeads heads = changedHeads(comparison, what);
    const core::ModelInfo& info = comparison.a->info;
    figure_layout::ChartSheet sheet(settings);
    sheet.addHeadline(
        QObject::tr("From %1 to %2").arg(comparedName(comparison, false), comparedName(comparison, true)));
    figure_layout::HeadMaps map(sheet, settings, info, {&heads});
    if (!map.setBarName(heads.name)) sheet.addHeadline(heads.name);
    if (settings.axis_names) sheet.addNote(heads.meaning);
    const double bottom = map.add();
    QStringList rows, columns;
    for (const QString& layer : figure_layout::layerNames(info, settings.count_from))
        rows << QObject::tr("layer %1").arg(layer);
    for (const QString& head : figure_layout::headNames(info, settings.count_from))
        columns << (info.head_names.empty() ? QObject::tr("head %1").arg(head) : head);
    sheet.addTable({.title = heads.name,
                    .address = {},
                    .rows = rows,
                    .columns = columns,
                    .values = std::make_shared<const core::Matrix>(heads.values)});
    figure_layout::Draft draft = sheet.finish(bottom, QObject::tr("How much every head changed: %1").arg(heads.name));
    return {std::move(settings), std::move(draft)};
}
