#include "ui/feature/atlas/atlas_exports.h"

#include <QFileDialog>
#include <QFileInfo>

#include "core/atlas/atlas_table.h"
#include "core/atlas/span_table.h"
#include "core/file/whole_file.h"
#include "ui/feature/atlas/atlas_document.h"
#include "ui/file/desktop_recent.h"
#include "ui/file/dialog_folder.h"
#include "ui/plot/atlas/atlas_figure.h"
#include "ui/plot/atlas/atlas_page.h"
#include "ui/plot/figure/figure_export.h"
#include "ui/words/error_text.h"

namespace fs = std::filesystem;

namespace {

const QString figurePurpose = QStringLiteral("figure");

QString asked(QWidget* window, const QString& title, const QString& name, const QString& kinds, const char* ending)
{
    QString file = QFileDialog::getSaveFileName(window, title, name, kinds);
    if (!file.isEmpty() && QFileInfo(file).suffix().isEmpty()) file += QLatin1Char('.') + QLatin1String(ending);
    if (!file.isEmpty()) rememberDialogFolder(figurePurpose, file);
    return file;
}

}  // namespace

AtlasExports::AtlasExports(const AtlasDocument& document, QWidget* window)
    : QObject(window),
      m_document(document),
      m_window(window)
{
}

QString AtlasExports::suggested(const char* ending) const
{
    return dialogFolder(figurePurpose) + QLatin1Char('/') + QString::fromStdString(m_document.file().stem().string())
           + QLatin1Char('.') + QLatin1String(ending);
}

void AtlasExports::write(const QString& file, const Write& write)
{
    if (file.isEmpty()) return;
    m_job.start(
        "the export",
        // Copies: the window goes on meanwhile.
        [this, file, write, asks = m_document.charted().search != nullptr,
         atlas = std::make_shared<core::Atlas>(m_document.atlas()),
         other = m_document.other() ? std::make_shared<core::Atlas>(*m_document.other()) : nullptr,
         step = m_document.step(), search = m_document.search(), head = m_document.head(),
         kinds = m_document.kinds()](const LatestJob::Turn& turn) {
            write({.atlas = *atlas,
                   .step = step,
                   .search = asks ? &search : nullptr,
                   .chosen = head,
                   .other = other.get(),
                   .kinds = kinds},
                  file.toStdString());
            turn.finish([this, file] {
                rememberOnDesktop(file.toStdString());
                emit said(tr("Saved %1").arg(file));
            });
        },
        [this](const core::Error& error) { emit failed(error); });
}

void AtlasExports::saveTable()
{
    write(asked(m_window, tr("Save table"), suggested("csv"), tr("Tables (*.csv)"), "csv"),
          [look = m_document.look()](const AtlasCharted& of, const fs::path& file) {
              std::vector<std::size_t> steps(of.atlas.steps.size());
              for (std::size_t step = 0; step < steps.size(); ++step) steps[step] = step;
              const std::string table =
                  look == AtlasLook::Spans
                      ? core::spanCsv(of.atlas, steps, {}, 1)
                      : core::atlasCsv(of.atlas, steps, of.search ? *of.search : core::HeadSearch(""));
              core::writeWhole(file, table, core::Sync::Always);
          });
}

void AtlasExports::saveFigure()
{
    write(asked(m_window, tr("Save figure"), suggested("pdf"),
                tr("Figures (*.pdf *.svg *.png *.tex *.html);;Numbers (*.csv *.npy)"), "pdf"),
          [look = m_document.look(), across = m_document.across(), up = m_document.up()](const AtlasCharted& of,
                                                                                         const fs::path& file) {
              core::FigureSettings settings;
              constexpr double wide = 140;
              settings.width_mm = wide;
              exportFigure(look == AtlasLook::Training ? atlasTrainingFigure(of, up, settings)
                           : look == AtlasLook::Spans  ? atlasSpanFigure(of, settings)
                                                       : atlasScatterFigure(of, across, up, settings),
                           file);
          });
}

void AtlasExports::savePage()
{
    write(asked(m_window, tr("Save page"), suggested("html"), tr("Pages (*.html)"), "html"),
          [across = m_document.across(), up = m_document.up()](const AtlasCharted& of, const fs::path& file) {
              core::writeWhole(file, atlasPage(of, across, up).toStdString(), core::Sync::Always);
          });
}

#include "moc_atlas_exports.cpp"
