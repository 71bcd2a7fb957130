#pragma once

#include "core/model/pass/trace.h"

namespace core {

/// What is left of the letters that are named moment by moment (Graves et al., 2006: CTC): one that is named several
/// times in a row counts once, and the blank not at all.
std::vector<Index> withoutRepeats(const std::vector<Index>& named, Index blank);

/// Whether a model names letters over the time of a sound.
bool namesLetters(const Model& model);

/// The text that such a model hears: of each moment the likeliest letter, without repeats and blanks. The blank is the
/// token that fills up; "|" stands between words.
/// @param trace  finished
std::string heardText(const Trace& trace, Index item);

}  // namespace core
