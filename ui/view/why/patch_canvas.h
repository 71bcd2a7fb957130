#pragma once

#include "ui/plot/why/answer_sheet.h"
#include "ui/view/why/sheet_canvas.h"

/// An answer's changes by another run's numbers, layer by layer: click or arrow keys choose a place.
class PatchCanvas final : public SheetCanvas {
    Q_OBJECT
public:
    explicit PatchCanvas(QWidget* parent = nullptr);

    /// @param map  nothing where there is none
    void display(std::optional<HeadMapOfAnswer> map);
    /// Layer and column.
    const core::Cell& chosen() const { return m_chosen; }

    QSize minimumSizeHint() const override;
    std::vector<SpokenTable> spokenTables() override;

signals:
    void cellChosen(const core::Cell& cell);

protected:
    void layOut(const QRectF& room) override;
    const FigurePage* page() const override { return m_map ? &m_sheet.page : nullptr; }
    void paintMarks(QPainter& painter) const override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void choose(const core::Cell& cell);
    bool hasCells() const { return m_map && m_map->values.size() > 0; }

    std::optional<HeadMapOfAnswer> m_map;
    AnswerSheet m_sheet;
    core::Cell m_chosen;
};
