// What exports figures and puts them on the clipboard.

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QStatusBar>

#include "app/dialog_folder.h"
#include "app/main_window.h"
#include "ui/control/error_text.h"
#include "ui/panel/banner.h"
#include "ui/plot/figure_export.h"

using core::Index;

void MainWindow::saveHead() { saveFigure(false); }
void MainWindow::saveAllHeads() { saveFigure(true); }

core::FigureSettings MainWindow::figureSettings(bool allHeads) const
{
    core::FigureSettings figure = session().figure;
    figure.layer = allHeads ? std::nullopt : std::optional(session().focus.layer);
    figure.head = allHeads ? std::nullopt : std::optional(session().focus.head);
    figure.width_mm = allHeads ? 183 : 89;
    return figure;
}

void MainWindow::saveFigure(bool allHeads)
{
    if (m_trace == nullptr || !m_trace->finished()) {
        m_banner->showMessage(tr("There is no finished picture to save yet: type a text that the model knows first."));
        return;
    }
    const auto trace = m_trace;
    const Index item = insideTrace(session().focus).item;
    const core::FigureSettings settings = figureSettings(allHeads);
    const QString purpose = QStringLiteral("figure");
    const QString name =
        QString::fromStdString(trace->model->info.name).simplified().replace(QLatin1Char(' '), QLatin1Char('-'));
    const QString part =
        allHeads ? tr("all-heads") : QStringLiteral("L%1H%2").arg(*settings.layer + 1).arg(*settings.head + 1);
    QString kind = tr("PDF, vector (*.pdf)");
    QString path = QFileDialog::getSaveFileName(
        this, tr("Save the figure"), QStringLiteral("%1/%2-%3.pdf").arg(dialogFolder(purpose), name, part),
        tr("PDF, vector (*.pdf);;SVG, vector (*.svg);;PNG, 300 dpi (*.png)"), &kind);
    if (path.isEmpty()) return;
    if (QFileInfo(path).suffix().isEmpty()) path += kind.right(5).left(4);
    rememberDialogFolder(purpose, path);
    try {
        exportFigure(Figure(*trace, item, settings), path.toStdString(), m_files.textForFigure(settings));
        statusBar()->showMessage(tr("Saved %1").arg(path), 2500);
    } catch (const core::Error& error) {
        m_banner->showMessage(errorText(error));
    }
}

void MainWindow::copyFigure()
{
    if (m_trace == nullptr || !m_trace->finished()) return;
    try {
        QApplication::clipboard()->setImage(
            figureImage(Figure(*m_trace, insideTrace(session().focus).item, figureSettings(false)), 300));
        statusBar()->showMessage(tr("Copied the figure"), 2500);
    } catch (const core::Error& error) {
        m_banner->showMessage(errorText(error));
    }
}
