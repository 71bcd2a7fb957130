#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A piece of a SentencePiece vocabulary.
struct SentencePiece {
    enum class Type : std::uint8_t { Normal = 1, Unknown, Control, UserDefined, Unused, Byte };

    std::string text;
    float score = 0;  ///< Unigram: log-probability, in nats. Byte pairs: minus the rank of its merge
    Type type = Type::Normal;
};

/// The content of a model file of SentencePiece (Kudo and Richardson, 2018): spiece.model, tokenizer.model, source.spm.
struct SentencePieceFile {
    enum class Algorithm : std::uint8_t { Unigram, BytePairs };

    std::string name;                   ///< name of the file, for errors
    std::vector<SentencePiece> pieces;  ///< whose places are SentencePiece's own ids
    std::size_t unknown = 0;            ///< the place of the piece for unknown characters
    Algorithm algorithm = Algorithm::Unigram;
    bool byteFallback = false;   ///< characters without a piece become pieces <0x00> … <0xFF>
    bool spaceAsSuffix = false;  ///< the mark for a space stands behind a word instead of before it

    std::string rules;              ///< the normalisation's name, such as nmt_nfkc
    std::string charsmap;           ///< its rules; empty where a text stays as it is. See PrecompiledCharsmap
    bool dummyPrefix = true;        ///< puts a space before a text
    bool removeExtraSpaces = true;  ///< at the text's ends, and of several in a row all but the first
    bool escapeSpaces = true;       ///< spaces become ▁
};

/// Reads such a file: protobuf's wire format with the fields that sentencepiece_model.proto declares.
///
/// @throws Error naming the file and the part that is truncated, malformed, missing or of an unknown kind
SentencePieceFile readSentencePieces(const std::filesystem::path& file);

/// Reads the bytes of a SentencePiece file.
SentencePieceFile parseSentencePieces(std::string_view bytes, const std::string& file);

}  // namespace core
