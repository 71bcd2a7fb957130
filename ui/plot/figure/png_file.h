#pragma once

#include <QByteArray>
#include <QImage>

/// A picture as a PNG file (ISO 15948) with its dots per metre and its texts.
///
/// Rows are written as differences to the row above, which is what suits maps of even cells: Qt's own writer tries
/// every filter on every row, and takes most of the time that a figure takes.
///
/// @throws core::Error{CannotWrite}
/// @param title  empty: none
QByteArray pngFile(const QImage& image, const QString& description, const QString& title = {});
