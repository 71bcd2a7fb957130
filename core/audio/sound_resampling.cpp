#include "core/audio/sound_file.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace core {
namespace {

constexpr double zeros = 6;       // of the sinc, on either side
constexpr double rolloff = 0.99;  // of half the lower rate

/// A sinc in a Hann window, at a time in units of the low-pass's zeros.
double windowedSinc(double time)
{
    const double at = std::clamp(time, -zeros, zeros);
    const double window = std::pow(std::cos(at * std::numbers::pi / zeros / 2), 2);
    const double angle = at * std::numbers::pi;
    return angle == 0 ? window : window * std::sin(angle) / angle;
}

}  // namespace

std::vector<float> resampled(const Sound& sound, Index rate)
{
    if (sound.rate == rate) return sound.samples;
    const Index common = std::gcd(sound.rate, rate);
    const Index from = sound.rate / common, to = rate / common;
    const double base = static_cast<double>(std::min(from, to)) * rolloff;
    const auto reach = static_cast<Index>(std::ceil(zeros * static_cast<double>(from) / base));
    // One filter for each place that a new sample may have between two old ones; beyond it the sinc has ended.
    const Index taps = 2 * reach + 2;
    std::vector<double> filters(static_cast<std::size_t>(to * taps));
    for (Index phase = 0; phase < to; ++phase)
        for (Index tap = 0; tap < taps; ++tap) {
            const Index old = phase * from / to - reach + tap;
            const double time = static_cast<double>(old) / static_cast<double>(from)
                                - static_cast<double>(phase) / static_cast<double>(to);
            filters[static_cast<std::size_t>(phase * taps + tap)] =
                windowedSinc(time * base) * base / static_cast<double>(from);
        }
    const auto old = static_cast<Index>(sound.samples.size());
    std::vector<float> made(static_cast<std::size_t>((old * to + from - 1) / from));
    for (Index i = 0; i < static_cast<Index>(made.size()); ++i) {
        const double* filter = filters.data() + (i % to) * taps;
        const Index first = i / to * from + i % to * from / to - reach;
        double sum = 0;
        for (Index tap = std::max<Index>(0, -first); tap < std::min(taps, old - first); ++tap)
            sum += filter[tap] * static_cast<double>(sound.samples[static_cast<std::size_t>(first + tap)]);
        made[static_cast<std::size_t>(i)] = static_cast<float>(sum);
    }
    return made;
}

}  // namespace core
