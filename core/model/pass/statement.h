#pragma once

#include "core/model/pass/prediction.h"
#include "core/model/pass/tracked_words.h"

namespace core {

/// A question to a model at one place of a text.
struct TokenQuestion {
    Index item = 0;
    Index position = 0;  ///< a query of the trace
    std::size_t count = 5;
    std::vector<TrackedWord> tracked = {};
    std::optional<Sampling> sampling = {};  ///< how the text is continued

    friend bool operator==(const TokenQuestion&, const TokenQuestion&) = default;
};

/// How likely the model holds a word that is tracked.
struct TrackedProbability {
    TrackedToken word;
    double log_probability = 0;  ///< nats, of the model's own scores: neither temperature nor cuts are in it
};

/// The number of tokens that sampling can draw.
struct DrawableTokens {
    Index count = 0;
    Index vocabulary = 0;
};

/// A token, and the name of the label that its model holds likeliest for it.
struct LabelledToken {
    Token token;
    std::string label;
};

/// A model's answer at one place of a text.
struct TokenStatement {
    Index position = 0;                           ///< where it says so, see predictedPosition()
    std::vector<Prediction> likeliest = {};       ///< at most as many as asked for, the likeliest first
    std::optional<DrawableTokens> drawable = {};  ///< where the likeliest are those of a sampling
    std::vector<LabelledToken> labels = {};       ///< all of the text, of a model that labels tokens
    std::vector<TrackedWord> words = {};          ///< the words in the question
    /// [words] nothing for one that the vocabulary has no token for; empty if the model predicts nothing
    std::vector<std::optional<TrackedProbability>> tracked = {};
};

/// A typed word may be two tokens of a vocabulary, one that begins a word ("␣an") and one that goes on with it ("an"):
/// it is followed as the one that the model holds likelier here, and as the first of them where the sign for a space
/// stands before it.
/// @param trace  finished
/// @return where the text is continued by drawing, probabilities are those that are drawn by; of words for a mask never
/// @throws Error{OutOfRange} where scores cannot be drawn by; Stopped, since cutting a word may take long
TokenStatement statementOf(const Trace& trace, const TokenQuestion& question, const std::stop_token& stop = {});

/// The statement for another pass. Each word is followed by the token that `said` follows it by, so that both
/// statements can be compared.
TokenStatement statementLike(const TokenStatement& said, const Trace& trace, TokenQuestion question,
                             const std::stop_token& stop = {});

}  // namespace core
