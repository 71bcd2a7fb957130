#include "ui/file/watched_files.h"

#include <QDeadlineTimer>
#include <QFileSystemWatcher>
#include <QThread>
#include <QTimer>

#include "core/file/file_state.h"
#include "core/model/family/weight_files.h"
#include "core/training/training_file.h"
#include "ui/work/errands.h"
#include "ui/work/guarded.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <mutex>

namespace fs = std::filesystem;

namespace {

constexpr auto untilQuiet = std::chrono::milliseconds(300);
constexpr auto untilShown = std::chrono::milliseconds(500);  ///< the first window has the processor until then

using FileStates = std::map<fs::path, core::FileMark>;
using core::Look;

bool isFolder(const fs::path& path)
{
    std::error_code none;
    return fs::is_directory(path, none);
}

/// A file or folder that is there: of a training's kept step, which is named as if it lay in its run, the run.
fs::path watchedPlace(const fs::path& source)
{
    const auto step = core::namedStep(source);
    return step ? step->file : source;
}

/// The file itself, or the files that a model's folder is opened from.
std::vector<fs::path> filesOf(const fs::path& source)
{
    if (!isFolder(source)) return {watchedPlace(source)};
    std::vector<fs::path> files{source / "config.json", source / "tokenizer.json"};
    try {
        files.push_back(core::weightsFileOf(source));
        if (files.back().extension() == ".json")
            for (const std::string& shard : core::shardsNamedIn(files.back())) files.push_back(source / shard);
    } catch (const core::Error&) {
        return files;  // its opener names the mistake
    }
    return files;
}

/// The states of the files that exist.
FileStates statesOf(const std::vector<fs::path>& files, Look look)
{
    FileStates states;
    for (const fs::path& file : files)
        if (const auto mark = core::markOf(file, look)) states[file] = *mark;
    return states;
}

bool isSameAs(const FileStates& known, const FileStates& now)
{
    return std::ranges::all_of(now, [&](const auto& file) {
        const auto before = known.find(file.first);
        return before != known.end() && core::areSame(before->second, file.second);
    });
}

bool isComplete(const FileStates& known, const FileStates& now)
{
    return std::ranges::all_of(known, [&](const auto& file) { return now.contains(file.first); });
}

QString textOf(const fs::path& path) { return QString::fromStdString(path.string()); }

}  // namespace

/// The part of WatchedFiles that lives in its thread.
class FileWatch final : public QObject {
public:
    explicit FileWatch(std::function<void(const fs::path&)> changed) : m_changed(std::move(changed)) {}

    void watch(const std::vector<fs::path>& sources)
    {
        std::map<fs::path, Source> now;
        for (const fs::path& source : sources) {
            auto known = m_sources.extract(source);
            if (known.empty())
                now[source] = begin(source);
            else
                now.insert(std::move(known));
        }
        m_sources = std::move(now);
        followAll();
    }

    void know(const fs::path& file)
    {
        for (auto& [path, source] : m_sources)
            if (path == file || path == file.parent_path() || path.parent_path() == file) learn(path, source);
    }

private:
    struct Source {
        FileStates known;  ///< the content that the program has read
        std::unique_ptr<QTimer> quiet;
    };

    /// Read only where it looks changed.
    static void learn(const fs::path& path, Source& source)
    {
        const std::vector<fs::path> files = filesOf(path);
        const FileStates now = statesOf(files, Look::Hastily);
        if (!isSameAs(source.known, now) || !isComplete(source.known, now))
            source.known = statesOf(files, Look::Closely);
    }

    Source begin(const fs::path& path)
    {
        Source source{statesOf(filesOf(path), Look::Closely), std::make_unique<QTimer>()};
        source.quiet->setSingleShot(true);
        source.quiet->setInterval(untilQuiet);
        connect(source.quiet.get(), &QTimer::timeout, this, [this, path] {
            guarded(
                "a changed file", [&] { look(path); }, [](const core::Error&) {});
        });
        return source;
    }

    /// Files, and the folders in which another of their name may appear.
    void followAll()
    {
        if (m_watcher == nullptr) createWatcher();
        QStringList wanted;
        for (const auto& [path, source] : m_sources) {
            wanted << textOf(watchedPlace(path).parent_path());
            if (isFolder(path)) wanted << textOf(path);
            for (const fs::path& file : filesOf(path)) wanted << textOf(file);
        }
        wanted.removeDuplicates();
        QStringList over = m_watcher->files() + m_watcher->directories();
        const auto isOver = [&](const QString& path) { return !wanted.contains(path); };
        over.erase(std::stable_partition(over.begin(), over.end(), isOver), over.end());
        if (!over.isEmpty()) m_watcher->removePaths(over);
        for (const QString& path : wanted)
            if (!isWatched(path)) m_watcher->addPath(path);  // where nothing is yet, its folder tells
    }

    void createWatcher()
    {
        m_watcher = new QFileSystemWatcher(this);
        const auto react = [this](const QString& path, bool folder) {
            guarded(
                "a changed file", [&] { hear(path.toStdString(), folder); }, [](const core::Error&) {});
        };
        connect(m_watcher, &QFileSystemWatcher::fileChanged, this,
                [react](const QString& path) { react(path, false); });
        connect(m_watcher, &QFileSystemWatcher::directoryChanged, this,
                [react](const QString& path) { react(path, true); });
    }

    bool isWatched(const QString& path) const
    {
        return m_watcher->files().contains(path) || m_watcher->directories().contains(path);
    }

    /// Much happens in a folder that is about other files.
    void hear(const fs::path& where, bool folder)
    {
        for (auto& [path, source] : m_sources) {
            const fs::path place = watchedPlace(path);
            const bool concerned = place == where || place.parent_path() == where || place == where.parent_path();
            if (concerned && (!folder || isOther(path, source))) source.quiet->start();
        }
    }

    bool isOther(const fs::path& path, const Source& source) const
    {
        const FileStates now = statesOf(filesOf(path), Look::Hastily);
        return !isSameAs(source.known, now)
               || std::ranges::any_of(now, [&](const auto& file) { return !isWatched(textOf(file.first)); });
    }

    void look(const fs::path& path)
    {
        const auto found = m_sources.find(path);
        if (found == m_sources.end()) return;
        // Another file of the same name may have come, while the one before is still open somewhere.
        for (const fs::path& file : filesOf(path))
            if (isWatched(textOf(file))) m_watcher->removePath(textOf(file));
        followAll();
        FileStates now = statesOf(filesOf(path), Look::Closely);
        if (now.empty() || !isComplete(found->second.known, now)) return;  // being replaced, or gone
        const bool same = isSameAs(found->second.known, now);
        found->second.known = std::move(now);
        if (!same) m_changed(path);
    }

    std::function<void(const fs::path&)> m_changed;
    QFileSystemWatcher* m_watcher = nullptr;
    std::map<fs::path, Source> m_sources;
};

/// The thread's message to the files' owner, as long as there is one.
class WatchedVoice {
public:
    explicit WatchedVoice(WatchedFiles* owner) : m_owner(owner) {}

    void say(std::function<void(WatchedFiles&)> word)
    {
        const std::scoped_lock one(m_one);
        if (m_owner == nullptr) return;
        QMetaObject::invokeMethod(
            m_owner, [owner = m_owner, word = std::move(word)] { word(*owner); }, Qt::QueuedConnection);
    }
    void end()
    {
        const std::scoped_lock one(m_one);
        m_owner = nullptr;
    }

private:
    std::mutex m_one;
    WatchedFiles* m_owner;
};

WatchedFiles::WatchedFiles(QObject* parent)
    : QObject(parent),
      m_voice(std::make_shared<WatchedVoice>(this)),
      m_thread(new QThread),
      m_watch(new FileWatch([voice = m_voice](const fs::path& source) {
          voice->say([source](WatchedFiles& owner) { emit owner.changed(source); });
      }))
{
    m_watch->moveToThread(m_thread);
    connect(m_thread, &QThread::finished, m_watch, &QObject::deleteLater);
    QTimer::singleShot(untilShown, this, [this] { m_thread->start(QThread::LowPriority); });
}

WatchedFiles::~WatchedFiles()
{
    m_voice->end();
    if (!m_thread->isRunning()) delete m_watch;
    m_thread->quit();
    if (m_thread->wait(QDeadlineTimer(patienceAtEnd))) delete m_thread;
}

void WatchedFiles::watch(const std::vector<fs::path>& sources)
{
    ask([watch = m_watch, sources] { watch->watch(sources); });
}

void WatchedFiles::know(const fs::path& file)
{
    ask([watch = m_watch, file] { watch->know(file); });
}

void WatchedFiles::ask(std::function<void()> work)
{
    ++m_asked;
    QMetaObject::invokeMethod(
        m_watch,
        [voice = m_voice, work = std::move(work)] {
            guarded("the open files", work, [](const core::Error&) {});
            voice->say([](WatchedFiles& owner) {
                if (--owner.m_asked == 0) emit owner.looked();
            });
        },
        Qt::QueuedConnection);
}

#include "moc_watched_files.cpp"
