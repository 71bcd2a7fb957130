#pragma once

#include <QFrame>

#include "core/lesson/lesson.h"
#include "ui/feature/presenter/slide_room.h"

class QLabel;

/// A question of a step for an audience, laid over the view where that is emptiest: what is asked, the options by
/// letters, and on demand what is right. The keyboard stays where it is.
class PresenterQuestion final : public QFrame {
    Q_OBJECT
public:
    explicit PresenterQuestion(QWidget* wall);

    /// @param words  in the language of the window
    /// @param place  which of the step's questions it is; empty where there is one alone
    void lay(const core::LessonQuestion& question, const core::QuestionWords& words, const QString& place);
    /// What a step gives to do, which has no answer to be shown.
    /// @param markdown  in the language of the window
    void layTask(const QString& markdown);
    void take() { hide(); }
    bool isLaid() const { return !isHidden(); }
    void showAnswer();
    bool showsAnswer() const { return m_answered; }
    /// Makes the question as large as its text needs, within the room that the wall leaves.
    void fit();

private:
    QString text(bool answered, const QFont& font) const;
    void fitAnywhere(const QSize& wall, int margin);
    void place(const QRect& at, double points, int margin);
    void appear();

    core::LessonQuestion m_question;
    core::QuestionWords m_words;
    QString m_place;
    QString m_task;    ///< HTML, in place of a question
    SlideRoom m_room;  ///< of the slide when it was laid over it
    QLabel* m_text;
    bool m_answered = false;
};

/// "A", "B", …: what an audience calls out.
QString optionLetter(std::size_t option);
