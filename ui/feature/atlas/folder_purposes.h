#pragma once

#include <QString>

// What files are chosen for: dialogFolder() remembers a folder for each.
inline const QString atlasPurpose = QStringLiteral("atlases"), modelPurpose = QStringLiteral("models");
