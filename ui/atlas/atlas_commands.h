#pragma once

#include <QObject>

#include "ui/page/workbench.h"

#include <filesystem>
#include <memory>

class AtlasWindow;
class FileOpener;
class QMainWindow;

/// The way from the main window to the atlas, whose window is made when it is asked for first.
class AtlasCommands final : public QObject {
    Q_OBJECT
public:
    /// @param opener  shows a sample's session in the main window, and is told of atlases
    AtlasCommands(const Workbench& bench, FileOpener& opener, QMainWindow* window);
    ~AtlasCommands() override;

    void show();
    void openFile(const std::filesystem::path& file);
    /// Whether the program may end.
    bool close();

private:
    AtlasWindow& window();
    AtlasWindow& raised();

    const Workbench m_bench;
    FileOpener& m_opener;
    QMainWindow* m_main;
    std::unique_ptr<AtlasWindow> m_window;
};
