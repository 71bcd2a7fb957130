#pragma once

#include "core/text/tokenizer.h"

#include <string>
#include <vector>

namespace core {

/// A token as people write it, without the spaces around it.
struct NamedToken {
    std::string text;
    Index occurrence = 1;  ///< which of several that read the same

    friend bool operator==(const NamedToken&, const NamedToken&) = default;
};

/// Tokens that somebody names: places from 1 ("3"), stretches of them ("5-7") and tokens as they are written ("cat",
/// with or without the sign of the space before it), with commas between; "all" or nothing for all. Of a picture two
/// numbers with a comma are the square of that row and column ("2,3"), and never two places.
///
/// @return places from 0, sorted, none twice; none for all
/// @throws Error{OutOfRange} for a place that is not there; Error{Unknown} naming the token that is most like another
std::vector<Index> queriesNamed(const std::vector<Token>& tokens, const std::string& names);

/// A token's text without the sign of the space before it, whichever its vocabulary has.
std::string_view bareToken(std::string_view token);
/// The place of a token that is named as it is written, with or without that sign; at least once.
/// @throws Error{Unknown} naming the token that is most like it
std::vector<Index> placesOfToken(const std::vector<Token>& tokens, std::string_view name);

/// Writes queries as they can be typed: "2, 5-7", "all"
std::string queryNames(const std::vector<Index>& queries);

}  // namespace core
