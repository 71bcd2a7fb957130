#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "ui/plot/heat/heat_image.h"

#include <optional>
#include <vector>

/// A text as a literal of Python 3 in ASCII alone, whatever stands in it. Half of a surrogate pair is U+FFFD.
QByteArray pythonString(const QString& text);

/// A table of numbers as Matplotlib draws it.
struct PythonTable {
    QString title;
    QStringList rows;     ///< labels; empty for none
    QStringList columns;  ///< labels; empty for none
    core::Index height = 0;
    core::Index width = 0;
    HeatStyle style = {};        ///< its colours may be null: viridis
    bool row_ranges = false;     ///< each row has a range of its own
    std::vector<bool> hidden{};  ///< [height · width] cells without a colour; empty for none
};

/// A page of tables.
struct PythonPage {
    QString description;  ///< a comment
    QString title;        ///< empty for none
    std::vector<PythonTable> tables;
    core::Index columns = 1;  ///< tables side by side
    double width_mm = 89;
    double height_mm = 89;
    QString row_name;  ///< beside the axes; empty for none
    QString column_name;
    QString bar_name;
    bool bar = true;
    bool one_bar = true;  ///< false: each table has its own
    double label_points = 6;
};

/// The script that draws it with NumPy and Matplotlib, the same bytes each time. Numbers are a line of their own.
/// @param numbers  a Python expression: an array of every table's numbers, one table after the other
QByteArray pythonScript(const PythonPage& page, const QByteArray& numbers);
/// The expression for a file of the script's name with .npy behind it, because NAME.npy may hold the user's own
/// numbers.
QByteArray pythonNumbersBeside();
/// The expression for numbers within the script.
/// @param bytes  little-endian float32
QByteArray pythonNumbersInside(const QByteArray& bytes);
