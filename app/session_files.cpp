#include "app/session_files.h"

#include <QCoreApplication>
#include <QDir>
#include <QSettings>
#include <QStandardPaths>
#include <QUuid>

#include "core/caught_error.h"
#include "core/session/prepared_run.h"
#include "core/session/run_edits.h"
#include "core/session/session_json.h"
#include "core/tensor/whole_file.h"
#include "ui/plot/session_source.h"

#include <exception>

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
    connect(&m_soon, &QTimer::timeout, this, [this] {
        const bool said = m_refused.has_value();
        if (isModified() && !writeCopy() && m_refused && !said) emit notKept(*m_refused);
    });
    connect(&m_editor, &SessionEditor::edited, this, [this] {
        m_copied = m_ended = false;
        if (!m_soon.isActive()) m_soon.start();
        emit changed();
    });
}

SessionFiles::~SessionFiles()
{
    if (!m_ended && std::uncaught_exceptions() == 0) end();
}

bool SessionFiles::end()
{
    if (!keepUnsaved()) return false;
    m_soon.stop();
    std::error_code none;
    fs::remove(m_copy, none);
    m_ended = true;
    return true;
}

void SessionFiles::open(const fs::path& file)
{
    core::Session session = sessionAt(file);
    const bool figure = !isSessionFile(file);
    if (!keepUnsaved()) throw *m_refused;
    m_path = figure ? fs::path() : file;
    m_saved = session;
    m_editor.reset(std::move(session));
    m_copied = false;
    if (!figure) remember(file);
    emit changed();
}

void SessionFiles::replace(core::Session session)
{
    keepUnsaved();  // if it cannot, Undo leads back all the same
    m_path.clear();
    m_saved = session;
    m_editor.replace(std::move(session));
    emit changed();
}

fs::path SessionFiles::lastUnsaved() { return recoveryFolder().parent_path() / "last-unsaved.attnscope"; }

bool SessionFiles::keepUnsaved()
{
    if (!m_path.empty() || !isModified()) return true;
    if (m_copied || writeCopy()) {
        std::error_code failed;
        fs::rename(m_copy, lastUnsaved(), failed);  // takes no room on a full disk
        m_copied = false;
        if (!failed) return true;
    }
    return writeSession(lastUnsaved());
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

/// @return whether it is there now; else m_refused says why: a disk may be full
bool SessionFiles::writeSession(const fs::path& file)
{
    std::error_code none;
    fs::create_directories(file.parent_path(), none);
    try {
        core::writeWhole(file, core::sessionText(core::withAbsolutePaths(m_editor.session())));
        m_refused.reset();
        return true;
    } catch (...) {
        m_refused = core::caughtError("the copy of your work");
        return false;
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
    if (!m_lock->isLocked() && !m_lock->tryLock(0)) {
        // Without it another program would take this one for dead, and offer its work.
        m_refused.emplace(core::Code::CannotWrite, lockOf(m_copy).string(), "", "", "the disk refused it");
        return false;
    }
    m_copied = writeSession(m_copy);
    return m_copied;
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
