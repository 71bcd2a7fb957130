#include "core/session/module_presets.h"

#include <functional>
#include <limits>

namespace core {
namespace {

constexpr const char* causal = "causal & padding";
constexpr const char* unmasked = "padding";
constexpr float lowest = std::numeric_limits<float>::lowest();

using enum PresetTopic;

TeachingModule moduleOf(Index heads, Index width, Index keys, Index values)
{
    TeachingModule module;
    module.heads = heads;
    module.width = width;
    module.key_dimensions = keys;
    module.value_dimensions = values;
    return module;
}

/// Four heads of eight dimensions, and a preset's changes to them.
TeachingModule plain(const std::function<void(TeachingModule&)>& change = [](TeachingModule&) {})
{
    TeachingModule module;
    change(module);
    return module;
}

ScoringChange hiding(const char* recipe) { return {.mask = recipe, .fill = MaskFill{}}; }
ScoringChange filling(const char* recipe, const MaskFill& fill) { return {.mask = recipe, .fill = fill}; }

ModulePreset singleFused()
{
    TeachingModule module = moduleOf(1, 24, 24, 24);
    module.projections = ProjectionLayout::DimensionThenThree;
    module.output_projection = false;
    return {"m01", module, hiding(causal)};
}

ModulePreset multiHeadFused()
{
    TeachingModule module = moduleOf(4, 30, 11, 11);
    module.projections = ProjectionLayout::DimensionThenThree;
    return {"m02", module, hiding(causal)};
}

ModulePreset block() { return {"m03", moduleOf(4, 32, 8, 8), filling(causal, {.value = -1e9F})}; }

ModulePreset biased()
{
    TeachingModule module = moduleOf(8, 512, 64, 64);
    module.biases = true;
    return {"m04", module, filling(causal, {.value = -10000.0F})};
}

ModulePreset singleDimensions()
{
    TeachingModule module = moduleOf(3, 13, 5, 9);
    module.output_projection = false;
    return {"m05", module, hiding(unmasked)};
}

ModulePreset cross()
{
    TeachingModule module = moduleOf(1, 12, 6, 10);
    module.output_projection = false;
    return {"m06", module, hiding(unmasked), true};
}

ModulePreset twoOrders()
{
    TeachingModule module = moduleOf(1, 10, 6, 7);
    module.output_projection = false;
    ScoringChange scoring = hiding(causal);
    scoring.order = MaskOrder::RenormaliseAfterSoftmax;
    return {"m07", module, scoring, false, Masks};
}

/// d_k = 4, so that √d_k is 2, and nothing but whole numbers up to the scores.
ModulePreset byHand()
{
    TeachingModule module = moduleOf(1, 4, 4, 4);
    module.positions = PositionEncoding::None;
    module.output_projection = false;
    module.whole_numbers = true;
    return {"by_hand", module, hiding(unmasked)};
}

ModulePreset sumOfHeads() { return {"m08", moduleOf(3, 12, 4, 4), hiding(causal)}; }

std::vector<ModulePreset> sharedKeys()
{
    const auto sharing = [](Index keyHeads) {
        TeachingModule module = moduleOf(4, 32, 8, 8);
        module.key_heads = keyHeads;
        return module;
    };
    const auto bag = [](TeachingModule& module) { module.positions = PositionEncoding::None; };
    const auto lending = [](TeachingModule& module) { module.second = SecondLayer::OwnQueries; };
    return {{"m09_gqa", sharing(2), hiding(causal)},
            {"m09_mqa", sharing(1), hiding(causal)},
            {"lent_keys", plain(lending), hiding(causal)},
            {"m09_one_token", plain(bag), hiding(unmasked)}};
}

TeachingModule positioned(PositionEncoding positions)
{
    return plain([&](TeachingModule& module) { module.positions = positions; });
}

/// XLNet's: one stream sees its own token, and the other one, which is asked for the token, does not.
ModulePreset twoStreams()
{
    TeachingModule module = positioned(PositionEncoding::RelativeSinusoidal);
    module.second = SecondLayer::Stream;
    ScoringChange blind = hiding("causal & padding & !window(0, 0)");
    blind.layer = 1;
    return {"two_streams", module, hiding(causal), false, Masks, blind};
}

std::vector<ModulePreset> masks()
{
    const auto cached = [](TeachingModule& module) { module.last_queries = 3; };
    const MaskFill eager{.value = lowest, .mode = MaskFill::Mode::Add};
    const MaskFill bert{.value = -10000.0F, .mode = MaskFill::Mode::Add};
    return {{"m09_sliding_window", plain(), hiding("causal & padding & window(2, 0)"), false, Masks},
            {"m09_masks.prefix", plain(), hiding("(causal | prefix(3)) & padding"), false, Masks},
            {"m09_masks.dilated", plain(), hiding("causal & padding & dilated(2)"), false, Masks},
            {"m09_masks.segment", plain(), hiding("segment(5) & padding"), false, Masks},
            {"m09_masks.global", plain(), hiding("(window(1, 1) | global(1)) & padding"), false, Masks},
            twoStreams(),
            {"m09_masks.eager", plain(), filling(causal, eager), false, Masks},
            {"m09_masks.bert", plain(), filling(unmasked, bert), false, Masks},
            {"m09_causal_offset", plain(cached), hiding(causal), false, Masks}};
}

TeachingModule turned(RotaryEmbedding::Pairing pairing, Index dimensions)
{
    TeachingModule module = positioned(PositionEncoding::Rotary);
    module.rotary.pairing = pairing;
    module.rotary.dimensions = dimensions;
    return module;
}

/// Tokens as the squares of a picture, row by row: half of the pairs count rows, the others columns.
TeachingModule turnedByRowsAndColumns()
{
    TeachingModule module = turned(RotaryEmbedding::Pairing::HalfSplit, 0);
    module.rotary.base = 100;  // DINOv3's
    module.rotary.picture = PicturePlaces{.first = 0, .rows = 4, .columns = 4};
    return module;
}

TeachingModule bucketed()
{
    TeachingModule module = positioned(PositionEncoding::Relative);
    module.relative = {.buckets = 8, .largest_distance = 20};
    module.scale = 1.0F;  // T5 leaves its scores as they are
    return module;
}

TeachingModule disentangled()
{
    TeachingModule module = positioned(PositionEncoding::Disentangled);
    module.distances.span = 4;
    return module;
}

TeachingModule alibi(AlibiForm form)
{
    TeachingModule module = moduleOf(6, 48, 8, 8);  // no power of two: two ladders of slopes
    module.positions = PositionEncoding::Alibi;
    module.alibi = form;
    return module;
}

/// A rotary embedding that was trained on fewer tokens than a sentence has, so that stretching shows.
TeachingModule stretched(RotaryScaling::Kind kind)
{
    TeachingModule module = turned(RotaryEmbedding::Pairing::HalfSplit, 0);
    module.rotary.scaling.kind = kind;
    module.rotary.scaling.factor = 8;
    module.rotary.scaling.trained_tokens = kind == RotaryScaling::Kind::Llama3 ? 64 : 8;
    return module;
}

std::vector<ModulePreset> positions()
{
    using enum RotaryEmbedding::Pairing;
    return {{"m09_sinusoidal", positioned(PositionEncoding::Sinusoidal), hiding(unmasked), false, Positions},
            {"m09_rope", turned(HalfSplit, 0), hiding(causal), false, Positions},
            {"m09_rope.interleaved", turned(Interleaved, 0), hiding(causal), false, Positions},
            {"m09_rope.partial", turned(HalfSplit, 4), hiding(causal), false, Positions},
            {"rope.picture", turnedByRowsAndColumns(), hiding(unmasked), false, Positions},
            {"m12_rope_tables.llama3", stretched(RotaryScaling::Kind::Llama3), hiding(causal), false, Positions},
            {"m12_rope_tables.yarn", stretched(RotaryScaling::Kind::Yarn), hiding(causal), false, Positions},
            {"m09_alibi", alibi(AlibiForm::OneWay), hiding(causal), false, Positions},
            {"m09_alibi.symmetric", alibi(AlibiForm::Symmetric), hiding(unmasked), false, Positions},
            {"m09_alibi.bloom", alibi(AlibiForm::FromFirst), hiding(causal), false, Positions},
            {"m09_t5_bias", bucketed(), hiding(unmasked), false, Positions},
            {"disentangled", disentangled(), hiding(unmasked), false, Positions}};
}

TeachingModule sunk(AttentionSink sink)
{
    return plain([&](TeachingModule& module) { module.sink = sink; });
}

std::vector<ModulePreset> scores()
{
    ScoringChange sharp = hiding(causal);
    sharp.temperature = 0.5F;
    TeachingModule normed = turned(RotaryEmbedding::Pairing::HalfSplit, 0);
    normed.query_key_norm = true;
    const TeachingModule capped = plain([](TeachingModule& module) {
        module.scale = 4.0F;  // so far out that the cap bends them
        module.soft_cap = 20.0F;
    });
    const TeachingModule extreme = plain([](TeachingModule& module) { module.scale = 1000.0F; });
    return {{"m09_temperature", plain(), sharp, false, Scores},
            {"m09_softcap", capped, hiding(causal), false, Scores},
            {"m09_qk_norm", normed, hiding(causal), false, Scores},
            {"m09_sinks", sunk(AttentionSink::Learned), hiding(causal), false, Scores},
            {"m09_sinks.off_by_one", sunk(AttentionSink::OffByOne), hiding(causal), false, Scores},
            {"m09_softmax_extreme", extreme, hiding(causal), false, Scores},
            {"m10_metrics", positioned(PositionEncoding::Learned), hiding(causal), false, Scores}};
}

/// A module like torch.nn.MultiheadAttention: biases, d_k = d_v = d_model / H.
TeachingModule torchModule(const std::function<void(TeachingModule&)>& change)
{
    TeachingModule module = moduleOf(3, 24, 8, 8);
    module.positions = PositionEncoding::None;
    module.biases = true;
    change(module);
    return module;
}

std::vector<ModulePreset> torch()
{
    const auto fused = [](TeachingModule& module) { module.projections = ProjectionLayout::Concatenated; };
    const auto separate = [](TeachingModule&) {};
    const auto added = [](TeachingModule& module) { module.added = {.bias = true, .zero = true}; };
    const auto floats = [](TeachingModule& module) { module.positions = PositionEncoding::Pairs; };
    return {{"m11_torch_mha", torchModule(fused), hiding(causal), false, Torch},
            {"m11_torch_mha.cross", torchModule(separate), hiding(unmasked), true, Torch},
            {"m11_torch_mha.added", torchModule(added), hiding(causal), false, Torch},
            {"m11_torch_mha.float_mask", torchModule(floats), hiding(unmasked), false, Torch}};
}

std::vector<ModulePreset> large()
{
    TeachingModule chunked = turned(RotaryEmbedding::Pairing::Interleaved, 0);
    TeachingModule longer = positioned(PositionEncoding::None);
    longer.query_temperature = PlaceTemperature{.scale = 0.5F, .step = 3};  // large enough to show in a sentence
    const auto gated = [](GateForm form) { return plain([&](TeachingModule& module) { module.gate = form; }); };
    const TeachingModule indexed = plain([](TeachingModule& module) { module.index.kept = 3; });
    const TeachingModule differing = plain([](TeachingModule& module) { module.difference = 0.8F; });
    TeachingModule narrow = turned(RotaryEmbedding::Pairing::HalfSplit, 0);
    narrow.latents = {.key_value = 12, .query = 16, .shared = 4};
    const TeachingModule mixed = plain([](TeachingModule& module) { module.experts = {.count = 6, .chosen = 2}; });
    return {{"chunk", chunked, hiding("causal & padding & chunk(4)"), false, Large},
            {"place_temperature", longer, hiding(causal), false, Large},
            {"gate.head", gated(GateForm::Head), hiding(causal), false, Large},
            {"gate.number", gated(GateForm::Number), hiding(causal), false, Large},
            {"index", indexed, hiding(causal), false, Large},
            {"difference", differing, hiding(causal), false, Large},
            {"latents", narrow, hiding(causal), false, Large},
            {"experts", mixed, hiding(causal), false, Large}};
}

/// The attention beside it sees what the recurrence sees, so that the two maps can be compared.
std::vector<ModulePreset> withoutSoftmax()
{
    const auto beside = [](MixerForm form, Index taps) {
        return plain([&](TeachingModule& module) { module.mixer = {form, taps}; });
    };
    return {{"mixer.delta", beside(MixerForm::GatedDelta, 4), hiding(causal), false, NoSoftmax},
            {"mixer.convolution", beside(MixerForm::ShortConvolution, 3), hiding(causal), false, NoSoftmax},
            {"mixer.state", beside(MixerForm::StateSpace, 4), hiding(causal), false, NoSoftmax}};
}

}  // namespace

std::vector<ScoringChange> ModulePreset::changes() const
{
    std::vector<ScoringChange> all{scoring};
    if (second) all.push_back(*second);
    return all;
}

std::vector<ModulePreset> modulePresets()
{
    std::vector<ModulePreset> all{singleFused(), multiHeadFused(), block(),      biased(), singleDimensions(),
                                  cross(),       twoOrders(),      sumOfHeads(), byHand()};
    for (const auto& more : {sharedKeys(), masks(), positions(), scores(), torch(), large(), withoutSoftmax()})
        all.insert(all.end(), more.begin(), more.end());
    return all;
}

Run withPreset(Run run, const ModulePreset& preset)
{
    run.model.clear();
    run.module = preset.module;
    run.changes = preset.changes();
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
