#pragma once

#include <QJsonValue>
#include <QString>

#include "core/matrix.h"

#include <string>

// What a lesson holds, as elements and scripts of its page take it.

inline QString lessonText(const std::string& utf8) { return QString::fromStdString(utf8); }

/// A token's place, from 0.
inline QJsonValue placeValue(core::Index place) { return static_cast<qint64>(place); }
