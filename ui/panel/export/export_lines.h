#pragma once

#include "ui/panel/export/export_section.h"

class PrefixedSpin;
class QCheckBox;

/// Which weights a figure of lines shows: those of its own session, whatever the window's view shows.
class ExportLines final : public ExportSection {
    Q_OBJECT
public:
    /// @param session  the figure's, which it changes; outlives this
    explicit ExportLines(core::Session& session);

    void display(const core::FigureSettings& settings) override;
    void apply(core::FigureSettings& settings) const override;

private:
    void take();

    core::Session& m_session;
    PrefixedSpin* m_most;
    PrefixedSpin* m_least;
    QCheckBox* m_curved;
};
