#pragma once

#include <stop_token>
#include <string_view>
#include <vector>

namespace core {

/// GPT-2's way of cutting a text into words before byte-pair encoding: English contractions, letters, numbers and other
/// signs apart, each word with the one space before it (Radford et al., 2019).
///
/// @param text  UTF-8
/// @return the words, in order, together the whole text
/// @throws Stopped; Error{Unsupported} if the regular-expression engine gives up
std::vector<std::string_view> byteLevelWords(std::string_view text, const std::stop_token& stop);

}  // namespace core
