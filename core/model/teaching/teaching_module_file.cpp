#include "core/model/teaching/teaching_module_file.h"

#include "core/error.h"
#include "core/file/file_beginning.h"
#include "core/json/json_object.h"
#include "core/model/teaching/teaching_module_json.h"
#include "core/model/teaching/usable_module.h"
#include "core/tensor/safetensors.h"
#include "core/tensor/safetensors_writer.h"
#include "core/text/unicode.h"

namespace core {
namespace {

constexpr const char* recipeField = "attentionscope.module";
constexpr const char* symbolsField = "attentionscope.symbols";

constexpr std::pair<RotaryEmbedding::Pairing, const char*> pairingNames[] = {
    {RotaryEmbedding::Pairing::HalfSplit, "half_split"}, {RotaryEmbedding::Pairing::Interleaved, "interleaved"}};
constexpr std::pair<RotaryScaling::Kind, const char*> scalingNames[] = {{RotaryScaling::Kind::None, "default"},
                                                                        {RotaryScaling::Kind::Linear, "linear"},
                                                                        {RotaryScaling::Kind::Dynamic, "dynamic"},
                                                                        {RotaryScaling::Kind::Yarn, "yarn"},
                                                                        {RotaryScaling::Kind::Llama3, "llama3"}};
constexpr std::pair<AlibiForm, const char*> alibiNames[] = {
    {AlibiForm::Symmetric, "symmetric"}, {AlibiForm::OneWay, "one_way"}, {AlibiForm::FromFirst, "from_first"}};
constexpr std::pair<AttentionSink, const char*> sinkNames[] = {
    {AttentionSink::None, "none"}, {AttentionSink::OffByOne, "off_by_one"}, {AttentionSink::Learned, "learned"}};
constexpr std::pair<GateForm, const char*> gateNames[] = {
    {GateForm::None, "none"}, {GateForm::Head, "head"}, {GateForm::Number, "number"}};
constexpr std::pair<MixerForm, const char*> mixerNames[] = {{MixerForm::None, "none"},
                                                            {MixerForm::ShortConvolution, "short_convolution"},
                                                            {MixerForm::GatedDelta, "gated_delta"},
                                                            {MixerForm::StateSpace, "state_space"}};
constexpr std::pair<SecondLayer, const char*> secondLayers[] = {
    {SecondLayer::None, "none"}, {SecondLayer::OwnQueries, "own_queries"}, {SecondLayer::Stream, "second_stream"}};
constexpr std::pair<ProjectionLayout, const char*> layoutNames[] = {
    {ProjectionLayout::Separate, "separate"},
    {ProjectionLayout::Concatenated, "fused"},
    {ProjectionLayout::DimensionThenThree, "fused_interleaved"}};

/// A token as JSON: text, or, where it is a part of a character, the list of its bytes.
Json symbolJson(const std::string& symbol)
{
    try {
        requireUtf8(symbol);
        return symbol;
    } catch (const Error&) {
        Json bytes = Json::array();
        for (const char byte : symbol) bytes.push_back(static_cast<unsigned char>(byte));
        return bytes;
    }
}

std::optional<std::string> symbolIn(const Json& json)
{
    if (json.is_string()) return json.get<std::string>();
    if (!json.is_array()) return std::nullopt;
    std::string symbol;
    for (const Json& byte : json) {
        if (!byte.is_number_unsigned() || byte.get<std::uint64_t>() > 255) return std::nullopt;
        symbol += static_cast<char>(byte.get<unsigned char>());
    }
    return symbol;
}

NamedTensor tensorOf(const std::string& name, const Matrix& matrix)
{
    return {name, {matrix.rows(), matrix.cols()}, std::vector<float>(matrix.data(), matrix.data() + matrix.size())};
}

Matrix matrixIn(const SafetensorsFile& file, const std::string& name, Index rows, Index cols)
{
    return file.matrix(name, rows, cols).matrix();
}

Json rotaryJson(const RotaryEmbedding& rotary)
{
    const RotaryScaling& scaling = rotary.scaling;
    Json json{{"pairing", nameOf(rotary.pairing, pairingNames)},
              {"dimensions", rotary.dimensions},
              {"base", rotary.base},
              {"first_position", rotary.first_position},
              {"scaling", nameOf(scaling.kind, scalingNames)},
              {"factor", scaling.factor},
              {"original_max_position_embeddings", scaling.trained_tokens},
              {"low_freq_factor", scaling.low_frequency_factor},
              {"high_freq_factor", scaling.high_frequency_factor},
              {"beta_fast", scaling.beta_fast},
              {"beta_slow", scaling.beta_slow}};
    if (scaling.attention_factor) json["attention_factor"] = *scaling.attention_factor;
    if (const auto& picture = rotary.picture)
        json["picture"] = {{"first", picture->first}, {"rows", picture->rows}, {"columns", picture->columns}};
    return json;
}

void readRotary(const JsonObject& module, RotaryEmbedding& rotary)
{
    const Json* json = module.find("rotary");
    if (json == nullptr) return;
    const JsonObject fields = module.object("rotary", *json);
    RotaryScaling& scaling = rotary.scaling;
    fields.read("pairing", rotary.pairing, pairingNames);
    fields.read("dimensions", rotary.dimensions);
    fields.readBetween("base", rotary.base, 0.0F, 1e9F);
    fields.read("first_position", rotary.first_position);
    fields.read("scaling", scaling.kind, scalingNames);
    fields.readBetween("factor", scaling.factor, 0.0F, 1e9F);
    fields.read("original_max_position_embeddings", scaling.trained_tokens);
    fields.readBetween("low_freq_factor", scaling.low_frequency_factor, 0.0F, 1e9F);
    fields.readBetween("high_freq_factor", scaling.high_frequency_factor, 0.0F, 1e9F);
    fields.readBetween("beta_fast", scaling.beta_fast, 0.0F, 1e9F);
    fields.readBetween("beta_slow", scaling.beta_slow, 0.0F, 1e9F);
    if (fields.find("attention_factor") != nullptr)
        fields.readBetween("attention_factor", scaling.attention_factor.emplace(), 0.0F, 1e3F);
    if (const Json* places = fields.find("picture")) {
        const JsonObject of = fields.object("picture", *places);
        PicturePlaces& picture = rotary.picture.emplace();
        of.read("first", picture.first);
        of.read("rows", picture.rows);
        of.read("columns", picture.columns);
    }
}

void readRelative(const JsonObject& module, RelativeBuckets& relative)
{
    const Json* json = module.find("relative");
    if (json == nullptr) return;
    const JsonObject fields = module.object("relative", *json);
    fields.read("buckets", relative.buckets);
    fields.read("max_distance", relative.largest_distance);
    fields.read("bidirectional", relative.bidirectional);
}

void readDistances(const JsonObject& module, ModuleDistances& distances)
{
    const Json* json = module.find("distances");
    if (json == nullptr) return;
    const JsonObject fields = module.object("distances", *json);
    fields.read("span", distances.span);
    fields.read("c2p", distances.to_position);
    fields.read("p2c", distances.to_content);
}

/// Reads parts of models that are too large to run. Absent parts are off.
void readOfLarge(const JsonObject& module, TeachingModule& recipe)
{
    if (const Json* json = module.find("query_temperature")) {
        const JsonObject fields = module.object("query_temperature", *json);
        PlaceTemperature& temperature = recipe.query_temperature.emplace();
        fields.readBetween("attn_scale", temperature.scale, 0.0F, largestPlaceScale);
        fields.readBetween("floor_scale", temperature.step, 0.0F, largestPlaceStep);
    }
    module.read("gate", recipe.gate, gateNames);
    if (const Json* json = module.find("index")) {
        const JsonObject fields = module.object("index", *json);
        fields.read("topk", recipe.index.kept);
        fields.read("heads", recipe.index.heads);
        fields.read("dimensions", recipe.index.dimensions);
    }
    module.readBetween("lambda", recipe.difference, 0.0F, largestLambda);
    if (const Json* json = module.find("latents")) {
        const JsonObject fields = module.object("latents", *json);
        fields.read("kv_lora_rank", recipe.latents.key_value);
        fields.read("q_lora_rank", recipe.latents.query);
        fields.read("qk_rope_head_dim", recipe.latents.shared);
    }
    if (const Json* json = module.find("experts")) {
        const JsonObject fields = module.object("experts", *json);
        fields.read("num_experts", recipe.experts.count);
        fields.read("num_experts_per_tok", recipe.experts.chosen);
    }
    if (const Json* json = module.find("mixer")) {
        const JsonObject fields = module.object("mixer", *json);
        fields.read("kind", recipe.mixer.form, mixerNames);
        fields.read("conv_kernel", recipe.mixer.taps);
    }
    bool lends = false;  // an earlier version's spelling
    module.read("shared_kv_layer", lends);
    if (lends) recipe.second = SecondLayer::OwnQueries;
    module.read("second_layer", recipe.second, secondLayers);
}

void writeOfLarge(const TeachingModule& module, Json& json)
{
    if (module.query_temperature)
        json["query_temperature"] = {{"attn_scale", module.query_temperature->scale},
                                     {"floor_scale", module.query_temperature->step}};
    json["gate"] = nameOf(module.gate, gateNames);
    json["index"] = {
        {"topk", module.index.kept}, {"heads", module.index.heads}, {"dimensions", module.index.dimensions}};
    if (module.difference) json["lambda"] = *module.difference;
    json["latents"] = {{"kv_lora_rank", module.latents.key_value},
                       {"q_lora_rank", module.latents.query},
                       {"qk_rope_head_dim", module.latents.shared}};
    json["experts"] = {{"num_experts", module.experts.count}, {"num_experts_per_tok", module.experts.chosen}};
    json["mixer"] = {{"kind", nameOf(module.mixer.form, mixerNames)}, {"conv_kernel", module.mixer.taps}};
    json["second_layer"] = nameOf(module.second, secondLayers);
}

/// Reads the steps between q·kᵀ and the weights.
void readScores(const JsonObject& fields, TeachingModule& module)
{
    fields.readBetween("scale", module.scale, smallestScale, largestScale);
    fields.readBetween("soft_cap", module.soft_cap, 0.0F, largestScale);
    fields.read("sink", module.sink, sinkNames);
    fields.read("qk_norm", module.query_key_norm);
    fields.read("bias_kv", module.added.bias);
    fields.read("zero_attn", module.added.zero);
    fields.read("last_queries", module.last_queries);
}

}  // namespace

Json toJson(const TeachingModule& module)
{
    Json json{{"heads", module.heads},
              {"kv_heads", module.key_heads},
              {"d_model", module.width},
              {"d_k", module.key_dimensions},
              {"d_v", module.value_dimensions},
              {"projections", nameOf(module.projections, layoutNames)},
              {"biases", module.biases},
              {"output_projection", module.output_projection},
              {"positions", nameOf(module.positions, positionEncodings)},
              {"rotary", rotaryJson(module.rotary)},
              {"alibi", nameOf(module.alibi, alibiNames)},
              {"relative",
               {{"buckets", module.relative.buckets},
                {"max_distance", module.relative.largest_distance},
                {"bidirectional", module.relative.bidirectional}}},
              {"distances",
               {{"span", module.distances.span},
                {"c2p", module.distances.to_position},
                {"p2c", module.distances.to_content}}},
              {"soft_cap", module.soft_cap},
              {"sink", nameOf(module.sink, sinkNames)},
              {"qk_norm", module.query_key_norm},
              {"bias_kv", module.added.bias},
              {"zero_attn", module.added.zero},
              {"last_queries", module.last_queries},
              {"dropout", module.dropout},
              {"dropout_seed", module.dropout_seed},
              {"seed", module.seed},
              {"whole_numbers", module.whole_numbers}};
    if (module.scale) json["scale"] = *module.scale;
    writeOfLarge(module, json);
    return json;
}

TeachingModule teachingModuleIn(const Json& json, const std::string& file)
{
    const JsonObject fields(json, file, "module");
    TeachingModule module;
    fields.read("heads", module.heads);
    fields.read("kv_heads", module.key_heads);
    fields.read("d_model", module.width);
    fields.read("d_k", module.key_dimensions);
    fields.read("d_v", module.value_dimensions);
    fields.read("projections", module.projections, layoutNames);
    fields.read("biases", module.biases);
    fields.read("output_projection", module.output_projection);
    fields.read("positions", module.positions, positionEncodings);
    readRotary(fields, module.rotary);
    fields.read("alibi", module.alibi, alibiNames);
    readRelative(fields, module.relative);
    readDistances(fields, module.distances);
    readScores(fields, module);
    readOfLarge(fields, module);
    fields.readBetween("dropout", module.dropout, 0.0F, highestDropout);
    fields.read("dropout_seed", module.dropout_seed);
    fields.read("seed", module.seed);
    fields.read("whole_numbers", module.whole_numbers);
    try {
        requireUsable(module);
    } catch (const Error& error) {
        throw Error(error.code, file, error.sentence);
    }
    return module;
}

void saveTeachingModule(const std::filesystem::path& file, const TeachingModule& module, const TeachingWeights& weights)
{
    std::vector<NamedTensor> tensors;
    for (const auto& [name, matrix] : weights.tensors) tensors.push_back(tensorOf(name, matrix));
    Matrix vectors(static_cast<Index>(weights.symbols.size()), module.width);
    Json symbols = Json::array();
    for (const auto& [symbol, vector] : weights.symbols) {
        vectors.row(static_cast<Index>(symbols.size())) = vector;
        symbols.push_back(symbolJson(symbol));
    }
    if (vectors.rows() > 0) tensors.push_back(tensorOf("symbol_embedding", vectors));
    writeSafetensors(file, tensors, {{recipeField, toJson(module).dump()}, {symbolsField, symbols.dump()}},
                     Sync::Always);
}

SavedTeachingModule openTeachingModule(const std::filesystem::path& path)
{
    const SafetensorsFile file = SafetensorsFile::open(path);
    const auto recipe = file.metadata().find(recipeField);
    if (recipe == file.metadata().end())
        throw Error(
            Code::Missing, file.name(),
            "the recipe of a teaching module is missing: expected a file that “Save module” wrote, or a model folder");
    SavedTeachingModule saved{
        teachingModuleIn(parseJson(recipe->second, file.name(), "the module's recipe"), file.name()), {}};
    for (const auto& [name, shape] : weightShapes(saved.module))
        saved.weights.tensors[name] = matrixIn(file, name, shape.first, shape.second);

    const auto names = file.metadata().find(symbolsField);
    if (names == file.metadata().end() || !file.contains("symbol_embedding")) return saved;
    const Json symbols = parseJson(names->second, file.name(), "the module's symbols");
    if (!symbols.is_array())
        throw Error(Code::Malformed, file.name(),
                    "the module's symbols cannot be understood: expected a list, found another kind of value");
    const Matrix vectors = matrixIn(file, "symbol_embedding", static_cast<Index>(symbols.size()), saved.module.width);
    for (std::size_t i = 0; i < symbols.size(); ++i) {
        const auto symbol = symbolIn(symbols[i]);
        if (!symbol)
            throw Error(Code::Malformed, file.name(),
                        "the module's symbols cannot be understood: expected texts or lists of bytes, found another "
                        "kind of value");
        saved.weights.symbols[*symbol] = vectors.row(static_cast<Index>(i));
    }
    return saved;
}

bool isTeachingModule(const std::filesystem::path& file)
{
    std::error_code none;
    if (!std::filesystem::is_regular_file(file, none)) return false;
    try {
        // Every file that is opened is asked: most are no module, and their headers need not be understood for that.
        constexpr std::size_t header = 1U << 20U;
        if (beginningOf(file, header).find(recipeField) == std::string::npos) return false;
        return SafetensorsFile::open(file).metadata().contains(recipeField);
    } catch (const Error&) {
        return false;  // opening it will say why
    }
}

}  // namespace core
