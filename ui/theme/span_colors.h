#pragma once

#include <QColor>

#include <cstddef>
#include <string>
#include <vector>

/// The colour of the named span with this number among a text's names: seven that people with any colour vision tell
/// apart on light and dark grounds (six of Okabe and Ito, Color Universal Design, 2008, and a violet); then the same
/// lighter and the same darker, and over again from the 22nd.
QColor spanColor(std::size_t number);

/// The numbers of stretches' names among a text's different names, in the order in which these come: stretches of one
/// name have one colour.
/// @param names  of the stretches, in their order
std::vector<std::size_t> spanNumbers(const std::vector<std::string>& names);
