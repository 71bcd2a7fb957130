#include "core/text/tokenizer.h"

#include "core/error.h"
#include "core/text/unicode.h"

namespace core {

Encoding Tokenizer::encodePair(std::string_view first, std::string_view, std::stop_token stop) const
{
    encode(first, std::move(stop));  // a tokenizer that cannot cut texts throws the reason
    throw Error(Code::Unsupported, "", "two texts as one sequence is not read yet: one text");
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
