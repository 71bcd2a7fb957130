#include "ui/plot/text/plain_text.h"

#include <QPaintEngine>
#include <QPainterPath>

#include "ui/plot/text/text_metrics.h"

#include <algorithm>

namespace {

bool hasColorGlyphs(const QString& text)
{
    const auto codePoints = text.toUcs4();
    return std::any_of(codePoints.begin(), codePoints.end(), [](uint c) {
        return (c >= 0x1F000 && c <= 0x1FBFF) || (c >= 0x2600 && c <= 0x27BF) || c == 0xFE0F || c == 0x20E3;
    });
}

void drawPicture(QPainter* painter, const QRectF& rect, Qt::Alignment alignment, const QString& text)
{
    // 96 dots an inch are the painter's own unit here, so point sizes come out alike.
    constexpr double detail = 4;
    QImage picture((rect.size() * detail).toSize(), QImage::Format_ARGB32_Premultiplied);
    picture.setDevicePixelRatio(detail);
    picture.fill(Qt::transparent);
    QPainter inside(&picture);
    inside.setFont(painter->font());
    inside.setPen(painter->pen());
    inside.drawText(QRectF(QPointF(), rect.size()), static_cast<int>(alignment) | Qt::TextSingleLine, text);
    inside.end();
    painter->drawImage(rect, picture);
}

/// Where a text's first letter stands on its line.
QPointF beginOf(const QPainter* painter, const QRectF& rect, Qt::Alignment alignment, const QString& text)
{
    const TextMetrics metrics(painter->font(), painter->device());
    const double width = metrics.horizontalAdvance(text);
    const double x = alignment.testFlag(Qt::AlignRight)     ? rect.right() - width
                     : alignment.testFlag(Qt::AlignHCenter) ? rect.center().x() - width / 2
                                                            : rect.left();
    const double top = alignment.testFlag(Qt::AlignVCenter)  ? rect.center().y() - metrics.height() / 2
                       : alignment.testFlag(Qt::AlignBottom) ? rect.bottom() - metrics.height()
                                                             : rect.top();
    return {x, top + metrics.ascent()};
}

/// In exactly the font's size. SVG takes any size as it is; other devices take text that is large and made smaller.
void drawExactly(QPainter* painter, const QPointF& begin, const QString& text)
{
    if (painter->paintEngine()->type() == QPaintEngine::SVG) return painter->drawText(begin, text);
    const LargeFont large(painter->font());
    painter->save();
    painter->translate(begin);
    painter->scale(large.scale, large.scale);
    painter->setFont(large.font);
    painter->drawText(QPointF(), text);
    painter->restore();
}

void drawOutlines(QPainter* painter, const QRectF& rect, Qt::Alignment alignment, const QString& text)
{
    QPainterPath path;
    // A path knows no device; points become the painter's own units here.
    QFont font = painter->font();
    font.setPixelSize(1000);
    path.addText(0, 0, font, text);
    const double scale = painter->font().pointSizeF() * 96 / 72 / 1000;
    painter->save();
    painter->translate(beginOf(painter, rect, alignment, text));
    painter->scale(scale, scale);
    painter->fillPath(path, painter->pen().color());
    painter->restore();
}

}  // namespace

void drawPlainText(QPainter* painter, const QRectF& rect, Qt::Alignment alignment, const QString& text, Medium medium)
{
    if (text.isEmpty()) return;
    if (auto* engine = dynamic_cast<WholeTexts*>(painter->paintEngine()))
        engine->drawWholeText(rect, alignment, beginOf(painter, rect, alignment, text).y() - rect.top(), text);
    else if (medium != Medium::Pixels && hasColorGlyphs(text))
        drawPicture(painter, rect, alignment, text);
    else if (medium == Medium::Outlines)
        drawOutlines(painter, rect, alignment, text);
    else if (isExact(painter->font()))
        drawExactly(painter, beginOf(painter, rect, alignment, text), text);
    else
        painter->drawText(rect, static_cast<int>(alignment) | Qt::TextSingleLine | Qt::TextDontClip, text);
}
