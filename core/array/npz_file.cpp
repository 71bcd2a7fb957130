#include "core/array/npz_file.h"

#include "core/array/npy.h"
#include "core/error.h"
#include "core/file/inner_names.h"
#include "core/file/memory_bound.h"
#include "core/text/listed_names.h"

#include <algorithm>
#include <filesystem>
#include <mutex>
#include <set>
#include <zip.h>

namespace core {
namespace {

struct CloseArchive {
    void operator()(zip_t* archive) const { zip_discard(archive); }
};
using Archive = std::unique_ptr<zip_t, CloseArchive>;

Archive openArchive(std::span<const std::byte> bytes, const std::string& file)
{
    zip_error_t error;
    zip_error_init(&error);
    zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
    Archive archive(source == nullptr ? nullptr : zip_open_from_source(source, ZIP_RDONLY, &error));
    const std::string reason = zip_error_strerror(&error);
    zip_error_fini(&error);
    if (archive != nullptr) return archive;
    zip_source_free(source);  // an open archive owns it
    throw Error(Code::Malformed, file,
                "the directory of the archive cannot be understood: expected a whole zip file, found %1", reason);
}

/// The unpacked bytes of one member, from front to back.
class MemberStream {
public:
    MemberStream(zip_t* archive, zip_uint64_t index, const std::string& file, Words title)
        : m_member(zip_fopen_index(archive, index, 0)),
          m_file(file),
          m_title(std::move(title))
    {
        if (m_member == nullptr) throw broken(zip_error_strerror(zip_get_error(archive)));
    }

    void fill(std::span<std::byte> into)
    {
        const std::size_t got = read(into);
        if (got < into.size())
            throw Error(Code::Truncated, m_file, "%1 is cut short: expected %2 more bytes, found %3", m_title,
                        std::to_string(into.size()), std::to_string(got));
    }

    /// Reads until `into` is full or the member ends; returns the number of bytes.
    std::size_t read(std::span<std::byte> into)
    {
        std::size_t done = 0;
        while (done < into.size()) {
            const zip_int64_t got = zip_fread(m_member.get(), into.data() + done, into.size() - done);
            if (got < 0) throw broken(zip_error_strerror(zip_file_get_error(m_member.get())));
            if (got == 0) break;
            done += static_cast<std::size_t>(got);
        }
        return done;
    }

    /// libzip compares the checksum when it is asked for more than there is.
    void requireEnd()
    {
        std::byte more;
        if (read({&more, 1}) > 0) throw broken(Words("more of them"));
    }

private:
    struct CloseMember {
        void operator()(zip_file_t* member) const { zip_fclose(member); }
    };

    Error broken(const Words& found) const
    {
        return Error(Code::Malformed, m_file, "%1 cannot be understood: expected the bytes that were packed, found %2",
                     m_title, found);
    }

    std::unique_ptr<zip_file_t, CloseMember> m_member;
    const std::string& m_file;
    Words m_title;
};

class NpzFile final : public ArrayFile {
public:
    NpzFile(std::shared_ptr<const void> owner, std::span<const std::byte> bytes, std::string name)
        : ArrayFile(std::move(name), "NumPy archive"),
          m_owner(std::move(owner)),
          m_size(bytes.size()),
          m_archive(openArchive(bytes, m_name))
    {
        const zip_int64_t count = zip_get_num_entries(m_archive.get(), 0);
        if (count > static_cast<zip_int64_t>(mostArrays))
            throw Error(Code::OutOfRange, m_name, "the archive cannot be used: expected at most %1 members, found %2",
                        std::to_string(mostArrays), std::to_string(count));
        for (zip_uint64_t index = 0; index < static_cast<zip_uint64_t>(count); ++index) addMember(index);
        if (m_members.empty())
            throw Error(Code::Missing, m_name,
                        m_others.empty() ? Words("an array is missing: expected members named *.npy, found none")
                                         : Words("an array is missing: expected members named *.npy, found %1",
                                                 listedNames(m_others, 1)));
        addMetadata();
        const auto isBfloat16 = [](const Member& each) { return each.header.element == ElementType::BF16; };
        if (std::ranges::any_of(m_members, isBfloat16)) m_warnings.emplace_back(readAsBfloat16);
        if (!m_others.empty())
            m_warnings.push_back("members that are no .npy files are not read: " + listedNames(m_others, 1));
        if (!m_outside.empty())
            m_warnings.push_back("members are named like files elsewhere, where nothing is written: "
                                 + listedNames(m_outside, 1));
    }

    NumberArray numbers(const std::string& name) const override
    {
        return unpack<NumberArray>(entryOf(name, Kind::Numbers), readNpyNumbers);
    }
    void numbersInParts(const std::string& name, const TakeNumbers& take) const override
    {
        stream(entryOf(name, Kind::Numbers),
               [&](const NpyHeader& header, const ReadBytes& read) { readNpyParts(header, read, take); });
    }
    std::vector<std::string> texts(const std::string& name) const override
    {
        return unpack<std::vector<std::string>>(entryOf(name, Kind::Texts), readNpyTexts);
    }

private:
    struct Member {
        zip_uint64_t index;
        std::size_t header_bytes;
        NpyHeader header;
    };

    void addMember(zip_uint64_t index)
    {
        zip_stat_t member;
        zip_stat_init(&member);
        constexpr zip_uint64_t needed =
            ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_METHOD | ZIP_STAT_ENCRYPTION_METHOD;
        if (zip_stat_index(m_archive.get(), index, 0, &member) != 0 || (member.valid & needed) != needed)
            throw Error(Code::Malformed, m_name,
                        "the directory of the archive cannot be understood: expected a whole zip file, found %1",
                        zip_error_strerror(zip_get_error(m_archive.get())));
        const std::string file = member.name;
        if (!file.ends_with(".npy")) {
            if (!file.ends_with('/')) m_others.push_back(file);
            return;
        }
        const std::string name = file.substr(0, file.size() - 4);
        if (!m_names.insert(name).second)
            throw Error(Code::Malformed, m_name,
                        "the directory of the archive cannot be understood: expected each name once, found “%1” twice",
                        file);
        if (leadsOutside(file)) m_outside.push_back(file);
        requireReadable(member, titleOf(name));
        m_members.push_back(readHeader(member, titleOf(name)));
        const NpyHeader& header = m_members.back().header;
        m_entries.push_back({name, header.type, header.shape, header.kind});
    }

    /// A text without axes is what other formats keep as metadata: writeNpz() writes it so.
    void addMetadata()
    {
        constexpr std::uint64_t longest = 1U << 20U;
        for (std::size_t i = 0; i < m_entries.size(); ++i)
            if (m_entries[i].kind == Kind::Texts && m_entries[i].shape.empty()
                && m_members[i].header.data_bytes <= longest)
                m_metadata[m_entries[i].name] = texts(m_entries[i].name).front();
    }

    void requireReadable(const zip_stat_t& member, const Words& title) const
    {
        if (member.encryption_method != ZIP_EM_NONE)
            throw Error(Code::Unsupported, m_name,
                        "%1 is not supported: expected an open member, found an encrypted one", title);
        if (member.comp_method != ZIP_CM_STORE && member.comp_method != ZIP_CM_DEFLATE)
            throw Error(Code::Unsupported, m_name,
                        "%1 is not supported: expected stored or deflated bytes, found compression method %2", title,
                        std::to_string(member.comp_method));
        requireAtMost(memoryForNumbers(m_size), member.size, m_name, Words("the unpacked size of %1", title));
    }

    Member readHeader(const zip_stat_t& member, const Words& title)
    {
        MemberStream stream(m_archive.get(), member.index, m_name, title);
        std::vector<std::byte> start(npyPrefixBytes);
        start.resize(stream.read(start));
        const std::size_t size = npyHeaderBytes(start, m_name, title);
        const std::size_t have = std::min(start.size(), size);
        start.resize(size);
        stream.fill(std::span(start).subspan(have));
        NpyHeader header = parseNpyHeader(start, m_name, title);
        if (header.kind != Kind::Other) requireSize(header, size, member.size, title);
        return {member.index, size, std::move(header)};
    }

    /// All arrays together stay within bounds, because a reader may want all of them at once.
    void requireSize(const NpyHeader& header, std::size_t headerBytes, zip_uint64_t unpacked, const Words& title)
    {
        if (unpacked < headerBytes || unpacked - headerBytes != header.data_bytes)
            throw Error(unpacked < header.data_bytes ? Code::Truncated : Code::Malformed, m_name,
                        unpacked < header.data_bytes
                            ? "%1 is cut short: expected %2 + %3 bytes for %4, found %5"
                            : "%1 cannot be understood: expected %2 + %3 bytes for %4, found %5",
                        title, std::to_string(headerBytes), std::to_string(header.data_bytes), shapeText(header.shape),
                        std::to_string(unpacked));
        std::uint64_t memory = header.count * sizeof(float);
        if (header.kind == Kind::Texts) {
            memory = npyTextMemory(header);
            requireAtMost(memoryForTexts(m_size), memory, m_name, Words("the memory for %1", title));
        }
        m_memory += std::max(memory, unpacked);
        requireAtMost(memoryForNumbers(m_size), m_memory, m_name, Words("the unpacked size of all up to %1", title));
    }

    template<typename Values>
    Values unpack(const Entry& entry, Values (&readValues)(const NpyHeader&, const ReadBytes&)) const
    {
        Values values;
        stream(entry, [&](const NpyHeader& header, const ReadBytes& read) { values = readValues(header, read); });
        return values;
    }

    template<typename Use>
    void stream(const Entry& entry, const Use& use) const
    {
        const Member& member = m_members[static_cast<std::size_t>(&entry - m_entries.data())];
        const std::lock_guard lock(m_mutex);
        MemberStream stream(m_archive.get(), member.index, m_name, titleOf(entry.name));
        std::vector<std::byte> header(member.header_bytes);
        stream.fill(header);
        use(member.header, [&stream](std::span<std::byte> into) { stream.fill(into); });
        stream.requireEnd();
    }

    std::shared_ptr<const void> m_owner;
    std::size_t m_size;
    Archive m_archive;
    mutable std::mutex m_mutex;     ///< an archive reads one member at a time
    std::vector<Member> m_members;  ///< one for each entry
    std::set<std::string> m_names;
    std::vector<std::string> m_others;
    std::vector<std::string> m_outside;
    std::uint64_t m_memory = 0;
};

}  // namespace

std::unique_ptr<const ArrayFile> openNpz(std::shared_ptr<const void> owner, std::span<const std::byte> bytes,
                                         std::string name)
{
    return std::make_unique<NpzFile>(std::move(owner), bytes, std::move(name));
}

}  // namespace core
