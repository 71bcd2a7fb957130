#include "core/model/family/vision/picture_readers.h"

#include "core/error.h"

namespace core {

std::optional<std::string> towerBeginning(const WeightFiles& files)
{
    for (const std::string_view patches : {"embeddings.patch_embedding.weight", "patch_embed.proj.weight"})
        for (const std::string& name : files.names())
            if (name.ends_with(patches)) return name.substr(0, name.size() - patches.size());
    return std::nullopt;
}

WeightFiles tensorsBehind(const WeightFiles& files, const std::string& part)
{
    for (const std::string& name : files.names()) {
        const std::size_t at = name.find(part);
        if (at == std::string::npos || (at > 0 && name[at - 1] != '.')) continue;
        return files.below(name.substr(0, at + part.size()));
    }
    throw Error(Code::Missing, files.name(), "tensor “%1” is missing", part + "*");
}

std::shared_ptr<const Model> towerOf(const ModelPlan& plan, const WeightFiles& files)
{
    auto tower = std::make_shared<Model>();
    tower->transformer = plan.load(files.below(*towerBeginning(files)));
    tower->info.name = files.name();
    tower->info.architecture = "picture tower";
    tower->info.layers = plan.layers;
    tower->info.heads = plan.heads;
    tower->info.max_tokens = plan.max_tokens;
    tower->info.reads = Reads::Pictures;
    return tower;
}

Index pictureTokenId(const ConfigReader& config, Index absent)
{
    const Index old = config.count("image_token_index", mostTokensInVocabulary, absent);
    return config.count("image_token_id", mostTokensInVocabulary, old);
}

Index textWidth(const ConfigReader& config, Index absent)
{
    const auto texts = config.object("text_config");
    return (texts ? *texts : config).count("hidden_size", largestWidth, absent);
}

}  // namespace core
