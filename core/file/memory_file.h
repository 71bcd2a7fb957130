#pragma once

#include "core/file/descriptor.h"

#include <cstddef>
#include <filesystem>
#include <span>

namespace core {

/// A file without a name, in memory, which is gone with this. Linux has such files.
class MemoryFile {
public:
    /// Whether a program that is started has it, too.
    enum class Heirs { None, Programs };

    /// @param label  for those who look at what this program has open
    /// @throws Error{Failed} with the system's reason
    explicit MemoryFile(const char* label, Heirs heirs = Heirs::None);

    int number() const { return m_file.number; }
    /// The name by which a program that has it opens it.
    std::filesystem::path path() const;
    /// @return how many bytes are there from that place on, at most `into.size()`; 0 at its end
    /// @throws Error{Failed}
    std::size_t read(std::size_t from, std::span<char> into) const;
    /// Empties it; the next byte is written at its beginning.
    /// @throws Error{Failed}
    void clear();

private:
    Descriptor m_file;
};

}  // namespace core
