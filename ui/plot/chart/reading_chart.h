#pragma once

#include <QCoreApplication>
#include <QStringList>

#include "core/analysis/span_reading.h"
#include "ui/plot/chart/chart.h"

/// One area of the chart: a named span, what stands outside of all, or several small spans together.
struct ReadArea {
    QString name;
    QColor color;
    std::vector<double> shares;  ///< [words]

    double mean() const;
};

/// Who was read for each word of an answer, as areas that lie on each other.
struct ReadingChart {
    Q_DECLARE_TR_FUNCTIONS(ReadingChart)
public:
    QStringList words;            ///< of the answer
    std::vector<ReadArea> areas;  ///< the lowest first

    /// The largest by their means, in the order of the text; the small ones together where there are more than `most`.
    static ReadingChart of(const core::Trace& trace, core::Index item, const core::SpanReading& reading,
                           const Palette& colors, std::size_t most = 12);
    /// Without the words below, for which see label().
    Chart chart(const Palette& colors) const;
    /// Writes as many words below as there is room for.
    /// @param room    between the axes, in the font's units
    /// @param device  that the font is measured for; may be null
    void label(Chart& chart, double room, const QPaintDevice* device) const;
};

/// A span's name, or that what it stands for has none.
QString readSpanName(const core::ReadSpan& span);
/// The colour that the span has everywhere; a quiet one for what has no name.
QColor readSpanColor(const core::ReadSpan& span, const Palette& colors);
