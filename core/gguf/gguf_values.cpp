#include "core/gguf/gguf_values.h"

#include <limits>
#include <type_traits>

namespace core {
namespace {

/// The types of values, in the order of their ids in files.
enum class ValueType : std::uint32_t { U8, I8, U16, I16, U32, I32, F32, Bool, Text, Array, U64, I64, F64 };

/// Deeper arrays are made to exhaust a reader.
constexpr std::size_t deepestArray = 8;

/// Calls `use` with a number of the type that a file has; a boolean is a byte there.
template<typename Use>
GgufValue withNumberOf(ValueType type, Use use)
{
    switch (type) {
    case ValueType::U8: return use(std::uint8_t{});
    case ValueType::I8: return use(std::int8_t{});
    case ValueType::U16: return use(std::uint16_t{});
    case ValueType::I16: return use(std::int16_t{});
    case ValueType::U32: return use(std::uint32_t{});
    case ValueType::I32: return use(std::int32_t{});
    case ValueType::U64: return use(std::uint64_t{});
    case ValueType::I64: return use(std::int64_t{});
    case ValueType::F32: return use(float{});
    case ValueType::F64: return use(double{});
    case ValueType::Bool: return use(bool{});
    case ValueType::Text:
    case ValueType::Array: break;
    }
    return {};
}

bool isBeyondSigned(std::uint64_t value) { return value > std::uint64_t{std::numeric_limits<std::int64_t>::max()}; }

class ValueReader {
public:
    explicit ValueReader(GgufBytes& bytes) : m_bytes(bytes) {}

    ValueType type()
    {
        const auto id = m_bytes.number<std::uint32_t>();
        if (id > static_cast<std::uint32_t>(ValueType::F64))
            throw m_bytes.malformed(
                Words("%1 cannot be understood: expected a type from 0 to 12, found type %2", std::to_string(id)));
        return static_cast<ValueType>(id);
    }

    GgufValue value(ValueType type)
    {
        if (type == ValueType::Text) return m_bytes.text();
        if (type == ValueType::Array) return array();
        return withNumberOf(type, [this](auto kind) { return number<decltype(kind)>(); });
    }

private:
    template<typename Number>
    GgufValue number()
    {
        if constexpr (std::is_same_v<Number, bool>) {
            return boolean(m_bytes.number<std::uint8_t>());
        } else {
            const auto value = m_bytes.number<Number>();
            if constexpr (std::is_floating_point_v<Number>) return double{value};
            if constexpr (std::is_same_v<Number, std::uint64_t>)
                if (isBeyondSigned(value)) return value;
            return static_cast<std::int64_t>(value);
        }
    }

    bool boolean(std::uint8_t byte) const
    {
        if (byte > 1)
            throw m_bytes.malformed(
                Words("%1 cannot be understood: expected a boolean, 0 or 1, found %2", std::to_string(byte)));
        return byte == 1;
    }

    GgufValue array()
    {
        const ValueType of = type();
        const auto count = m_bytes.number<std::uint64_t>();
        if (of == ValueType::Text) return texts(count);
        if (of == ValueType::Array) {
            skipArrays(count);
            return std::monostate{};
        }
        return withNumberOf(of, [&](auto kind) { return numbers<decltype(kind)>(count); });
    }

    std::vector<std::string_view> texts(std::uint64_t count)
    {
        m_bytes.requireRoom(count, sizeof(std::uint64_t));
        std::vector<std::string_view> list;
        list.reserve(count);
        for (std::uint64_t i = 0; i < count; ++i) list.push_back(m_bytes.text());
        return list;
    }

    template<typename Number>
    GgufValue numbers(std::uint64_t count)
    {
        using Kept = std::conditional_t<std::is_floating_point_v<Number>, double, std::int64_t>;
        using Stored = std::conditional_t<std::is_same_v<Number, bool>, std::uint8_t, Number>;
        const auto stored = m_bytes.takeList(count, sizeof(Stored));
        std::vector<Kept> list(count);
        for (std::size_t i = 0; i < count; ++i) {
            Stored value;
            std::memcpy(&value, stored.data() + i * sizeof value, sizeof value);
            if constexpr (std::is_same_v<Number, bool>) boolean(value);
            if constexpr (std::is_same_v<Number, std::uint64_t>)
                if (isBeyondSigned(value)) return std::monostate{};
            list[i] = static_cast<Kept>(value);  // NOLINT(bugprone-signed-char-misuse): a number, no letter
        }
        return list;
    }

    /// Arrays within arrays, without calling itself: a file of some kilobytes can nest thousands.
    void skipArrays(std::uint64_t count)
    {
        std::vector<std::uint64_t> left{count};  // of each array that was begun, how many arrays are still to come
        while (!left.empty()) {
            if (left.back() == 0) {
                left.pop_back();
                continue;
            }
            --left.back();
            const ValueType of = type();
            const auto inner = m_bytes.number<std::uint64_t>();
            if (of == ValueType::Array) {
                if (left.size() + 1 >= deepestArray)
                    throw m_bytes.malformed(
                        Words("%1 cannot be understood: expected arrays at most %2 deep, found deeper ones",
                              std::to_string(deepestArray)));
                left.push_back(inner);
            } else if (of == ValueType::Text) {
                for (std::uint64_t i = 0; i < inner; ++i) m_bytes.text();
            } else {
                withNumberOf(of, [&](auto kind) -> GgufValue {
                    m_bytes.takeList(inner, sizeof kind);
                    return {};
                });
            }
        }
    }

    GgufBytes& m_bytes;
};

}  // namespace

GgufValues readGgufValues(GgufBytes& bytes, std::uint64_t count)
{
    constexpr std::uint64_t shortest = sizeof(std::uint64_t) + sizeof(std::uint32_t) + 1;  // a key without letters
    bytes.begin("the list of keys");
    bytes.requireRoom(count, shortest);
    GgufValues values;
    ValueReader reader(bytes);
    for (std::uint64_t i = 0; i < count; ++i) {
        bytes.begin("key " + std::to_string(i + 1) + " of " + std::to_string(count));
        const std::string key = bytes.name();
        bytes.begin("key “" + key + "”");
        if (values.contains(key))
            throw bytes.malformed(Words("%1 cannot be understood: expected each key once, found it a second time"));
        const ValueType type = reader.type();
        const GgufValue& value = values.emplace(key, reader.value(type)).first->second;
        if (key == "general.alignment" && type != ValueType::U32)
            throw bytes.malformed(Words(
                "%1 cannot be understood: expected an unsigned number of 32 bits, found %2, which is of another type",
                kindOf(value)));
    }
    return values;
}

Words kindOf(const GgufValue& value)
{
    struct Kinds {
        Words operator()(std::monostate) const { return Words("a list of lists or of numbers beyond 63 bits"); }
        Words operator()(bool flag) const { return flag ? "true" : "false"; }
        Words operator()(std::int64_t number) const { return std::to_string(number); }
        Words operator()(std::uint64_t number) const { return std::to_string(number); }
        Words operator()(double number) const { return std::to_string(number); }
        Words operator()(std::string_view text) const { return Words("the text “%1”", text.substr(0, 80)); }
        Words operator()(const std::vector<std::int64_t>&) const { return Words("a list of whole numbers"); }
        Words operator()(const std::vector<double>&) const { return Words("a list of numbers"); }
        Words operator()(const std::vector<std::string_view>&) const { return Words("a list of texts"); }
    };
    return std::visit(Kinds(), value);
}

std::optional<std::int64_t> integerOf(const GgufValues& values, std::string_view key, const std::string& file)
{
    const auto found = values.find(key);
    if (found == values.end()) return std::nullopt;
    if (const auto* number = std::get_if<std::int64_t>(&found->second)) return *number;
    throw Error(Code::Malformed, file, "key “%1” cannot be understood: expected a whole number, found %2",
                std::string(key), kindOf(found->second));
}

}  // namespace core
