#include "ui/panel/inspect/key_chips.h"

#include <QPainter>

#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"

#include <algorithm>

namespace {
constexpr int chipGap = 6;
constexpr int inset = 7;
constexpr int longest = 160;
}  // namespace

KeyChips::KeyChips(QWidget* parent) : QWidget(parent)
{
    setOwnFont(this, numberFont(9));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void KeyChips::setChips(std::vector<Chip> chips, const QString& more)
{
    m_chips = std::move(chips);
    m_more = more;
    QStringList seen;
    for (Chip& chip : m_chips) {
        if (chip.visible) seen << chip.text;
        chip.text = fontMetrics().elidedText(chip.text, Qt::ElideMiddle, scaled(longest));
    }
    if (!more.isEmpty()) seen << more;
    setAccessibleDescription(seen.join(QLatin1Char(' ')));
    updateGeometry();
    update();
}

/// One rectangle for each chip, and one for the text behind them.
std::vector<QRect> KeyChips::arranged(int width) const
{
    const int height = fontMetrics().height() + 7;
    std::vector<QRect> rects;
    QPoint place;
    const auto add = [&](const QString& text) {
        const int wide = std::max(fontMetrics().horizontalAdvance(text), 6) + 2 * inset;
        if (place.x() > 0 && place.x() + wide > width) place = QPoint(0, place.y() + height + chipGap);
        rects.emplace_back(place, QSize(wide, height));
        place.rx() += wide + chipGap;
    };
    for (const Chip& chip : m_chips) add(chip.text);
    if (!m_more.isEmpty()) add(m_more);
    return rects;
}

int KeyChips::heightForWidth(int width) const
{
    const std::vector<QRect> rects = arranged(width);
    return rects.empty() ? 0 : rects.back().bottom() + 1;
}

void KeyChips::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<QRect> rects = arranged(width());
    for (std::size_t i = 0; i < rects.size(); ++i) {
        if (i == m_chips.size()) {
            painter.setPen(themeColors().muted);
            painter.drawText(rects[i], Qt::AlignCenter, m_more);
            continue;
        }
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_chips[i].visible ? themeColors().accentSoft : themeColors().field);
        painter.drawRoundedRect(rects[i], 4, 4);
        painter.setPen(m_chips[i].visible ? themeColors().accent : themeColors().muted);
        painter.drawText(rects[i], Qt::AlignCenter, m_chips[i].text);
    }
}

#include "moc_key_chips.cpp"
