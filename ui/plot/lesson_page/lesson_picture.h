#pragma once

#include <QImage>
#include <QUrl>

#include <filesystem>

/// A picture in a lesson's folder or below, of a size that fits a screen; null for anything else, and for a link in the
/// folder that leads out of it.
QImage lessonPicture(const std::filesystem::path& folder, const QUrl& name);

/// A picture as a data: address, no wider than a page; empty where there is no picture.
QByteArray pictureAddress(const std::filesystem::path& folder, const QUrl& name);
