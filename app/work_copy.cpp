#include "app/work_copy.h"

#include <QDir>
#include <QStandardPaths>
#include <QUuid>

#include "core/caught_error.h"
#include "core/session/run_edits.h"
#include "core/session/session_json.h"
#include "core/tensor/whole_file.h"
#include "ui/control/guarded.h"

namespace fs = std::filesystem;

namespace {

constexpr const char* copyOfWork = "the copy of your work";
constexpr int syncedEveryMilliseconds = 2000;

fs::path lockOf(const fs::path& copy) { return copy.string() + ".lock"; }

}  // namespace

fs::path recoveryFolder()
{
    return fs::path(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation).toStdString()) / "unfinished";
}

WorkCopy::WorkCopy(QObject* parent) : QObject(parent)
{
    const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces) + QStringLiteral(".attnscope");
    m_path = recoveryFolder() / name.toStdString();
    m_pool.setMaxThreadCount(1);
    m_syncTimer.setSingleShot(true);
    m_syncTimer.setInterval(syncedEveryMilliseconds);
    connect(&m_syncTimer, &QTimer::timeout, this, [this] { syncSoon(); });
}

WorkCopy::~WorkCopy() { m_pool.waitForDone(); }

void WorkCopy::write(core::Session session)
{
    m_pool.clear();
    m_pool.start([this, generation = ++m_generation, session = std::move(session)] {
        const auto report = [&](const Refusal& refused) {
            QMetaObject::invokeMethod(
                this,
                [this, generation, refused] {
                    if (generation == m_generation) take(refused);
                },
                Qt::QueuedConnection);
        };
        guarded(
            copyOfWork, [&] { report(writeNow(session, m_path)); }, report);
    });
}

bool WorkCopy::writeAndWait(const core::Session& session)
{
    ++m_generation;
    m_pool.clear();
    m_pool.waitForDone();
    take(writeNow(session, m_path));
    return !m_refused;
}

/// On the worker's thread, or on the window's while the worker rests.
WorkCopy::Refusal WorkCopy::writeNow(const core::Session& session, const fs::path& file)
{
    try {
        std::error_code none;
        fs::create_directories(file.parent_path(), none);
        if (file == m_path && !m_worker.lock) {
            // Without it another program would take this one for dead, and offer its work.
            m_worker.lock = core::FileLock::take(lockOf(m_path));
            if (!m_worker.lock) throw core::Error(core::Code::CannotWrite, m_path.string(), "", "", "it is in use");
        }
        // It is for this user's next start and nobody else: whole paths find everything again.
        core::writeWhole(file, core::privateSessionText(core::withAbsolutePaths(session)), core::Sync::Never);
        if (file != m_path) return {};
        m_worker.written = session;
        m_worker.isSynced = false;
        return {};
    } catch (...) {
        return core::caughtError(copyOfWork);
    }
}

void WorkCopy::take(const Refusal& refused)
{
    const bool said = m_refused.has_value();
    m_refused = refused;
    if (refused && !said) emit notKept(*refused);
    if (!refused && !m_syncTimer.isActive()) m_syncTimer.start();
}

/// A disk that fails here has the copy in the system's memory all the same; the next write finds out.
void WorkCopy::syncSoon()
{
    m_pool.start([this] {
        if (std::exchange(m_worker.isSynced, true)) return;
        guarded(
            copyOfWork, [&] { core::syncFile(m_path); }, [&](const core::Error&) { m_worker.isSynced = false; });
    });
}

void WorkCopy::remove()
{
    ++m_generation;
    m_refused.reset();
    m_syncTimer.stop();
    m_pool.clear();
    m_pool.waitForDone();
    if (m_worker.lock) discard(m_path);
    m_worker = {};
}

bool WorkCopy::moveTo(const fs::path& file, const core::Session& session)
{
    ++m_generation;
    m_pool.clear();
    m_pool.waitForDone();
    const bool isThere = m_worker.written && core::isSameWork(*m_worker.written, session);
    m_refused = isThere ? Refusal{} : writeNow(session, m_path);
    if (m_refused)
        m_refused = writeNow(session, file);  // the folder of copies may be what is at fault
    else if (m_worker.written)
        m_refused = renameTo(file);
    if (m_refused) return false;
    try {
        core::syncFile(file);
    } catch (const core::Error& error) {
        m_refused = error;
    }
    return !m_refused;
}

WorkCopy::Refusal WorkCopy::renameTo(const fs::path& file)
{
    std::error_code failed;
    fs::rename(m_path, file, failed);
    if (failed) return core::Error(core::Code::CannotWrite, file.string(), "", "", failed.message());
    m_worker.written.reset();
    m_worker.isSynced = true;
    return {};
}

std::vector<fs::path> WorkCopy::leftBehind() const
{
    const QDir folder(QString::fromStdString(recoveryFolder().string()));
    std::vector<fs::path> copies;
    for (const QFileInfo& file : folder.entryInfoList({QStringLiteral("*.attnscope")}, QDir::Files, QDir::Time)) {
        const fs::path copy = file.filePath().toStdString();
        if (copy == m_path) continue;
        try {
            if (core::FileLock::take(lockOf(copy))) copies.push_back(copy);  // nobody holds it: its program is gone
        } catch (const core::Error&) {
            continue;  // nor can it be read from there
        }
    }
    return copies;
}

void WorkCopy::discard(const fs::path& copy)
{
    std::error_code none;
    fs::remove(copy, none);
    fs::remove(lockOf(copy), none);
}
