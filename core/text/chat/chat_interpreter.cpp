#include "core/text/chat/chat_interpreter.h"

#include "core/text/chat/chat_arithmetic.h"
#include "core/text/chat/chat_filters.h"
#include "core/text/chat/chat_members.h"

#include <algorithm>
#include <ctime>
#include <iomanip>
#include <locale>
#include <sstream>

namespace core::chat {

/// Counts how deeply macros and expressions call each other.
class Interpreter::Deeper {
public:
    explicit Deeper(int& depth) : m_depth(depth)
    {
        constexpr int deepest = 400;
        if (++m_depth > deepest) {
            --m_depth;
            throw Problem("its macros call each other without an end");
        }
    }
    ~Deeper() { --m_depth; }
    Deeper(const Deeper&) = delete;
    Deeper& operator=(const Deeper&) = delete;

private:
    int& m_depth;
};

Interpreter::Interpreter(Value watched, std::chrono::year_month_day day)
    : m_scope(m_globals),
      m_watched(std::move(watched))
{
    addGlobals(day);
}

std::string Interpreter::run(const Body& body)
{
    m_scope = std::make_shared<Scope>(Scope{{}, m_globals});
    execute(body);
    return std::move(m_text);
}

namespace {

constexpr std::int64_t longestRange = 100'000;

Value rangeOf(const Arguments& arguments)
{
    std::vector<std::int64_t> bounds;
    for (const Value& each : arguments.values) {
        if (!each.isWhole()) throw Problem("“range” needs whole numbers");
        bounds.push_back(each.whole());
    }
    if (bounds.empty() || bounds.size() > 3) throw Problem("“range” needs one to three whole numbers");
    const std::int64_t from = bounds.size() > 1 ? bounds[0] : 0, to = bounds.size() > 1 ? bounds[1] : bounds[0];
    const std::int64_t by = bounds.size() > 2 ? bounds[2] : 1;
    if (by == 0) throw Problem("“range” cannot go on by 0");
    const double span = (static_cast<double>(to) - static_cast<double>(from)) / static_cast<double>(by);
    if (span > static_cast<double>(longestRange)) throw Problem("“range” may have 100000 numbers at most");
    List list;
    std::int64_t at = from;
    while (by > 0 ? at < to : at > to) {
        list.items.push_back(Value::of(at));
        if (__builtin_add_overflow(at, by, &at)) break;
    }
    return Value::of(std::move(list));
}

Value mappingOf(const Arguments& arguments, bool is_namespace)
{
    Mapping mapping;
    if (!arguments.values.empty() && arguments.values.front().isMapping())
        mapping.items = arguments.values.front().mapping().items;
    for (const auto& [name, value] : arguments.named) mapping.set(Value::of(name), value);
    mapping.is_namespace = is_namespace;
    return Value::of(std::move(mapping));
}

/// A day as strftime() writes it, in English whatever the program's language.
std::string dayText(std::chrono::year_month_day day, const std::string& format)
{
    std::tm time{};
    time.tm_year = static_cast<int>(day.year()) - 1900;
    time.tm_mon = static_cast<int>(static_cast<unsigned>(day.month())) - 1;
    time.tm_mday = static_cast<int>(static_cast<unsigned>(day.day()));
    const std::chrono::sys_days days(day);
    time.tm_wday = static_cast<int>(std::chrono::weekday(days).c_encoding());
    const std::chrono::sys_days first(
        std::chrono::year_month_day(day.year(), std::chrono::January, std::chrono::day(1)));
    time.tm_yday = static_cast<int>((days - first).count());
    std::ostringstream out;
    out.imbue(std::locale::classic());
    out << std::put_time(&time, format.c_str());
    return out.str();
}

}  // namespace

void Interpreter::addGlobals(std::chrono::year_month_day day)
{
    set("range", Value::of(Function([this](const Arguments& given) {
            Value list = rangeOf(given);
            m_budget.spend(list.list().items.size());
            return list;
        })));
    set("dict", Value::of(Function([](const Arguments& given) { return mappingOf(given, false); })));
    set("namespace", Value::of(Function([](const Arguments& given) { return mappingOf(given, true); })));
    set("raise_exception", Value::of(Function([this](const Arguments& given) -> Value {
            throw Problem(textOf(given.get(0, "message", Value()), m_budget));
        })));
    set("strftime_now", Value::of(Function([this, day](const Arguments& given) {
            const std::string format = textOf(given.get(0, "format", Value()), m_budget);
            m_budget.spend(format.size());
            return Value::of(dayText(day, format));
        })));
}

void Interpreter::write(const std::string& text)
{
    m_budget.spend(1 + text.size() / 16);
    m_text += text;
}

std::string Interpreter::captured(const Body& body)
{
    std::string before = std::exchange(m_text, {});
    ++m_captures;
    executeInScope(body);
    --m_captures;
    return std::exchange(m_text, std::move(before));
}

Interpreter::Flow Interpreter::execute(const Body& body)
{
    for (const auto& statement : body)
        if (const Flow flow = execute(*statement); flow != Flow::On) return flow;
    return Flow::On;
}

Interpreter::Flow Interpreter::executeInScope(const Body& body)
{
    const auto before = m_scope;
    m_scope = std::make_shared<Scope>(Scope{{}, before});
    const Flow flow = execute(body);
    m_scope = before;
    return flow;
}

Interpreter::Flow Interpreter::execute(const Statement& statement)
{
    using Kind = Statement::Kind;
    const Deeper deeper(m_depth);
    m_line = statement.line;
    m_budget.spend(1);
    switch (statement.kind) {
    case Kind::Text: write(statement.text); break;
    case Kind::Print: write(textOf(evaluate(*statement.first), m_budget)); break;
    case Kind::If: return executeIf(statement);
    case Kind::For: executeLoop(statement); break;
    case Kind::Set:
    case Kind::SetBlock: executeSet(statement); break;
    case Kind::Macro: m_scope->values[statement.text] = macro(statement); break;
    case Kind::CallBlock: {
        const Value caller = macro(statement);
        Arguments given = arguments(*statement.first, 1);
        given.named.emplace_back("caller", caller);
        const Value called = evaluate(*statement.first->parts.front());
        if (!called.isFunction()) throw Problem("only a macro can be called with a body");
        write(textOf(called.function()(given), m_budget));
        break;
    }
    case Kind::Filter:
        write(textOf(filterBlock(*statement.second, Value::of(captured(statement.body))), m_budget));
        break;
    case Kind::With: return executeWith(statement);
    case Kind::Generation: return executeGeneration(statement.body);
    case Kind::Break: return Flow::Break;
    case Kind::Continue: return Flow::Continue;
    }
    return Flow::On;
}

Interpreter::Flow Interpreter::executeIf(const Statement& statement)
{
    for (const auto& [condition, body] : statement.branches)
        if (condition == nullptr || evaluate(*condition).truth()) return execute(body);
    return Flow::On;
}

Interpreter::Flow Interpreter::executeGeneration(const Body& body)
{
    const std::size_t from = m_text.size();
    const Flow flow = executeInScope(body);
    if (m_captures > 0 || m_text.size() == from) return flow;
    while (!m_generated.empty() && m_generated.back().first >= from) m_generated.pop_back();  // parts of this one
    m_generated.emplace_back(from, m_text.size());
    return flow;
}

Interpreter::Flow Interpreter::executeWith(const Statement& statement)
{
    std::vector<Value> values;
    for (const auto& [target, value] : statement.pairs) values.push_back(evaluate(*value));
    const auto before = m_scope;
    m_scope = std::make_shared<Scope>(Scope{{}, before});
    for (std::size_t i = 0; i < values.size(); ++i) assign(*statement.pairs[i].first, values[i]);
    const Flow flow = execute(statement.body);
    m_scope = before;
    return flow;
}

namespace {

/// `loop` in a loop's body. Its depth is that of loops which call themselves, and these are refused.
Value loopOf(const std::vector<Value>& items, std::size_t at, const Function& changed)
{
    Mapping loop;
    const auto add = [&](const char* name, Value value) {
        loop.items.emplace_back(Value::of(std::string(name)), std::move(value));
    };
    add("index", Value::of(at + 1));
    add("index0", Value::of(at));
    add("revindex", Value::of(items.size() - at));
    add("revindex0", Value::of(items.size() - at - 1));
    add("first", Value::of(at == 0));
    add("last", Value::of(at + 1 == items.size()));
    add("length", Value::of(items.size()));
    add("depth", Value::of(1));
    add("depth0", Value::of(0));
    add("previtem", at == 0 ? Value::undefined("previtem") : items[at - 1]);
    add("nextitem", at + 1 == items.size() ? Value::undefined("nextitem") : items[at + 1]);
    add("cycle", Value::of(Function([at](const Arguments& given) {
            if (given.values.empty()) throw Problem("“cycle” needs something to go through");
            return given.values[at % given.values.size()];
        })));
    add("changed", Value::of(changed));
    return Value::of(std::move(loop));
}

/// Tells whether it is given something else than when it was called last.
Function changedIn(Budget& budget)
{
    return [&budget, last = std::make_shared<std::vector<Value>>(),
            called = std::make_shared<bool>(false)](const Arguments& given) {
        bool same = *called && last->size() == given.values.size();
        for (std::size_t i = 0; same && i < last->size(); ++i) same = equal((*last)[i], given.values[i], budget);
        *called = true;
        *last = given.values;
        return Value::of(!same);
    };
}

}  // namespace

void Interpreter::executeLoop(const Statement& statement)
{
    std::vector<Value> items = itemsOf(evaluate(*statement.second), m_budget);
    const auto before = m_scope;
    if (statement.third != nullptr) {
        std::vector<Value> kept;
        for (const Value& each : items) {
            m_scope = std::make_shared<Scope>(Scope{{}, before});
            assign(*statement.first, each);
            if (evaluate(*statement.third).truth()) kept.push_back(each);
        }
        items = std::move(kept);
    }
    bool goesOn = true;
    const Function changed = changedIn(m_budget);
    for (std::size_t i = 0; i < items.size() && goesOn; ++i) {
        m_scope = std::make_shared<Scope>(Scope{{}, before});
        goesOn = executeItem(statement, items, i, changed);
    }
    m_scope = before;
    if (items.empty()) executeInScope(statement.other);
}

/// @return false where the loop was left
bool Interpreter::executeItem(const Statement& statement, const std::vector<Value>& items, std::size_t at,
                              const Function& changed)
{
    m_line = statement.line;
    m_budget.spend(4);
    assign(*statement.first, items[at]);
    m_scope->values["loop"] = loopOf(items, at, changed);
    const bool isWatched = m_watches && m_captures == 0 && m_watched.isList()
                           && std::ranges::any_of(m_watched.list().items,
                                                  [&](const Value& each) { return each.isSameMapping(items[at]); });
    const std::size_t from = m_text.size();
    if (isWatched) m_watches = false;  // a loop inside does not write another message
    const Flow flow = execute(statement.body);
    if (isWatched) {
        m_watches = true;
        m_written.push_back({items[at], from, m_text.size()});
    }
    return flow != Flow::Break;
}

void Interpreter::executeSet(const Statement& statement)
{
    if (statement.kind == Statement::Kind::Set) return assign(*statement.first, evaluate(*statement.second));
    const Value text = Value::of(captured(statement.body));
    assign(*statement.first, statement.second == nullptr ? text : filterBlock(*statement.second, text));
}

void Interpreter::assign(const Expression& target, const Value& value)
{
    if (target.kind == Expression::Kind::Name) {
        m_scope->values[target.name] = value;
    } else if (target.kind == Expression::Kind::Attribute) {
        const Value owner = evaluate(*target.parts.front());
        if (!owner.isMapping() || !owner.mapping().is_namespace)
            throw Problem("“" + target.name + "” can be set of a namespace alone");
        owner.mapping().set(Value::of(target.name), value);
    } else {
        const std::vector<Value> items = itemsOf(value, m_budget);
        if (items.size() != target.parts.size())
            throw Problem(std::to_string(target.parts.size()) + " names are set, and there are "
                          + std::to_string(items.size()) + " values");
        for (std::size_t i = 0; i < items.size(); ++i) assign(*target.parts[i], items[i]);
    }
}

Value Interpreter::look(const std::string& name) const
{
    for (const Scope* scope = m_scope.get(); scope != nullptr; scope = scope->outside.get())
        if (const auto found = scope->values.find(name); found != scope->values.end()) return found->second;
    return Value::undefined(name);
}

Value Interpreter::evaluateOr(const ExpressionPtr& expression, const Value& otherwise)
{
    return expression == nullptr ? otherwise : evaluate(*expression);
}

Value Interpreter::evaluate(const Expression& expression)
{
    using Kind = Expression::Kind;
    const Deeper deeper(m_depth);
    m_line = expression.line;
    m_budget.spend(1);
    const auto part = [&](std::size_t i) { return evaluate(*expression.parts[i]); };
    switch (expression.kind) {
    case Kind::Literal: return expression.value;
    case Kind::Name: return look(expression.name);
    case Kind::List:
    case Kind::Tuple: return list(expression);
    case Kind::Mapping: return mapping(expression);
    case Kind::Attribute: return memberOf(part(0), expression.name, m_budget);
    case Kind::Item: {
        const Value owner = part(0);
        return itemOf(owner, part(1), m_budget);
    }
    case Kind::Slice: {
        const Value owner = part(0);
        const Value from = evaluateOr(expression.parts[1], Value::none());
        const Value to = evaluateOr(expression.parts[2], Value::none());
        return sliceOf(owner, from, to, evaluateOr(expression.parts[3], Value::none()), m_budget);
    }
    case Kind::Call: return call(expression);
    case Kind::Filter: return filter(expression, part(0));
    case Kind::Test: {
        const Value value = part(0);
        return Value::of(tested(expression.name, value, arguments(expression, 1), m_budget));
    }
    case Kind::Minus: return negative(part(0));
    case Kind::Plus: return number(part(0));
    case Kind::Not: return Value::of(!part(0).truth());
    case Kind::And: {
        Value left = part(0);
        return left.truth() ? part(1) : left;
    }
    case Kind::Or: {
        Value left = part(0);
        return left.truth() ? left : part(1);
    }
    case Kind::Arithmetic: {
        const Value left = part(0);
        return calculated(expression.name, left, part(1), m_budget);
    }
    case Kind::Comparison: return compare(expression);
    case Kind::Choice:
        return part(0).truth() ? part(1) : evaluateOr(expression.parts[2], Value::undefined("what stands behind else"));
    }
    return {};
}

Value Interpreter::list(const Expression& expression)
{
    List items{{}, expression.kind == Expression::Kind::Tuple};
    for (const ExpressionPtr& each : expression.parts) items.items.push_back(evaluate(*each));
    return Value::of(std::move(items));
}

Value Interpreter::mapping(const Expression& expression)
{
    Mapping items;
    for (std::size_t i = 0; i + 1 < expression.parts.size(); i += 2) {
        const Value key = evaluate(*expression.parts[i]);
        m_budget.spend(1 + items.items.size() / 8 + costOfFinding(items, key));
        items.set(key, evaluate(*expression.parts[i + 1]));
    }
    return Value::of(std::move(items));
}

Value Interpreter::compare(const Expression& expression)
{
    Value left = evaluate(*expression.parts.front());
    for (std::size_t i = 0; i < expression.operators.size(); ++i) {
        Value right = evaluate(*expression.parts[i + 1]);
        m_budget.spend(1);
        if (!holds(expression.operators[i], left, right, m_budget)) return Value::of(false);
        left = std::move(right);
    }
    return Value::of(true);
}

Arguments Interpreter::arguments(const Expression& expression, std::size_t from)
{
    Arguments given;
    for (std::size_t i = from; i < expression.parts.size(); ++i) given.values.push_back(evaluate(*expression.parts[i]));
    for (const auto& [name, value] : expression.named) given.named.emplace_back(name, evaluate(*value));
    return given;
}

Value Interpreter::call(const Expression& expression)
{
    const Value called = evaluate(*expression.parts.front());
    const Arguments given = arguments(expression, 1);
    m_line = expression.line;
    if (called.isUndefined()) throw Problem("“" + called.name() + "” is not there, so it cannot be called");
    if (!called.isFunction()) throw Problem(std::string(called.kind()) + " cannot be called");
    return called.function()(given);
}

Value Interpreter::filter(const Expression& expression, const Value& value)
{
    return filtered(expression.name, value, arguments(expression, 1), m_budget);
}

/// Filters in front of a block: the first of them has no value of its own.
Value Interpreter::filterBlock(const Expression& expression, const Value& text)
{
    const ExpressionPtr& before = expression.parts.front();
    return filter(expression, before == nullptr ? text : filterBlock(*before, text));
}

/// A function that runs a macro's body, or a call's, where it was written.
Value Interpreter::macro(const Statement& statement)
{
    return Value::of(Function([this, &statement, written = std::weak_ptr<Scope>(m_scope)](const Arguments& given) {
        const Deeper deeper(m_depth);
        const auto before = m_scope;
        const auto around = written.lock();
        auto scope = std::make_shared<Scope>(Scope{{}, around != nullptr ? around : m_globals});
        for (std::size_t i = 0; i < statement.parameters.size(); ++i) {
            const Parameter& parameter = statement.parameters[i];
            m_scope = scope;
            const Value* found = given.find(i, parameter.name);
            scope->values[parameter.name] =
                found != nullptr ? *found : evaluateOr(parameter.otherwise, Value::undefined(parameter.name));
        }
        if (const Value* caller = given.find(std::size_t(-1), "caller")) scope->values["caller"] = *caller;
        m_scope = scope;
        std::string text = captured(statement.body);
        m_scope = before;
        return Value::of(std::move(text));
    }));
}

}  // namespace core::chat
