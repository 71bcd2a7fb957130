#pragma once

#include "core/gguf/gguf_file.h"

#include <cstdint>
#include <string>
#include <vector>

/// A GGUF file written by hand, so that every byte of it can be wrong.
class GgufBytesOf {
public:
    template<typename Number>
    static std::string raw(Number number)
    {
        return {reinterpret_cast<const char*>(&number), sizeof number};
    }
    /// A text has its length before it.
    static std::string raw(const std::string& text) { return raw<std::uint64_t>(text.size()) + text; }
    static std::string raw(const char* text) { return raw(std::string(text)); }

    std::uint32_t version = 3;
    std::uint64_t keyCount = 0;
    std::uint64_t tensorCount = 0;
    std::size_t alignment = 32;
    std::string keys;
    std::string infos;
    std::string data;

    /// @param type   GGUF's id of the value's type
    /// @param value  as it stands in the file
    GgufBytesOf& key(const std::string& name, std::uint32_t type, const std::string& value)
    {
        keys += raw(name) + raw(type) + value;
        ++keyCount;
        return *this;
    }
    GgufBytesOf& text(const std::string& name, const std::string& value) { return key(name, 8, raw(value)); }
    GgufBytesOf& u16(const std::string& name, std::uint16_t value) { return key(name, 2, raw(value)); }
    GgufBytesOf& i32(const std::string& name, std::int32_t value) { return key(name, 5, raw(value)); }
    GgufBytesOf& f32(const std::string& name, float value) { return key(name, 6, raw(value)); }
    GgufBytesOf& flag(const std::string& name, bool value) { return key(name, 7, raw(value)); }
    GgufBytesOf& list(const std::string& name, std::uint32_t type, std::uint64_t count, const std::string& values)
    {
        return key(name, 9, raw(type) + raw(count) + values);
    }

    /// @param sizes  the fastest axis first
    /// @param type   ggml's id
    GgufBytesOf& tensor(const std::string& name, const std::vector<std::uint64_t>& sizes, std::uint32_t type,
                        std::uint64_t offset)
    {
        infos += raw(name) + raw(static_cast<std::uint32_t>(sizes.size()));
        for (const std::uint64_t size : sizes) infos += raw(size);
        infos += raw(type) + raw(offset);
        ++tensorCount;
        return *this;
    }
    GgufBytesOf& bytes(const std::string& more)
    {
        data += more;
        return *this;
    }

    std::string file() const
    {
        std::string all = "GGUF" + raw(version) + raw(tensorCount) + raw(keyCount) + keys + infos;
        if (!data.empty()) all.resize((all.size() + alignment - 1) / alignment * alignment);
        return all + data;
    }
};

/// One tensor of two rows of 32 float32.
inline GgufBytesOf oneTensor() { return GgufBytesOf().tensor("w", {32, 2}, 0, 0).bytes(std::string(256, '\0')); }

/// The value of a key that is an array of arrays …, so many deep.
inline std::string nestedArrays(std::size_t depth)
{
    const auto arrayOf = [](std::uint32_t type) { return GgufBytesOf::raw(type) + GgufBytesOf::raw(std::uint64_t{1}); };
    std::string value;
    for (std::size_t i = 1; i < depth; ++i) value += arrayOf(9);
    return value + arrayOf(0) + "\x07";
}

inline core::GgufFile parsedGguf(const std::string& bytes)
{
    return core::GgufFile::parse(nullptr, std::as_bytes(std::span(bytes)), "memory");
}
