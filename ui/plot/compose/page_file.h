#pragma once

#include "core/page/composed_page.h"

#include <filesystem>

/// Whether a file is a page of panels: an .attnpage file, or a figure that was made of one. Content decides.
/// @throws core::Error as sessionIn()
bool isPageFile(const std::filesystem::path& file);

/// The page that a file is, or that a figure carries. What it is of is still to be found: core::findSources().
/// @throws core::Error{CannotRead, Malformed, …}; core::Error{NotInside} if the file holds none
core::ComposedPage pageAt(const std::filesystem::path& file);
