// What the map shows, which tokens its axes have, and what is marked in it.

#include <QActionGroup>
#include <QInputDialog>
#include <QMenu>
#include <QToolButton>

#include "app/main_window.h"
#include "ui/control/head_analysis.h"
#include "ui/panel/banner.h"
#include "ui/theme/token_text.h"
#include "ui/view/map_view.h"

#include <algorithm>

using core::Index;
using Settings = core::FigureSettings;

void MainWindow::connectMap()
{
    connect(m_analysis, &HeadAnalysis::mapMade, this,
            [this](const std::shared_ptr<const core::Trace>& trace, const std::shared_ptr<const ShownMap>& map) {
                if (trace != m_trace || session().view != core::View::Map) return;
                m_map->display(*trace, *map, session().figure.rows);
                m_map->setCells({m_selection.focus().query, m_selection.focus().key}, m_selection.hover());
                m_map->setMarked(session().marked);
                showStatus();
            });
    connect(m_map, &MapView::cellsMarked, this, [this](const std::shared_ptr<const core::Painting>& cells) {
        m_editor.setMarked(cells);
        rankByCells();
    });
}

/// The map as it is to be read; one of many heads is made on another thread, and the one before stays meanwhile.
void MainWindow::showMap(const core::HeadAttention& stages)
{
    const Settings& figure = session().figure;
    const MapLook look{
        .cells = figure.cells, .words = figure.words, .special = figure.special_tokens, .pooled_by = figure.pooled_by};
    if (takesLong(*m_trace, address(), look)) return m_analysis->makeMap(m_trace, address(), look, figure.rows);
    m_analysis->dropMap();
    m_map->display(m_trace, address(), stages, figure.rows, look);
    m_map->setMarked(session().marked);
}

/// What cells are and how tokens are grouped: one menu beside the views.
QWidget* MainWindow::createCells()
{
    m_cells = new QToolButton;
    m_cells->setObjectName(QStringLiteral("cells"));
    m_cells->setToolTip(tr("What the map's cells and rows stand for"));
    m_cells->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(m_cells);
    m_cells->setMenu(menu);
    const auto edit = [this](const auto& change) {
        Settings figure = session().figure;
        change(figure);
        m_editor.setFigure(figure);
        showCells();
        showView();
    };
    auto* kinds = new QActionGroup(this);
    const std::pair<QString, Settings::Cells> cells[] = {{tr("Weights"), Settings::Cells::Weights},
                                                         {tr("‖weight · v Wᴼ‖"), Settings::Cells::Norms},
                                                         {tr("Mean of the layer's heads"), Settings::Cells::LayerMean},
                                                         {tr("Mean of all heads"), Settings::Cells::ModelMean},
                                                         {tr("Rollout up to the layer"), Settings::Cells::Rollout}};
    for (const auto& [text, kind] : cells) {
        QAction* action = menu->addAction(
            text, this, [edit, picked = kind] { edit([picked](Settings& figure) { figure.cells = picked; }); });
        action->setCheckable(true);
        action->setData(static_cast<int>(kind));
        kinds->addAction(action);
    }
    menu->addSeparator();
    QAction* words = menu->addAction(tr("Words instead of pieces"), this,
                                     [edit](bool on) { edit([on](Settings& figure) { figure.words = on; }); });
    words->setObjectName(QStringLiteral("words"));
    words->setCheckable(true);
    auto* special = new QActionGroup(this);
    const std::pair<QString, Settings::SpecialTokens> tokens[] = {
        {tr("Special tokens shown"), Settings::SpecialTokens::Shown},
        {tr("Special tokens left out"), Settings::SpecialTokens::Hidden},
        {tr("Special tokens left out, rows renormalised"), Settings::SpecialTokens::Renormalised}};
    menu->addSeparator();
    for (const auto& [text, kind] : tokens) {
        QAction* action = menu->addAction(text, this, [edit, picked = kind] {
            edit([picked](Settings& figure) { figure.special_tokens = picked; });
        });
        action->setCheckable(true);
        action->setData(100 + static_cast<int>(kind));
        special->addAction(action);
    }
    return m_cells;
}

void MainWindow::showCells()
{
    const Settings& figure = session().figure;
    const QString names[] = {tr("Weights"), tr("Norms"), tr("Layer mean"), tr("Model mean"), tr("Rollout")};
    QString text = names[static_cast<std::size_t>(figure.cells)];
    if (figure.words) text += tr(" · words");
    if (figure.special_tokens != Settings::SpecialTokens::Shown) text += tr(" · no special");
    m_cells->setText(tr("%1 ▾").arg(text));
    m_cells->setVisible(session().view == core::View::Map && !showsLong());
    for (QAction* action : m_cells->menu()->actions()) {
        if (action->objectName() == QLatin1String("words")) action->setChecked(figure.words);
        if (!action->data().isValid()) continue;
        const int value = action->data().toInt();
        action->setChecked(value >= 100 ? value - 100 == static_cast<int>(figure.special_tokens)
                                        : value == static_cast<int>(figure.cells));
        const bool fromFile = m_trace != nullptr && (m_trace->recorded() || m_trace->fromGiven());
        if (value == static_cast<int>(Settings::Cells::Norms)) action->setEnabled(!fromFile);
    }
}

void MainWindow::createMapMenu(QMenu* view)
{
    add(view, tr("&Go to token…"), QKeySequence(tr("Ctrl+L")), tr("Choose a token by its text or its number"),
        &MainWindow::goToToken);
    QAction* none = view->addAction(tr("Unmark all cells"), this, [this] {
        m_editor.setMarked(nullptr);
        m_map->setMarked(nullptr);
        rankByCells();
    });
    none->setStatusTip(tr("Cells are marked by Shift and drag, or M"));
}

/// By number from 1, or by the beginning of its text; from the chosen one on, so that the same again finds the next.
void MainWindow::goToToken()
{
    if (m_trace == nullptr) return;
    const Index item = insideTrace(session().focus).item;
    const QStringList keys = tokenTexts(m_trace->keys(item));
    bool given = false;
    const QString text = QInputDialog::getText(this, tr("Go to token"), tr("A token's text, or its number from 1"),
                                               QLineEdit::Normal, m_wentTo, &given)
                             .trimmed();
    if (!given || text.isEmpty()) return;
    m_wentTo = text;
    bool isNumber = false;
    Index found = text.toLongLong(&isNumber) - 1;
    if (!isNumber || found < 0 || found >= keys.size()) {
        found = -1;
        for (Index step = 1; step <= keys.size() && found < 0; ++step) {
            const Index at = (session().focus.key + step) % keys.size();
            QString token = keys[at];
            token.remove(QStringLiteral("␣"));
            if (token.startsWith(text, Qt::CaseInsensitive)) found = at;
        }
    }
    if (found < 0) return m_banner->showMessage(tr("“%1” is no token of this text.").arg(text));
    const Index query = m_trace->batch.key_sequences.empty() ? std::min<Index>(found, m_trace->queries(item).size() - 1)
                                                             : m_selection.focus().query;
    chooseCell({query, found});
    m_map->goTo({query, found});
}
