#pragma once

#include <QTimer>

#include "core/file/file_lock.h"
#include "core/page/composed_page.h"
#include "ui/work/latest_job.h"

#include <filesystem>

/// The copy of an unsaved page that outlives the program, however it ends: written half a second after an edit.
class PageCopy final : public QObject {
    Q_OBJECT
public:
    explicit PageCopy(QObject* parent = nullptr);
    ~PageCopy() override;  ///< the copy stays

    /// What is unsaved now.
    void keep(const core::ComposedPage& page);
    /// Nothing is unsaved any more.
    void remove();
    /// Copies of programs that did not come to their end, the newest first.
    std::vector<std::filesystem::path> leftBehind() const;
    static void discard(const std::filesystem::path& copy);

signals:
    /// From now on a crash would lose the page's last edits.
    void notKept(const core::Error& reason);

private:
    void write();

    std::filesystem::path m_path;
    core::ComposedPage m_page;
    QTimer m_soon;
    std::optional<core::FileLock> m_lock;
    bool m_failed = false;
    std::unique_ptr<LatestJob> m_writing = std::make_unique<LatestJob>();
};
