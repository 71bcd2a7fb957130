#pragma once

#include <QWidget>

#include "ui/feature/lesson/record/lesson_recording.h"

class Hint;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

/// What is said of the step that is recorded: its title and text, what is guessed and asked, its goal and its promises.
/// What is typed reaches the lesson at once.
class RecorderStep final : public QWidget {
    Q_OBJECT
public:
    RecorderStep(LessonRecording& recording, Selection& selection, RunResults& results, QWidget* parent = nullptr);

    void show();

private:
    QLineEdit* line(const QString& name, const char* object, const std::function<void(const QString&)>& edited);
    QPlainTextEdit* lines(const QString& name, const char* object, int rows,
                          const std::function<void(const QString&)>& edited);
    void createFields();
    void createQuestion();
    void createPromises();
    void showQuestion(const core::Lesson& lesson);
    void showPromises();
    void showAnswers();
    void writeFence(const char* name, const QString& inside);
    void writeQuestion();
    void writeChoice(const char* fence, int choice);
    void takeAnswer();
    QString tokenNamed(bool key) const;

    LessonRecording& m_recording;
    Selection& m_selection;
    RunResults& m_results;
    QLabel* m_changes;
    QLineEdit* m_title;
    QPlainTextEdit* m_prose;
    QPlainTextEdit* m_notes;
    QComboBox* m_look;
    QComboBox* m_predict;
    QComboBox* m_kind;
    QLineEdit* m_ask;
    QPlainTextEdit* m_answers;
    std::vector<QWidget*> m_asked;  ///< widgets that belong to a question
    QLineEdit* m_goal;
    QPlainTextEdit* m_promises;
    QLabel* m_broken;
};
