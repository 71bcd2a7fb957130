#include "ui/plot/tikz/tikz_engine.h"

#include <QImage>
#include <QPixmap>
#include <QtMath>

#include "ui/plot/tikz/tex_text.h"

#include <algorithm>
#include <cmath>

namespace {

/// Stands for the pictures until all of them are known.
constexpr const char* placeholder = "%pictures%\n";

/// More paths in one command make TeX slow.
constexpr int mostJoined = 200;

QByteArray tikzNumber(double value, int digits = 3)
{
    QByteArray text = QByteArray::number(value, 'f', digits);
    while (text.contains('.') && (text.endsWith('0') || text.endsWith('.'))) {
        const bool point = text.endsWith('.');
        text.chop(1);
        if (point) break;
    }
    return text == "-0" ? "0" : text;
}

QByteArray point(const QPointF& place) { return '(' + tikzNumber(place.x()) + ',' + tikzNumber(place.y()) + ')'; }

/// Points of 1/72 inch.
QByteArray bp(double units) { return tikzNumber(units * 0.75) + "bp"; }

QByteArray joined(const QByteArray& fill, const QByteArray& draw)
{
    return fill.isEmpty() || draw.isEmpty() ? fill + draw : fill + ',' + draw;
}

double scaleOf(const QTransform& transform) { return std::sqrt(std::abs(transform.determinant())); }

}  // namespace

bool TikzEngine::begin(QPaintDevice*)
{
    setActive(true);
    return true;
}

bool TikzEngine::end()
{
    flush();
    setActive(false);
    return true;
}

void TikzEngine::updateState(const QPaintEngineState& now)
{
    const DirtyFlags changed = now.state();
    if (changed & DirtyTransform) m_transform = now.transform();
    if (changed & DirtyPen) m_pen = now.pen();
    if (changed & DirtyBrush) m_brush = now.brush();
    if (changed & DirtyOpacity) m_opacity = now.opacity();
    if (changed & (DirtyClipPath | DirtyClipRegion | DirtyClipEnabled)) {
        flush();
        m_clip = now.isClipEnabled() ? now.transform().map(painter()->clipPath()) : QPainterPath();
    }
}

QByteArray TikzEngine::nameOf(const QColor& color)
{
    const QRgb rgb = color.rgb() | 0xff000000U;
    QByteArray& name = m_names[rgb];
    if (name.isEmpty()) {
        name = "attn" + color.name().mid(1).toLatin1();
        m_colors += "\\definecolor{" + name + "}{RGB}{" + QByteArray::number(qRed(rgb)) + ','
                    + QByteArray::number(qGreen(rgb)) + ',' + QByteArray::number(qBlue(rgb)) + "}%\n";
    }
    return name;
}

QByteArray TikzEngine::fillOptions()
{
    const double opacity = m_brush.color().alphaF() * m_opacity;
    if (m_brush.style() == Qt::NoBrush || opacity <= 0) return {};
    const QByteArray color = "fill=" + nameOf(m_brush.color());
    return opacity < 1 ? color + ",fill opacity=" + tikzNumber(opacity) : color;
}

QByteArray TikzEngine::drawOptions()
{
    const double opacity = m_pen.color().alphaF() * m_opacity;
    if (m_pen.style() == Qt::NoPen || opacity <= 0) return {};
    const double width = (m_pen.widthF() > 0 ? m_pen.widthF() : 1) * (m_pen.isCosmetic() ? 1 : scaleOf(m_transform));
    QByteArray options = "draw=" + nameOf(m_pen.color()) + ",line width=" + bp(width);
    if (opacity < 1) options += ",draw opacity=" + tikzNumber(opacity);
    if (m_pen.capStyle() != Qt::FlatCap)
        options += m_pen.capStyle() == Qt::RoundCap ? ",line cap=round" : ",line cap=rect";
    if (m_pen.joinStyle() == Qt::RoundJoin) options += ",line join=round";
    if (m_pen.style() == Qt::SolidLine) return options;
    QByteArray dashes;
    bool on = true;
    for (const double length : m_pen.dashPattern()) {
        dashes += (on ? " on " : " off ") + bp(length * width);
        on = !on;
    }
    return options + ",dash pattern={" + dashes.trimmed() + '}';
}

void TikzEngine::add(const QByteArray& options, const QByteArray& path)
{
    if (options.isEmpty() || path.isEmpty()) return;
    // Nothing is thrown through a painter: the file's writer asks for the number.
    if (++m_shapes > mostShapes) return;
    // Paths of one command are filled together; where they overlap and let through, that would be seen.
    const bool joins = options == m_open && m_joined < mostJoined && !options.contains("opacity");
    if (!joins) flush();
    m_open = options;
    m_paths += path;
    ++m_joined;
}

void TikzEngine::flush()
{
    if (m_joined == 0) return;
    const QByteArray command = "\\path[" + m_open + "]" + m_paths + ";\n";
    m_commands +=
        m_clip.isEmpty() ? command : "\\begin{scope}\\clip" + pathOf(m_clip) + ";\n" + command + "\\end{scope}\n";
    m_paths.clear();
    m_open.clear();
    m_joined = 0;
}

QByteArray TikzEngine::rectangle(const QRectF& rect) const
{
    if (m_transform.type() <= QTransform::TxScale) {
        const QRectF mapped = m_transform.mapRect(rect);
        return ' ' + point(mapped.topLeft()) + "rectangle" + point(mapped.bottomRight());
    }
    QPainterPath path;
    path.addRect(rect);
    return pathOf(m_transform.map(path));
}

/// @param path  on the page
QByteArray TikzEngine::pathOf(const QPainterPath& path) const
{
    QByteArray text;
    QPointF first;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element& element = path.elementAt(i);
        const QPointF place(element);
        if (element.isMoveTo()) {
            text += ' ' + point(place);
            first = place;
        } else if (element.isCurveTo()) {
            const QPointF second(path.elementAt(i + 1)), last(path.elementAt(i + 2));
            text += "..controls" + point(place) + "and" + point(second) + ".." + point(last);
            i += 2;
        } else {
            const bool closes = place == first && (i + 1 == path.elementCount() || path.elementAt(i + 1).isMoveTo());
            text += closes ? QByteArray("--cycle") : "--" + point(place);
        }
    }
    return text;
}

void TikzEngine::drawRects(const QRectF* rects, int count)
{
    const QByteArray options = joined(fillOptions(), drawOptions());
    for (int i = 0; i < count; ++i) add(options, rectangle(rects[i]));
}

void TikzEngine::drawRects(const QRect* rects, int count)
{
    for (int i = 0; i < count; ++i) {
        const QRectF rect(rects[i]);
        drawRects(&rect, 1);
    }
}

void TikzEngine::drawPath(const QPainterPath& path)
{
    QByteArray fill = fillOptions();
    if (!fill.isEmpty() && path.fillRule() == Qt::OddEvenFill) fill += ",even odd rule";
    // Even-odd areas of several paths would cancel each other out.
    flush();
    add(joined(fill, drawOptions()), pathOf(m_transform.map(path)));
    flush();
}

void TikzEngine::drawPolygon(const QPointF* points, int count, PolygonDrawMode mode)
{
    if (count == 0) return;
    QPainterPath path(points[0]);
    for (int i = 1; i < count; ++i) path.lineTo(points[i]);
    if (mode == PolylineMode) return add(drawOptions(), pathOf(m_transform.map(path)));
    path.closeSubpath();
    path.setFillRule(mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
    drawPath(path);
}

void TikzEngine::drawPixmap(const QRectF& rect, const QPixmap& pixmap, const QRectF& part)
{
    drawImage(rect, pixmap.toImage(), part, Qt::AutoColor);
}

void TikzEngine::drawImage(const QRectF& rect, const QImage& image, const QRectF& part, Qt::ImageConversionFlags)
{
    const QImage pixels = image.copy(part.toAlignedRect()).convertToFormat(QImage::Format_ARGB32);
    if (pixels.isNull()) return;
    if (!m_file.isEmpty()) {
        flush();
        // All of them together, where the first one stands.
        if (m_pictures.empty()) m_commands += placeholder;
        m_pictures.emplace_back(m_transform.mapRect(rect), pixels);
        return;
    }
    const double width = rect.width() / pixels.width(), height = rect.height() / pixels.height();
    const QBrush before = std::exchange(m_brush, QBrush());
    for (int y = 0; y < pixels.height(); ++y)
        for (int x = 0; x < pixels.width(); ++x) {
            const QRgb color = pixels.pixel(x, y);
            const int first = x;
            while (x + 1 < pixels.width() && pixels.pixel(x + 1, y) == color) ++x;
            if (qAlpha(color) == 0) continue;
            m_brush = QColor::fromRgba(color);
            add(fillOptions(),
                rectangle({rect.x() + first * width, rect.y() + y * height, (x + 1 - first) * width, height}));
        }
    flush();
    m_brush = before;
}

void TikzEngine::drawTextItem(const QPointF& place, const QTextItem& item)
{
    // In the middle of where it would stand: other fonts have other widths.
    putText(place + QPointF(item.width() / 2, 0), "base", item.font(), item.text());
}

void TikzEngine::drawWholeText(const QRectF& rect, Qt::Alignment alignment, double baseline, const QString& text)
{
    const bool right = alignment.testFlag(Qt::AlignRight), middle = alignment.testFlag(Qt::AlignHCenter);
    const double x = right ? rect.right() : middle ? rect.center().x() : rect.left();
    const char* anchor = right ? "base east" : middle ? "base" : "base west";
    putText(QPointF(x, rect.top() + baseline), anchor, painter()->font(), text);
}

/// The font and pen are asked of the painter, because nothing tells the engine about changes since the last shape.
void TikzEngine::putText(const QPointF& place, const char* anchor, const QFont& font, const QString& text)
{
    const QTransform transform = painter()->combinedTransform();
    const QColor color = painter()->pen().color();
    const double opacity = color.alphaF() * painter()->opacity();
    if (text.isEmpty() || opacity <= 0) return;
    flush();
    const double points = (font.pointSizeF() > 0 ? font.pointSizeF() : font.pixelSize() * 0.75) * scaleOf(transform);
    // TikZ turns to the left, and the page's y axis points down.
    const double turned = -qRadiansToDegrees(std::atan2(transform.m12(), transform.m11()));
    const TexText tex = texText(text);
    for (const QChar character : tex.lacking)
        if (!m_lacking.contains(character)) m_lacking += character;
    QByteArray options = "attn,anchor=" + QByteArray(anchor) + ",text=" + nameOf(color);
    if (std::abs(turned) > 1e-6) options += ",rotate=" + tikzNumber(turned);
    if (opacity < 1) options += ",text opacity=" + tikzNumber(opacity);
    m_commands += "\\node[" + options + "] at " + point(transform.map(place)) + " {\\attnsize{" + tikzNumber(points)
                  + "}{" + tikzNumber(points * 1.2) + "}" + (font.bold() ? "\\bfseries " : "")
                  + (font.italic() ? "\\itshape " : "") + tex.source + "};\n";
}

QRectF TikzEngine::picturesRect() const
{
    QRectF all;
    for (const auto& [rect, image] : m_pictures) all = all.united(rect);
    return all;
}

QByteArray TikzEngine::commands() const
{
    if (m_pictures.empty()) return m_commands;
    const QRectF all = picturesRect();
    return QByteArray(m_commands)
        .replace(placeholder, "\\node[attn,anchor=north west] at " + point(all.topLeft()) + " {\\includegraphics[width="
                                  + bp(all.width()) + ",height=" + bp(all.height()) + "]{" + m_file + "}};\n");
}

QImage TikzEngine::picture() const
{
    if (m_pictures.empty()) return {};
    // A viewer smooths what it enlarges: pixels of fine print stay squares.
    constexpr double unitsPerInch = 96, dpi = 600, mostPixels = 2e7;
    const QRectF all = picturesRect();
    double scale = dpi / unitsPerInch;
    scale *= std::min(1.0, std::sqrt(mostPixels / std::max(1.0, all.width() * all.height() * scale * scale)));
    const QSize size(std::max(1, qRound(all.width() * scale)), std::max(1, qRound(all.height() * scale)));
    QImage picture(size, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.scale(size.width() / all.width(), size.height() / all.height());
    painter.translate(-all.topLeft());
    for (const auto& [rect, image] : m_pictures) painter.drawImage(rect, image);
    return picture;
}

int TikzDevice::metric(PaintDeviceMetric metric) const
{
    constexpr double dotsPerInch = 96, millimetres = 25.4;
    switch (metric) {
    case PdmWidth: return static_cast<int>(std::ceil(m_units.width()));
    case PdmHeight: return static_cast<int>(std::ceil(m_units.height()));
    case PdmWidthMM: return static_cast<int>(m_units.width() / dotsPerInch * millimetres);
    case PdmHeightMM: return static_cast<int>(m_units.height() / dotsPerInch * millimetres);
    case PdmNumColors: return 1 << 24;
    case PdmDepth: return 24;
    case PdmDpiX:
    case PdmDpiY:
    case PdmPhysicalDpiX:
    case PdmPhysicalDpiY: return static_cast<int>(dotsPerInch);
    case PdmDevicePixelRatio: return 1;
    case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
    default: return 0;
    }
}
