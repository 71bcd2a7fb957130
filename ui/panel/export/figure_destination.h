#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>

#include "ui/plot/figure/figure_export.h"

#include <filesystem>
#include <optional>
#include <vector>

class QImage;
class QMimeData;
class QWidget;

/// Asks where a figure is to be saved, beginning in the folder of the last one. Any ending of a figure may be given.
/// @return nothing if the user thought better of it
std::optional<std::filesystem::path> askForFile(QWidget* parent, const FigureSource& source,
                                                const core::FigureSettings& settings, const QString& format);

/// Asks for the folder of a file for each head, and once whether files there may be replaced.
/// @param name  with {layer}, {head} or {model}, and its ending
/// @return the pattern of their paths
std::optional<std::filesystem::path> askForFolder(QWidget* parent, const FigureSource& source,
                                                  const core::FigureSettings& settings, const QString& name);

/// A figure in several formats at once ("png", "svg", "pdf", "txt"), for other programs to take the one that they can
/// use. The caller owns it.
QMimeData* mimeDataOf(const QMap<QString, QByteArray>& files);
void putOnClipboard(const QMap<QString, QByteArray>& files);

/// Lets a figure be dragged out of the window: as files for file managers, as its contents for others. Returns once it
/// was dropped.
/// @param name      of the files, without their endings
/// @param contents  as mimeDataOf() takes them
void dragOut(QWidget* from, const QString& name, const std::vector<FigureFile>& files,
             const QMap<QString, QByteArray>& contents, const QImage& picture);
