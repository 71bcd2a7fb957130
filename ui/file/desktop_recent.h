#pragma once

#include <filesystem>

/// Enters a document that was opened or written into the list of recent files that file managers and other programs'
/// dialogs show: recently-used.xbel in the folder for data (XDG Base Directory Specification). Returns at once; a
/// thread writes it, and says nothing where it cannot.
///
/// What comes with the program, lies in its own folder or in the one for temporary files is not entered, nor anything
/// where the user has switched the list off. A list of more than 8 MB, or one that cannot be read, is left alone.
/// @param document  a path, or a folder of figures, which is passed over
void rememberOnDesktop(const std::filesystem::path& document);
