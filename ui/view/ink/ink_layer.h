#pragma once

#include <QWidget>

#include "ui/view/ink/ink_ground.h"

#include <vector>

/// The orange of drawings by hand: in no colour map, neither the accent nor the warning, and visible on light and dark
/// cells and grounds alike.
inline QColor inkColor() { return {0xff, 0x7a, 0x1a}; }

/// The tools for drawing over a view.
enum class InkTool { None, Pen, Eraser };

/// The ink over a widget's cells, and its pen. It lies over the widget and lets everything
/// through while there is no tool. Strokes are places in cells, so that they stay where they are when cells grow.
class InkLayer final : public QWidget {
    Q_OBJECT
public:
    /// @param ground  the widget, which owns the layer; it is an InkGround
    explicit InkLayer(QWidget* ground);

    /// @param strokes  of the ground's current content
    void setStrokes(std::vector<core::InkStroke> strokes);
    const std::vector<core::InkStroke>& strokes() const { return m_strokes; }
    void setTool(InkTool tool);

signals:
    void drawn(const core::InkStroke& stroke);  ///< its stage and points
    void erased(std::size_t stroke);            ///< stroke of those that were set

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void cover();
    void begin(const QPointF& position);
    void draw(const QPointF& position);
    void erase(const QPointF& position);
    static void paint(QPainter& painter, const InkTable& table, const core::InkStroke& stroke);

    const InkGround& m_ground;
    std::vector<core::InkStroke> m_strokes;
    InkTool m_tool = InkTool::None;
    std::optional<core::InkStroke> m_new;  ///< the stroke that is being drawn
    QPointF m_last;                        ///< where it has come to
};
