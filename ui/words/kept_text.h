#pragma once

#include <QString>

#include <string>

/// As much of a text's beginning as fits into so many bytes of UTF-8, with no character cut in two.
std::string keptText(const QString& text, std::size_t most);
