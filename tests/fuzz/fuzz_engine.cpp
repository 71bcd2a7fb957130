#include "core/engine/engine_answers.h"
#include "core/error.h"

namespace {

using namespace core;

/// What is read of each message, whatever it was sent as.
void read(const EngineMessage& message)
{
    static const EngineVocabulary vocabulary{{"a", "Ġb", "", "c"}, {.byteLevel = true}};
    const auto refused = [](const auto& act) {
        try {
            act();
        } catch (const Error&) {
        }
    };
    const Json answer = message.said.contains("answer") ? message.said["answer"] : message.said;
    refused([&] { openedIn(answer, "fuzz"); });
    refused([&] { vocabularyIn(answer, {.vocabulary = 8}, "fuzz"); });
    refused([&] { encodingIn(answer, vocabulary, {5, 2}, "fuzz"); });
    refused([&] { placeIn(message.said, "fuzz"); });
    refused([&] { arrivalIn(message, {.texts = 1, .heads = 2, .queries = 3, .keys = 3}, "fuzz"); });
}

}  // namespace

/// What an engine says, a message behind the other. Seeds: what the tests' own engine says (tests/fuzz/corpus/engine).
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    std::span<const char> bytes(reinterpret_cast<const char*>(data), size);
    try {
        EngineReader reader("fuzz", 1U << 20U);
        while (!bytes.empty()) {
            bytes = bytes.subspan(reader.take(bytes.first(std::min<std::size_t>(bytes.size(), 64))));
            if (!reader.whole()) continue;
            read(reader.message());
            reader = EngineReader("fuzz", 1U << 20U);
        }
    } catch (const Error&) {
    }
    return 0;
}
