#include "ui/feature/beside/beside_window.h"

#include <QAction>
#include <QCloseEvent>
#include <QHBoxLayout>
#include <QMainWindow>
#include <QShortcut>
#include <QTabBar>
#include <QVBoxLayout>

#include "ui/bench/map_bench.h"
#include "ui/bench/view_benches.h"
#include "ui/bench/view_stack.h"
#include "ui/part/kept_place.h"
#include "ui/part/menu_entry.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/window/exporter.h"
#include "ui/words/views/view_rows.h"

#include <algorithm>
#include <utility>

using core::View;

BesideWindow::BesideWindow(const Workbench& bench, View view, const QList<QAction*>& shared, Exporter& exporter)
    : m_bench(bench),
      m_view(view),
      m_views(new ViewStack(bench, [this] { return m_view; })),
      m_tabs(new QTabBar)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("beside"));
    addActions(shared);
    createLayout();
    createKeys(exporter);
    connectBench();
    resize(scaled(900), scaled(700));
    new KeptPlace(this, QStringLiteral("beside"));
    offerViews();
    countOn(true);
    keepThemed(this, [this] { show(); });
}

void BesideWindow::createLayout()
{
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(true);
    m_tabs->setAccessibleName(tr("Views"));
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        if (tab >= 0) setView(static_cast<View>(m_tabs->tabData(tab).toInt()));
    });
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(14, 4, 14, 0);
    bar->addWidget(m_tabs, 1);
    bar->addWidget(m_views->map().controls());
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(m_views, 1);
}

void BesideWindow::createKeys(Exporter& exporter)
{
    connect(new QShortcut(QKeySequence(tr("Ctrl+E")), this), &QShortcut::activated, &exporter,
            [this, &exporter] { exporter.exportShown(m_views->bench(), m_view); });
    for (const ViewRow& row : viewRows())
        connect(new QShortcut(QKeySequence(QString::fromLatin1(row.keys)), this), &QShortcut::activated, this,
                [this, view = row.view] { setView(view); });
    connect(new QShortcut(QKeySequence::Close, this), &QShortcut::activated, this, &QWidget::close);
}

void BesideWindow::connectBench()
{
    connect(&m_bench.editor, &SessionEditor::edited, this, &BesideWindow::show);
    connect(&m_bench.editor, &SessionEditor::lookChanged, this, &BesideWindow::show);
    connect(&m_bench.selection, &Selection::textChanged, this, &BesideWindow::show);
    connect(&m_bench.selection, &Selection::headChanged, this, &BesideWindow::show);
    connect(&m_bench.selection, &Selection::cellChanged, this, &BesideWindow::showCells);
    connect(&m_bench.results, &RunResults::preparedChanged, this, &BesideWindow::offerViews);
    connect(&m_bench.results, &RunResults::preparedChanged, this, &BesideWindow::show);
    connect(&m_bench.results, &RunResults::traceChanged, this, &BesideWindow::show);
    connect(&m_bench.results, &RunResults::failed, this, &BesideWindow::show);
    connect(&m_bench.results, &RunResults::cleared, m_views, &ViewStack::clear);
    connect(&m_bench.stages, &StageLoader::loaded, this, &BesideWindow::show);
}

/// The views that the model has.
void BesideWindow::offerViews()
{
    const QSignalBlocker quiet(m_tabs);
    if (!isOffered(m_bench, m_view)) m_view = View::Map;
    while (m_tabs->count() > 0) m_tabs->removeTab(0);
    for (const ViewRow& row : viewRows()) {
        if (!isOffered(m_bench, row.view)) continue;
        const int tab = m_tabs->addTab(viewName(row.view));
        m_tabs->setTabData(tab, static_cast<int>(row.view));
        if (row.view == m_view) m_tabs->setCurrentIndex(tab);
    }
}

void BesideWindow::setView(View view)
{
    const auto offered = [this, view] {
        for (int tab = 0; tab < m_tabs->count(); ++tab)
            if (m_tabs->tabData(tab).toInt() == static_cast<int>(view)) return tab;
        return -1;
    }();
    if (offered < 0 || view == m_view) return;
    countOn(false);
    m_view = view;
    countOn(true);
    m_tabs->setCurrentIndex(offered);
    setTitle(m_session);
    show();
}

/// Ranks heads by the chosen cell only while they are visible.
void BesideWindow::countOn(bool shown)
{
    const bool counts = shown && viewRow(m_view).of_heads;
    if (std::exchange(m_counts, counts) != counts) m_bench.findings.setLookedAtBeside(counts);
}

void BesideWindow::turn()
{
    m_views->map().showControls(m_view == View::Map);
    m_views->turn();
}

void BesideWindow::show()
{
    turn();
    if (!m_views->isAbsent()) m_views->bench().show();
    QWidget::show();
}

void BesideWindow::showCells() { m_views->bench().showCells(); }

void BesideWindow::setTitle(const QString& session)
{
    m_session = session;
    setWindowTitle(QStringLiteral("%1 — %2").arg(viewName(m_view), session));
}

void BesideWindow::closeEvent(QCloseEvent* event)
{
    countOn(false);
    QWidget::closeEvent(event);
}

std::unique_ptr<Feature> makeBeside(const FeatureGround& ground) { return std::make_unique<BesideWindows>(ground); }

BesideWindows::BesideWindows(const FeatureGround& ground)
    : Feature(&ground.window),
      m_bench(ground.bench),
      m_window(ground.window),
      m_shared(ground.shared),
      m_exporter(ground.exporter)
{
    connect(&m_window, &QWidget::windowTitleChanged, this, [this](const QString& title) {
        for (BesideWindow* each : m_open)
            if (each != nullptr) each->setTitle(QString(title).remove(QStringLiteral("[*]")));
    });
}

BesideWindows::~BesideWindows() { close(); }

void BesideWindows::addEntries(MenuPlace place, QMenu& menu)
{
    if (place != MenuPlace::Windows) return;
    addEntry(m_window, menu,
             {tr("New w&indow for this session"), QKeySequence(tr("Ctrl+Shift+N")),
              tr("Show another view of the same session in a second window, here or on another screen")},
             this, [this] { open(); });
}

void BesideWindows::open()
{
    std::erase_if(m_open, [](const BesideWindow* each) { return each == nullptr; });
    auto* beside = new BesideWindow(m_bench, m_bench.session().view, m_shared, m_exporter);
    beside->setTitle(m_window.windowTitle().remove(QStringLiteral("[*]")));
    m_open.emplace_back(beside);
}

bool BesideWindows::mayClose()
{
    close();
    return true;
}

void BesideWindows::close()
{
    for (BesideWindow* each : m_open) delete each;
    m_open.clear();
}

#include "moc_beside_window.cpp"
