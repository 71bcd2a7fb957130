#pragma once

#include <QWidget>

#include "core/model/pass/head_stages.h"
#include "ui/plot/heat/head_thumbnails.h"

/// Every head as a thumbnail, a row for each layer, of several lines where a layer has many; the shown one has a ring.
/// Click or arrow keys choose, Ctrl+click compares with the shown one.
class HeadsNavigator final : public QWidget {
    Q_OBJECT
public:
    explicit HeadsNavigator(QWidget* parent = nullptr);

    /// A snapshot: layers that are not finished yet stay empty. Null shows nothing.
    /// @param item  which text of the batch
    void setTrace(std::shared_ptr<const core::Trace> trace, core::Index item = 0);
    void setCurrent(core::Index layer, core::Index head);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

signals:
    void headClicked(core::Index layer, core::Index head);
    void compareAsked(core::Index layer, core::Index head);  ///< Ctrl+click

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// How a layer's heads stand in so much room.
    struct Lines {
        int count;     ///< count of each layer
        int per_line;  ///< heads
        int side;      ///< side of a head, in pixels
        int pitch;     ///< from one head to the next
        int height;    ///< from one layer to the next
    };
    Lines lines(int width) const;
    QRect cell(core::Index layer, core::Index head) const;
    std::optional<core::HeadAddress> headAt(const QPoint& position) const;
    void paintName(QPainter& painter, const QRect& rect, core::Index layer, core::Index head) const;
    static void paintOff(QPainter& painter, const QRect& rect);
    void paintHead(QPainter& painter, core::Index layer, core::Index head);
    void choose(core::Index layer, core::Index head);
    void reveal();

    std::shared_ptr<const core::Trace> m_trace;
    HeadThumbnails m_thumbnails;
    core::Index m_item = 0;
    core::Index m_layers = 0;
    core::Index m_heads = 0;
    core::Index m_layer = 0;
    core::Index m_head = 0;
};
