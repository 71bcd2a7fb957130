#pragma once

#include <QByteArray>
#include <QString>

#include "ui/plot/figure/figure.h"

#include <functional>
#include <memory>

/// The handbook as one file to print or to keep.
struct HandbookPdf {
    enum class Paper { A4, Letter };

    Paper paper = Paper::A4;
    QString version;  ///< version of the program
    /// Draws the figure of a command in the handbook; an exception ends the handbook.
    std::function<std::shared_ptr<const Figure>(const QString& command)> figure;
    std::function<void(int done, int all)> drawn = {};  ///< called with the number of drawn figures; may be null
};

/// A title page, the contents, and all chapters with their figures; links lead to their sections. The same bytes each
/// time. Needs a QApplication, without a display.
/// @throws core::Error
QByteArray handbookPdf(const HandbookPdf& asked);
