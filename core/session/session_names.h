#pragma once

#include "core/session/session.h"

#include <string_view>
#include <utility>

namespace core {

/// How a session file spells the values of its enumerations.
inline constexpr const char* sessionFormat = "attentionscope session";
inline constexpr int sessionVersion = 1;
/// In bytes; a longer file is neither written nor read.
inline constexpr std::size_t longestSessionFile = 64U << 20U;

/// Before the folder's name: a model that comes with the program, wherever that is installed.
inline constexpr std::string_view bundledPrefix = "bundled:";

inline constexpr std::pair<View, const char*> views[] = {{View::Map, "map"},
                                                         {View::Steps, "steps"},
                                                         {View::Mask, "mask"},
                                                         {View::Compare, "compare"},
                                                         {View::Heads, "heads"},
                                                         {View::Flow, "flow"},
                                                         {View::Measures, "measures"},
                                                         {View::Picture, "picture"},
                                                         {View::Why, "why"},
                                                         {View::Positions, "positions"},
                                                         {View::Diagram, "diagram"},
                                                         {View::Costs, "costs"},
                                                         {View::Tokenizers, "tokenizers"},
                                                         {View::Alike, "alike"}};
inline constexpr std::pair<AlikeSettings::By, const char*> alikeKinds[] = {
    {AlikeSettings::By::Pairs, "pairs"}, {AlikeSettings::By::First, "first"}, {AlikeSettings::By::Second, "second"}};
inline constexpr std::pair<WhySettings::Of, const char*> whyKinds[] = {{WhySettings::Of::Cell, "cell"},
                                                                       {WhySettings::Of::Answer, "answer"},
                                                                       {WhySettings::Of::Lens, "lens"},
                                                                       {WhySettings::Of::Weights, "weights"},
                                                                       {WhySettings::Of::Patches, "patches"}};
inline constexpr std::pair<WhySettings::Patched, const char*> patchedParts[] = {
    {WhySettings::Patched::Stream, "stream"},
    {WhySettings::Patched::Heads, "heads"},
    {WhySettings::Patched::Patterns, "patterns"}};
inline constexpr std::pair<AttentionBlock, const char*> attentionBlocks[] = {{AttentionBlock::Self, "self"},
                                                                             {AttentionBlock::Decoder, "decoder"},
                                                                             {AttentionBlock::Cross, "cross"},
                                                                             {AttentionBlock::Mixing, "mixing"}};
inline constexpr std::pair<Guess::Of, const char*> guessKinds[] = {
    {Guess::Of::Row, "row"}, {Guess::Of::Top, "top"}, {Guess::Of::Cell, "cell"}, {Guess::Of::Head, "head"}};
inline constexpr std::pair<Guess::By, const char*> guessers[] = {{Guess::By::Points, "points"},
                                                                 {Guess::By::Hands, "hands"}};
inline constexpr std::pair<CompareSettings::Kind, const char*> compareKinds[] = {
    {CompareSettings::Kind::Heads, "heads"}, {CompareSettings::Kind::Runs, "runs"}};
inline constexpr std::pair<MaskOrder, const char*> orders[] = {
    {MaskOrder::BeforeSoftmax, "mask_then_softmax"},
    {MaskOrder::RenormaliseAfterSoftmax, "softmax_then_mask"},
    {MaskOrder::HideAfterSoftmax, "softmax_then_hide"}};
inline constexpr std::pair<FigureSettings::Content, const char*> figureContents[] = {
    {FigureSettings::Content::Maps, "maps"},
    {FigureSettings::Content::Mask, "mask"},
    {FigureSettings::Content::Steps, "steps"},
    {FigureSettings::Content::Compare, "compare"},
    {FigureSettings::Content::Picture, "picture"},
    {FigureSettings::Content::Flow, "flow"},
    {FigureSettings::Content::Why, "why"},
    {FigureSettings::Content::Measures, "measures"},
    {FigureSettings::Content::KnockOuts, "knock-outs"},
    {FigureSettings::Content::Histogram, "histogram"},
    {FigureSettings::Content::Distances, "distances"},
    {FigureSettings::Content::Scatter, "scatter"},
    {FigureSettings::Content::Differences, "differences"},
    {FigureSettings::Content::Diagram, "diagram"},
    {FigureSettings::Content::Costs, "costs"},
    {FigureSettings::Content::Tokenizers, "tokenizers"},
    {FigureSettings::Content::Alike, "alike"},
    {FigureSettings::Content::Reading, "reading"}};
inline constexpr std::pair<ChartSettings::Groups, const char*> headGroups[] = {
    {ChartSettings::Groups::None, "none"},
    {ChartSettings::Groups::Picked, "picked"},
    {ChartSettings::Groups::Sets, "sets"}};
/// Heads in one map were only ever their mean once, hence the names.
inline constexpr std::pair<MapLook::Cells, const char*> cellKinds[] = {{MapLook::Cells::Weights, "weights"},
                                                                       {MapLook::Cells::Norms, "norms"},
                                                                       {MapLook::Cells::LayerHeads, "layer_mean"},
                                                                       {MapLook::Cells::ModelHeads, "model_mean"},
                                                                       {MapLook::Cells::PickedHeads, "picked"},
                                                                       {MapLook::Cells::Rollout, "rollout"},
                                                                       {MapLook::Cells::Flow, "flow"}};
inline constexpr std::pair<HeadsJoined, const char*> headsJoined[] = {
    {HeadsJoined::Mean, "mean"}, {HeadsJoined::Sum, "sum"}, {HeadsJoined::Largest, "max"}};
inline constexpr std::pair<MapLook::BySpan, const char*> spanSides[] = {
    {MapLook::BySpan::No, "no"}, {MapLook::BySpan::Keys, "keys"}, {MapLook::BySpan::Both, "both"}};
inline constexpr std::pair<PairPart, const char*> pairParts[] = {{PairPart::Whole, "whole"},
                                                                 {PairPart::FirstToFirst, "a-a"},
                                                                 {PairPart::FirstToSecond, "a-b"},
                                                                 {PairPart::SecondToFirst, "b-a"},
                                                                 {PairPart::SecondToSecond, "b-b"}};
inline constexpr std::pair<MapLook::SpecialTokens, const char*> specialTokens[] = {
    {MapLook::SpecialTokens::Shown, "shown"},
    {MapLook::SpecialTokens::Hidden, "hidden"},
    {MapLook::SpecialTokens::Renormalised, "renormalised"}};
inline constexpr std::pair<Measure, const char*> measures[] = {{Measure::Entropy, "entropy"},
                                                               {Measure::EntropyShare, "entropy_share"},
                                                               {Measure::Distance, "distance"},
                                                               {Measure::Self, "self"},
                                                               {Measure::Previous, "previous"},
                                                               {Measure::Next, "next"},
                                                               {Measure::First, "first"},
                                                               {Measure::Special, "special"},
                                                               {Measure::SpecialStart, "special_start"},
                                                               {Measure::SpecialLater, "special_later"},
                                                               {Measure::Concentration, "concentration"},
                                                               {Measure::Duplicate, "duplicate"},
                                                               {Measure::InOrder, "in_order"},
                                                               {Measure::Induction, "induction"},
                                                               {Measure::Cell, "cell"},
                                                               {Measure::Marked, "marked"},
                                                               {Measure::KnockOut, "knock_out"},
                                                               {Measure::KnockOutMean, "knock_out_mean"},
                                                               {Measure::KnockOutResample, "knock_out_resample"}};
inline constexpr std::pair<Tower, const char*> towers[] = {{Tower::Pictures, "pictures"}, {Tower::Texts, "texts"}};
inline constexpr std::pair<LogUnit, const char*> logUnits[] = {{LogUnit::Nats, "nats"}, {LogUnit::Bits, "bits"}};
inline constexpr std::pair<HeadsSettings::Order, const char*> headOrders[] = {
    {HeadsSettings::Order::Layers, "layers"},
    {HeadsSettings::Order::Measure, "measure"},
    {HeadsSettings::Order::Similarity, "similarity"}};
inline constexpr std::pair<Intervention::Kind, const char*> interventionKinds[] = {
    {Intervention::Kind::Scale, "scale"},
    {Intervention::Kind::Mean, "mean"},
    {Intervention::Kind::Uniform, "uniform"},
    {Intervention::Kind::Hide, "hide"},
    {Intervention::Kind::Pattern, "pattern"},
    {Intervention::Kind::Patch, "patch"},
    {Intervention::Kind::Resample, "resample"},
    {Intervention::Kind::Steer, "steer"},
    {Intervention::Kind::FeedForward, "feed_forward"}};
inline constexpr std::pair<FigureSettings::Scale, const char*> scales[] = {
    {FigureSettings::Scale::Shared, "shared"},
    {FigureSettings::Scale::Cell, "cell"},
    {FigureSettings::Scale::Row, "row"},
    {FigureSettings::Scale::Head, "head"},
    {FigureSettings::Scale::Layer, "layer"},
    {FigureSettings::Scale::All, "all"},
    {FigureSettings::Scale::ChosenRow, "chosen_row"}};
inline constexpr std::pair<FigureSettings::Curve, const char*> curves[] = {{FigureSettings::Curve::Linear, "linear"},
                                                                           {FigureSettings::Curve::Log, "log"},
                                                                           {FigureSettings::Curve::Gamma, "gamma"}};
inline constexpr std::pair<PooledBy, const char*> poolings[] = {{PooledBy::Largest, "largest"},
                                                                {PooledBy::Mean, "mean"}};
inline constexpr std::pair<RowReading, const char*> rowReadings[] = {
    {RowReading::Usual, "usual"}, {RowReading::AtToken, "at"}, {RowReading::NextToken, "next"}};
inline constexpr std::pair<FigureSettings::Theme, const char*> themes[] = {{FigureSettings::Theme::Light, "light"},
                                                                           {FigureSettings::Theme::Dark, "dark"}};
inline constexpr std::pair<FigureSettings::Background, const char*> grounds[] = {
    {FigureSettings::Background::White, "white"}, {FigureSettings::Background::Transparent, "transparent"}};
inline constexpr std::pair<FigureSettings::Letters, const char*> letterings[] = {
    {FigureSettings::Letters::Usual, "usual"},
    {FigureSettings::Letters::None, "none"},
    {FigureSettings::Letters::Lower, "a"},
    {FigureSettings::Letters::Upper, "A"},
    {FigureSettings::Letters::Bracketed, "(a)"}};
inline constexpr std::pair<BarLook::Place, const char*> barPlaces[] = {{BarLook::Place::Right, "right"},
                                                                       {BarLook::Place::Bottom, "bottom"}};
inline constexpr std::pair<ChartSettings::Form, const char*> chartForms[] = {{ChartSettings::Form::Map, "map"},
                                                                             {ChartSettings::Form::Lines, "lines"},
                                                                             {ChartSettings::Form::Boxes, "boxes"},
                                                                             {ChartSettings::Form::Strips, "strips"}};
/// Tables of the steps, in the order of the calculation.
inline constexpr std::pair<Stage, const char*> stageNames[] = {{Stage::Input, "input"},
                                                               {Stage::KeyInput, "key_input"},
                                                               {Stage::QueryLatent, "q_latent"},
                                                               {Stage::KeyLatent, "kv_latent"},
                                                               {Stage::SharedKey, "shared_key"},
                                                               {Stage::QueryProjected, "q_projected"},
                                                               {Stage::KeyProjected, "k_projected"},
                                                               {Stage::QueryNormed, "q_normed"},
                                                               {Stage::KeyNormed, "k_normed"},
                                                               {Stage::Query, "q"},
                                                               {Stage::Key, "k"},
                                                               {Stage::Value, "v"},
                                                               {Stage::ScoresRaw, "scores"},
                                                               {Stage::ScoresUncapped, "uncapped"},
                                                               {Stage::ScoresScaled, "scaled"},
                                                               {Stage::ContentToPosition, "content_to_position"},
                                                               {Stage::PositionToContent, "position_to_content"},
                                                               {Stage::ScoresBiased, "biased"},
                                                               {Stage::IndexScores, "index"},
                                                               {Stage::ScoresMasked, "masked"},
                                                               {Stage::WeightsUnmasked, "unmasked_weights"},
                                                               {Stage::WeightsMasked, "masked_weights"},
                                                               {Stage::RowSums, "row_sums"},
                                                               {Stage::Weights, "weights"},
                                                               {Stage::SinkWeights, "sink"},
                                                               {Stage::DropoutKept, "kept"},
                                                               {Stage::WeightsDropped, "dropped"},
                                                               {Stage::OtherWeights, "other_weights"},
                                                               {Stage::WeightsDifference, "difference"},
                                                               {Stage::Context, "context"},
                                                               {Stage::PairContext, "pair_context"},
                                                               {Stage::Gate, "gate"},
                                                               {Stage::ContextGated, "gated_context"},
                                                               {Stage::HeadOutput, "head_output"},
                                                               {Stage::SumOfHeads, "sum_of_heads"},
                                                               {Stage::Output, "output"},
                                                               {Stage::ExpertWeights, "experts"},
                                                               {Stage::Concatenation, "concatenation"},
                                                               {Stage::Entropy, "entropy"},
                                                               {Stage::MeanDistance, "distance"},
                                                               {Stage::ReceivedAttention, "received"},
                                                               {Stage::MeanOfHeads, "mean_of_heads"},
                                                               {Stage::Contacts, "contacts"},
                                                               {Stage::Probe, "probe"},
                                                               {Stage::Rollout, "rollout"},
                                                               {Stage::ValueProjected, "v_projected"},
                                                               {Stage::Decay, "decay"},
                                                               {Stage::WriteStrength, "strength"},
                                                               {Stage::MixingWeights, "mixing"},
                                                               {Stage::MixedValues, "mixed_values"},
                                                               {Stage::MixingGate, "mixing_gate"},
                                                               {Stage::MixingState, "state"}};
inline constexpr std::pair<MaskFill::Mode, const char*> modes[] = {{MaskFill::Mode::Replace, "replace"},
                                                                   {MaskFill::Mode::Add, "add"}};

}  // namespace core
