// What panels, views and the controller say to each other.

#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QTimer>

#include "app/main_window.h"
#include "core/model/hub_cache.h"
#include "ui/control/dialog_folder.h"
#include "ui/control/error_text.h"
#include "ui/panel/banner.h"
#include "ui/panel/compare_bar.h"
#include "ui/panel/heads_navigator.h"
#include "ui/panel/input_panel.h"
#include "ui/panel/inspector.h"
#include "ui/panel/module_panel.h"
#include "ui/theme/token_text.h"
#include "ui/view/all_heads_view.h"
#include "ui/view/compare_view.h"
#include "ui/view/flow_view.h"
#include "ui/view/map_view.h"
#include "ui/view/mask_view.h"
#include "ui/view/steps_view.h"

#include <algorithm>

using core::Index;

void MainWindow::connectInput()
{
    connect(m_input, &InputPanel::textEdited, this, &MainWindow::setText);
    connect(m_input, &InputPanel::keysTextEdited, this,
            [this](const QString& text) { m_editor.setKeysText(text.toStdString()); });
    connect(m_input, &InputPanel::keysTextWanted, this, [this](bool wanted) {
        m_editor.setKeysText(wanted ? std::optional(session().run().texts.front()) : std::nullopt);
        m_input->focusText(wanted);
    });
    connectTarget();
    connect(m_input, &InputPanel::splitChosen, &m_editor, &SessionEditor::setSplit);
    connect(m_input, &InputPanel::textAdded, this, [this] {
        m_editor.addText();
        m_input->focusText(false);
    });
    connect(m_input, &InputPanel::textRemoved, this, [this] { m_editor.removeText(session().focus.item); });
    connect(m_input, &InputPanel::itemChosen, this, [this](Index item) {
        core::Focus focus = session().focus;
        focus.item = item;
        m_editor.setFocus(focus);
        m_input->show(session().run(), item);
        if (m_prepared) m_input->showPrepared(*m_prepared, session().run(), item, m_trace != nullptr);
        m_selection.setFocus(insideTrace(focus));
        if (m_trace != nullptr) m_heads->setTrace(m_trace, insideTrace(focus).item);
    });
    connect(m_input, &InputPanel::shuffleAsked, this, &MainWindow::shuffle);
    connect(m_input, &InputPanel::notTaken, m_banner, &Banner::showMessage);
    const auto editToken = [this](void (SessionEditor::*edit)(Index, const core::TextRange&)) {
        return [this, edit](Index token) {
            const core::CutText* text = cutText();
            if (text != nullptr && token < text->used)
                (m_editor.*edit)(session().focus.item, text->encoding.tokens[token].range);
        };
    };
    connect(m_input->chips(), &TokenChips::splitAsked, this, editToken(&SessionEditor::splitToken));
    connect(m_input->chips(), &TokenChips::joinAsked, this, editToken(&SessionEditor::joinToken));
    connect(m_module, &ModulePanel::moduleEdited, &m_editor, &SessionEditor::setModule);
    connect(m_module, &ModulePanel::presetChosen, &m_editor, &SessionEditor::setPreset);
    connect(m_module, &ModulePanel::openAsked, this, &MainWindow::openModule);
    connect(m_module, &ModulePanel::saveAsked, this, &MainWindow::saveModule);
}

void MainWindow::connectViews()
{
    connect(m_input->chips(), &TokenChips::queryClicked, this, [this](Index token) { chooseByChip(token, false); });
    connect(m_input->chips(), &TokenChips::keyClicked, this, [this](Index token) { chooseByChip(token, true); });
    const auto chooseKey = [this](Index token) { chooseCell({m_selection.focus().query, token}); };
    connect(m_input->keyChips(), &TokenChips::queryClicked, this, chooseKey);
    connect(m_input->keyChips(), &TokenChips::keyClicked, this, chooseKey);
    connect(m_heads, &HeadsNavigator::headClicked, &m_selection, &Selection::setHead);
    connect(m_heads, &HeadsNavigator::compareAsked, this, [this](Index layer, Index head) {
        const core::Focus& focus = m_selection.focus();
        m_editor.compareWith(session().view == core::View::Compare, {0, focus.layer, focus.head}, {0, layer, head});
        setView(core::View::Compare);
    });
    connect(m_inspector, &Inspector::headClicked, &m_selection, &Selection::setHead);
    connect(m_inspector, &Inspector::keyClicked, this, [this](Index key) {
        chooseCell({m_selection.cell().query, key});
    });
    connect(m_map, &MapView::cellClicked, this, &MainWindow::chooseCell);
    connect(m_map, &MapView::cellHovered, &m_selection, &Selection::setHover);
    connect(m_map, &MapView::failed, this,
            [this](const core::Error& error) { m_banner->showMessage(errorText(error)); });
    connect(m_steps, &StepsView::cellClicked, this, &MainWindow::chooseCell);
    connect(m_steps, &StepsView::cellHovered, &m_selection, &Selection::setHover);
    connect(m_steps, &StepsView::settingsChanged, &m_editor, &SessionEditor::setSteps);
    const auto status = [this](const QString& left, const QString& right) {
        m_counts->setText(left);
        m_status->setText(right);
    };
    connect(m_steps, &StepsView::statusChanged, this, status);
    connect(m_mask, &MaskView::statusChanged, this, status);
    connect(m_compare, &CompareView::statusChanged, this, status);
    connect(m_allHeads, &AllHeadsView::statusChanged, this, status);
    connect(m_flow, &FlowView::statusChanged, this, status);
    connectMaskView();
    connectCompareView();
    connectPictures();
    connect(m_layerBox, &QComboBox::activated, this,
            [this](int layer) { m_selection.setHead(layer, m_selection.focus().head); });
    connect(m_headBox, &QComboBox::activated, this,
            [this](int head) { m_selection.setHead(m_selection.focus().layer, head); });
    connect(m_modelMenu, &QMenu::aboutToShow, this, &MainWindow::fillModelMenu);
    connect(&m_selection, &Selection::headChanged, this, &MainWindow::showHead);
    connect(&m_selection, &Selection::cellChanged, this, &MainWindow::showCell);
    connect(&m_editor, &SessionEditor::edited, this, &MainWindow::showSession);
    connect(&m_editor, &SessionEditor::lookChanged, this, &MainWindow::showLook);
    connect(&m_editor, &SessionEditor::stepsChanged, this, [this] { m_steps->setSettings(session().steps); });
    connect(&m_files, &SessionFiles::changed, this, &MainWindow::showTitle);
    connect(&m_files, &SessionFiles::notKept, this, [this](const core::Error& reason) {
        m_banner->showMessage(tr("After a crash, what you typed since the last save would be lost: %1. Save the "
                                 "session to another place, or make room on the disk.")
                                  .arg(errorText(reason)));
    });
}

void MainWindow::connectMaskView()
{
    connect(m_mask, &MaskView::recipeEdited, this,
            [this](const QString& recipe) { m_editor.setRecipe(recipe.toStdString()); });
    connect(m_mask, &MaskView::painted, &m_editor, &SessionEditor::paint);
    connect(m_mask, &MaskView::strokeEnded, &m_editor, &SessionEditor::endStroke);
    connect(m_mask, &MaskView::paintingCleared, &m_editor, &SessionEditor::clearPainting);
    connect(m_mask, &MaskView::fillChosen, &m_editor, &SessionEditor::setFill);
    connect(m_mask, &MaskView::orderChosen, &m_editor, &SessionEditor::setOrder);
    connect(m_mask, &MaskView::temperatureChosen, &m_editor, &SessionEditor::setTemperature);
    connect(m_mask, &MaskView::scopeChosen, this, [this](bool layerOnly, bool headOnly) {
        m_editor.setScope(headOnly    ? SessionEditor::Scope::Head
                          : layerOnly ? SessionEditor::Scope::Layer
                                      : SessionEditor::Scope::Model);
    });
    connect(m_mask, &MaskView::cellClicked, this, &MainWindow::chooseCell);
    connect(m_mask, &MaskView::cellHovered, &m_selection, &Selection::setHover);
}

void MainWindow::connectCompareView()
{
    connect(m_compare, &CompareView::cellClicked, this, &MainWindow::chooseCell);
    connect(m_compare, &CompareView::cellHovered, &m_selection, &Selection::setHover);
    connect(m_compare->bar(), &CompareBar::kindChosen, &m_editor, &SessionEditor::setCompareKind);
    connect(m_compare->bar(), &CompareBar::headChosen, this, [this](int side, Index layer, Index head) {
        m_editor.compareHead(static_cast<std::size_t>(side), layer, head);
    });
    connect(m_compare->bar(), &CompareBar::sideAdded, this, [this] {
        const core::ModelInfo* info = m_trace == nullptr ? nullptr : &m_trace->model->info;
        m_editor.addComparedSide(info == nullptr ? 0 : info->layers, info == nullptr ? 0 : info->heads);
    });
    connect(m_compare->bar(), &CompareBar::sideRemoved, this,
            [this](int side) { m_editor.removeComparedSide(static_cast<std::size_t>(side)); });
    connect(m_compare->bar(), &CompareBar::runTextEdited, this,
            [this](int run, const QString& text) { m_editor.setRunText(run, text.toStdString()); });
    connect(m_compare->bar(), &CompareBar::runMaskEdited, this, [this](int run, const QString& recipe) {
        QString said;
        try {
            core::MaskRecipe::parse(recipe.toStdString());
        } catch (const core::Error& error) {
            said = errorText(error);
        }
        m_runErrors.resize(session().runs.size());
        if (run >= std::ssize(m_runErrors)) return;  // a line that goes away with its run says what stood in it
        m_runErrors[static_cast<std::size_t>(run)] = said;
        m_editor.setRunRecipe(run, recipe.toStdString());
        showComparison();
    });
    connect(m_compare->bar(), &CompareBar::runTemperatureEdited, &m_editor, &SessionEditor::setRunTemperature);
    connect(m_compare->bar(), &CompareBar::runModelChosen, &m_editor, &SessionEditor::setRunModel);
    connect(m_compare->bar(), &CompareBar::runPositionsChosen, this, [this](int run, core::PositionEncoding positions) {
        if (run >= std::ssize(session().runs)) return;
        std::optional<core::TeachingModule> module = session().runs[static_cast<std::size_t>(run)].module;
        if (!module) return;
        module->positions = positions;
        m_editor.setRunModule(run, *module);
    });
    connect(m_compare->bar(), &CompareBar::runModuleChosen, this, [this](int run) {
        // One that another run has, so that the two differ in nothing yet.
        const auto& runs = session().runs;
        const auto other = std::ranges::find_if(runs, [](const core::Run& each) { return each.module.has_value(); });
        if (run >= std::ssize(runs) || runs[static_cast<std::size_t>(run)].module) return;
        m_editor.setRunModule(run, other == runs.end() ? core::TeachingModule{} : *other->module);
    });
    connect(m_compare->bar(), &CompareBar::runModelAsked, this, [this](int run) {
        const QString folder =
            QFileDialog::getExistingDirectory(this, tr("A model's folder"), dialogFolder(QStringLiteral("models")));
        if (folder.isEmpty()) return;
        rememberDialogFolder(QStringLiteral("models"), folder);
        m_editor.setRunModel(run, core::modelFolderAt(folder.toStdString()));
    });
}

void MainWindow::connectController()
{
    connect(&m_controller, &RunController::prepared, this, &MainWindow::showPrepared);
    connect(&m_controller, &RunController::layerFinished, this, &MainWindow::showTrace);
    connect(&m_controller, &RunController::finished, this, &MainWindow::showTrace);
    connect(&m_controller, &RunController::failed, this, &MainWindow::showError);
    connect(&m_controller, &RunController::notAnswered, this,
            [this](const core::Error& error) { m_banner->showMessage(errorText(error)); });
    connect(&m_controller, &RunController::stopped, this, [this] {
        m_slow->stop();
        m_timing->setText(tr("stopped: the picture is of what was computed before"));
    });
    connect(&m_controller, &RunController::predicted, this, &MainWindow::showPredictions);
    connectGeneration();
    connect(m_slow, &QTimer::timeout, this, [this] { m_timing->setText(tr("computing… (Esc stops)")); });
}
