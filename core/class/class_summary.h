#pragma once

#include "core/class/collected_class.h"

namespace core {

/// The names that a prediction spreads its points over: the keys of its row, each named uniquely, or every head where
/// the question is which head it is.
std::vector<std::string> expectationKeys(const AnsweredLesson& lesson, std::size_t step);

/// Counts a class's answers, expectations and results.
void summarize(CollectedClass& collected);

}  // namespace core
