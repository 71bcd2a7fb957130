#include "core/model/model.h"

#include "core/error.h"
#include "core/text/cut/text_splitter.h"
#include "core/text/fasta.h"
#include "core/text/parted_tokens.h"

#include <algorithm>

namespace core {
namespace {

/// Whether words are followed by two special tokens: the end and the language.
bool endsWithLanguage(const std::vector<Token>& tokens)
{
    const std::size_t size = tokens.size();
    return size > 2 && tokens[size - 1].special && tokens[size - 2].special && !tokens.front().special;
}

}  // namespace

Encoding Model::encode(std::string_view text, std::optional<TextSplit> split, std::stop_token stop) const
{
    if (info.split) return SymbolTokenizer(split.value_or(*info.split)).encode(text, stop);
    if (!tokenizer)
        throw Error(Code::Missing, info.folder.string(),
                    "the tokenizer is missing: expected tokenizer.json, vocab.json with merges.txt, vocab.txt or "
                    "SentencePiece's files; without one, token ids (--ids)");
    Encoding encoding = transformer.contact_head ? tokenizer->encode(firstFastaSequence(text), std::move(stop))
                                                 : tokenizer->encode(text, std::move(stop));
    markParted(encoding.tokens, text, 0);
    const auto wanted = static_cast<std::size_t>(info.filled_to);
    if (encoding.tokens.size() < wanted && info.padding_id) {
        Token filler = token(*info.padding_id);
        filler.special = true;
        encoding.tokens.resize(wanted, filler);
    }
    return encoding;
}

Encoding Model::encodePair(std::string_view first, std::string_view second, std::stop_token stop) const
{
    if (!tokenizer)
        throw Error(Code::Missing, info.folder.string(),
                    "tokenizer.json is missing: expected token ids instead of text");
    Encoding encoding = tokenizer->encodePair(first, second, std::move(stop));
    markParted(encoding.tokens, first, 0);
    markParted(encoding.tokens, second, 1);
    return encoding;
}

Encoding Model::encodeTarget(std::string_view text, std::stop_token stop) const
{
    // After the start alone, the model may begin as it likes.
    Encoding encoding = text.empty() ? Encoding{} : encode(text, {}, std::move(stop));
    std::vector<Token>& tokens = encoding.tokens;
    if (endsWithLanguage(tokens)) {
        std::rotate(tokens.begin(), tokens.end() - 1, tokens.end());
        return encoding;
    }
    const auto special = [&](Index id) {
        Token made = token(id);
        made.special = true;
        return made;
    };
    // The decoder does not read the token that it is to predict last.
    if (!tokens.empty() && tokens.back().special) tokens.pop_back();
    const Index start = info.start_id.value_or(0);
    if (!tokens.empty() && tokens.front().id == start) return encoding;
    const bool forced = !info.openings.empty() && info.openings.front().size() == 1;
    if (!tokens.empty() && tokens.front().special && forced) tokens.front() = special(info.openings.front().front());
    tokens.insert(tokens.begin(), special(start));
    return encoding;
}

Token Model::token(Index id) const
{
    if (auto known = tokenizer ? tokenizer->token(id) : std::nullopt) return std::move(*known);
    const std::string number = std::to_string(id);
    return {id, number, number, {}};
}

void Model::requireUsable(const std::vector<Index>& ids) const
{
    if (static_cast<Index>(ids.size()) > info.max_tokens)
        throw Error(Code::TooLong, info.name, "the text is too long: expected at most %1 tokens, found %2",
                    std::to_string(info.max_tokens), std::to_string(ids.size()));
    const Index vocabulary = transformer.token_embedding.rows();
    for (const Index id : ids)
        if (id < 0 || id >= vocabulary)
            throw Error(Code::OutOfRange, info.name, "a token id cannot be used: expected 0 to %1, found %2",
                        std::to_string(vocabulary - 1), std::to_string(id));
}

std::shared_ptr<const Model> blockOf(const std::shared_ptr<const Model>& model, AttentionBlock block)
{
    switch (block) {
    case AttentionBlock::Self: return model;
    case AttentionBlock::Decoder: return model->decoder;
    case AttentionBlock::Cross: return model->cross;
    case AttentionBlock::Mixing: return model->mixing;
    }
    return nullptr;
}

}  // namespace core
