#pragma once

#include <string>

/// Requires that what is written is another file than what is read.
/// @param out  may be empty, where nothing is written
/// @throws core::Error{OutOfRange}
void requireOther(const std::string& out, const std::string& in);
