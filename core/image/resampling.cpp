#include "core/image/resampling.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace core {
namespace {

constexpr int fractionBits = 22;

/// A window over the pixels that are combined into one; x counts pixels of the smaller of both sizes.
struct Filter {
    double (*weight)(double x);
    double support;  ///< beyond it there is no weight
};

double box(double x) { return x > -0.5 && x <= 0.5 ? 1.0 : 0.0; }

double triangle(double x) { return std::max(0.0, 1.0 - std::abs(x)); }

double sinc(double x)
{
    if (x == 0) return 1;
    x *= std::numbers::pi;
    return std::sin(x) / x;
}

double hamming(double x)
{
    x = std::abs(x);
    if (x == 0) return 1;
    if (x >= 1) return 0;
    x *= std::numbers::pi;
    return std::sin(x) / x * (0.54 + 0.46 * std::cos(x));
}

double cubic(double x) { return cubicKernel(x, -0.5); }

double lanczos(double x) { return x >= -3 && x < 3 ? sinc(x) * sinc(x / 3) : 0; }

Filter filterOf(Resampling resampling)
{
    switch (resampling) {
    case Resampling::Lanczos: return {lanczos, 3};
    case Resampling::Bicubic: return {cubic, 2};
    case Resampling::Hamming: return {hamming, 1};
    case Resampling::Nearest:  // has no window
    case Resampling::Box: return {box, 0.5};
    case Resampling::Bilinear: break;
    }
    return {triangle, 1};
}

/// Which pixels of a row, or of a column, make one of the resized one, and by what weights.
struct Window {
    Index first = 0;
    std::vector<int> weights;  ///< · 2^fractionBits
};

ResampledFrom sharesOf(Index place, Index from, Index to, const Filter& filter)
{
    const double scale = static_cast<double>(from) / static_cast<double>(to);
    const double stretch = std::max(scale, 1.0);
    const double support = filter.support * stretch;
    const double centre = (static_cast<double>(place) + 0.5) * scale;
    const double narrow = 1.0 / stretch;  // a product, as Pillow has it: a quotient rounds otherwise
    ResampledFrom found;
    // Truncated as Pillow does, not rounded to the nearest.
    found.first =
        std::max<Index>(0, static_cast<Index>(centre - support + 0.5));  // NOLINT(bugprone-incorrect-roundings)
    const Index end =
        std::min(from, static_cast<Index>(centre + support + 0.5));  // NOLINT(bugprone-incorrect-roundings)
    double sum = 0;
    for (Index at = found.first; at < end; ++at) {
        found.shares.push_back(filter.weight((static_cast<double>(at) - centre + 0.5) * narrow));
        sum += found.shares.back();
    }
    for (double& share : found.shares)
        if (sum != 0) share /= sum;
    return found;
}

Window windowOf(Index place, Index from, Index to, const Filter& filter)
{
    const ResampledFrom found = sharesOf(place, from, to, filter);
    Window window{found.first, {}};
    for (const double share : found.shares)
        window.weights.push_back(
            static_cast<int>((share < 0 ? -0.5 : 0.5) + share * static_cast<double>(1 << fractionBits)));
    return window;
}

/// @param step  from one of the combined numbers to the next
std::uint8_t combined(const std::uint8_t* numbers, Index step, const std::vector<int>& weights)
{
    int sum = 1 << (fractionBits - 1);
    for (const int weight : weights) {
        sum += *numbers * weight;
        numbers += step;
    }
    return static_cast<std::uint8_t>(std::clamp(sum >> fractionBits, 0, 255));
}

Image resizedAcross(const Image& image, Index width, const Filter& filter)
{
    Image result{width, image.height, std::vector<std::uint8_t>(static_cast<std::size_t>(3 * width * image.height))};
    for (Index x = 0; x < width; ++x) {
        const Window window = windowOf(x, image.width, width, filter);
        for (Index y = 0; y < image.height; ++y)
            for (Index channel = 0; channel < 3; ++channel)
                result.rgb[static_cast<std::size_t>(3 * (y * width + x) + channel)] =
                    combined(image.rgb.data() + 3 * (y * image.width + window.first) + channel, 3, window.weights);
    }
    return result;
}

Image resizedDown(const Image& image, Index height, const Filter& filter)
{
    const Index row = 3 * image.width;
    Image result{image.width, height, std::vector<std::uint8_t>(static_cast<std::size_t>(row * height))};
    for (Index y = 0; y < height; ++y) {
        const Window window = windowOf(y, image.height, height, filter);
        for (Index i = 0; i < row; ++i)
            result.rgb[static_cast<std::size_t>(y * row + i)] =
                combined(image.rgb.data() + window.first * row + i, row, window.weights);
    }
    return result;
}

/// Pillow's order from version 13 on; before, it was always across first. It matters where rounding in between does.
bool downFirst(const Image& image, Index width, Index height)
{
    return height < image.height && image.height - height > 2 * (image.width - width);
}

/// The stored places that a row's, or a column's, are copied from. Steps are summed up as Pillow does it, with the
/// rounding that comes of it.
std::vector<Index> nearest(Index from, Index to)
{
    const double step = static_cast<double>(from) / static_cast<double>(to);
    std::vector<Index> places;
    double at = step * 0.5;
    for (Index place = 0; place < to; ++place, at += step) places.push_back(std::min(from - 1, static_cast<Index>(at)));
    return places;
}

Image resizedToNearest(const Image& image, Index width, Index height)
{
    Image result{width, height, std::vector<std::uint8_t>(static_cast<std::size_t>(3 * width * height))};
    const std::vector<Index> columns = nearest(image.width, width);
    auto to = result.rgb.begin();
    for (const Index row : nearest(image.height, height))
        for (const Index column : columns)
            to = std::copy_n(image.rgb.begin() + 3 * (row * image.width + column), 3, to);
    return result;
}

}  // namespace

double cubicKernel(double distance, double a)
{
    const double x = std::abs(distance);
    if (x < 1) return ((a + 2) * x - (a + 3)) * x * x + 1;
    return x < 2 ? (((x - 5) * x + 8) * x - 4) * a : 0;
}

ResampledFrom resampledFrom(Index place, Index from, Index to, Resampling resampling)
{
    return sharesOf(place, from, to, filterOf(resampling));
}

Image resized(const Image& image, Index width, Index height, Resampling resampling)
{
    if (image.width == width && image.height == height) return image;
    if (resampling == Resampling::Nearest) return resizedToNearest(image, width, height);
    const Filter filter = filterOf(resampling);
    const auto across = [&](const Image& from) {
        return from.width == width ? from : resizedAcross(from, width, filter);
    };
    const auto down = [&](const Image& from) {
        return from.height == height ? from : resizedDown(from, height, filter);
    };
    return downFirst(image, width, height) ? across(down(image)) : down(across(image));
}

}  // namespace core
