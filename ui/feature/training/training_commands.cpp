#include "ui/feature/training/training_commands.h"

#include <QMainWindow>

#include "ui/feature/training/training_window.h"
#include "ui/file/file_opener.h"
#include "ui/part/menu_entry.h"

std::unique_ptr<Feature> makeTraining(const FeatureGround& ground)
{
    return std::make_unique<TrainingCommands>(ground);
}

TrainingCommands::TrainingCommands(const FeatureGround& ground)
    : Feature(&ground.window),
      m_opener(ground.opener),
      m_main(ground.window)
{
}

TrainingCommands::~TrainingCommands() = default;

void TrainingCommands::addEntries(MenuPlace place, QMenu& menu)
{
    if (place != MenuPlace::Pages) return;
    addEntry(m_main, menu,
             {tr("Tra&in a model…"), {}, tr("A small GPT is trained here, and its heads are watched meanwhile")}, this,
             [this] { show(); });
}

void TrainingCommands::show()
{
    if (m_window == nullptr) {
        m_window = std::make_unique<TrainingWindow>();
        connect(m_window.get(), &TrainingWindow::modelAsked, this, [this](const std::filesystem::path& path) {
            m_opener.open(path);
            m_main.raise();
            m_main.activateWindow();
        });
    }
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

bool TrainingCommands::mayClose() { return m_window == nullptr || !m_window->isVisible() || m_window->close(); }

#include "moc_training_commands.cpp"
