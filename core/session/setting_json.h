#pragma once

#include "core/session/setting.h"

#include <cmath>

namespace core {
namespace setting {

template<typename Owner>
void write(Json& json, const Setting<Owner>& row, const Owner& owner)
{
    const auto add = [&](const auto& kind) {
        using Kind = std::remove_cvref_t<decltype(kind)>;
        if constexpr (std::is_same_v<Kind, Own<Owner>>) {
            kind.write(json, owner);
        } else {
            const auto value = kind.member.get(owner);
            if constexpr (std::is_same_v<Kind, Ends<Owner>>)
                json[row.key] = {value.first, value.second};
            else if constexpr (std::is_same_v<Kind, Flag<Owner>> || std::is_same_v<Kind, Seed<Owner>>)
                json[row.key] = value;
            else if (value)
                json[row.key] = *value;
        }
    };
    std::visit(add, row.kind);
}

template<typename Owner>
void read(const JsonObject& reader, const char* key, const Flag<Owner>& flag, Owner& owner)
{
    bool value = false;
    reader.read(key, value);
    flag.member.set(owner, value);
}

template<typename Owner>
void read(const JsonObject& reader, const char* key, const Number<Owner>& number, Owner& owner)
{
    double value = 0;
    reader.readBetween(key, value, number.least, number.most);
    number.member.set(owner, value);
}

template<typename Owner>
void read(const JsonObject& reader, const char* key, const Whole<Owner>& whole, Owner& owner)
{
    Index value = 0;
    reader.read(key, value, whole.most, whole.least);
    whole.member.set(owner, value);
}

template<typename Owner>
void read(const JsonObject& reader, const char* key, const Seed<Owner>& seed, Owner& owner)
{
    std::uint64_t value = 0;
    reader.read(key, value);
    if (value > seed.most) throw reader.wrong(key, "0 to " + std::to_string(seed.most), *reader.find(key));
    seed.member.set(owner, value);
}

template<typename Owner>
void read(const JsonObject& reader, const char* key, const Text<Owner>& text, Owner& owner)
{
    std::string value;
    reader.read(key, value);
    const std::string most = "at most " + std::to_string(text.longest) + " bytes";
    if (value.size() > text.longest && text.what == nullptr) throw reader.wrong(key, most, *reader.find(key));
    if (value.size() > text.longest)
        throw reader.wrong(key, std::string(text.what) + ", " + most, std::to_string(value.size()) + " bytes");
    text.member.set(owner, value);
}

template<typename Owner>
void read(const JsonObject& reader, const char* key, const Name<Owner>& name, Owner& owner)
{
    const Json& json = *reader.find(key);
    std::string known = name.expected != nullptr ? name.expected : "";
    if (known.empty())
        for (const std::string& each : name.all()) known.append(known.empty() ? "" : ", ").append(each);
    std::string value;
    if (json.is_string() || name.expected != nullptr) reader.read(key, value);
    if (!name.isKnown(value)) throw reader.wrong(key, known, json);
    name.member.set(owner, value);
}

template<typename Owner>
void read(const JsonObject& reader, const char* key, const Ends<Owner>& ends, Owner& owner)
{
    constexpr const char* expected = "two numbers, the smaller first";
    std::vector<float> values;
    reader.each(key, 2, [&](const Json& end) {
        if (!end.is_number() || !std::isfinite(end.get<float>())) throw reader.wrong(key, expected, end);
        values.push_back(end.get<float>());
    });
    if (values.empty()) return;
    if (values.size() != 2 || !(values[0] < values[1])) throw reader.wrong(key, expected, *reader.find(key));
    ends.member.set(owner, {values[0], values[1]});
}

template<typename Owner>
void read(const JsonObject& reader, const char*, const Own<Owner>& own, Owner& owner)
{
    own.read(reader, owner);
}

}  // namespace setting

/// What the rows say of `owner`, as fields of `json`.
template<typename Owner>
void writeSettings(Json& json, std::span<const Setting<Owner>> rows, const Owner& owner)
{
    if (json.is_null()) json = Json::object();  // from nothing, see append()
    for (const Setting<Owner>& row : rows)
        if (row.written == Written::Always || row.differs(owner)) setting::write(json, row, owner);
}

/// Reads what is there; what is not stays.
/// @throws Error{OutOfRange, Malformed}, naming the field
template<typename Owner>
void readSettings(const JsonObject& reader, std::span<const Setting<Owner>> rows, Owner& owner)
{
    for (const Setting<Owner>& row : rows)
        if (reader.find(row.key) != nullptr)
            std::visit([&](const auto& kind) { setting::read(reader, row.key, kind, owner); }, row.kind);
}

}  // namespace core
