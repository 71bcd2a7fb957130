#include "app/main_window.h"

#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QDragEnterEvent>
#include <QFrame>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTableView>
#include <QTimer>
#include <QToolButton>

#include "core/model/bundled_models.h"
#include "core/session/session_sources.h"
#include "ui/control/error_text.h"
#include "ui/control/input_habits.h"
#include "ui/control/recent_models.h"
#include "ui/panel/banner.h"
#include "ui/panel/example_note.h"
#include "ui/panel/heads_navigator.h"
#include "ui/panel/input_panel.h"
#include "ui/panel/inspector.h"
#include "ui/panel/module_panel.h"
#include "ui/panel/picture_input.h"
#include "ui/panel/target_panel.h"
#include "ui/panel/text_editor.h"
#include "ui/view/all_heads_view.h"
#include "ui/view/compare_maps.h"
#include "ui/view/compare_view.h"
#include "ui/view/flow_canvas.h"
#include "ui/view/flow_view.h"
#include "ui/view/map_view.h"
#include "ui/view/mask_diagram.h"
#include "ui/view/mask_view.h"
#include "ui/view/measures_view.h"
#include "ui/view/picture_canvas.h"
#include "ui/view/picture_view.h"
#include "ui/view/steps_view.h"

#include <algorithm>

using core::Index;

namespace {

constexpr std::size_t stageBudget = 256U << 20U;
constexpr std::size_t stageCache = 64U << 20U;
constexpr int widthForBrand = 1240;

QString panelKey(const char* panel, core::View view)
{
    return QStringLiteral("window/%1/%2").arg(QLatin1String(panel)).arg(static_cast<int>(view));
}

}  // namespace

MainWindow::MainWindow(const QPalette& desktop)
    : m_desktop(desktop),
      m_colors(&Palette::light()),
      m_files(m_editor),
      m_controller(stageBudget, this),
      m_stages(stageCache)
{
    setAcceptDrops(true);
    setMinimumSize(960, 640);
    qApp->installEventFilter(new InputHabits(this));
    createViews();
    createMenus();
    connectInput();
    connectViews();
    connectMap();
    connectHeads();
    connectInterventions();
    connectController();

    const QSettings settings;
    resize(QSize(1440, 900).boundedTo(screen()->availableSize()));
    restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray());
    m_splitter->restoreState(settings.value(QStringLiteral("window/panels")).toByteArray());
    setThemeChoice(
        static_cast<ThemeChoice>(std::clamp(settings.value(QStringLiteral("window/theme"), 0).toInt(), 0, 2)));
    showLook();
    m_input->editor()->setFocus();
}

MainWindow::~MainWindow() = default;

QString MainWindow::exampleText() { return QStringLiteral("the cat sat on the mat because the cat was tired."); }

void MainWindow::begin(const std::filesystem::path& model, const QString& text)
{
    core::Session session;
    session.run().model = model;
    session.run().texts = {text.toStdString()};
    m_editor.reset(std::move(session));
    m_files.startAnew();
}

void MainWindow::setText(const QString& text) { m_editor.setText(session().focus.item, text.toStdString()); }

void MainWindow::setView(core::View view) { m_editor.setView(view); }

/// The Session was edited: panels follow, and what is to be computed is computed.
void MainWindow::showSession()
{
    const core::Run& run = session().run();
    m_input->show(run, session().focus.item);
    m_module->setVisible(run.module.has_value());
    m_maskButton->setVisible(!run.recorded.isDump());
    m_temperature->setVisible(!run.recorded.isDump());
    if (run.module) m_module->show(run);
    m_undo->setEnabled(m_editor.canUndo());
    m_redo->setEnabled(m_editor.canRedo());
    showScoring();
    showTitle();
    m_note->follow(session());
    // The focus of a session that was opened is a place in what is still to be computed, not in what is shown.
    if (session().runs != m_started && insideTrace(session().focus) != session().focus) clearPicture();
    m_selection.setFocus(insideTrace(session().focus));
    if (session().runs != m_started)
        start();
    else
        showHead();
    showTab();
    // Map and Steps show the Trace, which tells them itself when it is there; Mask and Compare show what is asked too.
    if (session().view == core::View::Mask || session().view == core::View::Compare) showView();
    showInterventions();
}

/// Another view, or another scope of edits.
void MainWindow::showLook()
{
    showTab();
    showScoring();
    showView();
}

/// The view that the Session names, with the panels that stand beside it.
void MainWindow::showTab()
{
    const auto view = static_cast<int>(session().view);
    showPictureTab();
    m_tabs->setCurrentIndex(view);
    if (showPage()) focusView();  // the view's own keys work at once
    m_steps->setSettings(session().steps);
    showPanels();
}

/// The view itself, or why there is nothing in it.
/// @return whether it was another page before
bool MainWindow::showPage()
{
    const QString absent = absence(session().view);
    m_absent->setText(absent);
    const int page = absent.isEmpty() ? static_cast<int>(session().view) : m_views->indexOf(m_absent);
    showPooling();
    showCells();
    showRows();
    if (m_views->currentIndex() == page) return false;
    m_views->setCurrentIndex(page);
    return true;
}

void MainWindow::focusView()
{
    QWidget* const targets[] = {m_map,
                                m_steps,
                                m_mask->findChild<MaskDiagram*>(),
                                m_compare->findChild<CompareMaps*>(),
                                m_allHeads->grid(),
                                m_flow->findChild<FlowCanvas*>(),
                                m_measures->table(),
                                m_picture->canvas()};
    // Where a view is absent, its keys would go to what nobody sees.
    QWidget* target = m_views->currentWidget() == m_absent ? m_tabs : targets[static_cast<std::size_t>(session().view)];
    target->setFocus(Qt::OtherFocusReason);
}

/// The map has its panels beside it; the other views have the room to themselves unless asked otherwise.
void MainWindow::showPanels()
{
    const core::View view = session().view;
    const bool byDefault = view == core::View::Map;
    const QSettings settings;
    const bool input = settings.value(panelKey("input", view), byDefault).toBool();
    const bool inspector = settings.value(panelKey("inspector", view), byDefault).toBool();
    m_left->setVisible(input);
    m_right->setVisible(inspector);
    m_inputToggle->setChecked(input);
    m_inspectorToggle->setChecked(inspector);
}

void MainWindow::toggleInput()
{
    QSettings().setValue(panelKey("input", session().view), m_left->isHidden());
    showPanels();
}

void MainWindow::toggleInspector()
{
    QSettings().setValue(panelKey("inspector", session().view), m_right->isHidden());
    showPanels();
}

void MainWindow::showScoring()
{
    const core::Focus& focus = session().focus;
    const QString recipe =
        QString::fromStdString(core::maskRecipeOf(session().run(), focus.layer, focus.head, focus.block));
    const bool own = recipe == QLatin1String("model");
    const QString shown = own ? tr("the model's own") : recipe;
    QString brief = shown.size() > 18 ? shown.left(17) + QStringLiteral("…") : shown;
    m_maskButton->setText(tr("Mask  %1 ▾").arg(brief.replace(QLatin1Char('&'), QLatin1String("&&"))));
    m_maskButton->setToolTip(tr("Which keys are hidden: %1").arg(shown));
    m_headOff->setChecked(std::ranges::any_of(session().run().interventions, [&](const core::Intervention& each) {
        return each.kind == core::Intervention::Kind::Scale && each.factor == 0 && each.layer == focus.layer
               && each.head == focus.head && each.block == focus.block;
    }));
    m_headOff->setEnabled(!session().run().recorded.isVectors() && !session().run().recorded.isDump());
    const auto temperature = core::changedValue(session().run().changes, focus.layer, focus.head,
                                                &core::ScoringChange::temperature, focus.block);
    const QSignalBlocker quiet(m_temperature);
    m_temperature->setValue(static_cast<double>(temperature.value_or(1.0F)));
}

void MainWindow::showTitle()
{
    const QString name = m_files.path().empty() ? QString() : QString::fromStdString(m_files.path().stem().string());
    setWindowTitle(name.isEmpty() ? tr("AttentionScope")
                                  : QStringLiteral("%1[*] — %2").arg(name, tr("AttentionScope")));
    setWindowModified(!name.isEmpty() && m_files.isModified());
}

void MainWindow::start()
{
    m_started = session().runs;
    const core::Run& run = session().run();
    if (run.model.empty() && !run.module && run.recorded.empty()) return;
    if (!m_banner->asks()) m_banner->hide();
    stopAnalysis();
    m_computed.resize(m_started.size());
    m_traces.resize(m_started.size());
    m_runErrors.assign(m_started.size(), QString());
    m_slow->start();
    m_controller.start(m_started, session().focus.layer);
}

void MainWindow::setThemeChoice(ThemeChoice choice)
{
    m_colors = &applyTheme(*qApp, choice, m_desktop);
    m_input->chips()->setColors(*m_colors);
    m_input->keyChips()->setColors(*m_colors);
    m_input->target()->chips()->setColors(*m_colors);
    m_heads->setColors(*m_colors);
    m_inspector->setColors(*m_colors);
    m_map->setColors(*m_colors);
    m_steps->setColors(*m_colors);
    m_mask->setColors(*m_colors);
    m_compare->setColors(*m_colors);
    m_picture->setColors(*m_colors);
    m_allHeads->setColors(*m_colors);
    m_flow->setColors(*m_colors);
    m_measures->setColors(*m_colors);
    m_input->picture()->thumbnail()->setColors(*m_colors);
    if (m_trace != nullptr) {
        showView();
        showCell();
    }
    QSettings().setValue(QStringLiteral("window/theme"), static_cast<int>(choice));
}

void MainWindow::rememberModel()
{
    const core::Run& run = session().run();
    core::rememberOpened(run);
    if (run.model.empty() || showsRecorded()) return;
    if (run.model.parent_path() == core::bundledModels()) return;
    ::rememberModel(QString::fromStdString(std::filesystem::weakly_canonical(run.model).string()));
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!mayClose() || !mayEnd()) return event->ignore();
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
    std::vector<std::filesystem::path> paths;
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile()) paths.emplace_back(url.toLocalFile().toStdString());
    openPaths(paths);
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange) menuBar()->setVisible(!isFullScreen());
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    m_brand->setVisible(width() >= widthForBrand);
}
