#pragma once

#include <qcustomplot.h>

#include "core/attention/cell.h"
#include "core/attention/painting.h"
#include "core/model/trace.h"
#include "ui/plot/cell_marker.h"
#include "ui/plot/color_bar.h"
#include "ui/plot/map_panel.h"
#include "ui/plot/shown_map.h"
#include "ui/view/long_map.h"
#include "ui/view/marked_cells.h"
#include "ui/view/minimap.h"
#include "ui/view/spoken_cell.h"

/// One head's map: tokens or words on both axes, numbers while they fit, hatching where the mask hides. Drag pans,
/// Ctrl+wheel zooms, Shift+drag marks cells, arrow keys move the chosen cell. Holds no other view's state.
///
/// Cells that it takes and tells are those of tokens, also where its rows and columns are words.
class MapView final : public QCustomPlot, public SpokenView {
    Q_OBJECT
public:
    using Look = MapLook;

    explicit MapView(QWidget* parent = nullptr);

    /// @param stages  of the head to show
    /// @param rows    what they are read for, where the model's can be
    void display(const std::shared_ptr<const core::Trace>& trace, const core::HeadAddress& address,
                 const core::HeadAttention& stages, core::RowReading rows, const Look& look);
    /// What was made of a head elsewhere, because it takes long.
    void display(const core::Trace& trace, ShownMap shown, core::RowReading rows);
    /// A map that is too long to be kept: an overview, refined while one looks, and the part that is looked at.
    void displayLong(const std::shared_ptr<const core::Trace>& trace, const core::HeadAddress& address,
                     core::PooledBy by, core::RowReading rows = core::RowReading::AtToken);
    void clear();  ///< nothing to show
    /// Whether a long map is being computed; it can be stopped.
    bool isLoading() const { return m_long.isLoading(); }
    void cancel() { m_long.cancel(); }
    void setCells(const core::Cell& chosen, const std::optional<core::Cell>& hover);
    /// Cells that were picked: those that a painting hides; null for none.
    void setMarked(std::shared_ptr<const core::Painting> cells);
    void setColors(const Palette& colors);

    void zoomBy(double factor);  ///< about the middle; more than 1 is closer
    void fitAll();
    /// Brings a cell to the middle, so close that tokens around it can be read.
    void goTo(const core::Cell& cell);

    /// The cell at a place in the widget, if there is one: of words, the last query and the first key there. And the
    /// place of a cell's middle.
    std::optional<core::Cell> cellAt(const QPointF& position) const;
    QPointF positionOf(const core::Cell& cell) const;
    QRgb colorOf(const core::Cell& cell) const;
    /// What cells and pixels stand for, where that is not one weight of the head.
    const QString& caption() const { return m_caption; }
    QString spoken() const override;
    const Minimap* minimap() const { return m_minimap; }

signals:
    void cellClicked(const core::Cell& cell);
    void cellHovered(const std::optional<core::Cell>& cell);
    void cellsMarked(const std::shared_ptr<const core::Painting>& cells);
    void failed(const core::Error& error);

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
    /// What the pointer does while its button is held down.
    enum class Drag { None, Click, Pan, Mark, Minimap };

    bool isEmpty() const { return m_panel.heatmap()->rows() == 0; }
    void showMap(ShownMap shown, const core::Trace& trace, core::RowReading rows);
    void arrange();
    void placeNames(const QRectF& map);
    int captionLines() const;
    QString wrapped(const QString& text) const;
    void describePixels();
    QString poolingNote() const;
    void arrangeMinimap();
    void nameAxes(const core::Trace& trace, core::RowReading rows);
    void lookAround();
    void showPictures();
    /// @return whether it is another one
    bool setRange(const std::pair<float, float>& range, HeatStyle::Curve curve);
    void showStyle();
    void showMarked();

    // Rows and columns of the map, which are tokens or words: map_view_cells.cpp.
    std::optional<core::Cell> placeAt(const QPointF& position) const;
    core::Cell placeOf(const core::Cell& tokens) const;
    core::Cell tokensAt(const core::Cell& place) const;
    core::CellRange tokensOf(const core::MapRegion& places) const;
    bool isShown(const core::Cell& place) const;
    float weightAt(const core::Cell& place) const;
    std::pair<core::Index, core::Index> rankAt(const core::Cell& place) const;
    void describeCell();
    QString hoverText(const core::Cell& place) const;

    void keepInside();
    void zoomAt(const QPointF& position, double factor);
    void panBy(const QPointF& pixels);
    void centerOn(const QPointF& coordinates);
    void reveal(const core::Cell& place);
    void moveTo(const core::Cell& place);
    bool moveByKey(const QKeyEvent& event);
    void beginMarking(const core::Cell& place);
    void markTo(const core::Cell& place);
    void mark(const core::Cell& place);

    MapPanel m_panel;
    ColorBar* m_bar;
    MarkedCells* m_tint;
    CellMarker* m_marker;
    Minimap* m_minimap;
    QCPItemText* m_queryName;
    QCPItemText* m_keyName;
    QCPItemText* m_hatchName;
    QCPItemText* m_pixelName;
    QString m_caption;
    LongMap m_long;
    const Palette* m_colors = &Palette::light();
    ShownMap m_shown;  ///< without numbers of a long map
    core::RowReading m_rows = core::RowReading::AtToken;
    SpokenAmount m_amount = SpokenAmount::Share;
    core::Cell m_chosen;
    std::shared_ptr<const core::Painting> m_marked = std::make_shared<const core::Painting>();
    Drag m_drag = Drag::None;
    QPointF m_pressed;
    std::optional<core::Cell> m_stroke;  ///< where a stroke of marks has come to
    core::Brush m_brush = core::Brush::Hide;
    std::pair<float, float> m_range{0.0F, 1.0F};  ///< of the colours
    HeatStyle::Curve m_curve = HeatStyle::Curve::Linear;
};
