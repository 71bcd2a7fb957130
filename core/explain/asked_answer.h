#pragma once

#include "core/analysis/knock_out.h"

#include <string>

namespace core {

/// A question to the language head in words: the token at a place, or after it, and how much it is preferred to
/// another.
struct AnswerQuestion {
    Index item = 0;
    Index position = 0;        ///< see predictedPosition()
    std::string word = {};     ///< empty: the likeliest
    std::string against = {};  ///< empty: none
};

/// The attention in whose layers an answer is made: the one in focus, unless that is an encoder's.
AttentionBlock speakingBlock(const Trace& whole, AttentionBlock looked);

/// The place at which the language head is asked, as predictedPosition() gives it: at the query that is looked at, or
/// at the end of what a decoder reads while its encoder is looked at.
Index askedPosition(const Trace& whole, AttentionBlock looked, Index item, Index query);

/// The token that a word stands for at a place: of "an" and "␣an" the one that is likelier there.
/// @param speaker  finished; of an encoder–decoder its decoder
/// @throws Error{Unsupported} where the model predicts nothing, Error{Unknown} where the vocabulary has no such word
/// @throws Stopped
Index askedToken(const Trace& speaker, Index item, Index position, const std::string& word,
                 const std::stop_token& stop = {});

/// @throws Error as askedToken; Stopped
Answer askedAnswer(const Trace& speaker, const AnswerQuestion& question, const std::stop_token& stop = {});

}  // namespace core
