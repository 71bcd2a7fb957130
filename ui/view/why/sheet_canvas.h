#pragma once

#include <QMargins>
#include <QPixmap>
#include <QWidget>

#include "ui/part/spoken_table.h"
#include "ui/plot/why/answer_sheet.h"

/// A map of layers and heads as it is heard.
/// @param map   must outlive the table
/// @param rect  where its cells lie
SpokenTable spokenMap(const HeadMapOfAnswer& map, const QRectF& rect, std::function<void(const core::Cell&)> choose);

/// A page that is laid out for the widget's size, with its chosen part marked.
class SheetCanvas : public QWidget, public SpokenTables {
    Q_OBJECT
public:
protected:
    explicit SheetCanvas(QWidget* parent);

    /// Lays out everything anew.
    virtual void layOut(const QRectF& room) = 0;
    /// null for nothing to be seen
    virtual const FigurePage* page() const = 0;
    virtual void paintMarks(QPainter& painter) const = 0;

    void rebuild();
    /// What stays free around the page.
    static QMargins edges();
    AccountLook look() const;
    QPen markPen() const;

    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QPixmap m_drawn;  ///< the page, until it is laid out anew
};
