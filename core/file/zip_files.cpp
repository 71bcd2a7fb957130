#include "core/file/zip_files.h"

#include "core/error.h"

#include <algorithm>
#include <filesystem>
#include <memory>
#include <set>
#include <zip.h>

namespace core {
namespace {

struct Discard {
    void operator()(zip_t* archive) const { zip_discard(archive); }
};
struct CloseFile {
    void operator()(zip_file_t* file) const { zip_fclose(file); }
};
struct FreeSource {
    void operator()(zip_source_t* source) const { zip_source_free(source); }
};
using Archive = std::unique_ptr<zip_t, Discard>;
using Source = std::unique_ptr<zip_source_t, FreeSource>;

std::string reasonOf(zip_error_t& error)
{
    std::string reason = zip_error_strerror(&error);
    zip_error_fini(&error);
    return reason;
}

void requireSize(std::size_t bytes, const std::string& file, const ArchiveBounds& bounds)
{
    constexpr std::size_t mebibyte = std::size_t{1} << 20U;
    if (bytes > bounds.bytes)
        throw Error(Code::OutOfRange, file, "the archive cannot be used: expected %1 MiB at most, found %2 MiB or more",
                    std::to_string(bounds.bytes / mebibyte), std::to_string((bytes + mebibyte - 1) / mebibyte));
}

void requireCount(std::size_t files, const std::string& file, const ArchiveBounds& bounds)
{
    if (files > bounds.files)
        throw Error(Code::OutOfRange, file, "the archive cannot be used: expected %1 files at most, found %2",
                    std::to_string(bounds.files), std::to_string(files));
}

Words titled(const std::string& name) { return Words("“%1” in the archive", name); }

/// Where a file of that name may lie: below the folder that it is unpacked into, as a plain name.
void requireHarmless(const std::string& name, const std::string& file)
{
    constexpr std::size_t longest = 200;
    const std::filesystem::path path(name);
    const bool control = std::ranges::any_of(name, [](char c) { return static_cast<unsigned char>(c) < 0x20; });
    const bool leads = path.is_absolute() || std::ranges::any_of(path, [](const auto& part) {
                           return part == ".." || part == "." || part.empty() || part.string().starts_with('.');
                       });
    if (name.empty() || name.size() > longest || control || leads || name.find('\\') != std::string::npos)
        throw Error(Code::Malformed, file,
                    "a file in the archive cannot be understood: expected a name below its folder, found %1",
                    name.substr(0, 80));
}

/// One member, as long as the directory says at most.
std::string bytesOf(zip_t* archive, zip_uint64_t index, const zip_stat_t& about, const std::string& file)
{
    const Words title = titled(about.name);
    const std::unique_ptr<zip_file_t, CloseFile> member(zip_fopen_index(archive, index, 0));
    const auto broken = [&](const Words& found) {
        return Error(Code::Malformed, file, "%1 cannot be understood: expected the bytes that were packed, found %2",
                     title, found);
    };
    if (member == nullptr) throw broken(zip_error_strerror(zip_get_error(archive)));
    std::string bytes(about.size, '\0');
    std::size_t done = 0;
    while (done < bytes.size()) {
        const zip_int64_t got = zip_fread(member.get(), bytes.data() + done, bytes.size() - done);
        if (got < 0) throw broken(zip_error_strerror(zip_file_get_error(member.get())));
        if (got == 0)
            throw Error(Code::Truncated, file, "%1 is cut short: expected %2, found %3", title,
                        std::to_string(bytes.size()), std::to_string(done));
        done += static_cast<std::size_t>(got);
    }
    char more = 0;  // libzip compares the checksum when it is asked for more than there is
    const zip_int64_t got = zip_fread(member.get(), &more, 1);
    if (got < 0) throw broken(zip_error_strerror(zip_file_get_error(member.get())));
    if (got > 0) throw broken(Words("more of them"));
    return bytes;
}

Archive openArchive(std::span<const std::byte> bytes, const std::string& file)
{
    zip_error_t error;
    zip_error_init(&error);
    Source source(zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error));
    Archive archive(source == nullptr ? nullptr : zip_open_from_source(source.get(), ZIP_RDONLY, &error));
    const std::string reason = reasonOf(error);
    if (archive == nullptr)
        throw Error(Code::Malformed, file, "the archive cannot be understood: expected a whole zip file, found %1",
                    reason);
    static_cast<void>(source.release());  // the archive's by now
    return archive;
}

void addTo(zip_t* archive, const PackedFile& file, Packing packing)
{
    Source source(zip_source_buffer(archive, file.bytes.data(), file.bytes.size(), 0));
    const zip_int64_t place =
        source == nullptr ? -1 : zip_file_add(archive, file.name.c_str(), source.get(), ZIP_FL_ENC_UTF_8);
    if (place < 0)
        throw Error(Code::Failed, file.name, "the archive failed: %1", zip_error_strerror(zip_get_error(archive)));
    static_cast<void>(source.release());
    constexpr zip_uint16_t noTime = 0, firstDay = (1U << 5U) | 1U;  // 1980-01-01, where the format's days begin
    zip_file_set_dostime(archive, static_cast<zip_uint64_t>(place), noTime, firstDay, 0);
    if (packing == Packing::Stored)
        zip_set_file_compression(archive, static_cast<zip_uint64_t>(place), ZIP_CM_STORE, 0);
}

}  // namespace

std::string zipOf(const std::vector<PackedFile>& files, const std::string& file, const ArchiveBounds& bounds,
                  Packing packing)
{
    std::size_t all = 0;
    for (const PackedFile& each : files) all += each.bytes.size();
    requireSize(all, file, bounds);
    requireCount(files.size(), file, bounds);
    zip_error_t error;
    zip_error_init(&error);
    Source buffer(zip_source_buffer_create(nullptr, 0, 0, &error));
    Archive archive(buffer == nullptr ? nullptr : zip_open_from_source(buffer.get(), ZIP_TRUNCATE, &error));
    const std::string reason = reasonOf(error);
    if (archive == nullptr) throw Error(Code::Failed, file, "the archive failed: %1", reason);
    zip_source_keep(buffer.get());  // the archive's, and still to be read
    for (const PackedFile& each : files) addTo(archive.get(), each, packing);
    if (zip_close(archive.get()) != 0)
        throw Error(Code::Failed, file, "the archive failed: %1", zip_error_strerror(zip_get_error(archive.get())));
    static_cast<void>(archive.release());
    zip_stat_t about;
    zip_source_stat(buffer.get(), &about);
    std::string bytes(about.size, '\0');
    zip_source_open(buffer.get());
    const zip_int64_t got = zip_source_read(buffer.get(), bytes.data(), bytes.size());
    zip_source_close(buffer.get());
    if (got != static_cast<zip_int64_t>(bytes.size())) throw Error(Code::Failed, file, "the archive failed: cut short");
    return bytes;
}

std::vector<PackedFile> filesOfZip(std::span<const std::byte> bytes, const std::string& file,
                                   const ArchiveBounds& bounds)
{
    const Archive archive = openArchive(bytes, file);
    const zip_int64_t count = zip_get_num_entries(archive.get(), 0);
    requireCount(static_cast<std::size_t>(std::max<zip_int64_t>(0, count)) / 2, file, bounds);  // some are folders
    std::vector<PackedFile> files;
    std::set<std::string> names;
    std::size_t all = 0;
    for (zip_uint64_t i = 0; i < static_cast<zip_uint64_t>(count); ++i) {
        zip_stat_t about;
        constexpr zip_uint64_t needed = ZIP_STAT_NAME | ZIP_STAT_SIZE;
        if (zip_stat_index(archive.get(), i, 0, &about) != 0 || (about.valid & needed) != needed)
            throw Error(
                Code::Malformed, file,
                "the archive's directory cannot be understood: expected a name and a size of each file, found none");
        const std::string name = about.name;
        if (name.ends_with('/')) continue;
        requireHarmless(name, file);
        if (!names.insert(name).second)
            throw Error(Code::Malformed, file, "%1 cannot be understood: expected each file once, found it twice",
                        titled(name));
        requireSize(std::min<std::size_t>(about.size, bounds.bytes + 1), file, bounds);
        requireSize(all += about.size, file, bounds);
        files.push_back({name, bytesOf(archive.get(), i, about, file)});
    }
    requireCount(files.size(), file, bounds);
    return files;
}

}  // namespace core
