#include "core/image/image_processor.h"

#include "core/error.h"
#include "core/image/image_file.h"
#include "core/image/resampling.h"

#include <algorithm>
#include <cmath>

namespace core {
namespace {

/// Width and height after resizing.
std::array<Index, 2> targetOf(const Image& image, const std::array<Index, 2>& size)
{
    const Index edge = std::max(size[0], size[1]);
    if (size[0] > 0 && size[1] > 0) return size;
    const auto longer = [edge](Index other, Index shortest) {
        return static_cast<Index>(static_cast<double>(edge * other) / static_cast<double>(shortest));
    };
    return image.width <= image.height ? std::array{edge, longer(image.height, image.width)}
                                       : std::array{longer(image.width, image.height), edge};
}

/// Width and height in whole squares: the largest scale with at most `most` of them, as near as transformers' halving
/// of intervals comes to it.
std::array<Index, 2> targetOf(const Image& image, const ImageProcessor::Squares& squares)
{
    constexpr double precision = 1e-5;
    const auto edge = [&](Index length, double scale) {
        const double parts = std::ceil(static_cast<double>(length) * scale / static_cast<double>(squares.side));
        return std::max<Index>(1, static_cast<Index>(parts));
    };
    double least = precision / 10, most = 100;
    while (most - least >= precision) {
        const double scale = (least + most) / 2;
        const double count =
            static_cast<double>(edge(image.width, scale)) * static_cast<double>(edge(image.height, scale));
        (count <= static_cast<double>(squares.most) ? least : most) = scale;
    }
    return {edge(image.width, least) * squares.side, edge(image.height, least) * squares.side};
}

/// The middle; black where the picture is smaller.
Image cropped(const Image& image, const std::array<Index, 2>& size)
{
    const auto [width, height] = size;
    Image result{width, height, std::vector<std::uint8_t>(static_cast<std::size_t>(3 * width * height))};
    // Half a pixel more is left out on the right and below, or filled in on the left and above.
    const auto begin = [](Index all, Index left) { return all >= left ? (all - left) / 2 : -((left - all + 1) / 2); };
    const Index left = begin(image.width, width);
    const Index top = begin(image.height, height);
    const Index from = std::max<Index>(0, -left);
    const Index count = std::min(width, image.width - left) - from;
    for (Index y = std::max<Index>(0, -top); y < std::min(height, image.height - top); ++y)
        std::copy_n(image.rgb.begin() + 3 * ((y + top) * image.width + from + left), 3 * count,
                    result.rgb.begin() + 3 * (y * width + from));
    return result;
}

/// The part of a picture that was resized to this size and then cropped to `seen`.
Image inOwnPixels(const Image& image, Index width, Index height, const Image& seen)
{
    const auto scaledUp = [](Index length, Index own, Index resized) {
        return std::max<Index>(1, static_cast<Index>(std::lround(static_cast<double>(length) * static_cast<double>(own)
                                                                 / static_cast<double>(resized))));
    };
    const Index wide = scaledUp(seen.width, image.width, width), high = scaledUp(seen.height, image.height, height);
    if (std::min(wide, high) < 1 || wide < seen.width || high < seen.height || wide > mostPixels / high) return seen;
    Image part = wide == image.width && high == image.height ? image : cropped(image, {wide, high});
    const Index longest = std::max(wide, high);
    if (longest <= largestShown) return part;
    const auto smaller = [&](Index length) { return std::max<Index>(1, length * largestShown / longest); };
    return resized(part, smaller(wide), smaller(high), Resampling::Bicubic);
}

double keptShare(Index seen, Index all) { return std::min(1.0, static_cast<double>(seen) / static_cast<double>(all)); }

/// Rounded as NumPy does it in transformers: the product to float32, then difference and quotient.
float valueOf(std::uint8_t number, Index channel, const ImageProcessor& processor)
{
    auto value = static_cast<float>(number);
    if (processor.rescale)
        value = static_cast<float>(static_cast<double>(number) * static_cast<double>(*processor.rescale));
    if (!processor.normalise) return value;
    const auto& [mean, deviation] = *processor.normalise;
    const auto place = static_cast<std::size_t>(channel);
    return (value - mean[place]) / deviation[place];
}

PixelValues valuesOf(const Image& image, const ImageProcessor& processor)
{
    PixelValues pixels{3, image.height, image.width, {}};
    const Index count = image.width * image.height;
    pixels.values.reserve(static_cast<std::size_t>(3 * count));
    for (Index channel = 0; channel < 3; ++channel)
        for (Index i = 0; i < count; ++i)
            pixels.values.push_back(valueOf(image.rgb[static_cast<std::size_t>(3 * i + channel)], channel, processor));
    return pixels;
}

}  // namespace

ProcessedImage processed(const Image& image, const ImageProcessor& processor)
{
    ProcessedImage result{image, {}, {}, {1, 1}};
    if (processor.size || processor.squares) {
        const auto [width, height] =
            processor.squares ? targetOf(image, *processor.squares) : targetOf(image, *processor.size);
        if (height < 1 || width > mostPixels / height)
            throw Error(Code::OutOfRange, "",
                        "the picture's size cannot be used: expected sides that differ less: resized it has at most %1 "
                        "pixels, found %2",
                        std::to_string(mostPixels), widthByHeight(image.width, image.height));
        result.image = resized(image, width, height, processor.resampling);
    }
    const Index width = result.image.width, height = result.image.height;
    if (processor.crop) result.image = cropped(result.image, *processor.crop);
    result.kept = {keptShare(result.image.width, width), keptShare(result.image.height, height)};
    result.shown = inOwnPixels(image, width, height, result.image);
    result.pixels = valuesOf(result.image, processor);
    return result;
}

}  // namespace core
