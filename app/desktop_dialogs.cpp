#include "app/desktop_dialogs.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QStandardPaths>

#include <algorithm>

namespace {

bool hasSessionBus()
{
    if (!qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS")) return true;
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    return !runtime.isEmpty() && QFile::exists(runtime + QStringLiteral("/bus"));
}

bool hasPortal()
{
    // In a sandbox the portal is outside of it.
    if (QFile::exists(QStringLiteral("/.flatpak-info")) || !qEnvironmentVariableIsEmpty("SNAP")) return true;
    const QStringList portals =
        QStandardPaths::locateAll(QStandardPaths::GenericDataLocation, QStringLiteral("xdg-desktop-portal/portals"),
                                  QStandardPaths::LocateDirectory);
    for (const QString& folder : portals)
        if (!QDir(folder).entryList({QStringLiteral("*.portal")}, QDir::Files).isEmpty()) return true;
    return false;
}

bool hasPlugin()
{
    const QStringList folders = QCoreApplication::libraryPaths();
    return std::ranges::any_of(folders, [](const QString& folder) {
        return QFile::exists(folder + QStringLiteral("/platformthemes/libqxdgdesktopportal.so"));
    });
}

}  // namespace

void useDesktopDialogs()
{
    const bool plasma = qEnvironmentVariable("XDG_CURRENT_DESKTOP").contains(QLatin1String("KDE"));
    if (plasma || qEnvironmentVariableIsSet("QT_QPA_PLATFORMTHEME")) return;
    if (hasSessionBus() && hasPlugin() && hasPortal()) qputenv("QT_QPA_PLATFORMTHEME", "xdgdesktopportal");
}
