#pragma once

#include <QFont>
#include <QRect>

#include "core/analysis/attention_steps.h"
#include "core/attention/cell.h"
#include "ui/plot/steps/stage_painter.h"
#include "ui/plot/steps/stage_words.h"

#include <optional>
#include <span>

/// The content of a sheet of steps.
struct StepsContent {
    std::vector<core::AttentionStep> steps;
    core::Mask mask = {};
    QStringList queries = {};
    QStringList rows = {};  ///< the names of the maps' rows
    QStringList keys = {};
    StageContext context = {};
    QStringList residues = {};  ///< the names of a contact map's rows and columns; see residueNames()
    QStringList titles = {};    ///< titles of the cards, instead of numbers and the stages' names
};

/// One stage's numbers with their heading.
struct StepTable {
    StagePicture picture;
    QString title;
    QString shape;
    bool single = false;  ///< only the focused query's row
    QRect cells = {};
    int keyLabels = 0;  ///< height of the labels above

    /// Has a column for each key.
    bool isMap() const { return picture.table.cols == core::StageAxis::Keys; }
    core::Index rows() const { return picture.cells->rows(); }
    core::Index cols() const { return picture.cells->cols(); }
    QSizeF cellSize() const;
    /// The smallest font of its numbers.
    QFont leastNumbers() const;
    /// Row and column under a place inside of `cells`.
    core::Cell placeAt(const QPoint& position) const;
};

/// The tables of one step.
struct StepCard {
    QRect rect = {};
    std::vector<StepTable> tables = {};
};

/// The cards of a calculation and where they go, in pixels: from left to right, wrapping like text.
class StepCards {
public:
    static constexpr int gap = 26;
    static constexpr int titleHeight = 38;
    static constexpr int longestLabel = 84;

    StepCards() = default;
    /// @param single  the query whose row alone is shown; none: all of them
    /// @param only    the step whose card alone is there, as large as the room; none: all of them
    StepCards(const StepsContent& content, std::optional<core::Index> single, std::optional<core::Index> only,
              const Palette& colors);

    /// @param room     height that one card alone should keep to, where its cells stay readable
    /// @param scrolls  whether it may be longer for the sake of its numbers
    /// @return the height that they take
    int arrange(int width, int room, bool scrolls);
    /// The size of the smallest numbers in a step's tables, in points; 0 where some table has no room for any.
    double numberPoints(core::Index step) const;
    /// One card alone keeps its numbers only by being longer than the room.
    bool isLong() const { return m_isLong; }

    const std::vector<StepCard>& all() const { return m_cards; }
    /// Where a card lies; empty for none.
    QRect rectOf(core::Index step) const;
    /// The table at a place among the first steps.
    const StepTable* tableAt(const QPoint& position, core::Index lastStep) const;
    /// The width of the names beside tables.
    int labelWidth() const { return m_labelWidth; }

    /// The header above a table's cells, which stays in sight while they scroll: its title and its keys' names.
    static int headHeight(const StepTable& table);
    static int headTop(const StepTable& table) { return table.cells.top() - headHeight(table); }
    static QRect headOf(const StepTable& table, int labelWidth);

    /// How the names above columns of so many pixels run: as level as they fit.
    enum class KeyNames { Level, Slanted, Upright };
    KeyNames keyNames(double column) const;

private:
    int cellSide(int width) const;
    int arrangeAlone(int width, int room, bool scrolls);
    int layAlone(int abreast, int width, int room);
    bool isReadAbreast(int abreast, int width, int room);
    double columnAlone(std::span<const StepTable> line, int width) const;
    int keyLabels(int side) const;
    QSize layTable(StepTable& table, int side) const;

    std::vector<StepCard> m_cards;
    std::optional<core::Index> m_only;
    bool m_isLong = false;
    int m_keys = 0;
    int m_labelWidth = 0;
    int m_longestKey = 0;  ///< width
};

/// The names of a table's rows.
QStringList rowNamesOf(const StepsContent& content, const StepTable& table);

QFont boldFont(double points);
