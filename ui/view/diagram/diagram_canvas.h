#pragma once

#include "ui/plot/diagram/diagram_sheet.h"
#include "ui/view/why/sheet_canvas.h"

#include <vector>

/// The blocks of one or several models: a click on a layer opens it, a click on a part of the open one goes to that
/// part's view, a double click or Enter goes to the map, arrow keys go from layer to layer and from head to head.
class DiagramCanvas final : public SheetCanvas {
    Q_OBJECT
public:
    explicit DiagramCanvas(QWidget* parent = nullptr);

    void display(std::vector<DiagramModel> models);
    const DiagramSheet& sheet() const { return m_sheet; }
    const std::vector<DiagramModel>& models() const { return m_models; }

    QSize minimumSizeHint() const override;
    std::vector<SpokenTable> spokenTables() override;
    bool mayBeSeveral() const override { return true; }

signals:
    void placeChosen(const DiagramPlace& place);
    void opened(const DiagramPlace& place);  ///< its view is asked for
    void stepped(core::Index layers, core::Index heads);

protected:
    void layOut(const QRectF& room) override;
    const FigurePage* page() const override { return m_models.empty() ? nullptr : &m_sheet.page; }
    void paintMarks(QPainter& painter) const override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    const DiagramPlace* chosenLayer(std::size_t model) const;
    QString wordsOf(const DiagramPlace& place) const;
    QRectF layerRect(std::size_t model, const core::OutlineStack& stack, int row) const;
    SpokenTable spokenStack(std::size_t model, const core::OutlineStack& stack);

    std::vector<DiagramModel> m_models;
    DiagramSheet m_sheet;
    int m_height = 0;  ///< height of the sheet
};
