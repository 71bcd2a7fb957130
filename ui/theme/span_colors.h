#pragma once

#include <QColor>

#include <cstddef>

/// The colour of the named span with this number among a text's: seven that people with any colour vision tell apart on
/// light and dark grounds (six of Okabe and Ito, Color Universal Design, 2008, and a violet); then the same lighter and
/// the same darker, and over again from the 22nd.
QColor spanColor(std::size_t number);
