#include "ui/feature/composer/page_files.h"

#include <QFileDialog>

#include "core/caught_error.h"
#include "core/page/page_json.h"
#include "ui/file/desktop_recent.h"
#include "ui/file/dialog_folder.h"
#include "ui/file/small_picture.h"
#include "ui/keep/leaving.h"
#include "ui/plot/compose/page_file.h"
#include "ui/plot/figure/figure_export.h"
#include "ui/plot/figure/session_source.h"
#include "ui/words/error_text.h"

namespace fs = std::filesystem;

namespace {

const QString purpose = QStringLiteral("pages");

QString pathText(const fs::path& path) { return QString::fromStdString(path.string()); }

}  // namespace

PageFiles::PageFiles(PageEditor& editor, PageMaker& maker, std::function<QImage()> picture, QWidget* window)
    : QObject(window),
      m_editor(editor),
      m_maker(maker),
      m_picture(std::move(picture)),
      m_window(window)
{
    connect(&editor, &PageEditor::changed, this,
            [this] { m_copy.keep(m_editor.isModified() ? unsavedText() : KeptText{}); });
    connect(&maker, &PageMaker::written, this, [](const QString& path) { rememberOnDesktop(path.toStdString()); });
    connect(&m_copy, &KeptCopy::notKept, this, [this](const core::Error& reason) {
        emit said(tr("After a crash, what you changed since the last save would be lost: %1. Save the page.")
                      .arg(errorText(reason)));
    });
}

KeptText PageFiles::unsavedText() const
{
    return [page = m_editor.page()] { return core::privatePageText(page); };
}

void PageFiles::open()
{
    const QString file = QFileDialog::getOpenFileName(
        m_window, tr("Open"), dialogFolder(purpose),
        tr("Pages, figures and sessions (*.attnpage *.attnscope *.pdf *.svg *.png);;All files (*)"));
    if (file.isEmpty()) return;
    rememberDialogFolder(purpose, file);
    openFile(file.toStdString());
}

void PageFiles::openFile(const fs::path& file)
{
    try {
        if (isPageFile(file))
            openPage(file);
        else
            addSession(file);
    } catch (...) {
        emit failed(core::caughtError(file.string()));
    }
}

void PageFiles::openPage(const fs::path& file)
{
    core::ComposedPage page = pageAt(file);
    if (!mayLeave()) return;
    const core::UnknownSources unknown = core::findSources(page, fs::absolute(file).parent_path());
    const bool isPage = file.extension() == ".attnpage";
    m_editor.open(std::move(page), isPage ? file : fs::path());
    m_known = core::markOf(m_editor.file(), core::Look::Closely);
    rememberOnDesktop(file);
    if (!unknown.empty()) askForTrust(unknown);
}

/// Its model lies where only this user may know, so that a stranger's file must not make it be read unasked.
void PageFiles::askForTrust(const core::UnknownSources& unknown)
{
    const QString what = pathText(unknown.begin()->second);
    emit asked(tr("This page names %1, outside of its own folder. Read it?").arg(what),
               {{tr("Read it"), [this, unknown] {
                     core::ComposedPage page = m_editor.page();
                     core::trustSources(page, unknown);
                     m_editor.amend(std::move(page));
                 }}});
}

void PageFiles::addSession(const fs::path& file)
{
    core::PagePanel panel;
    panel.session = sessionAt(file);
    const core::UnknownSources unknown = core::findSources(*panel.session, fs::absolute(file).parent_path());
    panel.heading = panel.session->figure.title;
    m_editor.add(std::move(panel));
    if (!unknown.empty()) askForTrust(unknown);
}

void PageFiles::save()
{
    if (m_editor.file().empty())
        saveAs();
    else
        saveTo(m_editor.file());
}

bool PageFiles::saveAs()
{
    const QString proposed =
        m_editor.file().empty() ? dialogFolder(purpose) + tr("/page.attnpage") : pathText(m_editor.file());
    QString file = QFileDialog::getSaveFileName(m_window, tr("Save the page"), proposed, tr("Pages (*.attnpage)"));
    if (file.isEmpty()) return false;
    if (!file.endsWith(QLatin1String(".attnpage"), Qt::CaseInsensitive)) file += QStringLiteral(".attnpage");
    rememberDialogFolder(purpose, file);
    return saveTo(file.toStdString());
}

bool PageFiles::saveTo(const fs::path& file)
{
    if (file == m_editor.file() && m_known && core::isChangedSince(file, *m_known)) {
        const Replacing answer = askBeforeReplacing(m_window, file);
        if (answer != Replacing::Replace) return answer == Replacing::SaveElsewhere && saveAs();
    }
    try {
        core::savePage(m_editor.page(), file, smallPicture(m_picture()));
        m_known = core::markOf(file, core::Look::Closely);
        m_editor.setSaved(file);
        rememberOnDesktop(file);
        emit said(tr("Saved %1").arg(pathText(file)));
        return true;
    } catch (...) {
        emit failed(core::caughtError(file.string()));
        return false;
    }
}

void PageFiles::exportFigure()
{
    QFileDialog dialog(m_window, tr("Export the page"), dialogFolder(QStringLiteral("figure")));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setNameFilters({tr("PDF, vector (*.pdf)"), tr("SVG, vector (*.svg)"), tr("PNG, pixels (*.png)"),
                           tr("TikZ, for LaTeX (*.tex)"), tr("CSV, numbers (*.csv)")});
    dialog.setDefaultSuffix(QStringLiteral("pdf"));
    connect(&dialog, &QFileDialog::filterSelected, &dialog, [&dialog](const QString& filter) {
        dialog.setDefaultSuffix(filter.section(QLatin1String("(*."), 1).chopped(1));
    });
    const fs::path& page = m_editor.file();
    dialog.selectFile(page.empty() ? tr("figure.pdf") : pathText(page.stem()) + QStringLiteral(".pdf"));
    if (dialog.exec() != QDialog::Accepted) return;
    const QString file = dialog.selectedFiles().constFirst();
    rememberDialogFolder(QStringLiteral("figure"), file);
    m_maker.write(m_editor.page(), file.toStdString());
}

bool PageFiles::mayLeave()
{
    if (!m_editor.isModified() || m_editor.page().panels.empty()) return true;
    const QString name = m_editor.file().empty() ? tr("the page") : pathText(m_editor.file().filename());
    const Leaving answer = askBeforeLeaving(m_window, tr("Save the changes to %1?").arg(name));
    if (answer == Leaving::Save) return m_editor.file().empty() ? saveAs() : saveTo(m_editor.file());
    return answer == Leaving::Discard;
}

void PageFiles::offerUnfinished()
{
    const auto copies = m_copy.leftBehind();
    if (copies.empty()) return;
    const fs::path& copy = copies.front();
    emit asked(tr("AttentionScope closed unexpectedly. Restore your page?"),
               {{tr("Restore"),
                 [this, copy] {
                     try {
                         m_editor.open(core::openPage(copy), {}, false);
                         // Not before its work is in another copy.
                         if (m_copy.writeAndWait(unsavedText())) KeptCopy::discard(copy);
                     } catch (...) {
                         emit failed(core::caughtError(copy.string()));
                     }
                 }},
                {tr("Discard"), [copy] { KeptCopy::discard(copy); }}});
}

#include "moc_page_files.cpp"
