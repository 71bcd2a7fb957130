#pragma once

#include "core/json/json_object.h"

#include <span>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

/// Settings as rows: each is written once, with its key in files, where its value is kept, what it may be, and what the
/// command line calls it. Files, options and *Reproduce* are made from the same rows.
namespace core {

/// A value of a struct of settings, wherever in it.
template<typename Owner, typename Value>
struct Member {
    Value (*get)(const Owner&);
    void (*set)(Owner&, const Value&);
};

/// What a number on the command line is given in.
enum class Unit {
    None,
    Percent,      ///< of what files have as a share
    Millimetres,  ///< or inches: "89mm", "89" or "3.5in"
    Points,       ///< "7pt" or "7"
    Degrees,
};

/// How the command line takes a number that is more than digits.
struct Typed {
    Unit unit = Unit::None;
    const char* none = nullptr;      ///< the word for no number
    const char* expected = nullptr;  ///< what may be typed, for an error
};

/// Yes or no.
template<typename Owner>
struct Flag {
    Member<Owner, bool> member;
};

template<typename Owner>
struct Number {
    Member<Owner, std::optional<double>> member;
    double least = 0;
    double most = 0;
    Typed typed = {};
};

template<typename Owner>
struct Whole {
    Member<Owner, std::optional<Index>> member;
    Index least = 0;
    Index most = JsonObject::largestIndex;
};

/// What random numbers begin with.
template<typename Owner>
struct Seed {
    Member<Owner, std::uint64_t> member;
    std::uint64_t most = 0;
};

template<typename Owner>
struct Text {
    Member<Owner, std::optional<std::string>> member;
    std::size_t longest = std::string::npos;  ///< bytes, in files
    const char* what = nullptr;               ///< what it is, for an error that tells its length
    const char* none = nullptr;               ///< the command line's word for an empty one
};

/// One of several names.
template<typename Owner>
struct Name {
    Member<Owner, std::optional<std::string_view>> member;
    bool (*isKnown)(std::string_view);
    std::vector<std::string> (*all)();
    const char* expected = nullptr;  ///< for an error; null: the names
};

/// Two numbers, the smaller first.
template<typename Owner>
struct Ends {
    Member<Owner, std::pair<float, float>> member;
};

/// What files have in a way of its own.
template<typename Owner>
struct Own {
    /// Nothing where there is nothing to be said.
    void (*write)(Json&, const Owner&);
    void (*read)(const JsonObject&, Owner&);
};

/// Where *Reproduce* says an option; within one turn in the order of the rows.
enum class Turn { Content, Rows, Picture, Map, Size, Colors, Words, Labels, Font, Letters };

/// How the command line says a setting.
struct CommandOption {
    const char* names = nullptr;  ///< "--values,!--no-values"; null: it does not, or in a way of its own
    const char* type = "";        ///< what the help calls the value
    const char* help = "";
    Turn turn = Turn::Labels;
};

enum class Written {
    Changed,  ///< where it is not what it usually is
    Always,
};

template<typename Owner>
struct Setting {
    const char* key;
    std::variant<Flag<Owner>, Number<Owner>, Whole<Owner>, Seed<Owner>, Text<Owner>, Name<Owner>, Ends<Owner>,
                 Own<Owner>>
        kind;
    Written written = Written::Changed;
    CommandOption option = {};
    /// Whether it has a say; null: always. Elsewhere the option is refused, saying `use`.
    bool (*only)(const Owner&) = nullptr;
    const char* use = "";

    /// Whether it is not what it usually is.
    bool differs(const Owner& owner) const
    {
        return std::visit(
            [&](const auto& each) {
                if constexpr (std::is_same_v<decltype(each), const Own<Owner>&>)
                    return true;
                else
                    return each.member.get(owner) != each.member.get(Owner{});
            },
            kind);
    }
};

/// What leads from a struct to a value in it: at<&FigureSettings::map, &MapLook::dots>(figure).
template<auto... path>
constexpr auto& at(auto& owner)
{
    return (owner.*....*path);
}

namespace setting {

template<typename Class, typename Value, typename... Rest>
Class classOf(Value Class::*, Rest...);
template<auto... path>
using OwnerOf = decltype(classOf(path...));
template<auto... path>
using ValueOf = std::remove_reference_t<decltype(at<path...>(std::declval<OwnerOf<path...>&>()))>;

template<typename Value>
struct Plain {
    using Type = Value;
};
template<typename Value>
struct Plain<std::optional<Value>> {
    using Type = Value;
};

/// A member as a `Value`, whether it is one or may be none.
template<typename Value, auto... path>
constexpr Member<OwnerOf<path...>, Value> member()
{
    using Owner = OwnerOf<path...>;
    return {[](const Owner& owner) { return Value(at<path...>(owner)); },
            [](Owner& owner, const Value& value) {
                if constexpr (std::is_assignable_v<ValueOf<path...>&, const Value&>)
                    at<path...>(owner) = value;
                else
                    at<path...>(owner) = static_cast<ValueOf<path...>>(value.value());
            }};
}

template<auto... path>
constexpr Flag<OwnerOf<path...>> flag()
{
    return {member<bool, path...>()};
}
template<auto... path>
constexpr Number<OwnerOf<path...>> number(double least, double most, Typed typed = {})
{
    return {member<std::optional<double>, path...>(), least, most, typed};
}
template<auto... path>
constexpr Whole<OwnerOf<path...>> whole(Index least = 0, Index most = JsonObject::largestIndex)
{
    return {member<std::optional<Index>, path...>(), least, most};
}
template<auto... path>
constexpr Seed<OwnerOf<path...>> seed(std::uint64_t most)
{
    return {member<std::uint64_t, path...>(), most};
}
template<auto... path>
constexpr Text<OwnerOf<path...>> text(std::size_t longest = std::string::npos, const char* what = nullptr,
                                      const char* none = nullptr)
{
    return {member<std::optional<std::string>, path...>(), longest, what, none};
}

/// @param names  pairs of a value and its name, as session_names.h has them
template<const auto& names, auto... path>
constexpr Name<OwnerOf<path...>> oneOf()
{
    using Owner = OwnerOf<path...>;
    using Value = typename Plain<ValueOf<path...>>::Type;
    return {{[](const Owner& owner) {
                 const std::optional<Value> value = at<path...>(owner);
                 return value ? std::optional<std::string_view>(nameOf(*value, names)) : std::nullopt;
             },
             [](Owner& owner, const std::optional<std::string_view>& name) {
                 for (const auto& [each, spelling] : names)
                     if (name == spelling) at<path...>(owner) = each;
             }},
            [](std::string_view name) {
                for (const auto& [each, spelling] : names)
                    if (name == spelling) return true;
                return false;
            },
            [] {
                std::vector<std::string> all;
                for (const auto& [each, spelling] : names) all.emplace_back(spelling);
                return all;
            }};
}

}  // namespace setting

}  // namespace core
