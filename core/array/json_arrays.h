#pragma once

#include "core/array/array_file.h"

#include <memory>
#include <string>
#include <string_view>

namespace core {

/// Nested lists in JSON as an ArrayFile: a list is the array “”, of an object every key with a list of numbers or texts
/// is an array; other keys are passed over.
///
/// What BertViz has as {"attention": [{"name": …, "attn": …, "left_text": …, "right_text": …}]}, as that list alone or
/// as {"attention": {"all": {"attn": …}}} is the array “attention” with “query_tokens” and “key_tokens”; of an
/// encoder–decoder “encoder_attentions”, “tokens” and so on.
/// CircuitsVis has its arrays under "attention" and "tokens".
///
/// NaN, Infinity and -Infinity are read as Python writes them, null among numbers as NaN, half a surrogate pair as
/// U+FFFD; each is worth a warning.
///
/// @throws Error{Malformed, WrongShape} naming the place in a list, "attention[0][1]"; Error{Missing} without any array
std::unique_ptr<const ArrayFile> openJsonArrays(std::string_view text, std::string name);

}  // namespace core
