#pragma once

#include "ui/plot/tokenizers/tokenizers_sheet.h"
#include "ui/view/why/sheet_canvas.h"

#include <vector>

/// One text's tokens by several tokenizers: a click on a token of the first chooses its row of the map, one on a
/// tokenizer's name goes to its model's map.
class TokenizersCanvas final : public SheetCanvas {
    Q_OBJECT
public:
    explicit TokenizersCanvas(QWidget* parent = nullptr);

    void display(std::vector<CutByModel> cuts);
    const std::vector<CutByModel>& cuts() const { return m_cuts; }
    const TokenizersSheet& sheet() const { return m_sheet; }

    QSize minimumSizeHint() const override;
    std::vector<SpokenTable> spokenTables() override;
    bool mayBeSeveral() const override { return true; }

signals:
    void tokenChosen(core::Index token);  ///< token of the first run
    void modelOpened(std::size_t run);

protected:
    void layOut(const QRectF& room) override;
    const FigurePage* page() const override { return m_cuts.empty() ? nullptr : &m_sheet.page; }
    void paintMarks(QPainter& painter) const override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    std::optional<core::Cell> chipAt(const QPointF& position) const;
    QString wordsOf(const core::Cell& chip) const;
    SpokenTable spokenRow(std::size_t row);

    std::vector<CutByModel> m_cuts;
    TokenizersSheet m_sheet;
    std::size_t m_row = 0;  ///< the row whose model Enter opens
    int m_height = 0;       ///< height of the sheet
};
