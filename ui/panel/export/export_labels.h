#pragma once

#include "ui/panel/export/export_section.h"

#include <vector>

class PrefixedCombo;
class PrefixedSpin;
class QCheckBox;
class QLineEdit;

/// The texts on a figure, and their fonts.
class ExportLabels final : public ExportSection {
    Q_OBJECT
public:
    ExportLabels();

    void display(const core::FigureSettings& settings) override;
    void apply(core::FigureSettings& settings) const override;

    /// Warnings about the printed figure, a sentence each.
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
    QLabel* m_warning;
    std::vector<QCheckBox*> m_checks;  ///< the figure's optional elements
    QCheckBox* m_title;
    QLineEdit* m_words;
};
