#pragma once

#include "core/lesson/claim_check.h"
#include "core/lesson/lesson_words.h"
#include "ui/control/given_answers.h"
#include "ui/control/run_results.h"
#include "ui/control/selection.h"
#include "ui/work/latest_job.h"

#include <map>
#include <memory>
#include <optional>
#include <set>

/// The lesson that is played, its step, and which of the step's goals the shown trace reaches.
class LessonPlay final : public QObject {
    Q_OBJECT
public:
    /// A goal and the engine's verdict; nothing until it was checked.
    struct Goal {
        QString claim;  ///< the goal as a sentence
        bool reached = false;
        QString found;  ///< the current value, if it differs
    };

    /// @param begin  replaces the open session by a lesson's
    LessonPlay(SessionEditor& editor, RunResults& results, Selection& selection, StageLoader& stages,
               std::function<void(const core::Session&)> begin, QObject* parent = nullptr);

    /// @throws core::Error naming the mistake; the lesson before stays open then
    void open(const std::filesystem::path& file);
    void close();
    bool isOpen() const { return m_lesson != nullptr; }
    const core::Lesson& lesson() const { return *m_lesson; }
    std::size_t step() const { return m_step; }
    /// The texts of the lesson, in the language of the window.
    const core::LessonWords& allWords() const { return m_words; }
    const core::StepWords& words() const { return m_words.steps[m_step]; }
    /// @throws core::Error as core::Lesson::sessionAt()
    void go(std::size_t step);
    /// The next step, or the one before; nothing where there is none. What cannot be shown is told by failed().
    /// @param by  1 or −1
    void stepBy(int by);
    /// What comes next: what the step hides until it is guessed, with the questions about it, and then the next step.
    void goOn();
    /// Whether the step still hides what it lets its reader guess.
    bool hidesGuess() const;
    /// Whether a row is covered until the step's question is answered.
    bool coversAsked() const;
    /// Shows that row for as long as the lesson is open: an audience was told the answer, and nobody answered.
    void uncoverAsked();
    /// Whether the student explores, so that the window shows something else than the step.
    bool isAway() const;
    /// Whether the chosen cell is another one than the step has chosen.
    bool isOtherCell() const;
    const std::vector<Goal>& goals() const { return m_goals; }

    /// Whether the step asks its questions: of one that predicts, when that is shown.
    bool asks() const;
    core::LessonAnswer answerOf(std::size_t question) const { return m_given.answerTo(m_step, question); }
    /// The answers to the whole lesson, and the student's name.
    GivenAnswers& given() { return m_given; }
    const GivenAnswers& given() const { return m_given; }
    void answer(std::size_t question, const QString& said);
    void hint(std::size_t question);
    /// Which of the question's wrong answers was given.
    std::optional<std::size_t> wrongAnswer(std::size_t question) const;
    /// The order in which this student sees a choice's options.
    std::vector<std::size_t> optionOrder(std::size_t question) const;
    /// The step's questions and their words with the options in that order, for whoever shows them by letters.
    struct Ordered {
        std::vector<core::LessonQuestion> questions;
        std::vector<core::QuestionWords> words;  ///< [questions]
    };
    Ordered inOrder() const;
    /// How the questions of the whole lesson stand.
    struct Result {
        int judged = 0;  ///< questions whose answers are right or wrong
        int right = 0;   ///< right answers among these
        int free = 0;    ///< questions that are answered in one's own words
        int open = 0;    ///< open questions of both kinds
        int tasks = 0;   ///< steps with goals
        int done = 0;    ///< those among them whose goals were all reached
    };
    Result result() const;

signals:
    void changed();  ///< another lesson or step, or none
    void strayed();  ///< away from the step, or back at it
    void judged();   ///< goals were checked against the shown trace
    void asked();    ///< questions are asked by now, or were answered
    /// Somebody chose a cell, its key, or a head.
    void clicked(core::LessonQuestion::Kind kind, const QString& name);
    /// The place of the step's look or prediction is missing, or answers cannot be saved.
    void failed(const core::Error& error);

private:
    void judge();
    void watch();
    void remember() const;
    void enter(std::size_t step, const core::Session& session, const std::function<void(const core::Session&)>& show);
    void carryOut();
    void look(const core::LessonLook& look, const core::ClaimGround& ground);
    void predict(const core::LessonPrediction& prediction, const core::ClaimGround& ground);
    void findStage();
    void coverAsked();
    void tellCell();
    void tellHead();
    void rememberGuess();
    void keepClicked();
    std::optional<core::ClaimGround> ground() const;
    std::optional<core::ClaimGround> unhidden() const;
    std::optional<core::ClaimGround> groundOf(const RunResults::TracePointer& trace) const;
    const core::LessonStep& now() const { return m_lesson->steps()[m_step]; }

    SessionEditor& m_editor;
    RunResults& m_results;
    Selection& m_selection;
    StageLoader& m_stages;
    std::function<void(const core::Session&)> m_begin;
    std::shared_ptr<const core::Lesson> m_lesson;
    core::LessonWords m_words;
    std::size_t m_step = 0;
    core::Session m_shown;  ///< in the step's own state
    bool m_away = false;
    bool m_carriedOut = false;                                   ///< the step's look and prediction
    bool m_seeksStage = false;                                   ///< the one that it points at, until it is computed
    bool m_asks = false;                                         ///< the last signalled state
    core::Cell m_clicked;                                        ///< the cell that was told last
    core::Cell m_ownCell;                                        ///< the cell that the step has chosen
    std::pair<core::Index, core::Index> m_clickedHead;           ///< layer and head that were told last
    std::map<std::size_t, core::Guess> m_guesses;                ///< [steps] as they were left
    std::map<std::size_t, std::vector<core::InkStroke>> m_inks;  ///< [steps] the drawings over each
    std::set<std::size_t> m_uncovered;                           ///< [steps] whose answers were told
    std::vector<Goal> m_goals;
    GivenAnswers m_given;
    LatestJob m_judging;
};
