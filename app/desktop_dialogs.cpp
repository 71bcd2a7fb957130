#include "app/desktop_dialogs.h"

#include <QDir>
#include <QFile>
#include <QLibraryInfo>
#include <QStandardPaths>

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
    return QFile::exists(QLibraryInfo::path(QLibraryInfo::PluginsPath)
                         + QStringLiteral("/platformthemes/libqxdgdesktopportal.so"));
}

}  // namespace

void useDesktopDialogs()
{
    const bool plasma = qEnvironmentVariable("XDG_CURRENT_DESKTOP").contains(QLatin1String("KDE"));
    if (plasma || qEnvironmentVariableIsSet("QT_QPA_PLATFORMTHEME")) return;
    if (hasSessionBus() && hasPlugin() && hasPortal()) qputenv("QT_QPA_PLATFORMTHEME", "xdgdesktopportal");
}
