#pragma once

#include "core/error.h"
#include "core/gguf/gguf_file.h"
#include "core/text/pieces/vocabulary.h"

#include <deque>
#include <functional>

namespace core {

/// The pieces that a GGUF file's header lists; their places are their ids.
struct GgufPieces {
    /// In the file's order of numbers, from 0 on.
    enum class Type : unsigned char { Undefined, Normal, Unknown, Control, UserDefined, Unused, Byte };

    std::vector<std::string_view> texts;              ///< UTF-8, none of them empty
    std::vector<Type> types;                          ///< one for each
    std::vector<float> scores;                        ///< one for each, finite; none at all where the file has none
    std::shared_ptr<std::deque<std::string>> mended;  ///< texts that differ from the file's
};

/// Reads tokenizer.ggml.tokens, .token_type and .scores. The file must outlive what is returned.
///
/// @param warnings  receives a sentence for each kind of oddity: pieces that are not UTF-8, empty ones, no types
/// @throws Error{Missing, Malformed, OutOfRange, WrongShape} naming the key
GgufPieces readGgufPieces(const GgufFile& file, std::vector<std::string>& warnings);

/// A key's name in errors, in the form of GgufFile's.
Words ggufField(std::string_view key);

/// The most bytes of a tokenizer's texts that are read: twenty times those of the largest vocabularies.
constexpr std::size_t mostGgufTextBytes = std::size_t{64} << 20U;

/// All texts of a list.
/// @throws Error{OutOfRange} naming the key, where there are more of them than any tokenizer has
std::vector<std::string_view> ggufTexts(const GgufFile& file, const char* key);

/// How a piece is spelled in the vocabulary, given how it is in the file.
using GgufSpelling = std::function<std::string(std::string_view text, GgufPieces::Type type)>;

/// The pieces and their ids; of several with one spelling the last counts, with a warning.
/// @param spelling  empty: as in the file
Vocabulary vocabularyOf(const GgufPieces& pieces, const std::string& file, std::vector<std::string>& warnings,
                        const GgufSpelling& spelling = {});

}  // namespace core
