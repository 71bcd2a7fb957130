#pragma once

#include <QPointer>

#include "ui/bench/workbench.h"
#include "ui/file/file_opener.h"

class ModelChooser;
class QMenu;
class QWidget;

/// Choosing what computes: models near at hand, and the teaching module with its presets and files.
class ModelCommands final : public QObject {
    Q_OBJECT
public:
    /// @param window  which its dialogs stand before
    ModelCommands(const Workbench& bench, FileOpener& opener, QWidget* window);

    void fill(QMenu* menu);
    void choose();
    /// Asks for an engine and a model there.
    void openWithEngine();
    /// @param model  a folder that the engine is to open
    void openFolderWithEngine(const std::filesystem::path& model);
    void useModule();
    void openModule();
    void saveModule();

signals:
    void moduleUsed();  ///< its settings are to be seen
    void moduleSaved(const std::filesystem::path& file);

private:
    void fillPresets(QMenu* menu);
    void askForEngine(const core::EngineModel& asked);

    const Workbench m_bench;
    FileOpener& m_opener;
    QWidget* m_window;
    QPointer<ModelChooser> m_chooser;  ///< while it is open
};
