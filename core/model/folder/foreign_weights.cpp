#include "core/model/folder/foreign_weights.h"

#include "core/error.h"
#include "core/file/file_beginning.h"

#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>

namespace core {
namespace {

namespace fs = std::filesystem;
using namespace std::string_view_literals;

struct Format {
    std::string_view beginning;  ///< the first bytes; empty for any
    std::string_view ending;     ///< ending of its name, in small letters; empty for any
    const char* words;
    const char* instead;
};

constexpr std::size_t longestBeginning = 8;

constexpr auto original = phrase("the model's folder with config.json and model.safetensors");
constexpr auto inFolder =
    phrase("the model's folder, in which it is called pytorch_model.bin and lies beside config.json");

constexpr auto archive = phrase("an archive");
constexpr auto unpacked = phrase("the model's folder as it is when the archive has been unpacked");

constexpr Format formats[] = {
    {"\x89HDF\r\n\x1a\n"sv, ""sv, phrase("an HDF5 file of TensorFlow or Keras"), original},
    {""sv, ".onnx"sv, phrase("an ONNX file: a graph of operations"), original},
    {""sv, ".msgpack"sv, phrase("a Flax file"), original},
    {""sv, ".zip"sv, archive, unpacked},
    {""sv, ".tar"sv, archive, unpacked},
    {""sv, ".gz"sv, archive, unpacked},
    {""sv, ".tgz"sv, archive, unpacked},
    {""sv, ".xz"sv, archive, unpacked},
    {""sv, ".bz2"sv, archive, unpacked},
    {""sv, ".zst"sv, archive, unpacked},
    {""sv, ".7z"sv, archive, unpacked},
    {""sv, ".rar"sv, archive, unpacked},
    {"PK\x03\x04"sv, ".bin"sv, phrase("a PyTorch file without its configuration"), inFolder},
    {"PK\x03\x04"sv, ".pt"sv, phrase("a PyTorch file without its configuration"), inFolder},
    {"PK\x03\x04"sv, ".pth"sv, phrase("a PyTorch file without its configuration"), inFolder},
    {"PK\x03\x04"sv, ".ckpt"sv, phrase("a PyTorch file without its configuration"), inFolder},
};

std::string endingOf(const fs::path& file)
{
    std::string ending = file.extension().string();
    std::ranges::transform(ending, ending.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return ending;
}

}  // namespace

bool isArchive(const fs::path& file)
{
    const std::string ending = endingOf(file);
    return std::ranges::any_of(formats,
                               [&](const Format& each) { return each.words == archive && each.ending == ending; });
}

void refuseForeignWeights(const fs::path& file)
{
    std::error_code none;
    if (!fs::is_regular_file(file, none) || fs::exists(file.parent_path() / "config.json", none)) return;
    const std::string beginning = beginningOf(file, longestBeginning), ending = endingOf(file);
    const auto found = std::ranges::find_if(formats, [&](const Format& each) {
        return beginning.starts_with(each.beginning) && (each.ending.empty() || ending == each.ending);
    });
    if (found != std::end(formats))
        throw Error(Code::Unsupported, file.string(), "this format is not supported: expected %1, found %2",
                    found->instead, found->words);
}

}  // namespace core
