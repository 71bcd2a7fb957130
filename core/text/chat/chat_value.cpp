#include "core/text/chat/chat_value.h"

#include "core/error.h"
#include "core/json/json_text.h"
#include "core/text/unicode.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <iterator>

namespace core::chat {

void Budget::spend(std::size_t amount)
{
    if (amount > m_left) throw Problem("it does too much: more than two million steps");
    m_left -= amount;
}

Value Value::of(std::string text) { return Value(Data(std::make_shared<const Letters>(Letters{std::move(text)}))); }

Value Value::markup(std::string text)
{
    return Value(Data(std::make_shared<const Letters>(Letters{std::move(text), true})));
}

Value Value::of(List list)
{
    return Value(Data(std::shared_ptr<List>(new List(std::move(list)), [](List* last) {
        std::vector<Value> items = std::move(last->items);
        delete last;
        release(std::move(items));
    })));
}

Value Value::of(Mapping mapping)
{
    return Value(Data(std::shared_ptr<Mapping>(new Mapping(std::move(mapping)), [](Mapping* last) {
        std::vector<Value> items;
        items.reserve(last->items.size());
        for (auto& [key, value] : last->items) items.push_back(std::move(value));  // keys hold nothing
        delete last;
        release(std::move(items));
    })));
}

/// One after the other and not one within the other, which a list in a list in a list would end the stack with.
void Value::release(std::vector<Value> values)
{
    const auto isLast = [](const auto& held) { return held.use_count() == 1; };
    while (!values.empty()) {
        const Value value = std::move(values.back());
        values.pop_back();
        if (value.isList() && isLast(std::get<std::shared_ptr<List>>(value.m_data))) {
            std::vector<Value>& items = std::get<std::shared_ptr<List>>(value.m_data)->items;
            std::ranges::move(items, std::back_inserter(values));
            items.clear();
        } else if (value.isMapping() && isLast(std::get<std::shared_ptr<Mapping>>(value.m_data))) {
            auto& items = value.mapping().items;
            for (auto& [key, held] : items) values.push_back(std::move(held));
            items.clear();
        }
    }
}

Value Value::of(Function function) { return Value(Data(std::make_shared<const Function>(std::move(function)))); }

bool Value::truth() const
{
    if (isUndefined() || isNone()) return false;
    if (isText()) return !text().empty();
    if (isList()) return !list().items.empty();
    if (isMapping()) return mapping().is_namespace || !mapping().items.empty();
    return isFunction() || number() != 0;
}

const char* Value::kind() const
{
    constexpr std::array names = {"what is not there", "none",   "true or false", "a whole number",
                                  "a number",          "a text", "a list",        "a mapping",
                                  "a function"};
    return names.at(m_data.index());
}

bool Value::isSameMapping(const Value& other) const
{
    return isMapping() && other.isMapping() && &mapping() == &other.mapping();
}

namespace {

/// Equality of what can be a key; nothing else is equal to anything here.
bool equalScalars(const Value& a, const Value& b)
{
    if (a.isNumber() && b.isNumber())
        return a.isFraction() || b.isFraction() ? a.number() == b.number() : a.whole() == b.whole();
    if (a.isText() && b.isText()) return a.text() == b.text();
    return (a.isNone() && b.isNone()) || (a.isUndefined() && b.isUndefined());
}

}  // namespace

const Value* Mapping::find(const Value& key) const
{
    const auto found = std::ranges::find_if(items, [&](const auto& each) { return equalScalars(each.first, key); });
    return found == items.end() ? nullptr : &found->second;
}

const Value* Mapping::find(std::string_view key) const
{
    const auto found =
        std::ranges::find_if(items, [&](const auto& each) { return each.first.isText() && each.first.text() == key; });
    return found == items.end() ? nullptr : &found->second;
}

void Mapping::set(const Value& key, Value value)
{
    if (key.isList() || key.isMapping()) throw Problem(std::string(key.kind()) + " cannot be a mapping's key");
    const auto found = std::ranges::find_if(items, [&](const auto& each) { return equalScalars(each.first, key); });
    if (found == items.end())
        items.emplace_back(key, std::move(value));
    else
        found->second = std::move(value);
}

const Value* Arguments::find(std::size_t at, std::string_view name) const
{
    if (at < values.size()) return &values[at];
    const auto found = std::ranges::find(named, name, [](const auto& each) { return std::string_view(each.first); });
    return found == named.end() ? nullptr : &found->second;
}

Value Arguments::get(std::size_t at, std::string_view name, const Value& otherwise) const
{
    const Value* found = find(at, name);
    return found == nullptr ? otherwise : *found;
}

namespace {

/// What it costs to compare texts, of which the shorter may be read to its end.
std::size_t costOfComparing(const Value& a, const Value& b)
{
    return a.isText() && b.isText() ? std::min(a.text().size(), b.text().size()) / 16 : 0;
}

constexpr int deepest = 60;

void requireShallow(int depth)
{
    if (depth > deepest) throw Problem("its values are nested too deeply");
}

bool equalWithin(const Value& a, const Value& b, Budget& budget, int depth)
{
    requireShallow(depth);
    budget.spend(1 + costOfComparing(a, b));
    if (a.isList() && b.isList())
        return std::ranges::equal(a.list().items, b.list().items, [&](const Value& one, const Value& other) {
            return equalWithin(one, other, budget, depth + 1);
        });
    if (!a.isMapping() || !b.isMapping()) return equalScalars(a, b);
    const Mapping& one = a.mapping();
    const Mapping& other = b.mapping();
    for (const auto& each : one.items) budget.spend(costOfFinding(other, each.first));
    return one.items.size() == other.items.size() && std::ranges::all_of(one.items, [&](const auto& each) {
               const Value* same = other.find(each.first);
               return same != nullptr && equalWithin(each.second, *same, budget, depth + 1);
           });
}

bool lessWithin(const Value& a, const Value& b, Budget& budget, int depth)
{
    requireShallow(depth);
    budget.spend(1 + costOfComparing(a, b));
    if (a.isNumber() && b.isNumber())
        return a.isFraction() || b.isFraction() ? a.number() < b.number() : a.whole() < b.whole();
    if (a.isText() && b.isText()) return a.text() < b.text();  // UTF-8 has the order of code points
    if (!a.isList() || !b.isList()) throw Problem(std::string(a.kind()) + " and " + b.kind() + " have no order");
    const std::vector<Value>& one = a.list().items;
    const std::vector<Value>& other = b.list().items;
    for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i)
        if (!equalWithin(one[i], other[i], budget, depth + 1)) return lessWithin(one[i], other[i], budget, depth + 1);
    return one.size() < other.size();
}

}  // namespace

std::size_t costOfFinding(const Mapping& mapping, const Value& key)
{
    const std::size_t read = key.isText() ? key.text().size() / 16 : 0;
    return mapping.items.size() * (1 + read) / 16 + read;
}

bool equal(const Value& a, const Value& b, Budget& budget) { return equalWithin(a, b, budget, 0); }

bool less(const Value& a, const Value& b, Budget& budget) { return lessWithin(a, b, budget, 0); }

bool contains(const Value& container, const Value& item, Budget& budget)
{
    if (container.isUndefined()) return false;
    if (container.isMapping()) {
        budget.spend(costOfFinding(container.mapping(), item));
        return container.mapping().find(item) != nullptr;
    }
    if (container.isList())
        return std::ranges::any_of(container.list().items,
                                   [&](const Value& each) { return equal(each, item, budget); });
    if (!container.isText() || !item.isText())
        throw Problem(std::string(container.kind()) + " cannot hold " + item.kind());
    budget.spend(container.text().size() / 16);
    return container.text().find(item.text()) != std::string::npos;
}

std::u32string pointsOf(std::string_view text)
{
    std::u32string points;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t point = codePointAt(text, at);
        points += point == notACodePoint ? U'\uFFFD' : point;
    }
    return points;
}

std::string utf8Of(std::u32string_view points)
{
    std::string text;
    for (const char32_t point : points) appendUtf8(text, point);
    return text;
}

std::vector<Value> itemsOf(const Value& value, Budget& budget)
{
    std::vector<Value> items;
    if (value.isUndefined()) return items;
    if (value.isList()) {
        items = value.list().items;
    } else if (value.isMapping()) {
        for (const auto& [key, each] : value.mapping().items) items.push_back(key);
    } else if (value.isText()) {
        budget.spend(value.text().size());
        for (const char32_t point : pointsOf(value.text())) items.push_back(Value::of(utf8Of({&point, 1})));
    } else {
        throw Problem(std::string(value.kind()) + " has no items to go through");
    }
    budget.spend(items.size());
    return items;
}

namespace {

/// A number as Python writes it: as few digits as tell it from its neighbours, ".0" behind whole numbers.
std::string fractionText(double value)
{
    if (std::isnan(value)) return "nan";
    if (std::isinf(value)) return value < 0 ? "-inf" : "inf";
    std::array<char, 40> buffer{};
    const double size = std::abs(value);
    const bool plain = value == 0 || (size >= 1e-4 && size < 1e16);
    const auto end =
        plain ? std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed).ptr
              : std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::scientific).ptr;
    std::string text(buffer.data(), end);
    if (plain && text.find('.') == std::string::npos) text += ".0";
    return text;
}

/// A text between quotes as repr() has it.
std::string quoted(const std::string& text)
{
    const bool doubled = text.find('\'') != std::string::npos && text.find('"') == std::string::npos;
    const char quote = doubled ? '"' : '\'';
    std::string result(1, quote);
    for (const char c : text) {
        if (c == '\\' || c == quote)
            (result += '\\') += c;
        else if (c == '\n')
            result += "\\n";
        else if (c == '\r')
            result += "\\r";
        else if (c == '\t')
            result += "\\t";
        else
            result += c;
    }
    return result += quote;
}

std::string writtenOut(const Value& value, Budget& budget, bool inside, int depth)
{
    requireShallow(depth);
    budget.spend(1);
    if (value.isText()) {
        budget.spend(value.text().size() / 16);
        return inside ? quoted(value.text()) : value.text();
    }
    if (value.isUndefined()) return inside ? "Undefined" : "";
    if (value.isNone()) return "None";
    if (value.isBool()) return value.truth() ? "True" : "False";
    if (value.isWhole()) return std::to_string(value.whole());
    if (value.isFraction()) return fractionText(value.number());
    if (value.isFunction()) throw Problem("a function cannot be printed");
    std::string text;
    if (value.isList()) {
        const List& list = value.list();
        for (const Value& each : list.items)
            text += (text.empty() ? "" : ", ") + writtenOut(each, budget, true, depth + 1);
        if (list.tuple) return "(" + text + (list.items.size() == 1 ? ",)" : ")");
        return "[" + text + "]";
    }
    for (const auto& [key, each] : value.mapping().items)
        text += (text.empty() ? "" : ", ") + writtenOut(key, budget, true, depth + 1) + ": "
                + writtenOut(each, budget, true, depth + 1);
    return "{" + text + "}";
}

std::string jsonText(const std::string& text, bool ascii)
{
    return Json(text).dump(-1, ' ', ascii, Json::error_handler_t::replace);
}

/// A key as json.dumps() writes it: always a text.
std::string jsonKey(const Value& key, bool ascii, Budget& budget)
{
    if (key.isNone()) return "\"null\"";
    if (key.isBool()) return key.truth() ? "\"true\"" : "\"false\"";
    return jsonText(textOf(key, budget), ascii);
}

void writeJson(const Value& value, const JsonLayout& layout, int depth, std::string& out, Budget& budget);

/// Writes what stands between brackets.
/// @param write  one item
template<typename Items, typename Write>
void writeItems(const Items& items, const JsonLayout& layout, int depth, std::string& out, const Write& write)
{
    const auto line = [&](int deep) {
        if (layout.indent >= 0) out += '\n' + std::string(static_cast<std::size_t>(layout.indent * deep), ' ');
    };
    bool first = true;
    for (const auto& each : items) {
        if (!first) out += layout.between_items;
        first = false;
        line(depth + 1);
        write(each);
    }
    if (!first) line(depth);
}

void writeMapping(const Mapping& mapping, const JsonLayout& layout, int depth, std::string& out, Budget& budget)
{
    std::vector<std::pair<std::string, Value>> items;
    for (const auto& [key, each] : mapping.items) items.emplace_back(jsonKey(key, layout.ascii, budget), each);
    if (layout.sorted) std::ranges::stable_sort(items, {}, [](const auto& each) { return each.first; });
    out += '{';
    writeItems(items, layout, depth, out, [&](const auto& each) {
        out += each.first + layout.behind_key;
        writeJson(each.second, layout, depth + 1, out, budget);
    });
    out += '}';
}

void writeJson(const Value& value, const JsonLayout& layout, int depth, std::string& out, Budget& budget)
{
    requireShallow(depth);
    budget.spend(1 + static_cast<std::size_t>(depth));
    if (value.isText()) {
        budget.spend(value.text().size() / 16);
        out += jsonText(value.text(), layout.ascii);
    } else if (value.isNone()) {
        out += "null";
    } else if (value.isBool()) {
        out += value.truth() ? "true" : "false";
    } else if (value.isNumber()) {
        out += writtenOut(value, budget, true, depth);
    } else if (value.isList()) {
        out += '[';
        writeItems(value.list().items, layout, depth, out,
                   [&](const Value& each) { writeJson(each, layout, depth + 1, out, budget); });
        out += ']';
    } else if (value.isMapping()) {
        writeMapping(value.mapping(), layout, depth, out, budget);
    } else {
        throw Problem(std::string(value.kind()) + " cannot be written as JSON");
    }
}

Value valueOf(const nlohmann::ordered_json& json)
{
    if (json.is_null()) return Value::none();
    if (json.is_boolean()) return Value::of(json.get<bool>());
    if (json.is_number_integer()) return Value::of(json.get<std::int64_t>());
    if (json.is_number()) return Value::of(json.get<double>());
    if (json.is_string()) return Value::of(json.get<std::string>());
    if (json.is_array()) {
        List list;
        for (const auto& each : json) list.items.push_back(valueOf(each));
        return Value::of(std::move(list));
    }
    Mapping mapping;
    for (const auto& [key, each] : json.items()) mapping.items.emplace_back(Value::of(std::string(key)), valueOf(each));
    return Value::of(std::move(mapping));
}

}  // namespace

std::string textOf(const Value& value, Budget& budget) { return writtenOut(value, budget, false, 0); }

std::string quotedTextOf(const Value& value, Budget& budget) { return writtenOut(value, budget, true, 0); }

std::string inHtml(const Value& value, Budget& budget)
{
    std::string text = textOf(value, budget);
    if (value.isMarkup()) return text;
    std::string result;
    for (const char c : text) {
        constexpr std::string_view letters = "&<>\"'";
        constexpr std::array names = {"&amp;", "&lt;", "&gt;", "&#34;", "&#39;"};
        if (const std::size_t at = letters.find(c); at != std::string_view::npos)
            result += names.at(at);
        else
            result += c;
    }
    budget.spend(result.size() / 16);
    return result;
}

std::string jsonOf(const Value& value, const JsonLayout& layout, Budget& budget)
{
    std::string out;
    writeJson(value, layout, 0, out, budget);
    return out;
}

Value valueOfJson(std::string_view text, const std::string& file, const std::string& what)
{
    parseJson(text, file, what);  // refuses what is no JSON, nested too deeply or said twice
    return valueOf(nlohmann::ordered_json::parse(text));
}

}  // namespace core::chat
