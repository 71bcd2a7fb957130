#pragma once

#include "core/class/collected_class.h"

namespace core {

/// What can be given points where a step predicts: the keys of its row, each with a name of its own, or of which head
/// it is, every head.
std::vector<std::string> expectationKeys(const AnsweredLesson& lesson, std::size_t step);

/// Counts what the members of a class said, expected and reached.
void summarize(CollectedClass& collected);

}  // namespace core
