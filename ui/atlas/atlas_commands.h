#pragma once

#include <QObject>

#include "core/session/session.h"

#include <filesystem>
#include <functional>
#include <memory>

class AtlasWindow;
class Palette;
class QMainWindow;

/// The way from the main window to the atlas, whose window is made when it is asked for first.
class AtlasCommands final : public QObject {
    Q_OBJECT
public:
    /// @param model  that the main window has open; empty where it has none
    /// @param open   shows a sample's session in the main window
    /// @param window  the main window, which comes to the front then
    AtlasCommands(std::function<std::filesystem::path()> model, std::function<void(const core::Session&)> open,
                  QMainWindow* window);
    ~AtlasCommands() override;

    void show();
    void openFile(const std::filesystem::path& file);
    void setColors(const Palette& colors);
    /// Whether the program may end.
    bool close();

private:
    AtlasWindow& window();

    std::function<std::filesystem::path()> m_model;
    std::function<void(const core::Session&)> m_open;
    QMainWindow* m_main;
    std::unique_ptr<AtlasWindow> m_window;
    const Palette* m_colors = nullptr;
};
