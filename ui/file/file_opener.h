#pragma once

#include "ui/control/answer.h"
#include "ui/control/selection.h"
#include "ui/file/session_files.h"
#include "ui/work/latest_job.h"

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <vector>

/// Opens whatever a path is: a model's folder or a file in one, a session, a figure that carries one, a saved module,
/// attention from elsewhere and tokens for it, or pictures for the model that is open. What cannot be opened leaves the
/// model that was there.
class FileOpener final : public QObject {
    Q_OBJECT
public:
    /// @param mayLeave  asks whether the session that is there may go; false if the user thought better of it
    FileOpener(SessionEditor& editor, RunResults& results, Selection& selection, SessionFiles& files,
               std::function<bool()> mayLeave, QObject* parent = nullptr);

    void open(const std::filesystem::path& path);
    /// @param open  opens what this session is not looked at with: a lesson, a page, …; false where it is none
    void setElsewhere(std::function<bool(const std::filesystem::path&)> open) { m_elsewhere = std::move(open); }
    /// What was dropped together: attention and the tokens that belong to it, pictures, or one thing of any kind.
    void open(const std::vector<std::filesystem::path>& paths);
    void openRecorded(core::RecordedSource source);
    /// An adapter with a model that it is to be added to.
    void openAdapter(const std::filesystem::path& adapter, const std::filesystem::path& base);
    /// A model that another program computes; that it is being opened is said, and can be given up.
    /// @param text  that it reads at once; empty: the one that is there
    void openEngine(const core::EngineModel& model, const std::string& text = {});
    /// @return whether all of them are pictures, so that nothing else is to be done with them
    bool openPictures(const std::vector<std::filesystem::path>& files);
    bool openSounds(const std::vector<std::filesystem::path>& files);
    /// Continues with the copy of unsaved work.
    void recover(const std::filesystem::path& copy);
    void openExample(const core::Session& session);
    /// The session's file again, which another program has changed; Undo leads back.
    void reload();

    /// Several arrays of the file may be meant: asks which.
    void chooseTensor(const core::Error& error);
    /// Back to the model that was there before one was opened that cannot be.
    /// @return false where there is no way back
    bool goBack();
    /// A picture or sound that cannot be read leaves the model open, which asks for another.
    /// @return whether the error was of one
    bool openWithoutFiles(const core::Error& error);

signals:
    void said(const QString& sentence);
    void failed(const core::Error& error);
    void asked(const QString& question, const std::vector<Answer>& answers);
    /// Another model is there, and the question about the old one goes.
    void withdrawn(const QString& question);
    void sessionOpened();

private:
    void openAny(const std::filesystem::path& path);
    void openSession(const std::filesystem::path& file);
    std::optional<core::Run> wayBack() const;
    void openModel(const std::filesystem::path& path);
    bool openTokens(const std::filesystem::path& file);
    void openNamed(const core::RecordedSource& source);
    void openLater();
    void offer(const core::RecordedSource& source, const std::vector<core::RecordedSource>& readings,
               const core::Error& error);
    void takePrepared();
    void takeCompared(core::Index place);
    void remember();
    void ask(const QString& question, const std::vector<Answer>& answers);
    void say(const core::PreparedRun& prepared);
    const core::Run& run() const { return m_editor.session().run(); }

    SessionEditor& m_editor;
    RunResults& m_results;
    Selection& m_selection;
    SessionFiles& m_files;
    std::function<bool()> m_mayLeave;
    std::function<bool(const std::filesystem::path&)> m_elsewhere;
    /// A run beside the first one, as its model was last looked at.
    struct Compared {
        core::Run run;
        bool is_odd = false;  ///< what of its model is not read has been told
    };

    std::optional<core::Run> m_before;  ///< where something was opened that is not there yet: the way back
    core::Run m_remembered;
    std::map<core::Index, Compared> m_compared;  ///< by the run's place
    std::filesystem::path m_dropped;             ///< attention that was asked for, until it is there
    QString m_question;                          ///< the last that was asked
    std::vector<std::filesystem::path> m_later;  ///< tokens for attention that is being looked into
    LatestJob m_looking;                         ///< into files of very many arrays
};

/// Whether a file is meant to be attention from elsewhere, or tokens for it, rather than part of a model.
bool isTensorFile(const std::filesystem::path& path);
