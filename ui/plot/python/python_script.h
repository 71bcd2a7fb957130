#pragma once

#include <QByteArray>
#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <QStringList>

#include "ui/plot/heat/heat_image.h"

#include <utility>
#include <vector>

/// A text as a literal of Python 3 in ASCII alone, whatever stands in it. Half of a surrogate pair is U+FFFD.
QByteArray pythonString(const QString& text);

/// Labels along a side of a map.
struct PythonLabels {
    enum class Side { Left, Top, Bottom };

    Side side = Side::Left;
    std::vector<core::Index> places;  ///< rows or columns
    QStringList words;
    double points = 6;
    double turned = 0;  ///< degrees
    /// How a label is set off from the others.
    struct Face {
        bool bold = false;
        QColor color = {};  ///< invalid: as the others
    };
    std::vector<Face> faces{};  ///< [places]; empty: none is
};

/// A map of numbers, where the figure has it.
struct PythonMap {
    QRectF rect;
    core::Index rows = 0;
    core::Index columns = 0;
    HeatStyle style = {};
    bool row_ranges = false;     ///< each row has a range of its own
    std::vector<bool> hidden{};  ///< [rows · columns] cells without a colour; empty for none
    QStringList written{};       ///< [rows · columns] in the cells; empty for none
    QByteArray inks{};           ///< the ink of each: "k" or "w"
    double written_points = 6;
    MapBorder border = {};
    std::vector<PythonLabels> labels{};
};

/// A colour bar. Its ticks lie between 0, its lower end, and 1.
struct PythonBar {
    QRectF rect;
    HeatStyle style;
    bool flat = false;  ///< from left to right
    std::vector<std::pair<double, QString>> ticks;
    double points = 6;
    QString name;
    double name_points = 6;
};

/// A rectangle over the maps.
struct PythonPlate {
    QRectF rect;
    QColor fill;  ///< transparent: none
    QColor line;
    double width = 1;  ///< of the line, in the page's units; 0: none
};

/// A line from corner to corner over the maps.
struct PythonLine {
    std::vector<QPointF> corners;
    QColor color;
    double width = 1;  ///< in the page's units
    double head = 0;   ///< length of the head at its end; 0: none
};

/// Words at a place.
struct PythonText {
    QPointF at;
    QString words;
    double points = 6;
    QColor color;
    const char* align = "left";     ///< "left", "center" or "right"
    const char* stands = "center";  ///< "center", "top" or "bottom"
    double turned = 0;              ///< degrees
    bool bold = false;
};

/// A page of maps in units of 1/96 inch.
struct PythonPage {
    QString description;  ///< a comment
    QSizeF size;
    QColor ground;
    QStringList fonts;
    QColor ink;  ///< ink of labels
    std::vector<PythonMap> maps;
    std::vector<PythonBar> bars;
    std::vector<PythonText> texts;
    std::vector<PythonPlate> plates{};
    std::vector<PythonLine> lines{};
    std::vector<QLineF> ticks{};  ///< beside the numbers of long sides
    double dpi = 300;
};

/// The script that draws it with NumPy and Matplotlib as it is on the page, the same bytes each time. Numbers are a
/// line of their own.
/// @param numbers  a Python expression: an array of every table's numbers, one table after the other
QByteArray pythonScript(const PythonPage& page, const QByteArray& numbers);
/// The expression for a file of the script's name with .npy behind it, because NAME.npy may hold the user's own
/// numbers.
QByteArray pythonNumbersBeside();
/// The expression for numbers within the script.
/// @param bytes  little-endian float32
QByteArray pythonNumbersInside(const QByteArray& bytes);
