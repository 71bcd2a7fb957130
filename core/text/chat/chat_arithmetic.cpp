#include "core/text/chat/chat_arithmetic.h"

#include <cmath>

namespace core::chat {
namespace {

[[noreturn]] void refuse(std::string_view operation, const Value& left, const Value& right)
{
    const auto named = [](const Value& value) {
        return value.isUndefined() ? "“" + value.name() + "”, which is not there," : std::string(value.kind());
    };
    throw Problem(named(left) + " and " + named(right) + " have no “" + std::string(operation) + "”");
}

/// Python rounds quotients down.
std::int64_t floorQuotient(std::int64_t a, std::int64_t b)
{
    const std::int64_t quotient = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

Value ofWholes(std::string_view operation, const Value& left, const Value& right)
{
    const std::int64_t a = left.whole(), b = right.whole();
    std::int64_t result = 0;
    bool tooLarge = false;
    if (operation == "+") tooLarge = __builtin_add_overflow(a, b, &result);
    if (operation == "-") tooLarge = __builtin_sub_overflow(a, b, &result);
    if (operation == "*") tooLarge = __builtin_mul_overflow(a, b, &result);
    if (operation == "//" || operation == "%") {
        if (b == 0) throw Problem("nothing can be divided by 0");
        if (b == -1)
            tooLarge = __builtin_sub_overflow(std::int64_t{0}, a, &result);
        else
            result = floorQuotient(a, b);
        if (operation == "%") result = b == -1 ? 0 : a - result * b;
    }
    if (tooLarge) throw Problem("a number is too large");
    return Value::of(result);
}

Value ofNumbers(std::string_view operation, const Value& left, const Value& right)
{
    const double a = left.number(), b = right.number();
    const bool divides = operation == "/" || operation == "//" || operation == "%";
    if (divides && b == 0) throw Problem("nothing can be divided by 0");
    if (operation == "**") {
        const double power = std::pow(a, b);
        constexpr double exact = 9007199254740992.0;
        const bool whole = !left.isFraction() && !right.isFraction() && b >= 0;
        if (whole && std::abs(power) > exact) throw Problem("a number is too large");
        return whole ? Value::of(static_cast<std::int64_t>(power)) : Value::of(power);
    }
    if (operation == "/") return Value::of(a / b);
    if (!left.isFraction() && !right.isFraction()) return ofWholes(operation, left, right);
    if (operation == "+") return Value::of(a + b);
    if (operation == "-") return Value::of(a - b);
    if (operation == "*") return Value::of(a * b);
    if (operation == "//") return Value::of(std::floor(a / b));
    return Value::of(a - b * std::floor(a / b));
}

/// text * count, list * count
Value repeated(const Value& value, std::int64_t count, Budget& budget)
{
    const std::size_t size = value.isText() ? value.text().size() : value.list().items.size();
    const auto times = static_cast<std::size_t>(std::max<std::int64_t>(count, 0));
    constexpr std::size_t most = 16'000'000;
    if (size > 0 && times > most / size) throw Problem("a text is repeated too often");
    budget.spend(size * times / 4 + 1);
    if (value.isText()) {
        std::string text;
        for (std::size_t i = 0; i < times && size > 0; ++i) text += value.text();
        return Value::of(std::move(text));
    }
    List list{{}, value.list().tuple};
    for (std::size_t i = 0; i < times && size > 0; ++i)
        list.items.insert(list.items.end(), value.list().items.begin(), value.list().items.end());
    return Value::of(std::move(list));
}

Value together(const Value& left, const Value& right, Budget& budget)
{
    if (left.isText()) {
        budget.spend((left.text().size() + right.text().size()) / 16 + 1);
        if (left.isMarkup() || right.isMarkup()) return Value::markup(inHtml(left, budget) + inHtml(right, budget));
        return Value::of(left.text() + right.text());
    }
    List list = left.list();
    budget.spend(list.items.size() + right.list().items.size());
    list.items.insert(list.items.end(), right.list().items.begin(), right.list().items.end());
    return Value::of(std::move(list));
}

/// A text with the values for its places %s, %d, %r and %%.
Value filledIn(const Value& left, const Value& right, Budget& budget)
{
    const std::vector<Value> values =
        right.isList() && right.list().tuple ? right.list().items : std::vector<Value>{right};
    std::string text;
    std::size_t next = 0;
    const std::string& pattern = left.text();
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern[i] != '%' || i + 1 == pattern.size()) {
            text += pattern[i];
            continue;
        }
        const char kind = pattern[++i];
        if (kind == '%') {
            text += '%';
            continue;
        }
        if (next == values.size()) throw Problem("a text has more places than there are values");
        if (kind == 's')
            text += textOf(values[next++], budget);
        else if (kind == 'r')
            text += quotedTextOf(values[next++], budget);
        else if (kind == 'd' && values[next].isNumber() && !values[next].isFraction())
            text += std::to_string(values[next++].whole());
        else
            throw Problem(std::string("the place %") + kind + " of a text is not known here");
    }
    if (next < values.size()) throw Problem("a text has fewer places than there are values");
    return Value::of(std::move(text));
}

}  // namespace

Value calculated(std::string_view operation, const Value& left, const Value& right, Budget& budget)
{
    if (operation == "~") {
        std::string text = textOf(left, budget) + textOf(right, budget);
        budget.spend(text.size() / 16);
        return Value::of(std::move(text));
    }
    if (left.isNumber() && right.isNumber()) return ofNumbers(operation, left, right);
    const auto isSeveral = [](const Value& value) { return value.isText() || value.isList(); };
    if (operation == "+" && ((left.isText() && right.isText()) || (left.isList() && right.isList())))
        return together(left, right, budget);
    if (operation == "*" && isSeveral(left) && right.isWhole()) return repeated(left, right.whole(), budget);
    if (operation == "*" && isSeveral(right) && left.isWhole()) return repeated(right, left.whole(), budget);
    if (operation == "%" && left.isText()) return filledIn(left, right, budget);
    refuse(operation, left, right);
}

Value negative(const Value& value)
{
    if (!value.isNumber()) throw Problem(std::string(value.kind()) + " has no sign");
    return value.isFraction() ? Value::of(-value.number()) : ofWholes("-", Value::of(0), value);
}

Value number(const Value& value)
{
    if (!value.isNumber()) throw Problem(std::string(value.kind()) + " has no sign");
    return value;
}

bool holds(std::string_view operation, const Value& left, const Value& right, Budget& budget)
{
    if (operation == "==") return equal(left, right, budget);
    if (operation == "!=") return !equal(left, right, budget);
    if (operation == "in") return contains(right, left, budget);
    if (operation == "not in") return !contains(right, left, budget);
    for (const Value* each : {&left, &right})
        if (each->isUndefined()) throw Problem("“" + each->name() + "” is not there, so it cannot be compared");
    if (operation == "<") return less(left, right, budget);
    if (operation == ">") return less(right, left, budget);
    if (operation == "<=") return !less(right, left, budget);
    return !less(left, right, budget);
}

}  // namespace core::chat
