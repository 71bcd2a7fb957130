#include "core/file/whole_file.h"

#include "core/error.h"
#include "core/file/descriptor.h"
#include "core/file/file_lock.h"
#include "core/file/folder_names.h"
#include "core/file/gone_on_signal.h"
#include "core/system/process_number.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <ext/stdio_filebuf.h>
#include <fcntl.h>
#include <list>
#include <optional>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

namespace core {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view hiddenName = ".attentionscope.";
constexpr const char* descriptorNames = "/proc/self/fd";
constexpr const char* anyHiddenName = ".attentionscope.XXXXXX";

[[noreturn]] void refuseWriting(const fs::path& path, int error)
{
    throw Error(Code::CannotWrite, path.string(),
                error != 0 ? Words("%0 cannot be written: %1", std::strerror(error))
                           : Words("%0 cannot be written: the disk refused it"));
}

/// The name of a hidden neighbour, as long as a signal must remove it.
class Unfinished {
public:
    explicit Unfinished(const std::string& name)
    {
        if (name.size() >= longest) return;
        for (Place& place : places) {
            if (place.state.exchange(taken) != free) continue;
            std::ranges::copy_n(name.c_str(), std::ssize(name) + 1, place.name.begin());
            place.state = written;
            m_place = &place;
            return;
        }
    }
    ~Unfinished()
    {
        if (m_place != nullptr) m_place->state = free;
    }
    Unfinished(const Unfinished&) = delete;
    Unfinished& operator=(const Unfinished&) = delete;

    static void removeAll() noexcept
    {
        for (Place& place : places)
            if (place.state == written) ::unlink(place.name.data());
        for (Place& place : places)  // folders, whose files are gone by now
            if (place.state == written) ::rmdir(place.name.data());
    }

private:
    enum State : int { free, taken, written };
    static constexpr std::size_t longest = 4096;
    struct Place {
        std::atomic<int> state = free;
        std::array<char, longest> name;
    };
    /// The most names at once; one more file is written all the same, and left to removeStaleNeighbours().
    static std::array<Place, 32> places;

    Place* m_place = nullptr;
};

std::array<Unfinished::Place, 32> Unfinished::places{};

/// Some disks know nothing of it, and then there is nothing to wait for.
bool cannotBeSynced(int error) { return error == EINVAL || error == ENOTSUP || error == ENOSYS || error == EROFS; }

void syncDescriptor(int descriptor, const fs::path& path)
{
    if (::fsync(descriptor) != 0 && !cannotBeSynced(errno)) refuseWriting(path, errno);
}

fs::path folderOf(const fs::path& path) { return path.parent_path().empty() ? fs::path(".") : path.parent_path(); }

void syncFolder(const fs::path& path)
{
    const Descriptor folder(::open(folderOf(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (folder.number >= 0) syncDescriptor(folder.number, path);  // one may write where one may not read
}

/// A new file in `target`'s folder: without a name, or hidden where the disk wants one. It is gone unless it appeared.
class NewFile {
public:
    explicit NewFile(const fs::path& target) : m_target(target)
    {
        struct stat before {};
        m_replaces = ::stat(target.c_str(), &before) == 0 && S_ISREG(before.st_mode);
        if (::access(descriptorNames, X_OK) == 0)  // which giving it a name takes
            m_descriptor = ::open(folderOf(target).c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666);
        if (m_descriptor < 0) makeHidden();
        // A file that is replaced keeps its permissions; a new one gets those that the umask allows.
        if (m_replaces) ::fchmod(m_descriptor, before.st_mode & static_cast<mode_t>(0777));
    }
    ~NewFile()
    {
        if (!m_hidden.empty()) ::unlink(m_hidden.c_str());
        if (m_descriptor >= 0) ::close(m_descriptor);
    }
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;

    int descriptor() const { return m_descriptor; }
    bool replaces() const { return m_replaces; }

    void appear()
    {
        if (m_hidden.empty() && !m_replaces && link(m_target)) return;
        if (m_hidden.empty()) linkHidden();
        if (::rename(m_hidden.c_str(), m_target.c_str()) != 0) refuseWriting(m_target, errno);
        m_hidden.clear();
    }

private:
    void hide(std::string name)
    {
        m_hidden = std::move(name);
        m_unfinished.emplace(m_hidden);
    }

    void makeHidden()
    {
        removeStaleNeighbours(m_target.parent_path());
        std::string name = (m_target.parent_path() / anyHiddenName).string();
        m_descriptor = ::mkostemp(name.data(), O_CLOEXEC);
        if (m_descriptor < 0) refuseWriting(m_target, errno);
        FileLock::hold(m_descriptor);  // it is being written
        hide(name);
        const mode_t mask = ::umask(0);  // mkstemp gives 0600
        ::umask(mask);
        ::fchmod(m_descriptor, static_cast<mode_t>(0666) & ~mask);
    }

    /// @return false where something of that name is there
    bool link(const fs::path& name)
    {
        const std::string self = std::string(descriptorNames) + '/' + std::to_string(m_descriptor);
        if (::linkat(AT_FDCWD, self.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0) return true;
        if (errno != EEXIST) refuseWriting(m_target, errno);
        return false;
    }

    void linkHidden()
    {
        for (int attempt = 0; attempt < 100; ++attempt) {
            std::string ending = std::to_string(processNumber()) + "-" + std::to_string(next++);
            const fs::path name = m_target.parent_path() / (std::string(hiddenName) + ending);
            m_unfinished.emplace(name.string());
            if (!link(name)) continue;
            m_hidden = name.string();
            return;
        }
        refuseWriting(m_target, EEXIST);
    }

    static inline std::atomic<unsigned> next = 0;

    const fs::path& m_target;
    bool m_replaces = false;
    int m_descriptor = -1;
    std::string m_hidden;
    std::optional<Unfinished> m_unfinished;
};

/// Writes through a descriptor, which stays open.
void fill(int descriptor, const std::function<void(std::ostream&)>& write, const fs::path& path)
{
    const int own = ::fcntl(descriptor, F_DUPFD_CLOEXEC, 0);
    if (own < 0) refuseWriting(path, errno);
    errno = 0;
    __gnu_cxx::stdio_filebuf<char> buffer(own, std::ios::out | std::ios::binary);
    std::ostream out(&buffer);
    write(out);
    out.flush();
    if (!out || buffer.close() == nullptr) refuseWriting(path, errno);
}

/// Where a link leads, there or not: a link stays one.
fs::path behindLinks(fs::path path)
{
    constexpr int mostLinks = 40;  // the number of links that the system follows
    std::error_code none;
    for (int i = 0; fs::is_symlink(fs::symlink_status(path, none)); ++i) {
        if (i == mostLinks) refuseWriting(path, ELOOP);
        const fs::path next = fs::read_symlink(path, none);
        if (none) refuseWriting(path, none.value());
        path = path.parent_path() / next;
    }
    return path;
}

}  // namespace

void writeWhole(const fs::path& path, const std::function<void(std::ostream&)>& write, Sync sync)
{
    if (path.empty()) throw Error(Code::Missing, "", "the output's file name is missing");
    std::error_code ignored;
    const auto status = fs::status(path, ignored);
    if (fs::is_directory(status)) refuseWriting(path, EISDIR);
    // A device or a pipe (/dev/null, a piped /dev/stdout) is written to, never replaced by a file.
    if (fs::exists(status) && !fs::is_regular_file(status)) {
        // A pipe that nobody reads would block the program for ever.
        const Descriptor device{::open(path.c_str(), O_WRONLY | O_NONBLOCK | O_CLOEXEC)};
        if (device.number < 0) refuseWriting(path, errno);
        ::fcntl(device.number, F_SETFL, ::fcntl(device.number, F_GETFL) & ~O_NONBLOCK);
        return fill(device.number, write, path);
    }
    if (fs::exists(status) && ::access(path.c_str(), W_OK) != 0) refuseWriting(path, errno);

    const fs::path target = behindLinks(path);
    NewFile file(target);
    const bool synced = sync == Sync::Always || (sync == Sync::WhenReplacing && file.replaces());
    fill(file.descriptor(), write, path);
    if (synced) syncDescriptor(file.descriptor(), path);
    file.appear();
    if (synced) syncFolder(target);
}

void writeWhole(const fs::path& path, std::string_view content, Sync sync)
{
    const auto write = [content](std::ostream& out) {
        out.write(content.data(), static_cast<std::streamsize>(content.size()));
    };
    writeWhole(path, write, sync);
}

void writeTogether(const std::vector<FileContent>& files, Sync sync)
{
    if (files.size() == 1) return writeWhole(files.front().path, files.front().bytes, sync);
    std::vector<fs::path> targets;
    for (const FileContent& file : files) {
        std::error_code ignored;
        const auto status = fs::status(file.path, ignored);
        if (fs::exists(status) && !fs::is_regular_file(status))
            refuseWriting(file.path, fs::is_directory(status) ? EISDIR : EINVAL);
        if (fs::exists(status) && ::access(file.path.c_str(), W_OK) != 0) refuseWriting(file.path, errno);
        targets.push_back(behindLinks(file.path));
    }
    std::list<NewFile> written;
    for (std::size_t i = 0; i < files.size(); ++i) {
        NewFile& file = written.emplace_back(targets[i]);
        const auto write = [&](std::ostream& out) {
            out.write(files[i].bytes.data(), static_cast<std::streamsize>(files[i].bytes.size()));
        };
        fill(file.descriptor(), write, files[i].path);
        if (sync == Sync::Always || (sync == Sync::WhenReplacing && file.replaces()))
            syncDescriptor(file.descriptor(), files[i].path);
    }
    std::vector<fs::path> appeared;
    try {
        std::size_t place = 0;
        for (NewFile& file : written) {
            file.appear();
            if (!file.replaces()) appeared.push_back(targets[place]);
            ++place;
        }
    } catch (const Error&) {
        for (const fs::path& path : appeared) ::unlink(path.c_str());
        throw;
    }
    if (sync != Sync::Never) syncFolder(targets.front());
}

void syncFile(const fs::path& path)
{
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (file.number < 0) refuseWriting(path, errno);
    syncDescriptor(file.number, path);
    syncFolder(path);
}

void removeStaleNeighbours(const fs::path& folder) noexcept
try {
    // One that was made a moment ago may not be locked yet.
    const auto longAgo = fs::file_time_type::clock::now() - std::chrono::minutes(1);
    const fs::path within = folder.empty() ? fs::path(".") : folder;
    for (const std::string& name : namesIn(within, mostNamesInFolder)) {
        const fs::path path = within / name;
        if (!name.starts_with(hiddenName) || !fs::is_regular_file(fs::symlink_status(path))) continue;
        if (fs::last_write_time(path) > longAgo) continue;
        const Descriptor file(::open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC));
        if (file.number >= 0 && FileLock::hold(file.number)) ::unlink(path.c_str());
    }
} catch (...) {  // it can be done another time
    return;
}

void removeUnfinishedFiles() noexcept { Unfinished::removeAll(); }

struct GoneOnSignal::Name {
    Unfinished unfinished;
};
GoneOnSignal::GoneOnSignal(const fs::path& path) : m_name(new Name{Unfinished(path.string())}) {}
GoneOnSignal::~GoneOnSignal() = default;
GoneOnSignal::GoneOnSignal(GoneOnSignal&&) noexcept = default;
GoneOnSignal& GoneOnSignal::operator=(GoneOnSignal&&) noexcept = default;

}  // namespace core
