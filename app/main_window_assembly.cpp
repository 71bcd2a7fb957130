// How the window is put together: widgets, layouts, connections.

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QSplitter>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>

#include "app/main_window.h"
#include "ui/panel/banner.h"
#include "ui/panel/heading.h"
#include "ui/panel/heads_navigator.h"
#include "ui/panel/input_panel.h"
#include "ui/panel/inspector.h"
#include "ui/panel/tall_scroll_area.h"
#include "ui/theme/token_text.h"
#include "ui/view/map_view.h"

#include <algorithm>

using core::Index;

namespace {

QScrollArea* scrollable(QWidget* content)
{
    auto* area = new QScrollArea;
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

}  // namespace

void MainWindow::createViews()
{
    m_input = new InputPanel;
    m_heads = new HeadsNavigator;
    m_map = new MapView;
    m_inspector = new Inspector;
    m_banner = new Banner;
    m_headHint = new Hint;

    auto* navigator = new QWidget;
    auto* navigatorLayout = new QVBoxLayout(navigator);
    navigatorLayout->setContentsMargins(0, 0, 0, 0);
    navigatorLayout->setSpacing(8);
    navigatorLayout->addWidget(m_heads);
    navigatorLayout->addWidget(m_headHint);
    navigatorLayout->addStretch(1);

    auto* left = new QFrame;
    left->setObjectName(QStringLiteral("leftPanel"));
    left->setMinimumWidth(220);
    left->setMaximumWidth(420);
    auto* leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins(14, 14, 14, 10);
    leftLayout->setSpacing(8);
    leftLayout->addWidget(m_input);
    leftLayout->addSpacing(8);
    leftLayout->addWidget(new Heading(tr("Heads")));
    leftLayout->addWidget(scrollable(navigator), 1);

    auto* right = new QFrame;
    right->setObjectName(QStringLiteral("rightPanel"));
    right->setMaximumWidth(420);
    auto* rightLayout = new QVBoxLayout(right);
    rightLayout->setContentsMargins(0, 0, 0, 0);
    rightLayout->addWidget(new TallScrollArea(m_inspector));

    auto* splitter = m_splitter = new QSplitter;
    splitter->addWidget(left);
    splitter->addWidget(m_map);
    splitter->addWidget(right);
    // Side panels give way on a small screen and leave a large one to the map.
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 3);
    splitter->setStretchFactor(2, 1);
    splitter->setSizes({300, 820, 310});
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(1);

    auto* centre = new QWidget;
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(createTopBar());
    layout->addWidget(m_banner);
    layout->addWidget(splitter, 1);
    setCentralWidget(centre);

    m_counts = new QLabel;
    m_timing = new QLabel;
    m_maskStatus = new QLabel;
    statusBar()->addWidget(m_counts);
    statusBar()->addWidget(m_timing);
    statusBar()->addPermanentWidget(m_maskStatus);
    statusBar()->setSizeGripEnabled(false);
    m_slow = new QTimer(this);
    m_slow->setSingleShot(true);
    m_slow->setInterval(500);
}

QWidget* MainWindow::createTopBar()
{
    auto* bar = new QFrame;
    bar->setObjectName(QStringLiteral("topBar"));
    auto* brand = new QLabel(tr("AttentionScope"));
    brand->setObjectName(QStringLiteral("brand"));
    m_modelMenu = new QMenu(this);
    m_model = new QToolButton;
    m_model->setMenu(m_modelMenu);
    m_model->setPopupMode(QToolButton::InstantPopup);
    m_model->setToolTip(tr("Choose what computes the attention"));
    m_layerBox = new QComboBox;
    m_headBox = new QComboBox;
    m_layerBox->setAccessibleName(tr("Layer"));
    m_headBox->setAccessibleName(tr("Head"));
    m_layerBox->setToolTip(tr("Layer (Alt+Up, Alt+Down)"));
    m_headBox->setToolTip(tr("Head (Alt+Left, Alt+Right)"));
    for (QComboBox* box : {m_layerBox, m_headBox}) box->setSizeAdjustPolicy(QComboBox::AdjustToContents);

    auto* exportMenu = new QMenu(this);
    exportMenu->addAction(tr("This head…"), this, &MainWindow::saveHead);
    exportMenu->addAction(tr("All heads on one page…"), this, &MainWindow::saveAllHeads);
    exportMenu->addAction(tr("Copy as picture"), this, &MainWindow::copyFigure);
    auto* save = new QToolButton;
    save->setObjectName(QStringLiteral("primary"));
    save->setText(tr("Export…"));
    save->setToolTip(tr("Save the figure as PDF or PNG"));
    save->setMenu(exportMenu);
    save->setPopupMode(QToolButton::InstantPopup);

    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(14, 8, 14, 8);
    layout->setSpacing(12);
    layout->addWidget(brand);
    layout->addWidget(m_model);
    layout->addWidget(m_layerBox);
    layout->addWidget(m_headBox);
    layout->addStretch(1);
    layout->addWidget(save);
    return bar;
}

void MainWindow::connectViews()
{
    connect(m_input, &InputPanel::edited, this, &MainWindow::start);
    connect(m_input, &InputPanel::notTaken, m_banner, &Banner::showMessage);
    connect(m_input->chips(), &TokenChips::queryClicked, this, [this](Index token) {
        m_selection.setCell({token, std::min(token, m_selection.focus().key)});
    });
    connect(m_input->chips(), &TokenChips::keyClicked, this, [this](Index token) {
        m_selection.setCell({m_selection.focus().query, token});
    });
    connect(m_heads, &HeadsNavigator::headClicked, &m_selection, &Selection::setHead);
    connect(m_inspector, &Inspector::headClicked, &m_selection, &Selection::setHead);
    connect(m_inspector, &Inspector::keyClicked, this, [this](Index key) {
        m_selection.setCell({m_selection.cell().query, key});
    });
    connect(m_map, &MapView::cellClicked, &m_selection, &Selection::setCell);
    connect(m_map, &MapView::cellHovered, &m_selection, &Selection::setHover);
    connect(m_layerBox, &QComboBox::activated, this,
            [this](int layer) { m_selection.setHead(layer, m_selection.focus().head); });
    connect(m_headBox, &QComboBox::activated, this,
            [this](int head) { m_selection.setHead(m_selection.focus().layer, head); });
    connect(m_modelMenu, &QMenu::aboutToShow, this, &MainWindow::fillModelMenu);
    connect(&m_selection, &Selection::headChanged, this, &MainWindow::showHead);
    connect(&m_selection, &Selection::cellChanged, this, &MainWindow::showCell);
}

void MainWindow::connectController()
{
    connect(&m_controller, &RunController::prepared, this, &MainWindow::showPrepared);
    connect(&m_controller, &RunController::layerFinished, this, &MainWindow::showTrace);
    connect(&m_controller, &RunController::finished, this, &MainWindow::showTrace);
    connect(&m_controller, &RunController::failed, this, &MainWindow::showError);
    connect(&m_controller, &RunController::stopped, this, [this] {
        m_slow->stop();
        m_timing->setText(tr("stopped: the picture is of what was computed before"));
    });
    connect(&m_controller, &RunController::predicted, this, [this](Index position, const auto& predictions) {
        if (m_trace == nullptr || position >= static_cast<Index>(m_trace->sequences[0].tokens.size())) return;
        m_inspector->displayPredictions(tokenText(m_trace->sequences[0].tokens[position]), predictions);
    });
    connect(m_slow, &QTimer::timeout, this, [this] { m_timing->setText(tr("computing… (Esc stops)")); });
}
