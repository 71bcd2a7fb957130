#include "ui/window/exporter.h"

#include <QApplication>
#include <QClipboard>
#include <QWidget>

#include "ui/file/desktop_recent.h"
#include "ui/panel/export/copy_as.h"
#include "ui/panel/export/export_dialog.h"
#include "ui/panel/export/export_format.h"
#include "ui/panel/export/figure_content.h"
#include "ui/panel/export/figure_destination.h"
#include "ui/part/banner.h"
#include "ui/plot/figure/session_source.h"
#include "ui/plot/heat/map_colors.h"
#include "ui/words/views/view_rows.h"
#include "ui/work/figure_worker.h"

#include <vector>

using core::FigureSettings;
using Content = core::FigureSettings::Content;

Exporter::Exporter(const Workbench& bench, QWidget* window) : QObject(window), m_bench(bench), m_window(window) {}

FigureSettings Exporter::shownFigure(const ViewBench& shown) const { return figureOf(shown, m_bench.session().view); }

FigureSettings Exporter::figureOf(const ViewBench& shown, core::View view) const
{
    const ViewRow& row = viewRow(view);
    const Content content = shown.absence().isEmpty() ? row.content : Content::Maps;
    if (row.of_heads) {
        FigureSettings figure = withContent(m_bench.session().figure, {{}, content});
        if (content != Content::Maps) shown.adjustFigure(figure);
        return withNumbers(figure);
    }
    const core::Focus focus = m_bench.selection.focus();
    FigureSettings figure = withContent(m_bench.session().figure, {{}, content, focus.layer, focus.head});
    const auto trace = m_bench.results.shown();
    const auto count = trace == nullptr ? 0 : std::ssize(trace->queries(focus.item));
    if (figure.content != m_bench.session().figure.content) figure.part.queries.clear();
    std::erase_if(figure.part.queries, [count](core::Index query) { return query >= count; });
    shown.adjustFigure(figure);
    return asShown(figure);
}

bool Exporter::hasFigure() const
{
    const auto trace = m_bench.results.shown();
    return trace != nullptr && trace->finished();
}

std::optional<core::Session> Exporter::shownSession(const ViewBench& shown) const
{
    if (!hasFigure()) return {};
    core::Session session = m_bench.results.session();
    session.focus = m_bench.selection.focus();
    session.figure = shownFigure(shown);
    return session;
}

void Exporter::exportAllHeads() { open(asShown(withContent(m_bench.session().figure, {}))); }

/// A map of layers and heads begins with numbers in its cells.
FigureSettings Exporter::withNumbers(const FigureSettings& figure) const
{
    const auto trace = m_bench.results.shown();
    return trace == nullptr ? figure : withUsualNumbers(figure, trace->model->info);
}

/// A figure of a long map begins in the colours that the map has in the window.
FigureSettings Exporter::asShown(const FigureSettings& figure) const
{
    return m_bench.results.isLong() ? asLongMapsAreShown(figure) : figure;
}

FigureSource Exporter::source() const
{
    FigureSource source{m_bench.results.session(), {}};
    source.session.focus = m_bench.selection.focus();
    if (const auto whole = m_bench.results.whole(); whole != nullptr && whole->finished()) source.whole = whole;
    for (core::Index run = 0; run < m_bench.results.runs(); ++run) {
        const auto trace = m_bench.results.shown(run);
        source.traces.push_back(trace != nullptr && trace->finished() ? trace : nullptr);
        source.computed.push_back(m_bench.results.computed(run));
    }
    const HeadFindings& findings = m_bench.findings;
    const core::HeadsSettings& heads = source.session.heads;
    if (source.traces.empty() || source.traces.front() == nullptr) return source;
    if (findings.hasMeasured(source.traces.front()))
        source.numbers->know(
            HeadNumbers::Measured{source.traces.front(), source.session.focus.item, heads.rows, heads.repeated},
            findings.table());
    if (const auto answer = findings.knockedOut(source.traces.front()); answer && source.whole != nullptr)
        for (const auto& [measure, values] : findings.table().values)
            if (core::isKnockOut(measure)) {
                core::HeadTable known(findings.table().layers, findings.table().heads);
                known.values[core::Measure::KnockOut] = values;
                source.numbers->know(HeadNumbers::KnockedOut{source.whole,
                                                             {},
                                                             source.session.focus.block,
                                                             {*answer},
                                                             core::ablationOf(measure, heads.reference)},
                                     known);
            }
    return source;
}

void Exporter::open(const FigureSettings& figure)
{
    if (!hasFigure())
        return m_bench.banner.showMessage(
            m_bench.results.readsPictures() ? tr("There is no figure to save yet: open a picture first.")
            : m_bench.results.readsSounds()
                ? tr("There is no figure to save yet: open a sound first.")
                : tr("There is no figure to save yet: type a text that the model knows first."));
    const FigureSource figures = source();
    auto* dialog = new ExportDialog(figures, figure, sessionTextOf(figures.session), m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    m_dialog = dialog;
    connect(dialog, &ExportDialog::copied, this, [this, dialog] { remember(dialog->settings()); });
    if (m_page) dialog->setPage(m_page);
    if (m_film) dialog->setFilm([film = m_film, dialog](const core::Session& session) { film(session, *dialog); });
    connect(dialog, &ExportDialog::saved, this, [this, dialog](const QString& path) {
        remember(dialog->settings());
        m_bench.sayInPassing(tr("Saved %1").arg(path));
        rememberOnDesktop(path.toStdString());
        emit written(path.toStdString());
    });
    dialog->open();
}

void Exporter::remember(FigureSettings figure)
{
    const FigureSettings& shown = m_bench.session().figure;
    // They are of this text and head.
    figure.part.queries.clear();
    figure.part.stages.clear();
    figure.part.chart.answers.clear();
    figure.part.chart.against.clear();
    // Numbers in cells and a bar's name are chosen for one figure.
    figure.values = shown.values;
    figure.numbers = shown.numbers;
    figure.bar.label = shown.bar.label;
    figure.voice.alternative = shown.voice.alternative;
    figure.map.rows = shown.map.rows;  // the window's own control says how it reads them
    // The window's map keeps its colours where the dialog's are those that suit a picture or a long map.
    if (figure.content == Content::Picture && shown.hasUsualRange() && figure.scale == FigureSettings::Scale::Row)
        figure.scale = shown.scale;
    if (asShown(shown).curve == figure.curve) figure.curve = shown.curve;
    m_bench.editor.setFigure(figure);
}

void Exporter::copyShown(const ViewBench& shown) { copy(shown, clipboardFormats()); }

void Exporter::copyAs(const ViewBench& shown, CopyAs as)
{
    if (!hasFigure()) return;
    if (as != CopyAs::Command) return copy(shown, {formatOf(as)});
    const std::string command = commandOf(source(), shownFigure(shown), QStringLiteral("pdf"), insideFigures());
    QApplication::clipboard()->setText(QString::fromStdString(command));
    const bool ofFile = !command.starts_with("attentionscope render --");
    m_bench.sayInPassing(ofFile ? tr("Copied the command, which draws the figure again once it is saved")
                                : tr("Copied the command"));
}

void Exporter::copy(const ViewBench& shown, const QStringList& formats)
{
    make(shown, formats, [this](const QMap<QString, QByteArray>& files) {
        putOnClipboard(files);
        m_bench.sayInPassing(files.size() > 1                           ? tr("Copied the figure")
                             : files.contains(formatOf(CopyAs::Python)) ? tr("Copied the Python script")
                                                                        : tr("Copied the session"));
    });
}

void Exporter::dragShown(const ViewBench& shown, QWidget* from)
{
    if (!hasFigure()) return;
    const QString name = fileNameOf(source(), shownFigure(shown));
    make(shown, clipboardFormats(), [this, name, from](const QMap<QString, QByteArray>& files) {
        if (!(QGuiApplication::mouseButtons() & Qt::LeftButton)) return;  // let go before it was made
        const QString format = pictureFormats().constFirst();
        try {
            dragOut(from, name, {{name.toStdString() + '.' + format.toStdString(), files[format]}}, files,
                    QImage::fromData(files[QStringLiteral("png")], "PNG"));
        } catch (const core::Error& error) {
            m_bench.banner.showError(error);
        }
    });
}

/// Away from the window: a long map takes seconds.
void Exporter::make(const ViewBench& shown, const QStringList& formats,
                    const std::function<void(const QMap<QString, QByteArray>&)>& use)
{
    if (!hasFigure()) return;
    delete m_copying;  // a newer picture replaces the one that is being made
    const FigureSource figures = source();
    m_copying = new FigureWorker(figures, sessionTextOf(figures.session), this);
    connect(m_copying, &FigureWorker::made, this, use);
    connect(m_copying, &FigureWorker::failed, this,
            [this](const core::Error& error) { m_bench.banner.showError(error); });
    connect(m_copying, &FigureWorker::failed, m_copying, &QObject::deleteLater);
    connect(m_copying, &FigureWorker::made, m_copying, &QObject::deleteLater);
    connect(m_copying, &FigureWorker::written, m_copying, &QObject::deleteLater);  // stopped
    m_copying->setInside(insideFigures());
    m_copying->make(shownFigure(shown), formats);
}

bool Exporter::cancel()
{
    if (m_copying == nullptr) return false;
    m_copying->stop();
    return true;
}

#include "moc_exporter.cpp"
