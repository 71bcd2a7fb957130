#include "core/model/pass/wave.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

/// Places that are convolved at once: their inputs take several times as much memory as their outputs.
constexpr Index placesAtOnce = 1024;

/// The numbers that a convolution sees at some places, of each channel all of them together.
Matrix windowsOf(const Matrix& x, Index first, Index count, const WaveConvolution& convolution)
{
    const Index width = convolution.width;
    Matrix windows(count, width * x.cols());
    for (Index place = 0; place < count; ++place)
        for (Index tap = 0; tap < width; ++tap)
            for (Index channel = 0; channel < x.cols(); ++channel)
                windows(place, width * channel + tap) = x((first + place) * convolution.stride + tap, channel);
    return windows;
}

/// Mean 0 and variance 1 of each channel over all places.
void normEachChannel(const Norm& norm, Matrix& x)
{
    const auto places = static_cast<double>(x.rows());
    for (Index channel = 0; channel < x.cols(); ++channel) {
        double sum = 0, squares = 0;
        for (Index row = 0; row < x.rows(); ++row) sum += static_cast<double>(x(row, channel));
        const double mean = sum / places;
        for (Index row = 0; row < x.rows(); ++row) squares += std::pow(static_cast<double>(x(row, channel)) - mean, 2);
        const auto factor = static_cast<float>(static_cast<double>(norm.weight(channel))
                                               / std::sqrt(squares / places + static_cast<double>(norm.epsilon)));
        x.col(channel) = (x.col(channel).array() - static_cast<float>(mean)) * factor + norm.bias(channel);
    }
}

/// Normalises all places and channels by one mean and one deviation.
void normAll(const Norm& norm, Matrix& x)
{
    const auto numbers = static_cast<double>(x.size());
    double sum = 0, squares = 0;
    for (Index i = 0; i < x.size(); ++i) sum += static_cast<double>(x.data()[i]);
    const double mean = sum / numbers;
    for (Index i = 0; i < x.size(); ++i) squares += std::pow(static_cast<double>(x.data()[i]) - mean, 2);
    const auto factor = static_cast<float>(1 / std::sqrt(squares / numbers + static_cast<double>(norm.epsilon)));
    x.array() = (x.array() - static_cast<float>(mean)) * factor;
    x.array().rowwise() *= norm.weight.array();
    x.array().rowwise() += norm.bias.array();
}

void normalise(const WaveConvolution& convolution, Matrix& x)
{
    switch (convolution.normed) {
    case WaveConvolution::Normed::No: break;
    case WaveConvolution::Normed::EachPlace: x = convolution.norm(x); break;
    case WaveConvolution::Normed::EachChannel: normEachChannel(convolution.norm, x); break;
    case WaveConvolution::Normed::All: normAll(convolution.norm, x); break;
    }
}

Matrix afterConvolution(const WaveConvolution& convolution, const Matrix& x, const std::stop_token& stop)
{
    const Index places = convolution.placesOf(x.rows());
    Matrix made(places, convolution.taps.weight.cols());
    for (Index first = 0; first < places; first += placesAtOnce) {
        const Index count = std::min(placesAtOnce, places - first);
        made.middleRows(first, count) = convolution.taps(windowsOf(x, first, count, convolution), stop);
    }
    if (!convolution.norm_behind) normalise(convolution, made);
    activate(convolution.activation, made);
    if (convolution.norm_behind) normalise(convolution, made);
    return made;
}

}  // namespace

Matrix waveVectors(const WaveEmbedding& embedding, const Matrix& wave, const std::stop_token& stop)
{
    Matrix x = wave.transpose();
    for (const WaveConvolution& each : embedding.convolutions) x = afterConvolution(each, x, stop);
    if (embedding.norm) x = (*embedding.norm)(x);
    return embedding.projection ? (*embedding.projection)(x, stop) : x;
}

Matrix positionsByConvolution(const PositionConvolution& convolution, const Matrix& x)
{
    const Index before = convolution.width / 2;
    Matrix around = Matrix::Zero(x.rows() + convolution.width, x.cols());
    around.middleRows(before, x.rows()) = x;
    Matrix made(x.rows(), x.cols());
    Index in = 0, out = 0;
    for (const Projection& group : convolution.groups) {
        const Index channels = group.weight.rows() / convolution.width;
        const WaveConvolution own{.taps = group, .width = convolution.width};
        made.middleCols(out, group.weight.cols()) = group(windowsOf(around.middleCols(in, channels), 0, x.rows(), own));
        in += channels;
        out += group.weight.cols();
    }
    activate(convolution.activation, made);
    return made;
}

}  // namespace core
