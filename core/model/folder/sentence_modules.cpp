#include "core/model/folder/sentence_modules.h"

#include "core/error.h"
#include "core/file/file_state.h"
#include "core/file/inner_names.h"
#include "core/file/mapped_file.h"
#include "core/json/json_text.h"
#include "core/model/family/config_reader.h"
#include "core/model/family/family_weights.h"

#include <algorithm>

namespace core {
namespace {

namespace fs = std::filesystem;

constexpr const char* modulesFile = "modules.json";

/// One entry of modules.json.
struct SentenceModule {
    std::string type;  ///< "Pooling", the last part of the class's name
    fs::path folder;
};

/// A field of an entry that is a text; empty where it is missing.
std::string textOf(const Json& entry, const char* field)
{
    if (!entry.is_object()) return {};
    const auto found = entry.find(field);
    return found == entry.end() || !found->is_string() ? "" : found->get<std::string>();
}

std::vector<SentenceModule> modulesIn(const fs::path& folder)
{
    const std::string file = (folder / modulesFile).string();
    const Json json = parseJson(readText(file, 1U << 20U), file, "the text");
    if (!json.is_array() || json.empty())
        throw Error(Code::Malformed, file, "the text cannot be understood: expected a list of modules, found %1",
                    json.type_name());
    std::vector<SentenceModule> modules;
    for (const Json& entry : json) {
        const std::string type = textOf(entry, "type"), path = textOf(entry, "path");
        if (type.empty() || !isInFolder(path))
            throw Error(
                Code::Malformed, file,
                "module %1 cannot be understood: expected a type, and the name of a folder in the same one, found %2",
                std::to_string(modules.size()), entry.dump(-1, ' ', true).substr(0, 80));
        modules.push_back({type.substr(type.rfind('.') + 1), path.empty() ? folder : folder / path});
    }
    return modules;
}

constexpr std::pair<const char*, RowPooling> poolings[] = {
    {"cls_token", RowPooling::First},
    {"max_tokens", RowPooling::Largest},
    {"mean_tokens", RowPooling::Mean},
    {"mean_sqrt_len_tokens", RowPooling::MeanOverRoot},
    {"weightedmean_tokens", RowPooling::PlaceWeighted},
    {"lasttoken", RowPooling::Last},
};

/// The kinds that "pooling_mode" names, "mean" or ["cls", "mean"], in its order.
std::vector<RowPooling> namedPoolings(const ConfigReader& config, const Json& named)
{
    std::vector<RowPooling> chosen;
    for (const Json& each : named.is_array() ? named : Json::array({named})) {
        const std::string only = each.is_string() ? each.get<std::string>() : "";
        const auto* const found = std::ranges::find_if(poolings, [&](const auto& pooling) {
            const std::string_view kind = pooling.first;
            return !only.empty() && (kind == only || kind.starts_with(only + "_token"));
        });
        if (found == std::end(poolings))
            throw config.outOfRange("pooling_mode",
                                    Words("%1 cannot be used: expected cls, max, mean, mean_sqrt_len_tokens, "
                                          "weightedmean or lasttoken, or several, found %2",
                                          each.dump(-1, ' ', true).substr(0, 40)));
        chosen.push_back(found->second);
    }
    return chosen;
}

/// "1_Pooling/config.json": what it names, or in older files a flag for each kind, in the kinds' order.
std::vector<RowPooling> poolingsIn(const fs::path& folder)
{
    const ConfigReader config(folder / "config.json");
    if (const Json* named = config.value("pooling_mode"); named != nullptr && !named->empty())
        return namedPoolings(config, *named);
    std::vector<RowPooling> chosen;
    for (const auto& [name, pooling] : poolings) {
        const std::string kind = name;
        if (config.flag("pooling_mode_" + kind, kind == "mean_tokens")) chosen.push_back(pooling);
    }
    return chosen.empty() ? std::vector{RowPooling::Mean} : chosen;
}

/// "torch.nn.modules.activation.Tanh", which it also is where nothing is said.
std::optional<Activation> activationIn(const ConfigReader& config)
{
    constexpr std::pair<std::string_view, std::optional<Activation>> known[] = {
        {"Identity", std::nullopt}, {"Tanh", Activation::Tanh}, {"ReLU", Activation::Relu},
        {"GELU", Activation::Gelu}, {"SiLU", Activation::Silu},
    };
    const std::string named = config.text("activation_function", "torch.nn.modules.activation.Tanh");
    const std::string name = named.substr(named.rfind('.') + 1);
    for (const auto& [each, activation] : known)
        if (each == name) return activation;
    throw config.outOfRange("activation_function",
                            Words("%1 cannot be used: expected Identity, Tanh, ReLU, GELU or SiLU, found %2", named));
}

/// @param width  of the vector that comes in; becomes that of the one that goes out
SentenceHead::Step denseIn(const fs::path& folder, Index& width)
{
    const ConfigReader config(folder / "config.json");
    const Index in = config.count("in_features", largestWidth), out = config.count("out_features", largestWidth);
    config.requireFalse("use_residual");
    if (in != width)
        throw config.outOfRange("in_features", Words("%1 cannot be used: expected %2, found %3", std::to_string(width),
                                                     std::to_string(in)));
    const WeightFiles files = WeightFiles::open(folder);
    const FamilyWeights weights(files, {"linear.", ""}, "weight");
    const bool bias = config.flag("bias", true);
    const Projection projection{weights.matrix("weight", out, in).transposed(),
                                bias ? weights.vector("bias", out) : RowVector()};
    width = out;
    return {.projection = projection, .activation = activationIn(config)};
}

/// The vector's way through the modules behind the model.
/// @throws Error{Unsupported} naming a module that is not known
SentenceHead sentenceHeadOf(const std::vector<SentenceModule>& modules, const fs::path& folder, Index width)
{
    const auto refuse = [&](const SentenceModule& module, const Words& said) {
        return Error(Code::Unsupported, (folder / modulesFile).string(), said.about({module.type}));
    };
    if (modules.front().type != "Transformer")
        throw refuse(modules.front(), Words("its modules are not supported: expected a Transformer first, found %1"));
    SentenceHead head;
    for (std::size_t i = 1; i < modules.size(); ++i) {
        const SentenceModule& module = modules[i];
        if (module.type == "Pooling" && head.pooled.empty()) {
            head.pooled = poolingsIn(module.folder);
            width *= std::ssize(head.pooled);
        } else if (module.type == "Dense" && !head.pooled.empty()) {
            head.steps.push_back(denseIn(module.folder, width));
        } else if (module.type == "Normalize" && !head.pooled.empty()) {
            head.steps.push_back({.to_length_one = true});
        } else if (module.type != "Dropout") {
            throw refuse(module,
                         Words("its modules are not supported: expected Pooling, then Dense and Normalize, found %1"));
        }
    }
    if (head.pooled.empty())
        throw refuse(modules.front(), Words("its modules are not supported: expected Pooling, found %1"));
    return head;
}

/// Warns where sentence-transformers would change a text before it is cut, which is not done here.
void warnOfChangedTexts(const fs::path& folder, std::vector<std::string>& warnings)
{
    if (const fs::path file = folder / "sentence_bert_config.json"; isThere(file))
        if (ConfigReader(file).flag("do_lower_case", false))
            warnings.push_back(file.string() + " wants texts in small letters; they are read here as they are given");
    if (const fs::path file = folder / "config_sentence_transformers.json"; isThere(file))
        if (const std::string prompt = ConfigReader(file).text("default_prompt_name", ""); !prompt.empty())
            warnings.push_back(file.string() + " puts the prompt “" + prompt
                               + "” before each text; here the text stands alone unless it is given with it");
}

}  // namespace

fs::path transformerFolderOf(const fs::path& folder)
{
    if (isThere(folder / "config.json") || !isThere(folder / modulesFile)) return folder;
    return modulesIn(folder).front().folder;
}

std::optional<SentenceHead> readSentenceHead(const fs::path& folder, Index width, std::vector<std::string>& warnings)
{
    if (!isThere(folder / modulesFile)) return std::nullopt;
    try {
        const std::vector<SentenceModule> modules = modulesIn(folder);
        warnOfChangedTexts(modules.front().folder, warnings);
        return sentenceHeadOf(modules, folder, width);
    } catch (const Error& error) {
        warnings.push_back(error.english() + "; so no vector is made of a whole text");
        return std::nullopt;
    }
}

}  // namespace core
