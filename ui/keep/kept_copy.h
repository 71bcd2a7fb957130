#pragma once

#include <QObject>

#include "core/error.h"
#include "core/file/file_lock.h"

#include <condition_variable>
#include <filesystem>
#include <functional>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

/// Makes the text of a copy of unsaved work, in the thread that writes it; it owns all its data. Empty: there is no
/// unsaved work.
using KeptText = std::function<std::string()>;

/// The copy of a document's unsaved work that outlives the program, however it ends. A thread of its own writes it
/// within a moment of each edit, whatever the window is busy with: into the system's memory, which outlives the
/// program. Another brings it onto the disk every two seconds, which outlives a loss of power.
class KeptCopy final : public QObject {
    Q_OBJECT
public:
    /// @param ending  of the copy's name, which tells what kind of document it is of: ".attnscope"
    explicit KeptCopy(QString ending, QObject* parent = nullptr);
    ~KeptCopy() override;  ///< writes the last work first; the copy stays

    /// Keeps the current unsaved work. Returns at once.
    void keep(KeptText work);
    /// @return whether it is there now
    bool writeAndWait(const KeptText& work);
    /// Nothing is unsaved any more when it returns.
    void remove();
    /// Waits for what is being written, and gives the copy another name; it takes no room on a full disk.
    /// @param work  what it must hold
    /// @return false where it could not be written, for refused() to say why
    bool moveTo(const std::filesystem::path& file, const KeptText& work);
    const std::optional<core::Error>& refused() const { return m_refused; }

    /// Copies of this kind of document that programs left behind, the newest first; none of a running one.
    std::vector<std::filesystem::path> leftBehind() const { return leftBehind(m_ending, m_path); }
    /// @param except  the caller's own copy, on disks that know no locks
    static std::vector<std::filesystem::path> leftBehind(const QString& ending,
                                                         const std::filesystem::path& except = {});
    static void discard(const std::filesystem::path& copy);

signals:
    /// From now on a crash would lose edits; emitted once until keeping succeeds again.
    void notKept(const core::Error& reason);
    void keptAgain();  ///< or there is nothing more to lose

private:
    using Refusal = std::optional<core::Error>;

    /// The requests to the thread.
    struct Asked {
        std::mutex mutex;
        std::condition_variable_any changed;
        bool isWaiting = false;  ///< whether it waits for the writer
        KeptText work;
        quint64 generation = 0;
        bool isUnsynced = false;  ///< whether it waits for the thread that syncs
    };
    /// The data of the writer: the thread, or the window's thread in its place.
    struct Writer {
        std::mutex mutex;
        std::optional<core::FileLock> lock;
        std::optional<std::string> written;  ///< the text in the copy
    };

    void begin();
    void writeOn(const std::stop_token& stop);
    /// @return false where it failed, and is to be tried again
    bool writeAsked(quint64 generation);
    void syncOn(const std::stop_token& stop);
    /// Nothing that was asked before is written from now on.
    std::unique_lock<std::mutex> takeOver();
    Refusal writeNow(const KeptText& work, const std::filesystem::path& file);
    Refusal renameTo(const std::filesystem::path& file);
    void removeNow();
    void report(quint64 generation, const Refusal& refused);
    void take(const Refusal& refused);

    QString m_ending;
    std::filesystem::path m_path;
    Refusal m_refused;  ///< the refusal of the window's thread
    Asked m_asked;
    Writer m_writer;
    std::jthread m_writing;  ///< begun with the first edit; last, so that they end before the rest
    std::jthread m_syncing;
};

/// The folder of copies.
std::filesystem::path recoveryFolder();
