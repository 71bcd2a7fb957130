#pragma once

#include <qcustomplot.h>

#include "ui/part/spoken_table.h"
#include "ui/view/ink/ink_ground.h"
#include "ui/view/map/annotation_hands.h"
#include "ui/view/map/map_cell_words.h"
#include "ui/view/map/map_gestures.h"
#include "ui/view/map/map_marks.h"
#include "ui/view/map/map_sheet.h"
#include "ui/view/spotlit_view.h"

#include <optional>
#include <utility>

/// One head's map: tokens or words on both axes, numbers while they fit, hatching where the mask hides. Drag pans,
/// Ctrl+wheel and two fingers zoom, Shift+drag marks cells, arrow keys move the chosen cell. Holds no other view's
/// state.
///
/// Cells that it takes and tells are those of tokens, also where its rows and columns are words.
class MapView final : public QCustomPlot, public SpokenTables, public InkGround, public SpotlitView {
    Q_OBJECT
public:
    explicit MapView(QWidget* parent = nullptr);

    /// @param stages  of the head to show
    /// @param rows    what they are read for, where the model's can be
    void display(const std::shared_ptr<const core::Trace>& trace, const core::HeadAddress& address,
                 const core::HeadAttention& stages, const core::MapLook& look, const MapSurroundings& around = {});
    /// Shows a head's map that was made elsewhere, because it takes long.
    void display(const core::Trace& trace, ShownMap shown, core::RowReading rows);
    /// Shows a map that is too long to be kept: an overview that is refined over time, and the visible part.
    void displayLong(const std::shared_ptr<const core::Trace>& trace, const core::HeadAddress& address,
                     const core::MapLook& look);
    void clear();  ///< nothing to show
    /// Whether a long map is being computed; it can be stopped.
    bool isLoading() const { return m_long.isLoading(); }
    void cancel() { m_long.cancel(); }
    void setCells(const core::Cell& chosen, const std::optional<core::Cell>& hover);
    /// The map and its labels alone, without colour bar and captions.
    void setBare(bool bare)
    {
        m_sheet.setBare(bare);
        giveLeastSize();
        arrange();
    }
    /// While it is bare: whether the numbers in cells would be as much larger than before as an audience needs if it
    /// had that size.
    bool letsNumbersGrow(const QSizeF& size)
    {
        const bool grow = m_sheet.letsNumbersGrow(size);
        arrange();
        return grow;
    }
    void setSpotlight(bool on) override
    {
        m_sheet.setSpotlight(on);
        setCells(m_chosen, {});
        replot(QCustomPlot::rpQueuedReplot);
    }
    /// A token's row, a token's column or the cell of both keep their colours and numbers; the rest fades.
    void setPointedOut(std::optional<core::Index> query, std::optional<core::Index> key);
    /// Cells that were picked: those that a painting hides; null for none.
    void setMarked(std::shared_ptr<const core::Painting> cells);
    /// How numbers become colours; the rest of the settings is the figures' own.
    void setFigure(const core::FigureSettings& figure);

    void zoomBy(double factor);  ///< about the middle; more than 1 is closer
    void fitAll();
    /// Brings a cell to the middle, so close that tokens around it can be read.
    void goTo(const core::Cell& cell);

    /// The cell at a place in the widget, if there is one: of words, the last query and the first key there. And the
    /// place of a cell's middle.
    std::optional<core::Cell> cellAt(const QPointF& position) const;
    QPointF positionOf(const core::Cell& cell) const;
    QRgb colorOf(const core::Cell& cell) const;
    const HeatStyle& style() const { return m_sheet.map().style(); }
    QFont labelFont() const { return m_sheet.panel().queryLabels()->font(); }
    /// The meaning of cells and pixels, where they are not single weights of the head.
    const QString& caption() const { return m_caption; }
    std::vector<SpokenTable> spokenTables() override;
    QString spokenChoice() override;
    const Minimap* minimap() const { return m_sheet.minimap(); }
    const Heatmap& heatmap() const { return m_sheet.map(); }
    AnnotationHands& hands() { return m_hands; }
    std::vector<InkTable> inkTables() const override { return m_sheet.inkTables(m_shown); }

signals:
    void cellClicked(const core::Cell& cell);
    void cellHovered(const std::optional<core::Cell>& cell);
    void cellsMarked(const std::shared_ptr<const core::Painting>& cells);
    void failed(const core::Error& error);
    void colorsEdited(const MapColorMenu::Edit& edit);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    void giveLeastSize();
    void connectParts();
    void connectGestures();
    void nameRows(const core::Trace& trace, core::RowReading rows);
    void showPictures();
    void showMarked();
    void showAnnotations();
    void giveTheme();
    void recolor();
    void arrange();
    void describePixels();
    QString lostNote() const;
    void drawOverlay();
    void markCells();
    void describeCell();
    void lookAround();

    /// Row and column of the chosen cell.
    core::Cell chosenPlace() const;
    MapCellWords words() const
    {
        return MapCellWords({m_sheet.map(), m_shown, m_long, m_amount, m_sheet.annotations()});
    }

    void zoomAt(const QPointF& position, double factor);
    void clickAt(const QPointF& position);
    void moveTo(const core::Cell& place);

    MapSheet m_sheet;
    MapGestures m_gestures;
    AnnotationHands m_hands;
    MapMarks m_marks;
    LongMap m_long;
    QString m_caption;
    core::FigureSettings m_figure;
    ShownMap m_shown;  ///< without numbers of a long map
    core::RowReading m_rows = core::RowReading::AtToken;
    SpokenAmount m_amount = SpokenAmount::Share;
    core::Cell m_chosen;
    std::optional<core::Cell> m_hover;
    std::pair<std::optional<core::Index>, std::optional<core::Index>> m_pointedOut;
    CellMarker::Marks m_lineMarks = CellMarker::Marks::Cell;  ///< what a step points out
    bool m_isDrawn = false;                                   ///< once
};
