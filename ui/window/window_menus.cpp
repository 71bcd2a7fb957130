#include "ui/window/window_menus.h"

#include <QActionGroup>
#include <QApplication>
#include <QMainWindow>
#include <QMenuBar>

#include "ui/bench/map_bench.h"
#include "ui/bench/view_benches.h"
#include "ui/bench/view_stack.h"
#include "ui/find/command_palette.h"
#include "ui/find/command_sources.h"
#include "ui/help/handbook_window.h"
#include "ui/panel/export/copy_as.h"
#include "ui/part/banner.h"
#include "ui/part/explained.h"
#include "ui/part/menu_entry.h"
#include "ui/part/panel_round.h"
#include "ui/settings/settings_dialog.h"
#include "ui/theme/magnification.h"
#include "ui/window/columns.h"
#include "ui/window/describe/head_describer.h"
#include "ui/window/exporter.h"
#include "ui/window/glossary_window.h"
#include "ui/window/help/handbook_key.h"
#include "ui/window/help/help_boxes.h"
#include "ui/window/intervene_menu.h"
#include "ui/window/model_commands.h"
#include "ui/window/session_commands.h"
#include "ui/window/text_input.h"
#include "ui/window/token_tints.h"
#include "ui/window/view_bar.h"
#include "ui/window/window_look.h"
#include "ui/words/views/view_rows.h"

#include <algorithm>
#include <iterator>

using core::AttentionBlock;
using core::RowReading;

WindowMenus::WindowMenus(const Workbench& bench, const MenuParts& parts, QList<QAction*>& shared, QMainWindow* window)
    : QObject(window),
      m_bench(bench),
      m_parts(parts),
      m_window(window),
      m_models(new QMenu(window)),
      m_figures(new QMenu(window)),
      m_intervene(new InterveneMenu(bench, window)),
      m_shared(shared)
{
    m_figures->addAction(tr("Export what is shown…"), this,
                         [this] { m_parts.exporter.exportShown(m_parts.views.bench()); });
    m_figures->addAction(tr("Export all heads…"), this, [this] { m_parts.exporter.exportAllHeads(); });
    m_figures->addAction(tr("Copy figure as picture"), this,
                         [this] { m_parts.exporter.copyShown(m_parts.views.bench()); });
    addCopyAs(m_figures, this, [this](CopyAs as) { m_parts.exporter.copyAs(m_parts.views.bench(), as); });
    addOf(MenuPlace::Export, m_figures);
}

QAction* WindowMenus::add(QMenu* menu, const QString& text, const QKeySequence& keys, const QString& tip,
                          const Act& act)
{
    return addEntry(*m_window, *menu, {text, keys, tip}, this, act);
}

void WindowMenus::addOf(MenuPlace place, QMenu* menu)
{
    for (const auto& feature : m_parts.features) feature->addEntries(place, *menu);
}

void WindowMenus::create()
{
    connect(m_models, &QMenu::aboutToShow, this, [this] { m_parts.models.fill(m_models); });
    createFile();
    createEdit();
    createView();
    m_window->menuBar()->addMenu(m_intervene);
    m_window->addAction(m_intervene->headOff());
    createHelp();
}

/// Adds the menu of examples before Help, which stands last.
void WindowMenus::addExamples(QMenu* examples)
{
    QMenuBar* bar = m_window->menuBar();
    bar->insertMenu(bar->actions().constLast(), examples);
}

void WindowMenus::createFile()
{
    SessionCommands& sessions = m_parts.sessions;
    ModelCommands& models = m_parts.models;
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
    add(file, tr("Use a &teaching module"), QKeySequence(tr("Ctrl+T")),
        tr("Compute with a module of random parameters that you set up yourself"), [&models] { models.useModule(); });
    file->addSeparator();
    QAction* save = add(file, tr("&Save session"), QKeySequence::Save,
                        tr("Save everything that is set, to open it again"), [&sessions] { sessions.save(); });
    m_shared << save;
    add(file, tr("Save session &as…"), QKeySequence(tr("Ctrl+Shift+S")), tr("Save it under another name"),
        [&sessions] { sessions.saveAs(); });
    file->addSeparator();
    addFigures(file);
    addOf(MenuPlace::Pages, file);
    file->addSeparator();
    QAction* quit = file->addAction(tr("&Quit"), qApp, &QApplication::closeAllWindows);
    quit->setShortcut(QKeySequence(tr("Ctrl+Q")));
    m_window->addAction(quit);
    quit->setStatusTip(tr("Leave the program"));
}

void WindowMenus::addFigures(QMenu* file)
{
    add(file, tr("&Export figure…"), QKeySequence(tr("Ctrl+E")),
        tr("Save what is shown as PDF, SVG or PNG, or its numbers as CSV or NPY"),
        [this] { m_parts.exporter.exportShown(m_parts.views.bench()); });
    add(file, tr("Export a&ll heads…"), QKeySequence(tr("Ctrl+Shift+E")),
        tr("Save a page with every head's map, or a file for each"), [this] { m_parts.exporter.exportAllHeads(); });
}

void WindowMenus::createEdit()
{
    TextInput& text = m_parts.text;
    const auto copyShown = [this] { m_parts.exporter.copyShown(m_parts.views.bench()); };
    QMenu* edit = m_window->menuBar()->addMenu(tr("&Edit"));
    m_undo = add(edit, tr("&Undo"), QKeySequence::Undo, tr("Undo the last change"), [this] { m_bench.editor.undo(); });
    m_redo = add(edit, tr("&Redo"), {}, tr("Redo the change that was undone"), [this] { m_bench.editor.redo(); });
    m_redo->setShortcuts({QKeySequence(tr("Ctrl+Shift+Z")), QKeySequence(tr("Ctrl+Y"))});
    m_shared << m_undo << m_redo;
    edit->addSeparator();
    add(edit, tr("&Find a command…"), QKeySequence(tr("Ctrl+K")),
        tr("Find commands, heads, tokens, examples, models and terms by a few letters"), [this] { findCommand(); });
    add(edit, tr("Copy figure as &picture"), QKeySequence(tr("Ctrl+Shift+C")),
        tr("Put the figure of what is shown on the clipboard"), copyShown);
    addCopyAs(edit->addMenu(tr("Copy figure &as")), this,
              [this](CopyAs as) { m_parts.exporter.copyAs(m_parts.views.bench(), as); });
    auto* copy = new QAction(this);  // over the views, plain Ctrl+C does the same
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(copy, &QAction::triggered, this, copyShown);
    m_parts.views.addAction(copy);
    add(edit, tr("&Generate tokens"), QKeySequence(tr("Ctrl+G")),
        tr("Let the model continue the text; choose this again to stop"), [&text] { text.generate(); });
    add(edit, tr("&Sample the generated tokens again"), QKeySequence(tr("Ctrl+Shift+G")),
        tr("Draw different tokens in place of the generated ones, with the next seed"), [&text] { text.drawAgain(); });
    add(edit, tr("S&huffle the tokens"), QKeySequence(tr("Ctrl+Shift+H")),
        tr("Put the words into another order and see what changes"), [&text] { text.shuffle(); });
    add(edit, tr("S&top computing"), QKeySequence(Qt::Key_Escape), tr("Stop and keep what is there"),
        [this] { emit stopAsked(); });
    edit->addSeparator();
    add(edit, tr("&Settings…"), QKeySequence(tr("Ctrl+,")),
        tr("Theme, type size, colours of maps, counting, and what a pass may take"), [this] { openSettings(); });
}

void WindowMenus::createView()
{
    QMenu* view = m_window->menuBar()->addMenu(tr("&View"));
    addViews(view);
    addOf(MenuPlace::Windows, view);
    view->addSeparator();
    addPanels(view->addMenu(tr("Pa&nels")));
    addHeads(view->addMenu(tr("Heads and la&yers")));
    QMenu* cells = view->addMenu(tr("Cells and to&kens"));
    m_parts.views.map().addActions(cells);
    cells->addSeparator();
    addRows(cells);
    addTints(cells);
    addDots(cells);
    addOf(MenuPlace::Tokens, cells);
    addOf(MenuPlace::Play, view);
    view->addSeparator();
    addMagnification(view->addMenu(tr("Si&ze")));
    addThemes(view);
    addOf(MenuPlace::Screen, view);
    add(view, tr("&Full screen"), QKeySequence(Qt::Key_F11), tr("Fill the screen, or return to the window"),
        [this] { m_window->setWindowState(m_window->windowState() ^ Qt::WindowFullScreen); });
}

void WindowMenus::addPanels(QMenu* view)
{
    add(view, tr("Show or hide the &input panel"), QKeySequence(Qt::Key_F8),
        tr("The panel with the text, the heads and the teaching module"), [this] {
            m_parts.columns.toggleLeft(m_bench.session().view);
            if (m_parts.text.widget()->isVisible()) m_parts.text.focusText();
        });
    add(view, tr("Show or hide the &cell panel"), QKeySequence(Qt::Key_F9),
        tr("The panel that shows how the chosen cell's weight is computed"),
        [this] { m_parts.columns.toggleRight(m_bench.session().view); });
    add(view, tr("Move to the &next panel"), QKeySequence(Qt::Key_F6), tr("Move the keyboard to the next panel"),
        [this] { m_parts.panels.step(1); });
    add(view, tr("Move to the &previous panel"), QKeySequence(Qt::SHIFT | Qt::Key_F6),
        tr("Move the keyboard to the previous panel"), [this] { m_parts.panels.step(-1); });
}

void WindowMenus::addViews(QMenu* menu)
{
    QMenu* further = new QMenu(tr("F&urther views"), menu);
    for (const ViewRow& row : viewRows()) {
        QAction* action = (row.has_tab ? menu : further)->addAction(tr(row.entry), this, [this, view = row.view] {
            m_bench.editor.setView(view);
        });
        action->setShortcut(QKeySequence(QString::fromLatin1(row.keys)));
        action->setObjectName(QStringLiteral("%1View").arg(QLatin1String(row.handbook)));
        action->setVisible(isOffered(m_bench, row.view));
        m_window->addAction(action);
        m_views[row.view] = action;
    }
    menu->addMenu(further);
}

void WindowMenus::addHeads(QMenu* menu)
{
    Selection& selection = m_bench.selection;
    add(menu, tr("Switch between &encoder, decoder and cross-attention"), QKeySequence(Qt::CTRL | Qt::Key_B),
        tr("Show the next of the encoder's, the decoder's and the cross-attention, or what layers without a softmax "
           "do"),
        [this] {
            const core::PreparedRun* prepared = m_bench.results.prepared();
            if (prepared == nullptr) return;
            if (prepared->model->mixing != nullptr) {
                const bool mixes = m_bench.session().focus.block == AttentionBlock::Mixing;
                m_bench.selection.setBlock(mixes ? AttentionBlock::Self : AttentionBlock::Mixing);
                return;
            }
            if (prepared->model->decoder == nullptr) return;
            const int now = static_cast<int>(m_bench.session().focus.block);
            m_bench.selection.setBlock(static_cast<AttentionBlock>((now + 1) % 3));
        });
    m_shared << add(menu, tr("Next &head"), QKeySequence(tr("Alt+Right")), tr("Show the next head"),
                    [&selection] { selection.stepHead(0, 1); });
    m_shared << add(menu, tr("&Previous head"), QKeySequence(tr("Alt+Left")), tr("Show the previous head"),
                    [&selection] { selection.stepHead(0, -1); });
    m_shared << add(menu, tr("Next &layer"), QKeySequence(tr("Alt+Down")), tr("Show the next layer"),
                    [&selection] { selection.stepHead(1, 0); });
    m_shared << add(menu, tr("Previous la&yer"), QKeySequence(tr("Alt+Up")), tr("Show the previous layer"),
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
    m_rows = menu->addAction(tr("Label rows with the &next token"), this, [this](bool next) {
        m_bench.editor.setRows(next ? RowReading::NextToken : RowReading::AtToken);
    });
    m_rows->setObjectName(QStringLiteral("rowsForNext"));
    m_rows->setCheckable(true);
    m_rows->setShortcut(QKeySequence(tr("Ctrl+R")));
    m_rows->setStatusTip(tr("Label each row with the token that it predicts, the next one; no number changes"));
    m_rows->setVisible(false);  // until a model predicts
    m_window->addAction(m_rows);
}

void WindowMenus::addTints(QMenu* menu)
{
    TokenTints& tints = m_parts.text.tints();
    QAction* action = menu->addAction(tr("Tint tokens by &weight"), this, [&tints](bool on) { tints.setOn(on); });
    action->setObjectName(QStringLiteral("tintTokens"));
    action->setCheckable(true);
    action->setChecked(tints.isOn());
    action->setStatusTip(tr("Colour the input's tokens by the weights that the chosen query gives them"));
}

void WindowMenus::addDots(QMenu* menu)
{
    m_dots = menu->addAction(tr("Draw weights as &dots"), this, [this](bool dots) {
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
        return [this, by] { m_parts.look.magnify(Magnification::stepped(Magnification::instance().percent(), by)); };
    };
    QAction* larger = add(menu, tr("Make everything &larger"), {}, tr("Make everything in the window larger"), step(1));
    larger->setShortcuts({QKeySequence(tr("Ctrl++")), QKeySequence(tr("Ctrl+="))});
    add(menu, tr("Make everything s&maller"), QKeySequence(tr("Ctrl+-")), tr("Make everything in the window smaller"),
        step(-1));
    add(menu, tr("Return to &usual size"), QKeySequence(tr("Ctrl+0")), tr("Draw everything at 100 %"),
        [this] { m_parts.look.magnify(Magnification::usual); });
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
        QAction* action = theme->addAction(text, this, [this, picked = choice] { m_parts.look.setTheme(picked); });
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
    connect(dialog, &SettingsDialog::themeChosen, &m_parts.look, &WindowLook::setTheme);
    connect(dialog, &SettingsDialog::languageChosen, this, &WindowMenus::languageChosen);
    connect(dialog, &SettingsDialog::sizeChosen, &m_parts.look, &WindowLook::magnify);
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
    add(help, tr("Error &messages explained"), {}, tr("What messages mean, and what to do about them"),
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
