#pragma once

#include "core/text/pieces/piece_spelling.h"
#include "core/text/pieces/tokenizer_model.h"
#include "core/text/pipeline/added_tokens.h"
#include "core/text/pipeline/decoder.h"
#include "core/text/pipeline/normalizer.h"
#include "core/text/pipeline/post_processor.h"
#include "core/text/pipeline/pre_tokenizer.h"

#include <unordered_map>

namespace core {

/// The parts of a tokenizer, each checked.
struct TokenizerParts {
    std::unique_ptr<const TokenizerModel> model;
    std::vector<AddedToken> added;
    Normalizer normalizer;        ///< empty: the text stays as it is
    PreTokenizer preTokenizer;    ///< empty: the text is one word
    PostProcessor postProcessor;  ///< empty: nothing is put around the tokens
    Decoder decoder;              ///< empty: pieces with spaces between them
    PieceSpelling spelling;
};

/// A tokenizer in Hugging Face's order: added tokens, normalisation, added tokens in the normalised text, words, the
/// model's pieces, special tokens.
class TokenizerPipeline final : public Tokenizer {
public:
    explicit TokenizerPipeline(TokenizerParts parts);

    Encoding encode(std::string_view text, std::stop_token stop = {}) const override;
    Encoding encodePair(std::string_view first, std::string_view second, std::stop_token stop = {}) const override;
    std::optional<Token> token(Index id) const override;
    std::optional<Index> id(std::string_view piece) const override;
    std::string decode(const std::vector<Index>& ids, bool skip_special) const override;

private:
    struct Work;

    void addSpelling(const AddedToken& token);
    Encoding tokensOf(std::string_view text, Index sequence, const std::stop_token& stop) const;
    void encodeSection(NormalizedText section, Work& work) const;
    void encodeWord(const NormalizedText& word, Work& work) const;
    void addToken(const AddedToken& token, const NormalizedText& where, Work& work) const;
    std::vector<Token> processed(TokenParts texts) const;

    TokenizerParts m_parts;
    AddedTokens m_raw;         ///< looked for in the text
    AddedTokens m_normalized;  ///< looked for in the normalised text
    std::unordered_map<Index, const AddedToken*> m_addedById;
    std::unordered_map<std::string_view, const AddedToken*> m_addedByContent;
    std::unordered_map<Index, std::string>
        m_normalizedSpelling;  ///< spellings of the tokens that are looked for normalised
};

}  // namespace core
