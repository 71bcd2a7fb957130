#include "app/main_window.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QStatusBar>

#include "app/command/warning.h"
#include "app/feature/features.h"
#include "ui/control/input_habits.h"
#include "ui/part/banner.h"
#include "ui/part/frame_fit.h"
#include "ui/part/kept_place.h"
#include "ui/settings/settings.h"
#include "ui/theme/magnification.h"
#include "ui/window/window_body.h"
#include "ui/words/error_text.h"

namespace {

constexpr std::size_t stageBudget = 64U << 20U;

/// The bundled examples that can be opened.
std::vector<core::Example> openedExamples()
{
    return core::bundledExamples([](const core::Error& error) { warn(typedErrorText(error)); });
}

}  // namespace

MainWindow::MainWindow(const QPalette& desktop)
    : m_files(m_editor),
      m_results(m_editor, Settings::stored().memoryBudget(), this),
      m_stages(stageBudget),
      m_selection(m_editor, m_results, m_stages),
      m_answer(m_editor, m_results, m_selection),
      m_findings(m_editor, m_results, m_selection, m_answer),
      m_banner(new Banner),
      m_bench{m_editor, m_results, m_selection, m_stages, m_answer, m_findings, *m_banner, *statusBar()},
      m_look(desktop)
{
    setAcceptDrops(true);
    setMinimumSize(640, 480);
    qApp->installEventFilter(new InputHabits(this));
    m_body = std::make_unique<WindowBody>(m_bench, m_files, m_look, openedExamples(), madeFeatures, this);
    connect(&m_editor, &SessionEditor::edited, this, &MainWindow::showTitle);
    connect(&m_files, &SessionFiles::changed, this, &MainWindow::showTitle);
    connect(m_body.get(), &WindowBody::languageChosen, this, &MainWindow::languageChosen);
    restore();
}

MainWindow::~MainWindow() = default;

void MainWindow::restore()
{
    Magnification::instance().restore();
    constexpr QSize usualFrame(8, 36);  // FrameFit makes it right where it is another
    resize(QSize(scaled(1440), scaled(900)).boundedTo(screen()->availableSize() - usualFrame));
    new KeptPlace(this, QStringLiteral("window"));
    new FrameFit(this);
    m_body->restore();
}

void MainWindow::begin(const std::filesystem::path& model, const QString& text)
{
    begin(Settings::stored().begunWith({.runs = {{.model = model, .texts = {text.toStdString()}}}}));
}

void MainWindow::begin(const core::Example& example)
{
    m_editor.reset(Settings::stored().begunWith(example.session));
    m_selection.keep();
    m_files.startAnew();
    m_body->begin(example);
}

void MainWindow::openPath(const std::filesystem::path& path) { m_body->open(path); }

void MainWindow::openEngine(const core::EngineModel& engine, const std::string& text)
{
    m_body->openEngine(engine, text);
}

void MainWindow::offerUnfinished() { m_body->offerUnfinished(); }

void MainWindow::showFailure(const core::Error& error) { m_banner->showError(error); }

void MainWindow::showTitle()
{
    const bool modified = m_files.isModified();
    const bool named = !m_files.path().empty();
    const QString name = named ? QString::fromStdString(m_files.path().stem().string()) : tr("Untitled");
    setWindowTitle(named || modified ? QStringLiteral("%1[*] — %2").arg(name, tr("AttentionScope"))
                                     : tr("AttentionScope"));
    setWindowModified(modified);
}

bool MainWindow::closeOthers() { return m_body->mayCloseFeatures(); }

void MainWindow::goOn(const MainWindow& before) { m_body->goOn(*before.m_body); }

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!m_body->mayClose()) return event->ignore();
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
    m_body->open(paths);
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange) menuBar()->setVisible(!isFullScreen());
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    m_body->fit();
}

#include "moc_main_window.cpp"
