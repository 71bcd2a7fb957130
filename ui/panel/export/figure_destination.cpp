#include "ui/panel/export/figure_destination.h"

#include <QApplication>
#include <QClipboard>
#include <QDrag>
#include <QFileDialog>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QTemporaryDir>
#include <QUrl>

#include "core/file/whole_file.h"
#include "ui/file/dialog_folder.h"
#include "ui/panel/export/figure_content.h"
#include "ui/plot/figure/figure_export.h"

#include <algorithm>

namespace fs = std::filesystem;

namespace {

const QString purpose = QStringLiteral("figure");

QString tr(const char* text) { return QCoreApplication::translate("FigureDestination", text); }

QString kindOf(const QString& format)
{
    const std::pair<const char*, QString> kinds[] = {
        {"pdf", tr("PDF, vector (*.pdf)")},  {"svg", tr("SVG, vector (*.svg)")},
        {"png", tr("PNG, pixels (*.png)")},  {"tex", tr("TikZ, for LaTeX (*.tex)")},
        {"csv", tr("CSV, numbers (*.csv)")}, {"npy", tr("NumPy array (*.npy)")}};
    for (const auto& [ending, kind] : kinds)
        if (format == QLatin1String(ending)) return kind;
    return {};
}

bool mayReplace(QWidget* parent, const QString& what)
{
    QMessageBox box(QMessageBox::Question, tr("Replace files"), what, QMessageBox::Cancel, parent);
    const QAbstractButton* replace = box.addButton(tr("Replace"), QMessageBox::AcceptRole);
    box.exec();
    return box.clickedButton() == replace;
}

}  // namespace

std::optional<fs::path> askForFile(QWidget* parent, const FigureSource& source, const core::FigureSettings& settings,
                                   const QString& format)
{
    QFileDialog dialog(parent, tr("Save the figure"), dialogFolder(purpose), kindOf(format));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(format);
    dialog.selectFile(QStringLiteral("%1.%2").arg(fileNameOf(source, settings), format));
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    QString path = dialog.selectedFiles().constFirst();
    if (!figureFormats().contains(QFileInfo(path).suffix().toLower())) {
        path += QLatin1Char('.') + format;
        if (QFileInfo::exists(path) && !mayReplace(parent, tr("%1 already exists.").arg(path))) return std::nullopt;
    }
    rememberDialogFolder(purpose, path);
    return path.toStdString();
}

std::optional<fs::path> askForFolder(QWidget* parent, const FigureSource& source, const core::FigureSettings& settings,
                                     const QString& name)
{
    const QString folder =
        QFileDialog::getExistingDirectory(parent, tr("Save the files into a folder"), dialogFolder(purpose));
    if (folder.isEmpty()) return std::nullopt;
    const fs::path pattern = fs::path(folder.toStdString()) / name.toStdString();
    rememberDialogFolder(purpose, QString::fromStdString(pattern.string()));
    const core::Trace& trace = *source.traces.front();
    const auto heads = headsOf(trace, source.session.focus.item, settings);
    const auto there = std::ranges::count_if(heads, [&](const core::HeadAddress& head) {
        std::error_code none;
        return fs::exists(pathOf(pattern, trace.model->info, head, settings.count_from), none);
    });
    const QString what = tr("%1 of the %2 files already exist.").arg(there).arg(heads.size());
    if (there > 0 && !mayReplace(parent, what)) return std::nullopt;
    return pattern;
}

QMimeData* mimeDataOf(const QMap<QString, QByteArray>& files)
{
    const std::pair<const char*, const char*> types[] = {
        {"png", "image/png"},  {"svg", "image/svg+xml"}, {"pdf", "application/pdf"},
        {"tex", "text/x-tex"}, {"csv", "text/csv"},      {"npy", "application/octet-stream"}};
    auto* content = new QMimeData;
    for (const auto& [format, type] : types) {
        const auto file = files.constFind(QLatin1String(format));
        if (file == files.cend()) continue;
        content->setData(QLatin1String(type), *file);
        if (QLatin1String(format) == QLatin1String("png")) content->setImageData(QImage::fromData(*file, "PNG"));
    }
    return content;
}

void putOnClipboard(const QMap<QString, QByteArray>& files)
{
    QApplication::clipboard()->setMimeData(mimeDataOf(files));
}

void dragOut(QWidget* from, const QString& name, const QString& format, const QByteArray& file, const QImage& picture)
{
    // It stays as long as the program runs: whoever takes it may read it later.
    static const QTemporaryDir folder;
    const fs::path path = (folder.path() + QLatin1Char('/') + name).toStdString();
    core::writeWhole(path, std::string_view(file.constData(), static_cast<std::size_t>(file.size())));
    auto* drag = new QDrag(from);
    QMimeData* content = mimeDataOf({{format, file}});
    content->setUrls({QUrl::fromLocalFile(QString::fromStdString(path.string()))});
    drag->setMimeData(content);
    drag->setPixmap(QPixmap::fromImage(picture.scaled(160, 160, Qt::KeepAspectRatio, Qt::SmoothTransformation)));
    drag->exec(Qt::CopyAction);
}
