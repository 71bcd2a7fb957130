#pragma once

#include "core/lesson/lesson_asks.h"

#include <optional>
#include <string_view>

namespace core {

/// A number as people type it: "0.95", "0,95", "1/3", "16 %" (which is 0.16), "1 048 576".
std::optional<double> numberSaid(std::string_view text);

/// Whether a question asks for so many in a hundred, so that "16 %" says 16.
bool asksForPercent(const LessonQuestion& question);

/// A number in answer to a question.
std::optional<double> numberSaid(const LessonQuestion& question, std::string_view text);

/// A head as it is typed, "4.4", or as the window and its pictures write it: "head 4.4", "layer 4, head 4",
/// "layer 4 · head 4", also with the words of another language.
std::optional<NamedHead> headSaid(std::string_view text);

}  // namespace core
