#include "core/attention/mask/mask_recipe.h"

#include "core/text/nearest_name.h"
#include "core/text/unicode.h"

#include <algorithm>
#include <charconv>

namespace core {

namespace {

using RecipeForm = RecipeNode::Form;

constexpr int most_levels = 64;
constexpr int most_rules = 1000;

/// The arguments that a rule takes in parentheses.
struct Signature {
    RuleKind kind;
    std::size_t fewest;
    std::size_t most;
    Index smallest;  ///< the smallest value of each number
};

constexpr std::size_t any_number = static_cast<std::size_t>(-1);

constexpr Signature signatures[] = {
    {RuleKind::Full, 0, 0, 0},    {RuleKind::Causal, 0, 0, 0},    {RuleKind::Padding, 0, 0, 0},
    {RuleKind::Window, 2, 2, 0},  {RuleKind::Prefix, 1, 1, 0},    {RuleKind::Segment, 1, any_number, 1},
    {RuleKind::Dilated, 1, 1, 1}, {RuleKind::Chunk, 1, 1, 1},     {RuleKind::Global, 1, any_number, 1},
    {RuleKind::Painted, 0, 0, 0}, {RuleKind::Uncovered, 0, 0, 0}, {RuleKind::Model, 0, 0, 0},

};

std::string knownNames()
{
    std::string names;
    for (const Signature& signature : signatures) {
        if (!names.empty()) names += ", ";
        names += ruleName(signature.kind);
    }
    return names;
}

bool isDigit(char c) { return c >= '0' && c <= '9'; }

bool isWordCharacter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || isDigit(c); }

bool isSpace(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

/// Recursive descent; throws the MaskMistake it meets.
class Parser {
public:
    explicit Parser(std::string_view text) : m_text(text) {}

    RecipeNode parse()
    {
        RecipeNode recipe = parseOr();
        if (m_at < m_text.size())
            fail(Words("the mask recipe, character %1 cannot be understood: expected “&”, “|” or the end, found %2"));
        return recipe;
    }

private:
    RecipeNode parseOr()
    {
        std::vector<RecipeNode> parts{parseAnd()};
        while (accept('|')) parts.push_back(parseAnd());
        return chain(RecipeForm::Or, std::move(parts));
    }

    RecipeNode parseAnd()
    {
        std::vector<RecipeNode> parts{parseUnary()};
        while (accept('&')) parts.push_back(parseUnary());
        return chain(RecipeForm::And, std::move(parts));
    }

    RecipeNode parseUnary()
    {
        skipSpaces();
        const bool negation = next() == '!';
        if (!negation && next() != '(') return parseRule();
        if (++m_levels > most_levels)
            fail(Words("the mask recipe, character %1 cannot be understood: expected at most %3 levels of “(” and “!”, "
                       "found %2",
                       std::to_string(most_levels)));
        ++m_at;
        RecipeNode inner = negation ? RecipeNode{.form = RecipeForm::Not, .parts = {parseUnary()}} : parseOr();
        if (!negation && !accept(')'))
            fail(Words("the mask recipe, character %1 cannot be understood: expected “&”, “|” or “)”, found %2"));
        --m_levels;
        return inner;
    }

    RecipeNode parseRule()
    {
        const std::size_t start = m_at;
        const std::string_view name = wordHere();
        if (name.empty() || isDigit(name.front()))
            fail(Words("the mask recipe, character %1 cannot be understood: expected a rule, found %2"));
        const auto* signature =
            std::ranges::find(signatures, name, [](const Signature& s) { return ruleName(s.kind); });
        if (signature == std::end(signatures)) failUnknown(name);
        if (++m_rules > most_rules)
            fail(Words("the mask recipe, character %1 cannot be understood: expected at most %3 rules, found %2",
                       std::to_string(most_rules)));
        m_at = start + name.size();
        return {.kind = signature->kind, .arguments = parseArguments(*signature)};
    }

    std::vector<Index> parseArguments(const Signature& signature)
    {
        std::vector<Index> numbers;
        skipSpaces();
        if (signature.most == 0) {
            if (next() == '(')
                fail(
                    Words("the mask recipe, character %1 cannot be understood: expected %3 without arguments, found %2",
                          std::string(ruleName(signature.kind))));
            return numbers;
        }
        if (!accept('(')) fail(Words("the mask recipe, character %1 cannot be understood: expected “(”, found %2"));
        do numbers.push_back(parseNumber(signature.smallest));
        while (numbers.size() < signature.most && accept(','));
        if (numbers.size() < signature.fewest)
            fail(Words("the mask recipe, character %1 cannot be understood: expected “,” and a second number, as in "
                       "window(3, 0), found %2"));
        if (!accept(')'))
            fail(Words(signature.most == any_number
                           ? "the mask recipe, character %1 cannot be understood: expected “,” or “)”, found %2"
                           : "the mask recipe, character %1 cannot be understood: expected “)”, found %2"));
        return countsTokens(signature.kind) ? ascendingOnce(std::move(numbers)) : numbers;
    }

    Index parseNumber(Index smallest)
    {
        skipSpaces();
        const std::string_view word = wordHere();
        if (word.empty() || !std::ranges::all_of(word, isDigit))
            fail(Words("the mask recipe, character %1 cannot be understood: expected a number, found %2"));
        Index number = 0;
        const auto result = std::from_chars(word.data(), word.data() + word.size(), number);
        if (result.ec != std::errc{} || number > Painting::largest_token)
            fail(Words("the mask recipe, character %1 cannot be understood: expected at most %3, found %2",
                       std::to_string(Painting::largest_token)));
        if (number < smallest)
            fail(Words("the mask recipe, character %1 cannot be understood: expected at least %3, found %2",
                       std::to_string(smallest)));
        m_at += word.size();
        return number;
    }

    bool accept(char c)
    {
        skipSpaces();
        if (next() != c || m_at == m_text.size()) return false;
        ++m_at;
        return true;
    }

    void skipSpaces()
    {
        while (m_at < m_text.size() && isSpace(m_text[m_at])) ++m_at;
    }

    char next() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }

    std::string_view wordHere() const
    {
        const std::string_view rest = m_text.substr(m_at);
        const auto end = std::ranges::find_if_not(rest, isWordCharacter);
        return rest.substr(0, end - rest.begin());
    }

    [[noreturn]] void failUnknown(std::string_view name) const
    {
        std::vector<std::string_view> names;
        for (const Signature& signature : signatures) names.push_back(ruleName(signature.kind));
        const std::string_view meant = nearestName(name, names);
        throw MaskMistake{m_at, name.size(),
                          meant.empty() ? Words("unknown rule: %1. The known ones are %2.", quoted(name), knownNames())
                                        : Words("unknown rule %1. Did you mean %2?", quoted(name), meant),
                          true};
    }

    /// Shortens a text to what an error message can quote.
    static std::string quoted(std::string_view words)
    {
        constexpr std::size_t longest_quotation = 40;
        const std::string_view rest = words.size() > longest_quotation ? "…" : "";
        return "“" + readable(words.substr(0, longest_quotation)) + std::string(rest) + "”";
    }

    /// All that stands before the first mistake is ASCII, so bytes are characters there.
    /// @param said  with %1 for the character, from 1, and %2 for what was found
    [[noreturn]] void fail(const Words& said) const
    {
        const std::string place = std::to_string(m_at + 1);
        if (m_at == m_text.size()) throw MaskMistake{m_at, 0, said.about({place, Words("the end of the text")})};
        std::size_t length = wordHere().size();
        if (length == 0) {
            std::size_t behind = m_at;
            codePointAt(m_text, behind);
            length = behind - m_at;
        }
        throw MaskMistake{m_at, length, said.about({place, quoted(m_text.substr(m_at, length))})};
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    int m_levels = 0;
    int m_rules = 0;
};

std::vector<Index> fromZero(std::vector<Index> tokens)
{
    for (Index& token : tokens) --token;
    return tokens;
}

Mask bound(const RecipeNode& rule, const MaskContext& context)
{
    const std::vector<Index>& arguments = rule.arguments;
    switch (rule.kind) {
    case RuleKind::Causal: return Mask::causal(context.causal_offset);
    case RuleKind::Padding: return Mask::padding(context.real_keys);
    case RuleKind::Window: return Mask::window(arguments[0], arguments[1]);
    case RuleKind::Prefix: return Mask::prefix(arguments[0]);
    case RuleKind::Segment: return Mask::segments(fromZero(arguments));
    case RuleKind::Dilated: return Mask::dilated(arguments[0]);
    case RuleKind::Chunk: return Mask::chunk(arguments[0]);
    case RuleKind::Global: return Mask::global(fromZero(arguments));
    case RuleKind::Painted: return Mask::painted(context.painting);
    case RuleKind::Uncovered: return Mask::uncovered(context.painting);
    case RuleKind::Model: return context.model;
    case RuleKind::Full:
    case RuleKind::Given:
    case RuleKind::Highest:
    case RuleKind::Added: return Mask::full();
    }
    return Mask::full();
}

Mask boundTree(const RecipeNode& node, const MaskContext& context)
{
    if (node.form == RecipeForm::Rule) return bound(node, context);
    Mask mask = boundTree(node.parts.front(), context);
    if (node.form == RecipeForm::Not) return !mask;
    for (std::size_t part = 1; part < node.parts.size(); ++part) {
        const Mask next = boundTree(node.parts[part], context);
        mask = node.form == RecipeForm::And ? mask & next : mask | next;
    }
    return mask;
}

}  // namespace

std::optional<MaskMistake> mistakeIn(std::string_view text)
{
    try {
        Parser(text).parse();
        return std::nullopt;
    } catch (const MaskMistake& mistake) {
        return mistake;
    }
}

Error errorOf(const MaskMistake& mistake)
{
    return {mistake.unknown_rule ? Code::Unknown : Code::Malformed, "", mistake.said};
}

MaskRecipe::MaskRecipe(RecipeNode root) : m_root(std::move(root)) {}

MaskRecipe MaskRecipe::parse(std::string_view text)
{
    try {
        return MaskRecipe(Parser(text).parse());
    } catch (const MaskMistake& mistake) {
        throw errorOf(mistake);
    }
}

Mask MaskRecipe::bind(const MaskContext& context) const { return boundTree(m_root, context); }

MaskRecipe MaskRecipe::with(RuleKind kind, std::vector<Index> arguments) const
{
    const RecipeNode rule{.kind = kind, .arguments = std::move(arguments)};
    // Parsing the result checks the arguments and the limits, like those of a typed recipe.
    return parse(recipeText(withRule(m_root, rule)));
}

MaskRecipe MaskRecipe::without(RuleKind kind) const
{
    return MaskRecipe(withoutRules(m_root, kind).value_or(RecipeNode{}));
}

}  // namespace core
