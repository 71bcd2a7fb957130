#pragma once

#include "ui/panel/export/export_section.h"

class PrefixedCombo;
class PrefixedSpin;
class Segments;

/// How large the page is, in millimetres or inches.
class ExportSize final : public ExportSection {
    Q_OBJECT
public:
    ExportSize();

    void display(const core::FigureSettings& settings) override;
    void apply(core::FigureSettings& settings) const override;

    /// The user chose a size here, which other settings leave alone.
    bool isChosen() const { return m_chosen; }
    /// Sets the height that "open" stands for, in millimetres.
    void setNaturalHeight(double millimetres);
    /// "89 × 84 mm", in the unit that is used here.
    QString sizeText(const QSizeF& millimetres) const;

private:
    bool inches() const;
    double unit() const;  ///< in millimetres
    QString lengthText(double millimetres) const;
    void createFields();
    void displaySize();
    void choosePreset(int preset);
    void take(double width, std::optional<double> height);

    core::FigureSettings m_size;  ///< in millimetres, as exact as they came
    double m_naturalHeight = 0;
    bool m_chosen = false;
    PrefixedCombo* m_presets;
    Segments* m_units;
    PrefixedSpin* m_width;
    PrefixedSpin* m_height;
};
