#include "app/session_files.h"

#include <QCoreApplication>
#include <QDir>
#include <QSettings>
#include <QStandardPaths>
#include <QUuid>

#include "core/error.h"
#include "core/session/prepared_run.h"
#include "core/session/run_edits.h"
#include "core/session/session_json.h"
#include "core/tensor/whole_file.h"
#include "ui/plot/session_source.h"

namespace fs = std::filesystem;

namespace {

constexpr int recentFiles = 8;
constexpr int copyAfterMilliseconds = 400;
const QString recentKey = QStringLiteral("sessions/recent");

fs::path lockOf(const fs::path& copy) { return copy.string() + ".lock"; }

std::unique_ptr<QLockFile> lockFile(const fs::path& copy)
{
    auto lock = std::make_unique<QLockFile>(QString::fromStdString(lockOf(copy).string()));
    lock->setStaleLockTime(0);  // a program may run for days; only a dead one's lock is stale
    return lock;
}

}  // namespace

fs::path recoveryFolder()
{
    return fs::path(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation).toStdString()) / "unfinished";
}

SessionFiles::SessionFiles(SessionEditor& editor, QObject* parent) : QObject(parent), m_editor(editor)
{
    m_saved = editor.session();
    const QString name = QUuid::createUuid().toString(QUuid::WithoutBraces) + QStringLiteral(".attnscope");
    m_copy = recoveryFolder() / name.toStdString();
    m_soon.setSingleShot(true);
    m_soon.setInterval(copyAfterMilliseconds);
    connect(&m_soon, &QTimer::timeout, this, [this] { writeCopy(); });
    connect(&m_editor, &SessionEditor::edited, this, [this] {
        if (!m_soon.isActive()) m_soon.start();
        emit changed();
    });
}

SessionFiles::~SessionFiles()
{
    keepUnsaved();
    std::error_code none;
    fs::remove(m_copy, none);
}

void SessionFiles::open(const fs::path& file)
{
    core::Session session = sessionAt(file);
    const bool figure = !isSessionFile(file);
    keepUnsaved();
    m_path = figure ? fs::path() : file;
    m_saved = session;
    m_editor.reset(std::move(session));
    if (!figure) remember(file);
    emit changed();
}

void SessionFiles::replace(core::Session session)
{
    keepUnsaved();
    m_path.clear();
    m_saved = session;
    m_editor.replace(std::move(session));
    emit changed();
}

fs::path SessionFiles::lastUnsaved() { return recoveryFolder().parent_path() / "last-unsaved.attnscope"; }

void SessionFiles::keepUnsaved() const
{
    if (m_path.empty() && isModified()) writeSession(lastUnsaved());
}

void SessionFiles::save(const fs::path& file, const core::FigureSettings& figure)
{
    core::Session session = core::withFingerprints(m_editor.session());
    session.figure = figure;
    core::saveSession(session, file);
    m_path = file;
    m_saved = m_editor.session();
    remember(file);
    emit changed();
}

void SessionFiles::startAnew()
{
    m_path.clear();
    m_saved = m_editor.session();
    emit changed();
}

std::function<std::string(const core::FigureSettings&)> SessionFiles::textForFigures() const
{
    return [carried = core::withAbsolutePaths(core::withFingerprints(m_editor.session()))](
               const core::FigureSettings& figure) {
        core::Session session = carried;
        session.figure = figure;
        lookAtFigure(session);
        return core::sessionText(session);
    };
}

QStringList SessionFiles::recent() { return QSettings().value(recentKey).toStringList(); }

void SessionFiles::remember(const fs::path& file)
{
    const QString path = QString::fromStdString(fs::absolute(file).string());
    QStringList all = recent();
    all.removeAll(path);
    all.prepend(path);
    QSettings().setValue(recentKey, all.mid(0, recentFiles));
}

/// @return whether it is there now: a disk may be full
bool SessionFiles::writeSession(const fs::path& file) const
{
    std::error_code none;
    fs::create_directories(file.parent_path(), none);
    try {
        core::writeWhole(file, core::sessionText(core::withAbsolutePaths(m_editor.session())));
        return true;
    } catch (const core::Error&) {
        return false;  // no reason to disturb anybody: saving says what is wrong
    }
}

bool SessionFiles::writeCopy()
{
    std::error_code none;
    if (!isModified()) {
        fs::remove(m_copy, none);
        return false;
    }
    fs::create_directories(m_copy.parent_path(), none);
    if (m_lock == nullptr) m_lock = lockFile(m_copy);
    if (!m_lock->isLocked() && !m_lock->tryLock(0)) return false;
    return writeSession(m_copy);
}

std::optional<fs::path> SessionFiles::unfinished() const
{
    const QDir folder(QString::fromStdString(recoveryFolder().string()));
    for (const QFileInfo& file : folder.entryInfoList({QStringLiteral("*.attnscope")}, QDir::Files, QDir::Time)) {
        const fs::path copy = file.filePath().toStdString();
        if (copy == m_copy) continue;
        if (lockFile(copy)->tryLock(0)) return copy;  // nobody holds it: its program is gone
    }
    return std::nullopt;
}

void SessionFiles::recover(const fs::path& copy)
{
    core::Session session;
    try {
        session = core::openSession(copy);
    } catch (const core::Error&) {
        // Put aside, so that it does not stand before others that are whole.
        std::error_code none;
        fs::rename(copy, copy.string() + ".damaged", none);
        throw;
    }
    m_path.clear();
    m_saved = {};
    m_editor.reset(std::move(session));
    if (writeCopy()) discard(copy);
    emit changed();
}

void SessionFiles::discard(const fs::path& copy)
{
    std::error_code none;
    fs::remove(copy, none);
    fs::remove(lockOf(copy), none);
}

std::optional<SessionFiles::ModelTrouble> SessionFiles::modelTrouble() const
{
    for (const core::Run& run : m_editor.session().runs) {
        const fs::path& source = run.recorded.empty() ? run.model : run.recorded.file;
        if (source.empty()) continue;
        std::error_code none;
        if (!fs::exists(source, none)) return ModelTrouble{source, true};
        if (run.fingerprint != 0 && core::fingerprintOf(source) != run.fingerprint) return ModelTrouble{source, false};
    }
    return std::nullopt;
}
