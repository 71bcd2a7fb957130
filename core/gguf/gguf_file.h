#pragma once

#include "core/error.h"
#include "core/tensor/stored_tensor.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

/// A value of a GGUF header. Arrays of arrays are checked and skipped: no model needs them.
using GgufValue = std::variant<std::monostate, bool, std::int64_t, std::uint64_t, double, std::string_view,
                               std::vector<std::int64_t>, std::vector<double>, std::vector<std::string_view>>;

/// A GGUF file, mapped: its header's values and where its tensors lie. Of a model that is split into several files all
/// of them, as one.
///
/// The format: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md, versions 2 and 3, little-endian. Everything
/// in the header is checked before it is used, and no memory is asked for by a number that was not checked.
class GgufFile {
public:
    /// @param path  the file, or any part of a split model ("NAME-00001-of-00003.gguf")
    /// @throws Error{CannotRead, Truncated, Malformed, Unsupported, Missing, OutOfRange} naming the file and the field
    static GgufFile open(const std::filesystem::path& path);
    /// One file's bytes in memory, which `owner` keeps alive.
    static GgufFile parse(std::shared_ptr<const void> owner, std::span<const std::byte> bytes, std::string name);

    /// The file's name in messages: the file, or the first of several.
    const std::string& name() const { return m_name; }
    /// The files that it is in, the first first; none for bytes in memory.
    const std::vector<std::filesystem::path>& files() const { return m_files; }

    /// Values by their keys; of several files the first one's.
    const std::map<std::string, GgufValue, std::less<>>& values() const { return m_values; }
    bool has(std::string_view key) const { return find(key) != nullptr; }
    bool wasAsked(std::string_view key) const { return m_asked->contains(key); }
    /// The keys that nobody has asked for so far, by has() or by their values below.
    std::vector<std::string> unread() const;
    /// Nothing where the key is not there.
    /// @throws Error{Malformed} naming the key for a value of another kind
    std::optional<std::int64_t> integer(std::string_view key) const;
    std::optional<double> number(std::string_view key) const;  ///< finite; whole numbers too
    std::optional<bool> flag(std::string_view key) const;
    std::optional<std::string> text(std::string_view key) const;      ///< UTF-8
    std::vector<std::string_view> texts(std::string_view key) const;  ///< empty where the key is not there
    std::vector<double> numbers(std::string_view key) const;          ///< empty where the key is not there; whole
                                                                      ///< numbers are converted
    std::vector<std::int64_t> integers(std::string_view key) const;   ///< empty where the key is not there

    /// Their shapes have the slowest axis first, unlike the file: a projection is [out, in].
    const std::map<std::string, StoredTensor>& tensors() const { return m_tensors; }

private:
    GgufFile() = default;

    /// Null where the key is not there; asked for from then on.
    const GgufValue* find(std::string_view key) const;
    /// The value as one of the kinds that it may have; null where the key is not there.
    template<typename Kind>
    const Kind* valueOf(std::string_view key, const Words& otherwise) const;

    std::string m_name;
    std::vector<std::filesystem::path> m_files;
    std::map<std::string, GgufValue, std::less<>> m_values;
    std::map<std::string, StoredTensor> m_tensors;
    std::vector<std::shared_ptr<const void>> m_owners;
    std::shared_ptr<std::set<std::string, std::less<>>> m_asked =
        std::make_shared<std::set<std::string, std::less<>>>();  ///< of all copies
};

/// The kind of a file: "model", "adapter", "imatrix", "mmproj" (turns pictures into a model's input), or the type in
/// its header.
std::string kindOfGguf(const GgufFile& file);

/// Whether a file begins as GGUF does, in either order of bytes, or as its predecessor did.
bool isGguf(std::span<const std::byte> beginning);

}  // namespace core
