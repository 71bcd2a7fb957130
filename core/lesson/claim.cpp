#include "core/lesson/claim.h"

#include "core/session/session_names.h"
#include "core/text/nearest_name.h"

#include <algorithm>
#include <charconv>

namespace core {
namespace {

using ValueKind = ClaimValue::Kind;

constexpr std::pair<std::string_view, ValueKind> functions[] = {
    {"weight", ValueKind::Weight},           {"entropy", ValueKind::Entropy}, {"top", ValueKind::Top},
    {"probability", ValueKind::Probability}, {"measure", ValueKind::Measure}, {"number", ValueKind::Entry},
};
constexpr std::pair<std::string_view, Claim::Comparison> comparisons[] = {
    {"<=", Claim::Comparison::AtMost}, {"≤", Claim::Comparison::AtMost},     {">=", Claim::Comparison::AtLeast},
    {"≥", Claim::Comparison::AtLeast}, {"!=", Claim::Comparison::Different}, {"≠", Claim::Comparison::Different},
    {"<", Claim::Comparison::Less},    {">", Claim::Comparison::More},       {"=", Claim::Comparison::Equal},
};
constexpr std::pair<std::string_view, Claim::Change> changes[] = {
    {"mask", Claim::Change::Mask},           {"text", Claim::Change::Text},
    {"heads", Claim::Change::Heads},         {"temperature", Claim::Change::Temperature},
    {"positions", Claim::Change::Positions},
};
constexpr std::string_view arrows[] = {"→", "->"};
constexpr std::size_t longestClaim = 1000;

/// Reads a claim from left to right; the first mistake is thrown to parseClaim().
class ClaimParser {
public:
    explicit ClaimParser(std::string_view text) : m_text(text) {}

    Claim parse()
    {
        requireShort();
        Claim claim;
        skipSpaces();
        const std::size_t from = m_at;
        if (word() == "only") {
            claim.only = named(changes, phrase("what may be changed"));
        } else {
            m_at = from;
            claim.left = value();
            claim.comparison = comparison();
            claim.right = value();
            requireAlike(claim, from);
        }
        requireEnd(phrase("the end of the claim"));
        return claim;
    }

    /// A number that is computed.
    ClaimValue parseComputed()
    {
        requireShort();
        skipSpaces();
        const std::size_t from = m_at;
        ClaimValue computed = value();
        if (computed.saysToken() || computed.kind == ValueKind::Number)
            fail(from, m_at - from,
                 Words(computed.kind == ValueKind::Number
                           ? "%1 cannot be understood: expected what the engine computes, such as weight(\"it\" → "
                             "\"cat\"), found a number"
                           : "%1 cannot be understood: expected what the engine computes, such as weight(\"it\" → "
                             "\"cat\"), found a token"));
        requireEnd(phrase("nothing behind it"));
        return computed;
    }

private:
    void requireShort() const
    {
        if (m_text.size() > longestClaim)
            fail(longestClaim, m_text.size() - longestClaim,
                 Words("%1 cannot be understood: expected at most 1000 bytes, found a longer claim"));
    }

    void requireEnd(const char* expected)
    {
        skipSpaces();
        if (m_at < m_text.size())
            fail(m_at, m_text.size() - m_at, Words("%1 cannot be understood: expected %2, found %3", expected, rest()));
    }

    /// @param said  with %1 for the place
    [[noreturn]] static void fail(std::size_t at, std::size_t length, Words said)
    {
        throw ClaimMistake{at, length, std::move(said)};
    }
    /// @param said  with %1 for the place and %2 for what was found
    [[noreturn]] void failHere(const Words& said) const
    {
        Words all = said;
        all.values.insert(all.values.begin(), m_at == m_text.size() ? Words("the end") : Words(rest()));
        fail(m_at, m_text.size() - m_at, std::move(all));
    }

    std::string rest() const { return std::string(m_text.substr(m_at, 40)); }

    void skipSpaces()
    {
        while (m_at < m_text.size() && (m_text[m_at] == ' ' || m_text[m_at] == '\t')) ++m_at;
    }

    bool take(std::string_view sign)
    {
        skipSpaces();
        if (!m_text.substr(m_at).starts_with(sign)) return false;
        m_at += sign.size();
        return true;
    }

    void require(std::string_view sign)
    {
        if (!take(sign)) failHere(Words("%1 cannot be understood: expected “%3”, found %2", std::string(sign)));
    }

    bool isAtArrow() const
    {
        return std::ranges::any_of(arrows, [&](auto arrow) { return m_text.substr(m_at).starts_with(arrow); });
    }

    /// Everything up to a space or a sign of the language.
    std::string_view word()
    {
        skipSpaces();
        const std::size_t from = m_at;
        constexpr std::string_view signs = " \t(),#\"<>=!";
        while (m_at < m_text.size() && signs.find(m_text[m_at]) == std::string_view::npos && !isAtArrow()
               && !isAtSign())
            ++m_at;
        return m_text.substr(from, m_at - from);
    }

    bool isAtSign() const
    {
        for (const std::string_view sign : {"≤", "≥", "≠"})
            if (m_text.substr(m_at).starts_with(sign)) return true;
        return false;
    }

    template<typename Value, std::size_t count>
    Value named(const std::pair<std::string_view, Value> (&names)[count], const char* what)
    {
        skipSpaces();
        const std::size_t from = m_at;
        const std::string_view found = word();
        std::string known;
        std::vector<std::string_view> all;
        for (const auto& [name, value] : names) {
            if (name == found) return value;
            known += (known.empty() ? "" : ", ") + std::string(name);
            all.push_back(name);
        }
        if (found.empty()) fail(from, 0, Words("%1 cannot be understood: expected %2: %3, found nothing", what, known));
        const std::string_view meant = nearestName(found, all);
        fail(from, found.size(),
             meant.empty() ? Words("%1 cannot be understood: expected %2: %3, found %4", what, known, found)
                           : Words("%1 cannot be understood: expected %2: %3, found %4. Did you mean %5?", what, known,
                                   found, meant));
    }

    Claim::Comparison comparison()
    {
        for (const auto& [sign, meaning] : comparisons)
            if (take(sign)) return meaning;
        failHere(Words("%1 cannot be understood: expected a comparison: < ≤ > ≥ = ≠, found %2"));
    }

    /// "0.95", as far as the word is one.
    static std::optional<ClaimValue> numberIn(std::string_view found)
    {
        ClaimValue value;
        std::string ascii(found);
        if (ascii.starts_with("−")) ascii.replace(0, std::string_view("−").size(), "-");
        const auto [end, error] = std::from_chars(ascii.data(), ascii.data() + ascii.size(), value.number);
        if (error != std::errc() || end != ascii.data() + ascii.size()) return std::nullopt;
        // How far a number is said is read off its decimals.
        if (ascii.find_first_of("eE") != std::string::npos || !(value.number > -1e30 && value.number < 1e30))
            return std::nullopt;
        const std::size_t point = ascii.find('.');
        value.decimals = point == std::string::npos ? 0 : static_cast<int>(ascii.size() - point - 1);
        return value;
    }

    ClaimValue value()
    {
        skipSpaces();
        const std::size_t from = m_at;
        if (m_text.substr(m_at).starts_with("\"")) return {.kind = ValueKind::Token, .query = token()};
        const std::string_view found = word();
        if (take("(")) return called(from);
        if (found == "answer") return {.kind = ValueKind::Answer};
        if (const auto number = numberIn(found)) return *number;
        m_at = from;
        return {.kind = ValueKind::Token, .query = token()};
    }

    /// Reads the arguments of a function.
    ClaimValue called(std::size_t from)
    {
        const std::size_t inside = m_at;
        m_at = from;
        ClaimValue value{.kind = named(functions, phrase("one of"))};
        m_at = inside;
        if (value.kind == ValueKind::Entry) return entry(value);
        if (value.kind == ValueKind::Measure)
            value.measure = measure();
        else
            value.query = token();
        if (value.kind == ValueKind::Weight) {
            skipSpaces();
            if (!take(arrows[0])) require(arrows[1]);
            value.key = token();
            value.every_key = !m_numbered;
        }
        if (take(",")) value.head = head();
        require(")");
        return value;
    }

    Measure measure() { return spelled(measures, phrase("the name of a measure, such as entropy or previous")); }

    /// Reads the arguments of a table's number, behind "(".
    ClaimValue entry(ClaimValue value)
    {
        value.stage = spelled(stageNames, phrase("the name of a table, such as q, scores or weights"));
        require(",");
        value.query = token();
        skipSpaces();
        if (take(arrows[0]) || take(arrows[1])) {
            value.key = token();
        } else {
            require(",");
            skipSpaces();
            value.dimension = positive(phrase("a column, from 1, or “→” and a key")) - 1;
        }
        if (take(",")) value.head = head();
        require(")");
        return value;
    }

    /// One of the names that files have for something.
    template<typename Value, std::size_t count>
    Value spelled(const std::pair<Value, const char*> (&names)[count], const char* what)
    {
        skipSpaces();
        const std::size_t from = m_at;
        const std::string_view found = word();
        std::vector<std::string_view> known;
        known.reserve(count);
        for (const auto& [each, name] : names) {
            if (found == name) return each;
            known.emplace_back(name);
        }
        const std::string_view meant = nearestName(found, known);
        fail(from, found.size(),
             meant.empty()
                 ? Words("%1 cannot be understood: expected %2, found %3", what, found)
                 : Words("%1 cannot be understood: expected %2, found %3. Did you mean %4?", what, found, meant));
    }

    Index positive(const char* what)
    {
        Index number = 0;
        const char* begin = m_text.data() + m_at;
        const auto [end, error] = std::from_chars(begin, m_text.data() + m_text.size(), number);
        if (error != std::errc() || number < 1 || number > mostNth)
            failHere(Words("%1 cannot be understood: expected %3, found %2", what));
        m_at += static_cast<std::size_t>(end - begin);
        return number;
    }

    /// "2.3"
    std::pair<Index, Index> head()
    {
        skipSpaces();
        const Index layer = positive(phrase("a layer and a head, such as 2.3"));
        require(".");
        return {layer - 1, positive(phrase("the head's number, from 1")) - 1};
    }

    NamedToken token()
    {
        skipSpaces();
        NamedToken named;
        if (take("\"")) {
            const std::size_t end = m_text.find('"', m_at);
            if (end == std::string_view::npos)
                fail(m_text.size(), 0, Words("%1 cannot be understood: expected “\"” after the token, found the end"));
            named.text = m_text.substr(m_at, end - m_at);
            m_at = end + 1;
        } else {
            named.text = word();
        }
        if (named.text.empty()) failHere(Words("%1 cannot be understood: expected a token, such as \"it\", found %2"));
        m_numbered = m_text.substr(m_at).starts_with("#");
        if (m_numbered) {
            ++m_at;
            named.occurrence = positive(phrase("which of these tokens, such as #2"));
        }
        return named;
    }

    /// A number and a token are never alike.
    static void requireAlike(const Claim& claim, std::size_t from)
    {
        if (claim.left.saysToken() != claim.right.saysToken())
            fail(from, 0,
                 Words(claim.left.saysToken()
                           ? "%1 cannot be understood: expected a token on the right, found a number"
                           : "%1 cannot be understood: expected a number on the right, found a token"));
        const bool ordered =
            claim.comparison != Claim::Comparison::Equal && claim.comparison != Claim::Comparison::Different;
        if (claim.left.saysToken() && ordered)
            fail(from, 0, Words("%1 cannot be understood: expected = or ≠ between two tokens, found an order"));
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    bool m_numbered = false;  ///< the last token said which of several it is
};

}  // namespace

ParsedClaim parseClaim(std::string_view text)
{
    try {
        return {ClaimParser(text).parse(), std::nullopt};
    } catch (ClaimMistake& mistake) {
        return {std::nullopt, std::move(mistake)};
    }
}

ParsedClaimValue parseComputed(std::string_view text)
{
    try {
        return {ClaimParser(text).parseComputed(), std::nullopt};
    } catch (ClaimMistake& mistake) {
        return {std::nullopt, std::move(mistake)};
    }
}

}  // namespace core
