// Layers × heads, coloured by a measure or by the change of an answer without each head.

#include "ui/plot/figure/chart/chart_contents.h"
#include "ui/plot/figure/chart/chart_words.h"
#include "ui/plot/figure/chart/head_map.h"

using core::FigureSettings;
using core::Index;

namespace figure_layout {
namespace {

QStringList prefixed(const QString& name, QStringList numbers)
{
    for (QString& number : numbers) number = name.arg(number);
    return numbers;
}

FigureTable tableOf(const QString& title, const MeasuredHeads& heads, const core::ModelInfo& info, Index countFrom)
{
    return {.title = title,
            .address = {},
            .rows = prefixed(tr("layer %1"), layerNames(info, countFrom)),
            .columns = info.head_names.empty() ? prefixed(tr("head %1"), headNames(info, countFrom))
                                               : headNames(info, countFrom),
            .values = std::make_shared<const core::Matrix>(heads.values)};
}

/// Content KnockOuts is by zero; a measure names another way.
core::Measure knockOutOf(const FigureSettings& settings)
{
    const core::Measure measure = settings.part.chart.measure;
    const bool named = settings.content == FigureSettings::Content::Measures && core::isKnockOut(measure);
    return named ? measure : core::Measure::KnockOut;
}

}  // namespace

Draft measuresFigure(const FigureSource& source, const FigureSettings& settings, const std::stop_token& stop)
{
    if (settings.part.chart.groups != core::ChartSettings::Groups::None) return groupsFigure(source, settings, stop);
    if (core::isKnockOut(settings.part.chart.measure)) return knockOutsFigure(source, settings, stop);
    if (settings.part.chart.form != core::ChartSettings::Form::Map) return measureForms(source, settings, stop);
    const core::ModelInfo& info = firstTrace(source).model->info;
    const MeasuredHeads heads = measuredHeads(source, settings, settings.part.chart.measure, stop);
    ChartSheet sheet(settings);
    HeadMaps map(sheet, settings, info, {&heads});
    if (!map.setBarName(heads.name)) sheet.addHeadline(heads.name);
    if (settings.axis_names) sheet.addNote(heads.meaning);
    const double bottom = map.add();
    sheet.addTable(tableOf(heads.name, heads, info, settings.count_from));
    return sheet.finish(bottom, tr("%1 of every head of %2").arg(heads.name, QString::fromStdString(info.name)));
}

Draft knockOutsFigure(const FigureSource& source, const FigureSettings& settings, const std::stop_token& stop)
{
    const core::ModelInfo& info = firstTrace(source).model->info;
    const std::vector<KnockedOutHeads> answers = knockedOutHeads(source, settings, stop, knockOutOf(settings));
    ChartSheet sheet(settings);
    sheet.addHeadline(answers.front().heads.name);
    if (settings.axis_names) sheet.addNote(answers.front().heads.meaning);
    std::vector<const MeasuredHeads*> maps;
    QStringList titles;
    for (const KnockedOutHeads& each : answers) {
        maps.push_back(&each.heads);
        titles << (each.before.isEmpty() ? each.answer : QStringLiteral("%1, %2").arg(each.answer, each.before));
        sheet.addTable(tableOf(each.answer, each.heads, info, settings.count_from));
    }
    HeadMaps chart(sheet, settings, info, maps);
    chart.setTitles(titles);
    const double bottom = chart.add();
    return sheet.finish(bottom,
                        tr("What %1 makes of an answer without each head").arg(QString::fromStdString(info.name)));
}

}  // namespace figure_layout
