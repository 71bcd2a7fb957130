#include "ui/bench/compare_bench.h"

#include <QFileDialog>
#include <QFileInfo>

#include "core/attention/mask/mask_recipe.h"
#include "core/caught_error.h"
#include "core/model/folder/hub_cache.h"
#include "core/model/folder/model_card.h"
#include "core/model/layer_numbers.h"
#include "core/session/compared_heads.h"
#include "ui/control/comparison_editor.h"
#include "ui/file/dialog_folder.h"
#include "ui/panel/compare/changes_window.h"
#include "ui/panel/compare/compare_bar.h"
#include "ui/part/banner.h"
#include "ui/view/compare/compare_maps.h"
#include "ui/words/error_text.h"
#include "ui/words/head_title.h"
#include "ui/words/run_title.h"

#include <algorithm>

using core::ComparedHead;
using core::Index;

namespace {

const QString modelPurpose = QStringLiteral("models");

QString modelNameOf(const core::Run& run, const core::Trace* trace)
{
    if (run.module) return CompareBench::tr("teaching module");
    if (trace != nullptr && trace->model->info.folder == run.model)
        return QString::fromStdString(trace->model->info.name);
    return QString::fromStdString(core::modelName(run.model));
}

}  // namespace

CompareBench::CompareBench(const Workbench& bench, core::View view, QObject* parent)
    : ViewBench(bench, view, parent),
      m_view(new CompareView)
{
    connect(m_view, &CompareView::cellClicked, this, &CompareBench::choose);
    connect(m_view, &CompareView::cellHovered, this, &CompareBench::pointAt);
    connect(m_view, &CompareView::statusChanged, this, &CompareBench::statusChanged);
    connect(&bench.results, &RunResults::started, this, [this] { m_mistakes.clear(); });
    connectSides();
    connectRuns();
}

void CompareBench::connectSides()
{
    SessionEditor& editor = m_bench.editor;
    connect(m_view->bar(), &CompareBar::kindChosen, &editor,
            [&editor](core::CompareSettings::Kind kind) { ComparisonEditor(editor).setKind(kind); });
    connect(m_view->bar(), &CompareBar::headChosen, &editor, [&editor](int side, Index layer, Index head) {
        ComparisonEditor(editor).setHead(static_cast<std::size_t>(side), layer, head);
    });
    connect(m_view->bar(), &CompareBar::sideAdded, this, [this] {
        const auto trace = m_bench.results.shown();
        const core::ModelInfo info = trace == nullptr ? core::ModelInfo{} : trace->model->info;
        ComparisonEditor(m_bench.editor).addSide(info.layers, info.heads);
    });
    connect(m_view->bar(), &CompareBar::sideRemoved, &editor,
            [&editor](int side) { ComparisonEditor(editor).removeSide(static_cast<std::size_t>(side)); });
}

void CompareBench::connectRuns()
{
    SessionEditor& editor = m_bench.editor;
    connect(m_view->bar(), &CompareBar::runTextEdited, &editor,
            [&editor](int run, const QString& text) { ComparisonEditor(editor).setText(run, text.toStdString()); });
    connect(m_view->bar(), &CompareBar::runMaskEdited, this, &CompareBench::editMask);
    connect(m_view->bar(), &CompareBar::runTemperatureEdited, &editor,
            [&editor](int run, double temperature) { ComparisonEditor(editor).setTemperature(run, temperature); });
    connect(m_view->bar(), &CompareBar::runModelChosen, &editor,
            [&editor](int run, const std::filesystem::path& model) { ComparisonEditor(editor).setModel(run, model); });
    connect(m_view->bar(), &CompareBar::runPositionsChosen, this, &CompareBench::choosePositions);
    connect(m_view->bar(), &CompareBar::runModuleChosen, this, &CompareBench::chooseModule);
    connect(m_view->bar(), &CompareBar::runModelAsked, this, &CompareBench::askForModel);
    connect(m_view->bar(), &CompareBar::runModelFileAsked, this, &CompareBench::askForModelFile);
    connect(m_view->bar(), &CompareBar::changesAsked, this, &CompareBench::showChanges);
}

QWidget* CompareBench::widget() { return m_view; }

QWidget* CompareBench::focusTarget() { return m_view->findChild<CompareMaps*>(); }

void CompareBench::setBare(bool bare) { m_view->setBare(bare); }

void CompareBench::showCells() { m_view->setCells(m_bench.selection.chosen(), m_bench.selection.hover()); }

/// A recipe with a mistake stays where it is typed; the Session keeps the one before.
void CompareBench::editMask(int run, const QString& recipe)
{
    if (run >= std::ssize(m_bench.session().runs)) return;  // a line that goes away with its run says what stood in it
    QString mistake;
    try {
        core::MaskRecipe::parse(recipe.toStdString());
    } catch (const core::Error& error) {
        mistake = errorText(error);
    }
    ComparisonEditor(m_bench.editor).setRecipe(run, recipe.toStdString());
    m_mistakes[run] = mistake;
    show();
}

void CompareBench::choosePositions(int run, core::PositionEncoding positions)
{
    const std::vector<core::Run>& runs = m_bench.session().runs;
    if (run >= std::ssize(runs) || !runs[static_cast<std::size_t>(run)].module) return;
    core::TeachingModule module = *runs[static_cast<std::size_t>(run)].module;
    module.positions = positions;
    ComparisonEditor(m_bench.editor).setModule(run, module);
}

/// One that another run has, so that the two differ in nothing yet.
void CompareBench::chooseModule(int run)
{
    const std::vector<core::Run>& runs = m_bench.session().runs;
    const auto other = std::ranges::find_if(runs, [](const core::Run& each) { return each.module.has_value(); });
    if (run >= std::ssize(runs) || runs[static_cast<std::size_t>(run)].module) return;
    ComparisonEditor(m_bench.editor).setModule(run, other == runs.end() ? core::TeachingModule{} : *other->module);
}

void CompareBench::askForModel(int run)
{
    const QString folder =
        QFileDialog::getExistingDirectory(m_view->window(), tr("A model's folder"), dialogFolder(modelPurpose));
    if (folder.isEmpty()) return;
    rememberDialogFolder(modelPurpose, folder);
    ComparisonEditor(m_bench.editor).setModel(run, core::modelFolderAt(folder.toStdString()));
}

void CompareBench::askForModelFile(int run)
{
    const QString file = QFileDialog::getOpenFileName(m_view->window(), tr("A GGUF file"), dialogFolder(modelPurpose),
                                                      tr("GGUF files (*.gguf);;All files (*)"));
    if (file.isEmpty()) return;
    rememberDialogFolder(modelPurpose, QFileInfo(file).absolutePath());
    ComparisonEditor(m_bench.editor).setModel(run, file.toStdString());
}

/// Whether the first two runs differ, have been run here, and have a head in the place of each of the other's.
bool CompareBench::canCompareRuns() const
{
    const core::Session& session = m_bench.session();
    if (session.compare.kind != core::CompareSettings::Kind::Runs || session.runs.size() < 2) return false;
    if (session.runs[0] == session.runs[1]) return false;
    const auto a = m_bench.results.shown(0), b = m_bench.results.shown(1);
    if (a == nullptr || b == nullptr || !a->finished() || !b->finished()) return false;
    const core::ModelInfo &one = a->model->info, &other = b->model->info;
    return a->hasWeights() && b->hasWeights() && one.layers == other.layers && one.heads == other.heads;
}

core::CompareRequest CompareBench::comparedRuns() const
{
    const core::Session& session = m_bench.session();
    return {.a = session.runs[0], .b = session.runs[1], .block = session.focus.block};
}

void CompareBench::showChanges()
{
    if (!canCompareRuns()) return;
    if (m_changes == nullptr) {
        m_changes = new ChangesWindow(m_view->window());
        connect(m_changes, &ChangesWindow::headChosen, this, [this](Index layer, Index head) {
            m_bench.editor.setView(core::View::Compare);
            m_bench.selection.setHead(layer, head);
        });
        connect(m_changes, &ChangesWindow::explained, &m_bench.banner, &Banner::explained);
    }
    m_changes->compare(comparedRuns());
    m_changes->show();
    m_changes->raise();
    m_changes->activateWindow();
}

/// A side of the comparison; it has no maps where none are computed yet or none can be compared.
CompareView::Side CompareBench::side(const ComparedHead& head) const
{
    CompareView::Side side;
    side.run = head.run;
    const auto trace = m_bench.results.shown(head.run);
    if (trace == nullptr || trace->isLong()) return side;
    const core::ModelInfo& info = trace->model->info;
    const Index layer = std::min(head.layer, info.layers - 1);
    if (!trace->has(layer)) return side;
    side.address = {layer, std::min(head.head, info.heads - 1),
                    std::min(m_bench.selection.focus().item, std::ssize(trace->batch.sequences) - 1)};
    side.stages = m_bench.stages.of(trace, side.address);
    if (side.stages == nullptr) return side;
    side.trace = trace;
    side.title = headTitle(info, side.address.layer, side.address.head);
    if (side.address.layer != head.layer || side.address.head != head.head)
        side.note = tr("nearest to layer %1 · head %2").arg(core::layerNumber(info, head.layer, 1)).arg(head.head + 1);
    return side;
}

/// Why a run has nothing to show.
QString CompareBench::trouble(Index run) const
{
    const auto trace = m_bench.results.shown(run);
    if (trace != nullptr && trace->isLong()) return tr("This text is too long to be compared.");
    const auto mistake = m_mistakes.find(static_cast<int>(run));
    if (mistake != m_mistakes.end() && !mistake->second.isEmpty()) return mistake->second;
    if (const core::Error* error = m_bench.results.error(run)) return errorText(*error);
    const core::PreparedRun* prepared = m_bench.results.prepared(run);
    if (run == 0 || prepared == nullptr || prepared->computable()) return {};
    if (prepared->texts.front().text.empty()) return tr("Type a text to compare.");
    return tr("%1 has no token for this text.").arg(QString::fromStdString(prepared->model->info.name));
}

CompareView::RunFields CompareBench::fields(Index place) const
{
    const core::Run& run = m_bench.session().runs[static_cast<std::size_t>(place)];
    const core::AttentionBlock block = m_bench.session().focus.block;
    const auto temperature = core::changedValue(run.changes, -1, -1, &core::ScoringChange::temperature, block);
    return {.text = run.texts.empty() ? QString() : QString::fromStdString(run.texts.front()),
            .mask = QString::fromStdString(core::maskRecipeOf(run, -1, -1, block)),
            .temperature = static_cast<double>(temperature.value_or(1.0F)),
            .error = trouble(place),
            .model = modelNameOf(run, m_bench.results.shown(place).get()),
            .positions = run.module ? std::optional(run.module->positions) : std::nullopt};
}

void CompareBench::show()
{
    const std::vector<core::Run>& runs = m_bench.session().runs;
    core::CompareSettings settings = m_bench.session().compare;
    settings.heads = core::comparedHeads(m_bench.session());
    const bool ofRuns = settings.kind == core::CompareSettings::Kind::Runs;
    std::vector<CompareView::Side> sides;
    for (const ComparedHead& head : settings.heads) {
        CompareView::Side shown = side(head);
        const auto run = static_cast<std::size_t>(head.run);
        if (ofRuns && shown.trace != nullptr)
            shown.title = runTitle(runs, run, shown.trace->model->info, shown.title);
        else if (ofRuns)
            shown.title = tr("run %1").arg(run + 1);
        sides.push_back(std::move(shown));
    }
    std::vector<CompareView::RunFields> all;
    for (Index run = 0; run < std::ssize(runs); ++run) all.push_back(fields(run));
    m_view->bar()->offerChanges(canCompareRuns());
    if (m_changes != nullptr && canCompareRuns()) m_changes->propose(comparedRuns());
    m_view->setFigure(m_bench.session().figure);
    m_view->display(settings, std::move(sides), all, rows(),
                    ofRuns ? sameTokenIn(runs, m_bench.selection.focus().item) : core::SameToken::Text);
    showCells();
}

#include "moc_compare_bench.cpp"
