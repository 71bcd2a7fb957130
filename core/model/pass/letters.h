#pragma once

#include "core/model/pass/trace.h"

namespace core {

/// What is left of the letters that are named moment by moment (Graves et al., 2006: CTC): one that is named several
/// times in a row counts once, and the blank not at all.
std::vector<Index> withoutRepeats(const std::vector<Index>& named, Index blank);

/// Whether a model names letters over the time of a sound.
bool namesLetters(const Model& model);

/// The likeliest letter at each moment, and the blank where a sound is filled up. The blank is the token that fills up
/// texts.
/// @param trace  finished
/// @return [T]
std::vector<Index> namedLetters(const Trace& trace, Index item);
/// A letter, and the moments at which it is named without a break.
struct LetterRun {
    Index first = 0;
    Index count = 1;
    std::string text;  ///< "|" between words
};
/// The letters over the time of a sound; where the blank is named there is none.
/// @param trace  finished
std::vector<LetterRun> letterRuns(const Trace& trace, Index item);
/// The text that such a model hears: these letters without repeats and blanks; "|" stands between words.
std::string heardText(const Trace& trace, Index item);
/// Calls each moment by its time and the letter that is named there: "0.12 s h"; by its time alone where none is.
void nameMoments(Trace& trace);

}  // namespace core
