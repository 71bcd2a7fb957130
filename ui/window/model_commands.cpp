#include "ui/window/model_commands.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>

#include "core/model/folder/bundled_models.h"
#include "core/model/folder/hub_cache.h"
#include "core/model/folder/local_models.h"
#include "core/model/folder/model_card.h"
#include "core/model/teaching/teaching_module_file.h"
#include "ui/file/dialog_folder.h"
#include "ui/file/recent_models.h"
#include "ui/panel/models/engine_dialog.h"
#include "ui/panel/models/model_chooser.h"
#include "ui/panel/models/model_list.h"
#include "ui/panel/module/preset_titles.h"
#include "ui/part/banner.h"
#include "ui/settings/settings.h"
#include "ui/words/error_text.h"
#include "ui/words/plain_tip.h"

#include <map>

namespace fs = std::filesystem;

namespace {

const QString modulePurpose = QStringLiteral("modules");

/// A model's name and, in a menu's second column, its folder.
QString recentTitle(const QString& path)
{
    const fs::path folder = path.toStdString();
    const QString name = QString::fromStdString(core::hubModelName(folder).value_or(folder.filename().string()));
    QString title = QStringLiteral("%1\t%2").arg(oneLine(name, 60), oneLine(shownFolder(folder), 60));
    return title.replace(QLatin1Char('&'), QLatin1String("&&"));
}

}  // namespace

ModelCommands::ModelCommands(const Workbench& bench, FileOpener& opener, QWidget* window)
    : QObject(window),
      m_bench(bench),
      m_opener(opener),
      m_window(window)
{
}

void ModelCommands::fill(QMenu* menu)
{
    menu->clear();
    menu->setToolTipsVisible(true);
    for (const fs::path& path : core::bundledModelFolders())
        menu->addAction(tr("%1 (comes with the program)").arg(QString::fromStdString(core::modelName(path))), this,
                        [this, path] { m_opener.open(path); })
            ->setToolTip(plainTip(oneLine(QString::fromStdString(core::modelSummary(path)))));
    const QStringList recent = recentModels();
    if (!recent.isEmpty()) menu->addSeparator();
    for (const QString& path : recent)
        menu->addAction(recentTitle(path), this, [this, path] { m_opener.open(fs::path(path.toStdString())); });
    menu->addSeparator();
    fillPresets(menu->addMenu(tr("Teaching module (random parameters)")));
    menu->addAction(tr("Open model…\tCtrl+Shift+O"), this, &ModelCommands::choose);
    menu->addAction(tr("Open with an engine…"), this, &ModelCommands::openWithEngine);
}

void ModelCommands::fillPresets(QMenu* menu)
{
    menu->addAction(tr("Own settings"), this, &ModelCommands::useModule);
    menu->addSeparator();
    std::map<core::PresetTopic, QMenu*> topics;
    for (const core::PresetTopic topic : core::presetTopics) topics[topic] = menu->addMenu(topicTitle(topic));
    for (const core::ModulePreset& preset : core::modulePresets())
        topics[preset.topic]->addAction(presetTitle(preset), this,
                                        [this, preset] { m_bench.editor.setPreset(preset); });
    menu->addSeparator();
    menu->addAction(tr("Open a saved module…"), this, &ModelCommands::openModule);
}

void ModelCommands::choose()
{
    // The dialog begins beside the present model, unless that is one of the program's own.
    const fs::path beside = m_bench.run().model.parent_path();
    const bool elsewhere = beside != core::bundledModels() && !beside.empty();
    ModelFinder::Search search{.bundled = core::bundledModelFolders(),
                               .recent = {},
                               .own = Settings::stored().modelFolders(),
                               .ollama = core::ollamaFolders(core::environmentVariable),
                               .lm_studio = core::lmStudioFolders(core::environmentVariable),
                               .cache = core::hubCacheFolder(core::environmentVariable)};
    for (const QString& folder : recentModels()) search.recent.emplace_back(folder.toStdString());
    m_chooser =
        new ModelChooser(search, elsewhere ? QString::fromStdString(beside.string()) : QDir::homePath(), m_window);
    m_chooser->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_chooser, &ModelChooser::chosen, this, [this](const fs::path& folder) { m_opener.open(folder); });
    m_chooser->open();
}

void ModelCommands::openWithEngine() { askForEngine(m_bench.run().engine); }

void ModelCommands::openFolderWithEngine(const fs::path& model)
{
    askForEngine({.engine = m_bench.run().engine.engine, .model = model.string()});
}

void ModelCommands::askForEngine(const core::EngineModel& asked)
{
    auto* dialog = new EngineDialog(asked, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &EngineDialog::chosen, this,
            [this](const core::EngineModel& model) { m_opener.openEngine(model); });
    dialog->open();
}

void ModelCommands::useModule()
{
    const core::Run fresh = core::classroomRun({});
    m_bench.editor.setPreset({{}, *fresh.module, fresh.changes.front(), m_bench.run().keys_text.has_value()});
    emit moduleUsed();
}

void ModelCommands::openModule()
{
    const QString file = QFileDialog::getOpenFileName(m_window, tr("Open a saved module"), dialogFolder(modulePurpose),
                                                      tr("Saved modules (*.safetensors)"));
    if (file.isEmpty()) return;
    rememberDialogFolder(modulePurpose, file);
    try {
        m_bench.editor.openModuleFile(file.toStdString(), core::openTeachingModule(file.toStdString()).module);
    } catch (const core::Error& error) {
        m_bench.banner.showError(error);
    }
}

void ModelCommands::saveModule()
{
    const core::PreparedRun* prepared = m_bench.results.prepared();
    if (!m_bench.run().module || prepared == nullptr) return;
    QString file = QFileDialog::getSaveFileName(m_window, tr("Save the module"),
                                                dialogFolder(modulePurpose) + tr("/module.safetensors"),
                                                tr("Saved modules (*.safetensors)"));
    if (file.isEmpty()) return;
    if (QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".safetensors");
    rememberDialogFolder(modulePurpose, file);
    try {
        core::saveTeachingModule(file.toStdString(), *m_bench.run().module, core::weightsOf(m_bench.run(), *prepared));
        m_bench.sayInPassing(tr("Saved %1").arg(file));
        emit moduleSaved(file.toStdString());
    } catch (const core::Error& error) {
        m_bench.banner.showError(error);
    }
}

#include "moc_model_commands.cpp"
