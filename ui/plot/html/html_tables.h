#pragma once

#include <QByteArray>
#include <QStringList>

#include "core/matrix.h"
#include "ui/theme/palette.h"

#include <QRectF>

#include <memory>
#include <optional>
#include <vector>

/// A table of numbers below a figure.
struct HtmlTable {
    QString title;
    QStringList rows, columns;             ///< names; of columns without any, their numbers
    std::vector<core::Index> places = {};  ///< places of rows that are some of all, from 0
    std::shared_ptr<const core::Matrix> values;
    std::optional<QRectF> rect = {};  ///< where its cells lie on the drawing, in its units
};

/// A figure as SVG with its numbers in tables below.
struct HtmlDrawing {
    QString title;
    QString description;
    QByteArray svg;  ///< with its declaration
    /// The SVG in dark colours, for dark screens; empty: it stays as it is.
    QByteArray dark_svg = {};
    std::vector<HtmlTable> tables = {};
    const Palette* colors = &Palette::light();
    QByteArray head = {};  ///< elements of the document's head
};

/// Cells that tables on a page may have together: browsers lay out so many in about a second.
inline constexpr core::Index mostHtmlCells = 200'000;

/// The page of a drawing alone.
QByteArray drawingPage(const HtmlDrawing& drawing);

/// A drawing as part of a page, which has drawing.js: a figure, and its tables where there is room for them.
/// @param id  of letters and digits, which the ids of its tables begin with
QByteArray drawingElements(const HtmlDrawing& drawing, const QByteArray& id);
