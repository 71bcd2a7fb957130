#pragma once

#include <QObject>

#include <functional>

class QWidget;

/// The scale of everything that the window draws, in per cent: type and what must hold type, cells, controls.
/// One for the whole program, as its palette is. Exported figures have sizes of their own.
class Magnification final : public QObject {
    Q_OBJECT
public:
    static constexpr int usual = 100, least = 80, most = 250;

    static Magnification& instance();

    int percent() const { return m_percent; }
    /// Sets the size of everything drawn from now on, in the next program too; applyTheme() applies it to existing
    /// widgets.
    void setPercent(int percent);
    /// Restores the size of the program before.
    void restore();
    /// The next larger or smaller one that is offered.
    /// @param by  1 or −1
    static int stepped(int percent, int by);

signals:
    /// Fonts and style have it.
    void changed();

private:
    int m_percent = usual;
};

/// Draws everything so much larger for as long as something is presented: what is remembered for the window stays, also
/// where the program does not come to its end. Magnification::restore() takes it back.
void lendMagnification(int percent);

/// A length on the screen, of logical pixels at 100 %.
double scaled(double pixels);
int scaled(int pixels);

/// Gives a widget lengths that follow the magnification: now, and whenever it has changed.
void keepScaled(QWidget* widget, const std::function<void()>& give);
