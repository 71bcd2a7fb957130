#include "core/text/chat/chat_expressions.h"

#include <algorithm>
#include <charconv>

namespace core::chat {

using ExpressionKind = Expression::Kind;

ExpressionReader::Depth::Depth(ExpressionReader& reader) : m_reader(reader)
{
    constexpr int deepest = 100;
    if (++m_reader.m_depth > deepest)
        m_reader.fail(Words("line %1 of the chat template cannot be understood: expected a template that is not nested "
                            "so deeply, found %2"));
}

const Lexeme& ExpressionReader::take()
{
    const Lexeme& taken = m_lexemes[m_at];
    if (taken.kind != Lexeme::Kind::End) ++m_at;
    return taken;
}

void ExpressionReader::fail(const Words& said) const
{
    const Lexeme& at = now();
    Words found = at.text.substr(0, 60);
    switch (at.kind) {
    case Lexeme::Kind::Text: found = Words("text"); break;
    case Lexeme::Kind::PrintBegin: found = "{{"; break;
    case Lexeme::Kind::PrintEnd: found = "}}"; break;
    case Lexeme::Kind::TagBegin: found = "{%"; break;
    case Lexeme::Kind::TagEnd: found = "%}"; break;
    case Lexeme::Kind::End: found = Words("the template's end"); break;
    default: break;
    }
    throw SourceProblem{said.about({std::to_string(at.line), found})};
}

void ExpressionReader::require(Lexeme::Kind kind, const char* written)
{
    if (now().kind != kind)
        fail(Words("line %1 of the chat template cannot be understood: expected %3, found %2", written));
    take();
}

void ExpressionReader::requireName(std::string_view name)
{
    if (!takeName(name))
        fail(Words("line %1 of the chat template cannot be understood: expected %3, found %2", std::string(name)));
}

void ExpressionReader::requireOperator(std::string_view written)
{
    if (!takeOperator(written))
        fail(Words("line %1 of the chat template cannot be understood: expected %3, found %2", std::string(written)));
}

bool ExpressionReader::takeName(std::string_view name)
{
    if (!now().isName(name)) return false;
    take();
    return true;
}

bool ExpressionReader::takeOperator(std::string_view written)
{
    if (!now().isOperator(written)) return false;
    take();
    return true;
}

std::string ExpressionReader::takeAnyName()
{
    if (now().kind != Lexeme::Kind::Name)
        fail(Words("line %1 of the chat template cannot be understood: expected a name, found %2"));
    return take().text;
}

std::unique_ptr<Expression> ExpressionReader::made(ExpressionKind kind) const
{
    auto expression = std::make_unique<Expression>();
    expression->kind = kind;
    expression->line = now().line;
    return expression;
}

void ExpressionReader::add(Expression& to, ExpressionPtr part) const
{
    constexpr int highest = 300;
    if (part != nullptr) to.height = std::max(to.height, part->height + 1);
    if (to.height > highest)
        fail(Words(
            "line %1 of the chat template cannot be understood: expected an expression of fewer parts, found %2"));
    to.parts.push_back(std::move(part));
}

ExpressionPtr ExpressionReader::pair(ExpressionKind kind, std::string name, ExpressionPtr left,
                                     ExpressionPtr right) const
{
    auto expression = made(kind);
    expression->name = std::move(name);
    add(*expression, std::move(left));
    add(*expression, std::move(right));
    return expression;
}

ExpressionPtr ExpressionReader::tuple()
{
    ExpressionPtr first = condition();
    if (!now().isOperator(",")) return first;
    auto several = made(ExpressionKind::Tuple);
    add(*several, std::move(first));
    while (takeOperator(",")) {
        if (now().kind == Lexeme::Kind::TagEnd || now().kind == Lexeme::Kind::PrintEnd || now().isOperator(")")) break;
        add(*several, condition());
    }
    return several;
}

ExpressionPtr ExpressionReader::condition()
{
    const Depth deeper(*this);
    ExpressionPtr value = either();
    while (takeName("if")) {
        auto choice = made(ExpressionKind::Choice);
        add(*choice, either());
        add(*choice, std::move(value));
        add(*choice, takeName("else") ? condition() : nullptr);
        value = std::move(choice);
    }
    return value;
}

ExpressionPtr ExpressionReader::iterated()
{
    ExpressionPtr first = either();
    if (!now().isOperator(",")) return first;
    auto several = made(ExpressionKind::Tuple);
    add(*several, std::move(first));
    while (takeOperator(",")) add(*several, either());
    return several;
}

ExpressionPtr ExpressionReader::targets()
{
    const auto one = [this]() -> ExpressionPtr {
        const bool bracket = takeOperator("(");
        if (bracket) {
            ExpressionPtr inside = targets();
            requireOperator(")");
            return inside;
        }
        auto name = made(ExpressionKind::Name);
        name->name = takeAnyName();
        if (!takeOperator(".")) return name;
        auto attribute = made(ExpressionKind::Attribute);
        attribute->name = takeAnyName();
        add(*attribute, std::move(name));
        return attribute;
    };
    const Depth deeper(*this);
    ExpressionPtr first = one();
    if (!now().isOperator(",")) return first;
    auto several = made(ExpressionKind::Tuple);
    add(*several, std::move(first));
    while (takeOperator(",") && !now().isName("in") && !now().isOperator("=")) add(*several, one());
    return several;
}

ExpressionPtr ExpressionReader::either()
{
    ExpressionPtr left = both();
    while (takeName("or")) left = pair(ExpressionKind::Or, {}, std::move(left), both());
    return left;
}

ExpressionPtr ExpressionReader::both()
{
    ExpressionPtr left = negated();
    while (takeName("and")) left = pair(ExpressionKind::And, {}, std::move(left), negated());
    return left;
}

ExpressionPtr ExpressionReader::negated()
{
    const Depth deeper(*this);
    if (!takeName("not")) return comparison();
    auto expression = made(ExpressionKind::Not);
    add(*expression, negated());
    return expression;
}

std::string ExpressionReader::comparisonHere() const
{
    constexpr std::string_view operators[] = {"==", "!=", "<", "<=", ">", ">="};
    const Lexeme& at = now();
    if (at.kind == Lexeme::Kind::Operator && std::ranges::find(operators, at.text) != std::end(operators))
        return at.text;
    if (at.isName("in")) return "in";
    if (at.isName("not") && m_lexemes[m_at + 1].isName("in")) return "not in";
    return {};
}

ExpressionPtr ExpressionReader::comparison()
{
    ExpressionPtr first = sum();
    std::string written = comparisonHere();
    if (written.empty()) return first;
    auto expression = made(ExpressionKind::Comparison);
    add(*expression, std::move(first));
    for (; !written.empty(); written = comparisonHere()) {
        take();
        if (written == "not in") take();
        expression->operators.push_back(written);
        add(*expression, sum());
    }
    return expression;
}

ExpressionPtr ExpressionReader::arithmetic(std::initializer_list<std::string_view> operators, Read part)
{
    ExpressionPtr left = (this->*part)();
    while (now().kind == Lexeme::Kind::Operator && std::ranges::find(operators, now().text) != operators.end()) {
        const std::string written = take().text;
        left = pair(ExpressionKind::Arithmetic, written, std::move(left), (this->*part)());
    }
    return left;
}

ExpressionPtr ExpressionReader::sum() { return arithmetic({"+", "-"}, &ExpressionReader::joined); }

ExpressionPtr ExpressionReader::joined() { return arithmetic({"~"}, &ExpressionReader::product); }

ExpressionPtr ExpressionReader::product() { return arithmetic({"*", "/", "//", "%"}, &ExpressionReader::power); }

ExpressionPtr ExpressionReader::power() { return arithmetic({"**"}, &ExpressionReader::withSign); }

ExpressionPtr ExpressionReader::withSign() { return signedValue(true); }

/// @param filtered  filters behind the value are its; behind a sign they are the whole's
ExpressionPtr ExpressionReader::signedValue(bool filtered)
{
    const Depth deeper(*this);
    ExpressionPtr value;
    if (now().isOperator("-") || now().isOperator("+")) {
        auto expression = made(take().text == "-" ? ExpressionKind::Minus : ExpressionKind::Plus);
        add(*expression, signedValue(false));
        value = std::move(expression);
    } else {
        value = behind(primary());
    }
    return filtered ? filteredBehind(std::move(value)) : std::move(value);
}

ExpressionPtr ExpressionReader::namedValue()
{
    const std::string name = now().text;
    constexpr std::string_view words[] = {"true", "True", "false", "False", "none", "None"};
    const auto* word = std::ranges::find(words, name);
    auto expression = made(word == std::end(words) ? ExpressionKind::Name : ExpressionKind::Literal);
    take();
    if (word == std::end(words))
        expression->name = name;
    else
        expression->value = word < words + 2 ? Value::of(true) : word < words + 4 ? Value::of(false) : Value::none();
    return expression;
}

ExpressionPtr ExpressionReader::primary()
{
    const Lexeme& at = now();
    switch (at.kind) {
    case Lexeme::Kind::Name: return namedValue();
    case Lexeme::Kind::Quoted: {
        auto expression = made(ExpressionKind::Literal);
        std::string text;
        while (now().kind == Lexeme::Kind::Quoted) text += take().text;
        expression->value = Value::of(std::move(text));
        return expression;
    }
    case Lexeme::Kind::Whole: {
        auto expression = made(ExpressionKind::Literal);
        std::int64_t number = 0;
        const std::string digits = at.text;
        if (std::from_chars(digits.data(), digits.data() + digits.size(), number).ec != std::errc())
            fail(Words("line %1 of the chat template cannot be understood: expected a number below "
                       "9223372036854775808, found %2"));
        take();
        expression->value = Value::of(number);
        return expression;
    }
    case Lexeme::Kind::Fraction: {
        auto expression = made(ExpressionKind::Literal);
        double number = 0;
        const std::string digits = take().text;
        std::from_chars(digits.data(), digits.data() + digits.size(), number);
        expression->value = Value::of(number);
        return expression;
    }
    default: break;
    }
    if (at.isOperator("(")) return bracketed();
    if (at.isOperator("[")) return listOf();
    if (at.isOperator("{")) return mappingOf();
    fail(Words("line %1 of the chat template cannot be understood: expected a value, found %2"));
}

ExpressionPtr ExpressionReader::bracketed()
{
    take();
    if (takeOperator(")")) return made(ExpressionKind::Tuple);
    ExpressionPtr inside = tuple();
    requireOperator(")");
    return inside;
}

ExpressionPtr ExpressionReader::listOf()
{
    auto list = made(ExpressionKind::List);
    take();
    while (!takeOperator("]")) {
        if (!list->parts.empty()) requireOperator(",");
        if (takeOperator("]")) break;
        add(*list, condition());
    }
    return list;
}

ExpressionPtr ExpressionReader::mappingOf()
{
    auto mapping = made(ExpressionKind::Mapping);
    take();
    while (!takeOperator("}")) {
        if (!mapping->parts.empty()) requireOperator(",");
        if (takeOperator("}")) break;
        add(*mapping, condition());
        requireOperator(":");
        add(*mapping, condition());
    }
    return mapping;
}

ExpressionPtr ExpressionReader::behind(ExpressionPtr value)
{
    while (true) {
        if (takeOperator(".")) {
            const bool number = now().kind == Lexeme::Kind::Whole;
            auto attribute = made(number ? ExpressionKind::Item : ExpressionKind::Attribute);
            add(*attribute, std::move(value));
            if (number)
                add(*attribute, primary());
            else
                attribute->name = takeAnyName();
            value = std::move(attribute);
        } else if (now().isOperator("[")) {
            value = item(std::move(value));
        } else if (now().isOperator("(")) {
            auto call = made(ExpressionKind::Call);
            add(*call, std::move(value));
            takeArguments(*call);
            value = std::move(call);
        } else {
            return value;
        }
    }
}

ExpressionPtr ExpressionReader::filteredBehind(ExpressionPtr value)
{
    while (true) {
        if (now().isOperator("|")) {
            take();
            value = filter(std::move(value));
        } else if (now().isName("is")) {
            take();
            value = test(std::move(value));
        } else if (now().isOperator("(")) {
            auto call = made(ExpressionKind::Call);
            add(*call, std::move(value));
            takeArguments(*call);
            value = std::move(call);
        } else {
            return value;
        }
    }
}

ExpressionPtr ExpressionReader::item(ExpressionPtr value)
{
    auto expression = made(ExpressionKind::Item);
    take();  // [
    add(*expression, std::move(value));
    const auto bound = [this]() -> ExpressionPtr {
        return now().isOperator(":") || now().isOperator("]") ? nullptr : condition();
    };
    add(*expression, bound());
    if (now().isOperator(":")) {
        expression->kind = ExpressionKind::Slice;
        take();
        add(*expression, bound());
        add(*expression, takeOperator(":") ? bound() : nullptr);
    } else if (expression->parts.back() == nullptr) {
        fail(Words("line %1 of the chat template cannot be understood: expected what is looked up, found %2"));
    }
    requireOperator("]");
    return expression;
}

void ExpressionReader::takeArguments(Expression& call)
{
    requireOperator("(");
    bool first = true;
    while (!takeOperator(")")) {
        if (!first) requireOperator(",");
        first = false;
        if (takeOperator(")")) return;
        if (now().isOperator("*") || now().isOperator("**"))
            fail(Words("line %1 of the chat template cannot be understood: expected an argument of its own, found %2"));
        const bool named = now().kind == Lexeme::Kind::Name && m_lexemes[m_at + 1].isOperator("=");
        if (named) {
            const std::string name = take().text;
            take();
            ExpressionPtr value = condition();
            call.height = std::max(call.height, value->height + 1);
            call.named.emplace_back(name, std::move(value));
        } else {
            if (!call.named.empty())
                fail(Words(
                    "line %1 of the chat template cannot be understood: expected an argument with its name, found %2"));
            add(call, condition());
        }
    }
}

ExpressionPtr ExpressionReader::filters(ExpressionPtr value, bool first)
{
    if (first) value = filter(std::move(value));
    while (takeOperator("|")) value = filter(std::move(value));
    return value;
}

ExpressionPtr ExpressionReader::filter(ExpressionPtr value)
{
    auto expression = made(ExpressionKind::Filter);
    expression->name = takeAnyName();
    add(*expression, std::move(value));
    if (now().isOperator("(")) takeArguments(*expression);
    return expression;
}

ExpressionPtr ExpressionReader::test(ExpressionPtr value)
{
    const bool negative = takeName("not");
    auto expression = made(ExpressionKind::Test);
    expression->name = takeAnyName();
    add(*expression, std::move(value));
    constexpr std::string_view words[] = {"else", "or", "and", "is", "if", "not", "in"};
    const Lexeme& at = now();
    const bool begins = at.kind == Lexeme::Kind::Quoted || at.kind == Lexeme::Kind::Whole
                        || at.kind == Lexeme::Kind::Fraction || at.isOperator("[") || at.isOperator("{")
                        || (at.kind == Lexeme::Kind::Name && std::ranges::find(words, at.text) == std::end(words));
    if (at.isOperator("("))
        takeArguments(*expression);
    else if (begins)
        add(*expression, behind(primary()));
    if (!negative) return expression;
    auto not_ = made(ExpressionKind::Not);
    add(*not_, std::move(expression));
    return not_;
}

}  // namespace core::chat
