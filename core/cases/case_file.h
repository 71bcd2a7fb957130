#pragma once

#include "core/matrix.h"

#include <filesystem>
#include <string>
#include <vector>

namespace core {

/// One row of a file of cases.
struct Case {
    std::string text;     ///< what the model reads
    std::string from;     ///< the text whose numbers are put in; empty where there is none
    std::string answer;   ///< the word whose number is followed
    std::string against;  ///< the word whose number is subtracted; empty: none
    Index position = 0;   ///< at which token the model is asked, from 1; 0: the last one, or the first mask

    friend bool operator==(const Case&, const Case&) = default;
};

inline constexpr std::size_t mostCases = 100'000;

/// A sheet with the columns "text" and "answer", and perhaps "from", "against" and "position"; others are left alone.
/// @throws Error{CannotRead, Malformed, Missing, OutOfRange} naming the column or the line
std::vector<Case> readCases(const std::filesystem::path& file);

}  // namespace core
