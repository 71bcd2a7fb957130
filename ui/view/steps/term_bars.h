#pragma once

#include "core/analysis/attention_steps.h"
#include "core/analysis/cell/cell_derivation.h"
#include "ui/plot/steps/stage_words.h"
#include "ui/view/steps/calculation_panel.h"

#include <optional>

/// One score's dot product, term by term, as bars about zero; and what becomes of it.
class TermBars final : public CalculationPanel {
    Q_OBJECT
public:
    explicit TermBars(QWidget* parent = nullptr);

    /// @param pair      "it · cat"
    /// @param uncapped  the scaled score, where a soft-cap follows
    void display(const QString& pair, core::ScoreTerms terms, const core::CellDerivation& cell,
                 const StageContext& context, std::optional<float> uncapped);

protected:
    void paintNumbers(QPainter& painter, const QRectF& area) override;
    QString tipAt(const QPoint& position) const override;

private:
    QString summaryOf(const core::CellDerivation& cell, const StageContext& context,
                      std::optional<float> uncapped) const;

    core::ScoreTerms m_terms;
};
