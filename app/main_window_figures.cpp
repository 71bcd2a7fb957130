// What exports figures and puts them on the clipboard.

#include <QStatusBar>

#include "app/main_window.h"
#include "ui/control/error_text.h"
#include "ui/control/figure_worker.h"
#include "ui/panel/banner.h"
#include "ui/panel/export_dialog.h"
#include "ui/panel/figure_content.h"
#include "ui/panel/figure_destination.h"

using Content = core::FigureSettings::Content;

void MainWindow::exportShown() { openExport(shownFigure()); }

void MainWindow::exportAllHeads() { openExport(asLongMapsAreShown(withContent(session().figure, {}))); }

/// The content of the view, in the look of the last figure.
core::FigureSettings MainWindow::shownFigure() const
{
    constexpr Content contents[] = {Content::Maps, Content::Steps, Content::Mask, Content::Compare,
                                    Content::Maps, Content::Flow,  Content::Maps, Content::Picture};  // as core::View
    const core::Focus focus = insideTrace(session().focus);
    const Content content =
        absence(session().view).isEmpty() ? contents[static_cast<std::size_t>(session().view)] : Content::Maps;
    const bool all = session().view == core::View::Heads || session().view == core::View::Measures;
    if (all) return withContent(session().figure, {});
    return asLongMapsAreShown(withContent(session().figure, {{}, content, focus.layer, focus.head}));
}

/// @return what is finished of each run
FigureSource MainWindow::figureSource() const
{
    FigureSource source{session(), m_traces};
    source.session.focus = insideTrace(session().focus);
    for (auto& trace : source.traces)
        if (trace != nullptr && !trace->finished()) trace.reset();
    return source;
}

void MainWindow::openExport(const core::FigureSettings& figure)
{
    if (m_trace == nullptr || !m_trace->finished()) {
        m_banner->showMessage(readsPictures()
                                  ? tr("There is no figure to save yet: open a picture first.")
                                  : tr("There is no figure to save yet: type a text that the model knows first."));
        return;
    }
    auto* dialog = new ExportDialog(figureSource(), figure, m_files.textForFigures(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setColors(*m_colors);
    const auto remember = [this, dialog] {
        core::FigureSettings next = dialog->settings();
        next.rows = session().figure.rows;  // the window's own control says how it reads them
        m_editor.setFigure(next);
    };
    connect(dialog, &ExportDialog::copied, this, remember);
    connect(dialog, &ExportDialog::saved, this, [this, remember](const QString& path) {
        remember();
        statusBar()->showMessage(tr("Saved %1").arg(path), 2500);
    });
    dialog->open();
}

/// Away from the window: a long map takes seconds.
void MainWindow::copyFigure()
{
    if (m_trace == nullptr || !m_trace->finished()) return;
    delete m_copying;  // a newer picture replaces the one that is being made
    m_copying = new FigureWorker(figureSource(), m_files.textForFigures(), this);
    connect(m_copying, &FigureWorker::made, this, [this](const QString& format, const QByteArray& bytes) {
        putOnClipboard(format, bytes);
        statusBar()->showMessage(tr("Copied the figure"), 2500);
    });
    connect(m_copying, &FigureWorker::failed, this,
            [this](const core::Error& error) { m_banner->showMessage(errorText(error)); });
    connect(m_copying, &FigureWorker::failed, m_copying, &QObject::deleteLater);
    connect(m_copying, &FigureWorker::made, m_copying, &QObject::deleteLater);
    connect(m_copying, &FigureWorker::written, m_copying, &QObject::deleteLater);  // stopped
    m_copying->make(shownFigure(), QStringLiteral("png"));
}
