#pragma once

#include <QRectF>
#include <QString>

#include "core/model/pass/letters.h"
#include "ui/plot/text/text_metrics.h"

#include <vector>

/// The letters that a model hears over the time of a sound, which stand under a map whose keys are its moments.
struct LetterStrip {
    std::vector<core::LetterRun> runs = {};
    double seconds = 0;  ///< from one moment to the next

    /// @param trace  one whose keys are a sound's moments, or any other, which has none
    static LetterStrip of(const core::Trace& trace, core::Index item);

    bool isThere() const { return !runs.empty(); }
    static double height(const TextMetrics& metrics);

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
        std::vector<Word> letters;
        std::vector<QRectF> ticks;
        std::vector<Word> times;
    };
    Shapes shapes(const Line& line, const TextMetrics& metrics) const;
};
