#include "tests/golden/cases/model_comparison.h"

#include "core/error.h"
#include "core/model/folder/model_folder.h"
#include "core/model/pass/mixing_map.h"
#include "core/model/pass/picture_places.h"
#include "core/model/pass/trace_tensors.h"
#include "core/prepare/likeness.h"
#include "tests/golden/cases/golden_case.h"
#include "tests/golden/cases/golden_models.h"
#include "tests/said_parts.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <map>
#include <optional>

using namespace core;

namespace {

/// Whether the text's own tokens are the expected ones; true for what is no text.
bool isCutAlike(const Model& model, const Json& about)
{
    if (!about.contains("text") || !about.contains("ids") || model.tokenizer == nullptr) return true;
    auto text = about["text"].get<std::string>();
    // A text with a picture may be written with the token that the tokenizer puts before it.
    const std::string first = about.contains("text_as_typed") ? about["tokens"][0].get<std::string>() : std::string();
    if (!first.empty() && text.starts_with(first) && !about["text_as_typed"].get<std::string>().starts_with(first))
        text.erase(0, first.size());
    const Encoding encoding = about.contains("text_pair")
                                  ? model.encodePair(text, about["text_pair"].get<std::string>())
                                  : model.encode(text, {});
    std::vector<Index> ids;
    std::ranges::transform(encoding.tokens, std::back_inserter(ids), &Token::id);
    return ids == about["ids"].get<std::vector<Index>>();
}

/// Families whose eager attention gives padding's own rows other numbers than a mask of keys does: GPT-Neo masks twice,
/// DeBERTa hides every key from padding, XLNet lets it see itself. Nothing reads these rows.
bool paddingAsks(const std::string& family)
{
    constexpr const char* families[] = {"gpt_neo", "deberta-v2", "xlnet"};
    return std::ranges::find(families, family) != std::end(families);
}

/// Puts what is expected in the place of padding's own rows.
void leaveOutPadding(const NamedTensor& tensor, const Batch& batch, const std::vector<float>& expected,
                     std::vector<float>& values)
{
    const std::size_t itemAxis = tensor.name.ends_with("attentions") || tensor.name == "hidden_states" ? 1 : 0;
    const std::size_t tokenAxis = tensor.name.ends_with("attentions") ? 3 : itemAxis + 1;
    if (tokenAxis >= tensor.shape.size()) return;
    const auto along = [&](std::size_t axis, std::size_t i) {
        std::size_t stride = 1;
        for (std::size_t later = axis + 1; later < tensor.shape.size(); ++later)
            stride *= static_cast<std::size_t>(tensor.shape[later]);
        return i / stride % static_cast<std::size_t>(tensor.shape[axis]);
    };
    const std::size_t tokens = batch.sequences.front().tokens.size();
    if (static_cast<std::size_t>(tensor.shape[tokenAxis]) != tokens) return;
    for (std::size_t i = 0; i < values.size(); ++i)
        if (!batch.sequences[along(itemAxis, i)].real[along(tokenAxis, i)]) values[i] = expected[i];
}

/// Puts the mean over all heads in the place of each: what transformers says of WavLM's attention.
/// @param values  [L, B, H, T, T]
void averageHeads(const std::vector<Index>& shape, std::vector<float>& values)
{
    const auto heads = static_cast<std::size_t>(shape[2]), cells = static_cast<std::size_t>(shape[3] * shape[4]);
    for (std::size_t map = 0; map < values.size() / (heads * cells); ++map)
        for (std::size_t cell = 0; cell < cells; ++cell) {
            const auto at = [&](std::size_t head) -> float& { return values[(map * heads + head) * cells + cell]; };
            float sum = 0;
            for (std::size_t head = 0; head < heads; ++head) sum += at(head);
            for (std::size_t head = 0; head < heads; ++head) at(head) = sum / static_cast<float>(heads);
        }
}

/// Some queries' rows of the first and the last map, or some tokens' logits.
/// @param tensor  "attentions" [L, 1, H, T, T] or "logits" [1, T, V]
std::vector<float> someRows(const NamedTensor& tensor, const std::vector<Index>& rows)
{
    const std::vector<float> values = valuesOf(tensor);
    const auto size = [&](std::size_t axis) { return static_cast<std::size_t>(tensor.shape[axis]); };
    std::vector<float> some;
    const auto take = [&](std::size_t map, std::size_t queries, std::size_t keys) {
        for (const Index row : rows) {
            const auto from =
                values.begin() + static_cast<std::ptrdiff_t>((map * queries + static_cast<std::size_t>(row)) * keys);
            some.insert(some.end(), from, from + static_cast<std::ptrdiff_t>(keys));
        }
    };
    if (tensor.name == "logits") {
        take(0, size(1), size(2));
        return some;
    }
    for (const std::size_t layer : {std::size_t{0}, size(0) - 1})
        for (std::size_t head = 0; head < size(2); ++head) take(layer * size(2) + head, size(3), size(4));
    return some;
}

/// The expected tensor, or some of its rows.
/// @param text  its name in the file
/// @return nothing where nothing is
std::optional<Comparison> compareTensor(const NamedTensor& tensor, const std::string& text, const Json& about,
                                        const SafetensorsFile& expected, const Json& meta, const Batch& batch)
{
    const std::string rows = text + (tensor.name == "attentions" ? ".attention_rows" : "." + tensor.name + "_rows");
    if (about.contains("rows") && expected.contains(rows))
        return compare(expected, rows, someRows(tensor, about["rows"].get<std::vector<Index>>()),
                       toleranceOf(tensor.name, meta["tolerance"], {}));
    const std::string name = text + "." + tensor.name;
    if (!expected.contains(name)) return std::nullopt;
    const float tolerance = toleranceOf(tensor.name, meta["tolerance"], expected.floats(name));
    // A text's one vector is kept without the axis of texts.
    const std::vector<Index>& shape = expected.entry(name).shape;
    const bool isAlone = tensor.shape.size() == shape.size() + 1 && tensor.shape.front() == 1;
    if (!std::equal(shape.begin(), shape.end(), tensor.shape.begin() + (isAlone ? 1 : 0), tensor.shape.end()))
        return Comparison{name, 0, tolerance, false, "another shape"};
    std::vector<float> values = valuesOf(tensor);
    if (meta.value("model_type", "") == "wavlm" && tensor.name == "attentions") averageHeads(tensor.shape, values);
    if (paddingAsks(meta.value("model_type", ""))) leaveOutPadding(tensor, batch, expected.floats(name), values);
    return compare(expected, name, values, tolerance);
}

/// How many of the expected tensors a pass makes; the others are inputs of other libraries, answers that the model has
/// no head for, what two texts have in common, weights themselves.
int wantedIn(const SafetensorsFile& expected, const Model& model, const std::string& before)
{
    const auto isMade = [&](const auto& entry) {
        const std::string& name = entry.first;
        if (!before.empty()) return name.starts_with(before);
        for (const char* other : {"native.", "base.", "cosine.", "weights."})
            if (name.starts_with(other)) return false;
        const std::string kind = name.substr(name.find('.') + 1);
        if (kind == "sentence_embedding") return model.sentence.has_value();
        const bool isWave = model.transformer.audio && model.transformer.audio->wave;
        if (kind == "input_values") return isWave;
        if (kind == "attention_mask" && isWave) return false;  // it says which samples are real
        constexpr const char* others[] = {"noise", "rows", "extract_features"};
        return !kind.ends_with("pooler_output") && std::ranges::find(others, kind) == std::end(others);
    };
    return static_cast<int>(std::ranges::count_if(expected.tensors(), isMade));
}

void print(const std::string& name, const ModelComparison& result, const Json& meta)
{
    std::printf("  %-16s %3d tensors, largest difference:", name.c_str(), result.tensors);
    for (const auto& [kind, difference] : result.worst)
        if (difference > 0) std::printf(" %s %.1e", kind.c_str(), static_cast<double>(difference));
    // The error of float32 itself, as the golden set measured it.
    if (meta.contains("max_abs_float32_vs_float64"))
        for (const auto& [kind, noise] : meta["max_abs_float32_vs_float64"].items())
            std::printf(" | noise of %s %.1e", kind.c_str(), noise.get<double>());
    std::printf("\n");
}

}  // namespace

ModelComparison compareModel(const std::shared_ptr<const Model>& model, const std::filesystem::path& reference,
                             const std::string& before)
{
    const Json meta = readJsonObject((reference / "expected.json").string(), 16U << 20U);
    const auto expected = expectedOf(reference);
    ModelComparison result{.problem = "", .opened = true, .wanted = wantedIn(expected, *model, before), .worst = {}};
    for (const auto& [text, about] : meta["texts"].items()) {
        const std::string prefix = before + text + ".";
        // Of some families the words alone are read.
        if (model->picture_reader == nullptr && !model->transformer.boxes && expected.contains(prefix + "input_ids")
            && expected.contains(prefix + "pixel_values"))
            continue;
        if (!isCutAlike(*model, about)) result.problem = text + ": other tokens";
        Batch batch = batchIn(expected, text, *model);
        const auto placed = modelForText(model, batch.sequences.front());
        const auto trace = run(placed, std::move(batch), {});
        for (const NamedTensor& tensor : tensorsOf(*trace, {.stages = isHybrid(model->transformer), .logits = true})) {
            const auto compared = compareTensor(tensor, before + text, about, expected, meta, trace->batch);
            if (!compared) continue;
            if (!compared->passed && result.problem.empty())
                result.problem = compared->tensor + ": " + compared->remark;
            float& largest = result.worst[tensor.name];
            largest = std::max(largest, compared->largestDifference);
            ++result.tensors;
        }
    }
    print(reference.filename().string(), result, meta);
    return result;
}

namespace {

/// What two towers make of the pictures and texts of one case, and what they say of the pairs.
std::vector<NamedTensor> tensorsOfTowers(const std::array<std::shared_ptr<const Trace>, 2>& traces)
{
    constexpr const char* before[] = {"vision_", "text_"};
    std::vector<NamedTensor> all;
    for (std::size_t tower = 0; tower < traces.size(); ++tower)
        for (NamedTensor& tensor : tensorsOf(*traces[tower], {})) {
            if (tensor.name.ends_with("attentions") || tensor.name.ends_with("last_hidden_state"))
                tensor.name = before[tower] + tensor.name;
            all.push_back(std::move(tensor));
        }
    const Matrix pictures = sharedVectors(*traces[0]), texts = sharedVectors(*traces[1]);
    const SharedSpace& shared = *traces[0]->model->shared;
    const Likeness found{pictures * texts.transpose(), shared.scale, shared.pair_bias};
    const auto add = [&](const char* name, const Matrix& matrix) {
        all.push_back(
            {name, {matrix.rows(), matrix.cols()}, std::vector<float>(matrix.data(), matrix.data() + matrix.size())});
    };
    add("image_embeds", pictures);
    add("text_embeds", texts);
    add("logits_per_image", found.logits());
    add("logits_per_text", found.logits().transpose());
    return all;
}

/// Compares a model that has two towers.
ModelComparison compareTowers(const std::filesystem::path& folder, const std::filesystem::path& reference)
{
    const std::array<std::shared_ptr<const Model>, 2> towers{openModel(folder, Tower::Pictures),
                                                             openModel(folder, Tower::Texts)};
    const Json meta = readJsonObject((reference / "expected.json").string(), 16U << 20U);
    const auto expected = expectedOf(reference);
    ModelComparison result{.problem = "", .opened = true, .wanted = wantedIn(expected, *towers[0], ""), .worst = {}};
    for (const auto& [text, about] : meta["texts"].items()) {
        for (const Json& one : about["texts"])
            if (!isCutAlike(*towers[1], {{"text", one["text"]}, {"ids", one["ids_padded"]}}))
                result.problem = text + ": other tokens";
        std::array<std::shared_ptr<const Trace>, 2> traces;
        for (std::size_t tower = 0; tower < traces.size(); ++tower)
            traces[tower] = run(towers[tower], batchIn(expected, text, *towers[tower]), {});
        for (const NamedTensor& tensor : tensorsOfTowers(traces)) {
            const auto compared = compareTensor(tensor, text, about, expected, meta, traces[0]->batch);
            if (!compared) continue;
            if (!compared->passed && result.problem.empty())
                result.problem = compared->tensor + ": " + compared->remark;
            float& largest = result.worst[tensor.name];
            largest = std::max(largest, compared->largestDifference);
            ++result.tensors;
        }
    }
    print(reference.filename().string(), result, meta);
    return result;
}

}  // namespace

ModelComparison compareFolder(const std::filesystem::path& folder, const std::filesystem::path& reference)
{
    std::shared_ptr<const Model> model;
    try {
        model = openModel(folder);
        if (model->shared) return compareTowers(folder, reference);
        return compareModel(model, reference);
    } catch (const Error& error) {
        return {.problem = error.file + ": " + saidParts(error).field + ", wanted " + saidParts(error).expected
                           + ", found " + saidParts(error).found,
                .opened = model != nullptr,
                .worst = {}};
    }
}

void copyInOldSpelling(const std::filesystem::path& from, const std::filesystem::path& to)
{
    for (const auto& entry : std::filesystem::directory_iterator(from))
        if (entry.is_regular_file()) std::filesystem::create_symlink(entry.path(), to / entry.path().filename());
    std::filesystem::remove(to / "config.json");
    if (exists(from / "config.v4.json")) return create_symlink(from / "config.v4.json", to / "config.json");
    Json config = readJsonObject((from / "config.json").string(), 1U << 20U);
    if (config.contains("dtype")) config["torch_dtype"] = config["dtype"];
    config.erase("dtype");
    if (config.contains("rope_parameters")) {
        Json scaling = config["rope_parameters"];
        const bool neox = config["model_type"] == "gpt_neox";
        config[neox ? "rotary_emb_base" : "rope_theta"] = scaling["rope_theta"];
        if (scaling.contains("partial_rotary_factor"))
            config[neox ? "rotary_pct" : "partial_rotary_factor"] = scaling["partial_rotary_factor"];
        for (const char* field : {"rope_theta", "partial_rotary_factor"}) scaling.erase(field);
        config["rope_scaling"] = scaling["rope_type"] == "default" ? Json() : scaling;
        config.erase("rope_parameters");
    }
    std::ofstream(to / "config.json") << config.dump();
}

std::vector<std::filesystem::path> goldenPart(const std::string& part)
{
    std::vector<std::filesystem::path> folders;
    const auto tree = sharedFolder("golden/now/" + part);
    if (!tree) return folders;
    for (const auto& entry : std::filesystem::directory_iterator(*tree))
        if (exists(entry.path() / "expected.json")) folders.push_back(entry.path());
    std::ranges::sort(folders);
    return folders;
}
