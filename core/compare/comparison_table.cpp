#include "core/compare/comparison_table.h"

#include "core/array/csv_writer.h"
#include "core/json/json_text.h"
#include "core/json/value_names.h"
#include "core/model/layer_numbers.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace core {
namespace {

using ComparisonJson = nlohmann::ordered_json;

constexpr int comparisonDigits = 7;

ComparisonJson finiteOrNull(std::optional<double> value)
{
    return value && std::isfinite(*value) ? ComparisonJson(*value) : ComparisonJson();
}

ComparisonJson jsonOf(const Spread& spread)
{
    if (spread.count == 0) return {};
    return {{"mean", finiteOrNull(spread.mean)},
            {"sd", spread.deviation},
            {"low", spread.low},
            {"high", spread.high},
            {"n", spread.count}};
}

ComparisonJson jsonOf(const WeightDifference& weights)
{
    return {{"relative", finiteOrNull(weights.relative)}, {"largest", finiteOrNull(weights.largest)}};
}

const char* keyOf(WeightPart part)
{
    switch (part) {
    case WeightPart::Query: return "query";
    case WeightPart::Key: return "key";
    case WeightPart::Value: return "value";
    case WeightPart::Output: return "output";
    case WeightPart::FeedForwardIn: return "feed_forward_in";
    case WeightPart::FeedForwardGate: return "feed_forward_gate";
    case WeightPart::FeedForwardOut: return "feed_forward_out";
    }
    return "";
}

std::string placeName(const Model& model, const HeadPlace& place, Index from)
{
    return std::to_string(layerNumber(model.info, place.layer, from)) + "." + std::to_string(place.head + from);
}

/// The mean and the largest of a layer's heads, as far as they have a number.
ComparisonJson layerHeadsJson(const RunComparison& comparison, Index layer, Index from)
{
    double sum = 0;
    Index count = 0;
    const HeadChange* most = nullptr;
    for (const HeadChange& head : comparison.heads) {
        if (head.layer != layer || head.maps.count == 0) continue;
        sum += head.maps.mean;
        ++count;
        if (most == nullptr || head.maps.mean > most->maps.mean) most = &head;
    }
    if (most == nullptr) return {};
    return {
        {"mean", sum / static_cast<double>(count)}, {"largest", most->maps.mean}, {"largest_head", most->head + from}};
}

ComparisonJson layerJson(const RunComparison& comparison, Index layer, Index from)
{
    ComparisonJson json = {{"layer", layerNumber(comparison.a->info, layer, from)}};
    if (comparison.weights) {
        const LayerWeightDifference& weights = comparison.weights->layers[static_cast<std::size_t>(layer)];
        json["weights"] = jsonOf(weights.whole);
        for (const WeightPart part : weightParts)
            if (const auto& each = weights.at(part)) json["parts"][keyOf(part)] = jsonOf(*each);
    }
    if (ComparisonJson heads = layerHeadsJson(comparison, layer, from); !heads.is_null())
        json["heads"] = std::move(heads);
    return json;
}

ComparisonJson headJson(const RunComparison& comparison, const HeadChange& head, Index from)
{
    ComparisonJson json = {{"layer", layerNumber(comparison.a->info, head.layer, from)},
                           {"head", head.head + from},
                           {"jensen_shannon", finiteOrNull(head.maps.mean)},
                           {"maps", jsonOf(head.maps)},
                           {"weights", finiteOrNull(head.weights)},
                           {"answer", jsonOf(head.answer)}};
    json["nearest"] = ComparisonJson();
    if (head.nearest)
        json["nearest"] = {{"layer", layerNumber(comparison.b->info, head.nearest->layer, from)},
                           {"head", head.nearest->head + from},
                           {"jensen_shannon", head.nearest_apart}};
    json["text"] = head.text ? ComparisonJson(*head.text + 1) : ComparisonJson();
    return json;
}

ComparisonJson answerJson(const ComparedAnswer& answer)
{
    ComparisonJson json = {{"text", answer.item + 1},
                           {"at", answer.position + 1},
                           {"token_there", answer.there.text},
                           {"kullback_leibler", finiteOrNull(answer.apart.kullback_leibler)},
                           {"jensen_shannon", finiteOrNull(answer.apart.jensen_shannon)}};
    for (const ComparedToken& each : answer.likeliest)
        append(json, "likeliest",
               ComparisonJson{{"token", each.token.text},
                              {"a", finiteOrNull(static_cast<double>(each.a))},
                              {"b", finiteOrNull(static_cast<double>(each.b))}});
    return json;
}

ComparisonJson endsJson(const Model& model, const std::vector<TokenProjection>& ends)
{
    ComparisonJson json = ComparisonJson::array();
    for (const TokenProjection& end : ends) json.push_back({{"token", model.token(end.id).text}, {"value", end.value}});
    return json;
}

ComparisonJson readJson(const RunComparison& comparison, const ReadHeadChange& read, Index from)
{
    ComparisonJson json = {{"layer", layerNumber(comparison.a->info, read.head.layer, from)},
                           {"head", read.head.head + from}};
    for (const HeadPartChange& part : read.parts) {
        ComparisonJson one = {{"part", nameOf(part.part, headPartNames)},
                              {"relative", finiteOrNull(part.relative())},
                              {"size", finiteOrNull(part.size)},
                              {"rank", part.rank}};
        for (const ChangedDirection& direction : part.directions)
            append(one, "directions",
                   ComparisonJson{{"value", direction.value},
                                  {"share", direction.share},
                                  {"highest", endsJson(*comparison.a, direction.tokens.highest)},
                                  {"lowest", endsJson(*comparison.a, direction.tokens.lowest)}});
        append(json, "parts", std::move(one));
    }
    return json;
}

void addSpread(CsvWriter<std::string>& csv, const Spread& spread)
{
    if (spread.count == 0) {
        for (int column = 0; column < 4; ++column) csv.cell("");
        csv.count(0);
        return;
    }
    for (const double number : {spread.mean, spread.deviation, spread.low, spread.high})
        csv.rounded(number, comparisonDigits);
    csv.count(spread.count);
}

}  // namespace

std::string comparisonCsv(const RunComparison& comparison, Index from)
{
    std::string text;
    CsvWriter csv(text, "\n");
    for (const char* column : {"layer", "head", "jensen_shannon", "jensen_shannon_sd", "jensen_shannon_low",
                               "jensen_shannon_high", "texts", "weights", "answer", "answer_sd", "answer_low",
                               "answer_high", "answer_texts", "nearest", "nearest_jensen_shannon"})
        csv.cell(column);
    csv.endRow();
    for (const HeadChange& head : comparison.heads) {
        csv.count(layerNumber(comparison.a->info, head.layer, from)).count(head.head + from);
        addSpread(csv, head.maps);
        csv.rounded(head.weights.value_or(std::nan("")), comparisonDigits);
        addSpread(csv, head.answer);
        csv.cell(head.nearest ? placeName(*comparison.b, *head.nearest, from) : std::string())
            .rounded(head.nearest ? head.nearest_apart : std::nan(""), comparisonDigits)
            .endRow();
    }
    return text;
}

std::string comparisonJson(const RunComparison& comparison, Index from, const std::vector<ReadHeadChange>& read)
{
    ComparisonJson json = {{"a", comparison.a->info.name},
                           {"b", comparison.b->info.name},
                           {"count_from", from},
                           {"unit", "nats"},
                           {"texts", comparison.asked},
                           {"read", comparison.read},
                           {"tokens", comparison.tokens},
                           {"passed_over", comparison.passed_over.size()},
                           {"answered", comparison.answered},
                           {"aligned", comparison.aligned},
                           {"order", nameOf(comparison.usualOrder(), changeNames)},
                           {"answers_apart", jsonOf(comparison.apart)},
                           {"likelier", jsonOf(comparison.likelier)}};
    if (comparison.weights) {
        json["weights"] = jsonOf(comparison.weights->whole);
        json["embedding"] = jsonOf(comparison.weights->embedding);
        if (comparison.weights->language_head) json["language_head"] = jsonOf(*comparison.weights->language_head);
    }
    if (comparison.no_weights) json["no_weights"] = comparison.no_weights->english();
    if (comparison.no_answers) json["no_answers"] = comparison.no_answers->english();
    for (Index layer = 0; layer < comparison.a->info.layers; ++layer)
        append(json, "layers", layerJson(comparison, layer, from));
    for (const HeadChange& head : comparison.heads) append(json, "heads", headJson(comparison, head, from));
    for (const ComparedAnswer& answer : comparison.answers) append(json, "answers", answerJson(answer));
    for (const ReadHeadChange& each : read) append(json, "changed_parts", readJson(comparison, each, from));
    return json.dump(1, ' ', false, ComparisonJson::error_handler_t::replace) + "\n";
}

}  // namespace core
