#pragma once

#include <QWidget>

#include "core/class/lesson_answers.h"

#include <optional>
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
    /// Facts about the answer.
    struct Given {
        core::LessonAnswer answer = {};
        std::optional<std::size_t> wrong = {};  ///< which of the question's wrong answers it is
    };

    /// @param words  the question's texts, in the language of the window
    /// @param order  of a choice's options, as core::optionOrder() has it
    QuestionBox(core::LessonQuestion question, core::QuestionWords words, std::vector<std::size_t> order,
                const Given& given, QWidget* parent = nullptr);

    void display(const Given& given);
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
    std::vector<std::size_t> m_order;
    core::LessonAnswer m_given;
    std::optional<std::size_t> m_wrong;
    std::vector<QAbstractButton*> m_options;  ///< [options] in the lesson's order, not in that of the screen
    QLineEdit* m_field = nullptr;
    QToolButton* m_answer;
    QToolButton* m_hint;
    QToolButton* m_solve;
    QLabel* m_verdict;
    Hint* m_hints;
};
