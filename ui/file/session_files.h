#pragma once

#include <QObject>

#include "core/file/file_state.h"
#include "core/session/carried_numbers.h"
#include "core/session/session_json.h"
#include "ui/control/session_editor.h"
#include "ui/keep/kept_copy.h"

#include <functional>

/// Where the Session lies: opened and saved files, the recent ones, and the copy that survives a crash.
class SessionFiles final : public QObject {
    Q_OBJECT
public:
    SessionFiles(SessionEditor& editor, QObject* parent = nullptr);
    ~SessionFiles() override;  ///< ends, unless an exception is what ends the program: then the copy stays

    /// What a program that ends on purpose does: work without a name is put among the unsaved sessions, where it takes
    /// no room that the copy does not have already; work with a name, which was asked about, needs no copy.
    /// @return false where unsaved work is nowhere but in this program: a disk may be full
    bool end();
    /// Why end() or the last copy did not succeed.
    const std::optional<core::Error>& refused() const { return m_copy.refused(); }

    const std::filesystem::path& path() const { return m_path; }
    /// The file that the session was read from: the session's own, or the figure that carried it; empty where it is
    /// from no file.
    const std::filesystem::path& origin() const { return m_path.empty() ? m_figure : m_path; }
    bool isModified() const { return !core::isSameWork(m_editor.session(), m_saved); }

    /// Whether the file of its name holds something else by now than when it was read or written here.
    bool isChangedMeanwhile() const { return m_known && core::isChangedSince(m_path, *m_known); }

    /// A session file, or a figure that carries one.
    /// @throws core::Error naming what is wrong, Error{CannotWrite} where work without a name would be lost by it
    void open(const std::filesystem::path& file);
    /// Another session, without a name. What was there can be undone to, and has its name again then; what was not
    /// saved of it is kept among the unsaved sessions.
    void replace(core::Session session);
    /// Its file again, as another program has changed it. What was there can be undone to, as in replace().
    /// @throws core::Error naming what is wrong; then what was there stays
    void reload();
    /// @param figure  what `render` draws from it
    /// @param picture  what file managers show of it, as smallPicture() makes it
    /// @throws core::Error{CannotWrite}
    void save(const std::filesystem::path& file, const core::FigureSettings& figure, const std::string& picture = {});
    /// Counts the current session as saved, without a name.
    void startAnew();

    /// The state that another window takes over.
    struct Kept {
        std::filesystem::path path;
        std::optional<core::FileMark> known;
        core::Session saved;
        core::UnknownSources unknown;
        std::shared_ptr<const core::CarriedNumbers> numbers;
    };
    /// Ends in favour of that window. The copy of unsaved work stays until that one has written its own.
    Kept handOver();
    /// @param history  of the session, to which undo leads back
    /// @return whether what is unsaved is kept here now
    bool goOn(Kept kept, core::SessionHistory history);
    /// Leaves the session to another window.
    void letGo();

    static QStringList recent();
    /// Unsaved sessions without a name, the newest first. Later ones replace none of the newest twenty.
    static std::vector<std::filesystem::path> unsaved();
    /// The newest of it; empty where there is none.
    static std::filesystem::path lastUnsaved();
    /// The number of those that were not offered to the user yet.
    static std::size_t unsavedSinceOffered();
    static void countUnsavedAsOffered();

    /// Copies that crashed programs left behind, the newest first; none of a running one.
    std::vector<std::filesystem::path> unfinished() const { return m_copy.leftBehind(); }
    /// Continues with one of these, or with unsaved work, under the name that it had.
    void recover(const std::filesystem::path& copy);

    /// A model of the opened session that is missing or has changed, and its run.
    struct ModelTrouble {
        std::filesystem::path model;
        bool missing = false;
    };
    std::optional<ModelTrouble> modelTrouble() const;

    /// Paths in the opened file that lead outside of its folder; they are read only once the user allows it.
    const core::UnknownSources& unknown() const { return m_unknown; }
    /// Whether the session is still of any of it.
    bool isOfUnknown() const;
    void trustUnknown();

signals:
    void changed();  ///< the name or whether it is modified
    /// The file holds the session: it has been read or written.
    void known(const std::filesystem::path& file);
    /// From now on a crash would lose edits; emitted once until keeping succeeds again.
    void notKept(const core::Error& reason);
    void keptAgain();

private:
    /// A session with its name, to come back to.
    struct Document {
        core::Session session;
        std::filesystem::path path;
        std::optional<core::FileMark> known;
        core::Session saved;
        std::filesystem::path figure;
        std::shared_ptr<const core::CarriedNumbers> numbers;
    };
    /// One took the other's place, in a step that can be undone.
    struct Replacement {
        Document before;
        Document after;
    };

    /// The session for this user's next start alone, so it holds whole paths.
    KeptText work() const;
    Document document() const { return {m_editor.session(), m_path, m_known, m_saved, m_figure, m_numbers}; }
    void keep();
    void exchange(Document before, Document after);
    void followStep();
    void forgetReplacements();
    void rename(Document& from, const Document& to);
    bool keepUnsaved();
    bool putAside();
    void remember(const std::filesystem::path& file);

    SessionEditor& m_editor;
    std::filesystem::path m_path;
    std::optional<core::FileMark> m_known;  ///< the file of its name, as it was read or written here
    std::filesystem::path m_figure;         ///< the figure that it was opened from, while it has no name
    core::Session m_saved;
    core::UnknownSources m_unknown;
    std::shared_ptr<const core::CarriedNumbers> m_numbers;  ///< numbers that the opened file carried
    KeptCopy m_copy{QStringLiteral(".attnscope")};
    std::vector<Replacement> m_replacements;
    std::size_t m_inEffect = 0;  ///< edits that are in effect; the rest was undone
    bool m_ended = false;
};
