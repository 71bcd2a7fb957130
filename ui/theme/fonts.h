#pragma once

#include <QFont>

class QWidget;

/// The families behind every text, in order: named, so that pictures look the same on every desktop and never fall back
/// on a face that lacks a script.
enum class FontUse {
    Screen,  ///< the window
    Figure,  ///< exported files: the Chinese family whose text can be searched again in a PDF
};

/// @param points  of the screen's at 100 %: those grow with everything else
QFont textFont(double points, FontUse use = FontUse::Screen);
QFont numberFont(double points, FontUse use = FontUse::Screen);

/// Gives a widget a font of its own, which grows with everything else from now on.
void setOwnFont(QWidget* widget, const QFont& font);
