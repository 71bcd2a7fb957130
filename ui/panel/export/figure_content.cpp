#include "ui/panel/export/figure_content.h"

#include <QCoreApplication>

#include "core/analysis/span_reading.h"
#include "core/explain/text_likeness.h"
#include "core/model/layer_numbers.h"
#include "core/model/pass/label_answers.h"
#include "core/model/pass/prediction.h"
#include "core/session/compared_heads.h"
#include "ui/plot/figure/figure_contents.h"
#include "ui/words/head_title.h"

#include <algorithm>

using core::Index;
using Content = core::FigureSettings::Content;

namespace {

struct FigureContentWords {
    Q_DECLARE_TR_FUNCTIONS(FigureContent)
};

bool canBeCompared(const FigureSource& source)
{
    const auto isLong = [](const auto& trace) { return trace != nullptr && trace->isLong(); };
    if (std::ranges::any_of(source.traces, isLong)) return false;
    if (source.session.compare.kind == core::CompareSettings::Kind::Runs)
        return source.traces.size() > 1
               && std::ranges::all_of(source.traces, [](const auto& trace) { return trace != nullptr; });
    const core::ModelInfo& info = source.traces.front()->model->info;
    return core::comparedHeads(source.session).size() > 1 && info.layers * info.heads > 1;
}

/// Adds charts of heads' measures, and for a comparison the largest differences.
void addCharts(std::vector<FigureContent>& contents, const FigureSource& source, Index layer, Index head)
{
    const core::Trace& trace = *source.traces.front();
    const core::ModelInfo& info = trace.model->info;
    const bool ofShares = trace.mixes == nullptr;  // most measures are of rows that sum to 1
    if (info.layers * info.heads > 1) {
        if (ofShares)
            contents.push_back({FigureContentWords::tr("Chart: a measure of every head"), Content::Measures, {}, {}});
        const core::Trace& whole = source.whole ? *source.whole : trace;
        if (!whole.recorded() && !whole.fromGiven() && core::answers(*core::speakerOf(whole).model))
            contents.push_back({FigureContentWords::tr("Chart: knock-outs of every head"), Content::KnockOuts, {}, {}});
        if (ofShares) {
            contents.push_back({FigureContentWords::tr("Chart: histogram of a measure"), Content::Histogram, {}, {}});
            contents.push_back({FigureContentWords::tr("Chart: two measures of every head"), Content::Scatter, {}, {}});
        }
    }
    if (!ofShares) {
        if (canBeCompared(source))
            contents.push_back({FigureContentWords::tr("Chart: largest differences"), Content::Differences, {}, {}});
        return;
    }
    contents.push_back(
        {FigureContentWords::tr("Chart: histogram of this head's weights"), Content::Histogram, layer, head, true});
    if (trace.batch.key_sequences.empty() && info.block != core::AttentionBlock::Cross)
        contents.push_back({FigureContentWords::tr("Chart: weight over distance"), Content::Distances, layer, head});
    if (canBeCompared(source))
        contents.push_back({FigureContentWords::tr("Chart: largest differences"), Content::Differences, {}, {}});
    const Index item = source.session.focus.item;
    if (item >= std::ssize(trace.batch.sequences) || core::answerPlaces(trace, item, 0).empty()) return;
    if (info.layers * info.heads > 1)
        contents.push_back(
            {FigureContentWords::tr("Chart: who was read for the answer, all heads"), Content::Reading, {}, {}});
    if (info.layers > 1 && info.heads > 1)
        contents.push_back(
            {FigureContentWords::tr("Chart: who was read for the answer, this layer"), Content::Reading, layer, {}});
    contents.push_back(
        {FigureContentWords::tr("Chart: who was read for the answer, this head"), Content::Reading, layer, head});
}

/// Adds what is said of each run's model.
void addModels(std::vector<FigureContent>& contents, const FigureSource& source, Index layer, Index head)
{
    contents.push_back({FigureContentWords::tr("Diagram of the model"), Content::Diagram, layer, head});
    contents.push_back({FigureContentWords::tr("What length costs"), Content::Costs, layer, head});
    const core::Trace& trace = *source.traces.front();
    if ((core::comparesTexts(*trace.model) && trace.batch.sequences.size() > 1) || core::isReranker(*trace.model))
        contents.push_back({FigureContentWords::tr("Why two texts are alike"), Content::Alike, layer, head});
    if (source.traces.front()->model->tokenizer != nullptr)
        contents.push_back(
            {FigureContentWords::tr("One text in several tokenizers"), Content::Tokenizers, layer, head});
}

}  // namespace

bool FigureContent::isOf(const core::FigureSettings& settings) const
{
    if (content == Content::Histogram && of_weights != settings.part.chart.of_weights) return false;
    return content == settings.content && layer == settings.layer && head == settings.head;
}

std::vector<FigureContent> contentsOf(const FigureSource& source, Index count_from)
{
    const core::Trace& trace = *source.traces.front();
    const core::ModelInfo& info = trace.model->info;
    const Index layer = std::min(source.session.focus.layer, info.layers - 1);
    const Index head = std::min(source.session.focus.head, info.heads - 1);
    const Index number = core::layerNumber(info, layer, count_from);
    const QString name = info.head_names.empty()
                             ? FigureContentWords::tr("layer %1 head %2").arg(number).arg(head + count_from)
                             : givenHeadName(info, head);
    std::vector<FigureContent> contents{
        {FigureContentWords::tr("This head · %1").arg(name), Content::Maps, layer, head}};
    if (info.layers > 1 && info.heads > 1)
        contents.push_back({FigureContentWords::tr("All heads of layer %1").arg(number), Content::Maps, layer, {}});
    if (info.layers > 1)
        contents.push_back(
            {FigureContentWords::tr("Head %1 of all layers").arg(head + count_from), Content::Maps, {}, head});
    if (info.heads > 1) contents.push_back({FigureContentWords::tr("All heads"), Content::Maps, {}, {}});
    if (!trace.recorded() && !trace.isLong()) {
        contents.push_back({FigureContentWords::tr("Mask of this head"), Content::Mask, layer, head});
        contents.push_back({FigureContentWords::tr("Steps of this head"), Content::Steps, layer, head});
    } else if (trace.mixes != nullptr) {
        contents.push_back({FigureContentWords::tr("Steps of this head"), Content::Steps, layer, head});
    }
    const bool inText = trace.batch.sequences.front().pictures != nullptr;
    if ((trace.model->transformer.patches || inText) && !trace.isLong())
        contents.push_back({FigureContentWords::tr("Picture with this head's weights"), Content::Picture, layer, head});
    if (!trace.isLong()) contents.push_back({FigureContentWords::tr("Flow of this head"), Content::Flow, layer, head});
    if (!trace.isLong() && (!trace.recorded() || trace.fromGiven()))
        contents.push_back({FigureContentWords::tr("Why, as the view shows it"), Content::Why, layer, head});
    if (canBeCompared(source))
        contents.push_back({FigureContentWords::tr("Comparison"), Content::Compare, layer, head});
    if (!trace.isLong()) addCharts(contents, source, layer, head);
    if (!trace.recorded()) addModels(contents, source, layer, head);
    return contents;
}

double usualWidth(const core::FigureSettings& settings)
{
    if (isChart(settings)) return oneColumn;
    const bool one = settings.layer && settings.head && !contentRow(settings.content).wide;
    return one ? oneColumn : twoColumns;
}

bool isHeadMap(const core::FigureSettings& settings)
{
    const core::ChartSettings& chart = settings.part.chart;
    if (settings.content == Content::KnockOuts) return true;
    return settings.content == Content::Measures && chart.form == core::ChartSettings::Form::Map
           && chart.groups == core::ChartSettings::Groups::None;
}

core::FigureSettings withUsualNumbers(core::FigureSettings settings, const core::ModelInfo& info)
{
    constexpr double besideMap = 27, readableCell = 6.2;  // mm
    const double cell = (settings.width_mm - besideMap) / static_cast<double>(info.heads);
    if (isHeadMap(settings) && cell >= readableCell) settings.values = true;
    return settings;
}

bool hasWeightColors(const core::FigureSettings& settings)
{
    const bool grouped =
        settings.content == Content::Measures && settings.part.chart.groups != core::ChartSettings::Groups::None;
    return contentRow(settings.content).weight_colors && !grouped;
}

core::FigureSettings withPictureRange(core::FigureSettings settings)
{
    using Scale = core::FigureSettings::Scale;
    if (settings.hasUsualRange()) settings.scale = Scale::Row;
    return settings;
}

core::FigureSettings withContent(core::FigureSettings settings, const FigureContent& content)
{
    const bool usual = settings.width_mm == oneColumn || settings.width_mm == usualWidth(settings);
    settings.content = content.content;
    settings.layer = content.layer;
    settings.head = content.head;
    if (content.content == Content::Histogram) settings.part.chart.of_weights = content.of_weights;
    if (usual) settings.width_mm = usualWidth(settings);
    if (content.content == Content::Picture) settings = withPictureRange(settings);
    return settings;
}

QString fileNameOf(const FigureSource& source, const core::FigureSettings& settings)
{
    const core::ModelInfo& info = source.traces.front()->model->info;
    QString name = QString::fromStdString(info.name).simplified().replace(QLatin1Char(' '), QLatin1Char('-'));
    const ContentRow& row = contentRow(settings.content);
    const QString ending =
        settings.isOfWeights() ? FigureContentWords::tr("-weights") : FigureContentWords::tr(row.ending);
    if (row.of_heads && !settings.isOfWeights()) return name + ending;
    if (!settings.layer && !settings.head) return name + FigureContentWords::tr("-all-heads");
    name += QLatin1Char('-');
    if (settings.layer)
        name += QLatin1Char('L') + QString::number(core::layerNumber(info, *settings.layer, settings.count_from));
    if (settings.head) name += QLatin1Char('H') + QString::number(*settings.head + settings.count_from);
    return name + ending;
}
