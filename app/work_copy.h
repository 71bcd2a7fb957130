#pragma once

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include "core/error.h"
#include "core/session/session.h"
#include "core/tensor/file_lock.h"

#include <filesystem>
#include <optional>

/// The copy of unsaved work that outlives the program, however it ends. It is written away from the window, at once
/// into the system's memory, which outlives the program, and every two seconds onto the disk, which outlives a loss of
/// power.
class WorkCopy final : public QObject {
    Q_OBJECT
public:
    explicit WorkCopy(QObject* parent = nullptr);
    ~WorkCopy() override;  ///< waits for what is being written; the copy stays

    /// Writes it soon; a newer one takes the place of one that waits.
    void write(core::Session session);
    /// @return whether it is there now
    bool writeAndWait(const core::Session& session);
    /// Nothing is unsaved any more, at the latest when it returns.
    void remove();
    /// Waits for what is being written, and gives the copy another name; it takes no room on a full disk.
    /// @param session  what it must hold
    /// @return false where it could not be written, for refused() to say why
    bool moveTo(const std::filesystem::path& file, const core::Session& session);
    const std::optional<core::Error>& refused() const { return m_refused; }

    /// Copies that other programs left behind, the newest first; none of a running one.
    std::vector<std::filesystem::path> leftBehind() const;
    static void discard(const std::filesystem::path& copy);

signals:
    /// From now on a crash would lose what is typed; said once until it succeeds again.
    void notKept(const core::Error& reason);

private:
    /// What only the worker touches, or who waits for it.
    struct Worker {
        std::optional<core::FileLock> lock;
        std::optional<core::Session> written;  ///< what the copy holds
        bool isSynced = true;
    };
    using Refusal = std::optional<core::Error>;

    Refusal writeNow(const core::Session& session, const std::filesystem::path& file);
    Refusal renameTo(const std::filesystem::path& file);
    void take(const Refusal& refused);
    void syncSoon();

    std::filesystem::path m_path;
    Refusal m_refused;
    quint64 m_generation = 0;  ///< read and written by the window's thread alone
    Worker m_worker;
    QTimer m_syncTimer;
    QThreadPool m_pool;
};

/// The folder of copies.
std::filesystem::path recoveryFolder();
