#pragma once

#include "ui/panel/export/export_section.h"

class PrefixedCombo;
class Segments;

/// The figure's background.
class ExportGround final : public ExportSection {
    Q_OBJECT
public:
    ExportGround();

    void display(const core::FigureSettings& settings) override;
    void apply(core::FigureSettings& settings) const override;

private:
    Segments* m_grounds;
    PrefixedCombo* m_theme;
};
