#include "core/model/family/config_reader.h"
#include "core/model/family/encoder/encoders.h"

namespace core {

ModelPlan planChineseClipText(const ConfigReader& config)
{
    ModelPlan plan = planBert(config);
    const Index padding = paddingIdIn(config, 0);
    plan.load = [load = std::move(plan.load), padding](const WeightFiles& files) {
        Transformer model = load(files);
        // transformers sets this vector to zeros whenever it loads such a model, whatever the file has.
        Matrix vectors = model.token_embedding.matrix();
        if (padding < vectors.rows()) vectors.row(padding).setZero();
        model.token_embedding = Weight::own(std::move(vectors));
        return model;
    };
    return plan;
}

}  // namespace core
