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

    /// What should be known before the figure is printed, a sentence each.
    void setWarnings(const QStringList& warnings);

private:
    void createFields();
    void createType();
    void createChecks();
    void displayType(const core::FigureSettings& settings);

    PrefixedCombo* m_angle;
    PrefixedSpin* m_points;
    PrefixedSpin* m_every;
    PrefixedSpin* m_length;
    PrefixedCombo* m_font;
    PrefixedSpin* m_least;
    PrefixedCombo* m_letters;
    QCheckBox* m_bold;
    QCheckBox* m_spaces;
    QCheckBox* m_difference;
    QLabel* m_warning;
    QCheckBox* m_bar;
    QCheckBox* m_axes;
    QCheckBox* m_values;
    QCheckBox* m_dots;
    QCheckBox* m_title;
    QLineEdit* m_words;
};
