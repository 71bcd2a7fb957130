#include "ui/plot/text/math_text.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace {

struct MathName {
    const char* name;
    char16_t character;
};

constexpr MathName mathNames[] = {
    {"alpha", u'α'}, {"beta", u'β'},    {"gamma", u'γ'},      {"delta", u'δ'}, {"varepsilon", u'ε'}, {"epsilon", u'ε'},
    {"zeta", u'ζ'},  {"eta", u'η'},     {"theta", u'θ'},      {"iota", u'ι'},  {"kappa", u'κ'},      {"lambda", u'λ'},
    {"mu", u'μ'},    {"nu", u'ν'},      {"xi", u'ξ'},         {"pi", u'π'},    {"rho", u'ρ'},        {"sigma", u'σ'},
    {"tau", u'τ'},   {"upsilon", u'υ'}, {"varphi", u'φ'},     {"phi", u'φ'},   {"chi", u'χ'},        {"psi", u'ψ'},
    {"omega", u'ω'}, {"Gamma", u'Γ'},   {"Delta", u'Δ'},      {"Theta", u'Θ'}, {"Lambda", u'Λ'},     {"Xi", u'Ξ'},
    {"Pi", u'Π'},    {"Sigma", u'Σ'},   {"Phi", u'Φ'},        {"Psi", u'Ψ'},   {"Omega", u'Ω'},      {"cdot", u'·'},
    {"times", u'×'}, {"pm", u'±'},      {"leq", u'≤'},        {"le", u'≤'},    {"geq", u'≥'},        {"ge", u'≥'},
    {"neq", u'≠'},   {"approx", u'≈'},  {"rightarrow", u'→'}, {"to", u'→'},    {"leftarrow", u'←'},  {"infty", u'∞'},
    {"sum", u'∑'},   {"prod", u'∏'},    {"partial", u'∂'},    {"nabla", u'∇'}, {"in", u'∈'},         {"ell", u'ℓ'},
    {"odot", u'⊙'},  {"sqrt", u'√'}};

struct Raised {
    char16_t plain;
    char16_t above;  ///< 0: there is none
    char16_t below;
};

constexpr Raised raised[] = {
    {u'0', u'⁰', u'₀'}, {u'1', u'¹', u'₁'}, {u'2', u'²', u'₂'}, {u'3', u'³', u'₃'}, {u'4', u'⁴', u'₄'},
    {u'5', u'⁵', u'₅'}, {u'6', u'⁶', u'₆'}, {u'7', u'⁷', u'₇'}, {u'8', u'⁸', u'₈'}, {u'9', u'⁹', u'₉'},
    {u'+', u'⁺', u'₊'}, {u'-', u'⁻', u'₋'}, {u'=', u'⁼', u'₌'}, {u'(', u'⁽', u'₍'}, {u')', u'⁾', u'₎'},
    {u'a', u'ᵃ', u'ₐ'}, {u'b', u'ᵇ', 0},    {u'c', u'ᶜ', 0},    {u'd', u'ᵈ', 0},    {u'e', u'ᵉ', u'ₑ'},
    {u'f', u'ᶠ', 0},    {u'g', u'ᵍ', 0},    {u'h', u'ʰ', u'ₕ'}, {u'i', u'ⁱ', u'ᵢ'}, {u'j', u'ʲ', u'ⱼ'},
    {u'k', u'ᵏ', u'ₖ'}, {u'l', u'ˡ', u'ₗ'}, {u'm', u'ᵐ', u'ₘ'}, {u'n', u'ⁿ', u'ₙ'}, {u'o', u'ᵒ', u'ₒ'},
    {u'p', u'ᵖ', u'ₚ'}, {u'r', u'ʳ', u'ᵣ'}, {u's', u'ˢ', u'ₛ'}, {u't', u'ᵗ', u'ₜ'}, {u'u', u'ᵘ', u'ᵤ'},
    {u'v', u'ᵛ', u'ᵥ'}, {u'w', u'ʷ', 0},    {u'x', u'ˣ', u'ₓ'}, {u'y', u'ʸ', 0},    {u'z', u'ᶻ', 0},
    {u'A', u'ᴬ', 0},    {u'B', u'ᴮ', 0},    {u'D', u'ᴰ', 0},    {u'E', u'ᴱ', 0},    {u'G', u'ᴳ', 0},
    {u'H', u'ᴴ', 0},    {u'I', u'ᴵ', 0},    {u'J', u'ᴶ', 0},    {u'K', u'ᴷ', 0},    {u'L', u'ᴸ', 0},
    {u'M', u'ᴹ', 0},    {u'N', u'ᴺ', 0},    {u'O', u'ᴼ', 0},    {u'P', u'ᴾ', 0},    {u'R', u'ᴿ', 0},
    {u'T', u'ᵀ', 0},    {u'U', u'ᵁ', 0},    {u'V', u'ⱽ', 0},    {u'W', u'ᵂ', 0},    {u'β', u'ᵝ', u'ᵦ'},
    {u'γ', u'ᵞ', u'ᵧ'}, {u'ρ', 0, u'ᵨ'},    {u'φ', u'ᵠ', u'ᵩ'}, {u'χ', u'ᵡ', u'ᵪ'}};

/// What stands between two dollars, as plain characters.
class MathText {
public:
    explicit MathText(const QString& text) : m_text(text) {}

    /// Nothing where a part has no plain characters.
    std::optional<QString> plain()
    {
        QString said;
        while (m_at < m_text.size()) {
            const QChar c = m_text[m_at];
            if (c == u'_' || c == u'^') {
                ++m_at;
                const std::optional<QString> group = part();
                if (!group || !append(said, *group, c == u'^')) return {};
            } else {
                const std::optional<QString> one = part();
                if (!one) return {};
                said += *one;
            }
        }
        return said;
    }

private:
    /// A letter, a command or a group.
    std::optional<QString> part()
    {
        if (m_at >= m_text.size()) return {};
        const QChar c = m_text[m_at++];
        if (c == u'\\') return command();
        if (c == u'}') return {};
        if (c != u'{') return QString(c == u'-' ? QChar(u'−') : c);
        const qsizetype end = m_text.indexOf(u'}', m_at);
        if (end < 0 || m_text.mid(m_at, end - m_at).contains(u'{')) return {};
        std::optional<QString> inside = MathText(m_text.mid(m_at, end - m_at)).plain();
        m_at = end + 1;
        return inside;
    }

    std::optional<QString> command()
    {
        const qsizetype from = m_at;
        while (m_at < m_text.size() && m_text[m_at].unicode() < 128 && m_text[m_at].isLetter()) ++m_at;
        if (m_at == from) {  // a space, or a sign that means something else without the bar
            if (m_at >= m_text.size()) return {};
            const QChar sign = m_text[m_at++];
            return QString(sign == u',' || sign == u';' ? QChar(u' ') : sign);
        }
        const QString name = m_text.mid(from, m_at - from);
        const auto* known =
            std::ranges::find_if(mathNames, [&](const MathName& each) { return name == QLatin1String(each.name); });
        if (known == std::end(mathNames)) return {};
        // LaTeX passes over the spaces behind a command.
        while (m_at < m_text.size() && m_text[m_at] == u' ' && known->character != u'·' && known->character != u'×')
            ++m_at;
        return QString(QChar(known->character));
    }

    static bool append(QString& said, const QString& group, bool above)
    {
        for (QChar c : group) {
            if (c == u'−') c = u'-';
            if (c == u' ') continue;
            const auto* found = std::ranges::find(raised, c.unicode(), &Raised::plain);
            const char16_t placed = found == std::end(raised) ? u'\0' : above ? found->above : found->below;
            if (placed == 0) return false;
            said += QChar(placed);
        }
        return true;
    }

    QString m_text;
    qsizetype m_at = 0;
};

}  // namespace

QString plainMath(const QString& text)
{
    QString said;
    qsizetype from = 0;
    for (;;) {
        const qsizetype begin = text.indexOf(u'$', from);
        const qsizetype end = begin < 0 ? -1 : text.indexOf(u'$', begin + 1);
        if (end < 0) return said + text.mid(from);
        const QString inside = text.mid(begin + 1, end - begin - 1);
        // Dollars may be money: no math begins or ends with a space or is followed by a digit, which Pandoc asks for,
        // too.
        const bool price = inside.isEmpty() || inside.front().isSpace() || inside.back().isSpace()
                           || (end + 1 < text.size() && text[end + 1].isDigit());
        const std::optional<QString> math = price ? std::nullopt : MathText(inside).plain();
        said += text.mid(from, begin - from) + (math ? *math : text.mid(begin, math || !price ? end + 1 - begin : 1));
        from = math || !price ? end + 1 : begin + 1;
    }
}

QByteArray mathCommand(char32_t character)
{
    for (const Raised& each : raised) {
        const bool above = each.above != 0 && each.above == character;
        if (!above && (each.below == 0 || each.below != character)) continue;
        constexpr char16_t lastAscii = 127;
        const QByteArray inside =
            each.plain <= lastAscii ? QByteArray(1, static_cast<char>(each.plain)) : mathCommand(each.plain);
        return (above ? "^{" : "_{") + inside + '}';
    }
    for (const MathName& each : mathNames)
        if (each.character == character) return QByteArray("\\") + each.name + ' ';
    return {};
}
