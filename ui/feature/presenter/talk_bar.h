#pragma once

#include <QWidget>

#include "core/lesson/lesson_plan.h"
#include "ui/feature/presenter/talk_timer.h"

class QLabel;
class QToolButton;

/// The head of the notes: the lesson, the time of day, how long one has been talking, and that beside the plan.
class TalkBar final : public QWidget {
    Q_OBJECT
public:
    explicit TalkBar(TalkTimer& timer, QWidget* parent = nullptr);

    QList<QLabel*> times() const { return {m_now, m_since}; }
    QLabel* title() const { return m_title; }
    /// @param plan  of the step that is shown; nothing without a lesson
    void setPlan(const QString& title, const std::optional<core::LessonPlan>& plan);
    /// The clocks alone: the slide beside it names the step.
    void setNarrow(bool narrow);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void show();
    QString planSentence(double minutes) const;

    TalkTimer& m_timer;
    std::optional<core::LessonPlan> m_plan;
    QLabel* m_title;
    QLabel* m_now;
    QLabel* m_since;
    QLabel* m_planned;
    QWidget* m_line;
    QToolButton* m_pause;
    QToolButton* m_reset;
    QTimer m_clock;
    bool m_narrow = false;
};
