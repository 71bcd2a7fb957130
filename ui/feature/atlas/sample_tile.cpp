#include "ui/feature/atlas/sample_tile.h"

#include <QPainter>

#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"

namespace {

constexpr int mapSide = 80, around = 3, lineCount = 3;
constexpr double wordsSize = 8;

}  // namespace

SampleTile::SampleTile(QWidget* parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    keepScaled(this, [this] { setFixedSize(sizeHint()); });
}

void SampleTile::setWords(const QString& place, const QString& value, const QString& words, const QString& without)
{
    m_place = place;
    m_value = value;
    m_words = words;
    m_without = without;
    setAccessibleName(without.isEmpty()
                          ? tr("Sample at %1: %2. %3").arg(place, value, words)
                          : tr("Sample at %1: %2. %3. Without the head: %4").arg(place, value, words, without));
    update();
}

void SampleTile::setPicture(const QImage& picture, std::optional<double> row)
{
    m_picture = picture;
    m_row = row;
    update();
}

int SampleTile::side() const { return scaled(mapSide); }

QSize SampleTile::sizeHint() const
{
    const int line = QFontMetrics(textFont(wordsSize)).height();
    return {scaled(mapSide + 2 * around), scaled(mapSide + 2 * around) + (lineCount + 1) * line};
}

void SampleTile::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF map(scaled(around), scaled(around), side(), side());
    painter.fillRect(map, themeColors().field);
    if (!m_picture.isNull()) {
        painter.drawImage(map, m_picture);
    }
    if (!m_picture.isNull() && m_row) {
        // Which row is the sample.
        const double y = map.top() + *m_row * map.height(), half = scaled(3.5);
        painter.setPen(Qt::NoPen);
        painter.setBrush(themeColors().accent);
        painter.drawPolygon(QPolygonF({{map.right() + scaled(3.0), y - half},
                                       {map.right() - scaled(3.0), y},
                                       {map.right() + scaled(3.0), y + half}}));
    }
    if (m_picture.isNull()) {
        painter.setPen(themeColors().border);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(map);
    }
    const bool marked = hasFocus() || underMouse() || isDown();
    if (marked) {
        painter.setPen(QPen(themeColors().accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(map.adjusted(-2, -2, 2, 2));
    }
    const QFont words = textFont(wordsSize);
    const QFontMetrics metrics(words);
    double y = map.bottom() + scaled(around);
    const auto line = [&](const QString& text, Qt::Alignment side, const QColor& color, const QFont& font) {
        painter.setFont(font);
        painter.setPen(color);
        const QRectF room(map.left(), y, map.width(), metrics.height());
        painter.drawText(room, side | Qt::AlignVCenter | Qt::TextSingleLine,
                         QFontMetrics(font).elidedText(text, Qt::ElideRight, static_cast<int>(map.width())));
    };
    line(m_place, Qt::AlignLeft, themeColors().muted, words);
    line(m_value, Qt::AlignRight, themeColors().text, numberFont(wordsSize));
    y += metrics.height();
    line(m_words, Qt::AlignLeft, themeColors().text, words);
    if (m_without.isEmpty()) return;
    y += metrics.height();
    line(tr("without"), Qt::AlignLeft, themeColors().muted, words);
    line(m_without, Qt::AlignRight, themeColors().text, numberFont(wordsSize));
}

#include "moc_sample_tile.cpp"
