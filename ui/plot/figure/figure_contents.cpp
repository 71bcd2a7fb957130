#include "ui/plot/figure/figure_contents.h"

#include "ui/plot/figure/figure_layout.h"

#include <algorithm>

using core::FigureSettings;
using core::View;
using Content = core::FigureSettings::Content;
using namespace figure_layout;

namespace {

/// The maker of a content that is drawn too fast to be stopped.
template<Draft (*draft)(const FigureSource&, const FigureSettings&)>
Draft quickly(const FigureSource& source, const FigureSettings& settings, const std::stop_token&)
{
    return draft(source, settings);
}

constexpr ContentRow contentRows[] = {
    {.content = Content::Maps,
     .view = View::Map,
     .phrase = "maps",
     .description = QT_TRANSLATE_NOOP("Figure", "Attention weights"),
     .ending = "",
     .draft = mapsFigure,
     .weight_colors = true,
     .values = true,
     .dots = true},
    {.content = Content::Mask,
     .view = View::Mask,
     .phrase = "a mask",
     .description = QT_TRANSLATE_NOOP("Figure", "Mask of a head"),
     .ending = QT_TRANSLATE_NOOP("FigureContent", "-mask"),
     .draft = quickly<maskFigure>},
    {.content = Content::Steps,
     .view = View::Steps,
     .phrase = "steps",
     .description = QT_TRANSLATE_NOOP("Figure", "Steps of a head"),
     .ending = QT_TRANSLATE_NOOP("FigureContent", "-steps"),
     .draft = quickly<stepsFigure>,
     .wide = true,
     .axis_names = false,
     .values = true,
     .queries = true},
    {.content = Content::Compare,
     .view = View::Compare,
     .phrase = "a comparison",
     .description = QT_TRANSLATE_NOOP("Figure", "Comparison of attention weights"),
     .ending = QT_TRANSLATE_NOOP("FigureContent", "-compared"),
     .draft = quickly<compareFigure>,
     .compares = true,
     .of_heads = true,
     .wide = true,
     .weight_colors = true,
     .values = true,
     .dots = true},
    {.content = Content::Picture,
     .view = View::Picture,
     .phrase = "a picture",
     .description = QT_TRANSLATE_NOOP("Figure", "Attention weights over a picture"),
     .ending = QT_TRANSLATE_NOOP("FigureContent", "-picture"),
     .draft = quickly<pictureFigure>,
     .weight_colors = true,
     .axis_names = false,
     .queries = true},
    {.content = Content::Flow,
     .view = View::Flow,
     .phrase = "lines",
     .description = QT_TRANSLATE_NOOP("Figure", "Attention weights as lines"),
     .ending = QT_TRANSLATE_NOOP("FigureContent", "-flow"),
     .draft = quickly<flowFigure>,
     .queries = true},
    {.content = Content::Why,
     .view = View::Why,
     .phrase = "an account",
     .description = QT_TRANSLATE_NOOP("Figure", "Parts of a number"),
     .ending = QT_TRANSLATE_NOOP("FigureContent", "-why"),
     .draft = whyFigure,
     .wide = true,
     .values = true},
    {.content = Content::Measures,
     .view = View::Measures,
     .phrase = "measures",
     .description = QT_TRANSLATE_NOOP("Figure", "Measures of heads"),
     .ending = QT_TRANSLATE_NOOP("FigureContent", "-measures"),
     .draft = measuresFigure,
     .is_chart = true,
     .of_heads = true,
     .weight_colors = true,
     .values = true,
     .measures = true,
     .groups = true},
    {.content = Content::KnockOuts,
     .view = View::Measures,
     .phrase = "knock-outs",
     .description = QT_TRANSLATE_NOOP("Figure", "Knock-outs of heads"),
     .ending = QT_TRANSLATE_NOOP("FigureContent", "-knock-outs"),
     .draft = knockOutsFigure,
     .is_chart = true,
     .of_heads = true,
     .weight_colors = true,
     .values = true},
    {.content = Content::Histogram,
     .view = View::Measures,
     .phrase = "a histogram",
     .description = QT_TRANSLATE_NOOP("Figure", "Histogram"),
     .ending = QT_TRANSLATE_NOOP("FigureContent", "-histogram"),
     .draft = histogramFigure,
     .is_chart = true,
     .of_heads = true,
     .measures = true,
     .groups = true},
    {.content = Content::Distances,
     .view = View::Map,
     .phrase = "distances",
     .description = QT_TRANSLATE_NOOP("Figure", "Attention weight over distance"),
     .ending = QT_TRANSLATE_NOOP("FigureContent", "-distances"),
     .draft = distancesFigure,
     .is_chart = true,
     .groups = true},
    {.content = Content::Scatter,
     .view = View::Measures,
     .phrase = "a scatter plot",
     .description = QT_TRANSLATE_NOOP("Figure", "Two measures of heads"),
     .ending = QT_TRANSLATE_NOOP("FigureContent", "-scatter"),
     .draft = scatterFigure,
     .is_chart = true,
     .of_heads = true,
     .measures = true},
    {.content = Content::Differences,
     .view = View::Compare,
     .phrase = "differences",
     .description = QT_TRANSLATE_NOOP("Figure", "Largest differences of attention weights"),
     .ending = QT_TRANSLATE_NOOP("FigureContent", "-differences"),
     .draft = differencesFigure,
     .is_chart = true,
     .compares = true,
     .of_heads = true},
    {.content = Content::Diagram,
     .view = View::Diagram,
     .phrase = "a diagram",
     .description = QT_TRANSLATE_NOOP("Figure", "Diagram of the model"),
     .ending = QT_TRANSLATE_NOOP("FigureContent", "-diagram"),
     .draft = quickly<diagramFigure>,
     .of_heads = true,
     .wide = true,
     .axis_names = false,
     .of_models = true},
    {.content = Content::Costs,
     .view = View::Costs,
     .phrase = "costs",
     .description = QT_TRANSLATE_NOOP("Figure", "What length costs"),
     .ending = QT_TRANSLATE_NOOP("FigureContent", "-costs"),
     .draft = quickly<costsFigure>,
     .of_heads = true,
     .wide = true,
     .of_models = true},
    {.content = Content::Tokenizers,
     .view = View::Tokenizers,
     .phrase = "tokenizers",
     .description = QT_TRANSLATE_NOOP("Figure", "One text in several tokenizers"),
     .ending = QT_TRANSLATE_NOOP("FigureContent", "-tokenizers"),
     .draft = tokenizersFigure,
     .of_heads = true,
     .wide = true,
     .axis_names = false,
     .of_models = true},
    {.content = Content::Alike,
     .view = View::Alike,
     .phrase = "a likeness",
     .description = QT_TRANSLATE_NOOP("Figure", "Why two texts are alike"),
     .ending = QT_TRANSLATE_NOOP("FigureContent", "-alike"),
     .draft = alikeFigure,
     .of_heads = true,
     .wide = true,
     .values = true},
    {.content = Content::Reading,
     .view = View::Map,
     .phrase = "the reading of an answer",
     .description = QT_TRANSLATE_NOOP("Figure", "Named spans read for an answer"),
     .ending = QT_TRANSLATE_NOOP("FigureContent", "-reading"),
     .draft = readingFigure,
     .is_chart = true,
     .of_heads = true},
};

}  // namespace

const ContentRow& contentRow(Content content) { return *std::ranges::find(contentRows, content, &ContentRow::content); }

bool hasMeasure(const FigureSettings& settings)
{
    return contentRow(settings.content).measures && !settings.isOfWeights();
}

bool showsMeasure(const FigureSettings& settings, core::Measure measure)
{
    const core::ChartSettings& chart = settings.part.chart;
    return hasMeasure(settings)
           && (chart.measure == measure || (settings.content == Content::Scatter && chart.upwards == measure));
}

bool showsKnockOuts(const FigureSettings& settings)
{
    const core::ChartSettings& chart = settings.part.chart;
    return hasMeasure(settings)
           && (core::isKnockOut(chart.measure)
               || (settings.content == Content::Scatter && core::isKnockOut(chart.upwards)));
}

bool isChart(const FigureSettings& settings) { return contentRow(settings.content).is_chart; }
