#pragma once

#include "core/lesson/lesson.h"

/// What a class gets of a lesson, NAME.attnlesson, with a worksheet of each copy to be printed: worksheets.pdf.
/// For any thread.
/// @param copies  of the worksheet; 0: none
/// @throws core::Error as core::packedLesson()
std::string releaseFile(const core::Lesson& lesson, core::Index copies);

inline constexpr core::Index mostReleasedCopies = 200;
