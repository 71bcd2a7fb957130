#include "ui/plot/figure/figure_contents.h"

#include "ui/plot/figure/figure_layout.h"

#include <algorithm>

using core::FigureSettings;
using core::View;
using Content = core::FigureSettings::Content;
using namespace figure_layout;

namespace {

/// One that is drawn before anybody would stop it.
template<Draft (*draft)(const FigureSource&, const FigureSettings&)>
Draft quickly(const FigureSource& source, const FigureSettings& settings, const std::stop_token&)
{
    return draft(source, settings);
}

constexpr ContentRow contentRows[] = {
    {.content = Content::Maps,
     .phrase = "maps",
     .description = QT_TRANSLATE_NOOP("Figure", "Attention weights"),
     .ending = "",
     .view = View::Map,
     .draft = mapsFigure,
     .weight_colors = true},
    {.content = Content::Mask,
     .phrase = "a mask",
     .description = QT_TRANSLATE_NOOP("Figure", "Mask of a head"),
     .ending = QT_TRANSLATE_NOOP("FigureContent", "-mask"),
     .view = View::Mask,
     .draft = quickly<maskFigure>},
    {.content = Content::Steps,
     .phrase = "steps",
     .description = QT_TRANSLATE_NOOP("Figure", "Steps of a head"),
     .ending = QT_TRANSLATE_NOOP("FigureContent", "-steps"),
     .view = View::Steps,
     .draft = quickly<stepsFigure>,
     .wide = true},
    {.content = Content::Compare,
     .phrase = "a comparison",
     .description = QT_TRANSLATE_NOOP("Figure", "Comparison of attention weights"),
     .ending = QT_TRANSLATE_NOOP("FigureContent", "-compared"),
     .view = View::Compare,
     .draft = quickly<compareFigure>,
     .compares = true,
     .of_heads = true,
     .wide = true,
     .weight_colors = true},
    {.content = Content::Picture,
     .phrase = "a picture",
     .description = QT_TRANSLATE_NOOP("Figure", "Attention weights over a picture"),
     .ending = QT_TRANSLATE_NOOP("FigureContent", "-picture"),
     .view = View::Picture,
     .draft = quickly<pictureFigure>,
     .weight_colors = true},
    {.content = Content::Flow,
     .phrase = "lines",
     .description = QT_TRANSLATE_NOOP("Figure", "Attention weights as lines"),
     .ending = QT_TRANSLATE_NOOP("FigureContent", "-flow"),
     .view = View::Flow,
     .draft = quickly<flowFigure>},
    {.content = Content::Why,
     .phrase = "an account",
     .description = QT_TRANSLATE_NOOP("Figure", "Parts of a number"),
     .ending = QT_TRANSLATE_NOOP("FigureContent", "-why"),
     .view = View::Why,
     .draft = whyFigure,
     .wide = true},
    {.content = Content::Measures,
     .phrase = "measures",
     .description = QT_TRANSLATE_NOOP("Figure", "Measures of heads"),
     .ending = QT_TRANSLATE_NOOP("FigureContent", "-measures"),
     .view = View::Measures,
     .draft = measuresFigure,
     .is_chart = true,
     .of_heads = true,
     .weight_colors = true},
    {.content = Content::KnockOuts,
     .phrase = "knock-outs",
     .description = QT_TRANSLATE_NOOP("Figure", "Knock-outs of heads"),
     .ending = QT_TRANSLATE_NOOP("FigureContent", "-knock-outs"),
     .view = View::Measures,
     .draft = knockOutsFigure,
     .is_chart = true,
     .of_heads = true,
     .weight_colors = true},
    {.content = Content::Histogram,
     .phrase = "a histogram",
     .description = QT_TRANSLATE_NOOP("Figure", "Histogram"),
     .ending = QT_TRANSLATE_NOOP("FigureContent", "-histogram"),
     .view = View::Measures,
     .draft = histogramFigure,
     .is_chart = true,
     .of_heads = true},
    {.content = Content::Distances,
     .phrase = "distances",
     .description = QT_TRANSLATE_NOOP("Figure", "Attention weight over distance"),
     .ending = QT_TRANSLATE_NOOP("FigureContent", "-distances"),
     .view = View::Map,
     .draft = distancesFigure,
     .is_chart = true},
    {.content = Content::Scatter,
     .phrase = "a scatter plot",
     .description = QT_TRANSLATE_NOOP("Figure", "Two measures of heads"),
     .ending = QT_TRANSLATE_NOOP("FigureContent", "-scatter"),
     .view = View::Measures,
     .draft = scatterFigure,
     .is_chart = true,
     .of_heads = true},
    {.content = Content::Differences,
     .phrase = "differences",
     .description = QT_TRANSLATE_NOOP("Figure", "Largest differences of attention weights"),
     .ending = QT_TRANSLATE_NOOP("FigureContent", "-differences"),
     .view = View::Compare,
     .draft = differencesFigure,
     .is_chart = true,
     .compares = true,
     .of_heads = true},
};

}  // namespace

const ContentRow& contentRow(Content content) { return *std::ranges::find(contentRows, content, &ContentRow::content); }

bool isChart(const FigureSettings& settings) { return contentRow(settings.content).is_chart; }
