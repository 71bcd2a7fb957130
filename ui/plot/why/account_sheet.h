#pragma once

#include <QStringList>

#include "core/explain/account_table.h"
#include "ui/plot/page/figure_page.h"

/// The fonts and colours of accounts, on a screen or on a page.
struct AccountLook {
    const Palette* colors = &Palette::light();
    QFont names;
    QFont numbers;
    QPaintDevice* device = nullptr;  ///< text is measured for it
    /// Headings are as black as all text there; the colours' bar stands in the corner, where it takes no width, and
    /// numbers are as short as those in maps.
    bool paper = false;
    double least = 0;  ///< on paper, numbers in cells that are nearer to zero stay out

    double line() const;  ///< height of a line of names
    double gap() const { return line() * 0.45; }
    QColor adds() const;                          ///< red: above zero
    QColor takes() const;                         ///< blue
    QColor barOf(double value, bool rest) const;  ///< the colour of a part; that of the rest is fainter
    /// Colours about zero for numbers that are added; those that are not known do not count.
    HeatStyle style(const core::Matrix& values) const;
    /// Writes onto a page; quiet words are of the second rank.
    void write(FigurePage& page, const QFont& font, const QRectF& rect, Qt::Alignment alignment, const QString& words,
               bool quiet) const;
    /// Writes as much of it as fits into the width, with "…" for the rest.
    void writeFitting(FigurePage& page, const QFont& font, const QRectF& rect, const QString& words, bool quiet,
                      Qt::Alignment alignment = Qt::AlignLeft) const;
    QFont boldNames() const;
    /// Lines of a heading, each of this width, one below the other from a corner at the top left.
    void writeLines(FigurePage& page, const QFont& font, const QPointF& at, double width,
                    const QStringList& lines) const;
    /// Numbers that are added as a map in these colours: written in their cells where they fit, else with a minus where
    /// they take away.
    FigurePage::Map map(const core::Matrix& values, const QRectF& rect) const;
    /// The smallest size of a number in points: what is smaller is left out, on a screen sooner than on paper.
    double leastNumber() const { return paper ? 5 : 0.66 * numbers.pointSizeF(); }
};

/// A number that is added to a score: with its sign, as many places as three digits ask for.
/// @param of_small  places of numbers below 10
QString addedNumber(double value, int of_small = 2);
/// The places of numbers of which this is the largest: among many small ones two would say nothing.
int addedPlaces(double largest);

/// The cell of an even grid at a position.
std::optional<core::Cell> cellIn(const QRectF& grid, core::Index rows, core::Index columns, const QPointF& position);

/// The names of the parts, and the headings of the two sides.
struct AccountWords {
    QStringList queries;  ///< [lines]
    QStringList keys;
    QString query_title;
    QString key_title;
    QString colors;  ///< the colours' quantity
    /// Sentences about a line of either side and its sum, "%1 of the first text adds %2"; empty: those of a cell.
    QString query_sum = {};
    QString key_sum = {};
    QString name = {};    ///< what a screen reader calls it; empty: as of a cell
    bool tokens = false;  ///< lines are tokens, in their order: where they stand close, every k-th is named
};

/// One cell's account as it lies on a page: the products as a map, and both sides' sums as bars along its margins, so
/// that one sees that they add up.
struct AccountSheet {
    FigurePage page;
    QRectF matrix;
    core::Index rows = 0;
    core::Index columns = 0;
    int places = 2;               ///< of products below 10
    QStringList query_sums = {};  ///< [rows] as they are written
    QStringList key_sums = {};
    bool cramped = false;  ///< names or numbers lie on each other, or do not fit into the room
    bool narrow = false;   ///< because of its columns
    bool bare = false;     ///< cells have no numbers, because these did not fit

    /// A product; of a side alone, the other is -1: beside the map a row, above it a column.
    std::optional<core::Cell> lineAt(const QPointF& position) const;
    QRectF rectOf(const core::Cell& product) const;
};
/// @param room  where it lies
AccountSheet accountSheet(const core::AccountTable& table, const AccountWords& words, const AccountLook& look,
                          const QRectF& room);
/// The room in which no name touches the next one; of hundreds of tokens, in which every k-th is named.
QSizeF accountRoom(const core::AccountTable& table, const AccountWords& words, const AccountLook& look);
/// The number of parts of each side that fit.
QSize partsThatFit(const AccountLook& look, const QSizeF& room);
