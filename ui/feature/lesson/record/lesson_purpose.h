#pragma once

#include <QString>

/// The purpose of file dialogs for lessons: dialogFolder() remembers their folder.
inline const QString lessonPurpose = QStringLiteral("lessons");
