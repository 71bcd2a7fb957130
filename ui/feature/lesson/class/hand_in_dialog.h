#pragma once

#include <QDialog>

class Hint;
class LessonPlay;
class QLabel;
class QLineEdit;
class QSpinBox;

/// Hands in a student's answers to the lesson: as a file, or as a code that is short enough to be typed.
class HandInDialog final : public QDialog {
    Q_OBJECT
public:
    explicit HandInDialog(LessonPlay& play, QWidget* parent = nullptr);

private:
    QLayout* createWho();
    QLayout* createCode();
    QLayout* createButtons();
    QString doneText() const;
    QString missingText() const;
    void showCode();
    void save();

    LessonPlay& m_play;
    QLineEdit* m_student;
    QSpinBox* m_sheet;
    QLabel* m_code;
    Hint* m_codeNote;
    QLabel* m_trouble;
};
