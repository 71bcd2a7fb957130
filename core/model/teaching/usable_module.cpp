#include "core/model/teaching/usable_module.h"

#include "core/error.h"

#include <array>
#include <charconv>

namespace core {
namespace {

/// @param said  with %1 for the field; its own values follow
Error outOfRange(const Words& field, const Words& said) { return {Code::OutOfRange, "", said.about({field})}; }

void requireCount(const char* field, Index value, Index most)
{
    if (value < 1 || value > most)
        throw outOfRange(
            field, Words("%1 cannot be used: expected 1 to %2, found %3", std::to_string(most), std::to_string(value)));
}

/// "0.001", "1e+06": as short as it can be read back.
std::string numberText(float value)
{
    std::array<char, 32> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
    return {text.data(), end};
}

void requireBetween(const char* field, float value, float least, float most)
{
    if (!(value >= least && value <= most))
        throw outOfRange(field, Words("%1 cannot be used: expected %2 to %3, found %4", numberText(least),
                                      numberText(most), numberText(value)));
}

void require(bool holds, const Words& said)
{
    if (!holds) throw Error(Code::OutOfRange, "", said);
}

void requireUsableIndex(const ModuleIndex& index)
{
    if (index.kept < 0 || index.kept > mostTeachingTokens)
        throw outOfRange(phrase("the keys that an index keeps"),
                         Words("%1 cannot be used: expected 0 to %2, found %3", std::to_string(mostTeachingTokens),
                               std::to_string(index.kept)));
    requireCount(phrase("the heads of an index"), index.heads, mostTeachingHeads);
    requireCount(phrase("the dimensions of an index"), index.dimensions, widestIndex);
}

/// A pair's heads have values and W_O in common, and nothing else.
void requireUsableDifference(const TeachingModule& module)
{
    if (!module.difference) return;
    requireBetween(phrase("the λ of a difference of softmaxes"), *module.difference, 0.0F, largestLambda);
    require(module.heads % 2 == 0,
            Words("the heads of a difference of softmaxes cannot be used: expected an even number, found %1",
                  std::to_string(module.heads)));
    require(module.key_heads == 0 || module.key_heads == module.heads,
            Words("the heads of keys in a difference of softmaxes cannot be used: expected as many as heads, found %1",
                  std::to_string(module.key_heads)));
    require(module.projections == ProjectionLayout::Separate,
            Words("the projections of a difference of softmaxes cannot be used: expected separate, found fused"));
    require(module.output_projection, Words("W_O in a difference of softmaxes cannot be used: expected on, found off"));
    require(module.gate == GateForm::None,
            Words("the gate in a difference of softmaxes cannot be used: expected none, found a gate"));
}

void requireUsableTemperature(const std::optional<PlaceTemperature>& temperature)
{
    if (!temperature) return;
    requireBetween(phrase("the scale of length by position"), temperature->scale, smallestScale, largestPlaceScale);
    requireBetween(phrase("the step of length by position"), temperature->step, 1.0F, largestPlaceStep);
}

/// Numbers of one kind of positions, which say nothing while another is chosen.
void requireUsablePositions(const TeachingModule& module)
{
    RotaryEmbedding rotary = module.rotary;
    if (module.latents.key_value > 0) rotary.dimensions = module.latents.shared;
    if (rotary.dimensions == 0) rotary.dimensions = module.key_dimensions;
    const RotaryScaling& scaling = rotary.scaling;
    if (module.positions == PositionEncoding::Rotary) {
        require(module.rotary.dimensions > 0 || module.latents.key_value > 0 || module.key_dimensions % 2 == 0,
                Words("d_k with a rotary embedding cannot be used: expected an even number, found %1",
                      std::to_string(module.key_dimensions)));
        if (rotary.dimensions < 2 || rotary.dimensions > module.key_dimensions || rotary.dimensions % 2 != 0)
            throw outOfRange(phrase("the dimensions of the rotary embedding"),
                             Words("%1 cannot be used: expected an even number up to d_k (%2), found %3",
                                   std::to_string(module.key_dimensions), std::to_string(rotary.dimensions)));
        requireBetween(phrase("the base of the rotary embedding"), rotary.base, 1.5F, 1e9F);
        requireBetween(phrase("the factor of the rotary embedding"), scaling.factor, 1.0F, 1e4F);
        requireCount(phrase("the tokens that a rotary embedding was trained on"), scaling.trained_tokens,
                     longestTrained);
        requireBetween("low_freq_factor", scaling.low_frequency_factor, 1e-3F, 1e3F);
        requireBetween("high_freq_factor", scaling.high_frequency_factor, 1e-3F, 1e3F);
        requireBetween("beta_fast", scaling.beta_fast, 1e-3F, 1e4F);
        requireBetween("beta_slow", scaling.beta_slow, 1e-3F, 1e4F);
        if (scaling.high_frequency_factor == scaling.low_frequency_factor)
            throw outOfRange("high_freq_factor",
                             Words("%1 cannot be used: expected another number than low_freq_factor, found %2",
                                   std::to_string(scaling.high_frequency_factor)));
        if (rotary.first_position < 0 || rotary.first_position > longestTrained)
            throw outOfRange(phrase("the first position"),
                             Words("%1 cannot be used: expected 0 to %2, found %3", std::to_string(longestTrained),
                                   std::to_string(rotary.first_position)));
        if (const auto& picture = rotary.picture) {
            requireCount(phrase("the rows of the rotary embedding's picture"), picture->rows, mostTeachingTokens);
            requireCount(phrase("the columns of the rotary embedding's picture"), picture->columns, mostTeachingTokens);
            if (picture->first < 0 || picture->first > mostTeachingTokens)
                throw outOfRange(phrase("the first square's token"),
                                 Words("%1 cannot be used: expected 0 to %2, found %3",
                                       std::to_string(mostTeachingTokens), std::to_string(picture->first)));
            if (rotary.dimensions < 4)
                throw outOfRange(
                    phrase("the dimensions of a rotary embedding of rows and columns"),
                    Words("%1 cannot be used: expected at least 4, found %2", std::to_string(rotary.dimensions)));
            require(scaling.kind == RotaryScaling::Kind::None,
                    Words("the scaling of a rotary embedding of rows and columns cannot be used: expected none, found "
                          "another"));
        }
        if (scaling.kind == RotaryScaling::Kind::Dynamic && rotary.dimensions < 4)
            throw outOfRange(
                phrase("the dimensions of a dynamic rotary embedding"),
                Words("%1 cannot be used: expected at least 4, found %2", std::to_string(rotary.dimensions)));
    }
    if (module.relative.buckets < 2 || module.relative.buckets > mostBuckets
        || (module.relative.bidirectional && module.relative.buckets % 2 != 0))
        throw outOfRange("T5's buckets", Words(module.relative.bidirectional
                                                   ? "%1 cannot be used: expected an even number from 2 to %2, found %3"
                                                   : "%1 cannot be used: expected 2 to %2, found %3",
                                               std::to_string(mostBuckets), std::to_string(module.relative.buckets)));
    requireCount(phrase("T5's largest distance"), module.relative.largest_distance, longestTrained);
    requireCount(phrase("the span of distances"), module.distances.span, mostTeachingTokens);
    if (module.positions != PositionEncoding::Disentangled) return;
    require(
        module.distances.terms() > 1,
        Words("the terms of disentangled attention cannot be used: expected at least one with positions, found none"));
    require(module.keyHeads() == module.heads,
            Words("the heads of keys in disentangled attention cannot be used: expected as many as heads, found %1",
                  std::to_string(module.key_heads)));
    require(module.latents.key_value == 0,
            Words("the latents of disentangled attention cannot be used: expected none, found %1",
                  std::to_string(module.latents.key_value)));
}

void requireUsableLatents(const TeachingModule& module)
{
    const ModuleLatents& latents = module.latents;
    for (const Index width : {latents.key_value, latents.query})
        if (width < 0 || width > widestTeachingModel)
            throw outOfRange(phrase("the latents"), Words("%1 cannot be used: expected 0 to %2, found %3",
                                                          std::to_string(widestTeachingModel), std::to_string(width)));
    requireCount(phrase("the shared dimensions of keys"), latents.shared, widestTeachingModel);
    if (latents.key_value == 0) return;
    require(latents.shared < module.key_dimensions,
            Words("the shared dimensions of keys cannot be used: expected fewer than d_k, %1, found %2",
                  std::to_string(module.key_dimensions), std::to_string(latents.shared)));
    require(module.keyHeads() == module.heads,
            Words("the heads of keys with latents cannot be used: expected as many as heads, found %1",
                  std::to_string(module.key_heads)));
    require(module.projections == ProjectionLayout::Separate,
            Words("the projections with latents cannot be used: expected separate, found fused"));
    require(!module.difference,
            Words("the difference of softmaxes with latents cannot be used: expected none, found a difference"));
}

void requireUsableExperts(const ModuleExperts& experts)
{
    if (experts.count < 0 || experts.count > mostTeachingExperts)
        throw outOfRange(phrase("the experts"),
                         Words("%1 cannot be used: expected 0 to %2, found %3", std::to_string(mostTeachingExperts),
                               std::to_string(experts.count)));
    requireCount(phrase("the experts that a token takes"), experts.chosen, std::max<Index>(experts.count, 1));
}

void requireUsableMixer(const TeachingModule& module)
{
    if (module.mixer.form == MixerForm::None) return;
    if (module.mixer.taps < 2 || module.mixer.taps > mostTaps)
        throw outOfRange(phrase("the tokens that a mixer's convolution sees"),
                         Words("%1 cannot be used: expected 2 to %2, found %3", std::to_string(mostTaps),
                               std::to_string(module.mixer.taps)));
    require(module.output_projection, Words("W_O beside a mixer cannot be used: expected on, found off"));
    require(module.last_queries == 0,
            Words("the last queries beside a mixer cannot be used: expected all tokens, found %1",
                  std::to_string(module.last_queries)));
}

/// The second layer takes keys and values over as they are.
void requireUsableLender(const TeachingModule& module)
{
    if (module.second == SecondLayer::None) return;
    require(module.output_projection, Words("W_O before a second layer cannot be used: expected on, found off"));
    require(module.projections == ProjectionLayout::Separate,
            Words("the projections of two layers cannot be used: expected separate, found fused"));
    require(module.latents.key_value == 0, Words("the latents of two layers cannot be used: expected none, found %1",
                                                 std::to_string(module.latents.key_value)));
    require(!module.difference,
            Words("the difference of softmaxes in two layers cannot be used: expected none, found a difference"));
    require(module.last_queries == 0,
            Words("the last queries of two layers cannot be used: expected all tokens, found %1",
                  std::to_string(module.last_queries)));
}

}  // namespace

void requireUsable(const TeachingModule& module)
{
    requireCount(phrase("the heads"), module.heads, mostTeachingHeads);
    requireCount("d_model", module.width, widestTeachingModel);
    requireCount("d_k", module.key_dimensions, widestTeachingModel);
    requireCount("d_v", module.value_dimensions, widestTeachingModel);
    if (!(module.dropout >= 0 && module.dropout <= highestDropout))
        throw outOfRange(phrase("the dropout rate"),
                         Words("%1 cannot be used: expected 0 to 0.9, found %2", std::to_string(module.dropout)));
    const bool fused = module.projections != ProjectionLayout::Separate;
    if (fused && module.key_dimensions != module.value_dimensions)
        throw Error(Code::WrongShape, "", "d_v of a fused projection has the wrong shape: expected d_k, %1, found %2",
                    std::to_string(module.key_dimensions), std::to_string(module.value_dimensions));
    if (module.key_heads < 0 || (module.key_heads > 0 && module.heads % module.key_heads != 0))
        throw outOfRange(phrase("the heads of keys and values"),
                         Words("%1 cannot be used: expected a divisor of the heads, %2, found %3",
                               std::to_string(module.heads), std::to_string(module.key_heads)));
    if (fused && module.keyHeads() != module.heads)
        throw outOfRange(phrase("the heads of keys and values in a fused projection"),
                         Words("%1 cannot be used: expected %2, found %3", std::to_string(module.heads),
                               std::to_string(module.key_heads)));
    if (module.scale) requireBetween(phrase("the scale"), *module.scale, smallestScale, largestScale);
    if (module.soft_cap != 0) requireBetween(phrase("the soft-cap"), module.soft_cap, smallestScale, largestScale);
    if (module.last_queries < 0 || module.last_queries > mostTeachingTokens)
        throw outOfRange(phrase("the last queries"),
                         Words("%1 cannot be used: expected 0 to %2, found %3", std::to_string(mostTeachingTokens),
                               std::to_string(module.last_queries)));
    requireUsablePositions(module);
    requireUsableTemperature(module.query_temperature);
    requireUsableIndex(module.index);
    requireUsableDifference(module);
    requireUsableLatents(module);
    if (module.experts.count != 0) requireUsableExperts(module.experts);
    requireUsableMixer(module);
    requireUsableLender(module);
}

}  // namespace core
