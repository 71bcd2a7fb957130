#include "core/audio/log_mel.h"

#include "core/error.h"
#include "core/json/json_object.h"
#include "core/json/json_text.h"

#include <unsupported/Eigen/FFT>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace core {
namespace {

constexpr double highestFrequency = 8000;
// Slaney's scale: 15 mels to 1 kHz, evenly; above, 27 for each factor of 6.4.
constexpr double logFrom = 1000, melsBelow = 15, melsOfFactor = 27, factor = 6.4;

double melOf(double hertz)
{
    return hertz < logFrom ? melsBelow * hertz / logFrom
                           : melsBelow + std::log(hertz / logFrom) * melsOfFactor / std::log(factor);
}

double hertzOf(double mel)
{
    return mel < melsBelow ? mel * logFrom / melsBelow
                           : logFrom * std::exp((mel - melsBelow) * std::log(factor) / melsOfFactor);
}

/// Sample i of a sound with silence behind it, mirrored at its ends.
double mirrored(const std::vector<float>& sound, Index i, Index samples)
{
    if (i < 0) i = -i;
    if (i >= samples) i = 2 * (samples - 1) - i;
    return i < static_cast<Index>(sound.size()) ? static_cast<double>(sound[static_cast<std::size_t>(i)]) : 0;
}

/// Power of each frequency at each frame.
/// @return [window / 2 + 1, frames]
Matrix spectra(const std::vector<float>& sound, const LogMel& how)
{
    Eigen::FFT<double> transform;
    std::vector<double> piece(static_cast<std::size_t>(how.window));
    std::vector<std::complex<double>> spectrum;
    Matrix power(how.window / 2 + 1, how.frames());
    for (Index frame = 0; frame < how.frames(); ++frame) {
        for (Index i = 0; i < how.window; ++i) {
            const double turn = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(how.window);
            piece[static_cast<std::size_t>(i)] =
                (0.5 - 0.5 * std::cos(turn)) * mirrored(sound, frame * how.hop + i - how.window / 2, how.samples);
        }
        transform.fwd(spectrum, piece);
        for (Index row = 0; row < power.rows(); ++row)
            power(row, frame) = static_cast<float>(std::norm(spectrum[static_cast<std::size_t>(row)]));
    }
    return power;
}

}  // namespace

Matrix melFilters(const LogMel& how)
{
    const double highest = melOf(highestFrequency);
    const auto corner = [&](Index i) {
        return hertzOf(highest * static_cast<double>(i) / static_cast<double>(how.mels + 1));
    };
    Matrix filters(how.mels, how.window / 2 + 1);
    for (Index mel = 0; mel < how.mels; ++mel) {
        const double from = corner(mel), peak = corner(mel + 1), to = corner(mel + 2);
        for (Index bin = 0; bin < filters.cols(); ++bin) {
            const double hertz = static_cast<double>(bin) * (static_cast<double>(how.rate) / 2)
                                 / static_cast<double>(filters.cols() - 1);
            const double height = std::min((hertz - from) / (peak - from), (to - hertz) / (to - peak));
            filters(mel, bin) = static_cast<float>(std::max(0.0, height) * 2 / (to - from));
        }
    }
    return filters;
}

Matrix logMel(const std::vector<float>& sound, const LogMel& how)
{
    Matrix features = melFilters(how) * spectra(sound, how);
    features = features.array().max(1e-10F).log10().matrix();
    const float floor = features.maxCoeff() - 8;
    return ((features.array().max(floor) + 4) / 4).matrix();
}

LogMel readLogMel(const std::filesystem::path& folder, Index mels, Index frames)
{
    LogMel how{.mels = mels};
    how.samples = frames * how.hop;
    const std::filesystem::path file = folder / "preprocessor_config.json";
    if (!std::filesystem::exists(file)) return how;
    const Json json = readJsonObject(file.string(), 16U << 20U);
    const auto read = [&](const char* field, Index& value, Index smallest, Index largest) {
        const auto found = json.find(field);
        if (found == json.end() || found->is_null()) return;
        if (!found->is_number_integer() || *found < smallest || *found > largest)
            throw Error(Code::OutOfRange, file.string(),
                        "%1 cannot be used: expected a whole number from %2 to %3, found %4", field,
                        std::to_string(smallest), std::to_string(largest), found->dump(-1, ' ', true).substr(0, 40));
        value = found->get<Index>();
    };
    Index chunk = 0;
    read("feature_size", how.mels, 1, 4096);
    read("sampling_rate", how.rate, 16, 768'000);
    read("n_fft", how.window, 4, 1 << 16);
    read("hop_length", how.hop, 1, 1 << 16);
    read("chunk_length", chunk, 1, 3600);
    how.samples = chunk > 0 ? chunk * how.rate : frames * how.hop;
    if (how.mels != mels || how.frames() != frames)
        throw Error(Code::WrongShape, file.string(),
                    "the features of a sound have the wrong shape: expected [%1, %2], found [%3, %4]",
                    std::to_string(mels), std::to_string(frames), std::to_string(how.mels),
                    std::to_string(how.frames()));
    return how;
}

}  // namespace core
