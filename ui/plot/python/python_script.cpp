#include "ui/plot/python/python_script.h"

#include <algorithm>
#include <map>

using core::Index;

namespace {

using Curve = HeatStyle::Curve;

/// Larger patterns of hidden cells are left out: their numbers are 0 all the same.
constexpr std::size_t mostHidden = 1'000'000;

QByteArray pythonNumber(double value) { return QByteArray::number(value, 'g', 9); }

/// A comment of one line; unprintable characters, which would end it or turn it around, are replaced.
QByteArray comment(const QString& text)
{
    QByteArray line = "# ";
    for (const char32_t c : text.toStdU32String())
        line += c < 0x7F && c >= 0x20 ? QByteArray(1, static_cast<char>(c)) : QByteArray("?");
    return line + '\n';
}

QByteArray listOf(const QStringList& texts)
{
    QByteArrayList literals;
    for (const QString& text : texts) literals << pythonString(text);
    return '[' + literals.join(", ") + ']';
}

/// Which of the lists of labels is meant, and all lists.
class Lists {
public:
    QByteArray placeOf(const QStringList& texts)
    {
        const qsizetype found = m_lists.indexOf(texts);
        if (found < 0) m_lists << texts;
        return QByteArray::number(found < 0 ? m_lists.size() - 1 : found);
    }
    QByteArray text() const
    {
        QByteArray lines;
        for (const QStringList& list : m_lists) lines += "    " + listOf(list) + ",\n";
        return lines;
    }

private:
    QList<QStringList> m_lists;
};

bool isCausal(const PythonTable& table)
{
    for (Index row = 0; row < table.height; ++row)
        for (Index column = 0; column < table.width; ++column)
            if (table.hidden[static_cast<std::size_t>(row * table.width + column)] != (column > row)) return false;
    return true;
}

/// Which cells have no colour.
QByteArray hiddenOf(const PythonTable& table)
{
    if (std::ranges::find(table.hidden, true) == table.hidden.end() || table.hidden.size() > mostHidden) return "None";
    if (isCausal(table)) return "causal";
    QByteArray bits((static_cast<qsizetype>(table.hidden.size()) + 7) / 8, '\0');
    for (std::size_t i = 0; i < table.hidden.size(); ++i)
        if (table.hidden[i]) {
            char& byte = bits.data()[i / 8];
            byte = static_cast<char>(byte | (0x80 >> (i % 8)));
        }
    return '"' + bits.toBase64() + '"';
}

QByteArray colorsOf(const HeatStyle& style)
{
    const QString name = style.colors == nullptr ? QStringLiteral("viridis") : style.colors->name;
    if (name == QLatin1String("greys")) return "\"Greys\"";
    if (name == QLatin1String("diverging")) return "\"RdBu_r\"";
    return pythonString(name);
}

/// Numbers' places on the colour bar, as HeatStyle::position() has them.
QByteArray rangeOf(const HeatStyle& style)
{
    const QByteArray ends = pythonNumber(style.lowest) + ", " + pythonNumber(style.highest);
    if (style.curve == Curve::Linear) return "Normalize(" + ends + ')';
    if (style.isDiverging())
        return style.curve == Curve::Gamma
                   ? "about_zero(" + pythonNumber(style.highest) + ", " + pythonNumber(style.gamma) + ')'
                   : "SymLogNorm(" + pythonNumber(style.logFloor()) + ", vmin=" + pythonNumber(style.lowest)
                         + ", vmax=" + pythonNumber(style.highest) + ')';
    if (style.curve == Curve::Gamma) return "PowerNorm(" + pythonNumber(style.gamma) + ", " + ends + ", clip=True)";
    return "LogNorm(" + pythonNumber(style.logFloor()) + ", " + pythonNumber(style.highest) + ", clip=True)";
}

QByteArray tablesOf(const PythonPage& page, Lists& labels)
{
    QByteArray lines;
    for (const PythonTable& table : page.tables)
        lines += "    (" + pythonString(page.tables.size() > 1 ? table.title : QString()) + ", "
                 + labels.placeOf(table.rows) + ", " + labels.placeOf(table.columns) + ", ("
                 + QByteArray::number(table.height) + ", " + QByteArray::number(table.width) + "), "
                 + colorsOf(table.style) + ", " + rangeOf(table.style) + ", " + hiddenOf(table) + "),\n";
    return lines;
}

constexpr const char* imports =
    R"(# Needs NumPy and Matplotlib 3.6. With the name of a file it is saved there instead of shown:
#     python SCRIPT.py figure.pdf
import base64
import sys

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.colors import FuncNorm, LogNorm, Normalize, PowerNorm, SymLogNorm

plain = {"parse_math": False, "usetex": False}  # tokens are neither formulas nor TeX
causal = "causal"


def about_zero(end, gamma):
    """Colours of a difference, curved to both sides of zero."""
    return FuncNorm((lambda x: np.sign(x) * np.abs(x / end) ** gamma, lambda y: np.sign(y) * np.abs(y) ** (1 / gamma) * end), -end, end)


def hidden_cells(shape, hidden):
    """Which cells the mask hides: none, those above the diagonal, or bits, one for each."""
    if hidden is None:
        return np.zeros(shape, bool)
    if hidden is causal:
        return np.triu(np.ones(shape, bool), 1)
    bits = np.frombuffer(base64.b64decode(hidden), np.uint8)
    return np.unpackbits(bits, count=shape[0] * shape[1]).reshape(shape).astype(bool)

)";

constexpr const char* rowRanges = R"(
def row_shares(table):
    """Each row from its smallest number, 0, to its largest, 1."""
    low, high = table.min(axis=1, keepdims=True), table.max(axis=1, keepdims=True)
    return (table - low) / np.where(high > low, high - low, 1)

)";

}  // namespace

QByteArray pythonString(const QString& text)
{
    QByteArray literal = "\"";
    for (const char32_t c : text.toStdU32String()) {
        const bool surrogate = c >= 0xD800 && c <= 0xDFFF;
        if (c == '"' || c == '\\')
            literal += '\\' + QByteArray(1, static_cast<char>(c));
        else if (c == '\n')
            literal += "\\n";
        else if (c == '\t')
            literal += "\\t";
        else if (c >= 0x20 && c < 0x7F)
            literal += static_cast<char>(c);
        else if (surrogate || c > 0x10FFFF)
            literal += "\\ufffd";
        else if (c < 0x100)
            literal += "\\x" + QByteArray::number(static_cast<uint>(c), 16).rightJustified(2, '0');
        else if (c < 0x10000)
            literal += "\\u" + QByteArray::number(static_cast<uint>(c), 16).rightJustified(4, '0');
        else
            literal += "\\U" + QByteArray::number(static_cast<uint>(c), 16).rightJustified(8, '0');
    }
    return literal + '"';
}

QByteArray pythonNumbersBeside() { return "np.load(__file__ + \".npy\", allow_pickle=False)"; }

QByteArray pythonNumbersInside(const QByteArray& bytes)
{
    return "np.frombuffer(base64.b64decode(\"" + bytes.toBase64() + "\"), \"<f4\")";
}

QByteArray pythonScript(const PythonPage& page, const QByteArray& numbers)
{
    const bool shares = std::ranges::any_of(page.tables, &PythonTable::row_ranges);
    Lists labels;
    const QByteArray tables = tablesOf(page, labels);
    QByteArray script = comment(page.description) + imports + (shares ? rowRanges : "");
    script += "\n# Labels of rows and columns.\nlabels = [\n" + labels.text() + "]\n";
    script +=
        "# Title, labels of rows and of columns, shape, colour map, range of the colours, cells without a colour.\n"
        "tables = [\n"
        + tables + "]\n";
    script += "numbers = " + numbers + ".reshape(-1)\n\n";
    constexpr double inch = 25.4;
    const auto columns = std::max<Index>(1, page.columns);
    const auto rows = (std::ssize(page.tables) + columns - 1) / columns;
    script += "fig, axes = plt.subplots(" + QByteArray::number(rows) + ", " + QByteArray::number(columns)
              + ", figsize=(" + pythonNumber(page.width_mm / inch) + ", " + pythonNumber(page.height_mm / inch)
              + "), squeeze=False, layout=\"constrained\")\n";
    script += "first = 0\n"
              "for ax, (title, rows, columns, shape, colors, colors_range, hidden) in zip(axes.flat, tables):\n"
              "    table = numbers[first : first + shape[0] * shape[1]].reshape(shape)\n"
              "    first += table.size\n"
              "    table = np.ma.masked_array(table, hidden_cells(shape, hidden))\n";
    script += shares ? "    image = ax.imshow(row_shares(table), cmap=colors, norm=Normalize(0, 1), "
                       "interpolation=\"nearest\")\n"
                     : "    image = ax.imshow(table, cmap=colors, norm=colors_range, interpolation=\"nearest\", "
                       "aspect=\"auto\" if min(shape) * 8 < max(shape) else \"equal\")\n";
    const QByteArray points = pythonNumber(page.label_points);
    script += "    ax.set_xticks(range(len(labels[columns])), labels=labels[columns], rotation=90, fontsize=" + points
              + ", **plain)\n"
                "    ax.set_yticks(range(len(labels[rows])), labels=labels[rows], fontsize="
              + points + ", **plain)\n";
    if (page.tables.size() > 1) script += "    ax.set_title(title, fontsize=" + points + ", **plain)\n";
    if (page.bar && !page.one_bar)
        script += "    fig.colorbar(image, ax=ax).ax.tick_params(labelsize=" + points + ")\n";
    script += "for ax in axes.flat[len(tables):]:\n    ax.remove()\n";
    const QByteArray names = ", fontsize=" + pythonNumber(page.label_points + 1) + ", **plain)\n";
    if (!page.row_name.isEmpty()) script += "fig.supylabel(" + pythonString(page.row_name) + names;
    if (!page.column_name.isEmpty()) script += "fig.supxlabel(" + pythonString(page.column_name) + names;
    if (!page.title.isEmpty()) script += "fig.suptitle(" + pythonString(page.title) + names;
    if (page.bar && page.one_bar)
        script += "bar = fig.colorbar(image, ax=list(axes.flat[: len(tables)]))\n"
                  "bar.ax.tick_params(labelsize="
                  + points + ")\nbar.set_label(" + pythonString(page.bar_name) + names;
    script += "\nif len(sys.argv) > 1:\n"
              "    fig.savefig(sys.argv[1], dpi=300)\n"
              "else:\n"
              "    plt.show()\n";
    return script;
}
