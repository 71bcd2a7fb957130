#include "core/tensor/safetensors.h"

#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/json/json_watch.h"
#include "core/tensor/stored_weight.h"

#include <algorithm>
#include <cstring>
#include <limits>
#include <optional>

namespace core {
namespace {

/// The reference implementation's bound; a larger length is a hostile or foreign file.
constexpr std::uint64_t largestHeader = 100'000'000;

/// Takes a header's tensors one by one as they are read and checks them against the file: no tree of a hundred thousand
/// of them is built. Every message names the file and the tensor.
class HeaderReader final : public JsonWatch {
public:
    HeaderReader(const std::string& file, const std::string& what, std::span<const std::byte> data)
        : JsonWatch(file, what),
          m_data(data)
    {
    }

    std::map<std::string, TensorEntry> tensors;
    std::map<std::string, std::string> metadata;

    bool key(string_t& name) override
    {
        JsonWatch::key(name);
        std::string& at = depth() == 1 ? m_tensor : m_field;
        if (depth() <= 2) at = std::move(name);
        return true;
    }
    bool start_object(std::size_t size) override
    {
        if (depth() == 1)
            m_found = {};
        else if (depth() > 1)
            refuse("an object");
        return JsonWatch::start_object(size);
    }
    bool end_object() override
    {
        JsonWatch::end_object();
        if (depth() == 1 && !inMetadata()) finish();
        return true;
    }
    bool start_array(std::size_t size) override
    {
        const std::string name = depth() == 2 && !inMetadata() ? m_field : std::string();
        m_list = name == "shape" ? &m_found.shape : name == "data_offsets" ? &m_found.offsets : nullptr;
        if (m_list != nullptr)
            m_list->emplace();
        else
            refuse("a list");
        return JsonWatch::start_array(size);
    }
    bool end_array() override
    {
        if (depth() == 3) m_list = nullptr;
        return JsonWatch::end_array();
    }
    bool number_unsigned(number_unsigned_t value) override
    {
        if (m_list != nullptr && depth() == 3)
            (*m_list)->push_back(value);
        else
            refuse(std::to_string(value));
        return true;
    }
    bool number_integer(number_integer_t value) override { return refuse(std::to_string(value)); }
    bool number_float(number_float_t, const string_t& text) override { return refuse(text); }
    bool boolean(bool value) override { return refuse(value ? "true" : "false"); }
    bool null() override { return depth() == 1 && inMetadata() ? true : refuse("null"); }
    bool string(string_t& text) override
    {
        if (depth() == 2 && inMetadata())
            metadata.emplace(m_field, std::move(text));
        else if (depth() == 2 && m_field == "dtype")
            m_found.type = std::move(text);
        else
            refuse("“" + text.substr(0, 80) + "”");
        return true;
    }

    /// The format forbids holes, overlaps and bytes that no tensor owns.
    void requireFullCover()
    {
        std::ranges::sort(m_ranges, {}, [](const Range& range) { return std::pair(range.begin, range.end); });
        std::uint64_t covered = 0;
        for (const auto& [begin, end, tensor] : m_ranges) {
            if (begin != covered)
                throw malformed(
                    *tensor, Words("tensor “%1” cannot be understood: expected data that begins at byte %2, found %3",
                                   std::to_string(covered), std::to_string(begin)));
            covered = end;
        }
        if (covered != m_data.size())
            throw Error(covered < m_data.size() ? Code::Malformed : Code::Truncated, file(),
                        covered < m_data.size() ? "the tensor data cannot be understood: expected %1 bytes, found %2"
                                                : "the tensor data is cut short: expected %1 bytes, found %2",
                        std::to_string(covered), std::to_string(m_data.size()));
    }

private:
    /// What is said of one tensor.
    struct Found {
        std::optional<std::string> type = {};
        std::optional<std::vector<std::uint64_t>> shape = {}, offsets = {};
    };
    struct Range {
        std::uint64_t begin, end;
        const std::string* tensor;  ///< in `tensors`
    };

    bool inMetadata() const { return m_tensor == "__metadata__"; }

    Error malformed(const std::string& tensor, const Words& said) const
    {
        return {Code::Malformed, file(), said.about({tensor})};
    }

    /// A value that does not belong where it stands. Fields that the format does not know may hold anything.
    bool refuse(const Words& found) const
    {
        if (depth() == 0)
            throw Error(Code::Malformed, file(), "the header cannot be understood: expected a JSON object, found %1",
                        found);
        if (inMetadata())
            throw malformed(m_tensor, Words("tensor “%1” cannot be understood: expected texts only, found %2", found));
        if (depth() == 1)
            throw malformed(
                m_tensor,
                Words(
                    "tensor “%1” cannot be understood: expected an object with dtype, shape and data_offsets, found %2",
                    found));
        if (m_field == "dtype") throw unknownType(found);
        if (m_field == "shape" || m_field == "data_offsets")
            throw malformed(m_tensor,
                            Words("tensor “%1” cannot be understood: expected whole numbers from 0 in %2, found %3",
                                  m_field, found));
        return true;
    }

    Error unknownType(const Words& found) const
    {
        return Error(Code::Unknown, file(),
                     "unknown dtype of tensor “%1”: %2. The known ones are BOOL, U8 … F32, I64, F64, C64.", m_tensor,
                     found);
    }

    void finish()
    {
        if (!m_found.type || !m_found.shape || !m_found.offsets)
            throw malformed(m_tensor, Words("tensor “%1” cannot be understood: expected an object with dtype, shape "
                                            "and data_offsets, found one without"));
        const auto type = elementTypeNamed(*m_found.type);
        if (!type) throw unknownType("“" + m_found.type->substr(0, 80) + "”");
        const auto [begin, end] = offsets();
        requireBytes(*type, end - begin);
        TensorEntry entry{.type = *type,
                          .shape = {m_found.shape->begin(), m_found.shape->end()},
                          .data = m_data.subspan(begin, end - begin)};
        const auto placed = tensors.emplace_hint(tensors.end(), std::move(m_tensor), std::move(entry));
        m_ranges.push_back({begin, end, &placed->first});
    }

    std::pair<std::uint64_t, std::uint64_t> offsets() const
    {
        if (m_found.offsets->size() != 2)
            throw malformed(m_tensor, Words("tensor “%1” cannot be understood: expected two data_offsets, found %2",
                                            std::to_string(m_found.offsets->size())));
        const std::uint64_t begin = m_found.offsets->front(), end = m_found.offsets->back();
        if (begin > end || end > m_data.size())
            throw Error(
                begin > end ? Code::Malformed : Code::Truncated, file(),
                begin > end
                    ? "tensor “%1” cannot be understood: expected bytes inside the %2 that follow the header, found %3 "
                      "to %4"
                    : "tensor “%1” is cut short: expected bytes inside the %2 that follow the header, found %3 to %4",
                m_tensor, std::to_string(m_data.size()), std::to_string(begin), std::to_string(end));
        return {begin, end};
    }

    void requireBytes(ElementType type, std::uint64_t found) const
    {
        const std::uint64_t fill = elementsInBytes(type);
        std::uint64_t numbers = 1, bytes = 0;
        bool fits = true;
        for (const std::uint64_t count : *m_found.shape)
            fits = fits && !__builtin_mul_overflow(numbers, count, &numbers)
                   && count <= std::uint64_t{std::numeric_limits<Index>::max()};
        if (!fits || numbers % fill != 0 || __builtin_mul_overflow(numbers / fill, elementBytes(type), &bytes))
            throw malformed(m_tensor,
                            Words("tensor “%1” cannot be understood: expected a shape that fits the file, found %2",
                                  Json(*m_found.shape).dump()));
        if (bytes != found)
            throw malformed(m_tensor, Words("tensor “%1” cannot be understood: expected %2 bytes for this shape and "
                                            "type, found %3 between its offsets",
                                            std::to_string(bytes), std::to_string(found)));
    }

    std::span<const std::byte> m_data;
    std::string m_tensor, m_field;  ///< where reading has come to
    Found m_found;
    std::optional<std::vector<std::uint64_t>>* m_list = nullptr;  ///< the list to which numbers belong
    std::vector<Range> m_ranges;
};

}  // namespace

Index TensorEntry::size() const { return static_cast<Index>(data.size() / elementBytes(type) * elementsInBytes(type)); }

SafetensorsFile SafetensorsFile::open(const std::filesystem::path& path)
{
    const auto file = MappedFile::open(path);
    return parse(file, file->bytes(), file->name());
}

SafetensorsFile SafetensorsFile::parse(std::shared_ptr<const void> owner, std::span<const std::byte> bytes,
                                       std::string name)
{
    SafetensorsFile file;
    file.m_owner = std::move(owner);
    file.m_name = std::move(name);
    if (bytes.size() < 8)
        throw Error(Code::Truncated, file.m_name, "the header length is cut short: expected 8 bytes, found %1",
                    std::to_string(bytes.size()));
    std::uint64_t headerSize = 0;
    std::memcpy(&headerSize, bytes.data(), sizeof headerSize);
    if (headerSize > largestHeader)
        throw Error(
            Code::Malformed, file.m_name,
            "the header length (is this a safetensors file?) cannot be understood: expected at most %1, found %2",
            std::to_string(largestHeader), std::to_string(headerSize));
    if (headerSize > bytes.size() - 8)
        throw Error(Code::Truncated, file.m_name, "the header is cut short: expected %1 bytes, found %2",
                    std::to_string(headerSize), std::to_string(bytes.size() - 8));

    const std::string_view text(reinterpret_cast<const char*>(bytes.data()) + 8, headerSize);
    if (text.empty())
        throw Error(Code::Malformed, file.m_name, "the header cannot be understood: expected JSON, found nothing");
    const std::string what = "the header";
    HeaderReader reader(file.m_name, what, bytes.subspan(8 + headerSize));
    Json::sax_parse(text, &reader);
    reader.requireFullCover();
    file.m_tensors = std::move(reader.tensors);
    file.m_metadata = std::move(reader.metadata);
    MappedFile::requireWhole(bytes);
    return file;
}

std::string SafetensorsFile::chosen(const std::string& wanted, const std::string& usual) const
{
    if (wanted.empty() && m_tensors.size() == 1) return m_tensors.begin()->first;
    std::string name = wanted.empty() ? usual : wanted;
    if (contains(name)) return name;
    constexpr std::size_t mostNamed = 12;
    std::string names;
    std::size_t named = 0;
    for (const auto& [each, unused] : m_tensors) {
        if (named++ == mostNamed) break;
        names += (names.empty() ? "" : ", ") + each;
    }
    if (named > mostNamed) names += " and " + std::to_string(m_tensors.size() - mostNamed) + " more";
    throw Error(Code::Missing, m_name,
                names.empty() ? Words("tensor “%1” is missing", name)
                              : Words("tensor “%1” is missing: expected one of %2", name, names));
}

const TensorEntry& SafetensorsFile::entry(const std::string& tensor) const
{
    const auto found = m_tensors.find(tensor);
    if (found == m_tensors.end()) throw Error(Code::Missing, m_name, "tensor “%1” is missing", tensor);
    return found->second;
}

const TensorEntry& SafetensorsFile::readableEntry(const std::string& tensor) const
{
    const TensorEntry& stored = entry(tensor);
    if (!isReadable(stored.type))
        throw Error(Code::Unsupported, m_name,
                    "tensor “%1” is not supported: expected float32, float16 or bfloat16, found %2", tensor,
                    std::string(elementTypeName(stored.type)));
    return stored;
}

std::vector<float> SafetensorsFile::floats(const std::string& tensor) const
{
    const TensorEntry& stored = readableEntry(tensor);
    std::vector<float> values(static_cast<std::size_t>(stored.size()));
    convertToFloats(stored.type, stored.data, values.data());
    MappedFile::requireWhole(stored.data);
    return values;
}

void SafetensorsFile::eachPart(const std::string& tensor, const std::function<void(std::span<const float>)>& take) const
{
    const TensorEntry& stored = readableEntry(tensor);
    constexpr std::size_t most = 1U << 14U;
    const std::size_t bytes = elementBytes(stored.type);
    std::vector<float> part(std::min(most, static_cast<std::size_t>(stored.size())));
    for (std::span<const std::byte> rest = stored.data; !rest.empty();) {
        const std::size_t count = std::min(most, rest.size() / bytes);
        convertToFloats(stored.type, rest.first(count * bytes), part.data());
        MappedFile::requireWhole(rest.first(count * bytes));
        take(std::span(part).first(count));
        rest = rest.subspan(count * bytes);
    }
}

StoredTensor SafetensorsFile::stored(const std::string& tensor) const
{
    const TensorEntry& found = entry(tensor);
    return {found.type, found.shape, found.data, m_owner};
}

Weight SafetensorsFile::matrix(const std::string& tensor, Index rows, Index cols) const
{
    return weightOf(stored(tensor), m_name, tensor, rows, cols);
}

RowVector SafetensorsFile::vector(const std::string& tensor, Index size) const
{
    return matrix(tensor, 1, size).row(0);
}

}  // namespace core
