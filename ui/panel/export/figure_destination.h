#pragma once

#include <QString>

#include "ui/plot/figure/figure.h"

#include <filesystem>
#include <optional>

class QByteArray;
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

/// @param format  "png" or "svg"
void putOnClipboard(const QString& format, const QByteArray& file);
