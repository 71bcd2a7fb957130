#pragma once

#include "app/command/measure_options.h"

/// The options of a chart of heads: its measures, its groups of heads, and the answer that knock-outs change.
class ChartOptions {
public:
    /// @param command  has --view, --layer, --head, --heads, --query, --answer, --against and, when applied, --out
    void add(cli::Command& command);

    /// Applies the options that were given; the other settings stay. Heads are chosen already.
    /// @throws cli::WrongValue for what the figure's content has no use for
    void apply(core::Session& session, const cli::Command& command) const;

private:
    void requireUse(const core::Session& session, const cli::Command& command) const;
    void requireHeads(const core::Session& session, const cli::Command& command) const;
    void chooseMeasures(core::Session& session, const cli::Command& command) const;
    void chooseGroups(core::Session& session, const cli::Command& command) const;
    void chooseAnswers(core::Session& session, const cli::Command& command) const;

    std::vector<std::string> m_measures;
    std::vector<std::string> m_groups;
    std::vector<std::string> m_tracked;
    MeasureOptions m_how;
};

/// Whether a figure asks the model for an answer, at the focused query.
bool asksForAnswer(const core::FigureSettings& figure);
/// Whether it shows single heads, each of which could have a figure of its own.
bool isOfHeads(const core::FigureSettings& figure);
