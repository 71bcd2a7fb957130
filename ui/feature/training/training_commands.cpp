#include "ui/feature/training/training_commands.h"

#include <QMainWindow>

#include "core/session/edits/model_edits.h"
#include "core/training/training_file.h"
#include "ui/control/session_editor.h"
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
      m_editor(ground.bench.editor),
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
            open(path);
            m_main.raise();
            m_main.activateWindow();
        });
        connect(m_window.get(), &TrainingWindow::stepFollowed, this, &TrainingCommands::follow);
    }
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
}

/// With the text that is looked at here, whose symbols the model knows.
void TrainingCommands::open(const std::filesystem::path& path)
{
    m_opener.open(path);
    if (!m_window->text().isEmpty()) m_editor.setText(0, m_window->text().toStdString());
}

/// Another step of the run that is open, as it is looked at; a run that is not open is opened.
void TrainingCommands::follow(const std::filesystem::path& path)
{
    const auto fileOf = [](const std::filesystem::path& place) {
        const auto named = core::namedStep(place);
        return named ? named->file : place;
    };
    if (fileOf(m_editor.session().run().model) != fileOf(path)) return open(path);
    m_editor.apply([&](core::Session& next) { core::setStep(next, path); }, SessionEditor::Kind::Typing);
}

bool TrainingCommands::mayClose() { return m_window == nullptr || !m_window->isVisible() || m_window->close(); }

#include "moc_training_commands.cpp"
