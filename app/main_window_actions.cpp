// What the window's menus do.

#include <QActionGroup>
#include <QApplication>
#include <QMenuBar>
#include <QMessageBox>
#include <QSettings>

#include "app/main_window.h"
#include "ui/control/figure_worker.h"
#include "ui/control/head_analysis.h"
#include "ui/control/text_generation.h"
#include "ui/panel/banner.h"
#include "ui/view/map_view.h"

using core::Index;

QAction* MainWindow::add(QMenu* menu, const QString& text, const QKeySequence& shortcut, const QString& tip,
                         void (MainWindow::*slot)())
{
    QAction* action = menu->addAction(text, this, slot);
    action->setShortcut(shortcut);
    action->setToolTip(tip);
    action->setStatusTip(tip);
    addAction(action);  // shortcuts work in full screen too, where the menu is hidden
    return action;
}

void MainWindow::createMenus()
{
    createFileMenu();
    createEditMenu();
    createViewMenu();
    createInterveneMenu();
    createExamples();
    QMenu* help = menuBar()->addMenu(tr("&Help"));
    add(help, tr("&Keys and gestures"), QKeySequence::HelpContents, tr("What mouse and keyboard do"),
        &MainWindow::showHelp);
    add(help, tr("&About AttentionScope"), {}, tr("Version and licence"), &MainWindow::showAbout);
}

void MainWindow::createFileMenu()
{
    QMenu* file = menuBar()->addMenu(tr("&File"));
    add(file, tr("&Open…"), QKeySequence::Open,
        tr("Open a session, a figure that carries one, a saved module, or attention from a file"),
        &MainWindow::openFile);
    add(file, tr("Open &model…"), QKeySequence(tr("Ctrl+Shift+O")), tr("Run another model on the text"),
        &MainWindow::chooseModel);
    m_recentMenu = file->addMenu(tr("Open &recent"));
    connect(m_recentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
    add(file, tr("&Teaching module"), QKeySequence(tr("Ctrl+T")),
        tr("Compute with a module of random weights that you set up yourself"), &MainWindow::useClassroom);
    file->addSeparator();
    add(file, tr("&Save session"), QKeySequence::Save, tr("Save everything that is set, to open it again"),
        &MainWindow::saveSession);
    add(file, tr("Save session &as…"), QKeySequence(tr("Ctrl+Shift+S")), tr("Save it under another name"),
        &MainWindow::saveSessionAs);
    file->addSeparator();
    add(file, tr("&Export figure…"), QKeySequence(tr("Ctrl+E")),
        tr("Save what is shown as PDF, SVG or PNG, or its numbers as CSV or NPY"), &MainWindow::exportShown);
    add(file, tr("Export a&ll heads…"), QKeySequence(tr("Ctrl+Shift+E")),
        tr("Save a page with every head's map, or a file for each"), &MainWindow::exportAllHeads);
    file->addSeparator();
    QAction* quit = file->addAction(tr("&Quit"), qApp, &QApplication::closeAllWindows);
    quit->setShortcut(QKeySequence(tr("Ctrl+Q")));
    quit->setStatusTip(tr("Leave the program"));
}

void MainWindow::createEditMenu()
{
    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    add(edit, tr("&Undo"), QKeySequence::Undo, tr("Take the last change back"), &MainWindow::undo);
    m_undo = edit->actions().constLast();
    add(edit, tr("&Redo"), QKeySequence(tr("Ctrl+Shift+Z")), tr("Make the change again"), &MainWindow::redo);
    m_redo = edit->actions().constLast();
    m_redo->setShortcuts({QKeySequence(tr("Ctrl+Shift+Z")), QKeySequence(tr("Ctrl+Y"))});
    edit->addSeparator();
    add(edit, tr("Copy figure as &picture"), QKeySequence(tr("Ctrl+Shift+C")),
        tr("Put the figure of what is shown on the clipboard"), &MainWindow::copyFigure);
    auto* copy = new QAction(this);  // over the views, plain Ctrl+C does the same
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(copy, &QAction::triggered, this, &MainWindow::copyFigure);
    m_views->addAction(copy);
    add(edit, tr("&Generate tokens"), QKeySequence(tr("Ctrl+G")),
        tr("Let the model continue the text; once more stops it"), &MainWindow::generate);
    add(edit, tr("S&huffle the tokens"), QKeySequence(tr("Ctrl+Shift+H")),
        tr("Without positions the map only changes its order"), &MainWindow::shuffle);
    add(edit, tr("S&top computing"), QKeySequence(Qt::Key_Escape), tr("Stop and keep what is there"),
        &MainWindow::cancel);
}

void MainWindow::createViewMenu()
{
    QMenu* view = menuBar()->addMenu(tr("&View"));
    const std::pair<QString, core::View> views[] = {
        {tr("&Map"), core::View::Map},           {tr("&Steps"), core::View::Steps},     {tr("M&ask"), core::View::Mask},
        {tr("&Compare"), core::View::Compare},   {tr("All &heads"), core::View::Heads}, {tr("F&low"), core::View::Flow},
        {tr("M&easures"), core::View::Measures}, {tr("&Picture"), core::View::Picture}};
    for (const auto& [text, which] : views) {
        QAction* action = view->addAction(text, this, [this, chosen = which] { setView(chosen); });
        action->setShortcut(QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(which))));
        addAction(action);
        if (which != core::View::Picture) continue;
        action->setObjectName(QStringLiteral("pictureView"));
        action->setVisible(false);  // until a model reads pictures
    }
    view->addSeparator();
    add(view, tr("Input panel"), QKeySequence(Qt::Key_F8), tr("Show or hide text, heads and module"),
        &MainWindow::toggleInput);
    add(view, tr("Cell panel"), QKeySequence(Qt::Key_F9), tr("Show or hide how the chosen cell comes about"),
        &MainWindow::toggleInspector);
    view->addSeparator();
    createRowsAction(view);
    add(view, tr("Encoder, decoder or cross"), QKeySequence(Qt::CTRL | Qt::Key_B),
        tr("Look at the next attention of an encoder–decoder"), &MainWindow::nextBlock);
    add(view, tr("Next head"), QKeySequence(tr("Alt+Right")), tr("Show the next head"), &MainWindow::nextHead);
    add(view, tr("Previous head"), QKeySequence(tr("Alt+Left")), tr("Show the head before"), &MainWindow::previousHead);
    add(view, tr("Next layer"), QKeySequence(tr("Alt+Down")), tr("Show the next layer"), &MainWindow::nextLayer);
    add(view, tr("Previous layer"), QKeySequence(tr("Alt+Up")), tr("Show the layer before"),
        &MainWindow::previousLayer);
    view->addSeparator();
    const auto zoom = [&](const QString& text, const QKeySequence& keys, const QString& tip, auto act) {
        QAction* action = view->addAction(text, m_map, act);
        action->setShortcut(keys);
        action->setStatusTip(tip);
    };
    zoom(tr("Zoom in"), QKeySequence::ZoomIn, tr("Look at fewer cells"), [this] { m_map->zoomBy(1.25); });
    zoom(tr("Zoom out"), QKeySequence::ZoomOut, tr("Look at more cells"), [this] { m_map->zoomBy(0.8); });
    zoom(tr("Whole map"), QKeySequence(tr("Ctrl+0")), tr("Look at all cells"), [this] { m_map->fitAll(); });
    createMapMenu(view);
    view->addSeparator();
    createLookMenu(view);
}

void MainWindow::createLookMenu(QMenu* view)
{
    QMenu* theme = view->addMenu(tr("&Theme"));
    auto* group = new QActionGroup(this);
    const std::pair<QString, ThemeChoice> themes[] = {{tr("As the desktop"), ThemeChoice::Follow},
                                                      {tr("Light"), ThemeChoice::Light},
                                                      {tr("Dark"), ThemeChoice::Dark}};
    const int chosen = QSettings().value(QStringLiteral("window/theme"), 0).toInt();
    for (const auto& [text, choice] : themes) {
        QAction* action = theme->addAction(text);
        action->setCheckable(true);
        action->setChecked(static_cast<int>(choice) == chosen);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, picked = choice] { setThemeChoice(picked); });
    }
    add(view, tr("&Full screen"), QKeySequence(Qt::Key_F11), tr("Fill the screen, or leave it again"),
        &MainWindow::toggleFullScreen);
}

void MainWindow::undo() { m_editor.undo(); }
void MainWindow::redo() { m_editor.redo(); }

void MainWindow::cancel()
{
    if (m_generation->isRunning())
        m_generation->stop();
    else if (m_controller.isRunning())
        m_controller.cancel();
    else if (m_map->isLoading())
        m_map->cancel();
    else if (m_analysis->isKnockingOut() || m_analysis->isMakingMap())
        m_analysis->cancel();
    else if (m_copying != nullptr)
        m_copying->stop();
    else if (!m_banner->text().isEmpty())
        m_banner->hide();
    else if (isFullScreen())
        toggleFullScreen();
}

void MainWindow::nextHead() { stepHead(0, 1); }
void MainWindow::previousHead() { stepHead(0, -1); }
void MainWindow::nextLayer() { stepHead(1, 0); }
void MainWindow::previousLayer() { stepHead(-1, 0); }

void MainWindow::stepHead(Index layers, Index heads)
{
    if (m_trace == nullptr) return;
    const core::ModelInfo& info = m_trace->model->info;
    m_selection.setHead(std::clamp<Index>(m_selection.focus().layer + layers, 0, info.layers - 1),
                        std::clamp<Index>(m_selection.focus().head + heads, 0, info.heads - 1));
}

void MainWindow::toggleFullScreen() { setWindowState(windowState() ^ Qt::WindowFullScreen); }

void MainWindow::showHelp()
{
    QMessageBox box(QMessageBox::NoIcon, tr("Keys and gestures"), QString(), QMessageBox::Close, this);
    box.setTextFormat(Qt::RichText);
    const std::pair<QString, QString> rows[] = {
        {tr("Type"), tr("everything is computed again")},
        {tr("Point at a cell"), tr("see how its number comes about")},
        {tr("Click a cell, arrow keys"), tr("keep a cell chosen")},
        {tr("Click a token"), tr("choose the query; with Ctrl the key; the "
                                 "context menu splits and joins")},
        {tr("Ctrl + 1 … 7"), tr("map, steps, mask, compare, all heads, flow, measures")},
        {tr("Shift + drag in the map, M"), tr("mark cells: rank heads by them, hide them, attend to them alone")},
        {tr("All heads: Ctrl + click, Space, rubber band"), tr("pick several heads")},
        {tr("Ctrl + L"), tr("go to a token of the map")},
        {tr("F8, F9"), tr("show or hide the panels at the sides")},
        {tr("Steps: Space, ← →, 1 … 9"), tr("play, step, jump")},
        {tr("Ctrl + Shift + K"), tr("switch the shown head off, or on again")},
        {tr("Ctrl + Z, Ctrl + Shift + Z"), tr("undo, redo")},
        {tr("Alt + arrow keys"), tr("other head, other layer")},
        {tr("Ctrl + B"), tr("encoder, decoder or cross-attention")},
        {tr("Ctrl + R"), tr("name rows after the token that they predict, or after their own")},
        {tr("Ctrl + wheel, Ctrl + +, Ctrl + −, Ctrl + 0"),
         tr("zoom the map; drag moves it, double click shows it whole")},
        {tr("Ctrl + O, Ctrl + Shift + O, or drop"), tr("open a session or figure; a model")},
        {tr("Ctrl + S"), tr("save the session")},
        {tr("Ctrl + E, Ctrl + Shift + E"), tr("export what is shown, all heads")},
        {tr("Ctrl + Shift + C"), tr("copy the figure")},
        {tr("Esc"), tr("stop computing, leave full screen")},
        {tr("F11"), tr("full screen")}};
    QString table = QStringLiteral("<table cellspacing=\"6\">");
    for (const auto& [keys, what] : rows)
        table += QStringLiteral("<tr><td><b>%1</b>&nbsp;&nbsp;</td><td>%2</td></tr>").arg(keys.toHtmlEscaped(), what);
    box.setText(table + QStringLiteral("</table>"));
    box.exec();
}

void MainWindow::showAbout()
{
    QMessageBox box(QMessageBox::NoIcon, tr("About AttentionScope"), QString(), QMessageBox::Close, this);
    box.setText(
        tr("<h3>AttentionScope %1</h3><p>Computes and shows attention. Every number on screen is the engine's own.</p>"
           "<p>Free software under the GNU General Public License, version 3 or later, without any warranty.</p>")
            .arg(QStringLiteral(ATTENTIONSCOPE_VERSION)));
    box.exec();
}
