#include "core/torch/zip_members.h"

#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/torch/little_endian.h"

#include <algorithm>
#include <limits>
#include <vector>
#include <zlib.h>

namespace core {
namespace {

// Sizes of the records' fixed parts, and what each begins with.
constexpr std::size_t endBytes = 22;
constexpr std::size_t wideEndBytes = 56;
constexpr std::size_t locatorBytes = 20;
constexpr std::size_t entryBytes = 46;
constexpr std::size_t headerBytes = 30;
constexpr std::uint32_t endMark = 0x06054b50;
constexpr std::uint32_t wideEndMark = 0x06064b50;
constexpr std::uint32_t locatorMark = 0x07064b50;
constexpr std::uint32_t entryMark = 0x02014b50;
constexpr std::uint32_t headerMark = 0x04034b50;

/// Stands in a field whose value is among the 64-bit ones.
constexpr std::uint32_t elsewhere = std::numeric_limits<std::uint32_t>::max();
constexpr std::uint16_t isEncrypted = 1U << 0U;
constexpr std::uint16_t sizesFollow = 1U << 3U;

bool beginsWith(std::span<const std::byte> bytes, std::size_t at, std::uint32_t mark)
{
    return at <= bytes.size() && bytes.size() - at >= sizeof mark && littleEndian<std::uint32_t>(bytes, at) == mark;
}

std::string asText(std::span<const std::byte> bytes)
{
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

Words titled(const std::string& name) { return Words("“%1” in the archive", name); }

/// The checksum of a file's bytes, taken a piece at a time, so that a large member is never in memory as a whole.
std::uint64_t checksumOf(std::span<const std::byte> bytes)
{
    constexpr std::size_t most = std::size_t{16} << 20U;
    std::uint64_t checksum = crc32_z(0, nullptr, 0);
    const bool isLarge = bytes.size() > most;
    while (!bytes.empty()) {
        const auto piece = bytes.first(std::min(most, bytes.size()));
        checksum = crc32_z(checksum, reinterpret_cast<const Bytef*>(piece.data()), piece.size());
        MappedFile::requireWhole(piece);
        if (isLarge) MappedFile::letGo(piece);
        bytes = bytes.subspan(piece.size());
    }
    return checksum;
}

}  // namespace

ZipMembers::ZipMembers(std::span<const std::byte> bytes, const std::string& file)
    : m_bytes(bytes),
      m_file(file),
      m_directory(directory())
{
    auto rest = m_bytes.subspan(m_directory.begin, m_directory.bytes);
    for (std::uint64_t i = 0; i < m_directory.count; ++i) {
        if (rest.size() < entryBytes || !beginsWith(rest, 0, entryMark))
            refuseDirectory(Words("the archive's directory cannot be understood: expected %1 members, found %2",
                                  std::to_string(m_directory.count), std::to_string(i)));
        std::size_t size = entryBytes;
        for (const std::size_t length : {28, 30, 32}) size += littleEndian<std::uint16_t>(rest, length);
        if (size > rest.size())
            refuseDirectory(Words("the archive's directory cannot be understood: expected members within it, found one "
                                  "that is cut short"));
        add(member(rest.first(size)));
        rest = rest.subspan(size);
    }
    if (!rest.empty())
        refuseDirectory(Words(
            "the archive's directory cannot be understood: expected nothing behind its last member, found %1 bytes",
            std::to_string(rest.size())));
    requireApart();
}

ZipMembers::Directory ZipMembers::directory() const
{
    // The record at the end is found from behind: a comment of its own length may follow it.
    constexpr std::size_t longestComment = std::numeric_limits<std::uint16_t>::max();
    for (std::size_t comment = 0; comment <= longestComment && comment + endBytes <= m_bytes.size(); ++comment) {
        const std::size_t at = m_bytes.size() - comment - endBytes;
        if (!beginsWith(m_bytes, at, endMark) || littleEndian<std::uint16_t>(m_bytes, at + 20) != comment) continue;
        if (at >= locatorBytes && beginsWith(m_bytes, at - locatorBytes, locatorMark))
            return wideDirectory(at - locatorBytes);
        const Directory found{littleEndian<std::uint32_t>(m_bytes, at + 16),
                              littleEndian<std::uint32_t>(m_bytes, at + 12),
                              littleEndian<std::uint16_t>(m_bytes, at + 10)};
        if (found.begin > at || found.bytes > at - found.begin)
            refuseDirectory(Words(
                "the archive's directory cannot be understood: expected before byte %1, found %2 bytes from %3 on",
                std::to_string(at), std::to_string(found.bytes), std::to_string(found.begin)));
        return found;
    }
    throw Error(Code::Truncated, m_file, "the archive is cut short: expected a directory at its end, found none");
}

ZipMembers::Directory ZipMembers::wideDirectory(std::uint64_t end) const
{
    const auto at = littleEndian<std::uint64_t>(m_bytes, end + 8);
    if (at > end || end - at < wideEndBytes || !beginsWith(m_bytes, at, wideEndMark))
        refuseDirectory(
            Words("the archive's directory cannot be understood: expected its 64-bit record, found other bytes"));
    const Directory found{littleEndian<std::uint64_t>(m_bytes, at + 48), littleEndian<std::uint64_t>(m_bytes, at + 40),
                          littleEndian<std::uint64_t>(m_bytes, at + 32)};
    if (found.begin > at || found.bytes > at - found.begin)
        refuseDirectory(
            Words("the archive's directory cannot be understood: expected before byte %1, found %2 bytes from %3 on",
                  std::to_string(at), std::to_string(found.bytes), std::to_string(found.begin)));
    return found;
}

ZipMembers::Member ZipMembers::member(std::span<const std::byte> entry) const
{
    const std::size_t nameBytes = littleEndian<std::uint16_t>(entry, 28);
    const std::size_t extraBytes = littleEndian<std::uint16_t>(entry, 30);
    Member member{.name = asText(entry.subspan(entryBytes, nameBytes)),
                  .packed = littleEndian<std::uint32_t>(entry, 20),
                  .size = littleEndian<std::uint32_t>(entry, 24),
                  .header = littleEndian<std::uint32_t>(entry, 42),
                  .end = m_directory.begin,
                  .checksum = littleEndian<std::uint32_t>(entry, 16),
                  .method = littleEndian<std::uint16_t>(entry, 10),
                  .flags = littleEndian<std::uint16_t>(entry, 8)};
    widen(member, entry.subspan(entryBytes + nameBytes, extraBytes));
    if (member.header > m_directory.begin || member.packed > m_directory.begin - member.header)
        throw Error(Code::Truncated, m_file,
                    "%1 is cut short: expected its bytes before the directory, found %2 bytes from %3 on",
                    titled(member.name), std::to_string(member.packed), std::to_string(member.header));
    return member;
}

void ZipMembers::widen(Member& member, std::span<const std::byte> extra)
{
    constexpr std::size_t head = 4;
    while (extra.size() >= head) {
        const auto kind = littleEndian<std::uint16_t>(extra, 0);
        const std::size_t size = std::min<std::size_t>(littleEndian<std::uint16_t>(extra, 2), extra.size() - head);
        auto values = extra.subspan(head, size);
        extra = extra.subspan(head + size);
        if (kind != 1) continue;
        for (std::uint64_t* field : {&member.size, &member.packed, &member.header}) {
            if (*field != elsewhere || values.size() < sizeof *field) continue;
            *field = littleEndian<std::uint64_t>(values, 0);
            values = values.subspan(sizeof *field);
        }
    }
}

void ZipMembers::add(Member member)
{
    const std::size_t slash = member.name.find('/');
    const std::string folder = member.name.substr(0, slash == std::string::npos ? 0 : slash + 1);
    if (m_members.empty()) m_folder = folder;
    if (folder != m_folder || folder.empty())
        refuseDirectory(Words("the archive's directory cannot be understood: expected one folder that all members are "
                              "in, found “%1” and “%2”",
                              m_folder, member.name));
    std::string name = member.name.substr(folder.size());
    const auto [place, isNew] = m_members.try_emplace(std::move(name), std::move(member));
    if (!isNew)
        refuseDirectory(
            Words("the archive's directory cannot be understood: expected each member once, found “%1” twice",
                  place->second.name));
}

/// No byte belongs to two members: a few bytes that thousands of them share would be read as often.
void ZipMembers::requireApart()
{
    std::vector<Member*> inOrder;
    for (auto& [name, member] : m_members) inOrder.push_back(&member);
    std::ranges::sort(inOrder, {}, &Member::header);
    for (std::size_t i = 1; i < inOrder.size(); ++i) {
        Member& before = *inOrder[i - 1];
        before.end = inOrder[i]->header;
        if (const std::uint64_t room = before.end - before.header;
            room < headerBytes || room - headerBytes < before.packed)
            refuseDirectory(Words(
                "the archive's directory cannot be understood: expected members that lie apart, found “%1” and “%2”",
                before.name, inOrder[i]->name));
    }
}

bool ZipMembers::hasBeginning(std::string_view name) const
{
    const auto next = m_members.lower_bound(name);
    return next != m_members.end() && next->first.starts_with(name);
}

std::span<const std::byte> ZipMembers::bytes(const std::string& name) const
{
    const auto found = m_members.find(name);
    if (found == m_members.end()) throw Error(Code::Missing, m_file, "%1 is missing", titled(name));
    const Member& member = found->second;
    requirePlain(member);
    const std::span<const std::byte> bytes = m_bytes.subspan(beginOf(member), member.size);
    if (checksumOf(bytes) != member.checksum)
        throw Error(Code::Malformed, m_file,
                    "%1 cannot be understood: expected the bytes that were written, found another checksum",
                    titled(member.name));
    return bytes;
}

void ZipMembers::requirePlain(const Member& member) const
{
    const auto refuse = [&](const Words& found) {
        throw Error(Code::Unsupported, m_file,
                    "%1 is not supported: expected bytes that are stored as they are, found %2", titled(member.name),
                    found);
    };
    if ((member.flags & isEncrypted) != 0) refuse(Words("encrypted ones"));
    if (member.method != 0) refuse(Words("packed ones"));
    if (member.packed != member.size) refuse(Words("two sizes"));
}

/// Where the bytes of a member begin. What stands before them must agree with the directory: programs that read a zip
/// file from the front would see another one otherwise.
std::uint64_t ZipMembers::beginOf(const Member& member) const
{
    const std::uint64_t room = member.end - member.header;
    const auto refuse = [&](const Words& found) {
        throw Error(Code::Malformed, m_file,
                    "%1 cannot be understood: expected what the archive's directory says of it, found %2",
                    titled(member.name), found);
    };
    if (room < headerBytes || !beginsWith(m_bytes, member.header, headerMark))
        refuse(Words("no header where it should begin"));
    const auto header = m_bytes.subspan(member.header, room);
    const std::size_t nameBytes = littleEndian<std::uint16_t>(header, 26);
    const std::size_t before = headerBytes + nameBytes + littleEndian<std::uint16_t>(header, 28);
    if (before > room || member.size > room - before) refuse(Words("a header that reaches beyond it"));
    if (asText(header.subspan(headerBytes, nameBytes)) != member.name) refuse(Words("another name"));
    const auto flags = littleEndian<std::uint16_t>(header, 6);
    if (littleEndian<std::uint16_t>(header, 8) != member.method || (flags & isEncrypted) != 0)
        refuse(Words("another method"));
    const std::uint64_t size = littleEndian<std::uint32_t>(header, 22);
    if ((flags & sizesFollow) == 0 && size != elsewhere && size != member.size) refuse(Words("another size"));
    return member.header + before;
}

void ZipMembers::refuseDirectory(const Words& said) const { throw Error(Code::Malformed, m_file, said); }

}  // namespace core
