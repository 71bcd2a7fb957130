#include "ui/atlas/atlas_commands.h"

#include <QMainWindow>

#include "ui/atlas/atlas_window.h"

AtlasCommands::AtlasCommands(std::function<std::filesystem::path()> model,
                             std::function<void(const core::Session&)> open, QMainWindow* window)
    : QObject(window),
      m_model(std::move(model)),
      m_open(std::move(open)),
      m_main(window)
{
}

AtlasCommands::~AtlasCommands() = default;

AtlasWindow& AtlasCommands::window()
{
    if (m_window != nullptr) return *m_window;
    m_window = std::make_unique<AtlasWindow>();
    if (m_colors != nullptr) m_window->setColors(*m_colors);
    connect(m_window.get(), &AtlasWindow::openAsked, this, [this](const core::Session& session) {
        m_open(session);
        m_main->raise();
        m_main->activateWindow();
    });
    connect(m_window.get(), &AtlasWindow::newAsked, this, [this] { m_window->begin(m_model()); });
    return *m_window;
}

void AtlasCommands::show()
{
    window().show();
    window().raise();
    window().activateWindow();
    if (!window().document().isOpen() && !window().job().isRunning()) window().begin(m_model());
}

void AtlasCommands::openFile(const std::filesystem::path& file)
{
    window().show();
    window().raise();
    window().activateWindow();
    window().openFile(file);
}

void AtlasCommands::setColors(const Palette& colors)
{
    m_colors = &colors;
    if (m_window != nullptr) m_window->setColors(colors);
}

bool AtlasCommands::close() { return m_window == nullptr || !m_window->isVisible() || m_window->close(); }
