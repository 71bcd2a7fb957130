#pragma once

#include <QColor>

class QApplication;
class QPalette;

/// The window's and the figures' colours. One accent; the data is the only other thing that is colourful.
struct Palette {
    QColor window;  ///< behind everything
    QColor panel;   ///< bars that frame the content
    QColor field;   ///< where one types; the ground of a token
    QColor border;
    QColor text;
    QColor muted;       ///< second-rank text
    QColor accent;      ///< chosen, primary
    QColor accentSoft;  ///< ground of something chosen
    QColor onAccent;    ///< text on accent
    QColor warning;     ///< what could not be taken
    QColor hatch;       ///< lines over hidden cells
    QColor notANumber;  ///< NaN and infinity, in no colour map

    static const Palette& light();
    static const Palette& dark();
    static const Palette& contrast();  ///< black, white and one yellow; nothing is grey
};

/// Follow: what the desktop's own palette says when the program starts.
enum class ThemeChoice { Follow, Light, Dark, Contrast };

/// The style and the fonts that every theme has: they must stand before widgets measure themselves. The rest can wait
/// until all widgets are there, because each would be styled again for every parent that it gets.
void prepareTheme(QApplication& application);

/// Gives the whole application colours, fonts and style sheet.
/// @param desktop  the palette before any theme was applied
const Palette& applyTheme(QApplication& application, ThemeChoice choice, const QPalette& desktop);
