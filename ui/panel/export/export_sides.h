#pragma once

#include "ui/panel/export/export_section.h"
#include "ui/plot/figure/figure.h"

#include <vector>

class PrefixedCombo;

/// Which heads a figure compares: its own session's, whatever the window's view compares.
class ExportSides final : public ExportSection {
    Q_OBJECT
public:
    /// @param source  whose session it changes; outlives this
    explicit ExportSides(FigureSource& source);

    void display(const core::FigureSettings& settings) override;
    void apply(core::FigureSettings& settings) const override;

private:
    void take();

    FigureSource& m_source;
    std::vector<PrefixedCombo*> m_heads;  ///< the heads of sides A, B, …
};
