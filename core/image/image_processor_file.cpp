// readImageProcessor(): preprocessor_config.json, in the spelling of today's transformers and of its old feature
// extractors. What a file does not say is as the class has it that it names.

#include "core/error.h"
#include "core/image/image_processor.h"
#include "core/json/json_object.h"

#include <algorithm>
#include <cmath>
#include <string_view>

namespace core {
namespace {

/// No edge of a resized picture is longer.
constexpr Index longestEdge = Index{1} << 14U;

/// The defaults of a class of transformers where a file is silent.
struct SilentProcessor {
    std::string_view name;  ///< name of the class, before "ImageProcessor" or, of old, "FeatureExtractor"
    Resampling resampling;
    bool crops = false;
    bool square = true;    ///< one number as "size" is both edges', and not the shorter edge's
    Index edge = 0;        ///< the size; 0: the model's input size
    bool squares = false;  ///< the size depends on the picture, see ImageProcessor::squares
    std::array<float, 3> mean = {0.5F, 0.5F, 0.5F};
    std::array<float, 3> deviation = {0.5F, 0.5F, 0.5F};
};

constexpr std::array<float, 3> clipMean = {0.48145466F, 0.4578275F, 0.40821073F};
constexpr std::array<float, 3> clipDeviation = {0.26862954F, 0.26130258F, 0.27577711F};

constexpr SilentProcessor likeClip(std::string_view name)
{
    return {.name = name,
            .resampling = Resampling::Bicubic,
            .crops = true,
            .square = false,
            .mean = clipMean,
            .deviation = clipDeviation};
}

constexpr std::array<SilentProcessor, 12> silentProcessors = {{
    {.name = "ViT", .resampling = Resampling::Bilinear},
    likeClip("CLIP"),
    likeClip("Bit"),
    likeClip("Llava"),
    {.name = "Siglip", .resampling = Resampling::Bicubic},
    {.name = "Siglip2", .resampling = Resampling::Bilinear, .squares = true},
    {.name = "DeiT", .resampling = Resampling::Bicubic, .crops = true, .edge = 256},
    {.name = "Beit", .resampling = Resampling::Bicubic},
    {.name = "Idefics3", .resampling = Resampling::Lanczos},
    {.name = "SmolVLM", .resampling = Resampling::Lanczos},
    {.name = "Gemma3", .resampling = Resampling::Bilinear},
    {.name = "DINOv3ViT",
     .resampling = Resampling::Bilinear,
     .mean = {0.485F, 0.456F, 0.406F},
     .deviation = {0.229F, 0.224F, 0.225F}},
}};

/// The defaults of the class that the file names; ViT's where it names none, or an unknown one.
const SilentProcessor& silentProcessorOf(const JsonObject& json)
{
    std::string name;
    json.read("feature_extractor_type", name);
    json.read("image_processor_type", name);
    for (const SilentProcessor& silent : silentProcessors)
        for (const char* kind : {"ImageProcessor", "FeatureExtractor"})
            if (name.starts_with(std::string(silent.name) + kind)) return silent;
    return silentProcessors.front();
}

/// A whole number for a square, [height, width], {"height", "width"} or, with width or height 0, {"shortest_edge"}.
/// @param square  or else a whole number is the shorter edge
std::array<Index, 2> sizeIn(const JsonObject& json, const char* field, const std::array<Index, 2>& absent, bool square)
{
    const Json* size = json.find(field);
    if (size == nullptr) return absent;
    const auto edge = [&](const Json& number) {
        if (!number.is_number_integer() || number < 1 || number > longestEdge)
            throw json.wrong(
                field, *size,
                Words("%1 cannot be used: expected whole numbers from 1 to %3, found %2", std::to_string(longestEdge)));
        return number.get<Index>();
    };
    if (size->is_number()) return {edge(*size), square ? edge(*size) : 0};
    if (size->is_array() && size->size() == 2) return {edge((*size)[1]), edge((*size)[0])};
    if (size->is_object() && size->contains("height") && size->contains("width"))
        return {edge((*size)["width"]), edge((*size)["height"])};
    if (size->is_object() && size->contains("shortest_edge") && !size->contains("longest_edge"))
        return {edge((*size)["shortest_edge"]), 0};
    throw json.wrong(field, *size, Words("%1 cannot be used: expected height and width, or shortest_edge, found %2"));
}

/// @param absent  where the file does not say it
Resampling resamplingIn(const JsonObject& json, Resampling absent)
{
    Index number = static_cast<Index>(absent);
    json.read("resample", number, static_cast<Index>(Resampling::Hamming));
    return static_cast<Resampling>(number);
}

/// A number for each channel; one alone counts for all.
std::vector<float> perChannel(const JsonObject& json, const char* field, const std::array<float, 3>& absent)
{
    const auto channels = static_cast<Index>(absent.size());
    const Json* numbers = json.find(field);
    if (numbers == nullptr) return {absent.begin(), absent.end()};
    const auto wrong = [&] {
        return json.wrong(field, *numbers,
                          Words("%1 cannot be used: expected %3 numbers, found %2", std::to_string(channels)));
    };
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

std::optional<std::array<std::vector<float>, 2>> normalisationIn(const JsonObject& json, const SilentProcessor& silent)
{
    if (!flag(json, "do_normalize", true)) return std::nullopt;
    std::array<std::vector<float>, 2> both{perChannel(json, "image_mean", silent.mean),
                                           perChannel(json, "image_std", silent.deviation)};
    for (const float deviation : both[1])
        if (!(deviation > 0))
            throw json.wrong("image_std", *json.find("image_std"),
                             Words("%1 cannot be used: expected numbers above 0, found %2"));
    return both;
}

/// Refuses a processor that does to pictures what is not done here, so that its numbers would be others.
void requireKnownSteps(const JsonObject& json)
{
    for (const char* step : {"do_pad", "do_pan_and_scan", "do_flip_channel_order", "do_thumbnail", "do_align_long_axis",
                             "do_crop_margin", "keep_aspect_ratio", "rescale_offset"})
        if (flag(json, step, false))
            throw json.wrong(step, *json.find(step), Words("%1 cannot be used: expected false, found %2"));
}

std::optional<float> rescalingIn(const JsonObject& json)
{
    if (!flag(json, "do_rescale", true)) return std::nullopt;
    float factor = 1.0F / 255;
    json.readBetween("rescale_factor", factor, 1e-9F, 1e9F);
    return factor;
}

/// Refuses a processor whose pictures would always end up in another size than the model takes.
void requireSize(const ImageProcessor& processor, const std::string& file, Index width, Index height)
{
    const auto last = fixedSize(processor);
    if (!last || *last == std::array{width, height}) return;
    throw Error(Code::OutOfRange, file,
                processor.crop ? "“crop_size” cannot be used: expected %1, which the model takes, found %2"
                               : "“size” cannot be used: expected %1, which the model takes, found %2",
                widthByHeight(width, height), widthByHeight((*last)[0], (*last)[1]));
}

}  // namespace

std::optional<std::array<Index, 2>> fixedSize(const ImageProcessor& processor)
{
    const auto& last = processor.crop ? processor.crop : processor.size;
    return last && (*last)[0] > 0 && (*last)[1] > 0 ? last : std::nullopt;
}

ImageProcessor readImageProcessor(const std::filesystem::path& folder, Index width, Index height, TakenSizes sizes)
{
    const std::filesystem::path file = folder / "preprocessor_config.json";
    std::error_code none;
    const bool absent = !std::filesystem::exists(file, none);
    const Json fields = absent ? Json::object() : readJsonObject(file.string(), 1U << 20U);
    ImageProcessor processor = imageProcessorIn(fields, file.string(), width, height, sizes);
    processor.assumed = absent;
    return processor;
}

ImageProcessor imageProcessorIn(const Json& fields, const std::string& file, Index width, Index height,
                                TakenSizes sizes)
{
    const JsonObject json(fields, file, "");
    requireKnownSteps(json);
    ImageProcessor processor;
    const SilentProcessor& silent = silentProcessorOf(json);
    const std::array<Index, 2> size =
        silent.edge > 0 ? std::array{silent.edge, silent.edge} : std::array{width, height};
    const std::array<Index, 2> unsaid = silent.square ? size : std::array{std::max(width, height), Index{0}};
    if (flag(json, "do_resize", true)) processor.size = sizeIn(json, "size", unsaid, silent.square);
    if (silent.squares && processor.size) {
        processor.size.reset();
        processor.squares = ImageProcessor::Squares{};
        json.read("patch_size", processor.squares->side, longestEdge, 1);
        json.read("max_num_patches", processor.squares->most, longestEdge, 1);
    }
    processor.resampling = resamplingIn(json, silent.resampling);
    if (flag(json, "do_center_crop", silent.crops)) processor.crop = sizeIn(json, "crop_size", {width, height}, true);
    if (processor.crop && (*processor.crop)[1] == 0)
        throw json.wrong("crop_size", *json.find("crop_size"),
                         Words("%1 cannot be used: expected height and width, found %2"));
    processor.rescale = rescalingIn(json);
    processor.normalise = normalisationIn(json, silent);
    if (sizes == TakenSizes::One) requireSize(processor, file, width, height);
    return processor;
}

}  // namespace core
