#include "core/text/tokenizer.h"

#include "core/text/unicode.h"

namespace core {

Encoding Tokenizer::encodePair(std::string_view first, std::string_view second, std::stop_token stop) const
{
    Encoding pair = encode(first, stop);
    Encoding behind = encode(second, stop);
    for (Token& token : behind.tokens) token.sequence = 1;
    pair.tokens.insert(pair.tokens.end(), behind.tokens.begin(), behind.tokens.end());
    return pair;
}

std::optional<Index> Tokenizer::id(std::string_view) const { return std::nullopt; }

std::string Tokenizer::decode(const std::vector<Index>& ids, bool skip_special) const
{
    std::string bytes;
    for (const Index id : ids)
        if (const auto known = token(id); known && !(skip_special && known->special)) bytes += known->bytes;
    return validUtf8(bytes);
}

}  // namespace core
