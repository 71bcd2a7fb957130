#include "ui/panel/export/figure_destination.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>

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
    const std::pair<const char*, QString> kinds[] = {{"pdf", tr("PDF, vector (*.pdf)")},
                                                     {"svg", tr("SVG, vector (*.svg)")},
                                                     {"png", tr("PNG, pixels (*.png)")},
                                                     {"csv", tr("CSV, numbers (*.csv)")},
                                                     {"npy", tr("NumPy array (*.npy)")}};
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
        if (QFileInfo::exists(path) && !mayReplace(parent, tr("%1 is there already.").arg(path))) return std::nullopt;
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
    const QString what = tr("%1 of the %2 files are there already.").arg(there).arg(heads.size());
    if (there > 0 && !mayReplace(parent, what)) return std::nullopt;
    return pattern;
}

void putOnClipboard(const QString& format, const QByteArray& file)
{
    auto* content = new QMimeData;
    if (format == QLatin1String("png")) {
        content->setImageData(QImage::fromData(file, "PNG"));
        content->setData(QStringLiteral("image/png"), file);
    } else {
        content->setData(QStringLiteral("image/svg+xml"), file);
    }
    QApplication::clipboard()->setMimeData(content);
}
