#pragma once

#include <qcustomplot.h>

#include "core/attention/cell.h"
#include "core/session/session.h"
#include "ui/part/spoken_table.h"
#include "ui/plot/heat/color_bar.h"
#include "ui/view/compare/compared_map.h"
#include "ui/view/compare/map_grid.h"

#include <deque>

/// Up to four maps on one scale and the difference of two of them on a diverging one, side by side or in rows. The same
/// cell is marked in all; arrow keys move it.
class CompareMaps final : public QCustomPlot, public SpokenTables {
    Q_OBJECT
public:
    explicit CompareMaps(QWidget* parent = nullptr);

    /// @param sides       one to four
    /// @param difference  without a name: there is none, and no room for it
    void setMaps(std::vector<ComparedContent> sides, ComparedContent difference);
    /// Which two are subtracted; a choice if there are several.
    void setPairs(const QStringList& names, int current);
    void setCells(const core::Cell& chosen, const std::optional<core::Cell>& hover);
    /// For an audience, with the chosen cell's numbers large over their maps, and without the keys to the colours.
    void setBare(bool bare);
    /// How the sides' numbers become colours; shown with the next maps.
    /// @param usual  the range where nobody chose one
    void setColoring(const core::FigureSettings& figure, const std::pair<float, float>& usual);

    /// How high this is at its best.
    int heightFor(int width, int available) const;

    /// The cell at a place in the widget, if there is one; and the place of a cell's middle. The difference comes after
    /// the sides.
    std::optional<core::Cell> cellAt(const QPointF& position) const;
    QPointF positionOf(std::size_t map, const core::Cell& cell) const;
    /// Nothing, not even opaque, where there is no map.
    QRgb colorOf(std::size_t map, const core::Cell& cell) const;
    bool isAbsent(std::size_t map, const core::Cell& cell) const { return shown()[map]->isAbsent(cell); }
    std::vector<SpokenTable> spokenTables() override;
    bool mayBeSeveral() const override { return true; }
    QString spokenChoice() override { return spoken(m_chosen); }

signals:
    void cellClicked(const core::Cell& cell);
    void cellHovered(const std::optional<core::Cell>& cell);
    void pairChosen(int pair);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override { event->ignore(); }  // the view around it scrolls
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent*) override {}
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    bool shows(std::size_t place) const { return place < m_sides || (place + 1 == m_maps.size() && m_hasDifference); }
    std::vector<const ComparedMap*> shown() const;
    std::vector<MapGrid::Shape> shapes() const;
    MapGrid layOut(const QSizeF& room) const;
    void giveTheme();
    void showStyles();
    void arrange();
    void arrangeBars(const MapGrid& grid);
    void arrangePairs(const MapGrid& grid);
    void moveCell(core::Index rows, core::Index cols);
    QString cellText(const core::Cell& cell) const;
    QString spoken(const core::Cell& cell) const;  ///< "it attends to cat: A 44 percent, B 12 percent"

    std::deque<ComparedMap> m_maps;  ///< four sides and the difference
    std::size_t m_sides = 0;
    bool m_hasDifference = false;
    bool m_sameQueries = true;
    ColorBar* m_bar;
    ColorBar* m_differenceBar;
    QComboBox* m_pairs;
    core::Cell m_chosen;
    std::optional<core::Cell> m_hover;
    core::FigureSettings m_figure;
    std::pair<float, float> m_usual{0.0F, 1.0F};
    bool m_pressed = false;
    bool m_isBare = false;
};
