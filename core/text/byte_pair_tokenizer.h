#pragma once

#include "core/text/added_tokens.h"
#include "core/text/byte_pair_encoder.h"
#include "core/text/tokenizer.h"

namespace core {

/// What a byte-pair tokenizer.json says, checked.
struct BytePairPipeline {
    Vocabulary vocabulary;
    std::vector<std::pair<std::string, std::string>> merges;
    std::vector<AddedToken> added;
    bool byteLevel = false;       ///< the pre-tokenizer maps bytes to characters
    bool splitWords = false;      ///< and cuts by GPT-2's regular expression
    bool addPrefixSpace = false;  ///< and puts a space before a text that has none
    bool trimOffsets = false;     ///< spaces at a token's edges do not count as its place
};

/// Byte-pair encoding behind added tokens and, for byte-level vocabularies, GPT-2's word cutting.
class BytePairTokenizer final : public Tokenizer {
public:
    /// @param file  names the source in errors
    /// @throws Error{Missing} if a merge needs a piece that the vocabulary lacks
    BytePairTokenizer(BytePairPipeline pipeline, const std::string& file);

    Encoding encode(std::string_view text, std::stop_token stop = {}) const override;
    std::optional<Token> token(Index id) const override;

private:
    struct Work;

    void encodeSection(const Work& work, const Section& section, Encoding& encoding) const;
    template<typename Place>
    void encodeWord(const Work& work, std::string_view word, const Place& place, Encoding& encoding) const;

    BytePairPipeline m_pipeline;
    AddedTokens m_added;
    BytePairEncoder m_encoder;
    std::unordered_map<Index, std::string> m_pieces;
};

}  // namespace core
