#pragma once

#include <QString>

/// What files of lessons are chosen for: dialogFolder() remembers their folder.
inline const QString lessonPurpose = QStringLiteral("lessons");
