#include "ui/plot/tikz/tex_text.h"

#include "ui/plot/text/math_text.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace {

using Named = std::pair<char32_t, const char*>;

/// Characters with a command of their own in every encoding. Glyphs of \ttfamily stand where OT1's upright fonts have
/// others.
constexpr std::array symbols{Named{U'\\', "\\attnglyph{92}"},
                             Named{U'{', "\\attnglyph{123}"},
                             Named{U'}', "\\attnglyph{125}"},
                             Named{U'|', "\\attnglyph{124}"},
                             Named{U'<', "\\attnglyph{60}"},
                             Named{U'>', "\\attnglyph{62}"},
                             Named{U'"', "\\attnglyph{34}"},
                             Named{U'_', "\\attnglyph{95}"},
                             Named{U'$', "\\$"},
                             Named{U'&', "\\&"},
                             Named{U'#', "\\#"},
                             Named{U'%', "\\%"},
                             Named{U'^', "\\attnglyph{94}"},
                             Named{U'~', "\\attnglyph{126}"},
                             Named{U'\'', "\\textquotesingle{}"},
                             Named{U'`', "\\textasciigrave{}"},
                             Named{U'-', "-{}"},
                             Named{U',', ",{}"},
                             Named{U'?', "?{}"},
                             Named{U'!', "!{}"},
                             Named{U' ', "\\ "},
                             Named{U'\u00A0', "\\ "},
                             Named{U'\u2423', "\\textvisiblespace{}"},
                             Named{U'\u00B7', "\\textperiodcentered{}"},
                             Named{U'\u2013', "\\textendash{}"},
                             Named{U'\u2014', "\\textemdash{}"},
                             Named{U'\u2018', "\\textquoteleft{}"},
                             Named{U'\u2019', "\\textquoteright{}"},
                             Named{U'\u201C', "\\textquotedblleft{}"},
                             Named{U'\u201D', "\\textquotedblright{}"},
                             Named{U'\u2026', "\\textellipsis{}"},
                             Named{U'\u2039', "\\ensuremath{\\langle}"},
                             Named{U'\u203A', "\\ensuremath{\\rangle}"},
                             Named{U'\u00AB', "\\ensuremath{\\ll}"},
                             Named{U'\u00BB', "\\ensuremath{\\gg}"},
                             Named{U'\u00D7', "\\ensuremath{\\times}"},
                             Named{U'\u2215', "/"},
                             Named{U'\u2212', "\\ensuremath{-}"},
                             Named{U'\u2192', "\\ensuremath{\\rightarrow}"},
                             Named{U'\u2190', "\\ensuremath{\\leftarrow}"},
                             Named{U'\u221A', "\\ensuremath{\\surd}"},
                             Named{U'\u221E', "\\ensuremath{\\infty}"},
                             Named{U'\u2264', "\\ensuremath{\\le}"},
                             Named{U'\u2265', "\\ensuremath{\\ge}"},
                             Named{U'\u2211', "\\ensuremath{\\textstyle\\sum}"},
                             Named{U'\u1D40', "\\ensuremath{^{T}}"},
                             Named{U'\u1D3C', "\\ensuremath{^{O}}"},
                             Named{U'\u1D37', "\\ensuremath{^{K}}"},
                             Named{U'\u2C7D', "\\ensuremath{^{V}}"},
                             Named{U'\u207B', "\\ensuremath{^{-}}"},
                             Named{U'\u207A', "\\ensuremath{^{+}}"},
                             Named{U'\u2070', "\\ensuremath{^{0}}"},
                             Named{U'\u00B9', "\\ensuremath{^{1}}"},
                             Named{U'\u00B2', "\\ensuremath{^{2}}"},
                             Named{U'\u00B3', "\\ensuremath{^{3}}"},
                             Named{U'\u2074', "\\ensuremath{^{4}}"},
                             Named{U'\u2075', "\\ensuremath{^{5}}"},
                             Named{U'\u2076', "\\ensuremath{^{6}}"},
                             Named{U'\u2077', "\\ensuremath{^{7}}"},
                             Named{U'\u2078', "\\ensuremath{^{8}}"},
                             Named{U'\u2079', "\\ensuremath{^{9}}"},
                             Named{U'\u2016', "\\ensuremath{\\Vert}"},
                             Named{U'\u0394', "\\ensuremath{\\Delta}"},
                             Named{U'\u03A3', "\\ensuremath{\\Sigma}"},
                             Named{U'\u03B1', "\\ensuremath{\\alpha}"},
                             Named{U'\u03B2', "\\ensuremath{\\beta}"},
                             Named{U'\u03B3', "\\ensuremath{\\gamma}"},
                             Named{U'\u03B4', "\\ensuremath{\\delta}"},
                             Named{U'\u03B5', "\\ensuremath{\\varepsilon}"},
                             Named{U'\u03B8', "\\ensuremath{\\theta}"},
                             Named{U'\u03BB', "\\ensuremath{\\lambda}"},
                             Named{U'\u03BC', "\\ensuremath{\\mu}"},
                             Named{U'\u03C0', "\\ensuremath{\\pi}"},
                             Named{U'\u03C3', "\\ensuremath{\\sigma}"},
                             Named{U'\u03C4', "\\ensuremath{\\tau}"},
                             Named{U'\u00B1', "\\ensuremath{\\pm}"},
                             Named{U'\u00F7', "\\ensuremath{\\div}"},
                             Named{U'\u00A7', "\\S{}"},
                             Named{U'\u00B6', "\\P{}"},
                             Named{U'\u00A9', "\\copyright{}"},
                             Named{U'\u00DF', "\\ss{}"},
                             Named{U'\u00E6', "\\ae{}"},
                             Named{U'\u00C6', "\\AE{}"},
                             Named{U'\u0153', "\\oe{}"},
                             Named{U'\u0152', "\\OE{}"},
                             Named{U'\u00F8', "\\o{}"},
                             Named{U'\u00D8', "\\O{}"},
                             Named{U'\u0142', "\\l{}"},
                             Named{U'\u0141', "\\L{}"},
                             Named{U'\u0131', "\\i{}"},
                             Named{U'\u00BF', "?`"},
                             Named{U'\u00A1', "!`"}};

/// Accents that OT1 has, by the mark that follows a letter in Unicode's decomposed form.
constexpr std::array accents{Named{0x300, "\\`"}, Named{0x301, "\\'"}, Named{0x302, "\\^"}, Named{0x303, "\\~"},
                             Named{0x304, "\\="}, Named{0x306, "\\u"}, Named{0x307, "\\."}, Named{0x308, "\\\""},
                             Named{0x30A, "\\r"}, Named{0x30B, "\\H"}, Named{0x30C, "\\v"}, Named{0x327, "\\c"},
                             Named{0x323, "\\d"}};

template<std::size_t count>
const char* find(const std::array<Named, count>& names, char32_t character)
{
    const auto found = std::ranges::find(names, character, &Named::first);
    return found == names.end() ? nullptr : found->second;
}

QByteArray codePoint(char32_t character)
{
    return QByteArray::number(static_cast<uint>(character), 16).toUpper().rightJustified(4, '0');
}

/// Characters that cannot be seen, or turn the text beside them around.
bool isUnseen(char32_t character)
{
    switch (QChar::category(character)) {
    case QChar::Other_Control:
    case QChar::Other_Format:
    case QChar::Other_Surrogate:
    case QChar::Other_PrivateUse:
    case QChar::Other_NotAssigned:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph: return true;
    default: return false;
    }
}

bool isLetterOrDigit(char32_t character)
{
    return (character >= U'a' && character <= U'z') || (character >= U'A' && character <= U'Z')
           || (character >= U'0' && character <= U'9');
}

/// A letter and the one accent over it; nothing where it is no such letter.
std::optional<QByteArray> accented(char32_t character)
{
    const QString whole = QString::fromUcs4(&character, 1).normalized(QString::NormalizationForm_D);
    if (whole.size() != 2 || !isLetterOrDigit(whole[0].unicode())) return std::nullopt;
    const char* accent = find(accents, whole[1].unicode());
    if (accent == nullptr) return std::nullopt;
    QByteArray letter(1, whole[0].toLatin1());
    if ((letter == "i" || letter == "j") && whole[1].unicode() != 0x327 && whole[1].unicode() != 0x323)
        letter.prepend('\\');
    return QByteArray(accent) + '{' + letter + '}';
}

}  // namespace

TexText texText(const QString& text)
{
    TexText tex;
    for (const char32_t character : text.toStdU32String()) {
        if (isLetterOrDigit(character)
            || (character < 128 && QByteArrayView(".:;=+*/()[]@").contains(static_cast<char>(character))))
            tex.source += static_cast<char>(character);
        else if (const char* symbol = find(symbols, character))
            tex.source += symbol;
        else if (const QByteArray math = mathCommand(character); !math.isEmpty())
            tex.source += "\\ensuremath{" + math + '}';
        else if (isUnseen(character))
            tex.source += "[U+" + codePoint(character) + ']';
        else if (const auto letter = accented(character))
            tex.source += *letter;
        else {
            tex.source += "\\attnchar{" + codePoint(character) + '}';
            tex.lacking += QString::fromUcs4(&character, 1);
        }
    }
    return tex;
}

QByteArray texCommands()
{
    return "\\providecommand\\attnglyph[1]{{\\ttfamily\\char#1}}%\n"
           "\\ifdefined\\Umathchar%\n"
           "  \\providecommand\\attnfonts[1]{\\ifdefined\\IfFontExistsTF\\attntry#1,;\\fi}%\n"
           "  \\def\\attntry#1,#2;{\\IfFontExistsTF{#1}{\\def\\attnother{\\fontspec{#1}}}"
           "{\\if\\relax#2\\relax\\else\\attntry#2;\\fi}}%\n"
           "  \\providecommand\\attnother{}%\n"
           "  \\attnfonts{Noto Sans CJK SC,Source Han Sans SC,Droid Sans Fallback,FandolHei,DejaVu Sans,Noto Sans}%\n"
           "  \\providecommand\\attnchar[1]{{\\iffontchar\\font\"#1\\relax\\else\\attnother\\fi\\char\"#1\\relax}}%\n"
           "\\else%\n"
           "  \\providecommand\\attnchar[1]{{\\setlength\\fboxsep{0pt}\\fbox{\\phantom{x}}}}%\n"
           "\\fi%\n";
}
