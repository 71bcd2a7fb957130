#include "ui/composer/page_copy.h"

#include <QDir>
#include <QUuid>

#include "core/file/whole_file.h"
#include "core/page/page_json.h"
#include "ui/file/work_copy.h"

namespace fs = std::filesystem;

namespace {

constexpr int soon = 500;  ///< ms

fs::path lockOf(const fs::path& copy)
{
    fs::path lock = copy;
    return lock += ".lock";
}

}  // namespace

PageCopy::PageCopy(QObject* parent) : QObject(parent)
{
    m_path = recoveryFolder()
             / (QUuid::createUuid().toString(QUuid::WithoutBraces) + QStringLiteral(".attnpage")).toStdString();
    m_soon.setSingleShot(true);
    m_soon.setInterval(soon);
    connect(&m_soon, &QTimer::timeout, this, &PageCopy::write);
}

PageCopy::~PageCopy() { m_writing->cancel(); }

void PageCopy::keep(const core::ComposedPage& page)
{
    m_page = page;
    if (!m_soon.isActive()) m_soon.start();
}

void PageCopy::write()
{
    m_writing->start(
        "the copy of the unsaved page",
        [this, page = m_page, path = m_path, locked = m_lock.has_value()](const LatestJob::Turn& turn) {
            fs::create_directories(path.parent_path());
            std::shared_ptr<std::optional<core::FileLock>> lock;
            if (!locked) lock = std::make_shared<std::optional<core::FileLock>>(core::FileLock::take(lockOf(path)));
            core::writeWhole(path, core::privatePageText(page));
            turn.finish([this, lock] {
                if (lock != nullptr && *lock) m_lock = std::move(**lock);
                m_failed = false;
            });
        },
        [this](const core::Error& error) {
            if (!std::exchange(m_failed, true)) emit notKept(error);
        });
}

void PageCopy::remove()
{
    m_soon.stop();
    if (!m_lock && !m_writing->isRunning()) return;  // there never was one
    // What is being written is waited for, or it would come behind this.
    m_writing->cancel();
    m_writing = std::make_unique<LatestJob>();
    discard(m_path);
    m_lock.reset();
}

std::vector<fs::path> PageCopy::leftBehind() const
{
    std::vector<fs::path> copies;
    const QDir folder(QString::fromStdString(recoveryFolder().string()));
    for (const QFileInfo& file : folder.entryInfoList({QStringLiteral("*.attnpage")}, QDir::Files, QDir::Time)) {
        const fs::path copy = file.filePath().toStdString();
        if (copy == m_path) continue;
        try {
            if (core::FileLock::take(lockOf(copy))) copies.push_back(copy);
        } catch (const core::Error&) {
            continue;  // nor can it be read from there
        }
    }
    return copies;
}

void PageCopy::discard(const fs::path& copy)
{
    std::error_code none;
    fs::remove(copy, none);
    fs::remove(lockOf(copy), none);
}

#include "moc_page_copy.cpp"
