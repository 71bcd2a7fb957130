#include "core/session/session_fields.h"

#include "core/model/teaching/teaching_module_json.h"
#include "core/session/session_names.h"
#include "core/session/setting_json.h"

namespace core {
namespace {

using namespace setting;

constexpr Setting<Focus> focusRows[] = {
    {"run", whole<&Focus::run>(0, static_cast<Index>(mostRuns) - 1), Written::Always},
    {"block", oneOf<attentionBlocks, &Focus::block>()},
    {"item", whole<&Focus::item>(), Written::Always},
    {"layer", whole<&Focus::layer>(), Written::Always},
    {"head", whole<&Focus::head>(), Written::Always},
    {"query", whole<&Focus::query>(), Written::Always},
    {"key", whole<&Focus::key>(), Written::Always},
};

constexpr Setting<StepsSettings> stepsRows[] = {
    {"one_query", flag<&StepsSettings::one_query>(), Written::Always},
    {"step", whole<&StepsSettings::step>(), Written::Always},
    {"one_stage", flag<&StepsSettings::one_stage>()},
};

constexpr double farthestLeast = 1e6;
constexpr Setting<HeadsSettings> headsRows[] = {
    {"order", oneOf<headOrders, &HeadsSettings::order>(), Written::Always},
    {"measure", oneOf<measures, &HeadsSettings::measure>(), Written::Always},
    {"tinted", flag<&HeadsSettings::tinted>(), Written::Always},
    {"first_row", flag<&HeadsSettings::rows, &MeasuredRows::first>()},
    {"special_rows", flag<&HeadsSettings::rows, &MeasuredRows::special>()},
    {"unit", oneOf<logUnits, &HeadsSettings::unit>()},
    {"repeated", whole<&HeadsSettings::repeated>(0, mostRepeatedSequences)},
    {"least", number<&HeadsSettings::least>(-farthestLeast, farthestLeast)},
    {"badge", number<&HeadsSettings::badge>(0, 1), Written::Always},
};

constexpr Setting<FlowSettings> flowRows[] = {
    {"most",
     whole<&FlowSettings::most>(0, mostFlowLines),
     Written::Always,
     {"--lines", "N", "flow: how many lines each query has, the largest ones (5); 0: all"}},
    {"least",
     number<&FlowSettings::least>(0, 1),
     Written::Always,
     {"--least", "X", "flow: the minimum weight of a line (0)"}},
    {"curved",
     flag<&FlowSettings::curved>(),
     Written::Always,
     {"--curves,!--no-curves", "", "flow: curved lines instead of straight ones (off)"}},
};

constexpr Setting<WhySettings> whyRows[] = {
    {"of", oneOf<whyKinds, &WhySettings::of>(), Written::Always},
    {"patched", oneOf<patchedParts, &WhySettings::patched>()},
    {"answer", text<&WhySettings::answer>(longestTracked)},
    {"against", text<&WhySettings::against>(longestTracked)},
    {"through", whole<&WhySettings::through>()},
    {"distance", whole<&WhySettings::distance>(0, farthestDistance)},
};

void writeEncodings(Json& json, const PositionsSettings& positions)
{
    for (const PositionEncoding each : positions.encodings)
        append(json, "encodings", Json(nameOf(each, positionEncodings)));
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
        throw reader.wrong("encodings", "one to " + std::to_string(mostEncodings), *reader.find("encodings"));
}

constexpr Setting<PositionsSettings> positionsRows[] = {
    {"shuffled", seed<&PositionsSettings::shuffled>(largestSeed), Written::Always},
    {"encodings", Own<PositionsSettings>{writeEncodings, readEncodings}},
};

constexpr Setting<Sampling> samplingRows[] = {
    {"temperature", number<&Sampling::temperature>(coldest, hottest), Written::Always},
    {"top_k", whole<&Sampling::top_k>(0, mostTopK), Written::Always},
    {"top_p", number<&Sampling::top_p>(leastTopP, 1), Written::Always},
    {"seed", seed<&Sampling::seed>(largestSeed), Written::Always},
};

}  // namespace

std::span<const Setting<Focus>> focusFields() { return focusRows; }
std::span<const Setting<StepsSettings>> stepsFields() { return stepsRows; }
std::span<const Setting<HeadsSettings>> headsFields() { return headsRows; }
std::span<const Setting<FlowSettings>> flowFields() { return flowRows; }
std::span<const Setting<WhySettings>> whyFields() { return whyRows; }
std::span<const Setting<PositionsSettings>> positionsFields() { return positionsRows; }
std::span<const Setting<Sampling>> samplingFields() { return samplingRows; }

}  // namespace core
