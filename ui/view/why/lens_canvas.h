#pragma once

#include "ui/plot/why/lens_sheet.h"
#include "ui/view/why/sheet_canvas.h"

#include <memory>

/// Each layer's prediction: click or arrow keys choose a layer and a token.
class LensCanvas final : public SheetCanvas {
    Q_OBJECT
public:
    explicit LensCanvas(QWidget* parent = nullptr);

    /// @param lens  null for nothing
    void display(std::shared_ptr<const core::LogitLens> lens, LensWords words);
    /// Layer (0: before the first) and token.
    void setChosen(const core::Cell& cell);

    QSize minimumSizeHint() const override;
    std::vector<SpokenTable> spokenTables() override;

signals:
    void cellChosen(const core::Cell& cell);

protected:
    void layOut(const QRectF& room) override;
    const FigurePage* page() const override { return m_lens == nullptr ? nullptr : &m_sheet.page; }
    void paintMarks(QPainter& painter) const override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QString wordsOf(const core::Cell& cell) const;

    std::shared_ptr<const core::LogitLens> m_lens;
    LensWords m_words;
    LensSheet m_sheet;
    core::Cell m_chosen;  ///< layer and token
};
