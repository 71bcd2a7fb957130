#include "ui/view/steps/calculation_panel.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "core/not_shown.h"
#include "ui/plot/text/formula_text.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/words/plain_tip.h"

#include <algorithm>

namespace {

constexpr int inset = 16;
constexpr int head = 34;
constexpr int lineHeight = 20;
constexpr int usualHeight = 170, leastHeight = 130, foldedHeight = 32;

QFont headingFont()
{
    QFont title = textFont(9.5);
    title.setBold(true);
    return title;
}

QFont summaryFont() { return numberFont(8); }

}  // namespace

QString decimalText(float value, int decimals)
{
    if (core::isNotShown(value)) return QStringLiteral("?");
    return QString::number(static_cast<double>(value), 'f', decimals).replace(QLatin1Char('-'), QStringLiteral("−"));
}

CalculationPanel::CalculationPanel(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void CalculationPanel::say(const QString& heading, const QString& summary)
{
    m_heading = heading;
    m_summary = summary;
    setAccessibleDescription(m_heading + QStringLiteral(": ") + m_summary);
    update();
}

void CalculationPanel::setFolded(bool folded)
{
    if (folded == m_isFolded) return;
    m_isFolded = folded;
    updateGeometry();
    update();
}

void CalculationPanel::setRoom(std::optional<int> pixels)
{
    if (pixels == m_room) return;
    m_room = pixels;
    updateGeometry();
}

QSize CalculationPanel::sizeHint() const
{
    const int open = std::max(m_room.value_or(scaled(usualHeight)), scaled(leastHeight));
    return {400, m_isFolded ? scaled(foldedHeight) : open};
}

QSize CalculationPanel::minimumSizeHint() const
{
    return {300, m_isFolded ? scaled(foldedHeight) : scaled(leastHeight)};
}

int CalculationPanel::widthToRead() const
{
    constexpr int least = 300;
    return scaled(least);
}

int CalculationPanel::aside() { return inset; }

QRectF CalculationPanel::area() const
{
    return QRectF(rect()).adjusted(inset, scaled(hasLineOfItsOwn() ? head + lineHeight : head), -inset, -8);
}

/// A high and narrow panel has its summary under its heading.
bool CalculationPanel::hasLineOfItsOwn() const
{
    constexpr int highPanel = 2 * leastHeight;
    if (m_isFolded || height() < scaled(highPanel)) return false;
    const int needed = QFontMetrics(headingFont()).horizontalAdvance(m_heading) + 24
                       + QFontMetrics(summaryFont()).horizontalAdvance(m_summary);
    return needed > width() - 2 * inset;
}

std::optional<core::Index> CalculationPanel::keyAt(const QPoint&) const { return std::nullopt; }

void CalculationPanel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(themeColors().border, 1));
    painter.setBrush(themeColors().panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    painter.setFont(headingFont());
    painter.setPen(themeColors().text);
    drawFormula(painter, QRectF(inset, 8, width() - 2 * inset, scaled(lineHeight)), m_heading);
    const bool below = hasLineOfItsOwn();
    const int after = below ? inset : inset + QFontMetrics(headingFont()).horizontalAdvance(m_heading) + 24;
    painter.setFont(summaryFont());
    painter.setPen(themeColors().muted);
    drawFormula(painter,
                QRectF(after, 8 + (below ? scaled(lineHeight) : 0), width() - after - inset, scaled(lineHeight)),
                m_summary);
    if (!m_isFolded) paintNumbers(painter, area());
}

void CalculationPanel::mousePressEvent(QMouseEvent* event)
{
    const auto key = event->button() == Qt::LeftButton && !m_isFolded ? keyAt(event->pos()) : std::nullopt;
    if (key) emit keyClicked(*key);
}

bool CalculationPanel::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const bool overHead = m_isFolded || help->pos().y() < scaled(head);
    QToolTip::showText(help->globalPos(), plainTip(overHead ? m_summary : tipAt(help->pos())), this);
    return true;
}

#include "moc_calculation_panel.cpp"
