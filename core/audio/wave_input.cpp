#include "core/audio/wave_input.h"

#include "core/error.h"
#include "core/json/json_object.h"

#include <cmath>

namespace core {

WaveInput readWaveInput(const std::filesystem::path& folder, bool normalise)
{
    const std::filesystem::path file = folder / "preprocessor_config.json";
    WaveInput how{.normalise = normalise};
    how.assumed = !std::filesystem::exists(file);
    if (how.assumed) return how;
    const Json json = readJsonObject(file.string(), 16U << 20U);
    const JsonObject fields(json, file.string(), "");
    fields.read("sampling_rate", how.rate, 768'000, 16);
    how.normalise = true;  // the class's default where the file is silent
    fields.read("do_normalize", how.normalise);
    return how;
}

Matrix waveOf(const Sound& sound, const WaveInput& how)
{
    const auto seconds = static_cast<double>(sound.samples.size()) / static_cast<double>(sound.rate);
    if (seconds > longestWave)
        throw Error(Code::TooLong, "", "the sound is too long: expected at most %1 seconds, found more",
                    std::to_string(static_cast<int>(longestWave)));
    const std::vector<float> samples = resampled(sound, how.rate);
    Matrix wave = Eigen::Map<const Matrix>(samples.data(), 1, static_cast<Index>(samples.size()));
    if (!how.normalise || wave.size() == 0) return wave;
    constexpr double smallest = 1e-7;
    const double mean = wave.cast<double>().mean();
    const double variance = (wave.cast<double>().array() - mean).square().mean();
    wave = ((wave.cast<double>().array() - mean) / std::sqrt(variance + smallest)).cast<float>();
    return wave;
}

}  // namespace core
