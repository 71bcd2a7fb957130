#pragma once

#include <QString>

#include <string>

/// The beginning of a text that fits into `most` bytes of UTF-8, with no character cut in two.
std::string keptText(const QString& text, std::size_t most);
