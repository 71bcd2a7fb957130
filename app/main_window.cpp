#include "app/main_window.h"

#include <QApplication>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QSettings>
#include <QSplitter>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>

#include "app/command_line.h"
#include "ui/control/error_text.h"
#include "ui/panel/banner.h"
#include "ui/panel/heads_navigator.h"
#include "ui/panel/input_panel.h"
#include "ui/panel/inspector.h"
#include "ui/panel/text_editor.h"
#include "ui/view/map_view.h"

#include <algorithm>

using core::Index;

namespace {

constexpr std::size_t stageBudget = 256U << 20U;
constexpr std::size_t stageCache = 64U << 20U;

QString pathText(const std::filesystem::path& path) { return QString::fromStdString(path.string()); }

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
    resize(QSize(1440, 900).boundedTo(screen()->availableSize()));
    restoreGeometry(settings.value(QStringLiteral("window/geometry")).toByteArray());
    m_splitter->restoreState(settings.value(QStringLiteral("window/panels")).toByteArray());
    setThemeChoice(
        static_cast<ThemeChoice>(std::clamp(settings.value(QStringLiteral("window/theme"), 0).toInt(), 0, 2)));
    m_input->editor()->setFocus();
}

MainWindow::~MainWindow() = default;

QString MainWindow::exampleText() { return QStringLiteral("the cat sat on the mat because the cat was tired."); }

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
    m_model->setText(tr("Model  %1 ▾").arg(QString::fromStdString(info.name)));
    m_model->setAccessibleName(tr("Model %1").arg(QString::fromStdString(info.name)));
    if (m_shownModel != m_session.run.model) {
        m_shownModel = m_session.run.model;
        fillHeadBoxes(info);
        rememberModel();
        m_selection.setHover(std::nullopt);
        clearPicture();
        const core::Focus& focus = m_selection.focus();
        m_selection.setHead(std::min(focus.layer, info.layers - 1), std::min(focus.head, info.heads - 1));
    }
    m_input->show(text, m_trace != nullptr);
    if (text.used == 0) {
        m_slow->stop();
        showStatus();
    }
}

/// Another model's picture must not stand under this one's name.
void MainWindow::clearPicture()
{
    m_trace.reset();
    m_asked = {};
    m_map->clear();
    m_heads->setTrace(nullptr);
    m_inspector->hide();
    m_headHint->clear();
    for (QLabel* label : {m_counts, m_timing, m_maskStatus}) label->clear();
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
    {
        // Nobody may look at a cell that the new trace does not have; showHead() tells them all afterwards.
        const QSignalBlocker quiet(m_selection);
        const auto hover = m_selection.hover();
        if (hover && (hover->query >= tokens || hover->key >= tokens)) m_selection.setHover(std::nullopt);
        m_selection.setFocus(focus);
    }
    m_heads->setTrace(trace);
    m_inspector->show();
    if (trace->finished()) m_slow->stop();
    showHead();
    showStatus();
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
    // A chip of the newest text may be clicked while the picture is still of a shorter one.
    const auto tokens = static_cast<Index>(m_trace->sequences[0].tokens.size());
    if (cell.query >= tokens || cell.key >= tokens) return;
    const core::HeadAddress address{focus.layer, focus.head, focus.item};
    m_inspector->display(*m_trace, address, *m_stages.of(m_trace, address), cell);
    askForPrediction();
}

void MainWindow::askForPrediction()
{
    if (m_trace == nullptr || !m_trace->finished()) return;
    const std::pair question(m_trace, m_selection.cell().query);
    if (question.second >= static_cast<Index>(m_trace->sequences[0].tokens.size())) return;
    if (question == m_asked) return;
    m_asked = question;
    m_controller.predict(m_trace, question.second);
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
    if (m_trace != nullptr) showCell();
    QSettings().setValue(QStringLiteral("window/theme"), static_cast<int>(choice));
}

void MainWindow::rememberModel()
{
    QSettings settings;
    const QString path = pathText(std::filesystem::weakly_canonical(m_session.run.model));
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
