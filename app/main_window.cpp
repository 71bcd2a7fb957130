#include "app/main_window.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QStatusBar>
#include <QVBoxLayout>

#include "app/command/warning.h"
#include "ui/control/input_habits.h"
#include "ui/control/lesson_play.h"
#include "ui/lesson/lesson_commands.h"
#include "ui/page/map_page.h"
#include "ui/page/view_stack.h"
#include "ui/panel/example/example_menu.h"
#include "ui/panel/example/example_note.h"
#include "ui/panel/export/copy_as.h"
#include "ui/part/banner.h"
#include "ui/part/kept_place.h"
#include "ui/part/panel_round.h"
#include "ui/presenter/presenter.h"
#include "ui/settings/settings.h"
#include "ui/sheet/sheet_commands.h"
#include "ui/theme/magnification.h"
#include "ui/window/cell_column.h"
#include "ui/window/changed_files.h"
#include "ui/window/columns.h"
#include "ui/window/context_menu.h"
#include "ui/window/frame_fit.h"
#include "ui/window/guess/guess_commands.h"
#include "ui/window/intervene_menu.h"
#include "ui/window/model_commands.h"
#include "ui/window/run_troubles.h"
#include "ui/window/session_commands.h"
#include "ui/window/side_column.h"
#include "ui/window/stale_mark.h"
#include "ui/window/status_line.h"
#include "ui/window/text_input.h"
#include "ui/window/top_bar.h"
#include "ui/window/view_bar.h"
#include "ui/window/window_menus.h"
#include "ui/window/window_updates.h"
#include "ui/words/error_text.h"

#include <utility>

using core::View;

namespace {

constexpr std::size_t stageBudget = 64U << 20U;
constexpr int widthForBrand = 1240, widthForNames = 1000;
constexpr int heightForNotes = 640;  ///< lower ones leave it to the view

}  // namespace

MainWindow::MainWindow(const QPalette& desktop)
    : m_desktop(desktop),
      m_files(m_editor),
      m_results(m_editor, Settings::stored().memoryBudget(), this),
      m_stages(stageBudget),
      m_selection(m_editor, m_results, m_stages),
      m_answer(m_editor, m_results, m_selection),
      m_findings(m_editor, m_results, m_selection, m_answer),
      m_banner(new Banner),
      m_bench{m_editor, m_results, m_selection, m_stages, m_answer, m_findings, *m_banner, *statusBar()},
      m_opener(new FileOpener(
          m_editor, m_results, m_selection, m_files, [this] { return m_sessions->mayLeave(); }, this)),
      m_sessions(new SessionCommands(
          m_bench, m_files, *m_opener, [this] { return m_exporter->shownFigure(page()); },
          [this] { return m_views->grab(); }, this)),
      m_models(new ModelCommands(m_bench, *m_opener, this)),
      m_exporter(new Exporter(m_bench, this)),
      m_others{new Composer([this] { return m_exporter->shownSession(page()); },
                            [this](const core::Session& session) { m_opener->openExample(session); }, this),
               new AtlasCommands(m_bench, *m_opener, this), new BesideWindows(m_bench, this)},
      m_lessons(new LessonCommands(
          m_bench, m_files, [this] { return m_sessions->mayLeave(); }, this)),
      m_guesses(new GuessCommands(m_bench, this)),
      m_troubles(new RunTroubles(m_bench, m_files, *m_opener, this)),
      m_views(new ViewStack(m_bench)),
      m_left(new SideColumn(m_bench)),
      m_right(new CellColumn(m_bench)),
      m_columns(new Columns(m_left, m_views, m_right)),
      m_note(new ExampleNote),
      m_status(new StatusLine(m_bench)),
      m_panels(new PanelRound(this)),
      m_presenter(new Presenter(m_bench, {*this, *m_columns, *m_views, *m_lessons, [this] {
                                              setThemeChoice(Settings::stored().theme);
                                              fitNotes();
                                          }}))
{
    setAcceptDrops(true);
    setMinimumSize(640, 480);
    qApp->installEventFilter(new InputHabits(this));
    createMenus();
    createLayout();
    connectParts();
    restore();
}

/// What shows the same session must not outlive it.
MainWindow::~MainWindow() { m_others.beside->close(); }

void MainWindow::createMenus()
{
    auto* sheets = new SheetCommands(m_bench, m_lessons->play(), this);
    WindowCommands commands{.exportShown = [this] { m_exporter->exportShown(page()); },
                            .exportAllHeads = [this] { m_exporter->exportAllHeads(); },
                            .copyShown = [this] { m_exporter->copyShown(page()); },
                            .addToPage = [this] { m_others.composer->addShown(); },
                            .compose = [this] { m_others.composer->show(); },
                            .openBeside = [this] { m_others.beside->open(session().view, m_menus->shared()); },
                            .openAtlas = [this] { m_others.atlas->show(); },
                            .makeSheets = [sheets] { sheets->open(); },
                            .copyAs = [this](CopyAs as) { m_exporter->copyAs(page(), as); },
                            .stop = [this] { stop(); },
                            .toggleLeft = [this] { m_columns->toggleLeft(session().view); },
                            .toggleRight = [this] { m_columns->toggleRight(session().view); },
                            .toggleFullScreen = [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); },
                            .show = [this](View view) { setView(view); },
                            .setTheme = [this](ThemeChoice choice) { setThemeChoice(choice); },
                            .speak = [this] { emit languageChosen(); },
                            .magnify = [this](int percent) { magnify(percent); },
                            .stepPanel = [this](int by) { m_panels->step(by); },
                            .present = m_presenter->action()};
    m_menus = new WindowMenus(m_bench, std::move(commands), this);
    m_menus->create(*m_sessions, *m_models, *m_left->text(), m_views->map(), m_views);
    createExamples();
    m_menus->addExamples(m_lessons->createMenu());
    m_menus->addToView(m_guesses->createMenu());
}

/// Sessions that come with the program.
void MainWindow::createExamples()
{
    auto* menu = new ExampleMenu(core::bundledExamples([](const core::Error& error) { warn(errorText(error)); }), this);
    if (menu->isEmpty()) return;
    menu->setTitle(tr("E&xamples"));
    m_menus->addExamples(menu);
    m_left->text()->setExamples(menu);
    connect(menu, &ExampleMenu::chosen, this, &MainWindow::openExample);
}

void MainWindow::createLayout()
{
    m_topBar = new TopBar(m_bench, m_menus->models(), m_menus->figures(), m_presenter->action());
    m_viewBar = new ViewBar(m_bench, m_views->map().controls());
    connect(m_viewBar, &ViewBar::dragged, this, [this] { m_exporter->dragShown(page(), m_viewBar); });
    auto* centre = new QWidget;
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* stale = new StaleMark(m_bench, QList<QWidget*>{m_views, m_right} << m_left->ofRun());
    for (QWidget* each : std::initializer_list<QWidget*>{m_topBar, m_viewBar, m_banner, stale, m_note})
        layout->addWidget(each);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(m_columns, 1);
    layout->addLayout(row, 1);
    m_lessons->setPlace(row);
    m_guesses->setPlace(row);
    setCentralWidget(centre);
    // From the text to the view, and on.
    m_panels->add(m_left, [this] { m_left->text()->focusText(); });
    m_panels->add(m_views, [this] { m_views->takeKeys(); });
    for (QWidget* each : std::initializer_list<QWidget*>{m_right, m_banner, m_note, m_topBar, m_viewBar})
        m_panels->add(each);
}

void MainWindow::connectParts()
{
    m_updates = new WindowUpdates(
        m_bench, {*m_left, *m_right, *m_columns, *m_views, *m_menus, *m_topBar, *m_viewBar, *m_status}, this);
    connect(&m_editor, &SessionEditor::edited, this, [this] {
        showTitle();
        m_note->follow(session());
    });
    connect(&m_selection, &Selection::headChanged, this, [this] { m_note->follow(session()); });
    connect(m_opener, &FileOpener::sessionOpened, m_note, &ExampleNote::forget);
    connect(m_banner, &Banner::opened, m_note, [this] { m_note->setWaiting(m_banner->asks()); });
    connect(m_banner, &Banner::closed, m_note, [this] { m_note->setWaiting(false); });
    connect(m_opener, &FileOpener::lessonAsked, m_lessons, &LessonCommands::open);
    connect(m_opener, &FileOpener::pageAsked, m_others.composer, &Composer::openPage);
    connect(m_exporter, &Exporter::pageAsked, m_others.composer, &Composer::add);
    connect(m_others.composer, &Composer::said, m_banner, &Banner::showMessage);
    // Beside a lesson, and beside what is guessed, the map has the room.
    const auto teach = [this] { m_columns->setLesson(m_lessons->play().isOpen() || session().guess.has_value()); };
    connect(m_lessons, &LessonCommands::playing, this, teach);
    connect(m_guesses, &GuessCommands::guessing, this, teach);
    connect(m_guesses, &GuessCommands::panelMade, this, [this](QWidget* panel) { m_panels->add(panel); });
    connect(m_lessons, &LessonCommands::playing, m_note, &ExampleNote::forget);
    connect(m_lessons, &LessonCommands::panelMade, this, [this](QWidget* panel) { m_panels->add(panel); });
    connect(&m_files, &SessionFiles::changed, this, &MainWindow::showTitle);
    connect(m_right, &CellColumn::knockOutAsked, m_menus->intervene(), &InterveneMenu::hideChosenCell);
    auto* context = new ContextMenu(m_bench, *m_menus->intervene(),
                                    {.copy = [this] { m_exporter->copyShown(page()); },
                                     .copyAs = [this](CopyAs as) { m_exporter->copyAs(page(), as); },
                                     .exportFile = [this] { m_exporter->exportShown(page()); },
                                     .addToPage = [this] { m_others.composer->addShown(); }},
                                    this);
    context->setCellActions([this](QMenu* menu) { m_guesses->addCellActions(menu); });
    context->setHeadActions([this](QMenu* menu) { m_menus->addHeadActions(menu); });
    connect(m_views, &ViewStack::menuAsked, context, &ContextMenu::openInView);
    connect(m_left, &SideColumn::headMenuAsked, context, &ContextMenu::openForHead);
    connect(m_left->text(), &TextInput::hideKeyAsked, m_menus->intervene(), &InterveneMenu::hideToken);
    connect(m_left->text(), &TextInput::picturesAsked, m_sessions, &SessionCommands::choosePictures);
    connect(m_left->text(), &TextInput::soundsAsked, m_sessions, &SessionCommands::chooseSounds);
    connect(m_left, &SideColumn::moduleOpenAsked, m_models, &ModelCommands::openModule);
    connect(m_left, &SideColumn::moduleSaveAsked, m_models, &ModelCommands::saveModule);
    connect(m_troubles, &RunTroubles::engineAsked, m_models, &ModelCommands::openWithEngine);
    connect(m_troubles, &RunTroubles::engineWanted, m_models, &ModelCommands::openFolderWithEngine);
    auto* changed = new ChangedFiles(m_bench, m_files, *m_opener, *m_lessons, this);
    connect(m_exporter, &Exporter::written, changed, &ChangedFiles::know);
    connect(m_models, &ModelCommands::moduleSaved, changed, &ChangedFiles::know);
    connect(m_models, &ModelCommands::moduleUsed, this, [this] { m_columns->showLeft(session().view); });
}

void MainWindow::restore()
{
    Magnification::instance().restore();
    constexpr QSize usualFrame(8, 36);  // FrameFit makes it right where it is another
    resize(QSize(scaled(1440), scaled(900)).boundedTo(screen()->availableSize() - usualFrame));
    new KeptPlace(this, QStringLiteral("window"));
    new FrameFit(this);
    m_columns->restore();
    setThemeChoice(Settings::stored().theme);
    m_updates->showLook();
    m_left->text()->focusText();
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
    m_note->display(example);
    m_views->takeKeys();
}

void MainWindow::openExample(const core::Example& example)
{
    m_opener->openExample(Settings::stored().begunWith(example.session));
    m_note->display(example);
}

void MainWindow::openPath(const std::filesystem::path& path) { m_opener->open(path); }

void MainWindow::offerUnfinished()
{
    m_sessions->offerUnfinished();
    if (!m_banner->asks()) {
        m_lessons->offerUnfinished();
        return;
    }
    // One question after the other, and not before an answer has acted, which may ask something itself.
    const auto offer = [this] {
        if (!m_banner->asks()) m_lessons->offerUnfinished();
    };
    connect(m_banner, &Banner::closed, this, offer,
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

void MainWindow::showFailure(const core::Error& error) { m_banner->showError(error); }

ViewPage& MainWindow::page() const { return m_views->page(); }

void MainWindow::showTitle()
{
    const bool modified = m_files.isModified();
    const bool named = !m_files.path().empty();
    const QString name = named ? QString::fromStdString(m_files.path().stem().string()) : tr("Untitled");
    setWindowTitle(named || modified ? QStringLiteral("%1[*] — %2").arg(name, tr("AttentionScope"))
                                     : tr("AttentionScope"));
    setWindowModified(modified);
}

void MainWindow::setThemeChoice(ThemeChoice choice)
{
    applyTheme(*qApp, choice, m_desktop);
    m_updates->showAgain();
    Settings settings = Settings::stored();
    if (std::exchange(settings.theme, choice) != choice) settings.store();
}

void MainWindow::magnify(int percent)
{
    Magnification::instance().setPercent(percent);
    setThemeChoice(Settings::stored().theme);
    fitNotes();
}

/// One thing at a time, what takes longest first.
void MainWindow::stop()
{
    if (m_left->text()->stopGenerating()) return;
    if (m_results.isRunning()) return m_results.cancel();
    if (m_views->cancel() || m_exporter->cancel()) return;
    if (!m_banner->text().isEmpty())
        m_banner->hide();
    else if (isFullScreen())
        setWindowState(windowState() ^ Qt::WindowFullScreen);
}

bool MainWindow::closeOthers()
{
    m_presenter->end();  // whatever is asked now is asked where one looks
    m_others.beside->close();
    return m_others.close() && m_lessons->mayLeave();
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!closeOthers() || !m_sessions->mayLeave() || !m_sessions->mayEnd()) return event->ignore();
    m_columns->remember();
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
    m_opener->open(paths);
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::WindowStateChange) menuBar()->setVisible(!isFullScreen());
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    fitNotes();
}

/// Larger type leaves the room to what is looked at.
void MainWindow::fitNotes()
{
    m_topBar->setBrandVisible(width() >= scaled(widthForBrand));
    m_topBar->setCompact(width() < scaled(widthForNames));
    m_note->setCompact(height() < scaled(heightForNotes));
}

#include "moc_main_window.cpp"
