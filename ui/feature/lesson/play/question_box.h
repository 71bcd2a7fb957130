#pragma once

#include <QWidget>

#include "core/class/lesson_answers.h"

#include <vector>

class Hint;
class QAbstractButton;
class QLabel;
class QLineEdit;
class QToolButton;

/// One question of a lesson: its text, the control for the answer, hints one after the other, and the judgement.
class QuestionBox final : public QWidget {
    Q_OBJECT
public:
    /// @param words  the question's texts, in the language of the window
    QuestionBox(core::LessonQuestion question, core::QuestionWords words, const core::LessonAnswer& given,
                QWidget* parent = nullptr);

    void display(const core::LessonAnswer& given);
    const core::LessonQuestion& question() const { return m_question; }
    /// Takes a cell or head that was clicked in a view as the answer, unless there is one.
    void take(const QString& clicked);

signals:
    void answered(const QString& said);
    void hintAsked();
    /// Something is said below the question that was not said before.
    void told(QWidget* where);

private:
    void createOptions(QLayout* layout);
    void createField(QLayout* layout);
    QLayout* createActions();
    QString said() const;
    QString verdict() const;
    void say(const QString& sentence, bool right);

    core::LessonQuestion m_question;
    core::QuestionWords m_words;
    core::LessonAnswer m_given;
    std::vector<QAbstractButton*> m_options;
    QLineEdit* m_field = nullptr;
    QToolButton* m_answer;
    QToolButton* m_hint;
    QToolButton* m_solve;
    QLabel* m_verdict;
    Hint* m_hints;
};
