#include "core/prepare/prepared_sounds.h"

#include "core/audio/feature_file.h"
#include "core/audio/log_mel.h"
#include "core/audio/sound_file.h"
#include "core/error.h"
#include "core/model/pass/sound.h"

namespace core {
namespace {

Matrix featuresOf(const std::filesystem::path& file, const LogMel& how)
{
    if (file.extension() == ".safetensors") return readFeatures(file);
    return logMel(resampled(readSound(file, how.seconds()), how.rate), how);
}

}  // namespace

void prepareSounds(const Run& run, PreparedRun& prepared, const std::stop_token& stop)
{
    if (run.sounds.empty()) prepared.texts.emplace_back();
    for (const std::filesystem::path& file : run.sounds) {
        if (stop.stop_requested()) throw Stopped{};
        auto features = std::make_shared<const Matrix>(featuresOf(file, *prepared.model->sounds));
        Sequence sequence = soundSequence(*prepared.model->transformer.audio, std::move(features));
        prepared.texts.push_back({.text = file.filename().string(),
                                  .encoding = {sequence.tokens, {}},
                                  .used = static_cast<Index>(sequence.tokens.size())});
        prepared.batch.sequences.push_back(std::move(sequence));
    }
}

}  // namespace core
