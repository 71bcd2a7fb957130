#include "ui/panel/export/export_part.h"

#include <QAction>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QToolButton>

#include "core/error.h"
#include "core/session/named_queries.h"
#include "ui/plot/figure/figure_contents.h"
#include "ui/plot/figure/figure_layout.h"
#include "ui/words/error_text.h"

#include <algorithm>

using Content = core::FigureSettings::Content;

namespace {

/// Stays open while items are ticked.
class CheckedMenu final : public QMenu {
public:
    using QMenu::QMenu;

protected:
    void mouseReleaseEvent(QMouseEvent* event) override
    {
        if (!tick(actionAt(event->position().toPoint()))) QMenu::mouseReleaseEvent(event);
    }
    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->key() != Qt::Key_Space || !tick(activeAction())) QMenu::keyPressEvent(event);
    }

private:
    static bool tick(QAction* action)
    {
        if (action == nullptr || !action->isCheckable()) return false;
        action->trigger();
        return true;
    }
};

}  // namespace

bool hasQueries(const core::FigureSettings& settings) { return contentRow(settings.content).queries; }

ExportPart::ExportPart(const FigureSource& source)
    : ExportSection(tr("Rows")),
      m_source(source),
      m_names(new QLineEdit),
      m_wrong(new QLabel),
      m_tables(new QToolButton),
      m_menu(new CheckedMenu(m_tables))
{
    createQueries();
    createTables();
}

void ExportPart::createQueries()
{
    m_names->setObjectName(QStringLiteral("figureQueries"));
    m_names->setAccessibleName(tr("Queries"));
    m_names->setPlaceholderText(tr("all queries, or for example: cat, 3, 5-7"));
    m_names->setToolTip(tr("Which queries are shown: tokens, or their positions counted from 1; empty: all"));
    m_names->setClearButtonEnabled(true);
    m_wrong->setObjectName(QStringLiteral("figureQueriesWrong"));
    m_wrong->setProperty("role", QStringLiteral("warning"));
    m_wrong->setWordWrap(true);
    m_wrong->hide();
    m_rows->addWidget(m_names);
    m_rows->addWidget(m_wrong);
    connect(m_names, &QLineEdit::textEdited, this, &ExportPart::takeQueries);
}

void ExportPart::createTables()
{
    m_tables->setObjectName(QStringLiteral("figureTables"));
    m_tables->setProperty("role", QStringLiteral("control"));
    m_tables->setPopupMode(QToolButton::InstantPopup);
    m_tables->setToolTip(tr("Which tables of the calculation are shown"));
    m_tables->setMenu(m_menu);
    m_rows->addWidget(m_tables, 0, Qt::AlignLeft);
    nameTables();
}

void ExportPart::takeQueries(const QString& names)
{
    const core::Trace& trace = *m_source.traces.front();
    try {
        m_queries = core::queriesNamed(trace.queries(figure_layout::itemOf(m_source, trace)), names.toStdString());
        m_wrong->hide();
    } catch (const core::Error& error) {
        m_wrong->setText(errorText(error));
        m_wrong->show();
    }
    emit changed();
}

void ExportPart::takeTables()
{
    m_stages.clear();
    for (const QAction* action : m_menu->actions())
        if (action->isCheckable() && action->isChecked())
            m_stages.push_back(static_cast<core::Stage>(action->data().toInt()));
    nameTables();
    emit changed();
}

void ExportPart::nameTables()
{
    m_tables->setText(m_stages.empty() ? tr("Tables: the usual ones ▾")
                                       : tr("Tables: %1 of %2 ▾").arg(m_stages.size()).arg(m_offered.size()));
}

void ExportPart::display(const core::FigureSettings& settings)
{
    setVisible(hasQueries(settings));
    m_tables->setVisible(settings.content == Content::Steps);
    if (settings.part.queries != m_queries || (m_names->text().isEmpty() && !settings.part.queries.empty())) {
        m_queries = settings.part.queries;
        m_names->setText(m_queries.empty() ? QString() : QString::fromStdString(core::queryNames(m_queries)));
    }
    m_stages = settings.part.stages;
    tickShown();
    nameTables();
}

void ExportPart::apply(core::FigureSettings& settings) const
{
    settings.part.queries = hasQueries(settings) ? m_queries : std::vector<core::Index>();
    settings.part.stages = settings.content == Content::Steps ? m_stages : std::vector<core::Stage>();
}

/// Ticks the chosen heads; without a choice those in view.
void ExportPart::tickShown()
{
    for (QAction* action : m_menu->actions()) {
        if (!action->isCheckable()) continue;
        const auto stage = static_cast<core::Stage>(action->data().toInt());
        const auto offered = std::ranges::find(m_offered, stage, &FigureStage::stage);
        action->setChecked(m_stages.empty() ? offered != m_offered.end() && offered->usual
                                            : std::ranges::find(m_stages, stage) != m_stages.end());
    }
}

void ExportPart::showFigure(const Figure& figure)
{
    if (figure.stages() == m_offered) return;
    m_offered = figure.stages();
    m_menu->clear();
    m_menu->addAction(tr("The usual ones"), this, [this] {
        m_stages.clear();
        tickShown();
        nameTables();
        emit changed();
    });
    m_menu->addSeparator();
    for (const FigureStage& stage : m_offered) {
        QAction* action = m_menu->addAction(stage.title, this, &ExportPart::takeTables);
        action->setCheckable(true);
        action->setData(static_cast<int>(stage.stage));
    }
    tickShown();
    nameTables();
}

#include "moc_export_part.cpp"
