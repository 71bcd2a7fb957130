#pragma once

#include "core/error.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>

namespace core {

/// The members of a zip file that lie in it as they are, neither packed nor encrypted, without copying them. (libzip
/// does not say where a member begins.)
///
/// The format is PKWARE's APPNOTE.TXT with its 64-bit fields. All members lie in one folder, as torch.save writes them.
class ZipMembers {
public:
    /// Reads the directory at the file's end.
    /// @param bytes  the file, which outlives this
    /// @throws Error{Truncated, Malformed, Unsupported}; Malformed also for one name twice
    ZipMembers(std::span<const std::byte> bytes, const std::string& file);

    /// Whether a member's name begins so, without the folder that all are in.
    bool hasBeginning(std::string_view name) const;
    bool contains(const std::string& name) const { return m_members.contains(name); }

    /// @param name  without the folder that all are in: "data/0"
    /// @throws Error{Missing, Malformed, Unsupported}; Malformed also where the bytes do not fit their checksum
    std::span<const std::byte> bytes(const std::string& name) const;

private:
    struct Directory {
        std::uint64_t begin;
        std::uint64_t bytes;
        std::uint64_t count;
    };
    struct Member {
        std::string name;  ///< with the folder
        std::uint64_t packed;
        std::uint64_t size;
        std::uint64_t header;  ///< where it begins in the file
        std::uint64_t end;     ///< where the next one begins
        std::uint32_t checksum;
        std::uint16_t method;
        std::uint16_t flags;
    };

    Directory directory() const;
    Directory wideDirectory(std::uint64_t end) const;
    Member member(std::span<const std::byte> entry) const;
    static void widen(Member& member, std::span<const std::byte> extra);
    void add(Member member);
    void requireApart();
    std::uint64_t beginOf(const Member& member) const;
    void requirePlain(const Member& member) const;
    [[noreturn]] void refuseDirectory(const Words& said) const;

    std::span<const std::byte> m_bytes;
    const std::string& m_file;
    std::string m_folder;
    Directory m_directory;
    std::map<std::string, Member, std::less<>> m_members;
};

}  // namespace core
