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

#include "ui/file/dialog_folder.h"
#include "ui/panel/export/figure_content.h"
#include "ui/plot/figure/figure_export.h"

#include <algorithm>

namespace fs = std::filesystem;

namespace {

const QString purpose = QStringLiteral("figure");

struct FigureDestination {
    Q_DECLARE_TR_FUNCTIONS(FigureDestination)
};

QString kindOf(const QString& format)
{
    const std::pair<const char*, QString> kinds[] = {
        {"pdf", FigureDestination::tr("PDF, vector (*.pdf)")},
        {"svg", FigureDestination::tr("SVG, vector (*.svg)")},
        {"png", FigureDestination::tr("PNG, pixels (*.png)")},
        {"html", FigureDestination::tr("HTML, for browsers (*.html)")},
        {"tex", FigureDestination::tr("TikZ, for LaTeX (*.tex)")},
        {"csv", FigureDestination::tr("CSV, numbers (*.csv)")},
        {"npy", FigureDestination::tr("NumPy array (*.npy)")},
        {"py", FigureDestination::tr("Python script and NumPy array (*.py)")}};
    for (const auto& [ending, kind] : kinds)
        if (format == QLatin1String(ending)) return kind;
    return {};
}

bool mayReplace(QWidget* parent, const QString& what)
{
    QMessageBox box(QMessageBox::Question, FigureDestination::tr("Replace files"), what, QMessageBox::Cancel, parent);
    const QAbstractButton* replace = box.addButton(FigureDestination::tr("Replace"), QMessageBox::AcceptRole);
    box.exec();
    return box.clickedButton() == replace;
}

}  // namespace

std::optional<fs::path> askForFile(QWidget* parent, const FigureSource& source, const core::FigureSettings& settings,
                                   const QString& format)
{
    QFileDialog dialog(parent, FigureDestination::tr("Save the figure"), dialogFolder(purpose), kindOf(format));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(format);
    dialog.selectFile(QStringLiteral("%1.%2").arg(fileNameOf(source, settings), format));
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    QString path = dialog.selectedFiles().constFirst();
    if (!figureFormats().contains(QFileInfo(path).suffix().toLower())) {
        path += QLatin1Char('.') + format;
        if (QFileInfo::exists(path) && !mayReplace(parent, FigureDestination::tr("%1 already exists.").arg(path)))
            return std::nullopt;
    }
    rememberDialogFolder(purpose, path);
    return path.toStdString();
}

std::optional<fs::path> askForFolder(QWidget* parent, const FigureSource& source, const core::FigureSettings& settings,
                                     const QString& name)
{
    const QString folder = QFileDialog::getExistingDirectory(
        parent, FigureDestination::tr("Save the files into a folder"), dialogFolder(purpose));
    if (folder.isEmpty()) return std::nullopt;
    fs::path pattern = fs::path(folder.toStdString()) / name.toStdString();
    rememberDialogFolder(purpose, QString::fromStdString(pattern.string()));
    const core::Trace& trace = *source.traces.front();
    const auto heads = headsOf(trace, source.session.focus.item, settings);
    const auto there = std::ranges::count_if(heads, [&](const core::HeadAddress& head) {
        std::error_code none;
        return fs::exists(pathOf(pattern, trace.model->info, head, settings.count_from), none);
    });
    const QString what = FigureDestination::tr("%1 of the %2 files already exist.").arg(there).arg(heads.size());
    if (there > 0 && !mayReplace(parent, what)) return std::nullopt;
    return pattern;
}

QMimeData* mimeDataOf(const QMap<QString, QByteArray>& files)
{
    // Programs that take the first that they know get a picture before a text.
    const std::pair<const char*, const char*> types[] = {{"png", "image/png"},
                                                         {"svg", "image/svg+xml"},
                                                         {"pdf", "application/pdf"},
                                                         {"html", "text/html"},
                                                         {"tex", "text/x-tex"},
                                                         {"csv", "text/csv"},
                                                         {"npy", "application/octet-stream"},
                                                         {"py", "text/x-python"},
                                                         {"attnscope", "application/json"}};
    auto* content = new QMimeData;
    for (const auto& [format, type] : types) {
        const auto file = files.constFind(QLatin1String(format));
        if (file == files.cend()) continue;
        content->setData(QLatin1String(type), *file);
        if (QLatin1String(format) == QLatin1String("png")) content->setImageData(QImage::fromData(*file, "PNG"));
    }
    for (const char* text : {"txt", "py", "attnscope"})
        if (const auto file = files.constFind(QLatin1String(text)); file != files.cend())
            content->setText(QString::fromUtf8(*file));
    return content;
}

void putOnClipboard(const QMap<QString, QByteArray>& files)
{
    QApplication::clipboard()->setMimeData(mimeDataOf(files));
}

void dragOut(QWidget* from, const QString& name, const std::vector<FigureFile>& files,
             const QMap<QString, QByteArray>& contents, const QImage& picture)
{
    // The folder stays as long as the program runs: the receiver may read it later.
    static const QTemporaryDir folder;
    std::vector<FigureFile> named;
    QList<QUrl> places;
    const std::size_t stem = files.front().path.stem().string().size();
    for (const FigureFile& file : files) {
        named.push_back(
            {(folder.path() + QLatin1Char('/') + name).toStdString() + file.path.filename().string().substr(stem),
             file.bytes});
        places << QUrl::fromLocalFile(QString::fromStdString(named.back().path.string()));
    }
    writeFiles(named);
    auto* drag = new QDrag(from);
    QMimeData* content = mimeDataOf(contents);
    content->setUrls(places);
    drag->setMimeData(content);
    drag->setPixmap(QPixmap::fromImage(picture.scaled(160, 160, Qt::KeepAspectRatio, Qt::SmoothTransformation)));
    drag->exec(Qt::CopyAction);
}
