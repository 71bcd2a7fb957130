#include "ui/control/session_editor.h"

#include <algorithm>

using core::Index;
using core::Run;
using core::Session;

namespace {

/// Whether what the model wrote behind one text still stands behind the other.
bool sameText(const Run& a, const Run& b)
{
    return a.model == b.model && a.module == b.module && a.recorded == b.recorded && a.texts == b.texts
           && a.keys_text == b.keys_text && a.targets == b.targets && a.images == b.images && a.split == b.split
           && a.cuts == b.cuts;
}

/// A compared run that was given another model, or module, keeps it.
std::vector<Run*> runsLikeTheFirst(Session& session)
{
    const Run first = session.run();
    std::vector<Run*> runs;
    for (Run& run : session.runs)
        if (run.model == first.model && run.module == first.module && run.recorded == first.recorded)
            runs.push_back(&run);
    return runs;
}

}  // namespace

SessionEditor::SessionEditor(QObject* parent) : QObject(parent), m_history(Session{}) {}

SessionEditor::Scope SessionEditor::scope() const
{
    if (m_scope) return *m_scope;
    const core::Focus& focus = session().focus;
    Scope narrowest = Scope::Model;
    for (const core::ScoringChange& change : session().run().changes) {
        if (change.block != focus.block) continue;
        if (change.layer == focus.layer && change.head == focus.head) return Scope::Head;
        if (change.layer == focus.layer && !change.head) narrowest = Scope::Layer;
    }
    return narrowest;
}

core::ScoringScope SessionEditor::scoringScope() const
{
    const core::Focus& focus = session().focus;
    if (scope() == Scope::Model) return {.block = focus.block};
    if (scope() == Scope::Layer) return {focus.layer, std::nullopt, focus.block};
    return {focus.layer, focus.head, focus.block};
}

std::string SessionEditor::recipe() const
{
    const core::Focus& focus = session().focus;
    return core::maskRecipeOf(session().run(), scope() == Scope::Model ? -1 : focus.layer,
                              scope() == Scope::Head ? focus.head : -1, focus.block);
}

void SessionEditor::push(Session next, Kind kind)
{
    m_history.push(std::move(next), kind, core::SessionHistory::Clock::now());
    emit edited();
}

void SessionEditor::change(const std::function<void(Session&)>& apply, Kind kind)
{
    Session next = session();
    apply(next);
    for (Run& run : next.runs) core::dropEmptyChanges(run);
    core::dropPatchesWithoutRun(next);
    if (!sameText(next.run(), session().run())) next.run().continuation = {};
    core::keepFocusInside(next);
    if (next != session()) push(std::move(next), kind);
}

core::ScoringChange& SessionEditor::scoringChange(Session& session) const
{
    return core::changeIn(session.run(), scoringScope());
}

void SessionEditor::undo()
{
    m_stroke = false;
    m_history.undo();
    emit edited();
}

void SessionEditor::redo()
{
    m_stroke = false;
    m_history.redo();
    emit edited();
}

void SessionEditor::reset(Session session)
{
    m_stroke = false;
    m_history.reset(std::move(session));
    emit edited();
}

void SessionEditor::replace(Session session)
{
    m_stroke = false;
    m_scope.reset();
    push(std::move(session));
}

void SessionEditor::setModel(const std::filesystem::path& model)
{
    change([&](Session& next) {
        for (Run* each : runsLikeTheFirst(next)) {
            Run& run = *each;
            run.interventions.clear();            // other heads, and mostly other tokens
            if (run.module) run.changes.clear();  // a classroom's mask is not what a trained model expects
            run.model = model;
            run.module.reset();
            run.recorded = {};
            run.fingerprints.clear();
            run.most_tokens.reset();  // what did not fit there may fit here
            run.layers_on_demand = false;
        }
    });
}

void SessionEditor::keepModelOf(const Run& kept)
{
    Session next = session();
    for (Run& run : next.runs) {
        run.model = kept.model;
        run.module = kept.module;
        run.recorded = kept.recorded;
        run.changes = kept.changes;
    }
    core::keepFocusInside(next);
    m_history.amend(std::move(next));
    emit edited();
}

void SessionEditor::setModule(const core::TeachingModule& module)
{
    change([&](Session& next) {
        for (Run* each : runsLikeTheFirst(next)) {
            Run& run = *each;
            // A file's numbers stay as long as they fit.
            const bool fits = run.module && core::weightShapes(*run.module) == core::weightShapes(module)
                              && run.module->seed == module.seed;
            if (!fits) run.model.clear();
            run.module = module;
            run.recorded = {};
        }
    });
}

void SessionEditor::openModuleFile(const std::filesystem::path& file, const core::TeachingModule& module)
{
    change([&](Session& next) {
        for (Run& run : next.runs) {
            run.module = module;
            run.recorded = {};
            run.model = file;
            run.fingerprints.clear();
        }
    });
}

void SessionEditor::setPreset(const core::ModulePreset& preset)
{
    change([&](Session& next) {
        for (Run& run : next.runs) {
            run = core::withPreset(run, preset);
            run.recorded = {};
        }
    });
}

void SessionEditor::setRecorded(const core::RecordedSource& source)
{
    change([&](Session& next) {
        const core::RecordedSource& before = next.run().recorded;
        // Masks of the same queries and keys stay when only their tokens are others. What a file has as attention
        // cannot be computed otherwise.
        const bool same = source.isVectors() && source.file == before.file && source.queries == before.queries
                          && source.keys == before.keys;
        next.runs.resize(1);
        next.compare.kind = core::CompareSettings::Kind::Heads;
        Run& run = next.run();
        run.recorded = source;
        run.module.reset();
        if (!same) run.changes.clear();
        if (!same) run.painting.reset();
        run.fingerprints.clear();
    });
}

void SessionEditor::setScope(Scope scope)
{
    m_scope = scope;
    emit lookChanged();
}

void SessionEditor::setRecipe(const std::string& recipe)
{
    if (core::mistakeIn(recipe)) return;  // a Session holds nothing that it could not be read back from
    const bool own = recipe == "model" && scope() == Scope::Model;
    change(
        [&](Session& next) {
            if (own)
                scoringChange(next).mask.reset();
            else
                scoringChange(next).mask = recipe;
        },
        Kind::Typing);
}

void SessionEditor::setTemperature(double temperature)
{
    change([&](Session& next) { scoringChange(next).temperature = static_cast<float>(temperature); }, Kind::Typing);
}

void SessionEditor::setFill(const core::MaskFill& fill)
{
    change([&](Session& next) { scoringChange(next).fill = fill; });
}

void SessionEditor::setOrder(core::MaskOrder order)
{
    change([&](Session& next) { scoringChange(next).order = order; });
}

void SessionEditor::paint(const core::CellRange& range, core::Brush brush)
{
    const Kind kind = m_stroke ? Kind::Continued : Kind::Edit;
    change([&](Session& next) { core::paint(next.run(), scoringScope(), recipe(), range, brush); }, kind);
    m_stroke = true;
}

void SessionEditor::endStroke() { m_stroke = false; }

void SessionEditor::clearPainting()
{
    change([](Session& next) { core::clearPainting(next.run()); });
}

void SessionEditor::setRows(core::RowReading rows)
{
    change([&](Session& next) { next.figure.rows = rows; });
}

void SessionEditor::setFocus(const core::Focus& focus)
{
    if (focus == session().focus) return;
    const core::Focus& before = session().focus;
    if (focus.layer != before.layer || focus.head != before.head || focus.block != before.block) m_scope.reset();
    Session next = session();
    next.focus = focus;
    m_history.push(std::move(next), Kind::Edit, core::SessionHistory::Clock::now());
}

void SessionEditor::setView(core::View view)
{
    look([&](Session& next) { next.view = view; });
}

void SessionEditor::setSteps(const core::StepsSettings& steps)
{
    if (steps == session().steps) return;
    Session next = session();
    next.steps = steps;
    m_history.push(std::move(next), Kind::Edit, core::SessionHistory::Clock::now());
    emit stepsChanged();
}

void SessionEditor::setFigure(const core::FigureSettings& figure)
{
    Session next = session();
    next.figure = figure;
    m_history.push(std::move(next), Kind::Edit, core::SessionHistory::Clock::now());
}
