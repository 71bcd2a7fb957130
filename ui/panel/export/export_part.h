#pragma once

#include <QLabel>

#include "ui/panel/export/export_section.h"
#include "ui/plot/figure/figure.h"

class QLineEdit;
class QMenu;
class QToolButton;

/// Which rows of a head a figure shows, and which tables of its steps.
class ExportPart final : public ExportSection {
    Q_OBJECT
public:
    /// @param source  outlives this
    explicit ExportPart(const FigureSource& source);

    void display(const core::FigureSettings& settings) override;
    void apply(core::FigureSettings& settings) const override;

    /// Whether the queries that were typed are there.
    bool isRight() const { return m_wrong->isHidden(); }

    /// The tables that there are to choose from.
    void showFigure(const Figure& figure);

private:
    void createQueries();
    void createTables();
    void takeQueries(const QString& names);
    void takeTables();
    void nameTables();
    void tickShown();

    const FigureSource& m_source;
    QLineEdit* m_names;
    QLabel* m_wrong;
    QToolButton* m_tables;
    QMenu* m_menu;
    std::vector<core::Index> m_queries;  ///< the last valid names
    std::vector<core::Stage> m_stages;   ///< chosen; none: the usual ones
    std::vector<FigureStage> m_offered;
};

/// Whether a figure of this content can be of some queries only.
bool hasQueries(const core::FigureSettings& settings);
