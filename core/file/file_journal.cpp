#include "core/file/file_journal.h"

#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/random_bits.h"

#include <cerrno>
#include <charconv>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace core {
namespace {

constexpr const char* journalName = ".attentionscope-made";
constexpr std::size_t longestJournal = std::size_t{256} << 20;
constexpr std::size_t digits = 16;

/// Nothing where there is no such file.
std::optional<std::uint64_t> contentOf(const std::filesystem::path& path)
{
    try {
        const auto file = MappedFile::open(path);
        const std::span<const std::byte> bytes = file->bytes();
        const std::uint64_t hash = hashOf(std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size()));
        MappedFile::requireWhole(bytes);
        return hash;
    } catch (const Error&) {
        return std::nullopt;
    }
}

/// "16 digits, a space, 16 digits, a space, the file's name"; the digits are hexadecimal.
std::string lineOf(std::uint64_t made_from, std::uint64_t content, const std::string& name)
{
    char numbers[2 * digits + 3];
    std::snprintf(numbers, sizeof numbers, "%016llx %016llx ", static_cast<unsigned long long>(made_from),
                  static_cast<unsigned long long>(content));
    return numbers + name + "\n";
}

std::optional<std::uint64_t> numberIn(std::string_view text)
{
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number, 16);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

}  // namespace

FileJournal::FileJournal(const std::filesystem::path& folder) : m_folder(folder), m_path(folder / journalName)
{
    m_lock = FileLock::take(m_path);
    if (!m_lock)
        throw Error(Code::CannotWrite, folder.string(),
                    "%0 cannot be written: another program is drawing a sheet into this folder");
    read();
    m_descriptor = ::open(m_path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW);
    if (m_descriptor < 0)
        throw Error(Code::CannotWrite, m_path.string(), "%0 cannot be written: %1", std::strerror(errno));
}

FileJournal::~FileJournal()
{
    if (m_descriptor >= 0) ::close(m_descriptor);
}

void FileJournal::read()
{
    const std::string text = readText(m_path, longestJournal);
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        if (end == std::string::npos) break;  // the program was killed while it wrote this line
        const std::string_view line(text.data() + at, end - at);
        at = end + 1;
        if (line.size() < 2 * digits + 3) continue;
        const auto made_from = numberIn(line.substr(0, digits));
        const auto content = numberIn(line.substr(digits + 1, digits));
        if (made_from && content) m_entries[std::string(line.substr(2 * digits + 2))] = {*made_from, *content};
    }
    // New lines must not continue a line that was cut off.
    m_cut = !text.empty() && !text.ends_with('\n');
}

bool FileJournal::has(const std::string& name, std::uint64_t made_from) const
{
    const auto entry = m_entries.find(name);
    return entry != m_entries.end() && entry->second.made_from == made_from
           && contentOf(m_folder / name) == entry->second.content;
}

void FileJournal::add(const std::string& name, std::uint64_t made_from)
{
    const auto content = contentOf(m_folder / name);
    if (!content)
        throw Error(Code::CannotRead, (m_folder / name).string(), "%0 cannot be read: it was there a moment ago");
    const std::string line = (m_cut ? "\n" : "") + lineOf(made_from, *content, name);
    m_cut = false;
    for (std::size_t done = 0; done < line.size();) {
        const ssize_t count = ::write(m_descriptor, line.data() + done, line.size() - done);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) {
            m_cut = true;
            throw Error(Code::CannotWrite, m_path.string(), "%0 cannot be written: %1", std::strerror(errno));
        }
        done += static_cast<std::size_t>(count);
    }
    m_entries[name] = {made_from, *content};
}

}  // namespace core
