#include "core/error.h"
#include "core/text/tokenizer_file.h"

/// Any JSON: an Error or a tokenizer that can cut a text, never a crash.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    try {
        std::vector<std::string> warnings;
        const auto tokenizer = core::parseTokenizer({reinterpret_cast<const char*>(data), size}, "fuzz", warnings);
        tokenizer->encode("The cat's 3 hats, é人\n \t<|endoftext|>abcab");
    } catch (const core::Error&) {
    }
    return 0;
}
