#include "ui/panel/module/module_repair.h"

#include <algorithm>

using core::Index;
using core::PositionEncoding;
using core::ProjectionLayout;
using core::TeachingModule;

namespace {

/// The next even number on the way that the setting went.
Index even(Index now, Index before)
{
    if (now % 2 == 0) return now;
    return now < before && now > 1 ? now - 1 : now + 1;
}

void repairKeyHeads(TeachingModule& module, const TeachingModule& before)
{
    if (module.key_heads != 0) {
        module.key_heads = std::min(module.key_heads, module.heads);
        while (module.heads % module.key_heads != 0) --module.key_heads;
        if (module.key_heads == module.heads) module.key_heads = 0;
    }
    if (module.projections == ProjectionLayout::Separate || module.key_heads == 0) return;
    // A fused matrix has three equal parts.
    if (before.projections == ProjectionLayout::Separate)
        module.key_heads = 0;
    else
        module.projections = ProjectionLayout::Separate;
}

void repairRotary(TeachingModule& module, const TeachingModule& before)
{
    Index& turned = module.rotary.dimensions;
    // Rows and columns have no length that stretches: the last choice wins.
    if (module.rotary.picture && module.rotary.scaling.kind != core::RotaryScaling::Kind::None) {
        if (before.rotary.picture)
            module.rotary.picture.reset();
        else
            module.rotary.scaling.kind = core::RotaryScaling::Kind::None;
    }
    // A picture turns a pair of numbers by row and one by column; dynamic scaling divides by their count less two.
    const bool isFour = module.rotary.picture || module.rotary.scaling.kind == core::RotaryScaling::Kind::Dynamic;
    const Index least = isFour ? 4 : 2;
    module.key_dimensions = std::max(module.key_dimensions, least);
    if (turned != 0) {
        turned = std::min(even(turned, before.rotary.dimensions), module.key_dimensions / 2 * 2);
        // When the number falls, "all" follows the fewest.
        if (turned < least) turned = turned < before.rotary.dimensions ? 0 : least;
    }
    // A module with latents rotates only the shared part.
    if (turned == 0 && module.latents.key_value == 0)
        module.key_dimensions = std::max(least, even(module.key_dimensions, before.key_dimensions));
    core::RotaryScaling& scaling = module.rotary.scaling;
    if (scaling.low_frequency_factor != scaling.high_frequency_factor) return;
    float& low = scaling.low_frequency_factor;
    float& high = scaling.high_frequency_factor;
    if (low != before.rotary.scaling.low_frequency_factor)
        high = low <= 500 ? 2 * low : low / 2;
    else
        low = high > 0.002F ? high / 2 : 2 * high;
}

/// A pair's heads share values and W_O and nothing else: the last choice wins.
void repairDifference(TeachingModule& module, const TeachingModule& before)
{
    if (!module.difference) return;
    if (!before.difference) {
        module.key_heads = 0;
        module.projections = ProjectionLayout::Separate;
        module.output_projection = true;
        module.gate = core::GateForm::None;
    }
    module.heads = even(module.heads, before.heads);
    const bool fits = module.keyHeads() == module.heads && module.projections == ProjectionLayout::Separate
                      && module.output_projection && module.gate == core::GateForm::None;
    if (!fits) module.difference.reset();
}

/// Latents have no room for shared heads of keys, one matrix for all or pairs: the last choice wins.
void repairLatents(TeachingModule& module, const TeachingModule& before)
{
    core::ModuleLatents& latents = module.latents;
    if (latents.key_value == 0) return;
    if (before.latents.key_value == 0) {
        module.key_heads = 0;
        module.projections = ProjectionLayout::Separate;
        module.difference.reset();
        if (module.positions == PositionEncoding::Disentangled) module.positions = PositionEncoding::Rotary;
    }
    const bool fits = module.keyHeads() == module.heads && module.projections == ProjectionLayout::Separate
                      && !module.difference && module.positions != PositionEncoding::Disentangled;
    if (!fits) latents.key_value = 0;
    module.key_dimensions = std::max<Index>(module.key_dimensions, 3);
    latents.shared = std::min(latents.shared, module.key_dimensions - 1);
    if (module.positions == PositionEncoding::Rotary) {
        latents.shared = even(latents.shared, before.latents.shared);
        if (latents.shared >= module.key_dimensions) latents.shared -= 2;
    }
}

/// What stands beside the attention or behind it reads and writes vectors of d_model, of all tokens: the last choice
/// wins.
void repairNeighbours(TeachingModule& module, const TeachingModule& before)
{
    const auto mixes = [](const TeachingModule& each) { return each.mixer.form != core::MixerForm::None; };
    const auto second = [](const TeachingModule& each) { return each.second != core::SecondLayer::None; };
    const bool chosen = (mixes(module) && !mixes(before)) || (second(module) && !second(before));
    if (!mixes(module) && !second(module)) return;
    if (chosen) {
        module.output_projection = true;
        module.last_queries = 0;
    }
    if (second(module) && !second(before)) {
        module.projections = ProjectionLayout::Separate;
        module.latents.key_value = 0;
        module.difference.reset();
    }
    const bool whole = module.output_projection && module.last_queries == 0;
    if (!whole) module.mixer.form = core::MixerForm::None;
    const bool fits = whole && module.projections == ProjectionLayout::Separate && module.latents.key_value == 0
                      && !module.difference;
    if (!fits) module.second = core::SecondLayer::None;
}

/// Each head has distances of its own.
void repairDistances(TeachingModule& module, const TeachingModule& before)
{
    if (module.positions != PositionEncoding::Disentangled || module.keyHeads() == module.heads) return;
    if (before.positions == PositionEncoding::Disentangled)
        module.positions = PositionEncoding::Sinusoidal;
    else
        module.key_heads = 0;
}

}  // namespace

TeachingModule repaired(TeachingModule after, const TeachingModule& before)
{
    repairDifference(after, before);
    repairKeyHeads(after, before);
    repairLatents(after, before);
    repairDistances(after, before);
    repairNeighbours(after, before);
    if (after.positions == PositionEncoding::Rotary) repairRotary(after, before);
    if (after.experts.count > 0) after.experts.chosen = std::min(after.experts.chosen, after.experts.count);
    if (after.relative.bidirectional) after.relative.buckets = even(after.relative.buckets, before.relative.buckets);
    if (after.projections != ProjectionLayout::Separate) after.value_dimensions = after.key_dimensions;
    return after;
}
