#pragma once

#include <QMainWindow>

#include "ui/work/latest_job.h"

#include "core/class/collected_class.h"

#include <filesystem>

class Banner;
class ClassChart;
class ClassTable;
class QLabel;
class QListWidget;
class QProgressBar;
class QSplitter;
class QTableView;

/// What a class handed in: its questions with how often what was answered, what was expected of hidden rows beside what
/// the model does, the table of students, and what could not be taken. F5 shows it to the class without any name.
class ClassWindow final : public QMainWindow {
    Q_OBJECT
public:
    explicit ClassWindow(QWidget* parent = nullptr);

    /// Reads a folder of answers to a lesson.
    /// @param lesson  the file with the answers
    void collect(const std::filesystem::path& lesson, const std::filesystem::path& folder);
    bool isShownToClass() const { return m_shownToClass; }

private:
    void createLayout();
    void createMenus();
    void display(std::shared_ptr<const core::CollectedClass> collected);
    void fillList();
    void showPicked(int row);
    void showRefused();
    void showToClass(bool shown);
    void saveTable();

    std::filesystem::path m_lesson;
    std::filesystem::path m_folder;
    std::shared_ptr<const core::CollectedClass> m_class;
    ClassTable* m_table;
    Banner* m_banner;
    QLabel* m_facts;
    QListWidget* m_list;
    ClassChart* m_chart;
    QTableView* m_students;
    QListWidget* m_refused;
    QLabel* m_refusedHeading;
    QProgressBar* m_progress;
    QSplitter* m_split;
    QAction* m_save = nullptr;
    QAction* m_present = nullptr;
    bool m_shownToClass = false;
    LatestJob m_collecting;
};
