#pragma once

#include <QColor>
#include <QRectF>
#include <QString>

#include "core/model/pass/letters.h"
#include "ui/plot/text/text_metrics.h"

#include <vector>

/// Names under the columns of a map: the letters that a model hears over the time of a sound, whose moments the keys
/// are, or the named spans of a text, each in its colour.
struct LetterStrip {
    std::vector<core::LetterRun> runs = {};
    double seconds = 0;  ///< from one moment to the next; 0: the columns are no moments

    /// @param trace  one whose keys are a sound's moments, or have named spans, or any other, which has no such names
    static LetterStrip of(const core::Trace& trace, core::Index item);

    bool isThere() const { return !runs.empty(); }
    double height(const TextMetrics& metrics) const;

    /// Where the moments are drawn.
    struct Line {
        double top = 0;
        double first = 0;            ///< the left edge of moment 0
        double pitch = 0;            ///< from moment to moment
        double left = 0, right = 0;  ///< the part that is seen
    };
    struct Word {
        QRectF rect;
        QString text;
    };
    /// A bar for each letter as long as it is named, the letters below as far as there is room, and a scale of time.
    struct Shapes {
        std::vector<QRectF> bars;
        std::vector<QColor> colors;  ///< [bars] of spans; none: all have the accent
        std::vector<Word> letters;
        std::vector<QRectF> ticks;
        std::vector<Word> times;

        QColor colorOf(std::size_t bar, const QColor& accent) const { return colors.empty() ? accent : colors[bar]; }
    };
    Shapes shapes(const Line& line, const TextMetrics& metrics) const;
};
