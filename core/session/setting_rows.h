#pragma once

#include "core/json/json_object.h"
#include "core/session/setting.h"

#include <optional>

/// The tools for rows of settings, and for reading and writing files by them.
namespace core {
namespace setting {

template<typename Owner, typename Member, typename... Rest>
Owner ownerOf(Member Owner::*, Rest...);

/// The first member of `path`, which leads from a struct to a value in it.
template<auto... path>
using Owner = decltype(ownerOf(path...));

template<auto first, auto... rest>
constexpr auto& in(auto& owner)
{
    if constexpr (sizeof...(rest) == 0)
        return owner.*first;
    else
        return in<rest...>(owner.*first);
}

template<typename Held>
Json jsonOf(const Held& value)
{
    return value;
}
template<typename Held>
Json jsonOf(const std::optional<Held>& value)
{
    return value ? Json(*value) : Json();
}

template<typename Held>
void take(Held& value, const Json& json)
{
    if (!json.is_null()) value = json.get<Held>();
}
template<typename Held>
void take(std::optional<Held>& value, const Json& json)
{
    value.reset();
    if (!json.is_null()) value = json.get<Held>();
}

/// A value that a path of members leads to: at<&FigureSettings::map, &MapLook::dots>(Flag{}).
template<auto... path>
constexpr Value<Owner<path...>> at(const Kind& kind)
{
    using Of = Owner<path...>;
    return {kind, [](const Of& owner) { return jsonOf(in<path...>(owner)); },
            [](Of& owner, const Json& json) { take(in<path...>(owner), json); }};
}

/// The value of an enumeration that a path of members leads to, by its name in files; it may be none.
/// @param names  pairs of a value and its name, as session_names.h has them
template<const auto& names, auto... path>
constexpr Value<Owner<path...>> named()
{
    using Of = Owner<path...>;
    return {Name{[] {
                std::vector<std::string> all;
                for (const auto& [value, name] : names) all.emplace_back(name);
                return all;
            }},
            [](const Of& owner) {
                for (const auto& [value, name] : names)
                    if (in<path...>(owner) == value) return Json(name);
                return Json();
            },
            [](Of& owner, const Json& json) {
                for (const auto& [value, name] : names)
                    if (json == name) in<path...>(owner) = value;
            }};
}

/// A list's entries as `each` writes them; null where there are none.
Json listJson(const auto& list, const auto& each)
{
    Json json;
    for (const auto& entry : list) {
        if (json.is_null()) json = Json::array();  // see append()
        json.push_back(each(entry));
    }
    return json;
}

/// A setting with a form of its own in files.
template<typename Owner>
constexpr Value<Owner> own(Json (*get)(const Owner&), void (*read)(const JsonObject&, Owner&))
{
    return {Own{}, get, nullptr, read};
}

}  // namespace setting

/// Writes the rows' settings of `owner` as fields of `json`.
template<typename Owner>
void writeSettings(Json& json, std::span<const Setting<Owner>> rows, const Owner& owner)
{
    if (json.is_null()) json = Json::object();  // from nothing, see append()
    const Owner usual{};
    for (const Setting<Owner>& row : rows) {
        Json value = row.value.get(owner);
        const bool isSaid = row.written == setting::Written::Always || value != row.value.get(usual);
        if (isSaid && !value.is_null()) json[row.key] = std::move(value);
    }
}

/// Reads what is there; what is not stays.
/// @throws Error{OutOfRange, Malformed}, naming the field
template<typename Owner>
void readSettings(const JsonObject& reader, std::span<const Setting<Owner>> rows, Owner& owner)
{
    for (const Setting<Owner>& row : rows) {
        if (reader.find(row.key) == nullptr) continue;
        if (row.value.read != nullptr)
            row.value.read(reader, owner);
        else
            row.value.set(owner, setting::checked(reader, row.key, row.value.kind));
    }
}

}  // namespace core
