#pragma once

#include "ui/panel/export/export_section.h"

class PrefixedCombo;
class PrefixedSpin;

/// How weights become colours.
class ExportColors final : public ExportSection {
    Q_OBJECT
public:
    /// @param signs  the weights have signs: their colours are the diverging ones, and their range has 0 in its middle
    explicit ExportColors(bool signs);

    void display(const core::FigureSettings& settings) override;
    void apply(core::FigureSettings& settings) const override;

private:
    void createMaps();
    void createRange();
    void createCurve();
    core::FigureSettings::Scale scale() const;
    core::FigureSettings::Curve curve() const;
    QString words(const core::FigureSettings& settings) const;

    bool m_signs;
    PrefixedCombo* m_map;
    PrefixedCombo* m_scale;
    PrefixedSpin* m_lowest;
    PrefixedSpin* m_highest;
    PrefixedCombo* m_curve;
    PrefixedSpin* m_gamma;
    QLabel* m_words;
};
