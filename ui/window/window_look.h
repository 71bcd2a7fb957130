#pragma once

#include <QObject>
#include <QPalette>

#include "ui/theme/palette.h"

/// The theme and the size of everything: chosen, remembered, and given to all of the program.
class WindowLook final : public QObject {
    Q_OBJECT
public:
    /// @param desktop  the colours before any theme was applied
    explicit WindowLook(const QPalette& desktop, QObject* parent = nullptr);

    void setTheme(ThemeChoice choice);
    /// Draws everything larger or smaller, and remembers it.
    void magnify(int percent);
    /// Gives everything the theme and the size that hold.
    void restyle();

signals:
    void themed();   ///< drawings must be drawn anew
    void resized();  ///< texts need another room
private:
    const QPalette m_desktop;
};
