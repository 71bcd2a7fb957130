#pragma once

#include "core/error.h"
#include "core/prepare/opened_models.h"
#include "core/session/session.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace core {

/// A text whose stretches have names, or a conversation, whose messages are named by the model's chat template.
struct SpannedText {
    std::string text = {};
    std::vector<TextSpan> spans = {};  ///< of the text
    std::string chat = {};             ///< as Conversation reads it; in place of a text

    friend bool operator==(const SpannedText&, const SpannedText&) = default;
};

/// The texts of NAME.jsonl: each line an object with `text` and `spans`, as a file of spans has them, or with
/// `messages` and whatever else a conversation has. Empty lines are none.
/// @throws Error{CannotRead, Malformed, Missing, OutOfRange} naming the line
std::vector<SpannedText> spannedTexts(const std::filesystem::path& file);

/// Whose shares are one number: "document 3" and "document 12" are both a "document".
std::string kindOfSpan(const std::string& name);

/// Who reads whom, over many texts: of each head the mean share of weight that the queries of one kind of span give to
/// the keys of another, and its standard deviation from text to text. What stands between spans is the kind without a
/// name.
struct SpanAtlas {
    ModelInfo info = {};
    std::vector<std::string> kinds = {};        ///< in the order in which they were met
    std::vector<std::int64_t> texts = {};       ///< [kinds · kinds] in how many texts the one could read the other
    std::vector<Eigen::VectorXd> means = {};    ///< [L · H] each [kinds · kinds], row by row
    std::vector<Eigen::VectorXd> squares = {};  ///< sums of squared distances from the mean (Welford, 1962)
    std::size_t done = 0;                       ///< texts
    std::vector<std::pair<std::size_t, Error>> passed_over = {};

    double deviation(std::size_t head, std::size_t pair) const;
};
inline constexpr std::size_t mostSpanKinds = 64;

/// @param path   of a model, its first kind of attention
/// @param told   after each text
/// @throws Stopped; Error where the model cannot be opened
SpanAtlas spanAtlas(const std::filesystem::path& path, const std::vector<SpannedText>& texts, Index longest,
                    OpenedModels& opened, const std::function<void(const SpanAtlas&)>& told,
                    const std::stop_token& stop = {});

}  // namespace core
