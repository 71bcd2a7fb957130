#pragma once

#include "ui/bench/workbench.h"

#include <filesystem>

class LessonRecording;
struct LeftBehind;
class QHBoxLayout;
class QMainWindow;
class RecorderPanel;
class SessionFiles;

/// Writes lessons: asks where one is kept, and shows the recorder's columns, which are made when it is used first.
class LessonRecorder final : public QObject {
    Q_OBJECT
public:
    /// @param beside  holds the views and their columns
    LessonRecorder(const Workbench& bench, SessionFiles& files, QHBoxLayout& beside, QMainWindow& window);

    /// Begins a lesson, whose first step is the current view.
    void begin();
    /// @param file  of a lesson that may be written to; of others a copy
    void edit(const std::filesystem::path& file);
    /// Reads the lesson again after another program changed it.
    void reload();
    /// Goes on with a lesson that a crashed program left behind.
    void recover(const LeftBehind& left);
    /// Whether the lesson may be left; asks where it could not be saved.
    bool mayLeave();
    /// Unless it cannot be saved and its owner wants to stay.
    void close();
    bool isOpen() const;
    LessonRecording& lesson() { return *m_recording; }

signals:
    void recording(bool open);
    void panelMade(QWidget* panel);
    void tryAsked(std::size_t step);  ///< to play the lesson from this step on

private:
    /// @return empty where the user cancelled
    std::filesystem::path askForFile(const QString& title, const QString& name) const;
    void showPanel();
    bool saveAs();
    void askAboutChange();

    const Workbench m_bench;
    QHBoxLayout& m_place;
    QMainWindow* m_window;
    LessonRecording* m_recording;
    RecorderPanel* m_panel = nullptr;
};
