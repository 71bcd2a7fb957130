#include "core/error.h"
#include "core/model/family/encoder/bert_layers.h"
#include "core/model/family/encoder/encoders.h"

namespace core {

ModelPlan planErnie(const ConfigReader& config)
{
    const BertLayers ernie = BertLayers::read(config);
    const bool tasks = config.flag("use_task_id", false);
    const Index count = tasks ? config.count("task_type_vocab_size", largestWidth, 3) : 0;
    config.passOver({"task_type_vocab_size"});
    if (tasks && ernie.segments == 0)
        throw config.outOfRange("type_vocab_size", Words("%1 cannot be used: expected at least 1, found 0"));
    return {ernie.layers, ernie.heads, ernie.positions, "encoder.layer.", [=](const WeightFiles& files) {
                const FamilyWeights weights(files, {"ernie.", ""}, "embeddings.word_embeddings.weight");
                Transformer model = ernie.load(weights);
                if (tasks) {  // every text is of the first task, so that its vector may be the segments' own
                    const Weight table = weights.matrix("embeddings.task_type_embeddings.weight", count, ernie.width);
                    Matrix segments = model.segment_embedding.matrix();
                    segments.rowwise() += table.row(0);
                    model.segment_embedding = Weight::own(std::move(segments));
                }
                model.language_head = ernie.head(files, bertHeadNames, model.token_embedding);
                return model;
            }};
}

}  // namespace core
