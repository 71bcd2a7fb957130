#include "core/model/family/speech/speech_models.h"
#include "core/model/family/speech/wav2vec2_layers.h"

namespace core {

ModelPlan planWav2Vec2(const ConfigReader& config) { return Wav2Vec2Layers::read(config).plan("wav2vec2."); }

ModelPlan planHubert(const ConfigReader& config) { return Wav2Vec2Layers::read(config).plan("hubert."); }

}  // namespace core
