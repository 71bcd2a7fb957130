#pragma once

#include <QStringList>

#include "ui/plot/page/figure_page.h"

#include <vector>

/// A table that a student fills with a pencil. Empty texts are empty places; the text of a blank is its answer.
struct SheetTable {
    struct Cell {
        QString text = {};
        bool blank = false;   ///< a thick box, which only the key fills
        bool absent = false;  ///< no box at all; its text stands alone
    };
    QString title = {};
    QStringList rows = {};
    QStringList columns = {};
    std::vector<std::vector<Cell>> cells = {};
    double cell_width = 11.5;   ///< mm
    double cell_height = 7.8;   ///< mm
    bool turns_names = false;   ///< turns the columns' names by a quarter, where they are wider than these
    double points = 11;         ///< the size of texts in cells
    double widest_name = 1000;  ///< mm; longer names of rows are elided
};

/// In units of 1/96 inch.
QSizeF sizeOf(const SheetTable& table);
/// @param key  blanks are filled
void addTable(FigurePage& page, const SheetTable& table, const QPointF& at, bool key);
/// A thin box, or a thick one to be filled.
void addBox(FigurePage& page, const QRectF& rect, bool isThick, const QColor& fill, bool key);
