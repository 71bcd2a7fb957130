#include "ui/bench/map_bench.h"

#include <QAction>
#include <QInputDialog>
#include <QMenu>

#include "core/model/recorded/recorded_tokens.h"
#include "ui/bench/annotate_bar.h"
#include "ui/bench/annotating.h"
#include "ui/bench/head_off_column.h"
#include "ui/bench/map_controls.h"
#include "ui/part/banner.h"
#include "ui/view/map/map_view.h"
#include "ui/words/token_text.h"

using core::Index;

MapBench::MapBench(const Workbench& bench, core::View view, QObject* parent)
    : ViewBench(bench, view, parent),
      m_view(new MapView),
      m_annotating(new Annotating(bench, m_view, this)),
      m_column(new HeadOffColumn(bench, m_view, m_annotating->bar())),
      m_controls(new MapControls)
{
    connect(m_view, &MapView::cellClicked, this, &MapBench::choose);
    connect(m_view, &MapView::cellHovered, this, &MapBench::pointAt);
    connect(m_view, &MapView::cellsMarked, &m_bench.editor, &SessionEditor::setMarked);
    connect(m_controls, &MapControls::edited, this, [this](const MapControls::Edit& change) {
        edit([&](core::FigureSettings& figure) { change(figure.map); });
    });
    connect(m_view, &MapView::colorsEdited, this, &MapBench::edit);
    connect(&m_maker, &MapMaker::made, this, &MapBench::showMade);
    const auto fail = [this](const core::Error& error) {
        m_bench.banner.showError(error);
        emit activityChanged();
    };
    connect(m_view, &MapView::failed, this, fail);
    connect(&m_maker, &MapMaker::failed, this, fail);
    connect(&bench.results, &RunResults::started, &m_maker, &MapMaker::drop);
}

QWidget* MapBench::widget() { return m_column; }

QWidget* MapBench::focusTarget() { return m_view; }

QWidget* MapBench::controls() const { return m_controls; }

void MapBench::setBare(bool bare)
{
    ViewBench::setBare(bare);
    if (bare) m_annotating->setOn(false);
    m_view->setBare(bare);
}

bool MapBench::letsNumbersGrow(const QSizeF& size) { return m_view->letsNumbersGrow(size); }

void MapBench::clear() { m_view->clear(); }

/// The map as it is to be read; one of many heads is made on another thread, and the one before stays meanwhile.
void MapBench::show()
{
    m_column->show();
    m_annotating->show();
    if (!m_bench.selection.headIsThere()) return;
    const auto trace = m_bench.results.shown();
    const core::HeadAddress address = m_bench.selection.address();
    const core::MapLook& look = m_bench.session().figure.map;
    const MapSurroundings around{.picked = pickedHeads(m_bench.session(), address.item)};
    m_view->setFigure(m_bench.session().figure);
    if (trace->isLong()) {
        m_view->displayLong(trace, address, look);
    } else if (takesLong(*trace, address, look, std::ssize(around.picked))) {
        m_maker.make(trace, address, look, around);
    } else {
        const auto stages = m_bench.stages.of(trace, address);
        if (stages == nullptr) return;
        m_maker.drop();
        m_view->display(trace, address, *stages, look, around);
        m_view->setMarked(m_bench.session().marked);
    }
    showCells();
}

void MapBench::showMade(const std::shared_ptr<const core::Trace>& trace, const std::shared_ptr<const ShownMap>& map)
{
    if (trace != m_bench.results.shown() || !m_view->isVisible()) return;
    m_view->display(*trace, *map, rows());
    m_view->setMarked(m_bench.session().marked);
    showCells();
    emit activityChanged();
}

void MapBench::showCells()
{
    m_view->setCells(m_bench.selection.chosen(), m_bench.selection.hover());
    const Selection::Pointed& pointed = m_bench.selection.pointedOut();
    m_view->setPointedOut(pointed.query, pointed.key);
}

QString MapBench::activity() const { return m_maker.isRunning() ? tr("computing the map… (Esc stops)") : QString(); }

bool MapBench::cancel()
{
    if (!m_view->isLoading() && !m_maker.isRunning()) return false;
    if (m_view->isLoading()) m_view->cancel();
    m_maker.drop();
    emit activityChanged();
    return true;
}

void MapBench::edit(const std::function<void(core::FigureSettings&)>& change)
{
    core::FigureSettings figure = m_bench.session().figure;
    change(figure);
    m_bench.editor.setFigure(figure);
}

void MapBench::showControls(bool isLookedAt)
{
    const auto trace = m_bench.results.shown();
    const bool fromFile = trace != nullptr && (trace->recorded() || trace->fromGiven());
    const Index item = m_bench.selection.focus().item;
    m_controls->show(
        m_bench.session().figure.map, isLookedAt, m_bench.results.isLong(),
        {.norms = !fromFile,
         .picked = !pickedHeads(m_bench.session(), item).empty(),
         .special = trace == nullptr || core::tellsSpecialTokens(*trace, item),
         .pair = trace != nullptr && core::secondText(trace->queries(item)) && core::secondText(trace->keys(item)),
         .spans = trace != nullptr && !trace->keySpans(item).empty()});
}

void MapBench::addActions(QMenu* menu)
{
    const auto add = [&](const QString& text, const QKeySequence& keys, const QString& tip, auto act) {
        QAction* action = menu->addAction(text, this, act);
        action->setShortcut(keys);
        action->setStatusTip(tip);
        return action;
    };
    add(tr("Zoom &into the map"), {}, tr("Look at fewer cells: Ctrl and the wheel, or + in the map"),
        [this] { m_view->zoomBy(1.25); });
    add(tr("Zoom &out of the map"), {}, tr("Look at more cells: Ctrl and the wheel, or − in the map"),
        [this] { m_view->zoomBy(0.8); });
    add(tr("&Show the whole map"), {}, tr("Look at all cells: double click, or 0 in the map"),
        [this] { m_view->fitAll(); });
    QAction* go = add(tr("&Go to token…"), QKeySequence(tr("Ctrl+L")), tr("Choose a token by its text or its number"),
                      [this] { goToToken(); });
    go->setToolTip(go->statusTip());
    QAction* annotate =
        add(tr("&Annotate by hand"), QKeySequence(tr("Ctrl+Alt+A")),
            tr("Draw boxes, arrows, words and braces onto the map; choose this again, or Esc, to end"), [this] {
                if (m_annotating->isOffered()) return m_annotating->setOn(!m_annotating->isOn());
                m_bench.sayInPassing(tr("Only a map with a cell for each token can be annotated."));
            });
    annotate->setToolTip(annotate->statusTip());
    annotate->setObjectName(QStringLiteral("annotateByHand"));
    add(tr("&Unmark all cells"), {}, tr("Cells are marked by Shift and drag, or M"),
        [this] { m_bench.editor.setMarked(nullptr); });
}

/// By number from 1, or by the beginning of its text; from the chosen one on, so that the same again finds the next.
std::optional<Index> MapBench::tokenNamed(const QString& text, const QStringList& keys) const
{
    bool isNumber = false;
    const Index number = text.toLongLong(&isNumber) - 1;
    if (isNumber && number >= 0 && number < keys.size()) return number;
    for (Index step = 1; step <= keys.size(); ++step) {
        const Index at = (m_bench.selection.focus().key + step) % keys.size();
        QString token = keys[at];
        if (token.remove(QStringLiteral("␣")).startsWith(text, Qt::CaseInsensitive)) return at;
    }
    return std::nullopt;
}

void MapBench::goToToken()
{
    const auto trace = m_bench.results.shown();
    if (trace == nullptr) return;
    const Index item = m_bench.selection.focus().item;
    bool given = false;
    const QString text =
        QInputDialog::getText(m_view->window(), tr("Go to token"), tr("A token's text, or its number from 1"),
                              QLineEdit::Normal, m_wentTo, &given)
            .trimmed();
    if (!given || text.isEmpty()) return;
    m_wentTo = text;
    const std::optional<Index> found = tokenNamed(text, tokenTexts(trace->keys(item)));
    if (!found) return m_bench.banner.showMessage(tr("“%1” is not a token of this text.").arg(text));
    const Index query = trace->batch.key_sequences.empty()
                            ? std::min<Index>(*found, std::ssize(trace->queries(item)) - 1)
                            : m_bench.selection.focus().query;
    choose({query, *found});
    m_view->goTo({query, *found});
}

#include "moc_map_bench.cpp"
