#pragma once

#include <QWidget>

#include "core/analysis/attention_steps.h"
#include "core/analysis/cell_derivation.h"
#include "ui/plot/steps/stage_words.h"
#include "ui/theme/palette.h"

#include <optional>

/// One score's dot product, term by term, as bars about zero; and what becomes of it.
class TermBars final : public QWidget {
    Q_OBJECT
public:
    explicit TermBars(QWidget* parent = nullptr);

    /// @param pair      "it · cat"
    /// @param uncapped  the scaled score, where a soft-cap follows
    void display(const QString& pair, core::ScoreTerms terms, const core::CellDerivation& cell,
                 const StageContext& context, std::optional<float> uncapped);
    void setColors(const Palette& colors);

    /// Only their sum, and what becomes of it.
    void setFolded(bool folded);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    QString summary() const { return m_summary; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    void summarise(const core::CellDerivation& cell, const StageContext& context, std::optional<float> uncapped);
    QRectF slot(std::size_t term) const;

    QString m_pair;
    QString m_summary;
    core::ScoreTerms m_terms;
    bool m_isFolded = false;
    const Palette* m_colors = &Palette::light();
};
