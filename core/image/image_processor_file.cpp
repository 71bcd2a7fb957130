// readImageProcessor(): preprocessor_config.json, in the spelling of today's transformers and of its old feature
// extractors.

#include "core/error.h"
#include "core/image/image_processor.h"
#include "core/json/json_object.h"

#include <cmath>

namespace core {
namespace {

/// No edge of a resized picture is longer.
constexpr Index longestEdge = Index{1} << 14U;

std::string sizeText(Index width, Index height) { return std::to_string(width) + " × " + std::to_string(height); }

/// A whole number for a square, [height, width], {"height", "width"} or, with width or height 0, {"shortest_edge"}.
std::array<Index, 2> sizeIn(const JsonObject& json, const char* field, const std::array<Index, 2>& absent)
{
    const Json* size = json.find(field);
    if (size == nullptr) return absent;
    const auto edge = [&](const Json& number) {
        if (!number.is_number_integer() || number < 1 || number > longestEdge)
            throw json.wrong(field, "whole numbers from 1 to " + std::to_string(longestEdge), *size);
        return number.get<Index>();
    };
    if (size->is_number()) return {edge(*size), edge(*size)};
    if (size->is_array() && size->size() == 2) return {edge((*size)[1]), edge((*size)[0])};
    if (size->is_object() && size->contains("height") && size->contains("width"))
        return {edge((*size)["width"]), edge((*size)["height"])};
    if (size->is_object() && size->contains("shortest_edge") && !size->contains("longest_edge"))
        return {edge((*size)["shortest_edge"]), 0};
    throw json.wrong(field, "height and width, or shortest_edge", *size);
}

Resampling resamplingIn(const JsonObject& json)
{
    Index number = static_cast<Index>(Resampling::Bilinear);
    json.read("resample", number, static_cast<Index>(Resampling::Hamming));
    return static_cast<Resampling>(number);
}

/// A number for each channel; one alone counts for all.
std::vector<float> perChannel(const JsonObject& json, const char* field, Index channels)
{
    const Json* numbers = json.find(field);
    if (numbers == nullptr) return std::vector<float>(static_cast<std::size_t>(channels), 0.5F);
    const auto wrong = [&] { return json.wrong(field, std::to_string(channels) + " numbers", *numbers); };
    const auto number = [&](const Json& value) {
        if (!value.is_number() || !std::isfinite(value.get<float>())) throw wrong();
        return value.get<float>();
    };
    if (numbers->is_number()) return std::vector<float>(static_cast<std::size_t>(channels), number(*numbers));
    if (!numbers->is_array() || static_cast<Index>(numbers->size()) != channels) throw wrong();
    std::vector<float> values;
    for (const Json& value : *numbers) values.push_back(number(value));
    return values;
}

bool flag(const JsonObject& json, const char* field, bool absent)
{
    json.read(field, absent);
    return absent;
}

std::optional<std::array<std::vector<float>, 2>> normalisationIn(const JsonObject& json, Index channels)
{
    if (!flag(json, "do_normalize", true)) return std::nullopt;
    std::array<std::vector<float>, 2> both{perChannel(json, "image_mean", channels),
                                           perChannel(json, "image_std", channels)};
    for (const float deviation : both[1])
        if (!(deviation > 0)) throw json.wrong("image_std", "numbers above 0", *json.find("image_std"));
    return both;
}

std::optional<float> rescalingIn(const JsonObject& json)
{
    if (!flag(json, "do_rescale", true)) return std::nullopt;
    float factor = 1.0F / 255;
    json.readBetween("rescale_factor", factor, 1e-9F, 1e9F);
    return factor;
}

/// What is known before a picture comes: that it ends up in another size than the model takes.
void requireSize(const ImageProcessor& processor, const std::string& file, Index width, Index height)
{
    const auto& last = processor.crop ? processor.crop : processor.size;
    if (!last || (*last)[0] == 0 || (*last)[1] == 0 || *last == std::array{width, height}) return;
    throw Error(Code::OutOfRange, file, processor.crop ? "“crop_size”" : "“size”",
                sizeText(width, height) + ", which the model takes", sizeText((*last)[0], (*last)[1]));
}

}  // namespace

ImageProcessor readImageProcessor(const std::filesystem::path& folder, Index width, Index height, Index channels)
{
    const std::filesystem::path file = folder / "preprocessor_config.json";
    std::error_code none;
    const bool absent = !std::filesystem::exists(file, none);
    const Json fields = absent ? Json::object() : readJsonObject(file.string(), 1U << 20U);
    const JsonObject json(fields, file.string(), "");
    ImageProcessor processor;
    processor.assumed = absent;
    if (flag(json, "do_resize", true)) processor.size = sizeIn(json, "size", {width, height});
    processor.resampling = resamplingIn(json);
    if (flag(json, "do_center_crop", false)) processor.crop = sizeIn(json, "crop_size", {width, height});
    if (processor.crop && (*processor.crop)[1] == 0)
        throw json.wrong("crop_size", "height and width", *json.find("crop_size"));
    processor.rescale = rescalingIn(json);
    processor.normalise = normalisationIn(json, channels);
    requireSize(processor, file.string(), width, height);
    return processor;
}

}  // namespace core
