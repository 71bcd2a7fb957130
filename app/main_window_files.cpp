// What opens and saves.

#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMessageBox>
#include <QStatusBar>

#include "app/main_window.h"
#include "core/caught_error.h"
#include "core/model/bundled_models.h"
#include "core/model/hub_cache.h"
#include "core/model/model_card.h"
#include "core/model/teaching_module_file.h"
#include "ui/control/dialog_folder.h"
#include "ui/control/error_text.h"
#include "ui/control/recent_models.h"
#include "ui/panel/banner.h"
#include "ui/panel/model_chooser.h"
#include "ui/panel/model_list.h"
#include "ui/panel/preset_titles.h"
#include "ui/plot/session_source.h"

#include <map>

namespace fs = std::filesystem;

namespace {

QString pathText(const fs::path& path) { return QString::fromStdString(path.string()); }

const QString purpose = QStringLiteral("sessions");

/// A model's name and, in a menu's second column, its folder.
QString recentTitle(const QString& path)
{
    const fs::path folder = path.toStdString();
    const QString name = QString::fromStdString(core::hubModelName(folder).value_or(folder.filename().string()));
    QString title = QStringLiteral("%1\t%2").arg(oneLine(name, 60), oneLine(shownFolder(folder), 60));
    return title.replace(QLatin1Char('&'), QLatin1String("&&"));
}

}  // namespace

void MainWindow::openPath(const fs::path& path)
{
    std::error_code none;
    try {
        if (openPictures({path})) return;
        if (isSessionSource(path)) {
            if (!mayClose()) return;
            m_good.reset();
            m_files.open(path);
            m_cellChosen = session().focus.query != 0 || session().focus.key != 0;  // by whoever saved it
            return showModelTrouble();
        }
        if (core::isTeachingModule(path)) return m_editor.openModuleFile(path, core::openTeachingModule(path).module);
        if (isTensorFile(path)) {
            if (!openTokens(path)) openRecorded({.file = path});
            return;
        }
    } catch (...) {
        return showCaught(pathText(path));
    }
    const bool missing = !fs::exists(path, none);
    m_modelAsked = true;
    m_started.clear();  // the same folder again may hold another model by now
    m_editor.setModel(missing || fs::is_directory(path, none) ? core::modelFolderAt(path)
                                                              : fs::absolute(path).parent_path());
    if (m_started.empty()) start();
}

void MainWindow::openFile()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Open"), dialogFolder(purpose),
                                                      tr("Sessions, figures, pictures, modules and attention "
                                                         "(*.attnscope *.png *.jpg *.jpeg *.svg *.pdf *.safetensors "
                                                         "*.npy *.npz *.json *.csv);;All files (*)"));
    if (file.isEmpty()) return;
    rememberDialogFolder(purpose, file);
    openPath(file.toStdString());
}

void MainWindow::fillRecentMenu()
{
    m_recentMenu->clear();
    for (const QString& file : SessionFiles::recent())
        m_recentMenu->addAction(file, this, [this, file] { openPath(file.toStdString()); });
    std::error_code none;
    if (fs::exists(SessionFiles::lastUnsaved(), none))
        m_recentMenu->addAction(tr("The last session without a name"), this,
                                [this] { openPath(SessionFiles::lastUnsaved()); });
    for (const fs::path& copy : m_files.unfinished()) {
        const QDateTime when = QFileInfo(pathText(copy)).lastModified();
        m_recentMenu->addAction(tr("Not saved, from %1").arg(QLocale().toString(when, QLocale::ShortFormat)), this,
                                [this, copy] {
                                    if (mayClose()) recover(copy);
                                });
    }
    if (m_recentMenu->isEmpty()) m_recentMenu->addAction(tr("No session was saved yet"))->setEnabled(false);
}

void MainWindow::saveSession()
{
    if (m_files.path().empty())
        saveAs();
    else
        saveTo(m_files.path());
}

void MainWindow::saveSessionAs() { saveAs(); }

bool MainWindow::saveAs()
{
    const QString proposed =
        m_files.path().empty() ? dialogFolder(purpose) + tr("/session.attnscope") : pathText(m_files.path());
    QString file = QFileDialog::getSaveFileName(this, tr("Save the session"), proposed, tr("Sessions (*.attnscope)"));
    if (file.isEmpty()) return false;
    if (!file.endsWith(QLatin1String(".attnscope"), Qt::CaseInsensitive)) file += QStringLiteral(".attnscope");
    rememberDialogFolder(purpose, file);
    return saveTo(file.toStdString());
}

bool MainWindow::saveTo(const fs::path& file)
{
    try {
        m_files.save(file, shownFigure());
        statusBar()->showMessage(tr("Saved %1").arg(pathText(file)), 2500);
        return true;
    } catch (...) {
        showCaught(pathText(file));
        return false;
    }
}

/// Says what an event handler caught; to be called in a `catch (...)`.
void MainWindow::showCaught(const QString& doing) { showFailure(core::caughtError(doing.toStdString())); }

void MainWindow::showFailure(const core::Error& error) { m_banner->showMessage(errorText(error)); }

/// Where unsaved work could not be kept, it is for its owner to say what becomes of it.
bool MainWindow::mayEnd()
{
    if (m_files.end()) return true;
    QMessageBox box(QMessageBox::NoIcon, tr("AttentionScope"),
                    tr("What you typed is not saved, and it cannot be kept for the next time: %1.\n\nSave it to "
                       "another place, or make room on the disk and close again.")
                        .arg(errorText(*m_files.refused())),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setDefaultButton(QMessageBox::Cancel);
    const int answer = box.exec();
    if (answer == QMessageBox::Save) return saveAs() && m_files.end();
    return answer == QMessageBox::Discard;
}

/// Asked only about a session that has a name: what was never saved on purpose is no document.
bool MainWindow::mayClose()
{
    if (m_files.path().empty() || !m_files.isModified()) return true;
    QMessageBox box(QMessageBox::NoIcon, tr("AttentionScope"),
                    tr("Save the changes to %1?").arg(pathText(m_files.path().filename())),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setDefaultButton(QMessageBox::Save);
    const int answer = box.exec();
    if (answer == QMessageBox::Save) return saveTo(m_files.path());
    return answer == QMessageBox::Discard;
}

/// Names a model that is not where the session says, or not what it was.
void MainWindow::showModelTrouble()
{
    const auto trouble = m_files.modelTrouble();
    if (m_files.isOfUnknown()) return askForModel({});
    if (!trouble) return;
    const QString said = trouble->missing
                             ? tr("%1, which the session is of, is not there. Locate it to see its numbers.")
                             : tr("%1 has changed since the session was saved, so its numbers may differ.");
    m_modelMissing = trouble->missing;
    askForModel(said.arg(pathText(trouble->model)));
}

/// Asks where a model is; and first, whether what the session names outside of its folder may be read.
void MainWindow::askForModel(const QString& said)
{
    const Banner::Answer locate{tr("Locate…"), [this] { locateModel(); }};
    if (!m_files.isOfUnknown()) return m_banner->ask(said, {locate});
    const QString named = pathText(m_files.unknown().begin()->second);
    std::vector<Banner::Answer> answers{{tr("Read it"), [this] { m_files.trustUnknown(); }}};
    if (m_files.unknown().contains(core::mainSource(session().run()))) answers.push_back(locate);
    m_banner->ask(tr("The session wants to read %1, which lies outside of its own folder. Let it only if you know who "
                     "made the session.")
                      .arg(oneLine(named)),
                  answers);
}

void MainWindow::locateModel()
{
    const core::Run& run = session().run();
    const fs::path& model = showsRecorded() ? run.recorded.file : run.model;
    const QString from = pathText(model.parent_path());
    const QString start = QDir(from).exists() ? from : QDir::homePath();
    const QString question = tr("Where is %1?").arg(pathText(model.filename()));
    const QString kind = showsRecorded() ? tr("Attention (*.npy *.npz *.safetensors *.json *.csv)")
                         : run.module    ? tr("Saved modules (*.safetensors)")
                                         : QString();
    const QString found = kind.isEmpty() ? QFileDialog::getExistingDirectory(this, question, start)
                                         : QFileDialog::getOpenFileName(this, question, start, kind);
    if (found.isEmpty()) return;
    if (!showsRecorded()) return openPath(found.toStdString());
    core::RecordedSource source = run.recorded;
    source.file = found.toStdString();
    openRecorded(std::move(source));
}

void MainWindow::offerUnfinished()
{
    const auto copies = m_files.unfinished();
    if (copies.empty() || m_banner->asks()) return;
    const QString one =
        tr("The program did not come to its end the last time. What you were working on is still there.");
    const QString several = tr("The program did not come to its end %n times. What you were working on last is still "
                               "there; Open recent, in the File menu, has all of it.",
                               nullptr, static_cast<int>(copies.size()));
    m_banner->ask(copies.size() == 1 ? one : several,
                  {{tr("Continue"), [this, copy = copies.front()] { recover(copy); }},
                   {tr("Forget it"), [this, copy = copies.front()] {
                        WorkCopy::discard(copy);
                        offerUnfinished();
                    }}});
}

void MainWindow::recover(const fs::path& copy)
{
    try {
        m_good.reset();
        m_files.recover(copy);
        showModelTrouble();
    } catch (...) {
        m_banner->showMessage(
            tr("%1 The copy was put aside beside it.").arg(errorText(core::caughtError("the copy of your work"))));
    }
}

void MainWindow::fillModelMenu()
{
    m_modelMenu->clear();
    m_modelMenu->setToolTipsVisible(true);
    for (const fs::path& path : core::bundledModelFolders())
        m_modelMenu
            ->addAction(tr("%1 (comes with the program)").arg(QString::fromStdString(core::modelName(path))), this,
                        [this, path] { openPath(path); })
            ->setToolTip(oneLine(QString::fromStdString(core::modelSummary(path))));
    const QStringList recent = recentModels();
    if (!recent.isEmpty()) m_modelMenu->addSeparator();
    for (const QString& path : recent)
        m_modelMenu->addAction(recentTitle(path), this, [this, path] { openPath(path.toStdString()); });
    m_modelMenu->addSeparator();
    QMenu* teaching = m_modelMenu->addMenu(tr("Teaching module (random weights)"));
    teaching->addAction(tr("Own settings"), this, &MainWindow::useClassroom);
    teaching->addSeparator();
    std::map<core::PresetTopic, QMenu*> topics;
    for (const core::PresetTopic topic : core::presetTopics) topics[topic] = teaching->addMenu(topicTitle(topic));
    for (const core::ModulePreset& preset : core::modulePresets())
        topics[preset.topic]->addAction(presetTitle(preset), this, [this, preset] { m_editor.setPreset(preset); });
    teaching->addSeparator();
    teaching->addAction(tr("Open a saved module…"), this, &MainWindow::openModule);
    m_modelMenu->addAction(tr("Open model…\tCtrl+Shift+O"), this, &MainWindow::chooseModel);
}

/// The masks that are asked for most; the Mask view has the others.
void MainWindow::fillMaskMenu()
{
    m_maskMenu->clear();
    const std::pair<QString, const char*> masks[] = {
        {tr("As the model does"), "model"},
        {tr("Causal"), "causal & padding"},
        {tr("None (padding only)"), "padding"},
        {tr("Causal window of 4"), "causal & padding & window(3, 0)"},
        {tr("Prefix of 3, then causal"), "(causal | prefix(3)) & padding"}};
    for (const auto& [name, recipe] : masks) {
        const QString spelled = QString::fromLatin1(recipe).replace(QLatin1Char('&'), QLatin1String("&&"));
        QAction* action = m_maskMenu->addAction(QStringLiteral("%1\t%2").arg(name, spelled), this,
                                                [this, text = recipe] { m_editor.setRecipe(text); });
        action->setCheckable(true);
        action->setChecked(m_editor.recipe() == recipe);
    }
    m_maskMenu->addSeparator();
    m_maskMenu->addAction(tr("Compose or paint one…"), this, [this] { setView(core::View::Mask); });
}

void MainWindow::chooseModel()
{
    // Beside the present model, unless that is the program's own.
    const std::filesystem::path beside = session().run().model.parent_path();
    const bool elsewhere = beside != core::bundledModels() && !beside.empty();
    ModelFinder::Search search{
        .bundled = core::bundledModelFolders(), .recent = {}, .cache = core::hubCacheFolder(core::environmentVariable)};
    for (const QString& folder : recentModels()) search.recent.emplace_back(folder.toStdString());
    auto* chooser = new ModelChooser(search, elsewhere ? pathText(beside) : QDir::homePath(), this);
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setColors(*m_colors);
    connect(chooser, &ModelChooser::chosen, this, &MainWindow::openPath);
    chooser->open();
}
