#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <span>
#include <string>

namespace core {

/// A whole file, read-only, mapped into memory: opening costs nothing, pages arrive when they are read.
class MappedFile {
public:
    /// @throws Error{CannotRead} naming the file and the operating system's reason
    static std::shared_ptr<const MappedFile> open(const std::filesystem::path& path);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    std::span<const std::byte> bytes() const { return {m_data, m_size}; }
    const std::string& name() const { return m_name; }

    /// Gives back the memory of bytes that were looked at; they come from the file again when somebody looks. Bytes
    /// that are not of a mapped file stay where they are.
    static void letGo(std::span<const std::byte> bytes);

    /// Puts zeros from a page on, to the end of its file, that the system could not bring: the file is shorter than it
    /// was, or its disk failed. For a handler of SIGBUS, and callable there; the reading goes on when it returns.
    /// @return false where the address is of no mapped file
    static bool cover(void* address) noexcept;
    /// To be called behind every reading of bytes that may be a file's: zeros are no numbers.
    /// @throws Error{CannotRead} where cover() was needed for their file
    static void requireWhole(std::span<const std::byte> bytes);

private:
    MappedFile(std::string name, const std::byte* data, std::size_t size)
        : m_name(std::move(name)),
          m_data(data),
          m_size(size)
    {
    }

    std::string m_name;
    const std::byte* m_data;
    std::size_t m_size;
};

/// The text of a small file (configuration, vocabulary).
/// @param limit  in bytes; a larger file is refused instead of read
/// @throws Error{CannotRead} or Error{OutOfRange}
std::string readText(const std::filesystem::path& path, std::size_t limit);

}  // namespace core
