#include "core/session/module_presets.h"

namespace core {
namespace {

constexpr const char* causal = "causal & padding";

TeachingModule moduleOf(Index heads, Index width, Index keys, Index values)
{
    TeachingModule module;
    module.heads = heads;
    module.width = width;
    module.key_dimensions = keys;
    module.value_dimensions = values;
    return module;
}

ModulePreset singleFused()
{
    TeachingModule module = moduleOf(1, 24, 24, 24);
    module.projections = ProjectionLayout::DimensionThenThree;
    module.output_projection = false;
    return {"m01", module, {.mask = causal, .fill = MaskFill{}}};
}

ModulePreset multiHeadFused()
{
    TeachingModule module = moduleOf(4, 30, 11, 11);
    module.projections = ProjectionLayout::DimensionThenThree;
    return {"m02", module, {.mask = causal, .fill = MaskFill{}}};
}

ModulePreset block() { return {"m03", moduleOf(4, 32, 8, 8), {.mask = causal, .fill = MaskFill{.value = -1e9F}}}; }

ModulePreset biased()
{
    TeachingModule module = moduleOf(8, 512, 64, 64);
    module.biases = true;
    return {"m04", module, {.mask = causal, .fill = MaskFill{.value = -10000.0F}}};
}

ModulePreset singleDimensions()
{
    TeachingModule module = moduleOf(3, 13, 5, 9);
    module.output_projection = false;
    return {"m05", module, {.mask = "padding", .fill = MaskFill{}}};
}

ModulePreset cross()
{
    TeachingModule module = moduleOf(1, 12, 6, 10);
    module.output_projection = false;
    return {"m06", module, {.mask = "padding", .fill = MaskFill{}}, true};
}

ModulePreset twoOrders()
{
    TeachingModule module = moduleOf(1, 10, 6, 7);
    module.output_projection = false;
    return {"m07", module, {.mask = causal, .fill = MaskFill{}, .order = MaskOrder::RenormaliseAfterSoftmax}};
}

ModulePreset sumOfHeads() { return {"m08", moduleOf(3, 12, 4, 4), {.mask = causal, .fill = MaskFill{}}}; }

}  // namespace

std::vector<ModulePreset> modulePresets()
{
    return {singleFused(), multiHeadFused(), block(), biased(), singleDimensions(), cross(), twoOrders(), sumOfHeads()};
}

Run withPreset(Run run, const ModulePreset& preset)
{
    run.model.clear();
    run.module = preset.module;
    run.changes = {preset.scoring};
    if (preset.cross && !run.keys_text) run.keys_text = "le chat dort sur le tapis";
    if (!preset.cross) run.keys_text.reset();
    return run;
}

Run classroomRun(std::string text)
{
    Run run;
    run.module = TeachingModule{};
    run.split = TextSplit::Words;
    run.texts = {std::move(text)};
    run.changes = {{.mask = causal}};
    return run;
}

}  // namespace core
