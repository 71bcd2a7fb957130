#include "ui/window/window_body.h"

#include <QHBoxLayout>
#include <QMainWindow>

#include "ui/bench/map_bench.h"
#include "ui/bench/view_stack.h"
#include "ui/control/lesson_play.h"
#include "ui/file/file_opener.h"
#include "ui/panel/example/example_menu.h"
#include "ui/panel/example/example_note.h"
#include "ui/part/banner.h"
#include "ui/part/lent_columns.h"
#include "ui/part/panel_round.h"
#include "ui/settings/settings.h"
#include "ui/theme/magnification.h"
#include "ui/window/cell_column.h"
#include "ui/window/changed_files.h"
#include "ui/window/columns.h"
#include "ui/window/context_menu.h"
#include "ui/window/exporter.h"
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
#include "ui/window/window_look.h"
#include "ui/window/window_menus.h"
#include "ui/window/window_updates.h"

#include <algorithm>

namespace {

constexpr int widthForBrand = 1240, widthForNames = 1100;
constexpr int heightForNotes = 640;  ///< lower ones leave it to the view

}  // namespace

WindowBody::WindowBody(const Workbench& bench, SessionFiles& files, WindowLook& look,
                       const std::vector<core::Example>& examples, const MakeFeatures& make, QMainWindow* window)
    : QObject(window),
      m_bench(bench),
      m_files(files),
      m_look(look),
      m_window(*window),
      m_opener(new FileOpener(
          bench.editor, bench.results, bench.selection, files, [this] { return m_sessions->mayLeave(); }, window)),
      m_sessions(new SessionCommands(
          bench, files, *m_opener, [this] { return m_exporter->shownFigure(m_views->bench()); },
          [this] { return m_views->grab(); }, window)),
      m_models(new ModelCommands(bench, *m_opener, window)),
      m_exporter(new Exporter(bench, window)),
      m_play(new LessonPlay(
          bench.editor, bench.results, bench.selection, bench.stages,
          [&files](const core::Session& session) { files.replace(session); }, window)),
      m_troubles(new RunTroubles(bench, files, *m_opener, window)),
      m_columns(new Columns),
      m_left(new SideColumn(bench, m_columns)),
      m_views(new ViewStack(bench, {}, m_columns)),
      m_right(new CellColumn(bench, m_columns)),
      m_row(new QHBoxLayout),
      m_lent(new LentColumns(*m_row, window)),
      m_note(new ExampleNote),
      m_status(new StatusLine(bench)),
      m_panels(new PanelRound(window))
{
    m_columns->hold(m_left, m_views, m_right);
    createFeatures(make);
    createMenus(examples);
    createLayout();
    connectParts();
}

WindowBody::~WindowBody() = default;

void WindowBody::createFeatures(const MakeFeatures& make)
{
    m_features =
        make({m_bench, m_window, m_files, *m_opener, *m_exporter, *m_play, *m_views, *m_columns, *m_row, *m_lent,
              *m_panels, *m_note, m_shared, [this] { return m_sessions->mayLeave(); }, [this] { m_look.restyle(); }});
    m_opener->setElsewhere([this](const std::filesystem::path& file) { return openElsewhere(file); });
}

/// @return whether it is a feature's
bool WindowBody::openElsewhere(const std::filesystem::path& file)
{
    const auto found = std::ranges::find_if(m_features, [&](const auto& each) { return each->opens(file); });
    if (found == m_features.end()) return false;
    (*found)->open(file);
    return true;
}

void WindowBody::createMenus(const std::vector<core::Example>& examples)
{
    m_menus = new WindowMenus(
        m_bench,
        {*m_sessions, *m_models, *m_exporter, *m_left->text(), *m_views, *m_columns, *m_panels, m_look, m_features},
        m_shared, &m_window);
    m_menus->create();
    createExamples(examples);
    for (const auto& feature : m_features)
        if (QMenu* menu = feature->createMenu()) m_menus->addExamples(menu);
    connect(m_menus, &WindowMenus::stopAsked, this, &WindowBody::stop);
    connect(m_menus, &WindowMenus::languageChosen, this, &WindowBody::languageChosen);
}

void WindowBody::createExamples(const std::vector<core::Example>& examples)
{
    auto* menu = new ExampleMenu(examples, &m_window);
    if (menu->isEmpty()) return;
    menu->setTitle(tr("E&xamples"));
    m_menus->addExamples(menu);
    connect(menu, &ExampleMenu::chosen, this, &WindowBody::openExample);
}

QList<QWidget*> WindowBody::buttons() const
{
    QList<QWidget*> all;
    for (const auto& feature : m_features)
        if (QWidget* button = feature->createButton()) all << button;
    return all;
}

void WindowBody::createLayout()
{
    m_topBar = new TopBar(m_bench, m_menus->models(), m_menus->figures(), buttons());
    m_viewBar = new ViewBar(m_bench, m_views->map().controls());
    connect(m_viewBar, &ViewBar::dragged, this, [this] { m_exporter->dragShown(m_views->bench(), m_viewBar); });
    auto* centre = new QWidget(&m_window);
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* stale = new StaleMark(m_bench, QList<QWidget*>{m_views, m_right} << m_left->ofRun());
    for (QWidget* each : std::initializer_list<QWidget*>{m_topBar, m_viewBar, &m_bench.banner, stale, m_note})
        layout->addWidget(each);
    m_row->setSpacing(0);
    m_row->addWidget(m_columns, 1);
    layout->addLayout(m_row, 1);
    m_window.setCentralWidget(centre);
    // F6 moves the keyboard from the text to the view, and on.
    m_panels->add(m_left, [this] { m_left->text()->focusText(); });
    m_panels->add(m_views, [this] { m_views->takeKeys(); });
    for (QWidget* each : std::initializer_list<QWidget*>{m_right, &m_bench.banner, m_note, m_topBar, m_viewBar})
        m_panels->add(each);
}

void WindowBody::connectParts()
{
    m_updates = new WindowUpdates(
        m_bench, {*m_left, *m_right, *m_columns, *m_views, *m_menus, *m_topBar, *m_viewBar, *m_status}, &m_window);
    connectNote();
    connectFeatures();
    connectContext();
    connectColumns();
    connect(m_troubles, &RunTroubles::engineAsked, m_models, &ModelCommands::openWithEngine);
    connect(m_troubles, &RunTroubles::engineWanted, m_models, &ModelCommands::openFolderWithEngine);
    auto* changed = new ChangedFiles(m_bench, m_files, *m_opener, m_features, this);
    connect(m_exporter, &Exporter::written, changed, &ChangedFiles::know);
    connect(m_models, &ModelCommands::moduleSaved, changed, &ChangedFiles::know);
    connect(m_models, &ModelCommands::moduleUsed, this, [this] { m_columns->showLeft(m_bench.session().view); });
    connect(&m_look, &WindowLook::themed, m_updates, &WindowUpdates::showAgain);
    connect(&m_look, &WindowLook::resized, this, &WindowBody::fit);
}

void WindowBody::connectNote()
{
    const auto follow = [this] { m_note->follow(m_bench.session()); };
    connect(&m_bench.editor, &SessionEditor::edited, m_note, follow);
    connect(&m_bench.selection, &Selection::headChanged, m_note, follow);
    connect(m_opener, &FileOpener::sessionOpened, m_note, &ExampleNote::forget);
    connect(&m_bench.banner, &Banner::opened, m_note, [this] { m_note->setWaiting(m_bench.banner.asks()); });
    connect(&m_bench.banner, &Banner::closed, m_note, [this] { m_note->setWaiting(false); });
}

/// Hides the columns beside a feature that needs the map's room.
void WindowBody::connectFeatures()
{
    const auto makeRoom = [this] {
        m_columns->setLesson(std::ranges::any_of(m_features, [](const auto& each) { return each->wantsRoom(); }));
    };
    for (const auto& feature : m_features) {
        connect(feature.get(), &Feature::roomChanged, this, makeRoom);
        connect(feature.get(), &Feature::begun, m_columns, &Columns::fold);
    }
}

void WindowBody::connectContext()
{
    auto* context = new ContextMenu(m_bench, {*m_menus->intervene(), *m_exporter, *m_views, m_features}, &m_window);
    context->setHeadActions([this](QMenu* menu) { m_menus->addHeadActions(menu); });
    connect(m_views, &ViewStack::menuAsked, context, &ContextMenu::openInView);
    connect(m_left, &SideColumn::headMenuAsked, context, &ContextMenu::openForHead);
}

void WindowBody::connectColumns()
{
    connect(m_right, &CellColumn::knockOutAsked, m_menus->intervene(), &InterveneMenu::hideChosenCell);
    connect(m_left->text(), &TextInput::hideKeyAsked, m_menus->intervene(), &InterveneMenu::hideToken);
    connect(m_left->text(), &TextInput::picturesAsked, m_sessions, &SessionCommands::choosePictures);
    connect(m_left->text(), &TextInput::soundsAsked, m_sessions, &SessionCommands::chooseSounds);
    connect(m_left, &SideColumn::moduleOpenAsked, m_models, &ModelCommands::openModule);
    connect(m_left, &SideColumn::moduleSaveAsked, m_models, &ModelCommands::saveModule);
}

void WindowBody::restore()
{
    m_columns->restore();
    m_look.setTheme(Settings::stored().theme);
    m_updates->showLook();
    m_left->text()->focusText();
}

void WindowBody::begin(const core::Example& example)
{
    m_note->display(example);
    m_views->takeKeys();
}

void WindowBody::open(const std::filesystem::path& path) { m_opener->open(path); }

void WindowBody::openEngine(const core::EngineModel& engine, const std::string& text)
{
    m_opener->openEngine(engine, text);
}

void WindowBody::open(const std::vector<std::filesystem::path>& paths) { m_opener->open(paths); }

void WindowBody::openExample(const core::Example& example)
{
    m_opener->openExample(Settings::stored().begunWith(example.session));
    m_note->display(example);
}

void WindowBody::offerUnfinished()
{
    m_sessions->offerUnfinished();
    if (!m_bench.banner.asks()) return offerOfFeatures();
    // One question after the other, and not before an answer has acted, which may ask something itself.
    const auto offer = [this] {
        if (!m_bench.banner.asks()) offerOfFeatures();
    };
    connect(&m_bench.banner, &Banner::closed, this, offer,
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

/// The first that has something to offer asks about it.
void WindowBody::offerOfFeatures()
{
    for (const auto& feature : m_features)
        if (feature->offerUnfinished()) return;
}

bool WindowBody::mayCloseFeatures()
{
    return std::ranges::all_of(m_features, [](const auto& each) { return each->mayClose(); });
}

bool WindowBody::mayClose()
{
    if (!mayCloseFeatures() || !m_sessions->mayLeave() || !m_sessions->mayEnd()) return false;
    m_columns->remember();
    return true;
}

void WindowBody::goOn(const WindowBody& before)
{
    for (std::size_t i = 0; i < m_features.size(); ++i) m_features[i]->goOn(*before.m_features[i]);
}

/// One thing at a time, what takes longest first.
void WindowBody::stop()
{
    if (m_left->text()->stopGenerating()) return;
    if (m_bench.results.isRunning()) return m_bench.results.cancel();
    if (m_views->cancel() || m_exporter->cancel()) return;
    if (!m_bench.banner.text().isEmpty())
        m_bench.banner.hide();
    else if (m_window.isFullScreen())
        m_window.setWindowState(m_window.windowState() ^ Qt::WindowFullScreen);
}

/// Hides columns that larger type would squeeze the view with.
void WindowBody::fit()
{
    const bool wide = m_window.width() >= scaled(widthForBrand);
    m_topBar->setBrandVisible(wide);
    m_topBar->setCompact(m_window.width() < scaled(widthForNames));
    m_note->setRoom(!wide, m_window.height() < scaled(heightForNotes));
}

#include "moc_window_body.cpp"
