#pragma once

#include <QWidget>

#include "ui/control/lesson_play.h"
#include "ui/feature/lesson/play/question_box.h"

#include <vector>

/// The questions of the step that is played, as soon as it asks them.
class QuestionList final : public QWidget {
    Q_OBJECT
public:
    explicit QuestionList(LessonPlay& play, QWidget* parent = nullptr);

    const std::vector<QuestionBox*>& boxes() const { return m_boxes; }

signals:
    void renewed();             ///< the questions of another step
    void told(QWidget* where);  ///< below one of them something is said now

private:
    void show();
    void renew();
    QuestionBox::Given givenTo(std::size_t question) const;

    LessonPlay& m_play;
    std::vector<QuestionBox*> m_boxes;
    const core::Lesson* m_lesson = nullptr;
    std::size_t m_step = 0;
};
