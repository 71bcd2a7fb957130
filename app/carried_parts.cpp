#include "app/carried_parts.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/file/installed_folders.h"

#include <cstdlib>
#include <filesystem>

void useCarriedParts()
{
    const std::filesystem::path carried = core::carriedLibraries();
    if (carried.empty()) return;
    // The system's are another Qt's.
    QCoreApplication::setLibraryPaths({QString::fromStdString((carried / "plugins").string())});
    // What is set already is somebody's own choice.
    setenv("FONTCONFIG_FILE", (carried / "fonts.conf").c_str(), 0);
}
