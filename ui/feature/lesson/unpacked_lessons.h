#pragma once

#include <filesystem>

/// A lesson that can be read: of a package, NAME.attnlesson, the one in it, which is unpacked into the user's own
/// folder for data, once; everything else stays.
/// @throws core::Error as core::unpackLesson()
std::filesystem::path unpackedLesson(const std::filesystem::path& file);
