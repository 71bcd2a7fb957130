#include "ui/window/window_look.h"

#include <QApplication>

#include "ui/settings/settings.h"
#include "ui/theme/magnification.h"

#include <utility>

WindowLook::WindowLook(const QPalette& desktop, QObject* parent) : QObject(parent), m_desktop(desktop) {}

void WindowLook::setTheme(ThemeChoice choice)
{
    applyTheme(*qApp, choice, m_desktop);
    emit themed();
    Settings settings = Settings::stored();
    if (std::exchange(settings.theme, choice) != choice) settings.store();
}

void WindowLook::magnify(int percent)
{
    Magnification::instance().setPercent(percent);
    restyle();
}

void WindowLook::restyle()
{
    setTheme(Settings::stored().theme);
    emit resized();
}

#include "moc_window_look.cpp"
