#include "ui/control/session_editor.h"

#include "core/session/edits/model_edits.h"
#include "core/session/fresh_session.h"

using core::Index;
using core::Run;
using core::Session;

namespace {

/// Whether what the model wrote behind one text still stands behind the other. A translation does, as a typed target
/// does, when only its source becomes another.
bool sameText(const Run& a, const Run& b)
{
    const bool texts = a.texts == b.texts || (!a.targets.empty() && a.texts.size() == b.texts.size());
    return a.model == b.model && a.module == b.module && a.recorded == b.recorded && a.engine == b.engine && texts
           && a.keys_text == b.keys_text && a.targets == b.targets && a.images == b.images
           && a.whole_pictures == b.whole_pictures && a.sounds == b.sounds && a.split == b.split && a.cuts == b.cuts
           && a.as_written == b.as_written;
}

/// Binds an edit's arguments; they must outlive it.
template<typename... Given>
SessionEditor::Edit with(void (*edit)(Session&, Given...), const std::type_identity_t<Given>&... given)
{
    return [edit, &given...](Session& next) { edit(next, given...); };
}

}  // namespace

SessionEditor::SessionEditor(QObject* parent) : QObject(parent), m_history(core::freshSession()) {}

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

/// Tells listeners about an edit in a fixed order, whatever the order of connections.
void SessionEditor::tell()
{
    emit toCompute();
    emit edited();
}

void SessionEditor::push(Session next, Kind kind)
{
    m_history.push(std::move(next), kind, core::SessionHistory::Clock::now());
    tell();
}

void SessionEditor::apply(const Edit& edit, Kind kind)
{
    Session next = session();
    edit(next);
    for (Run& run : next.runs) core::dropEmptyChanges(run);
    core::dropPatchesWithoutRun(next);
    const bool rewritten = next.run().continuation != session().run().continuation;
    if (!rewritten && !sameText(next.run(), session().run())) next.run().continuation = {};
    core::keepFocusInside(next);
    if (next != session()) push(std::move(next), kind);
}

void SessionEditor::look(const Edit& edit)
{
    if (lookQuietly(edit)) emit lookChanged();
}

bool SessionEditor::lookQuietly(const Edit& edit)
{
    Session next = session();
    edit(next);
    if (next == session()) return false;
    m_history.push(std::move(next), Kind::Edit, core::SessionHistory::Clock::now());
    emit looked();
    return true;
}

void SessionEditor::undo()
{
    m_stroke = false;
    m_history.undo();
    emit stepped();
    tell();
}

void SessionEditor::redo()
{
    m_stroke = false;
    m_history.redo();
    emit stepped();
    tell();
}

void SessionEditor::reset(Session session)
{
    m_stroke = false;
    m_scope.reset();
    m_history.reset(std::move(session));
    emit exchanged();
    tell();
}

void SessionEditor::goOn(core::SessionHistory history)
{
    m_stroke = false;
    m_scope.reset();
    m_history = std::move(history);
    emit exchanged();
    tell();
}

void SessionEditor::replace(Session session)
{
    m_stroke = false;
    m_scope.reset();
    m_history.push(std::move(session), Kind::Edit, core::SessionHistory::Clock::now());
    emit exchanged();
    tell();
}

void SessionEditor::keepModelOf(const Run& kept)
{
    Session next = session();
    core::keepModelOf(next, kept);
    m_history.amend(std::move(next));
    tell();
}

void SessionEditor::setModel(const std::filesystem::path& model)
{
    apply([&](Session& next) { core::setModel(next, model); });
}

void SessionEditor::setModule(const core::TeachingModule& module)
{
    apply([&](Session& next) { core::setModule(next, module); });
}

void SessionEditor::openModuleFile(const std::filesystem::path& file, const core::TeachingModule& module)
{
    apply(with(core::openModuleFile, file, module));
}

void SessionEditor::setPreset(const core::ModulePreset& preset) { apply(with(core::setPreset, preset)); }

void SessionEditor::setRecorded(const core::RecordedSource& source) { apply(with(core::setRecorded, source)); }

void SessionEditor::setText(Index item, const std::string& text)
{
    apply([&](Session& next) { core::setText(next.run(), static_cast<std::size_t>(item), text); }, Kind::Typing);
}

void SessionEditor::shuffleText(Index item, const std::string& text) { apply(with(core::shuffleText, item, text)); }

void SessionEditor::addText() { apply(core::addText); }

void SessionEditor::removeText(Index item)
{
    apply([&](Session& next) { core::removeText(next, item); });
}

void SessionEditor::setImages(const std::vector<std::filesystem::path>& files) { apply(with(core::setImages, files)); }

void SessionEditor::setTarget(Index item, const std::string& text)
{
    apply([&](Session& next) { core::setTarget(next.run(), static_cast<std::size_t>(item), text); }, Kind::Typing);
}

void SessionEditor::setKeysText(const std::optional<std::string>& text)
{
    const bool typing = text.has_value() && session().run().keys_text.has_value();
    apply([&](Session& next) { next.run().keys_text = text; }, typing ? Kind::Typing : Kind::Edit);
}

void SessionEditor::setSplit(core::TextSplit split) { apply(with(core::setSplit, split)); }

void SessionEditor::splitToken(Index item, const core::TextRange& token)
{
    apply([&](Session& next) { core::splitToken(next, item, token); });
}

void SessionEditor::joinToken(Index item, const core::TextRange& token) { apply(with(core::joinToken, item, token)); }

void SessionEditor::appendGenerated(Index id, core::Continued what, bool first)
{
    apply(with(core::appendGenerated, id, what), first ? Kind::Edit : Kind::Continued);
}

void SessionEditor::showGenerated(Index count) { apply(with(core::showGenerated, count), Kind::Continued); }

void SessionEditor::dropContinuation()
{
    apply([](Session& next) { next.run().continuation = {}; });
}

void SessionEditor::setMostTokens(std::optional<Index> count)
{
    apply([&](Session& next) {
        for (Run& run : next.runs) run.most_tokens = count;
    });
}

void SessionEditor::setLayersOnDemand(bool onDemand)
{
    apply([&](Session& next) {
        for (Run& run : next.runs) run.layers_on_demand = onDemand;
    });
}

void SessionEditor::setScope(Scope scope)
{
    m_scope = scope;
    emit lookChanged();
}

core::ScoringChange& SessionEditor::scoringChange(Session& session) const
{
    return core::changeIn(session.run(), scoringScope());
}

void SessionEditor::setRecipe(const std::string& recipe)
{
    if (core::mistakeIn(recipe)) return;  // a Session holds nothing that it could not be read back from
    const bool own = recipe == "model" && scope() == Scope::Model;
    apply(
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
    apply([&](Session& next) { scoringChange(next).temperature = static_cast<float>(temperature); }, Kind::Typing);
}

void SessionEditor::setFill(const core::MaskFill& fill)
{
    apply([&](Session& next) { scoringChange(next).fill = fill; });
}

void SessionEditor::setOrder(core::MaskOrder order)
{
    apply([&](Session& next) { scoringChange(next).order = order; });
}

void SessionEditor::paint(const core::CellRange& range, core::Brush brush)
{
    const Kind kind = m_stroke ? Kind::Continued : Kind::Edit;
    apply([&](Session& next) { core::paint(next.run(), scoringScope(), recipe(), range, brush); }, kind);
    m_stroke = true;
}

void SessionEditor::clearPainting()
{
    apply([](Session& next) { core::clearPainting(next.run()); });
}

void SessionEditor::setRows(core::RowReading rows)
{
    apply([&](Session& next) { next.figure.map.rows = rows; });
}

void SessionEditor::setFocus(const core::Focus& focus)
{
    const core::Focus& before = session().focus;
    if (focus.layer != before.layer || focus.head != before.head || focus.block != before.block) m_scope.reset();
    lookQuietly([&](Session& next) { next.focus = focus; });
}

void SessionEditor::setView(core::View view)
{
    look([&](Session& next) { next.view = view; });
}

void SessionEditor::setSteps(const core::StepsSettings& steps)
{
    const Edit edit = [&](Session& next) { next.steps = steps; };
    // A head that is taken out of the sum can be put back by undoing.
    if (steps.left_out != session().steps.left_out) return apply(edit);
    if (lookQuietly(edit)) emit stepsChanged();
}

void SessionEditor::setFigure(const core::FigureSettings& figure)
{
    look([&](Session& next) { next.figure = figure; });
}

void SessionEditor::setPictureLook(const core::PictureLook& picture)
{
    look([&](Session& next) { next.figure.picture = picture; });
}

void SessionEditor::setMarked(std::shared_ptr<const core::Painting> cells)
{
    if (cells != nullptr && cells->empty()) cells.reset();
    look([&](Session& next) { next.marked = std::move(cells); });
}

void SessionEditor::setHeads(const core::HeadsSettings& heads)
{
    const Edit edit = [&](Session& next) { next.heads = heads; };
    // Texts that stand in for heads can be taken back by undoing.
    if (heads.reference != session().heads.reference) return apply(edit);
    look(edit);
}

void SessionEditor::setFlow(const core::FlowSettings& flow)
{
    const Edit edit = [&](Session& next) { next.flow = flow; };
    // Links that somebody typed can be taken back by undoing.
    if (flow.gold != session().flow.gold) return apply(edit);
    look(edit);
}

void SessionEditor::setChosen(const std::vector<core::ComparedHead>& heads)
{
    look([&](Session& next) {
        next.chosen = heads;
        if (next.chosen.size() > core::mostChosen) next.chosen.resize(core::mostChosen);
    });
}

#include "moc_session_editor.cpp"
