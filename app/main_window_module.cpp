// What sets up the teaching module and its tokens.

#include <QFileDialog>
#include <QFrame>
#include <QStatusBar>

#include "app/main_window.h"
#include "core/model/teaching_module_file.h"
#include "ui/control/dialog_folder.h"
#include "ui/control/error_text.h"
#include "ui/panel/banner.h"

namespace {

const QString purpose = QStringLiteral("modules");

}  // namespace

void MainWindow::useClassroom()
{
    core::Run fresh = core::classroomRun({});
    m_editor.setPreset({{}, *fresh.module, fresh.changes.front(), session().run().keys_text.has_value()});
    if (m_left->isHidden()) toggleInput();  // its settings stand there
}

void MainWindow::openModule()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Open a saved module"), dialogFolder(purpose),
                                                      tr("Saved modules (*.safetensors)"));
    if (file.isEmpty()) return;
    rememberDialogFolder(purpose, file);
    try {
        m_editor.openModuleFile(file.toStdString(), core::openTeachingModule(file.toStdString()).module);
    } catch (const core::Error& error) {
        m_banner->showMessage(errorText(error));
    }
}

void MainWindow::saveModule()
{
    if (!session().run().module || !m_prepared) return;
    QString file =
        QFileDialog::getSaveFileName(this, tr("Save the module"), dialogFolder(purpose) + tr("/module.safetensors"),
                                     tr("Saved modules (*.safetensors)"));
    if (file.isEmpty()) return;
    if (QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".safetensors");
    rememberDialogFolder(purpose, file);
    try {
        core::saveTeachingModule(file.toStdString(), *session().run().module,
                                 core::weightsOf(session().run(), *m_prepared));
        statusBar()->showMessage(tr("Saved %1").arg(file), 2500);
    } catch (const core::Error& error) {
        m_banner->showMessage(errorText(error));
    }
}

/// The shown text as it is cut; none while a newer one is on its way.
const core::CutText* MainWindow::cutText() const
{
    const auto item = static_cast<std::size_t>(session().focus.item);
    if (!m_prepared || item >= m_prepared->texts.size()) return nullptr;
    const core::CutText& text = m_prepared->texts[item];
    return text.text == session().run().texts[item] ? &text : nullptr;
}

/// The same tokens in another order. Without positions the map only changes its order.
void MainWindow::shuffle()
{
    if (!m_prepared || !m_prepared->model->info.split) return;
    const core::CutText* shown = cutText();
    if (shown == nullptr) return;  // the newest text is not cut yet
    const core::CutText& text = *shown;
    const auto split = session().run().split.value_or(*m_prepared->model->info.split);
    if (split == core::TextSplit::Bytes) {
        m_banner->showMessage(tr("Bytes in another order are no text: shuffle words or characters."));
        return;
    }
    m_editor.shuffleText(session().focus.item,
                         core::shuffledText(text.usedTokens(), split == core::TextSplit::Words, ++m_shuffles));
    const core::Run& run = session().run();
    const bool noPlaces = run.module && run.module->positions == core::PositionEncoding::None;
    statusBar()->showMessage(noPlaces ? tr("Shuffled: without positions only a mask of places can change the numbers.")
                                      : tr("Shuffled: the positions make other numbers of it."),
                             4000);
}
