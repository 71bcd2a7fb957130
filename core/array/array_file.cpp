#include "core/array/array_file.h"

#include "core/array/array_folder.h"
#include "core/array/csv_file.h"
#include "core/array/json_arrays.h"
#include "core/array/npy.h"
#include "core/array/npz_file.h"
#include "core/array/torch_arrays.h"
#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/json/json_text.h"
#include "core/tensor/safetensors.h"
#include "core/text/small_letters.h"

#include <algorithm>
#include <cstring>

namespace core {
namespace {

class SafetensorsArrays final : public ArrayFile {
public:
    explicit SafetensorsArrays(SafetensorsFile file)
        : ArrayFile(file.name(), safetensorsFormat),
          m_file(std::move(file))
    {
        m_metadata = m_file.metadata();
        for (const auto& [name, tensor] : m_file.tensors())
            m_entries.push_back({name, std::string(elementTypeName(tensor.type)), tensor.shape,
                                 isReadable(tensor.type) ? Kind::Numbers : Kind::Other});
    }

    NumberArray numbers(const std::string& name) const override
    {
        return {entryOf(name, Kind::Numbers).shape, m_file.floats(name)};
    }
    void numbersInParts(const std::string& name, const TakeNumbers& take) const override
    {
        entryOf(name, Kind::Numbers);
        m_file.eachPart(name, take);
    }
    void numbersAt(const std::string& name, Index first, std::span<float> into) const override
    {
        entryOf(name, Kind::Numbers);
        const StoredTensor tensor = m_file.stored(name);
        const auto type = std::get<ElementType>(tensor.type);
        if (elementsInBytes(type) > 1) return ArrayFile::numbersAt(name, first, into);
        const std::size_t each = elementBytes(type);
        const auto bytes = tensor.data.subspan(static_cast<std::size_t>(first) * each, into.size() * each);
        convertToFloats(type, bytes, into.data());
        MappedFile::requireWhole(bytes);
    }
    std::vector<std::string> texts(const std::string& name) const override
    {
        throw unsupported(entry(name), Words("%1 is not supported: expected texts, found %2"));
    }

private:
    SafetensorsFile m_file;
};

enum class Format { Npy, Npz, Safetensors, Torch, Json, Csv };

std::optional<Format> formatByContent(std::string_view text)
{
    if (text.starts_with("\x93NUMPY")) return Format::Npy;
    if (looksLikeTorch(std::as_bytes(std::span(text)))) return Format::Torch;
    if (text.starts_with("PK\x03\x04") || text.starts_with("PK\x05\x06")) return Format::Npz;
    if (text.size() > 8 && text[8] == '{') {
        std::uint64_t header = 0;
        std::memcpy(&header, text.data(), sizeof header);
        if (header <= text.size() - 8) return Format::Safetensors;
    }
    return std::nullopt;
}

std::optional<Format> formatByName(const std::filesystem::path& path)
{
    const std::string extension = inSmallLetters(path.extension().string());
    if (extension == ".npy") return Format::Npy;
    if (extension == ".npz") return Format::Npz;
    if (extension == ".safetensors") return Format::Safetensors;
    if (extension == ".pt" || extension == ".pth" || extension == ".bin") return Format::Torch;
    if (extension == ".json") return Format::Json;
    if (extension == ".csv" || extension == ".tsv" || extension == ".txt") return Format::Csv;
    return std::nullopt;
}

/// What a file without arrays for this program is, by its beginning.
Words otherContent(std::string_view text)
{
    constexpr struct {
        std::string_view beginning;
        const char* words;
    } kinds[] = {
        {"\x89HDF\r\n\x1A\n", phrase("an HDF5 file (h5py opens it, numpy.save writes what is in it)")},
        {"MATLAB", phrase("a file of MATLAB (scipy.io.loadmat opens it, numpy.save writes what is in it)")},
        {"\x80", phrase("a pickle of Python (torch.save or numpy.save write what is in it)")},
        {"\x1F\x8B", phrase("an archive: unpack it first")},
        {"PAR1", phrase("a Parquet file (pandas opens it, to_csv writes what is in it)")},
        {"%PDF", phrase("a PDF document without a figure of this program")},
        {"<", phrase("a web page, as a download that was refused leaves")},
    };
    for (const auto& kind : kinds)
        if (text.starts_with(kind.beginning)) return {kind.words};
    return {phrase("other content")};
}

/// A list of lists, numbers or texts, or an object with keys; “[CLS] 0.5” is none of these.
bool looksLikeJson(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    if (text.empty() || (text.front() != '[' && text.front() != '{')) return false;
    const auto next = text.find_first_not_of(blanks, 1);
    if (next == std::string_view::npos) return false;
    return std::string_view(text.front() == '{' ? "\"}" : "[]{\"-0123456789").find(text[next])
           != std::string_view::npos;
}

}  // namespace

std::unique_ptr<const ArrayFile> ArrayFile::open(const std::filesystem::path& path)
{
    std::error_code none;
    if (std::filesystem::is_directory(path, none)) return openArrayFolder(path);
    const auto file = MappedFile::open(path);
    const auto bytes = file->bytes();
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    if (text.empty())
        throw Error(Code::Truncated, file->name(), "the file is cut short: expected an array, found no bytes");

    std::optional<Format> format = formatByContent(text);
    if (!format && looksLikeJson(text)) format = Format::Json;
    if (!format) format = formatByName(path);
    if (!format)
        throw Error(Code::Unsupported, file->name(),
                    "the file is not supported: expected a .npy, .npz, .safetensors, .pt, .json or .csv file with "
                    "arrays, found %1",
                    otherContent(text));
    switch (*format) {
    case Format::Npy: return openNpy(file, bytes, file->name());
    case Format::Npz: return openNpz(file, bytes, file->name());
    case Format::Safetensors:
        return std::make_unique<SafetensorsArrays>(SafetensorsFile::parse(file, bytes, file->name()));
    case Format::Torch: return openTorchArrays(file, bytes, file->name());
    case Format::Json:
    case Format::Csv: break;
    }
    auto read = *format == Format::Json ? openJsonArrays(text, file->name()) : openCsv(text, file->name());
    MappedFile::requireWhole(bytes);
    return read;
}

const ArrayFile::Entry& ArrayFile::entry(const std::string& name) const
{
    const auto found = std::ranges::find(m_entries, name, &Entry::name);
    if (found != m_entries.end()) return *found;
    std::string names;
    for (const Entry& each : m_entries) names += (names.empty() ? "" : ", ") + titleOf(each.name).english();
    throw Error(Code::Missing, m_name, "%1 is missing: expected one of these, found %2", titleOf(name), names);
}

void ArrayFile::numbersAt(const std::string& name, Index first, std::span<float> into) const
{
    std::size_t from = static_cast<std::size_t>(first);  // elements still to come
    std::size_t done = 0;
    numbersInParts(name, [&](std::span<const float> part) {
        const std::size_t skipped = std::min(from, part.size());
        from -= skipped;
        const auto taken = part.subspan(skipped, std::min(part.size() - skipped, into.size() - done));
        std::ranges::copy(taken, into.begin() + static_cast<std::ptrdiff_t>(done));
        done += taken.size();
    });
    if (done < into.size())
        throw Error(Code::OutOfRange, m_name, "%1 cannot be used: expected %2 numbers, found %3", titleOf(name),
                    std::to_string(into.size()), std::to_string(done));
}

std::vector<bool> ArrayFile::blanks(const std::string&) const { return {}; }

ArrayFile::ArrayFile(std::string name, std::string format) : m_name(std::move(name)), m_format(std::move(format)) {}

ArrayFile::~ArrayFile() = default;

Words ArrayFile::titleOf(const std::string& array)
{
    return array.empty() ? Words("the array") : Words("array “%1”", array);
}

const ArrayFile::Entry& ArrayFile::entryOf(const std::string& name, Kind kind) const
{
    const Entry& found = entry(name);
    if (found.kind != kind)
        throw unsupported(found, Words(kind == Kind::Numbers ? "%1 is not supported: expected numbers, found %2"
                                                             : "%1 is not supported: expected texts, found %2"));
    return found;
}

Error ArrayFile::unsupported(const Entry& entry, const Words& said) const
{
    Words found = Words(entry.kind == Kind::Numbers ? "numbers" : "texts");
    if (entry.kind == Kind::Other) found = Words("elements of type %1", entry.type);
    if (entry.kind == Kind::Other && entry.type == "|O")
        found = Words("Python objects (|O): pickles are never unpacked");
    return {Code::Unsupported, m_name, said.about({titleOf(entry.name), found})};
}

Index elementCount(const std::vector<Index>& shape, const std::string& file, const Words& field)
{
    Index count = 1;
    for (const Index size : shape)
        if (size < 0 || __builtin_mul_overflow(count, size, &count))
            throw Error(Code::OutOfRange, file, "%1 cannot be used: expected fewer than 2^63 elements, found %2", field,
                        shapeText(shape));
    return count;
}

}  // namespace core
