// What the window's menus do.

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QSettings>
#include <QStatusBar>

#include "app/command_line.h"
#include "app/main_window.h"
#include "ui/control/error_text.h"
#include "ui/panel/banner.h"
#include "ui/panel/heads_navigator.h"
#include "ui/panel/input_panel.h"
#include "ui/panel/text_editor.h"
#include "ui/plot/figure_export.h"
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
    QMenu* file = menuBar()->addMenu(tr("&File"));
    add(file, tr("&Open model folder…"), QKeySequence::Open, tr("Run another model on the text"),
        &MainWindow::chooseModel);
    file->addSeparator();
    add(file, tr("&Save figure of this head…"), QKeySequence::Save, tr("Save this head's map as PDF or PNG"),
        &MainWindow::saveHead);
    add(file, tr("Save figure of &all heads…"), QKeySequence(tr("Ctrl+Shift+S")),
        tr("Save a page with every head's map"), &MainWindow::saveAllHeads);
    file->addSeparator();
    QAction* quit = file->addAction(tr("&Quit"), qApp, &QApplication::closeAllWindows);
    quit->setShortcut(QKeySequence(tr("Ctrl+Q")));
    quit->setStatusTip(tr("Leave the program"));

    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    TextEditor* editor = m_input->editor();
    edit->addAction(tr("&Undo typing"), QKeySequence::Undo, editor, &QPlainTextEdit::undo);
    edit->addAction(tr("&Redo typing"), QKeySequence::Redo, editor, &QPlainTextEdit::redo);
    edit->addSeparator();
    add(edit, tr("Copy figure as &picture"), QKeySequence(tr("Ctrl+Shift+C")),
        tr("Put this head's map on the clipboard"), &MainWindow::copyFigure);
    auto* copy = new QAction(this);  // over the map, plain Ctrl+C does the same
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, &MainWindow::copyFigure);
    m_map->addAction(copy);
    add(edit, tr("S&top computing"), QKeySequence(Qt::Key_Escape), tr("Stop and keep what is there"),
        &MainWindow::cancel);

    createViewMenu();
    QMenu* help = menuBar()->addMenu(tr("&Help"));
    add(help, tr("&Keys and gestures"), QKeySequence::HelpContents, tr("What mouse and keyboard do"),
        &MainWindow::showHelp);
    add(help, tr("&About AttentionScope"), {}, tr("Version and licence"), &MainWindow::showAbout);
}

void MainWindow::createViewMenu()
{
    QMenu* view = menuBar()->addMenu(tr("&View"));
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
    view->addSeparator();
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

void MainWindow::fillModelMenu()
{
    m_modelMenu->clear();
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator(bundledModels(), none)) {
        const std::filesystem::path& path = entry.path();
        m_modelMenu->addAction(tr("%1 (comes with the program)").arg(QString::fromStdString(core::modelName(path))),
                               this, [this, path] { openModel(path); });
    }
    const QStringList recent = QSettings().value(QStringLiteral("models/recent")).toStringList();
    if (!recent.isEmpty()) m_modelMenu->addSeparator();
    for (const QString& path : recent)
        m_modelMenu->addAction(path, this, [this, path] { openModel(path.toStdString()); });
    m_modelMenu->addSeparator();
    m_modelMenu->addAction(tr("Open model folder…"), this, &MainWindow::chooseModel);
}

void MainWindow::chooseModel()
{
    // Beside the present model, unless that is the program's own.
    const std::filesystem::path beside = m_session.run.model.parent_path();
    const QString from = beside == bundledModels() ? QDir::homePath() : QString::fromStdString(beside.string());
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Open a model folder"), from);
    if (!folder.isEmpty()) openModel(folder.toStdString());
}

void MainWindow::cancel()
{
    if (m_controller.isRunning())
        m_controller.cancel();
    else if (isFullScreen())
        toggleFullScreen();
}

core::FigureSettings MainWindow::figureSettings(bool allHeads) const
{
    core::FigureSettings figure = m_session.figure;
    if (!allHeads) {
        figure.layer = m_session.focus.layer;
        figure.head = m_session.focus.head;
    }
    figure.width_mm = allHeads ? 183 : 89;
    return figure;
}

void MainWindow::saveHead() { saveFigure(false); }
void MainWindow::saveAllHeads() { saveFigure(true); }

void MainWindow::saveFigure(bool allHeads)
{
    if (m_trace == nullptr || !m_trace->finished()) {
        m_banner->showMessage(tr("There is no finished picture to save yet: type a text that the model knows first."));
        return;
    }
    const auto trace = m_trace;
    const core::FigureSettings settings = figureSettings(allHeads);
    QSettings remembered;
    const QString folder = remembered.value(QStringLiteral("figure/folder"), QDir::homePath()).toString();
    const QString name =
        QString::fromStdString(trace->model->info.name).simplified().replace(QLatin1Char(' '), QLatin1Char('-'));
    const QString part =
        allHeads ? tr("all-heads") : QStringLiteral("L%1H%2").arg(*settings.layer + 1).arg(*settings.head + 1);
    QString kind = tr("PDF, vector (*.pdf)");
    QString path = QFileDialog::getSaveFileName(this, tr("Save the figure"),
                                                QStringLiteral("%1/%2-%3.pdf").arg(folder, name, part),
                                                tr("PDF, vector (*.pdf);;PNG, 300 dpi (*.png)"), &kind);
    if (path.isEmpty()) return;
    if (QFileInfo(path).suffix().isEmpty()) path += kind.contains(QLatin1String("png")) ? ".png" : ".pdf";
    remembered.setValue(QStringLiteral("figure/folder"), QFileInfo(path).path());
    try {
        exportFigure(Figure(*trace, 0, settings), path.toStdString());
        statusBar()->showMessage(tr("Saved %1").arg(path), 6000);
    } catch (const core::Error& error) {
        showError(error);
    }
}

void MainWindow::copyFigure()
{
    if (m_trace == nullptr || !m_trace->finished()) return;
    try {
        QApplication::clipboard()->setImage(figureImage(Figure(*m_trace, 0, figureSettings(false)), 300));
        statusBar()->showMessage(tr("Copied the figure"), 4000);
    } catch (const core::Error& error) {
        showError(error);
    }
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
    const std::pair<QString, QString> rows[] = {{tr("Type"), tr("everything is computed again")},
                                                {tr("Point at a cell"), tr("see how its number comes about")},
                                                {tr("Click a cell, arrow keys"), tr("keep a cell chosen")},
                                                {tr("Click a token"), tr("choose the query; with Ctrl the key")},
                                                {tr("Alt + arrow keys"), tr("other head, other layer")},
                                                {tr("Ctrl + wheel, Ctrl + +, Ctrl + −, Ctrl + 0"),
                                                 tr("zoom the map; drag moves it, double click shows it whole")},
                                                {tr("Ctrl + O, or drop a folder"), tr("open a model")},
                                                {tr("Ctrl + S, Ctrl + Shift + S"), tr("save this head, all heads")},
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
