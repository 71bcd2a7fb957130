#include "ui/composer/page_files.h"

#include <QFileDialog>
#include <QMessageBox>

#include "core/caught_error.h"
#include "core/page/page_json.h"
#include "ui/file/desktop_recent.h"
#include "ui/file/dialog_folder.h"
#include "ui/file/small_picture.h"
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
    connect(&editor, &PageEditor::changed, this, [this] {
        if (m_editor.isModified())
            m_copy.keep(m_editor.page());
        else
            m_copy.remove();
    });
    connect(&maker, &PageMaker::written, this, [](const QString& path) { rememberOnDesktop(path.toStdString()); });
    connect(&m_copy, &PageCopy::notKept, this, [this](const core::Error& reason) {
        emit said(tr("After a crash, what you changed since the last save would be lost: %1. Save the page.")
                      .arg(errorText(reason)));
    });
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
    try {
        core::savePage(m_editor.page(), file, smallPicture(m_picture()));
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
    QMessageBox box(QMessageBox::NoIcon, tr("AttentionScope"), tr("Save the changes to %1?").arg(name),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, m_window);
    box.setDefaultButton(QMessageBox::Save);
    const int answer = box.exec();
    if (answer == QMessageBox::Save) return m_editor.file().empty() ? saveAs() : saveTo(m_editor.file());
    return answer == QMessageBox::Discard;
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
                         PageCopy::discard(copy);
                     } catch (...) {
                         emit failed(core::caughtError(copy.string()));
                     }
                 }},
                {tr("Discard"), [copy] { PageCopy::discard(copy); }}});
}

#include "moc_page_files.cpp"
