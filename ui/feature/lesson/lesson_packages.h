#pragma once

#include "core/lesson/lesson.h"

#include <filesystem>

/// What a class gets of a lesson, NAME.attnlesson, with a worksheet of each copy to be printed: worksheets.pdf.
/// Makes a class's package; may be called in any thread.
/// @param copies  of the worksheet; 0: none
/// @throws core::Error as core::packedLesson()
std::string releaseFile(const core::Lesson& lesson, core::Index copies);

inline constexpr core::Index mostReleasedCopies = 200;

/// A lesson that can be read: of a package, NAME.attnlesson, the one in it, which is unpacked into the user's own
/// folder for data, once; everything else stays.
/// @throws core::Error as core::unpackLesson()
std::filesystem::path unpackedLesson(const std::filesystem::path& file);
