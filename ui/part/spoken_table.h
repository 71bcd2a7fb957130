#pragma once

#include <QRectF>
#include <QString>

#include "core/attention/cell.h"

#include <functional>
#include <optional>
#include <vector>

class QWidget;

/// Row and column of a table, from 0.
struct SpokenPlace {
    int row = 0;
    int column = 0;

    static SpokenPlace of(const core::Cell& cell) { return {static_cast<int>(cell.query), static_cast<int>(cell.key)}; }
    core::Cell cell() const { return {row, column}; }

    friend bool operator==(const SpokenPlace&, const SpokenPlace&) = default;
};

/// A table of cells that a widget draws, for people who hear it: assistive programs walk through it cell by cell, with
/// the names of rows and columns. What it calls must hold until the widget shows something else.
struct SpokenTable {
    QString name;
    int rows = 0;
    int columns = 0;
    std::function<QString(int row)> row_name;
    std::function<QString(int column)> column_name;
    std::function<QString(const SpokenPlace&)> number;  ///< "44 percent"
    /// "it attends to cat, 44 percent"; null: row, column and number
    std::function<QString(const SpokenPlace&)> sentence = {};
    std::function<QRectF(const SpokenPlace&)> rect;  ///< in the widget, whether it can be seen or not
    /// Chooses a cell like a click; null where nothing can be chosen.
    std::function<void(const SpokenPlace&)> choose = {};
    std::optional<SpokenPlace> chosen = {};

    bool has(const SpokenPlace& place) const
    {
        return place.row >= 0 && place.column >= 0 && place.row < rows && place.column < columns;
    }
    /// Everything that is to be said of a cell.
    QString sentenceOf(const SpokenPlace& place) const;
};

/// A widget that draws tables. Assistive programs find them by QAccessibleTableInterface: a widget of one table is it,
/// one of several has them as its children.
class SpokenTables {
public:
    SpokenTables();  ///< makes such widgets known to QAccessible, once for all of them
    SpokenTables(const SpokenTables&) = delete;
    SpokenTables& operator=(const SpokenTables&) = delete;
    virtual ~SpokenTables() = default;

    /// The tables that are shown now.
    virtual std::vector<SpokenTable> spokenTables() = 0;
    /// Whether there may be several at once.
    virtual bool mayBeSeveral() const { return false; }
    /// The chosen cell in a sentence, of all tables together; empty where there is none.
    virtual QString spokenChoice();

protected:
    /// Tells assistive programs, where there are any, that another cell is chosen or says something else.
    /// @param view  this
    void speak(QWidget* view);

private:
    QString m_said;
    std::vector<std::pair<int, int>> m_sizes;  ///< sizes of the tables when they were last told
};
