#include "core/text/chat/chat_filters.h"
#include "core/text/chat/chat_members.h"

#include <map>

namespace core::chat {
namespace {

using Test = bool (*)(const Value& value, const Arguments& arguments, Budget& budget);

Value other(const Arguments& arguments) { return arguments.get(0, "other", Value()); }

std::int64_t wholeIn(const Value& value)
{
    if (!value.isWhole() && !value.isBool())
        throw Problem("a whole number is needed, and this is " + std::string(value.kind()));
    return value.whole();
}

bool isDivisible(const Value& value, const Arguments& arguments, Budget&)
{
    const std::int64_t by = wholeIn(arguments.get(0, "num", Value()));
    if (by == 0) throw Problem("nothing can be divided by 0");
    return by == -1 || wholeIn(value) % by == 0;
}

const std::map<std::string_view, Test>& tests()
{
    static const Test equals = [](auto& v, auto& a, auto& b) { return equal(v, other(a), b); };
    static const Test differs = [](auto& v, auto& a, auto& b) { return !equal(v, other(a), b); };
    static const Test below = [](auto& v, auto& a, auto& b) { return less(v, other(a), b); };
    static const Test above = [](auto& v, auto& a, auto& b) { return less(other(a), v, b); };
    static const Test atMost = [](auto& v, auto& a, auto& b) { return !less(other(a), v, b); };
    static const Test atLeast = [](auto& v, auto& a, auto& b) { return !less(v, other(a), b); };
    static const std::map<std::string_view, Test> all = {
        {"defined", [](auto& v, auto&, auto&) { return !v.isUndefined(); }},
        {"undefined", [](auto& v, auto&, auto&) { return v.isUndefined(); }},
        {"none", [](auto& v, auto&, auto&) { return v.isNone(); }},
        {"boolean", [](auto& v, auto&, auto&) { return v.isBool(); }},
        {"true", [](auto& v, auto&, auto&) { return v.isBool() && v.truth(); }},
        {"false", [](auto& v, auto&, auto&) { return v.isBool() && !v.truth(); }},
        {"integer", [](auto& v, auto&, auto&) { return v.isWhole(); }},
        {"float", [](auto& v, auto&, auto&) { return v.isFraction(); }},
        {"number", [](auto& v, auto&, auto&) { return v.isNumber(); }},
        {"string", [](auto& v, auto&, auto&) { return v.isText(); }},
        {"mapping", [](auto& v, auto&, auto&) { return v.isMapping(); }},
        {"sequence", [](auto& v, auto&, auto&) { return v.isText() || v.isList() || v.isMapping(); }},
        {"iterable",
         [](auto& v, auto&, auto&) { return v.isText() || v.isList() || v.isMapping() || v.isUndefined(); }},
        {"callable", [](auto& v, auto&, auto&) { return v.isFunction(); }},
        {"odd", [](auto& v, auto&, auto&) { return wholeIn(v) % 2 != 0; }},
        {"even", [](auto& v, auto&, auto&) { return wholeIn(v) % 2 == 0; }},
        {"divisibleby", isDivisible},
        {"upper", [](auto& v, auto&, auto&) { return v.isText() && v.text() == inCapitals(v.text()); }},
        {"lower", [](auto& v, auto&, auto&) { return v.isText() && v.text() == inSmallLetters(v.text()); }},
        {"sameas", [](auto& v, auto& a,
                      auto& b) { return v.isSameMapping(other(a)) || (!v.isMapping() && equal(v, other(a), b)); }},
        {"in", [](auto& v, auto& a, auto& b) { return contains(a.get(0, "seq", Value()), v, b); }},
        {"eq", equals},
        {"equalto", equals},
        {"==", equals},
        {"ne", differs},
        {"!=", differs},
        {"lt", below},
        {"lessthan", below},
        {"<", below},
        {"gt", above},
        {"greaterthan", above},
        {">", above},
        {"le", atMost},
        {"<=", atMost},
        {"ge", atLeast},
        {">=", atLeast},
    };
    return all;
}

}  // namespace

bool tested(std::string_view name, const Value& value, const Arguments& arguments, Budget& budget)
{
    budget.spend(1);
    const auto found = tests().find(name);
    if (found == tests().end()) throw Problem("the test “" + std::string(name) + "” is not known here");
    return found->second(value, arguments, budget);
}

}  // namespace core::chat
