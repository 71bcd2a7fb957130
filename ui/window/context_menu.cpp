#include "ui/window/context_menu.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>

#include "core/not_shown.h"
#include "core/session/compared_heads.h"
#include "core/session/edits/head_edits.h"
#include "ui/bench/map_bench.h"
#include "ui/bench/view_stack.h"
#include "ui/control/comparison_editor.h"
#include "ui/panel/export/copy_as.h"
#include "ui/window/annotate_menu.h"
#include "ui/window/exporter.h"
#include "ui/window/intervene_menu.h"
#include "ui/words/head_title.h"
#include "ui/words/shortened.h"
#include "ui/words/token_text.h"
#include "ui/words/views/view_rows.h"

using core::View;

namespace {

constexpr int longestToken = 24;

QString shortToken(const QString& token) { return shortened(token, longestToken, longestToken - 1); }

}  // namespace

ContextMenu::ContextMenu(const Workbench& bench, const ContextParts& parts, QWidget* window)
    : QObject(window),
      m_bench(bench),
      m_parts(parts),
      m_annotate(new AnnotateMenu(bench, parts.views.map().annotating(), window)),
      m_window(window)
{
}

void ContextMenu::openInView(const QPoint& at, bool byPointer)
{
    if (m_bench.results.shown() == nullptr) return;
    if (viewRow(m_bench.session().view).of_heads) return openForHead(at);
    if (byPointer) {
        const auto pointed = m_bench.selection.hover();
        if (!pointed) return;
        m_bench.selection.setCell(*pointed);
    }
    const auto trace = m_bench.results.shown();
    const core::Focus focus = m_bench.selection.focus();
    const QStringList queries = tokenTexts(trace->queries(focus.item)), keys = tokenTexts(trace->keys(focus.item));
    QMenu* menu = begin(tr("%1 → %2").arg(shortToken(queries.value(focus.query)), shortToken(keys.value(focus.key))));
    addCell(menu);
    addFigures(menu);
    menu->popup(at);
}

void ContextMenu::openForHead(const QPoint& at)
{
    const auto trace = m_bench.results.shown();
    if (trace == nullptr) return;
    const core::Focus focus = m_bench.selection.focus();
    const QString title = headTitle(trace->model->info, focus.layer, focus.head);
    QMenu* menu = begin(title);
    addHead(menu);
    menu->addAction(tr("Copy the head's &name"), this, [title] { QApplication::clipboard()->setText(title); });
    addFigures(menu);
    menu->popup(at);
}

QMenu* ContextMenu::begin(const QString& title) const
{
    auto* menu = new QMenu(m_window);
    menu->setObjectName(QStringLiteral("contextMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QString name = title;
    QAction* heading = menu->addAction(name.replace(QLatin1Char('&'), QLatin1String("&&")));
    heading->setEnabled(false);
    QFont bold = menu->font();
    bold.setBold(true);
    heading->setFont(bold);
    menu->addSeparator();
    return menu;
}

void ContextMenu::addView(QMenu* menu, const QString& text, View view) const
{
    if (m_bench.session().view == view) return;
    menu->addAction(text, this, [this, view] { m_bench.editor.setView(view); });
}

void ContextMenu::addCell(QMenu* menu) const
{
    m_parts.intervene.addCellActions(menu);
    menu->addSeparator();
    addView(menu, tr("Show the cell in &Map"), View::Map);
    addView(menu, tr("Show how the weight is computed, in &Steps"), View::Steps);
    addView(menu, tr("Show wh&y the cell has its score"), View::Why);
    menu->addAction(tr("&Which heads attend to this cell?"), this, [this] { sortByCell(); });
    if (m_annotate->isOffered()) menu->addMenu(m_annotate);
    addOf(MenuPlace::Cell, menu);
    menu->addSeparator();
    menu->addAction(tr("Copy the wei&ght"), this, [this] {
        const auto trace = m_bench.results.shown();
        const core::Cell cell = m_bench.selection.chosen();
        const auto stages = trace == nullptr ? nullptr : m_bench.stages.of(trace, m_bench.selection.address());
        if (stages == nullptr || cell.query >= stages->weights.rows() || cell.key >= stages->weights.cols()) return;
        const float weight = stages->weights(cell.query, cell.key);
        if (core::isNotShown(weight))
            return m_bench.sayInPassing(tr("This weight is hidden until it has been guessed."));
        QApplication::clipboard()->setText(QString::number(static_cast<double>(weight), 'g', 9));
    });
}

void ContextMenu::addHead(QMenu* menu) const
{
    m_parts.intervene.addHeadActions(menu);
    menu->addSeparator();
    addView(menu, tr("Show the head's &map"), View::Map);
    addView(menu, tr("Show the head's &steps"), View::Steps);
    menu->addAction(tr("&Compare the head with another"), this, [this] { compareWithNext(); });
    if (m_headActions) m_headActions(menu);
}

void ContextMenu::addFigures(QMenu* menu) const
{
    menu->addSeparator();
    Exporter& exporter = m_parts.exporter;
    ViewStack& views = m_parts.views;
    menu->addAction(tr("Copy figure as &picture"), this, [&exporter, &views] { exporter.copyShown(views.bench()); });
    addCopyAs(menu->addMenu(tr("Copy fig&ure as")), menu,
              [&exporter, &views](CopyAs as) { exporter.copyAs(views.bench(), as); });
    menu->addAction(tr("&Export figure…"), this, [&exporter, &views] { exporter.exportShown(views.bench()); });
    addOf(MenuPlace::Figure, menu);
}

void ContextMenu::addOf(MenuPlace place, QMenu* menu) const
{
    for (const auto& feature : m_parts.features) feature->addEntries(place, *menu);
}

/// The heads that put most weight on the chosen cell come first.
void ContextMenu::sortByCell() const
{
    m_bench.editor.look([](core::Session& next) { core::sortHeadsBy(next, core::Measure::Cell); });
    m_bench.editor.setView(View::Heads);
}

void ContextMenu::compareWithNext() const
{
    core::Session now = m_bench.session();
    now.compare = {};  // not those of an earlier comparison
    ComparisonEditor(m_bench.editor).compare(core::comparedHeads(now));
    m_bench.editor.setView(View::Compare);
}

#include "moc_context_menu.cpp"
