#pragma once

#include "ui/panel/export/export_section.h"
#include "ui/plot/figure/figure.h"

class PrefixedCombo;

/// The settings of a chart of heads: its measures, two groups of heads, and the answer that knock-outs change.
class ExportChart final : public ExportSection {
    Q_OBJECT
public:
    /// @param source  outlives this
    explicit ExportChart(const FigureSource& source);

    void display(const core::FigureSettings& settings) override;
    void apply(core::FigureSettings& settings) const override;

private:
    /// A choice of groups.
    struct Grouping {
        core::ChartSettings::Groups groups = core::ChartSettings::Groups::None;
        std::vector<std::string> sets = {};
    };
    /// And that of answers.
    struct Answers {
        std::vector<core::TrackedWord> words = {};
        std::string against = {};
    };

    void createMeasures();
    void createGroups();
    void createAnswers();
    void displayAnswers(const core::ChartSettings& chart);

    const FigureSource& m_source;
    PrefixedCombo* m_measure;
    PrefixedCombo* m_upwards;
    PrefixedCombo* m_groups;
    PrefixedCombo* m_answers;
    std::vector<Grouping> m_groupings;  ///< in the order of m_groups' entries
    std::vector<Answers> m_asked;       ///< in the order of m_answers' entries
};

/// Whether a figure has something that this section says.
bool hasChartChoices(const core::FigureSettings& settings);
