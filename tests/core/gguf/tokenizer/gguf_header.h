#pragma once

#include "core/error.h"
#include "core/gguf/gguf_file.h"
#include "core/gguf/tokenizer/gguf_tokenizer.h"

#include <cstring>
#include <map>

/// The header of a GGUF file without tensors, to be made wrong in one place: a key that is set again gets the new
/// value.
class GgufHeader {
public:
    GgufHeader& text(const std::string& key, std::string_view value) { return set(key, 8, textBytes(value)); }
    GgufHeader& flag(const std::string& key, bool value) { return set(key, 7, numberBytes(value)); }
    GgufHeader& id(const std::string& key, std::uint32_t value) { return set(key, 4, numberBytes(value)); }

    GgufHeader& texts(const std::string& key, const std::vector<std::string>& values)
    {
        std::string bytes;
        for (const std::string& value : values) bytes += textBytes(value);
        return list(key, 8, values.size(), bytes);
    }
    GgufHeader& scores(const std::string& key, const std::vector<float>& values)
    {
        std::string bytes;
        for (const float value : values) bytes += numberBytes(value);
        return list(key, 6, values.size(), bytes);
    }
    GgufHeader& numbers(const std::string& key, const std::vector<std::int32_t>& values)
    {
        std::string bytes;
        for (const std::int32_t value : values) bytes += numberBytes(value);
        return list(key, 5, values.size(), bytes);
    }
    /// @param letters  one for each piece: Normal, Unknown, Control, user-Defined, unUsed as X, Byte
    GgufHeader& types(std::string_view letters)
    {
        std::vector<std::int32_t> types;
        for (const char letter : letters)
            types.push_back(static_cast<std::int32_t>(std::string_view("NUCDXB").find(letter)) + 1);
        return numbers("token_type", types);
    }
    /// @param count  the file's own number, whatever the bytes are
    GgufHeader& list(const std::string& key, std::uint32_t type, std::uint64_t count, const std::string& bytes)
    {
        return set(key, 9, numberBytes(type) + numberBytes(count) + bytes);
    }
    GgufHeader& without(const std::string& key)
    {
        m_values.erase("tokenizer.ggml." + key);
        return *this;
    }

    core::GgufFile file() const
    {
        std::string bytes = "GGUF" + numberBytes(std::uint32_t{3}) + numberBytes(std::uint64_t{0})
                            + numberBytes(std::uint64_t{m_values.size()});
        for (const auto& [key, value] : m_values) bytes += textBytes(key) + value;
        const auto owner = std::make_shared<const std::string>(std::move(bytes));
        return core::GgufFile::parse(owner, std::as_bytes(std::span(owner->data(), owner->size())), "test.gguf");
    }

private:
    template<typename Number>
    static std::string numberBytes(Number value)
    {
        std::string bytes(sizeof value, '\0');
        std::memcpy(bytes.data(), &value, sizeof value);
        return bytes;
    }
    static std::string textBytes(std::string_view text)
    {
        return numberBytes(std::uint64_t{text.size()}) + std::string(text);
    }
    GgufHeader& set(const std::string& key, std::uint32_t type, const std::string& bytes)
    {
        m_values["tokenizer.ggml." + key] = numberBytes(type) + bytes;
        return *this;
    }

    std::map<std::string, std::string> m_values;
};

/// SentencePiece's header; ids and scores disagree about the order of learning.
inline GgufHeader scoredHeader()
{
    return GgufHeader()
        .text("model", "llama")
        .texts("tokens", {"<unk>", "<s>", "</s>", "▁", "a", "b", "c", "ab", "bc", "abc", "<0xC3>", "<0xA9>", "▁a"})
        .scores("scores", {0, 0, 0, -9, -9, -9, -9, -4, -3, -2, 0, 0, -8})
        .types("UCCNNNNNNNBBN");
}

/// Byte-level: all characters of the few texts here, and two merges.
inline GgufHeader byteLevelHeader()
{
    return GgufHeader()
        .text("model", "gpt2")
        .text("pre", "gpt-2")
        .texts("tokens", {"a", "b", "c", "Ġ", "1", "ab", "abc", "<|end|>", "<|user|>"})
        .types("NNNNNNNCD")
        .texts("merges", {"a b", "ab c"});
}

inline GgufHeader wordPieceHeader()
{
    return GgufHeader()
        .text("model", "bert")
        .texts("tokens", {"[PAD]", "[UNK]", "[CLS]", "[SEP]", "▁a", "▁b", "b", "[unused1]", "▁."})
        .types("CUCCNNNNN")
        .id("unknown_token_id", 1)
        .id("bos_token_id", 2)
        .id("seperator_token_id", 3);
}

inline GgufHeader unigramHeader()
{
    return GgufHeader()
        .text("model", "t5")
        .texts("tokens", {"<pad>", "</s>", "<unk>", "▁", "a", "▁a", "b", "ab"})
        .scores("scores", {0, 0, 0, -3, -4, -2, -4, -5})
        .types("CCUNNNNN");
}

inline std::unique_ptr<const core::Tokenizer> tokenizerOf(const GgufHeader& header)
{
    std::vector<std::string> warnings;
    const core::GgufFile file = header.file();
    auto tokenizer = core::readGgufTokenizer(file, warnings);
    return tokenizer;
}

/// The error that reading the header ends with.
inline core::Error errorOf(const GgufHeader& header)
{
    std::vector<std::string> warnings;
    try {
        core::readGgufTokenizer(header.file(), warnings);
    } catch (const core::Error& error) {
        return error;
    }
    return {core::Code::Failed, "", "nothing was refused"};
}
