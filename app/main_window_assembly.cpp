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
#include "ui/panel/banner.h"
#include "ui/panel/heading.h"
#include "ui/panel/heads_navigator.h"
#include "ui/panel/input_panel.h"
#include "ui/panel/inspector.h"
#include "ui/panel/module_panel.h"
#include "ui/panel/tall_scroll_area.h"
#include "ui/theme/token_text.h"
#include "ui/view/compare_view.h"
#include "ui/view/map_view.h"
#include "ui/view/mask_view.h"
#include "ui/view/steps_view.h"

#include <algorithm>

using core::Index;

void MainWindow::createViews()
{
    m_map = new MapView;
    m_steps = new StepsView;
    m_mask = new MaskView;
    m_compare = new CompareView;
    m_inspector = new Inspector;
    m_banner = new Banner;
    m_views = new QStackedWidget;  // in the order of core::View
    // Where panels leave a view less room than its controls need, it scrolls instead of widening the window.
    for (QWidget* view : std::initializer_list<QWidget*>{m_map, m_steps, m_mask, m_compare}) {
        auto* area = new QScrollArea;
        area->setWidget(view);
        area->setWidgetResizable(true);
        area->setFocusPolicy(Qt::NoFocus);
        area->setFrameShape(QFrame::NoFrame);
        m_views->addWidget(area);
    }

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
    layout->addWidget(m_splitter, 1);
    setCentralWidget(centre);

    m_counts = new QLabel;
    m_timing = new QLabel;
    m_status = new QLabel;
    statusBar()->addWidget(m_counts);
    statusBar()->addWidget(m_timing);
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

    auto* below = new QWidget;
    auto* belowLayout = new QVBoxLayout(below);
    belowLayout->setContentsMargins(0, 0, 4, 0);
    belowLayout->setSpacing(8);
    belowLayout->addWidget(new Heading(tr("Heads")));
    belowLayout->addWidget(m_heads);
    belowLayout->addWidget(m_headHint);
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
    const std::pair<QString, QString> views[] = {{tr("Map"), tr("One head's weights (Ctrl+1)")},
                                                 {tr("Steps"), tr("How they come about, step by step (Ctrl+2)")},
                                                 {tr("Mask"), tr("Which keys a query may see (Ctrl+3)")},
                                                 {tr("Compare"), tr("Heads or runs side by side (Ctrl+4)")}};
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
    exportMenu->addAction(tr("This head…"), this, &MainWindow::saveHead);
    exportMenu->addAction(tr("All heads on one page…"), this, &MainWindow::saveAllHeads);
    exportMenu->addAction(tr("Copy as picture"), this, &MainWindow::copyFigure);
    auto* save = new QToolButton;
    save->setObjectName(QStringLiteral("primary"));
    save->setText(tr("Export…"));
    save->setToolTip(tr("Save the figure as PDF, SVG or PNG"));
    save->setMenu(exportMenu);
    save->setPopupMode(QToolButton::InstantPopup);

    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(14, 8, 14, 8);
    layout->setSpacing(10);
    layout->addWidget(m_brand);
    layout->addWidget(m_model);
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

void MainWindow::connectInput()
{
    connect(m_input, &InputPanel::textEdited, this, &MainWindow::setText);
    connect(m_input, &InputPanel::keysTextEdited, this,
            [this](const QString& text) { m_editor.setKeysText(text.toStdString()); });
    connect(m_input, &InputPanel::keysTextWanted, this, [this](bool wanted) {
        m_editor.setKeysText(wanted ? std::optional(session().run().texts.front()) : std::nullopt);
        m_input->focusText(wanted);
    });
    connect(m_input, &InputPanel::splitChosen, &m_editor, &SessionEditor::setSplit);
    connect(m_input, &InputPanel::textAdded, this, [this] {
        m_editor.addText();
        m_input->focusText(false);
    });
    connect(m_input, &InputPanel::textRemoved, this, [this] { m_editor.removeText(session().focus.item); });
    connect(m_input, &InputPanel::itemChosen, this, [this](Index item) {
        core::Focus focus = session().focus;
        focus.item = item;
        m_editor.setFocus(focus);
        m_input->show(session().run(), item);
        if (m_prepared) m_input->showPrepared(*m_prepared, item, m_trace != nullptr);
        m_selection.setFocus(insideTrace(focus));
        if (m_trace != nullptr) m_heads->setTrace(m_trace, insideTrace(focus).item);
    });
    connect(m_input, &InputPanel::shuffleAsked, this, &MainWindow::shuffle);
    connect(m_input, &InputPanel::notTaken, m_banner, &Banner::showMessage);
    const auto editToken = [this](void (SessionEditor::*edit)(Index, const core::TextRange&)) {
        return [this, edit](Index token) {
            const core::CutText* text = cutText();
            if (text != nullptr && token < text->used)
                (m_editor.*edit)(session().focus.item, text->encoding.tokens[token].range);
        };
    };
    connect(m_input->chips(), &TokenChips::splitAsked, this, editToken(&SessionEditor::splitToken));
    connect(m_input->chips(), &TokenChips::joinAsked, this, editToken(&SessionEditor::joinToken));
    connect(m_module, &ModulePanel::moduleEdited, &m_editor, &SessionEditor::setModule);
    connect(m_module, &ModulePanel::presetChosen, &m_editor, &SessionEditor::setPreset);
    connect(m_module, &ModulePanel::openAsked, this, &MainWindow::openModule);
    connect(m_module, &ModulePanel::saveAsked, this, &MainWindow::saveModule);
}

void MainWindow::connectViews()
{
    connect(m_input->chips(), &TokenChips::queryClicked, this, [this](Index token) {
        chooseCell({token, std::min(token, m_selection.focus().key)});
    });
    const auto chooseKey = [this](Index token) { chooseCell({m_selection.focus().query, token}); };
    connect(m_input->chips(), &TokenChips::keyClicked, this, chooseKey);
    connect(m_input->keyChips(), &TokenChips::queryClicked, this, chooseKey);
    connect(m_input->keyChips(), &TokenChips::keyClicked, this, chooseKey);
    connect(m_heads, &HeadsNavigator::headClicked, &m_selection, &Selection::setHead);
    connect(m_heads, &HeadsNavigator::compareAsked, this, [this](Index layer, Index head) {
        const core::Focus& focus = m_selection.focus();
        m_editor.compareWith(session().view == core::View::Compare, {0, focus.layer, focus.head}, {0, layer, head});
        setView(core::View::Compare);
    });
    connect(m_inspector, &Inspector::headClicked, &m_selection, &Selection::setHead);
    connect(m_inspector, &Inspector::keyClicked, this, [this](Index key) {
        chooseCell({m_selection.cell().query, key});
    });
    connect(m_map, &MapView::cellClicked, this, &MainWindow::chooseCell);
    connect(m_map, &MapView::cellHovered, &m_selection, &Selection::setHover);
    connect(m_steps, &StepsView::cellClicked, this, &MainWindow::chooseCell);
    connect(m_steps, &StepsView::cellHovered, &m_selection, &Selection::setHover);
    connect(m_steps, &StepsView::settingsChanged, &m_editor, &SessionEditor::setSteps);
    const auto status = [this](const QString& left, const QString& right) {
        m_counts->setText(left);
        m_status->setText(right);
    };
    connect(m_steps, &StepsView::statusChanged, this, status);
    connect(m_mask, &MaskView::statusChanged, this, status);
    connect(m_compare, &CompareView::statusChanged, this, status);
    connectMaskView();
    connectCompareView();
    connect(m_layerBox, &QComboBox::activated, this,
            [this](int layer) { m_selection.setHead(layer, m_selection.focus().head); });
    connect(m_headBox, &QComboBox::activated, this,
            [this](int head) { m_selection.setHead(m_selection.focus().layer, head); });
    connect(m_modelMenu, &QMenu::aboutToShow, this, &MainWindow::fillModelMenu);
    connect(&m_selection, &Selection::headChanged, this, &MainWindow::showHead);
    connect(&m_selection, &Selection::cellChanged, this, &MainWindow::showCell);
    connect(&m_editor, &SessionEditor::edited, this, &MainWindow::showSession);
    connect(&m_editor, &SessionEditor::lookChanged, this, &MainWindow::showLook);
    connect(&m_files, &SessionFiles::changed, this, &MainWindow::showTitle);
}

void MainWindow::connectMaskView()
{
    connect(m_mask, &MaskView::recipeEdited, this,
            [this](const QString& recipe) { m_editor.setRecipe(recipe.toStdString()); });
    connect(m_mask, &MaskView::painted, &m_editor, &SessionEditor::paint);
    connect(m_mask, &MaskView::strokeEnded, &m_editor, &SessionEditor::endStroke);
    connect(m_mask, &MaskView::paintingCleared, &m_editor, &SessionEditor::clearPainting);
    connect(m_mask, &MaskView::fillChosen, &m_editor, &SessionEditor::setFill);
    connect(m_mask, &MaskView::orderChosen, &m_editor, &SessionEditor::setOrder);
    connect(m_mask, &MaskView::temperatureChosen, &m_editor, &SessionEditor::setTemperature);
    connect(m_mask, &MaskView::scopeChosen, this, [this](bool layerOnly, bool headOnly) {
        m_editor.setScope(headOnly    ? SessionEditor::Scope::Head
                          : layerOnly ? SessionEditor::Scope::Layer
                                      : SessionEditor::Scope::Model);
    });
    connect(m_mask, &MaskView::cellClicked, this, &MainWindow::chooseCell);
    connect(m_mask, &MaskView::cellHovered, &m_selection, &Selection::setHover);
}

void MainWindow::connectCompareView()
{
    connect(m_compare, &CompareView::cellClicked, this, &MainWindow::chooseCell);
    connect(m_compare, &CompareView::cellHovered, &m_selection, &Selection::setHover);
    connect(m_compare, &CompareView::kindChosen, &m_editor, &SessionEditor::setCompareKind);
    connect(m_compare, &CompareView::headChosen, this, [this](int side, Index layer, Index head) {
        m_editor.compareHead(static_cast<std::size_t>(side), layer, head);
    });
    connect(m_compare, &CompareView::sideAdded, this, [this] {
        const core::ModelInfo* info = m_trace == nullptr ? nullptr : &m_trace->model->info;
        m_editor.addComparedSide(info == nullptr ? 0 : info->layers, info == nullptr ? 0 : info->heads);
    });
    connect(m_compare, &CompareView::sideRemoved, this,
            [this](int side) { m_editor.removeComparedSide(static_cast<std::size_t>(side)); });
    connect(m_compare, &CompareView::runTextEdited, this,
            [this](int run, const QString& text) { m_editor.setRunText(run, text.toStdString()); });
    connect(m_compare, &CompareView::runMaskEdited, this, [this](int run, const QString& recipe) {
        QString said;
        try {
            core::MaskRecipe::parse(recipe.toStdString());
        } catch (const core::Error& error) {
            said = errorText(error);
        }
        m_runErrors.resize(session().runs.size());
        m_runErrors[static_cast<std::size_t>(run)] = said;
        m_editor.setRunRecipe(run, recipe.toStdString());
        showComparison();
    });
    connect(m_compare, &CompareView::runTemperatureEdited, &m_editor, &SessionEditor::setRunTemperature);
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
        if (!headIsThere()) return;
        const auto& tokens = m_trace->queries(m_selection.focus().item);
        if (position >= static_cast<Index>(tokens.size())) return;
        m_inspector->displayPredictions(tokenText(tokens[position]), predictions);
    });
    connect(m_slow, &QTimer::timeout, this, [this] { m_timing->setText(tr("computing… (Esc stops)")); });
}
