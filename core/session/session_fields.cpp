#include "core/session/session_fields.h"

#include "core/error.h"
#include "core/model/teaching/teaching_module_json.h"
#include "core/session/fresh_session.h"
#include "core/session/reference_json.h"
#include "core/session/session_names.h"
#include "core/session/setting_rows.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

using namespace setting;
using enum Written;

constexpr Setting<Run> runRows[] = {
    {{"tower", named<towers, &Run::tower>()}},
    {{"as_written", at<&Run::as_written>(Flag{})}},
    {{"keys_text", at<&Run::keys_text>(Text{})}},
    {{"most_tokens", at<&Run::most_tokens>(Whole{})}},
    {{"layers_on_demand", at<&Run::layers_on_demand>(Flag{})}},
    {{"whole_pictures", at<&Run::whole_pictures>(Flag{})}},
};

/// JSON has no infinity; the fill is often -∞.
Json fillJson(const ScoringChange& change)
{
    if (!change.fill) return {};
    return {{"value", std::isinf(change.fill->value) ? Json("-inf") : Json(change.fill->value)},
            {"mode", nameOf(change.fill->mode, modes)}};
}

void readFill(const JsonObject& change, ScoringChange& of)
{
    const JsonObject reader = change.object("fill", *change.find("fill"));
    MaskFill& fill = of.fill.emplace();
    reader.read("mode", fill.mode, modes);
    const Json* value = reader.find("value");
    if (value == nullptr || *value == "-inf") return;
    if (!value->is_number() || !std::isfinite(value->get<float>()))
        throw reader.wrong("value", *value,
                           Words("%1 cannot be used: expected a number of float32 or \"-inf\", found %2"));
    fill.value = value->get<float>();
}

constexpr Setting<ScoringChange> changeRows[] = {
    {{"layer", at<&ScoringChange::layer>(Whole{})}},
    {{"head", at<&ScoringChange::head>(Whole{})}},
    {{"mask", at<&ScoringChange::mask>(Text{})}},
    {{"temperature", at<&ScoringChange::temperature>(Number{lowestTemperature, highestTemperature})}},
    {{"fill", own(fillJson, readFill)}},
    {{"order", named<orders, &ScoringChange::order>()}},
    {{"block", named<attentionBlocks, &ScoringChange::block>()}},
};

constexpr Setting<Focus> focusRows[] = {
    {{"run", at<&Focus::run>(Whole{0, static_cast<Index>(mostRuns) - 1}), Always}},
    {{"block", named<attentionBlocks, &Focus::block>()}},
    {{"item", at<&Focus::item>(Whole{}), Always}},
    {{"layer", at<&Focus::layer>(Whole{}), Always}},
    {{"head", at<&Focus::head>(Whole{}), Always}},
    {{"query", at<&Focus::query>(Whole{}), Always}},
    {{"key", at<&Focus::key>(Whole{}), Always}},
};

Json numberJson(const StepsSettings& steps)
{
    if (!steps.number) return {};
    return {{"table", nameOf(steps.number->stage, stageNames)}, {"dimension", steps.number->dimension}};
}

void readNumber(const JsonObject& reader, StepsSettings& steps)
{
    const JsonObject number = reader.object("number", *reader.find("number"));
    StageNumber& read = steps.number.emplace();
    number.read("table", read.stage, stageNames);
    number.read("dimension", read.dimension);
}

Json leftOutJson(const StepsSettings& steps)
{
    return listJson(steps.left_out, [](Index head) { return Json(head); });
}

void readLeftOut(const JsonObject& reader, StepsSettings& steps)
{
    steps.left_out.clear();
    reader.each("left_out", mostChosen, [&](const Json& each) {
        if (!each.is_number_unsigned() || each.get<std::uint64_t>() >= mostChosen)
            throw reader.wrong("left_out", each,
                               Words("%1 cannot be used: expected numbers of heads, from 0, found %2"));
        steps.left_out.push_back(each.get<Index>());
    });
    std::ranges::sort(steps.left_out);
    steps.left_out.erase(std::unique(steps.left_out.begin(), steps.left_out.end()), steps.left_out.end());
}

constexpr Setting<StepsSettings> stepsRows[] = {
    {{"one_query", at<&StepsSettings::one_query>(Flag{}), Always}},
    {{"step", at<&StepsSettings::step>(Whole{}), Always}},
    {{"one_stage", at<&StepsSettings::one_stage>(Flag{})}},
    {{"number", own(numberJson, readNumber)}},
    {{"left_out", own(leftOutJson, readLeftOut)}},
};

Json headsReferenceJson(const HeadsSettings& heads)
{
    return heads.reference.empty() ? Json() : referenceJson(heads.reference);
}

void readHeadsReference(const JsonObject& reader, HeadsSettings& heads)
{
    heads.reference = referenceIn(reader.object("reference", *reader.find("reference")));
}

constexpr double farthestLeast = 1e6;
constexpr Setting<HeadsSettings> headsRows[] = {
    {{"order", named<headOrders, &HeadsSettings::order>(), Always}},
    {{"measure", named<measures, &HeadsSettings::measure>(), Always}},
    {{"tinted", at<&HeadsSettings::tinted>(Flag{}), Always}},
    {{"first_row", at<&HeadsSettings::rows, &MeasuredRows::first>(Flag{})}},
    {{"special_rows", at<&HeadsSettings::rows, &MeasuredRows::special>(Flag{})}},
    {{"unit", named<logUnits, &HeadsSettings::unit>()}},
    {{"repeated", at<&HeadsSettings::repeated>(Whole{0, mostRepeatedSequences})}},
    {{"least", at<&HeadsSettings::least>(Number{-farthestLeast, farthestLeast})}},
    {{"badge", at<&HeadsSettings::badge>(Number{0, 1}), Always}},
    {{"reference", own(headsReferenceJson, readHeadsReference)}},
};

/// Nothing where nobody chose one.
constexpr Value<FlowSettings> leastWeight()
{
    return {
        Number{0, 1}, [](const FlowSettings& flow) { return flow.least < 0 ? Json() : Json(flow.least); },
        [](FlowSettings& flow, const Json& json) { flow.least = json.is_null() ? usualLeast : json.get<double>(); }};
}

constexpr Setting<FlowSettings> flowRows[] = {
    {{"most", at<&FlowSettings::most>(Whole{0, mostFlowLines}), Always},
     {"--lines", "N", "flow: how many lines each query has, the largest ones (5); 0: all"}},
    {{"least", leastWeight(), Always},
     {"--least", "X",
      "flow: the minimum weight of a line (0.05; of one query 0.01; 0 with --lines 0, and where most queries weigh no "
      "key so much)"}},
    {{"curved", at<&FlowSettings::curved>(Flag{}), Always},
     {"--curves,!--no-curves", "", "flow: curved lines instead of straight ones (off)"}},
    {{"aligned", at<&FlowSettings::aligned>(Flag{})},
     {"--alignment,!--no-alignment", "",
      "flow: which word belongs to which by the cross-attention, instead of weights (off)"}},
    {{"gold", at<&FlowSettings::gold>(Text{longestGold, "the links", "none"})},
     {"--gold", "LINKS",
      "flow: with --alignment, links that people agree on, from 0: \"0-0 1-2 2?3\"; ? marks a "
      "possible one, and each text has a line"},
     {[](const FlowSettings& flow) { return flow.aligned; }, "use it with --alignment"}},
};

constexpr Setting<WhySettings> whyRows[] = {
    {{"of", named<whyKinds, &WhySettings::of>(), Always}},
    {{"patched", named<patchedParts, &WhySettings::patched>()}},
    {{"answer", at<&WhySettings::answer>(Text{longestTracked})}},
    {{"against", at<&WhySettings::against>(Text{longestTracked})}},
    {{"through", at<&WhySettings::through>(Whole{})}},
    {{"distance", at<&WhySettings::distance>(Whole{0, farthestDistance})}},
};

Json encodingsJson(const PositionsSettings& positions)
{
    return listJson(positions.encodings, [](PositionEncoding each) { return nameOf(each, positionEncodings); });
}

void readEncodings(const JsonObject& reader, PositionsSettings& positions)
{
    positions.encodings.clear();
    reader.each("encodings", mostEncodings, [&](const Json& each) {
        const Json one = {{"encoding", each}};
        PositionEncoding encoding{};
        reader.object("encodings", one).read("encoding", encoding, positionEncodings);
        positions.encodings.push_back(encoding);
    });
    if (positions.encodings.empty())
        throw reader.wrong("encodings", *reader.find("encodings"),
                           Words("%1 cannot be used: expected one to %3, found %2", std::to_string(mostEncodings)));
}

constexpr Setting<PositionsSettings> positionsRows[] = {
    {{"shuffled", at<&PositionsSettings::shuffled>(Whole{0, largestSeed}), Always}},
    {{"encodings", own(encodingsJson, readEncodings), Always}},
};

constexpr Setting<CostsSettings> costsRows[] = {
    {{"tokens", at<&CostsSettings::tokens>(Whole{0, mostCostedTokens}), Always},
     {"--length", "N", "costs: the length that is looked at, in tokens; 0: that of the text (0)"}},
};

constexpr Setting<AlikeSettings> alikeRows[] = {
    {{"by", named<alikeKinds, &AlikeSettings::by>(), Always},
     {"--by", "KIND",
      "alike: the parts of the number: pairs of tokens (default), or what wrote the first text or the "
      "second"}},
    {{"other", at<&AlikeSettings::other>(Whole{0, mostAlikeTexts}), Always},
     {"--other", "N", "alike: the text that the one of --item is compared with, from 1; 0: the nearest (0)"}},
};

constexpr Setting<Sampling> samplingRows[] = {
    {{"temperature", at<&Sampling::temperature>(Number{coldest, hottest}), Always}},
    {{"top_k", at<&Sampling::top_k>(Whole{0, mostTopK}), Always}},
    {{"top_p", at<&Sampling::top_p>(Number{leastTopP, 1}), Always}},
    {{"seed", at<&Sampling::seed>(Whole{0, largestSeed}), Always}},
};

}  // namespace

std::span<const Setting<Run>> runFields() { return runRows; }
std::span<const Setting<ScoringChange>> changeFields() { return changeRows; }
std::span<const Setting<Focus>> focusFields() { return focusRows; }
std::span<const Setting<StepsSettings>> stepsFields() { return stepsRows; }
std::span<const Setting<HeadsSettings>> headsFields() { return headsRows; }
std::span<const Setting<FlowSettings>> flowFields() { return flowRows; }
std::span<const Setting<WhySettings>> whyFields() { return whyRows; }
std::span<const Setting<PositionsSettings>> positionsFields() { return positionsRows; }
std::span<const Setting<CostsSettings>> costsFields() { return costsRows; }
std::span<const Setting<AlikeSettings>> alikeFields() { return alikeRows; }
std::span<const Setting<Sampling>> samplingFields() { return samplingRows; }

}  // namespace core
