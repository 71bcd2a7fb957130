#pragma once

#include <QWidget>

#include "ui/control/lesson_play.h"
#include "ui/feature/presenter/talk_timer.h"
#include "ui/work/step_picture.h"

class LessonProse;
class PresenterActions;
class QBoxLayout;
class QLabel;
class QToolButton;
class TalkBar;

/// What whoever presents sees on their own screen: the notes of the step, what is on the wall, the next step as a
/// picture and what it changes, the clock, and the timer beside the plan.
class PresenterNotes final : public QWidget {
    Q_OBJECT
public:
    /// @param wall  the presented widget; its picture is taken
    PresenterNotes(const LessonPlay& play, const PresenterActions& actions, QWidget* wall, QWidget* parent);

    TalkTimer& timer() { return m_timer; }
    /// Shows everything anew, if the notes are visible.
    void show();
    /// Letters of the notes, in points; remembered.
    double letters() const { return m_letters; }
    /// Notes and the next step below each other, without pictures: the wall is seen beside them.
    void setNarrow(bool narrow);

signals:
    void closeAsked();

protected:
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    QString notesText() const;
    QWidget* createShown();
    QWidget* createNext();
    QWidget* createNotes();
    QWidget* createKeys();
    void resizeLetters(double by);
    void giveFonts();
    void showNotes();
    void showNext();
    void showPlan();
    void takeWall();

    const LessonPlay& m_play;
    const PresenterActions& m_actions;
    QWidget* m_wall;
    TalkTimer m_timer;
    StepPicture m_picture;
    TalkBar* m_bar;
    QBoxLayout* m_middle;
    QWidget* m_shownPart;
    QWidget* m_keys;
    QLabel* m_shownPlace;
    QLabel* m_shown;
    QLabel* m_nextPlace;
    QLabel* m_nextPicture;
    QLabel* m_nextTitle;
    QLabel* m_changes;
    QLabel* m_title;
    LessonProse* m_notes;
    QTimer m_look;  ///< looks at the wall again and again
    double m_letters;
    std::optional<std::size_t> m_step;  ///< the step whose notes and next step are shown
};
