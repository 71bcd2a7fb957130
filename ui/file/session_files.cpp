#include "ui/file/session_files.h"

#include <QDir>
#include <QSettings>
#include <QUuid>

#include "core/file/whole_file.h"
#include "core/prepare/prepared_run.h"
#include "core/session/session_json.h"
#include "ui/file/desktop_recent.h"
#include "ui/plot/figure/session_source.h"

#include <algorithm>
#include <exception>
#include <limits>

namespace fs = std::filesystem;

namespace {

constexpr int recentFiles = 8;
constexpr std::size_t mostUnsaved = 20;
constexpr qlonglong never = std::numeric_limits<qlonglong>::min();  ///< before any file was written
const QString recentKey = QStringLiteral("sessions/recent");
const QString offeredKey = QStringLiteral("sessions/offered");

fs::path unsavedFolder() { return recoveryFolder().parent_path(); }

/// A name that no unsaved work has.
fs::path nameForUnsaved()
{
    const QString name = QStringLiteral("unsaved-%1.attnscope").arg(QUuid::createUuid().toString(QUuid::WithoutBraces));
    return unsavedFolder() / name.toStdString();
}

void forgetOldestUnsaved()
{
    const auto all = SessionFiles::unsaved();
    std::error_code none;
    for (std::size_t i = mostUnsaved; i < all.size(); ++i) fs::remove(all[i], none);
}

qlonglong whenWritten(const fs::path& file)
{
    std::error_code failed;
    const auto written = fs::last_write_time(file, failed);
    return failed ? never : static_cast<qlonglong>(written.time_since_epoch().count());
}

}  // namespace

SessionFiles::SessionFiles(SessionEditor& editor, QObject* parent) : QObject(parent), m_editor(editor)
{
    m_saved = editor.session();
    connect(&m_copy, &KeptCopy::notKept, this, &SessionFiles::notKept);
    connect(&m_copy, &KeptCopy::keptAgain, this, &SessionFiles::keptAgain);
    connect(&m_editor, &SessionEditor::edited, this, [this] {
        m_ended = false;
        keep();
        emit changed();
    });
    connect(&m_editor, &SessionEditor::looked, this, &SessionFiles::keep);
    connect(&m_editor, &SessionEditor::stepped, this, &SessionFiles::followStep);
}

SessionFiles::~SessionFiles()
{
    if (!m_ended && std::uncaught_exceptions() == 0) end();
}

KeptText SessionFiles::work() const
{
    return [session = m_editor.session(), path = m_path] {
        return core::privateSessionText(core::withAbsolutePaths(session), path);
    };
}

void SessionFiles::keep() { m_copy.keep(isModified() ? work() : KeptText{}); }

bool SessionFiles::end()
{
    if (!keepUnsaved()) return false;
    m_copy.remove();
    m_ended = true;
    return true;
}

void SessionFiles::open(const fs::path& file)
{
    FoundSession found = foundSessionAt(file);
    const bool figure = !isSessionFile(file);
    if (!keepUnsaved()) throw *m_copy.refused();
    m_unknown = std::move(found.unknown);
    m_numbers = std::move(found.numbers);
    m_path = figure ? fs::path() : file;
    m_known = core::markOf(m_path, core::Look::Closely);
    m_figure = figure ? file : fs::path();
    m_saved = found.session;
    forgetReplacements();
    m_editor.reset(std::move(found.session));
    if (!figure) remember(file);
    rememberOnDesktop(file);
    emit known(file);
    emit changed();
}

SessionFiles::Kept SessionFiles::handOver()
{
    m_ended = true;
    return {m_path, m_known, m_saved, m_unknown, m_numbers};
}

void SessionFiles::letGo() { m_copy.remove(); }

bool SessionFiles::goOn(Kept kept, core::SessionHistory history)
{
    m_path = std::move(kept.path);
    m_known = kept.known;
    m_saved = std::move(kept.saved);
    m_unknown = std::move(kept.unknown);
    m_numbers = std::move(kept.numbers);
    forgetReplacements();
    m_editor.goOn(std::move(history));
    emit changed();
    return !isModified() || m_copy.writeAndWait(work());
}

bool SessionFiles::isOfUnknown() const
{
    return std::ranges::any_of(m_editor.session().runs, [this](const core::Run& run) {
        return std::ranges::any_of(core::sourcesOf(run),
                                   [this](const fs::path& source) { return m_unknown.contains(source); });
    });
}

void SessionFiles::trustUnknown()
{
    core::Session session = m_editor.session();
    core::trustSources(session, m_unknown);
    core::trustSources(m_saved, m_unknown);
    m_unknown.clear();
    m_editor.reset(std::move(session));
}

void SessionFiles::replace(core::Session session)
{
    core::Session saved = session;
    exchange(document(), {std::move(session), {}, {}, std::move(saved), {}, m_numbers});
}

void SessionFiles::reload()
{
    FoundSession found = foundSessionAt(origin());
    m_unknown.merge(found.unknown);  // undoing leads to the session from before the question
    Document before = document();
    before.saved = found.session;  // the session before is in no file any more
    const auto mark = core::markOf(m_path, core::Look::Closely);
    exchange(std::move(before), {found.session, m_path, mark, found.session, m_figure, found.numbers});
    emit known(origin());
}

void SessionFiles::exchange(Document before, Document after)
{
    if (isModified()) putAside();                                // if it cannot, Undo leads back all the same
    if (!core::isSameWork(after.session, m_editor.session())) {  // otherwise there is no step to undo
        m_replacements.resize(m_inEffect);
        m_replacements.push_back({std::move(before), after});
        m_inEffect = m_replacements.size();
    }
    m_path = after.path;
    m_known = after.known;
    m_figure = after.figure;
    m_saved = after.saved;
    m_numbers = after.numbers;
    m_editor.replace(std::move(after.session));
    emit changed();
}

/// Nothing leads back to them: undo begins anew.
void SessionFiles::forgetReplacements()
{
    m_replacements.clear();
    m_inEffect = 0;
}

/// A session that is undone to, or done again, is under the name that it had.
void SessionFiles::followStep()
{
    const core::Session& now = m_editor.session();
    if (m_inEffect > 0 && core::isSameWork(now, m_replacements[m_inEffect - 1].before.session)) {
        Replacement& undone = m_replacements[--m_inEffect];
        rename(undone.after, undone.before);
        countUnsavedAsOffered();  // it is here again
    } else if (m_inEffect < m_replacements.size() && core::isSameWork(now, m_replacements[m_inEffect].after.session)) {
        Replacement& again = m_replacements[m_inEffect++];
        rename(again.before, again.after);
    }
}

/// @param from  is to be called then as it is called now
void SessionFiles::rename(Document& from, const Document& to)
{
    from.path = std::exchange(m_path, to.path);
    from.known = std::exchange(m_known, to.known);
    from.saved = std::exchange(m_saved, to.saved);
    from.figure = std::exchange(m_figure, to.figure);
    from.numbers = std::exchange(m_numbers, to.numbers);
}

std::vector<fs::path> SessionFiles::unsaved()
{
    const QDir folder(QString::fromStdString(unsavedFolder().string()));
    std::vector<fs::path> all;
    for (const QFileInfo& file : folder.entryInfoList({QStringLiteral("*unsaved*.attnscope")}, QDir::Files, QDir::Time))
        all.emplace_back(file.filePath().toStdString());
    return all;
}

fs::path SessionFiles::lastUnsaved()
{
    const auto all = unsaved();
    return all.empty() ? fs::path() : all.front();
}

std::size_t SessionFiles::unsavedSinceOffered()
{
    const qlonglong offered = QSettings().value(offeredKey, never).toLongLong();
    const auto all = unsaved();
    return static_cast<std::size_t>(
        std::ranges::count_if(all, [&](const fs::path& file) { return whenWritten(file) > offered; }));
}

void SessionFiles::countUnsavedAsOffered()
{
    if (const fs::path newest = lastUnsaved(); !newest.empty()) QSettings().setValue(offeredKey, whenWritten(newest));
}

bool SessionFiles::keepUnsaved() { return !m_path.empty() || !isModified() || putAside(); }

/// Puts the session among the unsaved ones, as the newest.
bool SessionFiles::putAside()
{
    const fs::path file = nameForUnsaved();
    if (!m_copy.moveTo(file, work())) return false;
    std::error_code none;
    fs::last_write_time(file, fs::file_time_type::clock::now(), none);
    forgetOldestUnsaved();
    return true;
}

void SessionFiles::save(const fs::path& file, const core::FigureSettings& figure, const std::string& picture)
{
    std::ranges::for_each(m_editor.session().runs, core::rememberOpened);
    core::Session session = core::withFingerprints(m_editor.session());
    session.figure = figure;
    if (m_numbers != nullptr && m_numbers->areOf(session))
        // Numbers that are in no other file are saved with it.
        core::writeWhole(file,
                         core::withNumbers(core::sessionText(session, fs::absolute(file).parent_path()),
                                           core::packedNumbers(session)),
                         core::Sync::Always);
    else
        core::saveSession(session, file, picture);
    m_path = file;
    m_known = core::markOf(file, core::Look::Closely);
    m_figure.clear();
    m_saved = m_editor.session();
    m_copy.remove();
    remember(file);
    rememberOnDesktop(file);
    emit known(file);
    emit changed();
}

void SessionFiles::startAnew()
{
    m_path.clear();
    m_known.reset();
    m_figure.clear();
    m_saved = m_editor.session();
    emit changed();
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

void SessionFiles::recover(const fs::path& copy)
{
    core::UnsavedWork found;
    try {
        found = core::openUnsavedWork(copy);
    } catch (const core::Error&) {
        // Put aside, so that it does not stand before others that are whole.
        std::error_code none;
        fs::rename(copy, copy.string() + ".damaged", none);
        throw;
    }
    if (!keepUnsaved()) throw *m_copy.refused();
    m_path = found.saved_at;
    m_known.reset();
    m_figure.clear();
    m_saved = {};
    forgetReplacements();
    m_editor.reset(std::move(found.session));
    // Not before its work is in another copy.
    if (m_copy.writeAndWait(work())) KeptCopy::discard(copy);
    emit changed();
}

std::optional<SessionFiles::ModelTrouble> SessionFiles::modelTrouble() const
{
    for (const core::Run& run : m_editor.session().runs) {
        const fs::path& source = core::mainSource(run);
        if (source.empty()) continue;
        std::error_code none;
        if (!fs::exists(source, none)) return ModelTrouble{source, true};
        const std::uint64_t saved = core::savedFingerprint(run, source);
        if (saved != 0 && core::fingerprintOf(source) != saved) return ModelTrouble{source, false};
    }
    return std::nullopt;
}

#include "moc_session_files.cpp"
