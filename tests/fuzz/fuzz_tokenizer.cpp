#include "core/error.h"
#include "core/text/folder/tokenizer_file.h"
#include "core/text/unicode.h"

namespace {

void use(const core::Tokenizer& tokenizer, std::string_view text)
{
    const core::Encoding encoding = tokenizer.encode(text);
    tokenizer.encodePair(text, "the second one");
    std::vector<core::Index> ids{0, 1, 2, 4294967295};
    for (const core::Token& token : encoding.tokens) ids.push_back(token.id);
    tokenizer.decode(ids, false);
    tokenizer.decode(ids, true);
    for (const core::Index id : ids) tokenizer.token(id);
}

}  // namespace

/// Any JSON, and behind a zero any text: an Error or a tokenizer that cuts the text and spells it back, never a crash.
/// Seeds: the tokenizer.json files under tests/golden/data, with a text behind a zero each.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view input{reinterpret_cast<const char*>(data), size};
    const std::size_t end = std::min(input.find('\0'), input.size());
    try {
        std::vector<std::string> warnings;
        const auto tokenizer = core::parseTokenizer(input.substr(0, end), "fuzz", warnings);
        use(*tokenizer, "The cat's 3 hats, é人e\u0301\n \t<|endoftext|>abcab ##x▁<0x0A>\u0000");
        if (end < input.size()) use(*tokenizer, core::validUtf8(input.substr(end + 1)));
    } catch (const core::Error&) {
    }
    return 0;
}
