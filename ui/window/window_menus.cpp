#include "ui/window/window_menus.h"

#include <QActionGroup>
#include <QApplication>
#include <QMainWindow>
#include <QMenuBar>

#include "ui/find/command_palette.h"
#include "ui/find/command_sources.h"
#include "ui/help/handbook_window.h"
#include "ui/page/map_page.h"
#include "ui/page/view_pages.h"
#include "ui/panel/export/copy_as.h"
#include "ui/part/banner.h"
#include "ui/part/explained.h"
#include "ui/settings/settings_dialog.h"
#include "ui/theme/magnification.h"
#include "ui/window/describe/head_describer.h"
#include "ui/window/glossary_window.h"
#include "ui/window/help/handbook_key.h"
#include "ui/window/help/help_boxes.h"
#include "ui/window/help/help_page.h"
#include "ui/window/intervene_menu.h"
#include "ui/window/model_commands.h"
#include "ui/window/session_commands.h"
#include "ui/window/text_input.h"
#include "ui/window/token_tints.h"
#include "ui/window/view_bar.h"
#include "ui/words/views/view_rows.h"

#include <algorithm>
#include <iterator>

using core::AttentionBlock;
using core::RowReading;

WindowMenus::WindowMenus(const Workbench& bench, WindowCommands commands, QMainWindow* window)
    : QObject(window),
      m_bench(bench),
      m_commands(std::move(commands)),
      m_window(window),
      m_models(new QMenu(window)),
      m_figures(new QMenu(window)),
      m_intervene(new InterveneMenu(bench, window))
{
    m_figures->addAction(tr("What is shown…"), this, m_commands.exportShown);
    m_figures->addAction(tr("All heads…"), this, m_commands.exportAllHeads);
    m_figures->addAction(tr("Copy as picture"), this, m_commands.copyShown);
    addCopyAs(m_figures, this, m_commands.copyAs);
    m_figures->addAction(tr("Add to page"), this, m_commands.addToPage);
}

QAction* WindowMenus::add(QMenu* menu, const QString& text, const QKeySequence& keys, const QString& tip,
                          const Act& act)
{
    QAction* action = menu->addAction(text, this, act);
    action->setShortcut(keys);
    action->setToolTip(tip);
    action->setStatusTip(tip);
    m_window->addAction(action);  // shortcuts work in full screen too, where the menu is hidden
    return action;
}

void WindowMenus::create(SessionCommands& sessions, ModelCommands& models, TextInput& text, MapPage& map,
                         QWidget* views)
{
    connect(m_models, &QMenu::aboutToShow, this, [this, &models] { models.fill(m_models); });
    createFile(sessions, models);
    createEdit(text, views);
    createView(map, text.tints());
    m_window->menuBar()->addMenu(m_intervene);
    m_window->addAction(m_intervene->headOff());
    createHelp();
}

/// Before Help, which stands last.
void WindowMenus::addExamples(QMenu* examples)
{
    QMenuBar* bar = m_window->menuBar();
    bar->insertMenu(bar->actions().constLast(), examples);
}

/// Before the sizes of everything.
void WindowMenus::addToView(QMenu* menu)
{
    m_view->insertSeparator(m_sizes);
    m_view->insertMenu(m_sizes, menu);
}

void WindowMenus::createFile(SessionCommands& sessions, ModelCommands& models)
{
    QMenu* file = m_window->menuBar()->addMenu(tr("&File"));
    add(file, tr("&Open…"), QKeySequence::Open,
        tr("Open a session, a figure that carries one, a saved module, or attention from a file"),
        [&sessions] { sessions.open(); });
    add(file, tr("Open &model…"), QKeySequence(tr("Ctrl+Shift+O")), tr("Run another model on the text"),
        [&models] { models.choose(); });
    add(file, tr("Open with an en&gine…"), {}, tr("Let another program compute the model, here or on another machine"),
        [&models] { models.openWithEngine(); });
    QMenu* recent = file->addMenu(tr("Open &recent"));
    connect(recent, &QMenu::aboutToShow, this, [&sessions, recent] { sessions.fillRecent(recent); });
    add(file, tr("&Teaching module"), QKeySequence(tr("Ctrl+T")),
        tr("Compute with a module of random parameters that you set up yourself"), [&models] { models.useModule(); });
    file->addSeparator();
    QAction* save = add(file, tr("&Save session"), QKeySequence::Save,
                        tr("Save everything that is set, to open it again"), [&sessions] { sessions.save(); });
    m_shared << save;
    add(file, tr("Save session &as…"), QKeySequence(tr("Ctrl+Shift+S")), tr("Save it under another name"),
        [&sessions] { sessions.saveAs(); });
    file->addSeparator();
    add(file, tr("&Export figure…"), QKeySequence(tr("Ctrl+E")),
        tr("Save what is shown as PDF, SVG or PNG, or its numbers as CSV or NPY"), m_commands.exportShown);
    add(file, tr("Export a&ll heads…"), QKeySequence(tr("Ctrl+Shift+E")),
        tr("Save a page with every head's map, or a file for each"), m_commands.exportAllHeads);
    add(file, tr("Add to pa&ge"), QKeySequence(tr("Ctrl+Alt+P")),
        tr("Make the figure of what is shown a panel of the page in the composer"), m_commands.addToPage);
    add(file, tr("&Compose a page…"), QKeySequence(tr("Ctrl+Shift+P")),
        tr("Open the composer: several figures on one page, with letters and one colour bar"), m_commands.compose);
    add(file, tr("A&tlas…"), QKeySequence(tr("Ctrl+Shift+A")),
        tr("What every head does over many texts: compute an atlas, or look at one"), m_commands.openAtlas);
    add(file, tr("&Worksheet…"), {}, tr("Make worksheets with blanks, and their key: of the lesson, the map or a row"),
        m_commands.makeSheets);
    file->addSeparator();
    QAction* quit = file->addAction(tr("&Quit"), qApp, &QApplication::closeAllWindows);
    quit->setShortcut(QKeySequence(tr("Ctrl+Q")));
    m_window->addAction(quit);
    quit->setStatusTip(tr("Leave the program"));
}

void WindowMenus::createEdit(TextInput& text, QWidget* views)
{
    QMenu* edit = m_window->menuBar()->addMenu(tr("&Edit"));
    m_undo = add(edit, tr("&Undo"), QKeySequence::Undo, tr("Undo the last change"), [this] { m_bench.editor.undo(); });
    m_redo = add(edit, tr("&Redo"), {}, tr("Redo the change that was undone"), [this] { m_bench.editor.redo(); });
    m_redo->setShortcuts({QKeySequence(tr("Ctrl+Shift+Z")), QKeySequence(tr("Ctrl+Y"))});
    m_shared << m_undo << m_redo;
    edit->addSeparator();
    add(edit, tr("&Find a command…"), QKeySequence(tr("Ctrl+K")),
        tr("Find commands, heads, tokens, examples, models and terms by a few letters"), [this] { findCommand(); });
    add(edit, tr("Copy figure as &picture"), QKeySequence(tr("Ctrl+Shift+C")),
        tr("Put the figure of what is shown on the clipboard"), m_commands.copyShown);
    addCopyAs(edit->addMenu(tr("Copy figure &as")), this, m_commands.copyAs);
    auto* copy = new QAction(this);  // over the views, plain Ctrl+C does the same
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(copy, &QAction::triggered, this, m_commands.copyShown);
    views->addAction(copy);
    add(edit, tr("&Generate tokens"), QKeySequence(tr("Ctrl+G")),
        tr("Let the model continue the text; choose this again to stop"), [&text] { text.generate(); });
    add(edit, tr("&Sample again"), QKeySequence(tr("Ctrl+Shift+G")),
        tr("Draw different tokens in place of the generated ones, with the next seed"), [&text] { text.drawAgain(); });
    add(edit, tr("S&huffle the tokens"), QKeySequence(tr("Ctrl+Shift+H")),
        tr("Put the words into another order and see what changes"), [&text] { text.shuffle(); });
    add(edit, tr("S&top computing"), QKeySequence(Qt::Key_Escape), tr("Stop and keep what is there"), m_commands.stop);
    edit->addSeparator();
    add(edit, tr("&Settings…"), QKeySequence(tr("Ctrl+,")),
        tr("Theme, type size, colours of maps, counting, and what a pass may take"), [this] { openSettings(); });
}

void WindowMenus::createView(MapPage& map, TokenTints& tints)
{
    QMenu* view = m_view = m_window->menuBar()->addMenu(tr("&View"));
    addViews(view);
    add(view, tr("One more window &beside"), QKeySequence(tr("Ctrl+Shift+N")),
        tr("Show another view of the same session in a window of its own, here or on another screen"),
        m_commands.openBeside);
    view->addSeparator();
    add(view, tr("Input panel"), QKeySequence(Qt::Key_F8), tr("Show or hide text, heads and module"),
        m_commands.toggleLeft);
    add(view, tr("Cell panel"), QKeySequence(Qt::Key_F9), tr("Show or hide how the chosen cell's weight is computed"),
        m_commands.toggleRight);
    add(view, tr("Next panel"), QKeySequence(Qt::Key_F6), tr("Move the keyboard to the next panel"),
        [this] { m_commands.stepPanel(1); });
    add(view, tr("Previous panel"), QKeySequence(Qt::SHIFT | Qt::Key_F6), tr("Move the keyboard to the previous panel"),
        [this] { m_commands.stepPanel(-1); });
    view->addSeparator();
    addRows(view);
    addTints(view, tints);
    addDots(view);
    addHeads(view);
    view->addSeparator();
    map.addActions(view);
    m_sizes = view->addSeparator();
    addMagnification(view);
    addThemes(view);
    view->addAction(m_commands.present);
    m_window->addAction(m_commands.present);
    add(view, tr("&Full screen"), QKeySequence(Qt::Key_F11), tr("Fill the screen, or return to the window"),
        m_commands.toggleFullScreen);
}

void WindowMenus::addViews(QMenu* menu)
{
    for (const ViewRow& row : viewRows()) {
        QAction* action = menu->addAction(tr(row.entry), this, [this, view = row.view] { m_commands.show(view); });
        action->setShortcut(QKeySequence(QString::fromLatin1(row.keys)));
        action->setObjectName(QStringLiteral("%1View").arg(QLatin1String(row.handbook)));
        action->setVisible(isOffered(m_bench, row.view));
        m_window->addAction(action);
        m_views[row.view] = action;
    }
}

void WindowMenus::addHeads(QMenu* menu)
{
    Selection& selection = m_bench.selection;
    add(menu, tr("Encoder, decoder or cross"), QKeySequence(Qt::CTRL | Qt::Key_B),
        tr("Show the next of the encoder's, the decoder's and the cross-attention"), [this] {
            const core::PreparedRun* prepared = m_bench.results.prepared();
            if (prepared == nullptr || prepared->model->decoder == nullptr) return;
            const int now = static_cast<int>(m_bench.session().focus.block);
            m_bench.selection.setBlock(static_cast<AttentionBlock>((now + 1) % 3));
        });
    m_shared << add(menu, tr("Next head"), QKeySequence(tr("Alt+Right")), tr("Show the next head"),
                    [&selection] { selection.stepHead(0, 1); });
    m_shared << add(menu, tr("Previous head"), QKeySequence(tr("Alt+Left")), tr("Show the previous head"),
                    [&selection] { selection.stepHead(0, -1); });
    m_shared << add(menu, tr("Next layer"), QKeySequence(tr("Alt+Down")), tr("Show the next layer"),
                    [&selection] { selection.stepHead(1, 0); });
    m_shared << add(menu, tr("Previous layer"), QKeySequence(tr("Alt+Up")), tr("Show the previous layer"),
                    [&selection] { selection.stepHead(-1, 0); });
    m_describe = add(menu, tr("Descri&be this head…"), QKeySequence(tr("Ctrl+Shift+D")),
                     tr("Say in plain sentences what the shown head does, to be read, heard or copied"),
                     [this] { describeHead(); });
}

void WindowMenus::addHeadActions(QMenu* menu) { menu->addAction(m_describe); }

void WindowMenus::describeHead()
{
    if (m_describer == nullptr) m_describer = new HeadDescriber(m_bench, m_window);
    m_describer->open();
}

void WindowMenus::addRows(QMenu* menu)
{
    m_rows = menu->addAction(tr("Rows for the &next token"), this, [this](bool next) {
        m_bench.editor.setRows(next ? RowReading::NextToken : RowReading::AtToken);
    });
    m_rows->setObjectName(QStringLiteral("rowsForNext"));
    m_rows->setCheckable(true);
    m_rows->setShortcut(QKeySequence(tr("Ctrl+R")));
    m_rows->setStatusTip(tr("Label each row with the token that it predicts, the next one; no number changes"));
    m_rows->setVisible(false);  // until a model predicts
    m_window->addAction(m_rows);
}

void WindowMenus::addTints(QMenu* menu, TokenTints& tints)
{
    QAction* action = menu->addAction(tr("Tint tokens by &weight"), this, [&tints](bool on) { tints.setOn(on); });
    action->setObjectName(QStringLiteral("tintTokens"));
    action->setCheckable(true);
    action->setChecked(tints.isOn());
    action->setStatusTip(tr("Colour the input's tokens by the weights that the chosen query gives them"));
}

void WindowMenus::addDots(QMenu* menu)
{
    m_dots = menu->addAction(tr("&Dots instead of squares"), this, [this](bool dots) {
        m_bench.editor.look([dots](core::Session& next) { next.figure.map.dots = dots; });
    });
    m_dots->setObjectName(QStringLiteral("dots"));
    m_dots->setCheckable(true);
    m_dots->setShortcut(QKeySequence(tr("Ctrl+D")));
    m_dots->setStatusTip(tr("Draw weights as circles whose area is the weight: readable in grey, from the back row"));
    m_window->addAction(m_dots);
}

void WindowMenus::addMagnification(QMenu* menu)
{
    const auto step = [this](int by) {
        return [this, by] { m_commands.magnify(Magnification::stepped(Magnification::instance().percent(), by)); };
    };
    QAction* larger = add(menu, tr("&Larger"), {}, tr("Make everything in the window larger"), step(1));
    larger->setShortcuts({QKeySequence(tr("Ctrl++")), QKeySequence(tr("Ctrl+="))});
    add(menu, tr("S&maller"), QKeySequence(tr("Ctrl+-")), tr("Make everything in the window smaller"), step(-1));
    add(menu, tr("&Usual size"), QKeySequence(tr("Ctrl+0")), tr("Draw everything at 100 %"),
        [this] { m_commands.magnify(Magnification::usual); });
}

void WindowMenus::addThemes(QMenu* menu)
{
    QMenu* theme = menu->addMenu(tr("&Theme"));
    auto* group = new QActionGroup(this);
    const std::pair<QString, ThemeChoice> themes[] = {{tr("As the desktop"), ThemeChoice::Follow},
                                                      {tr("Light"), ThemeChoice::Light},
                                                      {tr("Dark"), ThemeChoice::Dark},
                                                      {tr("High contrast"), ThemeChoice::Contrast}};
    for (const auto& [text, choice] : themes) {
        QAction* action = theme->addAction(text, this, [this, picked = choice] { m_commands.setTheme(picked); });
        action->setCheckable(true);
        action->setData(static_cast<int>(choice));
        group->addAction(action);
    }
    // It may have been chosen in the settings.
    connect(theme, &QMenu::aboutToShow, this, [group] {
        const int chosen = static_cast<int>(Settings::stored().theme);
        for (QAction* action : group->actions()) action->setChecked(action->data().toInt() == chosen);
    });
}

void WindowMenus::openSettings()
{
    auto* dialog = new SettingsDialog(m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &SettingsDialog::themeChosen, this, m_commands.setTheme);
    connect(dialog, &SettingsDialog::languageChosen, this, m_commands.speak);
    connect(dialog, &SettingsDialog::sizeChosen, this, m_commands.magnify);
    connect(dialog, &SettingsDialog::changed, this, [this](const Settings& settings) {
        m_bench.editor.look([&settings](core::Session& next) { settings.giveTo(next); });
    });
    dialog->open();
}

void WindowMenus::createHelp()
{
    QMenu* help = m_window->menuBar()->addMenu(tr("&Help"));
    new HandbookKey(this);
    connect(&m_bench.banner, &Banner::explained, this, &WindowMenus::openHandbook);
    add(help, tr("&Handbook"), QKeySequence(Qt::Key_F1), tr("How to do things, beginning with the view in use"),
        [this] { openHandbook(QLatin1String(viewRow(m_bench.session().view).handbook)); });
    add(help, tr("If something &fails"), {}, tr("What messages mean, and what to do about them"),
        [this] { openHandbook(QStringLiteral("troubles")); });
    help->addSeparator();
    add(help, tr("&Glossary"), QKeySequence(Qt::CTRL | Qt::Key_F1),
        tr("What the terms mean, beginning with the term of the control or view in use"),
        [this] { openGlossary(termOf(m_window->focusWidget())); });
    add(help, tr("&Keys and gestures"), QKeySequence(Qt::SHIFT | Qt::Key_F1), tr("What mouse and keyboard do"),
        [this] { showKeys(m_window); });
    add(help, tr("A &study: what MiniLM's heads look at"), {},
        tr("An atlas of 72 heads over 500 sentences, step by step"), [this] {
            showHelpPage(m_window, tr("What MiniLM's heads look at"), QStringLiteral(":/help/minilm-heads.md"));
        });
    add(help, tr("&About AttentionScope"), {}, tr("Version and licence"), [this] { showAbout(m_window); });
}

void WindowMenus::openHandbook(const QString& id) { HandbookWindow::openBeside(m_window, id); }

void WindowMenus::openGlossary(const QString& term)
{
    if (m_glossary == nullptr) m_glossary = new GlossaryWindow(m_window);
    m_glossary->open(term);
}

void WindowMenus::findCommand()
{
    if (m_palette == nullptr) {
        const auto commands = [this] {
            std::vector<FoundCommand> all =
                menuCommands(*m_window->menuBar(), {{tr("Model"), m_models}, {tr("Export"), m_figures}});
            std::ranges::move(answerCommands(m_bench), std::back_inserter(all));
            std::ranges::move(headSetCommands(m_bench), std::back_inserter(all));
            std::ranges::move(moduleCommands(m_bench), std::back_inserter(all));
            std::ranges::move(termCommands([this](const QString& term) { openGlossary(term); }),
                              std::back_inserter(all));
            return all;
        };
        const auto typed = [this](const QString& words) {
            std::vector<FoundCommand> found = headCommands(m_bench, words);
            std::ranges::move(tokenCommands(m_bench, words), std::back_inserter(found));
            return found;
        };
        m_palette = new CommandPalette(commands, typed, m_window);
        connect(&m_bench.findings, &HeadFindings::tableChanged, m_palette, &CommandPalette::refresh);
    }
    m_bench.findings.measure();  // heads are found by what they do
    m_palette->open();
}

void WindowMenus::showSession()
{
    m_undo->setEnabled(m_bench.editor.history().canUndo());
    m_redo->setEnabled(m_bench.editor.history().canRedo());
    m_dots->setChecked(m_bench.session().figure.map.dots);
}

void WindowMenus::showOffers(const ViewBar& bar)
{
    for (const auto& [view, action] : m_views) action->setVisible(bar.offers(view));
    m_rows->setVisible(bar.offersRows());
    const auto trace = m_bench.results.shown();
    m_rows->setChecked(trace != nullptr
                       && core::readingOf(*trace->model, m_bench.session().figure.map.rows) == RowReading::NextToken);
}

#include "moc_window_menus.cpp"
