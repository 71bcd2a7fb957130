#include "core/model/family/vision/dinov2_layers.h"
#include "core/model/family/vision/vision_models.h"

namespace core {
namespace {

/// Registers go in behind [CLS] once the others have their positions: nothing is added to them.
void insertRegisters(Transformer& model, const std::vector<LearnedToken>& registers)
{
    const Matrix before = model.position_embedding.matrix();
    const auto count = static_cast<Index>(registers.size());
    Matrix positions = Matrix::Zero(before.rows() + count, before.cols());
    positions.row(0) = before.row(0);
    positions.bottomRows(before.rows() - 1) = before.bottomRows(before.rows() - 1);
    model.position_embedding = Weight::own(std::move(positions));
    model.patches->learned.insert(model.patches->learned.begin() + 1, registers.begin(), registers.end());
}

}  // namespace

ModelPlan planDinov2WithRegisters(const ConfigReader& config)
{
    const Dinov2Layers dino = Dinov2Layers::read(config);
    const Index registers = config.count("num_register_tokens", mostPositions, 4);
    return {dino.vit.layers, dino.vit.heads, 1 + registers + dino.vit.picture.squares(), "encoder.layer.",
            [=](const WeightFiles& files) {
                const FamilyWeights weights(files, {"dinov2_with_registers.", ""}, "embeddings.cls_token");
                Transformer model = dino.load(weights);
                insertRegisters(model, learnedTokens(weights, "embeddings.register_tokens",
                                                     {1, registers, dino.vit.width}, LearnedToken::Kind::Register));
                return model;
            }};
}

}  // namespace core
