#include "ui/keep/kept_copy.h"

#include <QDir>
#include <QStandardPaths>
#include <QUuid>

#include "core/caught_error.h"
#include "core/file/whole_file.h"
#include "ui/work/guarded.h"

#include <chrono>

namespace fs = std::filesystem;

namespace {

constexpr const char* copyOfWork = "the copy of your work";
constexpr std::chrono::milliseconds writtenEvery{150};
constexpr std::chrono::milliseconds triedAgainAfter{1000};  ///< at the latest, where it failed
constexpr std::chrono::milliseconds syncedEvery{2000};

fs::path lockOf(const fs::path& copy) { return copy.string() + ".lock"; }

}  // namespace

fs::path recoveryFolder()
{
    return fs::path(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation).toStdString()) / "unfinished";
}

KeptCopy::KeptCopy(QString ending, QObject* parent) : QObject(parent), m_ending(std::move(ending))
{
    m_path = recoveryFolder() / (QUuid::createUuid().toString(QUuid::WithoutBraces) + m_ending).toStdString();
}

void KeptCopy::begin()
{
    if (m_writing.joinable()) return;
    m_writing = std::jthread([this](const std::stop_token& stop) { writeOn(stop); });
    m_syncing = std::jthread([this](const std::stop_token& stop) { syncOn(stop); });
}

KeptCopy::~KeptCopy()
{
    for (std::jthread* thread : {&m_syncing, &m_writing}) {
        if (!thread->joinable()) continue;
        thread->request_stop();
        thread->join();
    }
}

void KeptCopy::keep(KeptText work)
{
    if (!work && !m_writing.joinable()) return;  // there never was any
    begin();
    const std::scoped_lock lock(m_asked.mutex);
    m_asked.work = std::move(work);
    m_asked.isWaiting = true;
    ++m_asked.generation;
    m_asked.changed.notify_all();
}

void KeptCopy::writeOn(const std::stop_token& stop)
{
    std::unique_lock lock(m_asked.mutex);
    std::chrono::milliseconds pause = writtenEvery;
    while (m_asked.changed.wait(lock, stop, [&] { return m_asked.isWaiting; })) {
        m_asked.isWaiting = false;
        const quint64 generation = m_asked.generation;
        lock.unlock();
        const bool succeeded = writeAsked(generation);
        lock.lock();
        // Only the last of several quick edits is written. A failed write may succeed the next time.
        pause = succeeded ? writtenEvery : std::min(2 * pause, triedAgainAfter);
        const auto next = std::chrono::steady_clock::now() + pause;
        m_asked.changed.wait_until(lock, stop, next, [] { return false; });
        if (!succeeded && generation == m_asked.generation && !stop.stop_requested()) m_asked.isWaiting = true;
    }
}

bool KeptCopy::writeAsked(quint64 generation)
{
    bool succeeded = false;
    const auto end = [&](const Refusal& refused) {
        succeeded = !refused;
        report(generation, refused);
    };
    guarded(
        copyOfWork,
        [&] {
            const std::scoped_lock writing(m_writer.mutex);
            std::unique_lock lock(m_asked.mutex);
            succeeded = generation != m_asked.generation;  // a newer one waits, or the window's thread did it
            if (succeeded) return;
            const KeptText work = m_asked.work;
            lock.unlock();
            if (!work) removeNow();
            end(work ? writeNow(work, m_path) : Refusal{});
        },
        end);
    return succeeded;
}

void KeptCopy::syncOn(const std::stop_token& stop)
{
    std::unique_lock lock(m_asked.mutex);
    while (m_asked.changed.wait(lock, stop, [&] { return m_asked.isUnsynced; })) {
        const auto next = std::chrono::steady_clock::now() + syncedEvery;
        m_asked.changed.wait_until(lock, stop, next, [] { return false; });
        if (stop.stop_requested()) return;
        m_asked.isUnsynced = false;
        lock.unlock();
        // A disk that fails here has the copy in the system's memory all the same; the next write finds out.
        guarded(
            copyOfWork, [&] { core::syncFile(m_path); }, [](const core::Error&) {});
        lock.lock();
    }
}

std::unique_lock<std::mutex> KeptCopy::takeOver()
{
    {
        const std::scoped_lock lock(m_asked.mutex);
        m_asked.isWaiting = false;
        ++m_asked.generation;
    }
    return std::unique_lock(m_writer.mutex);
}

void KeptCopy::report(quint64 generation, const Refusal& refused)
{
    QMetaObject::invokeMethod(
        this,
        [this, generation, refused] {
            {
                const std::scoped_lock lock(m_asked.mutex);
                if (generation != m_asked.generation) return;
            }
            take(refused);
        },
        Qt::QueuedConnection);
}

bool KeptCopy::writeAndWait(const KeptText& work)
{
    begin();
    const auto writing = takeOver();
    take(writeNow(work, m_path));
    return !m_refused;
}

KeptCopy::Refusal KeptCopy::writeNow(const KeptText& work, const fs::path& file)
{
    try {
        std::error_code none;
        fs::create_directories(file.parent_path(), none);
        if (file == m_path && !m_writer.lock) {
            // Without it another program would take this one for dead, and offer its work.
            m_writer.lock = core::FileLock::take(lockOf(m_path));
            if (!m_writer.lock)
                throw core::Error(core::Code::CannotWrite, m_path.string(), "%0 cannot be written: it is in use");
        }
        std::string text = work();
        core::writeWhole(file, text, core::Sync::Never);
        if (file != m_path) return {};
        m_writer.written = std::move(text);
        const std::scoped_lock lock(m_asked.mutex);
        m_asked.isUnsynced = true;
        m_asked.changed.notify_all();
        return {};
    } catch (...) {
        return core::caughtError(copyOfWork);
    }
}

void KeptCopy::take(const Refusal& refused)
{
    const bool said = m_refused.has_value();
    m_refused = refused;
    if (refused && !said) emit notKept(*refused);
    if (!refused && said) emit keptAgain();
}

void KeptCopy::remove()
{
    const auto writing = takeOver();
    removeNow();
    take(std::nullopt);
}

void KeptCopy::removeNow()
{
    if (m_writer.lock) discard(m_path);
    m_writer.lock.reset();
    m_writer.written.reset();
}

bool KeptCopy::moveTo(const fs::path& file, const KeptText& work)
{
    begin();
    const auto writing = takeOver();
    const bool isThere = m_writer.written && *m_writer.written == work();
    m_refused = isThere ? Refusal{} : writeNow(work, m_path);
    if (m_refused)
        m_refused = writeNow(work, file);  // the fault may lie in the folder of copies
    else
        m_refused = renameTo(file);
    if (m_refused) return false;
    try {
        core::syncFile(file);
    } catch (const core::Error& error) {
        m_refused = error;
    }
    return !m_refused;
}

KeptCopy::Refusal KeptCopy::renameTo(const fs::path& file)
{
    std::error_code failed;
    fs::rename(m_path, file, failed);
    if (failed)
        return core::Error(core::Code::CannotWrite, file.string(), "%0 cannot be written: %1", failed.message());
    m_writer.written.reset();
    return {};
}

std::vector<fs::path> KeptCopy::leftBehind(const QString& ending, const fs::path& except)
{
    const QDir folder(QString::fromStdString(recoveryFolder().string()));
    std::vector<fs::path> copies;
    for (const QFileInfo& file : folder.entryInfoList({QLatin1Char('*') + ending}, QDir::Files, QDir::Time)) {
        const fs::path copy = file.filePath().toStdString();
        if (copy == except) continue;
        try {
            if (core::FileLock::take(lockOf(copy)))
                copies.push_back(copy);  // its program is gone, because nobody
                                         // holds the lock
        } catch (const core::Error&) {
            continue;  // nor can it be read from there
        }
    }
    return copies;
}

void KeptCopy::discard(const fs::path& copy)
{
    std::error_code none;
    fs::remove(copy, none);
    fs::remove(lockOf(copy), none);
}

#include "moc_kept_copy.cpp"
