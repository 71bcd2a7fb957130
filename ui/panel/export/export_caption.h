#pragma once

#include "ui/panel/export/export_section.h"
#include "ui/plot/figure/figure.h"

class QCheckBox;
class QPlainTextEdit;

/// What stands beside a figure in a paper, to be copied, and what its file says to those who cannot see it.
class ExportCaption final : public ExportSection {
    Q_OBJECT
public:
    ExportCaption();

    void display(const core::FigureSettings& settings) override;
    void apply(core::FigureSettings& settings) const override;

    /// Takes the words of the figure that was drawn.
    void showFigure(const Figure& figure);

private:
    void copy() const;

    QPlainTextEdit* m_caption;
    QCheckBox* m_notes;
    QPlainTextEdit* m_alternative;
    QString m_described;  ///< what is said where nothing was typed
};
