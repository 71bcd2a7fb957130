#pragma once

#include "core/lesson/lesson.h"

namespace core {

/// A lesson as a class gets it: without what is right, without what it promises, without notes for whoever presents,
/// and with comments that say nothing. Of its questions the numbers that the engine computes are still judged at once;
/// predictions and goals are, too. What was right of several options is not told, but that several are.
///
/// @param lesson  one that was released before says no more than it did
/// @return a text that Lesson reads, of the same version
std::string releasedText(const Lesson& lesson);

}  // namespace core
