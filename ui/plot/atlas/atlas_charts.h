#pragma once

#include "core/atlas/head_search.h"
#include "ui/plot/chart/chart.h"

#include <optional>

/// Two kinds of named spans, of which the one reads the other.
struct SpanKinds {
    std::string from = {};
    std::string to = {};

    friend bool operator==(const SpanKinds&, const SpanKinds&) = default;
};

/// The content of an atlas's charts.
struct AtlasCharted {
    const core::Atlas& atlas;
    std::size_t step = 0;
    const core::HeadSearch* search = nullptr;    ///< the heads that stand out; null: all
    std::optional<core::AtlasHead> chosen = {};  ///< the head that stands out most, if any
    const core::Atlas* other = nullptr;          ///< held against the first
    SpanKinds kinds = {};                        ///< who reads whom, of charts of spans
    const Palette* colors = &Palette::light();
};

/// A head that is in a chart, and its place among the chart's points.
struct ChartedHead {
    core::AtlasHead head;
    std::size_t point;
};

/// A point for each head that has both measures, coloured by its layer; of two atlases one measure in both.
struct HeadScatterChart {
    Chart chart;
    std::vector<ChartedHead> heads;
    std::size_t without = 0;  ///< heads that lack one of them
};
HeadScatterChart scatterOf(const AtlasCharted& of, core::Measure across, core::Measure up);

/// A point for each head that has read spans of two kinds: above its layer, where a layer's heads stand from left to
/// right, as high as the mean share that the one kind gives to the other; of two atlases the share in both. The chosen
/// head has its standard deviation from text to text.
HeadScatterChart spanChartOf(const AtlasCharted& of);
/// The kinds of spans that stand together in some text.
std::vector<SpanKinds> pairsIn(const core::SpanStatistics& spans);
/// Of two kinds with names the pair whose share differs most from head to head; else any.
SpanKinds mostTelling(const core::SpanStatistics& spans);
/// "question", or what stands between spans.
QString kindName(const std::string& kind);
/// "question reads document"
QString pairName(const SpanKinds& kinds);
/// "0.512 ± 0.043"; without a deviation where one text alone has the two.
QString spanShareText(const core::SpanStatistics& spans, std::size_t head, std::size_t pair);

/// A line for each head, a measure against the steps of a training; the chosen head and those that are found stand out.
Chart trainingOf(const AtlasCharted& of, core::Measure measure);
/// A step's number: the last one in its name, or its place.
double stepNumber(const core::Atlas& atlas, std::size_t step);

enum class AtlasHistogram { Distance, Entropy, First };
/// @return a chart without bars where the head has no such numbers
Chart histogramOf(const core::HeadStatistics& head, AtlasHistogram of, const Palette& colors);
QString histogramName(AtlasHistogram of);
core::Measure measureOf(AtlasHistogram of);

/// The colour of a layer, from the first to the last, to be told from the ground.
QColor layerColor(core::Index layer, core::Index layers, const Palette& colors);

/// "6.6", in several kinds of attention "cross 2.1".
QString atlasHeadName(const core::Atlas& atlas, const core::AtlasHead& head);
/// The measures that some head of an atlas has.
std::vector<core::Measure> measuresIn(const core::Atlas& atlas);
/// "0.93", "46.0", "−0.61": with as many digits as are worth reading.
QString atlasNumber(core::Measure measure, double value);
