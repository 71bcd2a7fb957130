#include "core/training/training_file.h"

#include "core/error.h"
#include "core/file/file_beginning.h"
#include "core/json/json_object.h"
#include "core/tensor/safetensors.h"
#include "core/tensor/safetensors_writer.h"
#include "core/training/trained_parameters.h"
#include "core/training/training_data.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr const char* recordField = "attentionscope.training";
constexpr const char* trainedTextField = "attentionscope.training_text";
constexpr const char* keptName = "kept.";
/// Runs whose seed was changed are of the newer version: whoever reads only the older one would go on with others.
constexpr Index recordVersion = 3, leastVersion = 2;
constexpr const char* endingOfRuns = ".attntrain";

NamedTensor rowOf(const std::string& name, const std::vector<float>& numbers)
{
    return {name, {std::ssize(numbers)}, numbers};
}

std::vector<float> numbersOf(const SafetensorsFile& file, const std::string& name, Index count)
{
    if (file.entry(name).size() != count)
        throw Error(Code::WrongShape, file.name(), "the tensor “%1” has the wrong shape: expected %2 numbers, found %3",
                    name, std::to_string(count), std::to_string(file.entry(name).size()));
    std::vector<float> numbers = file.floats(name);
    if (std::ranges::any_of(numbers, [](float each) { return !std::isfinite(each); }))
        throw Error(Code::OutOfRange, file.name(),
                    "the tensor “%1” cannot be used: expected finite numbers, found others", name);
    return numbers;
}

/// The numbers of one row of "held_out".
Index rowLength(const TrainedShape& shape) { return 3 + 3 * shape.layers * shape.heads; }

std::vector<HeldOutLoss> heldOutIn(const SafetensorsFile& file, const TrainingRecord& record)
{
    const Index length = rowLength(record.settings.shape), heads = (length - 3) / 3;
    const Index count = file.entry("held_out").size() / length;
    const std::vector<float> numbers = numbersOf(file, "held_out", length * count);
    std::vector<HeldOutLoss> all;
    all.reserve(static_cast<std::size_t>(count));
    for (Index i = 0; i < count; ++i) {
        const float* row = numbers.data() + length * i;
        if (!(row[0] >= 0 && row[0] <= static_cast<float>(record.step)))
            throw Error(Code::OutOfRange, file.name(),
                        "a step of “held_out” cannot be used: expected 0 to %1, found %2", std::to_string(record.step),
                        std::to_string(row[0]));
        const auto measures = [&](Index which) {
            const float* begin = row + 3 + which * heads;
            return std::vector<float>(begin, begin + heads);
        };
        all.push_back({static_cast<Index>(row[0]), row[1], row[2], measures(0), measures(1), measures(2)});
    }
    if (all.empty()) throw Error(Code::Missing, file.name(), "a loss in “held_out” is missing");
    return all;
}

std::vector<KeptStep> keptIn(const SafetensorsFile& file, Index numbers, const TrainingRecord& record)
{
    std::vector<KeptStep> kept;
    for (Index step = 0; step <= record.step; step += record.keep_every) {
        const std::string name = keptName + std::to_string(step);
        kept.push_back({step, numbersOf(file, name, numbers)});
    }
    return kept;
}

Json knockedOutJson(const TrainingRecord& record)
{
    Json all = Json::array();
    for (const KnockedOut& each : record.knocked_out)
        all.push_back({{"step", each.step}, {"layer", each.layer}, {"head", each.head}});
    return all;
}

std::vector<KnockedOut> knockedOutIn(const Json& json, const TrainingRecord& record, const std::string& file)
{
    const TrainedShape& shape = record.settings.shape;
    const Index heads = shape.layers * shape.heads;
    if (!json.is_array() || std::ssize(json) > heads)
        throw Error(Code::Malformed, file, "knocked_out cannot be understood: expected a list of at most %1 heads",
                    std::to_string(heads));
    std::vector<KnockedOut> all;
    all.reserve(json.size());
    for (const Json& each : json) {
        const JsonObject fields(each, file, "knocked_out");
        KnockedOut& head = all.emplace_back();
        fields.read("step", head.step, record.step);
        fields.read("layer", head.layer, shape.layers - 1);
        fields.read("head", head.head, shape.heads - 1);
    }
    return all;
}

bool isNumberOfStep(const std::string& name)
{
    constexpr std::size_t mostDigits = 7;
    return !name.empty() && name.size() <= mostDigits && name.find_first_not_of("0123456789") == std::string::npos;
}

Json reseededJson(const TrainingRecord& record)
{
    Json all = Json::array();
    for (const Reseeded& each : record.reseeded) all.push_back({{"step", each.step}, {"seed", each.seed}});
    return all;
}

std::vector<Reseeded> reseededIn(const Json& json, const TrainingRecord& record, const std::string& file)
{
    if (!json.is_array() || std::ssize(json) > record.step + 1)
        throw Error(Code::Malformed, file, "reseeded cannot be understood: expected a list of at most %1 seeds",
                    std::to_string(record.step + 1));
    std::vector<Reseeded> all;
    all.reserve(json.size());
    for (const Json& each : json) {
        const JsonObject fields(each, file, "reseeded");
        const Index least = all.empty() ? 0 : all.back().step + 1;
        Reseeded& seed = all.emplace_back();
        fields.read("step", seed.step, record.step, least);
        fields.read("seed", seed.seed);
    }
    return all;
}

}  // namespace

void saveTrainingRun(const TrainingRecord& record, const std::filesystem::path& file)
{
    std::vector<NamedTensor> tensors = {rowOf("numbers", record.numbers), rowOf("first_moments", record.first_moments),
                                        rowOf("second_moments", record.second_moments), rowOf("losses", record.losses)};
    tensors.reserve(tensors.size() + record.kept.size() + 1);
    const Index length = rowLength(record.settings.shape);
    std::vector<float> held_out;
    held_out.reserve(static_cast<std::size_t>(length) * record.held_out.size());
    for (const HeldOutLoss& each : record.held_out) {
        held_out.insert(held_out.end(), {static_cast<float>(each.step), each.loss, each.right});
        held_out.insert(held_out.end(), each.previous.begin(), each.previous.end());
        held_out.insert(held_out.end(), each.induction.begin(), each.induction.end());
        held_out.insert(held_out.end(), each.entropy.begin(), each.entropy.end());
    }
    tensors.push_back({"held_out", {std::ssize(record.held_out), length}, std::move(held_out)});
    for (const KeptStep& each : record.kept)
        tensors.push_back(rowOf(keptName + std::to_string(each.step), each.numbers));
    Json about{{"version", record.reseeded.empty() ? leastVersion : recordVersion},
               {"settings", toJson(record.settings)},
               {"kernels", record.kernels},
               {"step", record.step},
               {"keep_every", record.keep_every},
               {"knocked_out", knockedOutJson(record)}};
    if (!record.reseeded.empty()) about["reseeded"] = reseededJson(record);
    writeSafetensors(file, tensors, {{recordField, about.dump()}, {trainedTextField, record.text}}, Sync::Always);
}

TrainingRecord openTrainingRun(const std::filesystem::path& path)
{
    const SafetensorsFile file = SafetensorsFile::open(path);
    const auto about = file.metadata().find(recordField);
    if (about == file.metadata().end())
        throw Error(Code::NotInside, file.name(),
                    "there is no training in this file. Open NAME.attntrain, which “train” writes.");
    const Json json = parseJson(about->second, file.name(), "the training");
    const JsonObject fields(json, file.name(), "");
    Index version = 0;
    fields.read("version", version);
    if (version < leastVersion || version > recordVersion)
        throw Error(Code::Unsupported, file.name(), "version is not supported: expected %1 to %2, found %3",
                    std::to_string(leastVersion), std::to_string(recordVersion), std::to_string(version));
    const Json* settings = fields.find("settings");
    if (settings == nullptr) throw Error(Code::Missing, file.name(), "settings are missing");
    TrainingRecord record{.settings = trainingSettingsIn(*settings, file.name())};
    constexpr std::size_t longestName = 100;
    fields.read("kernels", record.kernels, longestName);
    fields.read("step", record.step, mostTrainingSteps);
    fields.read("keep_every", record.keep_every, JsonObject::largestIndex, 1);
    if (const Json* heads = fields.find("knocked_out")) record.knocked_out = knockedOutIn(*heads, record, file.name());
    if (const Json* seeds = fields.find("reseeded")) record.reseeded = reseededIn(*seeds, record, file.name());
    if (const auto text = file.metadata().find(trainedTextField); text != file.metadata().end())
        record.text = text->second;
    const TrainingData data(record.settings, record.text, file.name());
    const Index count = TrainedParameters(record.settings.shape, data.vocabulary()).count;
    record.numbers = numbersOf(file, "numbers", count);
    record.first_moments = numbersOf(file, "first_moments", count);
    record.second_moments = numbersOf(file, "second_moments", count);
    record.losses = numbersOf(file, "losses", record.step);
    record.held_out = heldOutIn(file, record);
    record.kept = keptIn(file, count, record);
    return record;
}

std::optional<NamedStep> namedStep(const std::filesystem::path& path)
{
    const std::string name = path.filename().string();
    if (!isNumberOfStep(name) || !isTrainingRun(path.parent_path())) return std::nullopt;
    return NamedStep{path.parent_path(), std::stoi(name)};
}

bool looksLikeStep(const std::filesystem::path& path)
{
    return isNumberOfStep(path.filename().string()) && path.parent_path().extension() == endingOfRuns;
}

bool isTrainingRun(const std::filesystem::path& file)
{
    std::error_code none;
    if (!std::filesystem::is_regular_file(file, none)) return false;
    if (file.extension() == endingOfRuns) return true;
    try {
        constexpr std::size_t header = 1U << 20U;
        if (beginningOf(file, header).find(recordField) == std::string::npos) return false;
        return SafetensorsFile::open(file).metadata().contains(recordField);
    } catch (const Error&) {
        return false;  // opening it will say why
    }
}

}  // namespace core
