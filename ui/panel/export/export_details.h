#pragma once

#include "ui/panel/export/export_section.h"

class PrefixedCombo;
class PrefixedSpin;
class QCheckBox;
class QLineEdit;

/// What few figures need: numbers in cells, the colour bar's place and name, the margin, and the form of a chart.
class ExportDetails final : public ExportSection {
    Q_OBJECT
public:
    ExportDetails();

    void display(const core::FigureSettings& settings) override;
    void apply(core::FigureSettings& settings) const override;

private:
    void createNumbers();
    void createBar();
    void createPicture();

    PrefixedSpin* m_decimals;
    PrefixedSpin* m_least;
    PrefixedSpin* m_size;
    PrefixedCombo* m_form;
    PrefixedCombo* m_place;
    QLineEdit* m_label;
    PrefixedSpin* m_margin;
    double m_shownMargin = 0;
    QCheckBox* m_unlabelled;
    QCheckBox* m_byWeight;
    QCheckBox* m_colored;
};
