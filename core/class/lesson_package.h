#pragma once

#include "core/file/zip_files.h"
#include "core/lesson/lesson.h"

namespace core {

/// The file for a class: NAME.attnlesson, a zip file of the released lesson, the models and pictures beside it that
/// it needs, and what is added. The same lesson makes the same bytes.
///
/// @param added  worksheets and pages
/// @throws Error{CannotRead} for what is not there; Error{OutOfRange} for more than 64 MiB; as Lesson::sessionAt()
std::string packedLesson(const Lesson& lesson, const std::vector<PackedFile>& added = {});

/// Unpacks one of a stranger into a folder of its own, whole or not at all: no name leads out of it, nothing in it is
/// started, and it holds no more than 200 files of 64 MiB together. Where it was unpacked before, that is used.
///
/// @param folder  in which the package gets its folder, named after what is in it
/// @return the lesson in it
/// @throws Error{Malformed, OutOfRange, Truncated} naming the member; Error{CannotRead, CannotWrite}
std::filesystem::path unpackLesson(const std::filesystem::path& package, const std::filesystem::path& folder);

inline constexpr const char* packageEnding = ".attnlesson";

}  // namespace core
