#pragma once

#include <QFont>

/// The families behind every text, in order: named, so that pictures look the same on every desktop and never fall back
/// on a face that lacks a script.
enum class FontUse {
    Screen,  ///< the window
    Figure,  ///< exported files: the Chinese family whose text can be searched again in a PDF
};

QFont textFont(double points, FontUse use = FontUse::Screen);
QFont numberFont(double points, FontUse use = FontUse::Screen);
