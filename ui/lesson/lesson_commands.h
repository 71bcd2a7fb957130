#pragma once

#include "ui/page/workbench.h"
#include "ui/work/latest_job.h"

#include <filesystem>

class ClassCommands;
class LessonPanel;
class LessonPlay;
class LessonRecorder;
class QAction;
class QHBoxLayout;
class QMainWindow;
class QMenu;
class SessionFiles;

/// Opens and plays lessons: their menu, the keys of a clicker, and the column that they are read in, which is made when
/// the first one is opened.
class LessonCommands final : public QObject {
    Q_OBJECT
public:
    /// @param mayLeave  whether what is open may be left
    LessonCommands(const Workbench& bench, SessionFiles& files, std::function<bool()> mayLeave, QMainWindow* window);

    QMenu* createMenu();
    /// @param beside  what the views and their columns stand in
    void setPlace(QHBoxLayout* beside) { m_place = beside; }
    /// @param file  a lesson, or a package of one, which is unpacked first
    void open(const std::filesystem::path& file);
    /// The next step, or the one before; nothing where there is none.
    /// @param by  1 or −1
    void stepBy(int by);
    const LessonPlay& play() const { return *m_play; }
    /// The file that was opened, a lesson or a package; empty while none is played.
    std::filesystem::path document() const;
    /// The lesson that is recorded; empty while none is.
    std::filesystem::path recorded() const;
    /// Records a lesson further.
    void edit(const std::filesystem::path& file);
    /// Reads again what another program has changed of the lesson that is played or recorded.
    void reload(const std::filesystem::path& file);
    /// Whether both may be left; asks where something could not be saved.
    bool mayLeave();
    /// Offers a lesson that a program left behind that did not come to its end.
    /// @return whether there is one
    bool offerUnfinished();

signals:
    void playing(bool open);
    void panelMade(QWidget* panel);
    /// The file holds what is recorded: it has been written.
    void known(const std::filesystem::path& file);

private:
    void choose();
    void unpack(const std::filesystem::path& package);
    /// @param document  what was opened: the lesson itself, or the package that it is from
    void begin(const std::filesystem::path& lesson, const std::filesystem::path& document);
    void go(std::size_t step);
    void showPanel();
    void askLink(const QUrl& address);
    void addRecorder(QMenu* menu);
    LessonRecorder& recorder();

    const Workbench m_bench;
    SessionFiles& m_files;
    std::function<bool()> m_mayLeave;
    QMainWindow* m_window;
    LessonPlay* m_play;
    std::filesystem::path m_document;  ///< that was opened last
    LessonPanel* m_panel = nullptr;
    ClassCommands* m_classes;
    LessonRecorder* m_recorder = nullptr;  ///< made when it is used first
    QHBoxLayout* m_place = nullptr;
    QAction* m_next = nullptr;
    QAction* m_back = nullptr;
    QAction* m_edit = nullptr;
    QAction* m_record = nullptr;
    LatestJob m_unpacking;
};
