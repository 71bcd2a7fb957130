#pragma once

#include "ui/bench/workbench.h"
#include "ui/work/latest_job.h"

#include <QPointer>

class ClassWindow;
class HandInDialog;
class LessonPlay;
class QAction;
class QMainWindow;
class QMenu;

/// What whoever teaches does with a lesson and a class, and what a student hands in: their entries in the lessons'
/// menu. Windows are made when they are asked for.
class ClassCommands final : public QObject {
    Q_OBJECT
public:
    ClassCommands(const Workbench& bench, LessonPlay& play, QMainWindow* window);

    void addTo(QMenu* menu);
    void handIn();

private:
    void release();
    void savePage();
    void namePage();
    void collect();
    QString askForLesson() const;

    const Workbench m_bench;
    LessonPlay& m_play;
    QMainWindow* m_window;
    QAction* m_handIn = nullptr;
    QAction* m_release = nullptr;
    QAction* m_page = nullptr;
    QPointer<ClassWindow> m_class;
    QPointer<HandInDialog> m_dialog;
    LatestJob m_releasing;
    LatestJob m_paging;
};
