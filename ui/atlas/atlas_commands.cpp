#include "ui/atlas/atlas_commands.h"

#include <QMainWindow>

#include "ui/atlas/atlas_window.h"
#include "ui/file/file_opener.h"

AtlasCommands::AtlasCommands(const Workbench& bench, FileOpener& opener, QMainWindow* window)
    : QObject(window),
      m_bench(bench),
      m_opener(opener),
      m_main(window)
{
    connect(&opener, &FileOpener::atlasAsked, this, &AtlasCommands::openFile);
}

AtlasCommands::~AtlasCommands() = default;

AtlasWindow& AtlasCommands::window()
{
    if (m_window != nullptr) return *m_window;
    m_window = std::make_unique<AtlasWindow>();
    connect(m_window.get(), &AtlasWindow::openAsked, this, [this](const core::Session& session) {
        m_opener.openExample(session);
        m_main->raise();
        m_main->activateWindow();
    });
    connect(m_window.get(), &AtlasWindow::newAsked, this, [this] { m_window->begin(m_bench.run().model); });
    return *m_window;
}

AtlasWindow& AtlasCommands::raised()
{
    window().show();
    window().raise();
    window().activateWindow();
    return window();
}

void AtlasCommands::show()
{
    raised();
    if (!window().document().isOpen() && !window().job().isRunning()) window().begin(m_bench.run().model);
}

void AtlasCommands::openFile(const std::filesystem::path& file) { raised().openFile(file); }

bool AtlasCommands::close() { return m_window == nullptr || !m_window->isVisible() || m_window->close(); }

#include "moc_atlas_commands.cpp"
