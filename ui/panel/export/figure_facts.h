#pragma once

#include <QString>

#include "ui/plot/figure/figure.h"

#include <optional>

/// Facts about a file before it is written: "89 × 84 mm · text 6.5 pt · vector, 9 kB".
///
/// @param size   the page's, for people
/// @param bytes  of the file, once they are known
/// @param each   it is one of many
QString figureFacts(const Figure& figure, const QString& format, const QString& size, std::optional<qsizetype> bytes,
                    bool each);
