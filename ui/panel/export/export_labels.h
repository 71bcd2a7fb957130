#pragma once

#include "ui/panel/export/export_section.h"

class PrefixedCombo;
class PrefixedSpin;
class QCheckBox;
class QLineEdit;

/// What is written on a figure, and how.
class ExportLabels final : public ExportSection {
    Q_OBJECT
public:
    ExportLabels();

    void display(const core::FigureSettings& settings) override;
    void apply(core::FigureSettings& settings) const override;

    /// Warns where text is too small to be printed.
    void setSmallestText(double points);

private:
    void createFields();
    void createChecks();

    PrefixedCombo* m_angle;
    PrefixedSpin* m_points;
    PrefixedSpin* m_every;
    PrefixedSpin* m_length;
    QLabel* m_warning;
    QCheckBox* m_bar;
    QCheckBox* m_axes;
    QCheckBox* m_values;
    QCheckBox* m_title;
    QLineEdit* m_words;
};
