#include "app/main_window.h"

#include <QApplication>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QScrollArea>
#include <QSettings>
#include <QSplitter>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>

#include "app/command_line.h"
#include "ui/control/error_text.h"
#include "ui/panel/banner.h"
#include "ui/panel/heading.h"
#include "ui/panel/heads_navigator.h"
#include "ui/panel/input_panel.h"
#include "ui/panel/inspector.h"
#include "ui/panel/tall_scroll_area.h"
#include "ui/panel/text_editor.h"
#include "ui/theme/token_text.h"
#include "ui/view/map_view.h"

#include <algorithm>

using core::Index;

namespace {

constexpr std::size_t stageBudget = 256U << 20U;
constexpr std::size_t stageCache = 64U << 20U;

QString pathText(const std::filesystem::path& path) { return QString::fromStdString(path.string()); }

QScrollArea* scrollable(QWidget* content)
{
    auto* area = new QScrollArea;
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

}  // namespace

MainWindow::MainWindow(const QPalette& desktop)
    : m_desktop(desktop),
      m_colors(&Palette::light()),
      m_controller(stageBudget, this),
      m_stages(stageCache)
{
    setWindowTitle(tr("AttentionScope"));
    setAcceptDrops(true);
    createViews();
    createMenus();
    connectViews();
    connectController();

    const QSettings settings;
    resize(1440, 900);
    restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray());
    m_splitter->restoreState(settings.value(QStringLiteral("window/panels")).toByteArray());
    setThemeChoice(
        static_cast<ThemeChoice>(std::clamp(settings.value(QStringLiteral("window/theme"), 0).toInt(), 0, 2)));
    m_input->editor()->setFocus();
}

MainWindow::~MainWindow() = default;

QString MainWindow::exampleText() { return QStringLiteral("the cat sat on the mat because the cat was tired."); }

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
    connect(&m_controller, &RunController::predicted, this, [this](const auto& predictions) {
        const auto& tokens = m_trace->sequences[0].tokens;
        m_inspector->displayPredictions(tokenText(tokens[m_selection.focus().query]), predictions);
    });
    connect(m_slow, &QTimer::timeout, this, [this] { m_timing->setText(tr("computing… (Esc stops)")); });
}

void MainWindow::openModel(const std::filesystem::path& path)
{
    std::error_code none;
    m_session.run.model = std::filesystem::is_directory(path, none) ? path : path.parent_path();
    if (!std::filesystem::exists(path, none)) m_session.run.model = path;
    start();
}

void MainWindow::setText(const QString& text) { m_input->setText(text); }

void MainWindow::start()
{
    if (m_session.run.model.empty()) return;
    m_session.run.texts = {m_input->text().toStdString()};
    m_session.run.split = m_input->split();
    m_banner->hide();
    m_slow->start();
    m_controller.start(m_session.run);
}

void MainWindow::showPrepared(const PreparedText& text)
{
    const core::ModelInfo& info = text.model->info;
    m_input->show(text);
    m_model->setText(tr("Model  %1 ▾").arg(QString::fromStdString(info.name)));
    m_model->setAccessibleName(tr("Model %1").arg(QString::fromStdString(info.name)));
    if (m_shownModel != m_session.run.model) {
        m_shownModel = m_session.run.model;
        fillHeadBoxes(info);
        rememberModel();
        m_selection.setHover(std::nullopt);
        m_trace.reset();
        const core::Focus& focus = m_selection.focus();
        m_selection.setHead(std::min(focus.layer, info.layers - 1), std::min(focus.head, info.heads - 1));
    }
    if (text.used == 0) {
        m_slow->stop();
        showStatus();
    }
}

void MainWindow::fillHeadBoxes(const core::ModelInfo& info)
{
    m_layerBox->clear();
    for (Index layer = 0; layer < info.layers; ++layer) m_layerBox->addItem(tr("Layer  %1").arg(layer + 1));
    m_headBox->clear();
    for (Index head = 0; head < info.heads; ++head)
        m_headBox->addItem(info.head_names.empty()
                               ? tr("Head  %1").arg(head + 1)
                               : tr("Head  %1 · %2").arg(head + 1).arg(QString::fromStdString(info.head_names[head])));
    m_layerBox->setEnabled(info.layers > 1);
}

void MainWindow::showTrace(const std::shared_ptr<const core::Trace>& trace)
{
    const bool first = m_trace == nullptr;
    m_trace = trace;
    const auto tokens = static_cast<Index>(trace->sequences[0].tokens.size());
    core::Focus focus = m_selection.focus();
    focus.query = std::min(focus.query, tokens - 1);
    focus.key = std::min(focus.key, tokens - 1);
    if (first) focus = mostAttended(focus);
    const auto hover = m_selection.hover();
    if (hover && (hover->query >= tokens || hover->key >= tokens)) m_selection.setHover(std::nullopt);
    {
        const QSignalBlocker quiet(m_selection);
        m_selection.setFocus(focus);
    }
    m_heads->setTrace(trace);
    if (trace->finished()) m_slow->stop();
    showHead();
    showStatus();
    askForPrediction();
}

/// A new model begins at the text's end, where most is visible, and at the key that is attended to most there.
core::Focus MainWindow::mostAttended(core::Focus focus)
{
    const auto stages =
        m_stages.of(m_trace, {std::min<Index>(focus.layer, static_cast<Index>(m_trace->layers.size()) - 1), focus.head,
                              focus.item});
    focus.query = stages->weights.rows() - 1;
    stages->weights.row(focus.query).maxCoeff(&focus.key);
    return focus;
}

void MainWindow::showHead()
{
    const core::Focus& focus = m_session.focus = m_selection.focus();
    m_heads->setCurrent(focus.layer, focus.head);
    m_layerBox->setCurrentIndex(static_cast<int>(focus.layer));
    m_headBox->setCurrentIndex(static_cast<int>(focus.head));
    if (m_trace == nullptr) return;
    m_headHint->setText(
        tr("Shown: %1. Click a head to show it.").arg(headTitle(m_trace->model->info, focus.layer, focus.head)));
    if (focus.layer >= static_cast<Index>(m_trace->layers.size())) return;  // not computed yet
    m_map->display(*m_trace, focus.item, *m_stages.of(m_trace, {focus.layer, focus.head, focus.item}));
    showCell();
}

void MainWindow::showCell()
{
    const core::Focus& focus = m_session.focus = m_selection.focus();
    const Cell cell = m_selection.cell();
    m_map->setCells({focus.query, focus.key}, m_selection.hover());
    m_input->chips()->mark(cell.query, cell.key);
    if (m_trace == nullptr || focus.layer >= static_cast<Index>(m_trace->layers.size())) return;
    const core::HeadAddress address{focus.layer, focus.head, focus.item};
    m_inspector->display(*m_trace, address, *m_stages.of(m_trace, address), cell);
    if (!m_selection.hover()) askForPrediction();
}

void MainWindow::askForPrediction()
{
    if (m_trace != nullptr && m_trace->finished()) m_controller.predict(m_trace, m_selection.focus().query);
}

void MainWindow::showStatus()
{
    if (m_trace == nullptr) return;
    const core::ModelInfo& info = m_trace->model->info;
    const auto tokens = static_cast<Index>(m_trace->sequences[0].tokens.size());
    m_counts->setText(tr("%1 tokens · %2 heads").arg(tokens).arg(info.layers * info.heads));
    if (!m_trace->finished())
        m_timing->setText(tr("layer %1 of %2").arg(m_trace->layers.size()).arg(info.layers));
    else
        m_timing->setText(
            tr("computed in %1 ms").arg(m_trace->milliseconds, 0, 'f', m_trace->milliseconds < 10 ? 1 : 0));
    m_maskStatus->setText(tr("causal mask: %1 of %2 cells hidden    float32")
                              .arg(m_trace->masks[0].hiddenCells(tokens, tokens))
                              .arg(tokens * tokens));
    Index broken = 0;
    for (const auto& layer : m_trace->layers) broken += layer->items[0].broken_weights;
    if (broken > 0)
        m_banner->showMessage(
            tr("%1 of the weights are not numbers, which comes from the model's own weights; they are "
               "drawn in pink.")
                .arg(broken));
}

void MainWindow::showError(const core::Error& error)
{
    m_slow->stop();
    m_timing->clear();
    m_banner->showMessage(errorText(error));
    // A folder that cannot be opened leaves what was open before.
    if (!m_shownModel.empty()) m_session.run.model = m_shownModel;
}

void MainWindow::setThemeChoice(ThemeChoice choice)
{
    m_colors = &applyTheme(*qApp, choice, m_desktop);
    m_input->chips()->setColors(*m_colors);
    m_heads->setColors(*m_colors);
    m_inspector->setColors(*m_colors);
    m_map->setColors(*m_colors);
    QSettings().setValue(QStringLiteral("window/theme"), static_cast<int>(choice));
}

void MainWindow::rememberModel()
{
    QSettings settings;
    const QString path = pathText(std::filesystem::absolute(m_session.run.model));
    QStringList recent = settings.value(QStringLiteral("models/recent")).toStringList();
    recent.removeAll(path);
    if (m_session.run.model.parent_path() != bundledModels()) recent.prepend(path);
    settings.setValue(QStringLiteral("models/recent"), recent.mid(0, 8));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    QSettings().setValue(QStringLiteral("window/geometry"), saveGeometry());
    QSettings().setValue(QStringLiteral("window/panels"), m_splitter->saveState());
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().first().isLocalFile()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    openModel(event->mimeData()->urls().first().toLocalFile().toStdString());
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange) menuBar()->setVisible(!isFullScreen());
}
