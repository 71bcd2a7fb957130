#include "ui/window/window_updates.h"

#include "ui/bench/map_bench.h"
#include "ui/bench/view_benches.h"
#include "ui/bench/view_stack.h"
#include "ui/part/banner.h"
#include "ui/window/cell_column.h"
#include "ui/window/columns.h"
#include "ui/window/intervene_menu.h"
#include "ui/window/side_column.h"
#include "ui/window/status_line.h"
#include "ui/window/text_input.h"
#include "ui/window/top_bar.h"
#include "ui/window/view_bar.h"
#include "ui/window/window_menus.h"
#include "ui/words/views/view_rows.h"

using core::Index;
using core::View;

WindowUpdates::WindowUpdates(const Workbench& bench, const WindowParts& parts, QObject* parent)
    : QObject(parent),
      m_bench(bench),
      m_parts(parts)
{
    connect(&bench.editor, &SessionEditor::edited, this, &WindowUpdates::showSession);
    connect(&bench.editor, &SessionEditor::lookChanged, this, &WindowUpdates::showLook);
    connect(&bench.selection, &Selection::textChanged, this, &WindowUpdates::showText);
    connect(&bench.selection, &Selection::headChanged, this, &WindowUpdates::showHead);
    connect(&bench.selection, &Selection::cellChanged, this, &WindowUpdates::showCell);
    connectResults();
    connectViews();
}

void WindowUpdates::connectResults()
{
    const RunResults& results = m_bench.results;
    connect(&results, &RunResults::started, this, [this] {
        if (!m_bench.banner.asks()) m_bench.banner.hide();
    });
    connect(&results, &RunResults::preparedChanged, this, &WindowUpdates::showPrepared);
    connect(&results, &RunResults::traceChanged, this, &WindowUpdates::showTrace);
    connect(&results, &RunResults::cleared, this, &WindowUpdates::clear);
    connect(&results, &RunResults::failed, this, &WindowUpdates::showCompared);
    connect(&m_bench.stages, &StageLoader::loaded, this, [this] {
        showView();
        m_parts.right.showCell();
    });
    const auto fail = [this](const core::Error& error) { m_bench.banner.showError(error); };
    connect(&m_bench.stages, &StageLoader::failed, this, fail);
    connect(&m_bench.results.controller(), &RunController::notAnswered, this, fail);
}

void WindowUpdates::connectViews()
{
    connectView(&m_parts.views.map());
    connect(&m_parts.views, &ViewStack::made, this, &WindowUpdates::connectView);
    const auto view = [this] { return m_bench.session().view; };
    connect(&m_parts.view_bar, &ViewBar::leftToggled, this, [this, view] { m_parts.columns.toggleLeft(view()); });
    connect(&m_parts.view_bar, &ViewBar::rightToggled, this, [this, view] { m_parts.columns.toggleRight(view()); });
    connect(&m_parts.columns, &Columns::shown, &m_parts.view_bar, &ViewBar::showColumns);
    connect(&m_parts.views, &ViewStack::nothingToFocus, &m_parts.view_bar, &ViewBar::focusTabs);
}

void WindowUpdates::connectView(const ViewBench* shown)
{
    connect(shown, &ViewBench::statusChanged, &m_parts.status, &StatusLine::showOfView);
    connect(shown, &ViewBench::activityChanged, this, [this] { m_parts.status.show(m_parts.views.bench()); });
}

/// The Session was edited: panels follow. What is to be computed has begun by now.
void WindowUpdates::showSession()
{
    m_parts.left.showSession();
    m_parts.menus.showSession();
    showScoring();
    const bool starts = m_bench.results.hasBegun(), told = m_bench.selection.tell();
    if (!told && !starts) showHead();
    showPage();
    // The others show the Trace, which tells them itself when it is there.
    const View view = m_bench.session().view;
    // Another stage of the same head computes nothing.
    if (viewRow(view).shows_asked || (view == View::Steps && told && !starts)) showView();
}

void WindowUpdates::showLook()
{
    showPage();
    showScoring();
    showView();
}

void WindowUpdates::showAgain()
{
    if (m_bench.results.shown() == nullptr) return showModelAlone();
    showView();
    showCell();
}

/// Shows the Session's view, with its controls above and beside it.
void WindowUpdates::showPage()
{
    const bool isMap = m_bench.session().view == View::Map;
    m_parts.view_bar.showView();
    m_parts.views.map().showControls(isMap);
    m_parts.view_bar.showRows(m_bench.results.isLong() && isMap);
    m_parts.menus.showOffers(m_parts.view_bar);
    m_parts.columns.show(m_bench.session().view);
    m_parts.views.turn();
}

void WindowUpdates::showCompared(Index run)
{
    if (run != 0 && viewRow(m_bench.session().view).of_runs) m_parts.views.bench().show();
}

void WindowUpdates::showPrepared(Index run)
{
    if (run != 0) return showCompared(run);
    if (core::blockOf(m_bench.results.prepared()->model, m_bench.session().focus.block) == nullptr)
        m_bench.selection.setBlock(core::AttentionBlock::Self);
    m_parts.top_bar.showModel();
    m_parts.left.showPrepared();
    if (!isOffered(m_bench, m_bench.session().view)) m_bench.editor.setView(View::Map);
    showPage();
    showModelAlone();
    m_parts.status.show(m_parts.views.bench());
}

/// While a picture or a sound is waited for, the model's own blocks can be seen.
void WindowUpdates::showModelAlone()
{
    if (m_bench.results.prepared() != nullptr && m_bench.results.lacksFile() && !m_parts.views.isAbsent())
        m_parts.views.bench().show();
}

void WindowUpdates::showTrace(Index run)
{
    if (run != 0) return showCompared(run);
    m_parts.left.showTrace();
    showPage();
    showHead();
}

/// Other axes: another text of the batch, or another attention of an encoder–decoder.
void WindowUpdates::showText()
{
    m_parts.top_bar.showModel();
    m_parts.left.showTrace();
    if (m_bench.results.shown() == nullptr) return clear();  // the decoder is still to come
    showPage();
}

void WindowUpdates::showHead()
{
    m_parts.left.showHead();
    m_parts.top_bar.showHead();
    const auto trace = m_bench.results.shown();
    if (trace == nullptr) return;
    // The layer was computed, but is kept only while it is in focus.
    const auto layer = static_cast<std::size_t>(m_bench.selection.focus().layer);
    if (trace->finished() && layer < trace->layers.size() && trace->layers[layer]->light)
        m_bench.results.keepFocusedLayer();
    showScoring();
    showView();
    m_parts.left.text()->markCell();
    m_parts.right.showCell();
}

void WindowUpdates::showCell()
{
    m_parts.views.bench().showCells();
    m_parts.left.text()->markCell();
    m_parts.right.showCell();
}

/// Only the visible view is kept up to date.
void WindowUpdates::showView()
{
    if (!m_parts.views.isAbsent()) m_parts.views.bench().show();
    m_parts.status.show(m_parts.views.bench());
}

void WindowUpdates::showScoring()
{
    m_parts.top_bar.showScoring();
    m_parts.menus.intervene()->showHead();
}

/// Another model's picture must not stand under this one's name.
void WindowUpdates::clear()
{
    m_parts.views.clear();
    m_parts.left.showTrace();
    m_parts.right.clear();
    showPage();
}

#include "moc_window_updates.cpp"
