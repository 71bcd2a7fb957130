#pragma once

#include "core/json/json.h"

#include <concepts>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace core::chat {

/// What a template cannot do, without its line, which whoever runs the template adds.
struct Problem : std::exception {
    explicit Problem(std::string said) : sentence(std::move(said)) {}
    const char* what() const noexcept override { return sentence.c_str(); }
    std::string sentence;
};

/// How much a template may still do, so that a hostile one ends within a second.
class Budget {
public:
    /// @param amount  steps, or a sixteenth of the bytes that are copied
    /// @throws Problem when nothing is left
    void spend(std::size_t amount);

private:
    std::size_t m_left = 2'000'000;
};

class Value;
struct List;
struct Mapping;
struct Arguments;
/// What can be called: a macro, a method of a value, `range`.
using Function = std::function<Value(const Arguments&)>;

/// A value of a chat template. Templates are written for Jinja, whose values are Python's: lists and mappings are
/// shared and not copied, numbers are whole or not, and what is not there is Undefined, which prints as nothing.
class Value {
public:
    struct Undefined {
        std::string name;  ///< as the template calls it, for messages
    };
    struct None {};

    Value() = default;
    static Value none() { return Value(Data(None{})); }
    static Value undefined(std::string name) { return Value(Data(Undefined{std::move(name)})); }
    static Value of(bool value) { return Value(Data(value)); }
    template<std::integral Whole>
    static Value of(Whole value)
    {
        return Value(Data(static_cast<std::int64_t>(value)));
    }
    static Value of(double value) { return Value(Data(value)); }
    static Value of(std::string text);
    /// A text that is said to be safe in HTML: what is added to it is made so, too, as in Jinja.
    static Value markup(std::string text);
    static Value of(List list);
    static Value of(Mapping mapping);
    static Value of(Function function);
    static Value of(const char* text) = delete;  // it would become a bool

    bool isUndefined() const { return is<Undefined>(); }
    bool isNone() const { return is<None>(); }
    bool isText() const { return is<Text>(); }
    bool isList() const { return is<std::shared_ptr<List>>(); }
    bool isMapping() const { return is<std::shared_ptr<Mapping>>(); }
    bool isFunction() const { return is<std::shared_ptr<const Function>>(); }
    bool isBool() const { return is<bool>(); }
    bool isWhole() const { return is<std::int64_t>(); }
    bool isFraction() const { return is<double>(); }
    bool isNumber() const { return isBool() || isWhole() || isFraction(); }

    bool isMarkup() const { return isText() && std::get<Text>(m_data)->markup; }
    const std::string& text() const { return std::get<Text>(m_data)->letters; }
    const List& list() const { return *std::get<std::shared_ptr<List>>(m_data); }
    Mapping& mapping() const { return *std::get<std::shared_ptr<Mapping>>(m_data); }
    const Function& function() const { return *std::get<std::shared_ptr<const Function>>(m_data); }
    /// Python counts with True as 1.
    std::int64_t whole() const
    {
        return isBool() ? std::int64_t{std::get<bool>(m_data)} : std::get<std::int64_t>(m_data);
    }
    double number() const { return isFraction() ? std::get<double>(m_data) : static_cast<double>(whole()); }
    const std::string& name() const { return std::get<Undefined>(m_data).name; }

    /// What Python's bool() says.
    bool truth() const;
    /// "a string", "a list", …, for messages.
    const char* kind() const;
    /// Whether both are the same mapping and not two that are alike.
    bool isSameMapping(const Value& other) const;

private:
    struct Letters {
        std::string letters;
        bool markup = false;
    };
    using Text = std::shared_ptr<const Letters>;
    using Data = std::variant<Undefined, None, bool, std::int64_t, double, Text, std::shared_ptr<List>,
                              std::shared_ptr<Mapping>, std::shared_ptr<const Function>>;
    explicit Value(Data data) : m_data(std::move(data)) {}
    static void release(std::vector<Value> values);
    template<typename Kind>
    bool is() const
    {
        return std::holds_alternative<Kind>(m_data);
    }

    Data m_data;
};

/// Python's list, or its tuple, which only prints in another way.
struct List {
    std::vector<Value> items = {};
    bool tuple = false;
};

/// Python's dict, in the order in which keys came; or Jinja's namespace(), whose entries alone can be set. Keys are
/// texts, numbers and none.
struct Mapping {
    std::vector<std::pair<Value, Value>> items = {};
    bool is_namespace = false;

    /// @return null where there is no such key
    const Value* find(const Value& key) const;
    const Value* find(std::string_view key) const;
    void set(const Value& key, Value value);
};

/// What a call, a filter or a test is given.
struct Arguments {
    std::vector<Value> values = {};
    std::vector<std::pair<std::string, Value>> named = {};

    /// @return the argument at a place or of a name; null where it is not given
    const Value* find(std::size_t at, std::string_view name) const;
    Value get(std::size_t at, std::string_view name, const Value& otherwise) const;
};

/// @throws Problem for values that hold themselves
bool equal(const Value& a, const Value& b, Budget& budget);
/// @throws Problem for values that have no order
bool less(const Value& a, const Value& b, Budget& budget);
/// How much it costs to look a key up: each key of the mapping may be compared to its end.
std::size_t costOfFinding(const Mapping& mapping, const Value& key);
/// Python's `item in container`.
/// @throws Problem where it can hold nothing
bool contains(const Value& container, const Value& item, Budget& budget);
/// The items of what `for` goes through: a list's, a mapping's keys, a text's characters; none of Undefined.
/// @throws Problem for what has none
std::vector<Value> itemsOf(const Value& value, Budget& budget);

/// Letters that HTML would read as something else stand as "&lt;" and so on; a text that is safe stays.
std::string inHtml(const Value& value, Budget& budget);

/// Python's str() and repr().
std::string textOf(const Value& value, Budget& budget);
std::string quotedTextOf(const Value& value, Budget& budget);

/// How json.dumps() lays JSON out.
struct JsonLayout {
    int indent = -1;  ///< below 0: on one line
    std::string between_items = ", ";
    std::string behind_key = ": ";
    bool ascii = false;
    bool sorted = false;
};
std::string jsonOf(const Value& value, const JsonLayout& layout, Budget& budget);

/// JSON with the order of its keys.
/// @throws Error{Malformed} naming the file
Value valueOfJson(std::string_view text, const std::string& file, const std::string& what);

/// A text as code points, and back.
std::u32string pointsOf(std::string_view text);
std::string utf8Of(std::u32string_view points);

}  // namespace core::chat
