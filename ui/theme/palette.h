#pragma once

#include <QColor>
#include <QObject>

#include <functional>

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
    QColor warning;     ///< files and inputs that were refused
    QColor hatch;       ///< lines over hidden cells
    QColor notANumber;  ///< NaN and infinity, in no colour map

    static const Palette& light();
    static const Palette& dark();
    static const Palette& contrast();  ///< black, white and one yellow; nothing is grey
};

/// Follow: the desktop's own palette when the program starts.
enum class ThemeChoice { Follow, Light, Dark, Contrast };

/// The style and the fonts that every theme has: they must stand before widgets measure themselves. The rest can wait
/// until all widgets are there, because each would be styled again for every parent that it gets.
void prepareTheme(QApplication& application);

/// Gives the whole application colours, fonts and style sheet. Who is seen is painted anew by Qt; who built something
/// of colours or letters hears Theme::changed() when all of it stands.
/// @param desktop  the palette before any theme was applied
void applyTheme(QApplication& application, ThemeChoice choice, const QPalette& desktop);

/// The window's colours: those that applyTheme() gave last, light ones before. The GUI thread's: a worker is told them.
const Palette& themeColors();

/// Says that the theme is another one. Qt's own events do not do for that: what was never shown gets none, what has a
/// style sheet of its own gets several, and each comes while others have the old style.
class Theme final : public QObject {
    Q_OBJECT
public:
    static Theme& instance();

signals:
    /// Colours or the magnification are others; fonts, palette and style sheet have them.
    void changed();
};

/// Rebuilds a widget's parts that are made from colours or letters, instead of asking for them at painting: now, and
/// whenever the theme has changed.
void keepThemed(QObject* owner, const std::function<void()>& build);
