#include "ui/plot/python/python_script.h"

#include <algorithm>
#include <optional>

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
    QString plain = text;
    plain.replace(QStringLiteral(" · "), QStringLiteral(", ")).replace(QStringLiteral("−"), QStringLiteral("-"));
    for (const QChar quote : QStringLiteral("“”")) plain.replace(quote, QLatin1Char('"'));
    for (const char32_t c : plain.toStdU32String())
        line += c < 0x7F && c >= 0x20 ? QByteArray(1, static_cast<char>(c)) : QByteArray("?");
    return line + '\n';
}

QByteArray listOf(const QStringList& texts)
{
    QByteArrayList literals;
    for (const QString& text : texts) literals << pythonString(text);
    return '[' + literals.join(", ") + ']';
}

bool isCausal(const PythonMap& table)
{
    for (Index row = 0; row < table.rows; ++row)
        for (Index column = 0; column < table.columns; ++column)
            if (table.hidden[static_cast<std::size_t>(row * table.columns + column)] != (column > row)) return false;
    return true;
}

/// Which cells have no colour.
QByteArray hiddenOf(const PythonMap& table)
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

/// Matplotlib's own colours where they are the same, else every one of them.
QByteArray colorsOf(const HeatStyle& style)
{
    const QString name = style.colors == nullptr ? QStringLiteral("viridis") : style.colors->name;
    if (name == QLatin1String("viridis") || name == QLatin1String("cividis") || name == QLatin1String("magma"))
        return pythonString(name);
    QByteArray bytes;
    for (const QRgb color : style.colors->colors)
        for (const int part : {qRed(color), qGreen(color), qBlue(color)}) bytes += static_cast<char>(part);
    return "own_colors(" + pythonString(name) + ", \"" + bytes.toBase64() + "\")";
}

QByteArray rectOf(const QRectF& rect)
{
    return '(' + pythonNumber(rect.x()) + ", " + pythonNumber(rect.y()) + ", " + pythonNumber(rect.width()) + ", "
           + pythonNumber(rect.height()) + ')';
}

QByteArray colorOf(const QColor& color) { return '"' + color.name().toLatin1() + '"'; }

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

constexpr const char* imports =
    R"(# Needs NumPy and Matplotlib 3.6. With the name of a file it is saved there instead of shown:
#     python SCRIPT.py figure.pdf
import base64
import sys

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.colors import FuncNorm, ListedColormap, LogNorm, Normalize, PowerNorm, SymLogNorm
from matplotlib.font_manager import get_font_names
from matplotlib.transforms import Affine2D

plain = {"parse_math": False, "usetex": False}  # tokens are neither formulas nor TeX
causal = "causal"


def about_zero(end, gamma):
    """Colours of a difference, curved to both sides of zero."""
    return FuncNorm((lambda x: np.sign(x) * np.abs(x / end) ** gamma, lambda y: np.sign(y) * np.abs(y) ** (1 / gamma) * end), -end, end)


def own_colors(name, colors):
    """256 colours that are none of Matplotlib's."""
    return ListedColormap(np.frombuffer(base64.b64decode(colors), np.uint8).reshape(256, 3) / 255, name)


def hidden_cells(shape, hidden):
    """Which cells the mask hides: none, those above the diagonal, or bits, one for each."""
    if hidden is None:
        return np.zeros(shape, bool)
    if hidden is causal:
        return np.triu(np.ones(shape, bool), 1)
    bits = np.frombuffer(base64.b64decode(hidden), np.uint8)
    return np.unpackbits(bits, count=shape[0] * shape[1]).reshape(shape).astype(bool)


def row_shares(table):
    """Each row from its smallest number, 0, to its largest, 1."""
    low, high = table.min(axis=1, keepdims=True), table.max(axis=1, keepdims=True)
    return (table - low) / np.where(high > low, high - low, 1)

)";

constexpr const char* drawing = R"(

def place(x, y, w, h):
    """A rectangle of the page, in units of 1/96 inch from its upper left corner, as Matplotlib counts."""
    return x / width, 1 - (y + h) / height, w / width, h / height


def bare_axes(rect, name):
    ax = fig.add_axes(place(*rect), label=name)
    ax.set_frame_on(False)
    ax.tick_params(which="both", length=0, pad=3.75, bottom=False, left=False, labelbottom=False, labelleft=False)
    return ax


def set_labels(ax, side, places, words, size, turned, faces):
    if side == "left":
        ax.tick_params(labelleft=True)
        ax.set_yticks(places, labels=words, fontsize=size, color=ink, **plain)
        for label, (weight, color) in zip(ax.get_yticklabels(), faces):
            label.set(weight=weight, color=color or ink)
        return
    ax.tick_params(labeltop=side == "top", labelbottom=side == "bottom")
    ax.set_xticks(places, labels=words, fontsize=size, color=ink, **plain)
    if turned > 0:
        for label in ax.get_xticklabels():
            label.set(rotation=turned, ha="left" if side == "top" else "right", va="center", rotation_mode="anchor")
    for label, (weight, color) in zip(ax.get_xticklabels(), faces):
        label.set(weight=weight, color=color or ink)


known = set(get_font_names())
fonts = [font for font in fonts if font in known] or ["DejaVu Sans"]
plt.rcParams.update({"font.family": fonts, "hatch.linewidth": 0.4, "pdf.fonttype": 42, "svg.fonttype": "none"})
fig = plt.figure(figsize=(width / 96, height / 96), facecolor=ground)
first = 0
for rect, shape, colors, norm, hidden, shares, border, labels, (size, words, inks) in maps:
    ax = bare_axes(rect, "map")
    table = numbers[first : first + shape[0] * shape[1]].reshape(shape)
    first += table.size
    table = np.ma.masked_array(table, hidden_cells(shape, hidden))
    if table.mask.any():
        ax.add_patch(plt.Rectangle((0, 0), 1, 1, transform=ax.transAxes, hatch="//////", fill=False, edgecolor=hatch, lw=0, zorder=-1))
    shown = row_shares(table) if shares else table
    ax.imshow(shown, cmap=colors, norm=norm, interpolation="nearest", aspect="auto")
    if not np.isfinite(table).all():
        ax.imshow(np.ma.masked_where(np.isfinite(table), np.ones(shape)), cmap=ListedColormap([not_a_number]), interpolation="nearest", aspect="auto")
    for i, text in enumerate(words):
        if text:
            ax.text(i % shape[1], i // shape[1], text, fontsize=size, color=inks[i], ha="center", va="center", **plain)
    for line, at in zip((ax.axhline, ax.axvline), border):
        if at is not None:
            line(at - 0.5, color=ink, lw=0.75)
    for label in labels:
        set_labels(ax, *label)
for rect, flat, colors, ticks, size, name, name_size in bars:
    ax = bare_axes(rect, "bar")
    steps = np.linspace(0, 1, 256)
    ax.imshow(steps[None, :] if flat else steps[::-1, None], cmap=colors, norm=Normalize(0, 1), extent=(0, 1, 0, 1), interpolation="nearest", aspect="auto")
    axis = ax.xaxis if flat else ax.yaxis
    if not flat:
        axis.set_ticks_position("right")
        axis.set_label_position("right")
    ax.tick_params(axis="x" if flat else "y", length=2.25, width=0.75, pad=2.25, **{"bottom" if flat else "right": True, "labelbottom" if flat else "labelright": True})
    axis.set_ticks([at for at, label in ticks], labels=[label for at, label in ticks], fontsize=size, color=ink, **plain)
    if name:
        axis.set_label_text(name, fontsize=name_size, color=ink, **plain)
units = Affine2D().scale(1 / width, -1 / height).translate(0, 1) + fig.transFigure
for (x, y, w, h), fill, color, thick in plates:
    fig.add_artist(plt.Rectangle((x, y), w, h, facecolor=fill, edgecolor=color, lw=0.75 * thick, transform=units))
for corners, color, thick, head in lines:
    line, (tail, end) = np.array(corners), np.array(corners[-2:])
    along = (end - tail) / max(np.hypot(*(end - tail)), 1e-9)
    line[-1] = end - along * min(np.hypot(*(end - tail)), head)
    fig.add_artist(plt.Polygon(line, closed=False, fill=False, edgecolor=color, lw=0.75 * thick, transform=units))
    if head > 0:
        foot, across = end - along * head, np.array((-along[1], along[0])) * head / 2
        fig.add_artist(plt.Polygon((end, foot + across, foot - across), facecolor=color, lw=0, transform=units))
for x, y, to_x, to_y in marks:
    fig.add_artist(plt.Line2D((x / width, to_x / width), (1 - y / height, 1 - to_y / height), color=ink, lw=0.75))
for x, y, words, size, color, ha, va, turned, weight in texts:
    fig.text(x / width, 1 - y / height, words, fontsize=size, color=color, ha=ha, va=va, rotation=turned, rotation_mode="anchor", weight=weight, **plain)

if len(sys.argv) > 1:
    fig.savefig(sys.argv[1], dpi=dpi)
else:
    plt.show()
)";

const char* nameOf(PythonLabels::Side side)
{
    switch (side) {
    case PythonLabels::Side::Left: return "\"left\"";
    case PythonLabels::Side::Top: return "\"top\"";
    case PythonLabels::Side::Bottom: return "\"bottom\"";
    }
    return "";
}

QByteArray placesOf(const std::vector<Index>& places)
{
    QByteArrayList all;
    for (const Index place : places) all << QByteArray::number(place);
    return '[' + all.join(", ") + ']';
}

QByteArray facesOf(const PythonLabels& labels)
{
    QByteArrayList all;
    for (const PythonLabels::Face& face : labels.faces)
        all << '(' + QByteArray(face.bold ? "\"bold\"" : "\"normal\"") + ", "
                   + (face.color.isValid() ? colorOf(face.color) : QByteArray("None")) + ')';
    return '[' + all.join(", ") + ']';
}

QByteArray labelsOf(const PythonMap& map)
{
    QByteArrayList all;
    for (const PythonLabels& labels : map.labels)
        all << '(' + QByteArray(nameOf(labels.side)) + ", " + placesOf(labels.places) + ", " + listOf(labels.words)
                   + ", " + pythonNumber(labels.points) + ", " + pythonNumber(labels.turned) + ", " + facesOf(labels)
                   + ')';
    return '[' + all.join(", ") + ']';
}

QByteArray borderOf(const MapBorder& border)
{
    const auto number = [](const std::optional<Index>& at) {
        return at ? QByteArray::number(*at) : QByteArray("None");
    };
    return '(' + number(border.row) + ", " + number(border.column) + ')';
}

QByteArray mapsOf(const PythonPage& page)
{
    QByteArray lines;
    for (const PythonMap& map : page.maps)
        lines += "    (" + rectOf(map.rect) + ", (" + QByteArray::number(map.rows) + ", "
                 + QByteArray::number(map.columns) + "), " + colorsOf(map.style) + ", " + rangeOf(map.style) + ", "
                 + hiddenOf(map) + ", " + (map.row_ranges ? "True" : "False") + ", " + borderOf(map.border) + ",\n     "
                 + labelsOf(map) + ",\n     (" + pythonNumber(map.written_points) + ", " + listOf(map.written) + ", \""
                 + map.inks + "\")),\n";
    return lines;
}

QByteArray barsOf(const PythonPage& page)
{
    QByteArray lines;
    for (const PythonBar& bar : page.bars) {
        QByteArrayList ticks;
        for (const auto& [at, label] : bar.ticks) ticks << '(' + pythonNumber(at) + ", " + pythonString(label) + ')';
        lines += "    (" + rectOf(bar.rect) + ", " + (bar.flat ? "True" : "False") + ", " + colorsOf(bar.style) + ", ["
                 + ticks.join(", ") + "], " + pythonNumber(bar.points) + ", " + pythonString(bar.name) + ", "
                 + pythonNumber(bar.name_points) + "),\n";
    }
    return lines;
}

QByteArray platesOf(const PythonPage& page)
{
    QByteArray rows;
    for (const PythonPlate& plate : page.plates)
        rows += "    (" + rectOf(plate.rect) + ", " + (plate.fill.alpha() > 0 ? colorOf(plate.fill) : "\"none\"") + ", "
                + colorOf(plate.line) + ", " + pythonNumber(plate.width) + "),\n";
    return rows;
}

QByteArray linesOf(const PythonPage& page)
{
    QByteArray rows;
    for (const PythonLine& line : page.lines) {
        QByteArrayList corners;
        for (const QPointF& corner : line.corners)
            corners << '(' + pythonNumber(corner.x()) + ", " + pythonNumber(corner.y()) + ')';
        rows += "    ([" + corners.join(", ") + "], " + colorOf(line.color) + ", " + pythonNumber(line.width) + ", "
                + pythonNumber(line.head) + "),\n";
    }
    return rows;
}

QByteArray ticksOf(const PythonPage& page)
{
    QByteArrayList all;
    for (const QLineF& tick : page.ticks)
        all << '(' + pythonNumber(tick.x1()) + ", " + pythonNumber(tick.y1()) + ", " + pythonNumber(tick.x2()) + ", "
                   + pythonNumber(tick.y2()) + ')';
    return '[' + all.join(", ") + ']';
}

QByteArray textsOf(const PythonPage& page)
{
    QByteArray lines;
    for (const PythonText& text : page.texts)
        lines += "    (" + pythonNumber(text.at.x()) + ", " + pythonNumber(text.at.y()) + ", "
                 + pythonString(text.words) + ", " + pythonNumber(text.points) + ", " + colorOf(text.color) + ", \""
                 + text.align + "\", \"" + text.stands + "\", " + pythonNumber(text.turned) + ", "
                 + (text.bold ? "\"bold\"" : "\"normal\"") + "),\n";
    return lines;
}

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
    const HeatStyle style = page.maps.empty() ? HeatStyle() : page.maps.front().style;
    QByteArray script = comment(page.description) + imports;
    script += "\n# The page, in units of 1/96 inch.\nwidth, height = " + pythonNumber(page.size.width()) + ", "
              + pythonNumber(page.size.height()) + "\ndpi = " + pythonNumber(page.dpi)
              + "\nfonts = " + listOf(page.fonts) + "\nground, ink, hatch, not_a_number = "
              + (page.ground.alpha() > 0 ? colorOf(page.ground) : QByteArray("\"none\"")) + ", " + colorOf(page.ink)
              + ", " + colorOf(style.hatch) + ", " + colorOf(style.notANumber) + '\n';
    script +=
        "# Place, shape, colours, their range, cells without a colour, whether rows have ranges of their own, lines "
        "between two texts,\n# labels, and what is written in the cells: size, words, black or white.\nmaps = [\n"
        + mapsOf(page) + "]\n";
    script += "# Place, direction, colours, ticks, their size, name and its size.\nbars = [\n" + barsOf(page) + "]\n";
    script += "# Place, words, size, colour, alignment, angle, weight.\ntexts = [\n" + textsOf(page) + "]\n";
    script += "# Rectangles over the maps: place, fill, line and its width. Lines: corners, colour, width, "
              "head.\nplates = [\n"
              + platesOf(page) + "]\nlines = [\n" + linesOf(page) + "]\n";
    script += "# Where marks begin and end beside the numbers of long sides.\nmarks = " + ticksOf(page) + '\n';
    script += "numbers = " + numbers + ".reshape(-1)\n";
    return script + drawing;
}
