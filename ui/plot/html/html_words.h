#pragma once

#include <QJsonObject>

#include <optional>

/// What a page's script says, so that its words are translated with all others.
/// @param decimals  that numbers are rounded to; nothing: they are whole
QJsonObject htmlWords(const std::optional<int>& decimals);
