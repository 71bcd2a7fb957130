#include "core/text/chat/chat_filters.h"

#include "core/text/chat/chat_arithmetic.h"
#include "core/text/chat/chat_members.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>

namespace core::chat {
namespace {

using Filter = Value (*)(const Value& value, const Arguments& arguments, Budget& budget);

/// Most filters of texts take whatever prints.
std::string textIn(const Value& value, Budget& budget)
{
    budget.spend(1);
    std::string text = textOf(value, budget);
    budget.spend(text.size() / 4);
    return text;
}

/// value.a.b.0, as filters name what they look at.
Value attributeOf(Value value, const Value& path, Budget& budget)
{
    if (path.isWhole()) return itemOf(value, path, budget);
    const std::string names = textOf(path, budget);
    for (std::size_t at = 0; at <= names.size();) {
        const std::size_t end = std::min(names.find('.', at), names.size());
        const std::string name = names.substr(at, end - at);
        const bool number = !name.empty() && name.find_first_not_of("0123456789") == std::string::npos;
        std::int64_t place = 0;
        if (number) std::from_chars(name.data(), name.data() + name.size(), place);
        value = itemOf(value, number ? Value::of(place) : Value::of(name), budget);
        at = end + 1;
    }
    return value;
}

/// What items are compared by: an attribute where one is named, letters without their case unless it counts.
Value keyOf(const Value& value, const Value& attribute, bool caseCounts, Budget& budget)
{
    Value key = attribute.isNone() ? value : attributeOf(value, attribute, budget);
    return key.isText() && !caseCounts ? Value::of(inSmallLetters(key.text())) : key;
}

Value listOf(std::vector<Value> items) { return Value::of(List{std::move(items)}); }

Value defaulted(const Value& value, const Arguments& arguments, Budget&)
{
    const bool also = arguments.get(1, "boolean", Value::of(false)).truth();
    const bool missing = value.isUndefined() || (also && !value.truth());
    return missing ? arguments.get(0, "default_value", Value::of(std::string())) : value;
}

Value lengthOf(const Value& value, const Arguments&, Budget& budget)
{
    if (value.isNumber() || value.isNone() || value.isFunction())
        throw Problem(std::string(value.kind()) + " has no length");
    return Value::of(itemsOf(value, budget).size());
}

Value endOf(const Value& value, bool last, Budget& budget)
{
    const std::vector<Value> items = itemsOf(value, budget);
    if (items.empty()) return Value::undefined(last ? "the last item" : "the first item");
    return last ? items.back() : items.front();
}

Value joined(const Value& value, const Arguments& arguments, Budget& budget)
{
    const std::string between = textIn(arguments.get(0, "d", Value::of(std::string())), budget);
    const Value attribute = arguments.get(1, "attribute", Value::none());
    std::string text;
    bool first = true;
    for (const Value& each : itemsOf(value, budget)) {
        if (!std::exchange(first, false)) text += between;
        text += textIn(attribute.isNone() ? each : attributeOf(each, attribute, budget), budget);
        budget.spend(between.size() / 16);
    }
    return Value::of(std::move(text));
}

/// How the lines of JSON are laid out: `indent`, `separators`, `ensure_ascii`, `sort_keys` of json.dumps().
Value json(const Value& value, const Arguments& arguments, Budget& budget)
{
    JsonLayout layout;
    const Value indent = arguments.get(1, "indent", Value::none());
    if (indent.isWhole()) {
        layout.indent = static_cast<int>(std::clamp<std::int64_t>(indent.whole(), 0, 16));
        layout.between_items = ",";
    }
    const Value separators = arguments.get(2, "separators", Value::none());
    if (separators.isList() && separators.list().items.size() == 2) {
        layout.between_items = textIn(separators.list().items[0], budget);
        layout.behind_key = textIn(separators.list().items[1], budget);
    }
    layout.ascii = arguments.get(0, "ensure_ascii", Value::of(false)).truth();
    layout.sorted = arguments.get(3, "sort_keys", Value::of(false)).truth();
    return Value::of(jsonOf(value, layout, budget));
}

Value indented(const Value& value, const Arguments& arguments, Budget& budget)
{
    const Value width = arguments.get(0, "width", Value::of(4));
    const bool first = arguments.get(1, "first", Value::of(false)).truth();
    const bool blank = arguments.get(2, "blank", Value::of(false)).truth();
    constexpr std::int64_t widest = 200;
    const std::string before = width.isText() ? width.text()
                                              : std::string(static_cast<std::size_t>(std::clamp<std::int64_t>(
                                                                width.isWhole() ? width.whole() : 4, 0, widest)),
                                                            ' ');
    const std::string text = textIn(value, budget);
    std::string result = first ? before : std::string();
    for (std::size_t i = 0; i < text.size(); ++i) {
        result += text[i];
        const bool empty = i + 1 < text.size() && text[i + 1] == '\n';
        if (text[i] != '\n' || (empty && !blank) || i + 1 == text.size()) continue;
        budget.spend(before.size() / 16 + 1);
        result += before;
    }
    return Value::of(std::move(result));
}

Value sorted(const Value& value, const Arguments& arguments, Budget& budget)
{
    std::vector<Value> items = itemsOf(value, budget);
    const bool caseCounts = arguments.get(1, "case_sensitive", Value::of(false)).truth();
    const Value attribute = arguments.get(2, "attribute", Value::none());
    budget.spend(items.size() * 8);
    std::vector<std::pair<Value, Value>> keyed;
    keyed.reserve(items.size());
    for (Value& each : items) keyed.emplace_back(keyOf(each, attribute, caseCounts, budget), each);
    const bool backwards = arguments.get(0, "reverse", Value::of(false)).truth();
    std::ranges::stable_sort(keyed, [&](const auto& a, const auto& b) {
        return backwards ? less(b.first, a.first, budget) : less(a.first, b.first, budget);
    });
    for (std::size_t i = 0; i < items.size(); ++i) items[i] = keyed[i].second;
    return listOf(std::move(items));
}

Value dictionarySorted(const Value& value, const Arguments& arguments, Budget& budget)
{
    if (!value.isMapping()) throw Problem("“dictsort” needs a mapping");
    const bool caseCounts = arguments.get(0, "case_sensitive", Value::of(false)).truth();
    const bool byValue = arguments.get(1, "by", Value::of(std::string("key"))).text() == "value";
    const bool backwards = arguments.get(2, "reverse", Value::of(false)).truth();
    auto items = value.mapping().items;
    budget.spend(items.size() * 8);
    const auto key = [&](const auto& each) {
        return keyOf(byValue ? each.second : each.first, Value::none(), caseCounts, budget);
    };
    std::ranges::stable_sort(items, [&](const auto& a, const auto& b) {
        return backwards ? less(key(b), key(a), budget) : less(key(a), key(b), budget);
    });
    std::vector<Value> pairs;
    pairs.reserve(items.size());
    for (const auto& [name, each] : items) pairs.push_back(Value::of(List{{name, each}, true}));
    return listOf(std::move(pairs));
}

/// The items that pass a test, or that do not.
/// @param byAttribute  the first argument names what is tested
Value selected(const Value& value, const Arguments& arguments, Budget& budget, bool pass, bool byAttribute)
{
    if (!value.truth()) return listOf({});  // none, too
    const std::size_t at = byAttribute ? 1 : 0;
    const Value path = byAttribute ? arguments.get(0, "attribute", Value::none()) : Value::none();
    Arguments rest;
    for (std::size_t i = at + 1; i < arguments.values.size(); ++i) rest.values.push_back(arguments.values[i]);
    const bool named = at < arguments.values.size();
    const std::string test = named ? textOf(arguments.values[at], budget) : std::string();
    std::vector<Value> kept;
    for (const Value& each : itemsOf(value, budget)) {
        const Value looked = byAttribute ? attributeOf(each, path, budget) : each;
        if ((named ? tested(test, looked, rest, budget) : looked.truth()) == pass) kept.push_back(each);
    }
    return listOf(std::move(kept));
}

Value mapped(const Value& value, const Arguments& arguments, Budget& budget)
{
    if (!value.truth()) return listOf({});  // none, too
    std::vector<Value> items = itemsOf(value, budget);
    const Value* path = nullptr;
    for (const auto& [name, given] : arguments.named)
        if (name == "attribute") path = &given;
    Arguments rest = arguments;
    if (path == nullptr && rest.values.empty()) throw Problem("“map” needs a filter or an attribute");
    const std::string filter = path == nullptr ? textOf(rest.values.front(), budget) : std::string();
    if (path == nullptr) rest.values.erase(rest.values.begin());
    for (Value& each : items) {
        if (path == nullptr) {
            each = filtered(filter, each, rest, budget);
            continue;
        }
        each = attributeOf(each, *path, budget);
        if (each.isUndefined()) each = arguments.get(std::size_t(-1), "default", each);
    }
    return listOf(std::move(items));
}

Value uniqueItems(const Value& value, const Arguments& arguments, Budget& budget)
{
    const bool caseCounts = arguments.get(0, "case_sensitive", Value::of(false)).truth();
    const Value attribute = arguments.get(1, "attribute", Value::none());
    std::vector<Value> seen, kept;
    for (const Value& each : itemsOf(value, budget)) {
        const Value key = keyOf(each, attribute, caseCounts, budget);
        budget.spend(seen.size() / 4);
        if (std::ranges::any_of(seen, [&](const Value& one) { return equal(one, key, budget); })) continue;
        seen.push_back(key);
        kept.push_back(each);
    }
    return listOf(std::move(kept));
}

Value summed(const Value& value, const Arguments& arguments, Budget& budget)
{
    const Value attribute = arguments.get(0, "attribute", Value::none());
    Value sum = arguments.get(1, "start", Value::of(0));
    for (const Value& each : itemsOf(value, budget)) {
        const Value part = attribute.isNone() ? each : attributeOf(each, attribute, budget);
        if (!part.isNumber() || !sum.isNumber()) throw Problem("only numbers can be summed");
        sum = part.isFraction() || sum.isFraction() ? Value::of(sum.number() + part.number())
                                                    : Value::of(sum.whole() + part.whole());
    }
    return sum;
}

Value extreme(const Value& value, const Arguments& arguments, Budget& budget, bool largest)
{
    const bool caseCounts = arguments.get(0, "case_sensitive", Value::of(false)).truth();
    const Value attribute = arguments.get(1, "attribute", Value::none());
    const std::vector<Value> items = itemsOf(value, budget);
    if (items.empty()) return Value::undefined(largest ? "the largest item" : "the smallest item");
    const auto key = [&](const Value& each) { return keyOf(each, attribute, caseCounts, budget); };
    const Value* best = &items.front();
    for (const Value& each : items)
        if (largest ? less(key(*best), key(each), budget) : less(key(each), key(*best), budget)) best = &each;
    return *best;
}

Value wholeNumber(const Value& value, const Arguments& arguments, Budget& budget)
{
    Value otherwise = arguments.get(0, "default", Value::of(0));
    if (value.isFraction()) {
        constexpr double most = 9e18;
        return std::abs(value.number()) < most ? Value::of(static_cast<std::int64_t>(value.number())) : otherwise;
    }
    if (value.isNumber()) return Value::of(value.whole());
    if (!value.isText()) return otherwise;
    const std::string text = stripped(textIn(value, budget), nullptr, true, true);
    const char* begin = text.data() + (text.starts_with('+') ? 1 : 0);
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(begin, text.data() + text.size(), number);
    if (error == std::errc() && end == text.data() + text.size()) return Value::of(number);
    double fraction = 0;
    const auto [rest, wrong] = std::from_chars(begin, text.data() + text.size(), fraction);
    if (wrong != std::errc() || rest != text.data() + text.size()) return otherwise;
    return wholeNumber(Value::of(fraction), arguments, budget);
}

Value fraction(const Value& value, const Arguments& arguments, Budget& budget)
{
    if (value.isNumber()) return Value::of(value.number());
    Value otherwise = arguments.get(0, "default", Value::of(0.0));
    if (!value.isText()) return otherwise;
    const std::string text = stripped(textIn(value, budget), nullptr, true, true);
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() ? Value::of(number) : otherwise;
}

Value rounded(const Value& value, const Arguments& arguments, Budget&)
{
    if (!value.isNumber()) throw Problem("only numbers can be rounded");
    const Value places = arguments.get(0, "precision", Value::of(0));
    const Value method = arguments.get(1, "method", Value::of(std::string("common")));
    const double by = std::pow(10.0, places.isWhole() ? static_cast<double>(places.whole()) : 0.0);
    const double number = value.number() * by;
    const std::string how = method.isText() ? method.text() : std::string();
    const double to = how == "ceil" ? std::ceil(number) : how == "floor" ? std::floor(number) : std::nearbyint(number);
    return std::isfinite(to / by) ? Value::of(to / by) : value;
}

Value reversed(const Value& value, const Arguments&, Budget& budget)
{
    std::vector<Value> items = itemsOf(value, budget);
    std::ranges::reverse(items);
    if (!value.isText()) return listOf(std::move(items));
    std::string text;
    for (const Value& each : items) text += each.text();
    return Value::of(std::move(text));
}

Value replacedText(const Value& value, const Arguments& arguments, Budget& budget)
{
    const Value most = arguments.get(2, "count", Value::none());
    return Value::of(replaced(textIn(value, budget), textIn(arguments.get(0, "old", Value()), budget),
                              textIn(arguments.get(1, "new", Value()), budget), most.isWhole() ? most.whole() : -1,
                              budget));
}

Value escaped(const Value& value, const Arguments&, Budget& budget) { return Value::markup(inHtml(value, budget)); }

Value pairsOf(const Value& value, const Arguments& arguments, Budget& budget)
{
    if (value.isUndefined()) return listOf({});
    if (!value.isMapping()) throw Problem("“items” needs a mapping");
    return memberOf(value, "items", budget).function()(arguments);
}

/// Each word's first letter large, where words end at blanks, brackets and hyphens.
Value titleOf(const Value& value, const Arguments&, Budget& budget)
{
    constexpr std::u32string_view apart = U"-({[<";
    std::u32string points = pointsOf(textIn(value, budget));
    std::string result;
    std::u32string word;
    const auto end = [&] {
        if (!word.empty()) result += inCapitals(utf8Of(word.substr(0, 1))) + inSmallLetters(utf8Of(word.substr(1)));
        word.clear();
    };
    for (const char32_t point : points) {
        const bool splits = apart.find(point) != std::u32string_view::npos
                            || stripped(utf8Of({&point, 1}), nullptr, true, true).empty();
        if (!splits) {
            word += point;
            continue;
        }
        end();
        result += utf8Of({&point, 1});
    }
    end();
    return Value::of(std::move(result));
}

Value absolute(const Value& value, const Arguments&, Budget&)
{
    if (!value.isNumber()) throw Problem("“abs” needs a number");
    if (value.isFraction()) return Value::of(std::abs(value.number()));
    return value.whole() < 0 ? negative(value) : Value::of(value.whole());
}

Value trimmed(const Value& value, const Arguments& arguments, Budget& budget)
{
    return Value::of(stripped(textIn(value, budget), arguments.find(0, "chars"), true, true));
}

const std::map<std::string_view, Filter>& filters()
{
    static const std::map<std::string_view, Filter> all = {
        {"abs", absolute},
        {"capitalize", [](auto& v, auto&, auto& b) { return Value::of(capitalized(textIn(v, b))); }},
        {"count", lengthOf},
        {"d", defaulted},
        {"default", defaulted},
        {"dictsort", dictionarySorted},
        {"e", escaped},
        {"escape", escaped},
        {"first", [](auto& v, auto&, auto& b) { return endOf(v, false, b); }},
        {"float", fraction},
        {"format",
         [](auto& v, auto& a, auto& b) {
             return calculated("%", Value::of(textIn(v, b)), Value::of(List{a.values, true}), b);
         }},
        {"indent", indented},
        {"int", wholeNumber},
        {"items", pairsOf},
        {"join", joined},
        {"last", [](auto& v, auto&, auto& b) { return endOf(v, true, b); }},
        {"length", lengthOf},
        {"list", [](auto& v, auto&, auto& b) { return listOf(itemsOf(v, b)); }},
        {"lower", [](auto& v, auto&, auto& b) { return Value::of(inSmallLetters(textIn(v, b))); }},
        {"map", mapped},
        {"max", [](auto& v, auto& a, auto& b) { return extreme(v, a, b, true); }},
        {"min", [](auto& v, auto& a, auto& b) { return extreme(v, a, b, false); }},
        {"reject", [](auto& v, auto& a, auto& b) { return selected(v, a, b, false, false); }},
        {"rejectattr", [](auto& v, auto& a, auto& b) { return selected(v, a, b, false, true); }},
        {"replace", replacedText},
        {"reverse", reversed},
        {"round", rounded},
        {"safe", [](auto& v, auto&, auto& b) { return Value::markup(textIn(v, b)); }},
        {"select", [](auto& v, auto& a, auto& b) { return selected(v, a, b, true, false); }},
        {"selectattr", [](auto& v, auto& a, auto& b) { return selected(v, a, b, true, true); }},
        {"sort", sorted},
        {"string", [](auto& v, auto&, auto& b) { return Value::of(textIn(v, b)); }},
        {"sum", summed},
        {"title", titleOf},
        {"tojson", json},
        {"trim", trimmed},
        {"unique", uniqueItems},
        {"upper", [](auto& v, auto&, auto& b) { return Value::of(inCapitals(textIn(v, b))); }},
    };
    return all;
}

}  // namespace

Value filtered(std::string_view name, const Value& value, const Arguments& arguments, Budget& budget)
{
    budget.spend(1);
    const auto found = filters().find(name);
    if (found == filters().end()) throw Problem("the filter “" + std::string(name) + "” is not known here");
    return found->second(value, arguments, budget);
}

}  // namespace core::chat
