#pragma once

#include <QWidget>

#include "ui/feature/lesson/record/lesson_recording.h"

class Hint;
class QBoxLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class RecorderStep;

/// The columns of the recorder: the lesson's steps, which are recorded, dragged, copied and removed, and the text of
/// the step in view.
class RecorderPanel final : public QWidget {
    Q_OBJECT
public:
    RecorderPanel(LessonRecording& recording, Selection& selection, RunResults& results, QWidget* parent = nullptr);

signals:
    void closeAsked();
    void tryAsked();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* createSteps();
    QWidget* createFoot();
    void connectParts();
    void show();
    void showSteps();
    void showFoot();
    void fit();

    LessonRecording& m_recording;
    QBoxLayout* m_columns;
    QWidget* m_left;
    QLineEdit* m_title;
    Hint* m_file;
    QPushButton* m_record;
    QPushButton* m_undo;
    QPushButton* m_redo;
    QListWidget* m_steps;
    QPushButton* m_copy;
    QPushButton* m_remove;
    QPushButton* m_try;
    RecorderStep* m_step;
    QWidget* m_scroll;
    QLabel* m_foot;
};
