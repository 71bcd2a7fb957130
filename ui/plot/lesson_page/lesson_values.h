#pragma once

#include <QJsonValue>
#include <QString>

#include "core/matrix.h"

#include <string>

// A lesson's values in the form of its page's elements and scripts.

inline QString lessonText(const std::string& utf8) { return QString::fromStdString(utf8); }

/// A token's place, from 0.
inline QJsonValue placeValue(core::Index place) { return static_cast<qint64>(place); }
