#include "ui/feature/atlas/atlas_commands.h"

#include <QMainWindow>

#include "ui/feature/atlas/atlas_window.h"
#include "ui/file/file_opener.h"
#include "ui/part/menu_entry.h"

std::unique_ptr<Feature> makeAtlas(const FeatureGround& ground) { return std::make_unique<AtlasCommands>(ground); }

AtlasCommands::AtlasCommands(const FeatureGround& ground)
    : Feature(&ground.window),
      m_bench(ground.bench),
      m_opener(ground.opener),
      m_main(ground.window)
{
}

AtlasCommands::~AtlasCommands() = default;

void AtlasCommands::addEntries(MenuPlace place, QMenu& menu)
{
    if (place != MenuPlace::Pages) return;
    addEntry(m_main, menu,
             {tr("Open the a&tlas…"), QKeySequence(tr("Ctrl+Shift+A")),
              tr("What every head does over many texts: compute an atlas, or look at one")},
             this, [this] { show(); });
}

AtlasWindow& AtlasCommands::window()
{
    if (m_window != nullptr) return *m_window;
    m_window = std::make_unique<AtlasWindow>();
    connect(m_window.get(), &AtlasWindow::openAsked, this, [this](const core::Session& session) {
        m_opener.openExample(session);
        m_main.raise();
        m_main.activateWindow();
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

bool AtlasCommands::opens(const std::filesystem::path& file) const
{
    return QString::fromStdString(file.filename().string()).endsWith(QLatin1String(".attnatlas"), Qt::CaseInsensitive);
}

void AtlasCommands::open(const std::filesystem::path& file) { raised().openFile(file); }

bool AtlasCommands::mayClose() { return m_window == nullptr || !m_window->isVisible() || m_window->close(); }

#include "moc_atlas_commands.cpp"
