// How the window is put together: widgets, layouts, connections.

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTabBar>
#include <QTimer>
#include <QToolButton>

#include "app/main_window.h"
#include "ui/control/error_text.h"
#include "ui/control/head_analysis.h"
#include "ui/panel/banner.h"
#include "ui/panel/elided_label.h"
#include "ui/panel/example_note.h"
#include "ui/panel/heading.h"
#include "ui/panel/heads_navigator.h"
#include "ui/panel/input_panel.h"
#include "ui/panel/inspector.h"
#include "ui/panel/intervention_list.h"
#include "ui/panel/module_panel.h"
#include "ui/panel/tall_scroll_area.h"
#include "ui/theme/token_text.h"
#include "ui/view/all_heads_view.h"
#include "ui/view/compare_view.h"
#include "ui/view/flow_view.h"
#include "ui/view/map_view.h"
#include "ui/view/mask_view.h"
#include "ui/view/measures_view.h"
#include "ui/view/picture_view.h"
#include "ui/view/steps_view.h"

#include <algorithm>

using core::Index;

void MainWindow::createViews()
{
    m_map = new MapView;
    m_steps = new StepsView;
    m_mask = new MaskView;
    m_compare = new CompareView;
    m_picture = new PictureView;
    m_allHeads = new AllHeadsView;
    m_flow = new FlowView;
    m_measures = new MeasuresView;
    m_analysis = new HeadAnalysis(this);
    m_inspector = new Inspector;
    m_inspector->hide();  // until there is a cell
    m_banner = new Banner;
    m_note = new ExampleNote;
    m_views = new QStackedWidget;  // in the order of core::View
    // Where panels leave a view less room than its controls need, it scrolls instead of widening the window.
    for (QWidget* view : std::initializer_list<QWidget*>{m_map, m_steps, m_mask, m_compare, m_allHeads, m_flow,
                                                         m_measures, m_picture}) {
        auto* area = new QScrollArea;
        area->setWidget(view);
        area->setWidgetResizable(true);
        area->setFocusPolicy(Qt::NoFocus);
        area->setFrameShape(QFrame::NoFrame);
        m_views->addWidget(area);
    }
    m_absent = new Hint;
    m_absent->setAlignment(Qt::AlignCenter);
    m_absent->setMargin(60);
    m_absent->setObjectName(QStringLiteral("absent"));
    m_views->addWidget(m_absent);

    m_right = new QFrame;
    m_right->setObjectName(QStringLiteral("rightPanel"));
    m_right->setMaximumWidth(420);
    auto* rightLayout = new QVBoxLayout(m_right);
    rightLayout->setContentsMargins(0, 0, 0, 0);
    rightLayout->addWidget(new TallScrollArea(m_inspector));

    m_splitter = new QSplitter;
    m_splitter->addWidget(m_left = createLeft());
    m_splitter->addWidget(m_views);
    m_splitter->addWidget(m_right);
    // Side panels give way on a small screen and leave a large one to the view.
    m_splitter->setStretchFactor(0, 1);
    m_splitter->setStretchFactor(1, 3);
    m_splitter->setStretchFactor(2, 1);
    m_splitter->setSizes({300, 820, 310});
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setHandleWidth(1);

    auto* centre = new QWidget;
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(createTopBar());
    layout->addWidget(createTabs());
    layout->addWidget(m_banner);
    layout->addWidget(m_note);
    layout->addWidget(m_splitter, 1);
    setCentralWidget(centre);

    m_counts = new ElidedLabel;
    m_timing = new QLabel;
    m_reading = new ElidedLabel;  // gives way to the views' own sentences
    m_status = new QLabel;
    statusBar()->addWidget(m_counts);
    statusBar()->addWidget(m_timing);
    statusBar()->addWidget(m_reading);
    statusBar()->addPermanentWidget(m_status);
    statusBar()->setSizeGripEnabled(false);
    m_slow = new QTimer(this);
    m_slow->setSingleShot(true);
    m_slow->setInterval(500);
}

QFrame* MainWindow::createLeft()
{
    m_input = new InputPanel;
    m_heads = new HeadsNavigator;
    m_module = new ModulePanel;
    m_module->hide();
    m_headHint = new Hint;
    m_interventions = new InterventionList;

    auto* below = new QWidget;
    auto* belowLayout = new QVBoxLayout(below);
    belowLayout->setContentsMargins(0, 0, 4, 0);
    belowLayout->setSpacing(8);
    belowLayout->addWidget(new Heading(tr("Heads")));
    belowLayout->addWidget(createBlocks());
    belowLayout->addWidget(m_heads);
    belowLayout->addWidget(m_headHint);
    belowLayout->addWidget(m_interventions);
    belowLayout->addSpacing(6);
    belowLayout->addWidget(m_module);
    belowLayout->addStretch(1);

    auto* left = new QFrame;
    left->setObjectName(QStringLiteral("leftPanel"));
    left->setMaximumWidth(420);
    auto* layout = new QVBoxLayout(left);
    layout->setContentsMargins(14, 14, 10, 10);
    layout->setSpacing(8);
    layout->addWidget(m_input);
    layout->addSpacing(8);
    layout->addWidget(new TallScrollArea(below), 1);
    return left;
}

/// The views, and which panels stand beside them.
QWidget* MainWindow::createTabs()
{
    auto* bar = new QFrame;
    bar->setObjectName(QStringLiteral("tabs"));
    m_tabs = new QTabBar;
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(false);
    m_tabs->setAccessibleName(tr("Views"));
    const std::pair<QString, QString> views[] = {
        {tr("Map"), tr("One head's weights (Ctrl+1)")},
        {tr("Steps"), tr("How they come about, step by step (Ctrl+2)")},
        {tr("Mask"), tr("Which keys a query may see (Ctrl+3)")},
        {tr("Compare"), tr("Heads or runs side by side (Ctrl+4)")},
        {tr("All heads"), tr("Every head at once; which head does this? (Ctrl+5)")},
        {tr("Flow"), tr("Queries and keys joined by lines (Ctrl+6)")},
        {tr("Measures"), tr("What is measured of each head (Ctrl+7)")}};
    for (const auto& [name, tip] : views) m_tabs->setTabToolTip(m_tabs->addTab(name), tip);
    const auto toggle = [](const QString& text, const QString& tip) {
        auto* button = new QToolButton;
        button->setText(text);
        button->setToolTip(tip);
        button->setCheckable(true);
        return button;
    };
    m_inputToggle = toggle(tr("Input"), tr("Show or hide text, heads and module (F8)"));
    m_inspectorToggle = toggle(tr("Cell"), tr("Show or hide how the chosen cell comes about (F9)"));
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(14, 4, 14, 0);
    layout->setSpacing(6);
    layout->addWidget(m_tabs);
    layout->addStretch(1);
    layout->addWidget(createRows());
    layout->addWidget(createCells());
    layout->addWidget(createPooling());
    layout->addWidget(m_inputToggle);
    layout->addWidget(m_inspectorToggle);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int view) { setView(static_cast<core::View>(view)); });
    connect(m_inputToggle, &QToolButton::clicked, this, &MainWindow::toggleInput);
    connect(m_inspectorToggle, &QToolButton::clicked, this, &MainWindow::toggleInspector);
    return bar;
}

QWidget* MainWindow::createTopBar()
{
    auto* bar = new QFrame;
    bar->setObjectName(QStringLiteral("topBar"));
    m_brand = new QLabel(tr("AttentionScope"));
    m_brand->setObjectName(QStringLiteral("brand"));
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
    m_headBox->setMaximumWidth(230);

    auto* exportMenu = new QMenu(this);
    exportMenu->addAction(tr("What is shown…"), this, &MainWindow::exportShown);
    exportMenu->addAction(tr("All heads…"), this, &MainWindow::exportAllHeads);
    exportMenu->addAction(tr("Copy as picture"), this, &MainWindow::copyFigure);
    auto* save = new QToolButton;
    save->setObjectName(QStringLiteral("primary"));
    save->setText(tr("Export…"));
    save->setToolTip(tr("Save a figure, or the numbers behind it"));
    save->setMenu(exportMenu);
    save->setPopupMode(QToolButton::InstantPopup);

    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(14, 8, 14, 8);
    layout->setSpacing(10);
    layout->addWidget(m_brand);
    layout->addWidget(m_model);
    layout->addWidget(m_blockBox);
    layout->addWidget(m_layerBox);
    layout->addWidget(m_headBox);
    layout->addLayout(createScoringControls());
    layout->addStretch(1);
    layout->addWidget(save);
    return bar;
}

QLayout* MainWindow::createScoringControls()
{
    m_maskMenu = new QMenu(this);
    m_maskButton = new QToolButton;
    m_maskButton->setMenu(m_maskMenu);
    m_maskButton->setPopupMode(QToolButton::InstantPopup);
    m_maskButton->setAccessibleName(tr("Mask"));
    m_temperature = new QDoubleSpinBox;
    m_temperature->setRange(static_cast<double>(core::lowestTemperature),
                            static_cast<double>(core::highestTemperature));
    m_temperature->setSingleStep(0.1);
    m_temperature->setDecimals(2);
    m_temperature->setKeyboardTracking(false);
    m_temperature->setPrefix(tr("T  "));
    m_temperature->setAccessibleName(tr("Temperature"));
    m_temperature->setToolTip(tr("Temperature: scores are divided by it; below 1 the weights get sharper"));
    auto* row = new QHBoxLayout;
    row->setSpacing(10);
    row->addWidget(m_maskButton);
    row->addWidget(m_temperature);
    connect(m_temperature, &QDoubleSpinBox::valueChanged, &m_editor, &SessionEditor::setTemperature);
    connect(m_maskMenu, &QMenu::aboutToShow, this, &MainWindow::fillMaskMenu);
    return row;
}
