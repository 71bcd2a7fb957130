#include "core/text/chat/chat_members.h"

#include <algorithm>
#include <map>
#include <optional>
#include <unicode/uchar.h>

namespace core::chat {
namespace {

bool isBlank(char32_t point)
{
    return u_isUWhiteSpace(static_cast<UChar32>(point)) || (point >= 0x1C && point <= 0x1F);
}

const std::string& textArgument(const Arguments& arguments, std::size_t at, const char* name)
{
    const Value* given = arguments.find(at, name);
    if (given == nullptr || !given->isText()) throw Problem(std::string("a text is needed as “") + name + "”");
    return given->text();
}

template<typename Change>
std::string eachPoint(std::string_view text, const Change& change)
{
    std::u32string points = pointsOf(text);
    for (char32_t& point : points) point = change(point);
    return utf8Of(points);
}

char32_t large(char32_t point) { return static_cast<char32_t>(u_toupper(static_cast<UChar32>(point))); }
char32_t small(char32_t point) { return static_cast<char32_t>(u_tolower(static_cast<UChar32>(point))); }

}  // namespace

std::string stripped(std::string_view text, const Value* letters, bool left, bool right)
{
    const std::u32string points = pointsOf(text);
    const std::u32string taken = letters != nullptr && letters->isText() ? pointsOf(letters->text()) : std::u32string();
    const bool blanks = letters == nullptr || letters->isNone();
    const auto goes = [&](char32_t point) {
        return blanks ? isBlank(point) : taken.find(point) != std::u32string::npos;
    };
    std::size_t from = 0, to = points.size();
    while (left && from < to && goes(points[from])) ++from;
    while (right && to > from && goes(points[to - 1])) --to;
    return utf8Of(std::u32string_view(points).substr(from, to - from));
}

std::string replaced(const std::string& text, const std::string& before, const std::string& after, std::int64_t most,
                     Budget& budget)
{
    std::string result;
    std::size_t at = 0;
    for (; most != 0; --most) {
        // Where nothing is replaced, the new text stands before each letter, and at the end.
        std::size_t found = before.empty() ? at : text.find(before, at);
        if (found == std::string::npos) break;
        budget.spend(1 + after.size() / 16);
        result += text.substr(at, found - at) + after;
        if (before.empty()) {
            if (at >= text.size()) return result;
            do result += text[found++];
            while (found < text.size() && (static_cast<unsigned char>(text[found]) & 0xC0U) == 0x80U);
        }
        at = found + before.size();
    }
    return result + text.substr(std::min(at, text.size()));
}

std::string inCapitals(std::string_view text) { return eachPoint(text, large); }

std::string inSmallLetters(std::string_view text) { return eachPoint(text, small); }

std::string capitalized(std::string_view text)
{
    bool first = true;
    return eachPoint(text, [&](char32_t point) { return std::exchange(first, false) ? large(point) : small(point); });
}

std::string titled(std::string_view text)
{
    bool inside = false;
    return eachPoint(text, [&](char32_t point) {
        const bool letter = u_isalpha(static_cast<UChar32>(point));
        return std::exchange(inside, letter) ? small(point) : large(point);
    });
}

namespace {

/// A method of texts.
using TextMethod = Value (*)(const std::string& text, const Arguments& arguments, Budget& budget);

/// The parts of a text between separators, from the front or from the end.
std::vector<std::string> partsOf(const std::string& text, const std::string& separator, std::int64_t most, bool fromEnd)
{
    if (separator.empty()) throw Problem("a text cannot be split at nothing");
    std::vector<std::string> parts;
    std::string rest = text;
    for (; most != 0; --most) {
        const std::size_t at = fromEnd ? rest.rfind(separator) : rest.find(separator);
        if (at == std::string::npos) break;
        if (fromEnd) {
            parts.insert(parts.begin(), rest.substr(at + separator.size()));
            rest.resize(at);
        } else {
            parts.push_back(rest.substr(0, at));
            rest.erase(0, at + separator.size());
        }
    }
    parts.insert(fromEnd ? parts.begin() : parts.end(), rest);
    return parts;
}

/// The words of a text.
std::vector<std::string> wordsOf(const std::string& text, std::int64_t most, bool fromEnd)
{
    std::u32string points = pointsOf(stripped(text, nullptr, true, true));
    if (fromEnd) std::ranges::reverse(points);
    std::vector<std::string> words;
    std::size_t at = 0;
    while (at < points.size()) {
        const bool last = most-- == 0;
        std::size_t end = at;
        while (end < points.size() && (last || !isBlank(points[end]))) ++end;
        std::u32string word = points.substr(at, end - at);
        if (fromEnd) std::ranges::reverse(word);
        words.push_back(utf8Of(word));
        at = end;
        while (at < points.size() && isBlank(points[at])) ++at;
    }
    if (fromEnd) std::ranges::reverse(words);
    return words;
}

Value listed(std::vector<std::string> texts, Budget& budget)
{
    List list;
    budget.spend(texts.size());
    for (std::string& text : texts) list.items.push_back(Value::of(std::move(text)));
    return Value::of(std::move(list));
}

Value split(const std::string& text, const Arguments& arguments, Budget& budget, bool fromEnd)
{
    const Value* separator = arguments.find(0, "sep");
    const Value most = arguments.get(1, "maxsplit", Value::of(-1));
    if (!most.isWhole()) throw Problem("a whole number is needed as “maxsplit”");
    budget.spend(text.size());
    if (separator == nullptr || separator->isNone()) return listed(wordsOf(text, most.whole(), fromEnd), budget);
    return listed(partsOf(text, textArgument(arguments, 0, "sep"), most.whole(), fromEnd), budget);
}

Value linesOf(const std::string& text, const Arguments& arguments, Budget& budget)
{
    const bool keep = arguments.get(0, "keepends", Value::of(false)).truth();
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find_first_of("\r\n", at), text.size());
        std::size_t next = end < text.size() ? end + 1 : end;
        if (end + 1 < text.size() && text[end] == '\r' && text[end + 1] == '\n') ++next;
        lines.push_back(text.substr(at, (keep ? next : end) - at));
        at = next;
    }
    return listed(std::move(lines), budget);
}

/// Whether a text begins or ends with a text, or with one of several.
bool has(const std::string& text, const Arguments& arguments, bool atEnd)
{
    const Value given = arguments.get(0, "prefix", Value());
    const auto is = [&](const Value& part) {
        if (!part.isText()) throw Problem("a text is needed to compare with");
        return atEnd ? text.ends_with(part.text()) : text.starts_with(part.text());
    };
    return given.isList() ? std::ranges::any_of(given.list().items, is) : is(given);
}

bool allLetters(const std::string& text, UBool (*is)(UChar32))
{
    const std::u32string points = pointsOf(text);
    return !points.empty()
           && std::ranges::all_of(points, [&](char32_t point) { return is(static_cast<UChar32>(point)) != 0; });
}

/// Whether the text has letters with a case and all have this one.
bool hasCase(const std::string& text, const std::string& all)
{
    return text == all && inCapitals(text) != inSmallLetters(text);
}

std::int64_t placeOf(const std::string& text, const Arguments& arguments, bool fromEnd)
{
    const std::string& part = textArgument(arguments, 0, "sub");
    const std::size_t at = fromEnd ? text.rfind(part) : text.find(part);
    return at == std::string::npos ? -1 : static_cast<std::int64_t>(pointsOf(text.substr(0, at)).size());
}

std::int64_t countOf(const std::string& text, const std::string& part)
{
    if (part.empty()) return static_cast<std::int64_t>(pointsOf(text).size()) + 1;
    std::int64_t count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) ++count;
    return count;
}

Value joined(const std::string& between, const Arguments& arguments, Budget& budget)
{
    std::string text;
    bool first = true;
    for (const Value& each : itemsOf(arguments.get(0, "iterable", Value()), budget)) {
        if (!each.isText()) throw Problem("only texts can be joined");
        budget.spend(1 + (each.text().size() + between.size()) / 16);
        if (!std::exchange(first, false)) text += between;
        text += each.text();
    }
    return Value::of(std::move(text));
}

const std::map<std::string_view, TextMethod>& textMethods()
{
    static const std::map<std::string_view, TextMethod> methods = {
        {"strip", [](auto& t, auto& a, auto&) { return Value::of(stripped(t, a.find(0, "chars"), true, true)); }},
        {"lstrip", [](auto& t, auto& a, auto&) { return Value::of(stripped(t, a.find(0, "chars"), true, false)); }},
        {"rstrip", [](auto& t, auto& a, auto&) { return Value::of(stripped(t, a.find(0, "chars"), false, true)); }},
        {"split", [](auto& t, auto& a, auto& b) { return split(t, a, b, false); }},
        {"rsplit", [](auto& t, auto& a, auto& b) { return split(t, a, b, true); }},
        {"splitlines", [](auto& t, auto& a, auto& b) { return linesOf(t, a, b); }},
        {"startswith", [](auto& t, auto& a, auto&) { return Value::of(has(t, a, false)); }},
        {"endswith", [](auto& t, auto& a, auto&) { return Value::of(has(t, a, true)); }},
        {"upper", [](auto& t, auto&, auto&) { return Value::of(inCapitals(t)); }},
        {"lower", [](auto& t, auto&, auto&) { return Value::of(inSmallLetters(t)); }},
        {"title", [](auto& t, auto&, auto&) { return Value::of(titled(t)); }},
        {"capitalize", [](auto& t, auto&, auto&) { return Value::of(capitalized(t)); }},
        {"join", [](auto& t, auto& a, auto& b) { return joined(t, a, b); }},
        {"find", [](auto& t, auto& a, auto&) { return Value::of(placeOf(t, a, false)); }},
        {"rfind", [](auto& t, auto& a, auto&) { return Value::of(placeOf(t, a, true)); }},
        {"count", [](auto& t, auto& a, auto&) { return Value::of(countOf(t, textArgument(a, 0, "sub"))); }},
        {"isdigit", [](auto& t, auto&, auto&) { return Value::of(allLetters(t, u_isdigit)); }},
        {"isnumeric", [](auto& t, auto&, auto&) { return Value::of(allLetters(t, u_isdigit)); }},
        {"isalpha", [](auto& t, auto&, auto&) { return Value::of(allLetters(t, u_isalpha)); }},
        {"isalnum", [](auto& t, auto&, auto&) { return Value::of(allLetters(t, u_isalnum)); }},
        {"isspace", [](auto& t, auto&, auto&) { return Value::of(allLetters(t, u_isUWhiteSpace)); }},
        {"isupper", [](auto& t, auto&, auto&) { return Value::of(hasCase(t, inCapitals(t))); }},
        {"islower", [](auto& t, auto&, auto&) { return Value::of(hasCase(t, inSmallLetters(t))); }},
        {"replace",
         [](auto& t, auto& a, auto& b) {
             const Value most = a.get(2, "count", Value::of(-1));
             return Value::of(replaced(t, textArgument(a, 0, "old"), textArgument(a, 1, "new"),
                                       most.isWhole() ? most.whole() : -1, b));
         }},
        {"removeprefix",
         [](auto& t, auto& a, auto&) {
             const std::string& part = textArgument(a, 0, "prefix");
             return Value::of(t.starts_with(part) ? t.substr(part.size()) : t);
         }},
        {"removesuffix",
         [](auto& t, auto& a, auto&) {
             const std::string& part = textArgument(a, 0, "suffix");
             return Value::of(t.ends_with(part) ? t.substr(0, t.size() - part.size()) : t);
         }},
    };
    return methods;
}

Value pairOf(const Value& key, const Value& value) { return Value::of(List{{key, value}, true}); }

/// A method of a mapping; nothing for any other name.
std::optional<Value> mappingMethod(const Value& self, std::string_view name)
{
    if (self.mapping().is_namespace) return std::nullopt;
    if (name == "get")
        return Value::of(Function([self](const Arguments& arguments) {
            const Value* found = self.mapping().find(arguments.get(0, "key", Value()));
            return found == nullptr ? arguments.get(1, "default", Value::none()) : *found;
        }));
    if (name == "items" || name == "keys" || name == "values")
        return Value::of(Function([self, what = name.front()](const Arguments&) {
            List list;
            for (const auto& [key, value] : self.mapping().items)
                list.items.push_back(what == 'i' ? pairOf(key, value) : what == 'k' ? key : value);
            return Value::of(std::move(list));
        }));
    if (name == "copy")
        return Value::of(Function([self](const Arguments&) { return Value::of(Mapping(self.mapping())); }));
    for (const char* changes : {"update", "pop", "setdefault", "clear", "popitem"})
        if (name == changes)
            throw Problem("“" + std::string(name) + "” would change a mapping, which a template must not");
    return std::nullopt;
}

std::optional<Value> listMethod(const Value& self, std::string_view name, Budget& budget)
{
    if (name == "index" || name == "count")
        return Value::of(Function([self, &budget, counts = name == "count"](const Arguments& arguments) {
            const std::vector<Value>& items = self.list().items;
            const Value wanted = arguments.get(0, "value", Value());
            const auto is = [&](const Value& each) { return equal(each, wanted, budget); };
            if (counts) return Value::of(std::ranges::count_if(items, is));
            const auto found = std::ranges::find_if(items, is);
            if (found == items.end()) throw Problem("the list does not hold what “index” looks for");
            return Value::of(found - items.begin());
        }));
    for (const char* changes : {"append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse"})
        if (name == changes)
            throw Problem("“" + std::string(name) + "” would change a list, which a template must not");
    return std::nullopt;
}

}  // namespace

Value memberOf(const Value& value, std::string_view name, Budget& budget)
{
    if (value.isUndefined())
        throw Problem("“" + value.name() + "” is not there, so it has no “" + std::string(name) + "”");
    budget.spend(1 + (value.isMapping() ? value.mapping().items.size() / 16 : 0));
    if (value.isText()) {
        const auto method = textMethods().find(name);
        if (method != textMethods().end())
            return Value::of(Function([value, run = method->second, &budget](const Arguments& arguments) {
                budget.spend(1 + value.text().size() / 4);
                return run(value.text(), arguments, budget);
            }));
    } else if (value.isMapping()) {
        if (auto method = mappingMethod(value, name)) return *method;
        if (const Value* entry = value.mapping().find(name)) return *entry;
    } else if (value.isList()) {
        if (auto method = listMethod(value, name, budget)) return *method;
    }
    return Value::undefined(std::string(name));
}

Value itemOf(const Value& value, const Value& key, Budget& budget)
{
    budget.spend(1
                 + (value.isMapping() ? costOfFinding(value.mapping(), key)
                    : key.isText()    ? key.text().size() / 16
                                      : 0));
    const std::string named = key.isText() ? key.text() : quotedTextOf(key, budget);
    if (value.isUndefined()) throw Problem("“" + value.name() + "” is not there, so it has no “" + named + "”");
    if (value.isMapping()) {
        if (const Value* entry = value.mapping().find(key)) return *entry;
    } else if ((value.isList() || value.isText()) && (key.isWhole() || key.isBool())) {
        if (value.isText()) budget.spend(value.text().size() / 4);
        const std::u32string points = value.isText() ? pointsOf(value.text()) : std::u32string();
        const auto size = static_cast<std::int64_t>(value.isText() ? points.size() : value.list().items.size());
        const std::int64_t at = key.whole() < 0 ? key.whole() + size : key.whole();
        if (at < 0 || at >= size) return Value::undefined("item " + named);
        const auto place = static_cast<std::size_t>(at);
        return value.isText() ? Value::of(utf8Of({&points[place], 1})) : value.list().items[place];
    }
    return key.isText() ? memberOf(value, key.text(), budget) : Value::undefined(named);
}

Value sliceOf(const Value& value, const Value& from, const Value& to, const Value& step, Budget& budget)
{
    if (!value.isText() && !value.isList()) throw Problem(std::string(value.kind()) + " cannot be cut");
    const auto number = [](const Value& bound, std::int64_t otherwise) {
        if (bound.isNone()) return otherwise;
        if (!bound.isWhole() && !bound.isBool()) throw Problem("a part's bounds must be whole numbers");
        return bound.whole();
    };
    const std::u32string points = value.isText() ? pointsOf(value.text()) : std::u32string();
    const auto size = static_cast<std::int64_t>(value.isText() ? points.size() : value.list().items.size());
    budget.spend(static_cast<std::size_t>(size) / 4 + 1);
    const std::int64_t by = number(step, 1);
    if (by == 0) throw Problem("a part cannot go on by 0");
    const std::int64_t least = by > 0 ? 0 : -1, most = by > 0 ? size : size - 1;
    const auto place = [&](const Value& bound, std::int64_t otherwise) {
        if (bound.isNone()) return otherwise;
        const std::int64_t at = number(bound, 0);
        return std::clamp(at < 0 ? at + size : at, least, most);
    };
    const std::int64_t first = place(from, by > 0 ? 0 : size - 1), end = place(to, by > 0 ? size : -1);
    std::u32string text;
    List list;
    for (std::int64_t at = first; by > 0 ? at < end : at > end; at += by) {
        const auto here = static_cast<std::size_t>(at);
        if (value.isText())
            text += points[here];
        else
            list.items.push_back(value.list().items[here]);
        if (by > size || by < -size) break;
    }
    if (value.isText()) return Value::of(utf8Of(text));
    list.tuple = value.list().tuple;
    return Value::of(std::move(list));
}

}  // namespace core::chat
