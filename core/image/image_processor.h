#pragma once

#include "core/image/image.h"
#include "core/json/json.h"

#include <array>
#include <filesystem>
#include <optional>
#include <string>

namespace core {

/// How a picture's pixels are combined when it is made smaller or larger, under the numbers that Pillow and
/// preprocessor_config.json give them.
enum class Resampling { Nearest = 0, Lanczos = 1, Bilinear = 2, Bicubic = 3, Box = 4, Hamming = 5 };

/// From a picture to the numbers that a model takes, as a preprocessor_config.json says: resized, cropped, rescaled,
/// normalised, in this order, each where it is asked for.
struct ImageProcessor {
    /// Width and height to which pictures are brought; or, with one of them 0, the length of the shorter edge.
    std::optional<std::array<Index, 2>> size = {};
    /// In place of that: as large as it may be in the picture's own shape with at most so many squares (SigLIP 2).
    struct Squares {
        Index most = 256;
        Index side = 16;  ///< in pixels
    };
    std::optional<Squares> squares = {};
    Resampling resampling = Resampling::Bilinear;
    std::optional<std::array<Index, 2>> crop = {};  ///< width and height of the middle that is left
    std::optional<float> rescale = 1.0F / 255;
    std::optional<std::array<std::vector<float>, 2>> normalise = {};  ///< mean and deviation of each channel
    bool assumed = false;  ///< there is no file; mean and deviation are taken to be 0.5
};

/// More pixels a side say nothing on a screen or page.
inline constexpr Index largestShown = 1536;

/// The picture in the form that a model sees.
struct ProcessedImage {
    Image image;  ///< resized and cropped
    /// The part of the picture that the model sees, in the picture's own pixels, up to `largestShown` a side; never
    /// smaller than `image`.
    Image shown;
    PixelValues pixels;
    /// How much of the picture's width and height is in `image`, 0 to 1: less than 1 where a border was cut off.
    std::array<double, 2> kept = {1, 1};
};

/// Which pictures a model takes.
enum class TakenSizes {
    One,  ///< the blocks have one size
    Any,  ///< others as well as the one it was made for
};

/// Reads a model folder's preprocessor_config.json; without one, pictures are brought to the size that the model takes,
/// and mean and deviation are 0.5.
/// Where it is silent on something, the class that it names says it, or ViT's.
/// @param width, height  that the model takes
/// @param sizes  whether the file may bring pictures to another size
/// @throws Error naming the field that cannot be used
ImageProcessor readImageProcessor(const std::filesystem::path& folder, Index width, Index height,
                                  TakenSizes sizes = TakenSizes::One);

/// Reads the text of a preprocessor_config.json.
/// @param fields  its object
/// @param file    names it in errors
ImageProcessor imageProcessorIn(const Json& fields, const std::string& file, Index width, Index height,
                                TakenSizes sizes = TakenSizes::One);

/// Width and height of all pictures behind the processor; nothing where they depend on the picture.
std::optional<std::array<Index, 2>> fixedSize(const ImageProcessor& processor);

/// @throws Error{OutOfRange} for pictures that cannot be resized or cropped so
ProcessedImage processed(const Image& image, const ImageProcessor& processor);

}  // namespace core
