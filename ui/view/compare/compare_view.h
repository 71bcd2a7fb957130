#pragma once

#include <QWidget>

#include "ui/panel/compare/run_line.h"
#include "ui/view/compare/compared_sides.h"

#include <vector>

class CompareBar;
class CompareMaps;
class DifferenceList;
class ElidedLabel;
class GroupedBars;
class QLabel;
class QScrollArea;

/// Two to four heads, or the same head in two to four runs: their maps on one scale, the difference of two of them, and
/// where and how much these differ. Where texts differ, the same word stands at the same place in every map.
///
/// Cells that come in and go out are those of the first side. One of a token that it does not have is marked here
/// alone.
class CompareView final : public QWidget {
    Q_OBJECT
public:
    using Side = ComparedSide;
    using RunFields = ::RunFields;

    explicit CompareView(QWidget* parent = nullptr);

    /// @param runs  what stands in the editors of each run
    /// @param rows  what they are read for, where a side's model's can be
    /// @param by    which tokens of the sides' texts are the same
    void display(const core::CompareSettings& settings, std::vector<Side> sides, const std::vector<RunFields>& runs,
                 core::RowReading rows = core::RowReading::AtToken, core::SameToken by = core::SameToken::Text);
    /// Marks one cell in every map.
    void setCells(const core::Cell& chosen, const std::optional<core::Cell>& hover);
    /// How numbers become colours, from the next display on; the rest of the settings is the figures' own.
    void setFigure(const core::FigureSettings& figure) { m_figure = figure; }

    /// Shows the maps alone, without the rows that edit their runs and the lists below.
    void setBare(bool bare);
    CompareBar* bar() const { return m_bar; }

signals:
    void cellClicked(const core::Cell& cell);
    void cellHovered(const std::optional<core::Cell>& cell);
    void statusChanged(const QString& left, const QString& right);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* createBelow();
    void connectParts();
    void resizeMaps();
    void showMaps();
    void showDifferences();
    void showStatus(const QString& reason);
    void showCells();
    void showQuery();
    void chooseAt(const core::Cell& place);
    void hoverAt(const std::optional<core::Cell>& place);
    const ComparedContent& first() const { return m_sides.maps()[m_pair.first]; }
    const ComparedContent& second() const { return m_sides.maps()[m_pair.second]; }

    CompareBar* m_bar;
    QScrollArea* m_scroll;
    CompareMaps* m_maps;
    QWidget* m_below;
    ElidedLabel* m_queryTitle;
    GroupedBars* m_bars;
    DifferenceList* m_list;
    QLabel* m_same;  ///< in place of an empty list
    QLabel* m_divergence;

    ComparedSides m_sides;
    ComparedSides::Pair m_pair{0, 1};  ///< the sides whose difference is shown
    core::FigureSettings m_figure;
    DifferenceSize m_difference;        ///< the difference of the pair
    core::Divergence m_numbers;         ///< numbers of the pair
    core::Cell m_given;                 ///< chosen, as the window has it: a cell of the first side
    core::Cell m_chosen;                ///< its place in the maps, or one that the first side does not have
    std::optional<core::Cell> m_hover;  ///< pointed at, as a place in the maps
};
