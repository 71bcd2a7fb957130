#pragma once

#include <QObject>

#include "core/file/file_state.h"
#include "core/history.h"
#include "core/lesson/lesson_script.h"
#include "core/prepare/opened_models.h"
#include "ui/control/selection.h"
#include "ui/keep/self_saving.h"
#include "ui/work/latest_job.h"

#include <optional>

/// The lesson that somebody writes: its steps as they were recorded from the window, what is said of them, and whether
/// they keep what they promise. It saves itself.
class LessonRecording final : public QObject {
    Q_OBJECT
public:
    /// The ending of copies that programs leave behind if they crash.
    static QString copyEnding() { return QStringLiteral(".kept-lesson"); }

    /// A promise that is not kept.
    struct Broken {
        std::optional<std::size_t> step;  ///< nothing: it is one of the whole lesson
        QString promise;
        QString found;
        QString instead;  ///< a promise that would be kept; empty where none is known
    };

    /// @param begin  replaces the open session by a lesson's
    LessonRecording(SessionEditor& editor, RunResults& results, Selection& selection,
                    std::function<void(core::Session)> begin, QObject* parent = nullptr);

    /// Begins a lesson, whose first step is the current view.
    void begin(const std::filesystem::path& file, const QString& title);
    /// @throws core::Error naming the mistake; the lesson before stays open then
    void open(const std::filesystem::path& file);
    /// Its file again, as another program has changed it. What was written here can be undone to.
    /// @throws as open()
    void reload();
    /// Goes on with what a program that did not come to its end left behind; what the file holds can be undone to.
    /// @throws as open()
    void recover(const LeftBehind& left);
    /// Closes the lesson; the caller has asked about unsaved edits.
    void close();
    bool isOpen() const { return m_script.has_value(); }

    const core::LessonScript& script() const { return *m_script; }
    /// The lesson that the text stands for; null where the text is no lesson, for the reason in mistake().
    const core::Lesson* lesson() const { return m_lesson ? &*m_lesson : nullptr; }
    const QString& mistake() const { return m_mistake; }
    const std::filesystem::path& file() const { return m_file; }
    const QString& savedAt() const { return m_savedAt; }
    std::size_t step() const { return m_step; }
    const std::vector<Broken>& broken() const { return m_broken; }
    std::size_t promises() const;
    bool isChecking() const { return m_checking.isRunning(); }

    /// Shows a step.
    void go(std::size_t step);
    /// Puts the current view behind the step as a new one.
    void record();
    /// Replaces the step's session with the current view.
    void takeSession();
    /// @param field  edits of one field of one step that follow each other are undone together; empty: by themselves
    void edit(const std::function<void(core::LessonScript&)>& edit, const QString& field = {});
    void copy();
    void remove();
    void move(std::size_t from, std::size_t to);
    void undo();
    void redo();
    bool canUndo() const { return m_steps.canUndo(); }
    bool canRedo() const { return m_steps.canRedo(); }
    /// Promises about the chosen cell that hold, a line each.
    QString promisesOfShown() const;
    /// Edits that are not in the file yet, usually none.
    SelfSaving& saving() { return m_saving; }
    /// Saves the lesson under another name, from now on.
    /// @return whether it could be written there
    bool saveAs(const std::filesystem::path& file);

signals:
    void changed();  ///< another lesson, step or text, or none
    void checked();
    void saved();
    void failed(const core::Error& error);

private:
    static constexpr std::size_t mostVersions = 500;  ///< the number of edits that can be undone

    struct Version {
        core::LessonScript script;
        std::size_t step;
    };

    void keep();
    void put(core::LessonScript script, std::size_t step);
    void parse();
    void check();
    std::optional<std::size_t> stepAt(const core::TextPart& part) const;

    SessionEditor& m_editor;
    RunResults& m_results;
    Selection& m_selection;
    std::function<void(core::Session)> m_begin;
    std::filesystem::path m_file;
    std::optional<core::LessonScript> m_script;
    std::optional<core::Lesson> m_lesson;
    QString m_mistake;
    std::size_t m_step = 0;
    core::History<Version> m_steps{mostVersions};
    core::Session m_shown;  ///< the session when the step was shown or recorded
    QString m_field;        ///< the field that was edited last
    QString m_savedAt;
    std::vector<Broken> m_broken;
    /// The state of the lesson's file when it was last read or written here; only saving jobs share it.
    std::shared_ptr<std::optional<core::FileMark>> m_known;
    SelfSaving m_saving{copyEnding()};
    core::OpenedModels m_models;  ///< the job's alone
    LatestJob m_checking;
};
