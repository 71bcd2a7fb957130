#include "core/prepare/prepared_sounds.h"

#include "core/audio/feature_file.h"
#include "core/audio/log_mel.h"
#include "core/audio/sound_file.h"
#include "core/error.h"
#include "core/model/pass/sound.h"

namespace core {
namespace {

/// @throws Error naming the file
std::shared_ptr<const Matrix> featuresOf(const std::filesystem::path& file, const Model& model)
{
    const std::optional<LogMel>& how = model.sounds;
    if (file.extension() != ".safetensors" && model.waves) {
        try {
            return std::make_shared<const Matrix>(waveOf(readSound(file, longestWave + 1), *model.waves));
        } catch (Error& error) {
            if (error.file.empty()) error.file = file.string();
            throw;
        }
    }
    if (file.extension() != ".safetensors") {
        if (!how)
            throw Error(Code::Unsupported, file.string(),
                        "a sound for this model is not read yet: its features, as input_values in a safetensors file");
        return std::make_shared<const Matrix>(logMel(resampled(readSound(file, how->seconds()), how->rate), *how));
    }
    std::vector<Matrix> sounds = readFeatures(file, {}, model.waves ? Features::Wave : Features::Spectrum);
    if (sounds.size() > 1)
        throw Error(Code::OutOfRange, file.string(), "the number of sounds cannot be used: expected one, found %1",
                    std::to_string(sounds.size()));
    return std::make_shared<const Matrix>(std::move(sounds.front()));
}

}  // namespace

void prepareSounds(const Run& run, PreparedRun& prepared, const std::stop_token& stop)
{
    if (run.sounds.empty()) prepared.texts.emplace_back();
    for (const std::filesystem::path& file : run.sounds) {
        if (stop.stop_requested()) throw Stopped{};
        Sequence sequence = soundSequence(*prepared.model->transformer.audio, featuresOf(file, *prepared.model));
        prepared.texts.push_back({.text = file.filename().string(),
                                  .encoding = {sequence.tokens, {}},
                                  .used = static_cast<Index>(sequence.tokens.size())});
        prepared.batch.sequences.push_back(std::move(sequence));
    }
    prepared.batch.sequences = paddedSounds(std::move(prepared.batch.sequences));
}

}  // namespace core
