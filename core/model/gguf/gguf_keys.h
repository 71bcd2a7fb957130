#pragma once

#include "core/gguf/gguf_file.h"
#include "core/json/json.h"

namespace core {

/// The keys of a GGUF header that begin with its architecture's name; the file knows which were asked for.
class GgufKeys {
public:
    /// @param file  outlives this
    GgufKeys(const GgufFile& file, std::string_view architecture) : m_file(file), m_prefix(architecture) {}

    const GgufFile& file() const { return m_file; }
    /// "llama.block_count" for "block_count", which counts as asked for from then on.
    std::string name(std::string_view behind) const;
    bool has(std::string_view behind) const { return m_file.has(name(behind)); }
    /// Whether somebody has asked for the key, if it is there.
    bool wasAsked(std::string_view behind) const { return m_file.wasAsked(m_prefix + "." + std::string(behind)); }
    /// Nothing where the key is not there.
    /// @throws Error naming the key; Error{Unsupported} for one with a value for each layer
    std::optional<std::int64_t> integer(std::string_view behind) const;
    std::optional<double> number(std::string_view behind) const;
    std::optional<bool> flag(std::string_view behind) const;
    std::optional<std::string> text(std::string_view behind) const { return m_file.text(name(behind)); }

    bool holds(const std::string& tensor) const { return m_file.tensors().contains(tensor); }
    /// The length of a tensor's slowest axis; 0 where it is not there.
    /// @throws Error{WrongShape} unless it has rows and columns
    Index rowsOf(const std::string& tensor) const;

    /// The keys that were never asked for, with their whole names.
    std::vector<std::string> unasked() const;

private:
    void requireOne(const std::string& key) const;

    const GgufFile& m_file;
    std::string m_prefix;
};

}  // namespace core
