#pragma once

#include "ui/plot/costs/costs_sheet.h"
#include "ui/view/why/sheet_canvas.h"

#include <vector>

/// Curves of what length costs, and the parts of one length: a click on a curve's chart chooses the length there.
class CostsCanvas final : public SheetCanvas {
    Q_OBJECT
public:
    explicit CostsCanvas(QWidget* parent = nullptr);

    void display(std::vector<CostedModel> models, core::Index tokens);
    const CostsSheet& sheet() const { return m_sheet; }

    QSize minimumSizeHint() const override;
    std::vector<SpokenTable> spokenTables() override;

signals:
    void lengthChosen(core::Index tokens);

protected:
    void layOut(const QRectF& room) override;
    const FigurePage* page() const override { return m_models.empty() ? nullptr : &m_sheet.page; }
    void paintMarks(QPainter& painter) const override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    void chooseAt(const QPointF& position);

    std::vector<CostedModel> m_models;
    core::Index m_tokens = 1;
    CostsSheet m_sheet;
    int m_height = 0;  ///< height of the sheet
};
