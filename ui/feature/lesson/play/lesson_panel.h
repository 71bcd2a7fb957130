#pragma once

#include <QPointer>
#include <QWidget>

#include "ui/control/lesson_play.h"

class LessonProse;
class QuestionBox;
class QuestionList;
class QLabel;
class QListWidget;
class QScrollArea;
class QToolButton;

/// The column of a lesson: its step's prose and goals, its contents, and the way on and back.
class LessonPanel final : public QWidget {
    Q_OBJECT
public:
    explicit LessonPanel(LessonPlay& play, QWidget* parent = nullptr);

    LessonProse* prose() const { return m_prose; }
    QuestionList* questions() const { return m_questions; }

    /// @param isThere  what the step predicts can be guessed in this column's place
    void offerPrediction(bool isThere);
    /// @param title  of the lesson that comes after this one; empty: none does
    void offerNext(const QString& title);
    /// @param tries  its writer tries it, and can go back to writing
    void setTried(bool tries);
    /// @param view  has the keys; Tab leads from there to the answer
    void leadFrom(QWidget* view);

signals:
    void predictionAsked();
    void nextLessonAsked();
    void recorderAsked();
    void stepAsked(std::size_t step);
    void closeAsked();
    void handInAsked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* createHead();
    QWidget* createStep();
    QWidget* createWay();
    void show();
    void showAway();
    void showGoals();
    void showContents();
    void showEnd();
    void nameWay();
    void nameNext();
    void fitContents();
    QWidget* createPlace();
    QWidget* createEnd();
    void orderKeys();
    void scrollTo(QWidget* widget);
    void showBelow();
    QuestionBox* questionBelow() const;

    LessonPlay& m_play;
    QLabel* m_lesson;
    QLabel* m_place;
    QLabel* m_title;
    LessonProse* m_prose;
    QScrollArea* m_scroll = nullptr;
    QToolButton* m_below = nullptr;                            ///< leads to a question that is not seen whole
    std::pair<const core::Lesson*, std::size_t> m_shown = {};  ///< the step in the scrolled column
    QPointer<QWidget> m_view;                                  ///< beside it, that Tab comes from
    QLabel* m_goals;
    QuestionList* m_questions;
    QLabel* m_away;
    QToolButton* m_predict;
    QToolButton* m_recorder = nullptr;
    QWidget* m_end = nullptr;  ///< the result, and the next lesson
    QLabel* m_result;
    QToolButton* m_nextLesson;
    QString m_nextTitle;
    QToolButton* m_unfold;  ///< the contents, which are folded away at first
    QListWidget* m_contents;
    QToolButton* m_back;
    QToolButton* m_next;
    QToolButton* m_handIn;
};
