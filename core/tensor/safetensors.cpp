#include "core/tensor/safetensors.h"

#include "core/error.h"
#include "core/file/mapped_file.h"
#include "core/json/json_text.h"
#include "core/tensor/stored_weight.h"

#include <algorithm>
#include <cstring>
#include <limits>

namespace core {
namespace {

/// The reference implementation's bound; a larger length is a hostile or foreign file.
constexpr std::uint64_t largestHeader = 100'000'000;

/// Checks one header against its file; every message names the file and the tensor.
class HeaderReader {
public:
    HeaderReader(const std::string& file, std::span<const std::byte> data) : m_file(file), m_data(data) {}

    TensorEntry entry(const std::string& tensor, const Json& fields)
    {
        if (!fields.is_object() || !fields.contains("dtype") || !fields.contains("shape")
            || !fields.contains("data_offsets"))
            throw malformed(tensor, "an object with dtype, shape and data_offsets", fields.dump().substr(0, 80));
        const ElementType type = typeOf(tensor, fields["dtype"]);
        const auto [begin, end] = offsetsOf(tensor, fields["data_offsets"]);

        TensorEntry entry;
        entry.type = type;
        const std::uint64_t fill = elementsInBytes(type);
        std::uint64_t numbers = 1, bytes = 0;
        if (!fields["shape"].is_array()) throw malformed(tensor, "a list of sizes as shape", fields["shape"].dump());
        for (const Json& size : fields["shape"]) {
            const std::uint64_t count = number(tensor, "shape", size);
            if (__builtin_mul_overflow(numbers, count, &numbers) || count > std::numeric_limits<Index>::max())
                throw malformed(tensor, "a shape that fits the file", fields["shape"].dump());
            entry.shape.push_back(static_cast<Index>(count));
        }
        if (numbers % fill != 0 || __builtin_mul_overflow(numbers / fill, elementBytes(type), &bytes))
            throw malformed(tensor, "a shape that fits the file", fields["shape"].dump());
        if (bytes != end - begin)
            throw malformed(tensor, std::to_string(bytes) + " bytes for this shape and type",
                            std::to_string(end - begin) + " between its offsets");
        entry.data = m_data.subspan(begin, end - begin);
        m_ranges.emplace_back(begin, end, tensor);
        return entry;
    }

    /// The format forbids holes, overlaps and bytes that no tensor owns.
    void requireFullCover()
    {
        std::ranges::sort(m_ranges);
        std::uint64_t covered = 0;
        for (const auto& [begin, end, tensor] : m_ranges) {
            if (begin != covered)
                throw malformed(tensor, "data that begins at byte " + std::to_string(covered), std::to_string(begin));
            covered = end;
        }
        if (covered != m_data.size())
            throw Error(covered < m_data.size() ? Code::Malformed : Code::Truncated, m_file, "the tensor data",
                        std::to_string(covered) + " bytes", std::to_string(m_data.size()));
    }

    Error malformed(const std::string& tensor, std::string expected, std::string found) const
    {
        return {Code::Malformed, m_file, "tensor “" + tensor + "”", std::move(expected), std::move(found)};
    }

private:
    std::uint64_t number(const std::string& tensor, const std::string& what, const Json& value) const
    {
        if (!value.is_number_unsigned())
            throw malformed(tensor, "whole numbers from 0 in " + what, value.dump().substr(0, 80));
        return value.get<std::uint64_t>();
    }

    ElementType typeOf(const std::string& tensor, const Json& name) const
    {
        const auto type = name.is_string() ? elementTypeNamed(name.get<std::string>()) : std::nullopt;
        if (!type)
            throw Error(Code::Unknown, m_file, "dtype of tensor “" + tensor + "”", "BOOL, U8 … F32, I64, F64, C64",
                        name.dump().substr(0, 80));
        return *type;
    }

    std::pair<std::uint64_t, std::uint64_t> offsetsOf(const std::string& tensor, const Json& offsets) const
    {
        if (!offsets.is_array() || offsets.size() != 2)
            throw malformed(tensor, "two data_offsets", offsets.dump().substr(0, 80));
        const std::uint64_t begin = number(tensor, "data_offsets", offsets[0]);
        const std::uint64_t end = number(tensor, "data_offsets", offsets[1]);
        if (begin > end || end > m_data.size())
            throw Error(begin > end ? Code::Malformed : Code::Truncated, m_file, "tensor “" + tensor + "”",
                        "bytes inside the " + std::to_string(m_data.size()) + " that follow the header",
                        std::to_string(begin) + " to " + std::to_string(end));
        return {begin, end};
    }

    const std::string& m_file;
    std::span<const std::byte> m_data;
    std::vector<std::tuple<std::uint64_t, std::uint64_t, std::string>> m_ranges;
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
        throw Error(Code::Truncated, file.m_name, "the header length", "8 bytes", std::to_string(bytes.size()));
    std::uint64_t headerSize = 0;
    std::memcpy(&headerSize, bytes.data(), sizeof headerSize);
    if (headerSize > largestHeader)
        throw Error(Code::Malformed, file.m_name, "the header length (is this a safetensors file?)",
                    "at most " + std::to_string(largestHeader), std::to_string(headerSize));
    if (headerSize > bytes.size() - 8)
        throw Error(Code::Truncated, file.m_name, "the header", std::to_string(headerSize) + " bytes",
                    std::to_string(bytes.size() - 8));

    const std::string_view text(reinterpret_cast<const char*>(bytes.data()) + 8, headerSize);
    const Json header = parseJson(text, file.m_name, "the header");
    if (!header.is_object())
        throw Error(Code::Malformed, file.m_name, "the header", "a JSON object", header.type_name());

    HeaderReader reader(file.m_name, bytes.subspan(8 + headerSize));
    for (const auto& [key, value] : header.items()) {
        if (key != "__metadata__") {
            file.m_tensors.emplace(key, reader.entry(key, value));
            continue;
        }
        for (const auto& [name_, text_] : value.items()) {
            if (!value.is_object() || !text_.is_string())
                throw reader.malformed(key, "texts only", value.dump().substr(0, 80));
            file.m_metadata.emplace(name_, text_.get<std::string>());
        }
    }
    reader.requireFullCover();
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
    throw Error(Code::Missing, m_name, "tensor “" + name + "”", names.empty() ? "" : "one of " + names, "");
}

const TensorEntry& SafetensorsFile::entry(const std::string& tensor) const
{
    const auto found = m_tensors.find(tensor);
    if (found == m_tensors.end()) throw Error(Code::Missing, m_name, "tensor “" + tensor + "”", "", "");
    return found->second;
}

const TensorEntry& SafetensorsFile::readableEntry(const std::string& tensor) const
{
    const TensorEntry& stored = entry(tensor);
    if (!isReadable(stored.type))
        throw Error(Code::Unsupported, m_name, "tensor “" + tensor + "”", "float32, float16 or bfloat16",
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
