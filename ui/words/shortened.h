#pragma once

#include <QString>

/// Long texts as their beginning and end with "…" between them: "a-long-tok…tokens".
/// @param most        characters that a text may have and stay whole
/// @param head, tail  characters that are left of a longer one
QString shortened(const QString& text, qsizetype most, qsizetype head, qsizetype tail = 0);
