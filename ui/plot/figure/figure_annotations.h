#pragma once

#include "core/session/annotation.h"
#include "ui/plot/figure/page_maps.h"

#include <optional>
#include <string>
#include <vector>

namespace figure_layout {

/// Colours by which people who see no red or no green tell things apart; invalid for the usual one.
/// @param color  as core::Annotation has it
QColor inkOf(const std::string& color);

/// What is written by hand onto the maps of a page. Tokens are counted as the map has them before rows and columns are
/// chosen; what is about tokens that are not shown is left out.
class Annotations {
public:
    /// Braces beside rows stand at the right of a map, those beside columns above it or below it; both inside where the
    /// map has no room around it.
    enum class Braces { Above, Below, Inside };

    /// @param source    its session's marked cells are framed; while its text is still being written, nothing is
    /// @param settings  which say what is written
    /// @param rows      all labels of the map's rows, and of its columns
    /// @throws core::Error as core::annotationsIn and core::placesOf
    Annotations(const FigureSource& source, const core::FigureSettings& settings, const QStringList& rows,
                const QStringList& keys);
    /// @param all  as core::annotationsIn reads them
    Annotations(const std::string& all, const QStringList& rows, const QStringList& keys);

    /// Rows and columns that are shown, where these are not all.
    void setShown(std::vector<core::Index> rows, std::vector<core::Index> keys);

    /// Labels with bold and coloured tokens and what they mean.
    TokenLabels dressed(TokenLabels labels, core::Annotation::Side side) const;

    /// Room at the right of each map, and above or below it, that braces and their words take.
    double besideRows(const QFont& font) const;
    double besideKeys(const QFont& font) const;

    /// Puts what belongs to one map onto the page.
    /// @param number  of the map, from 1
    /// @param rect    of its cells
    /// @param braces  where those beside rows and columns stand
    void add(FigurePage& page, core::Index number, const QRectF& rect, const QFont& font, Braces braces) const;

    /// What is said of a cell, for those who hear it: the words about it, or the kind of what has none.
    QStringList wordsAt(core::Index row, core::Index key) const;

private:
    using Places = std::vector<core::Index>;

    Places shownOf(const core::NamedPlaces& named, core::Annotation::Side side) const;
    Places stretchOf(const core::NamedPlaces& named, core::Annotation::Side side) const;
    double besideOf(core::Annotation::Side side, const QFont& font) const;
    std::optional<QRectF> cellsOf(const core::NamedPlaces& rows, const core::NamedPlaces& keys,
                                  const QRectF& rect) const;
    void addOne(FigurePage& page, const core::Annotation& one, const QRectF& rect, const QFont& font,
                Braces braces) const;
    void addBrace(FigurePage& page, const core::Annotation& one, const QRectF& rect, const QFont& font,
                  Braces braces) const;

    void takeMarked(const core::Painting& marked);

    std::vector<core::Annotation> m_all;
    std::vector<std::string> m_rows;
    std::vector<std::string> m_keys;
    Places m_shownRows;  ///< places of rows that are shown, in their order
    Places m_shownKeys;
};

}  // namespace figure_layout
