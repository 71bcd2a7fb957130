#pragma once

#include <QString>

#include <vector>

/// One axis of a chart: which numbers it spans, evenly or by their logarithm, and which of them are written beside it.
struct ChartAxis {
    struct Tick {
        double value;
        QString label;
    };

    double from = 0;
    double to = 1;
    bool log = false;
    QString name = {};  ///< the quantity of the numbers, with their unit
    std::vector<Tick> ticks = {};

    /// Where a number lies: 0 at the axis' beginning, 1 at its end.
    double share(double value) const;
};

/// The smallest of 1, 2 and 5 times a power of ten that is not below the value; 1 for values up to 0.
double niceStep(double least);

/// An axis between two round numbers, with a tick at each step.
/// @param most  steps
/// @param step  that is not gone below, such as 1 for what is counted; 0: none
ChartAxis evenAxis(double lowest, double highest, int most, double step = 0);

/// From the one number to the other, with ticks at round numbers between.
ChartAxis fixedAxis(double from, double to, int most, double step = 0);

/// A logarithmic axis between two powers of ten.
/// @param lowest  above 0
ChartAxis logAxis(double lowest, double highest, int most);

/// A number on an axis: with the decimals of the axis's step, and with "−".
QString axisNumber(double value, double step);
