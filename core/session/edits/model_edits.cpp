#include "core/session/edits/model_edits.h"

#include "core/session/run_edits.h"

namespace core {
namespace {

std::vector<Run*> runsLikeTheFirst(Session& session)
{
    const Run first = session.run();
    std::vector<Run*> runs;
    for (Run& run : session.runs)
        if (run.model == first.model && run.base == first.base && run.module == first.module
            && run.recorded == first.recorded && run.engine == first.engine)
            runs.push_back(&run);
    return runs;
}

/// Settings for the model before mean nothing for another.
void exchangeModel(Run& run, const std::filesystem::path& model)
{
    run.interventions.clear();            // other heads, and mostly other tokens
    if (run.module) run.changes.clear();  // a trained model does not expect a classroom's mask
    run.model = model;
    run.base.clear();
    run.tower = Tower::Pictures;
    run.module.reset();
    run.recorded = {};
    run.engine = {};
    run.fingerprints.clear();
    run.most_tokens.reset();  // tokens that did not fit there may fit here
    run.layers_on_demand = false;
}

void exchangeModule(Run& run, const TeachingModule& module)
{
    const bool fits =
        run.module && weightShapes(*run.module) == weightShapes(module) && run.module->seed == module.seed;
    if (!fits) run.model.clear();
    run.base.clear();
    run.module = module;
    run.recorded = {};
    run.engine = {};
}

}  // namespace

void setModel(Session& session, const std::filesystem::path& model)
{
    for (Run* run : runsLikeTheFirst(session)) exchangeModel(*run, model);
}

void setStep(Session& session, const std::filesystem::path& model)
{
    for (Run* run : runsLikeTheFirst(session)) {
        run->model = model;
        run->fingerprints.clear();
    }
}

void setBase(Session& session, const std::filesystem::path& base)
{
    for (Run* run : runsLikeTheFirst(session)) run->base = base;
}

void setEngine(Session& session, const EngineModel& engine)
{
    for (Run* run : runsLikeTheFirst(session)) {
        exchangeModel(*run, {});
        run->engine = engine;
    }
}

void keepModelOf(Session& session, const Run& kept)
{
    for (Run& run : session.runs) {
        run.model = kept.model;
        run.base = kept.base;
        run.tower = kept.tower;
        run.module = kept.module;
        run.recorded = kept.recorded;
        run.engine = kept.engine;
        run.changes = kept.changes;
    }
    keepFocusInside(session);
}

void setModule(Session& session, const TeachingModule& module)
{
    for (Run* run : runsLikeTheFirst(session)) exchangeModule(*run, module);
}

void openModuleFile(Session& session, const std::filesystem::path& file, const TeachingModule& module)
{
    for (Run& run : session.runs) {
        run.module = module;
        run.recorded = {};
        run.engine = {};
        run.model = file;
        run.base.clear();
        run.fingerprints.clear();
    }
}

void setPreset(Session& session, const ModulePreset& preset)
{
    // What the preset is about is shown first.
    const bool mixes = preset.module.mixer.form != MixerForm::None;
    const bool mixed = session.focus.block == AttentionBlock::Mixing;
    if (mixes != mixed) session.focus.block = mixes ? AttentionBlock::Mixing : AttentionBlock::Self;
    if (preset.module.second != SecondLayer::None) session.focus.layer = 1;
    for (Run& run : session.runs) {
        run = withPreset(run, preset);
        run.recorded = {};
        run.engine = {};
    }
}

void setRecorded(Session& session, const RecordedSource& source)
{
    const RecordedSource& before = session.run().recorded;
    // Masks of the same queries and keys stay when only their tokens are others. What a file has as attention cannot be
    // computed otherwise.
    const bool same = source.isVectors() && source.file == before.file && source.queries == before.queries
                      && source.keys == before.keys;
    // A focus means nothing in a file of something else.
    if (source.file != before.file || source.tensor != before.tensor || source.queries != before.queries) {
        session.focus = {};
        session.compare.heads.clear();
        session.chosen.clear();
        session.marked.reset();
    }
    session.runs.resize(1);
    session.compare.kind = CompareSettings::Kind::Heads;
    Run& run = session.run();
    run.recorded = source;
    run.engine = {};
    run.module.reset();
    if (!same) run.changes.clear();
    if (!same) run.painting.reset();
    run.fingerprints.clear();
}

void setTower(Session& session, Tower tower)
{
    if (session.run().tower == tower) return;
    for (Run* each : runsLikeTheFirst(session)) {
        each->tower = tower;
        each->interventions.clear();
        each->changes.clear();
        each->painting.reset();
    }
    session.focus = {};
    session.compare.heads.clear();
    session.chosen.clear();
    session.marked.reset();
}

void setModel(Run& run, const std::filesystem::path& model)
{
    if (run.model == model && run.base.empty() && !run.module && run.engine.empty()) return;
    exchangeModel(run, model);
    run.continuation = {};  // tokens of the other model's vocabulary
}

void setModule(Run& run, const TeachingModule& module)
{
    if (!run.module) {
        run.continuation = {};
        run.interventions = {};
    }
    exchangeModule(run, module);
}

}  // namespace core
