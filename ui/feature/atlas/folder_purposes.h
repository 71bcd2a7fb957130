#pragma once

#include <QString>

// Purposes of file dialogs: dialogFolder() remembers a folder for each.
inline const QString atlasPurpose = QStringLiteral("atlases"), modelPurpose = QStringLiteral("models");
