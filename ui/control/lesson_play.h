#pragma once

#include "core/lesson/claim_check.h"
#include "core/lesson/lesson_words.h"
#include "ui/control/given_answers.h"
#include "ui/control/selection.h"
#include "ui/work/latest_job.h"

#include <map>
#include <memory>
#include <optional>

/// Which lesson is played, at which step, and which of the step's goals are reached by what is shown now.
class LessonPlay final : public QObject {
    Q_OBJECT
public:
    /// A goal and what the engine says of it; nothing until it was asked.
    struct Goal {
        QString claim;  ///< as a sentence
        bool reached = false;
        QString found;  ///< what is so now, where that is another
    };

    /// @param begin  puts the session of a lesson that is opened in the place of what was open
    LessonPlay(SessionEditor& editor, RunResults& results, Selection& selection, StageLoader& stages,
               std::function<void(const core::Session&)> begin, QObject* parent = nullptr);

    /// @throws core::Error naming what cannot be used; then what was played before stays
    void open(const std::filesystem::path& file);
    void close();
    bool isOpen() const { return m_lesson != nullptr; }
    const core::Lesson& lesson() const { return *m_lesson; }
    std::size_t step() const { return m_step; }
    /// What is read of it, in the language of the window.
    const core::LessonWords& allWords() const { return m_words; }
    const core::StepWords& words() const { return m_words.steps[m_step]; }
    /// @throws core::Error as core::Lesson::sessionAt()
    void go(std::size_t step);
    /// The next step, or the one before; nothing where there is none. What cannot be shown is told by failed().
    /// @param by  1 or −1
    void stepBy(int by);
    /// Whether somebody explores, so that another thing is shown than the step says.
    bool isAway() const;
    const std::vector<Goal>& goals() const { return m_goals; }

    /// Whether the step asks its questions: of one that predicts, when that is shown.
    bool asks() const;
    core::LessonAnswer answerOf(std::size_t question) const { return m_given.answerTo(m_step, question); }
    /// Of the whole lesson, and who gave them.
    GivenAnswers& given() { return m_given; }
    const GivenAnswers& given() const { return m_given; }
    void answer(std::size_t question, const QString& said);
    void hint(std::size_t question);

signals:
    void changed();  ///< another lesson or step, or none
    void strayed();  ///< away from the step, or back at it
    void judged();   ///< goals were held against what is shown
    void asked();    ///< questions are asked by now, or were answered
    /// Somebody chose a cell, its key, or a head.
    void clicked(core::LessonQuestion::Kind kind, const QString& name);
    /// What the step points at or predicts is not there, or answers cannot be saved.
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
    void tellCell();
    void tellHead();
    void rememberGuess();
    std::optional<core::ClaimGround> ground() const;
    const core::LessonStep& now() const { return m_lesson->steps()[m_step]; }

    SessionEditor& m_editor;
    RunResults& m_results;
    Selection& m_selection;
    StageLoader& m_stages;
    std::function<void(const core::Session&)> m_begin;
    std::shared_ptr<const core::Lesson> m_lesson;
    core::LessonWords m_words;
    std::size_t m_step = 0;
    core::Session m_shown;  ///< as the step says
    bool m_away = false;
    bool m_carriedOut = false;                                   ///< what the step points at and predicts
    bool m_seeksStage = false;                                   ///< the one that it points at, until it is computed
    bool m_asks = false;                                         ///< as it was told last
    core::Cell m_clicked;                                        ///< likewise
    std::map<std::size_t, core::Guess> m_guesses;                ///< [steps] as they were left
    std::map<std::size_t, std::vector<core::InkStroke>> m_inks;  ///< [steps] what was drawn over each
    std::vector<Goal> m_goals;
    GivenAnswers m_given;
    LatestJob m_judging;
};
