#pragma once

#include <QString>

/// What the sides of a comparison are called: "A", "B", …
QString sideName(std::size_t side);
/// "A and B", "A, B and C"
QString sideNames(std::size_t count);
