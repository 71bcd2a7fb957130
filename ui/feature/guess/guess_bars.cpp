#include "ui/feature/guess/guess_bars.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/feature/guess/spoken_bars.h"
#include "ui/plot/heat/color_map.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr double topRoom = 26, endRoom = 6, axisGap = 6, leastPitch = 17, widestPitch = 46;
constexpr int longestLabel = 82;
constexpr qint64 typingPause = 1500;  ///< ms; a digit after it begins another number
constexpr double bigStep = 5;

QFont axisFont() { return numberFont(8); }

/// What numbers of the axis take, and the gap after them.
double axisWidth() { return QFontMetricsF(axisFont()).horizontalAdvance(QStringLiteral("100")) + 2 * axisGap; }

QString pointsText(double points)
{
    const bool whole = std::abs(points - std::round(points)) < 0.05;
    return QString::number(points, 'f', whole || points >= 10 ? 0 : 1);
}

/// The place of a bar's number.
QRectF overBar(const QRectF& column, double top)
{
    return {column.center().x() - scaled(30.0), top - scaled(26.0), scaled(60.0), scaled(25.0)};
}

bool isOne(double points) { return pointsText(points) == QLatin1String("1"); }

QString handsText(const QString& label, double hands)
{
    return isOne(hands) ? GuessBars::tr("%1, 1 hand").arg(label)
                        : GuessBars::tr("%1, %2 hands").arg(label, pointsText(hands));
}

QString givenText(const QString& label, double points)
{
    return isOne(points) ? GuessBars::tr("%1, 1 point").arg(label)
                         : GuessBars::tr("%1, %2 points").arg(label, pointsText(points));
}

}  // namespace

GuessBars::GuessBars(QWidget* parent) : QWidget(parent)
{
    installSpokenBars();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Points for each token"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setOwnFont(this, textFont(9));
}

GuessBars::~GuessBars() = default;

void GuessBars::display(const Content& content)
{
    if (content == m_content) return;
    const bool resized = content.bars.size() != m_content.bars.size();
    const bool spoken = !resized && content.bars != m_content.bars;
    m_content = content;
    m_chosen = std::clamp(m_chosen, 0, std::max(0, static_cast<int>(m_content.bars.size()) - 1));
    if (resized) updateGeometry();
    update();
    if (!spoken || m_content.bars.empty()) return;
    QAccessibleValueChangeEvent changed(this, this->spoken(m_chosen));
    QAccessible::updateAccessibility(&changed);
}

void GuessBars::choose(int bar)
{
    if (bar < 0 || bar >= static_cast<int>(m_content.bars.size()) || bar == m_chosen) return;
    m_chosen = bar;
    m_typed.clear();
    update();
    QAccessibleEvent focus(this, QAccessible::Focus);
    focus.setChild(bar);
    QAccessible::updateAccessibility(&focus);
    QAccessibleValueChangeEvent changed(this, spoken(bar));
    QAccessible::updateAccessibility(&changed);
}

QString GuessBars::spoken(int bar) const
{
    if (bar < 0 || bar >= static_cast<int>(m_content.bars.size())) return {};
    const Bar& at = m_content.bars[static_cast<std::size_t>(bar)];
    if (!at.visible) return tr("%1, hidden by the mask").arg(at.label);
    QString said = m_content.pick     ? (at.points > 0 ? tr("%1, picked").arg(at.label) : at.label)
                   : m_content.counts ? handsText(at.label, at.points)
                                      : givenText(at.label, at.points);
    if (m_content.shown) said += tr(", the model gives it %1 of 100").arg(pointsText(at.truth));
    return said;
}

QSize GuessBars::sizeHint() const { return {scaled(420), scaled(330)}; }

QSize GuessBars::minimumSizeHint() const
{
    const auto bars = static_cast<double>(m_content.bars.size());
    return {static_cast<int>(axisWidth() + bars * scaled(leastPitch)) + 8, scaled(190)};
}

QRectF GuessBars::plot() const
{
    int widest = 0;
    const QFontMetrics metrics(labelFont(), this);
    for (const Bar& bar : m_content.bars)
        widest = std::max(widest, std::min(scaled(longestLabel), metrics.horizontalAdvance(bar.label)));
    const double labels = 0.71 * (widest + metrics.height()) + scaled(10.0);
    return QRectF(rect()).adjusted(axisRoom(), scaled(topRoom), -scaled(endRoom), -labels);
}

/// From one bar to the next.
double GuessBars::pitchIn(double width) const
{
    return std::min(scaled(widestPitch), width / std::max(1.0, static_cast<double>(m_content.bars.size())));
}

/// Numbers of the axis give way to names that would have to be smaller; the first of these leans to the left.
double GuessBars::axisRoom() const
{
    constexpr double leaning = 12;
    const double pitch = pitchIn(width() - axisWidth() - scaled(endRoom));
    return pitch < QFontMetricsF(font(), this).height() ? scaled(leaning) : axisWidth();
}

/// Slanted names lie side by side where bars are narrow: then they are smaller.
QFont GuessBars::labelFont() const
{
    QFont font = this->font();
    const double pitch = pitchIn(width() - axisRoom() - scaled(endRoom));
    const double line = QFontMetricsF(font, this).height();
    if (line > pitch) font.setPointSizeF(std::max(1.0, font.pointSizeF() * pitch / line));
    return font;
}

QRectF GuessBars::barRect(int bar) const
{
    const QRectF area = plot();
    const double pitch = pitchIn(area.width());
    return {area.left() + bar * pitch + 0.16 * pitch, area.top(), 0.68 * pitch, area.height()};
}

double GuessBars::heightOf(double points) const
{
    return plot().height() * std::clamp(points / std::max(1.0, m_content.most), 0.0, 1.0);
}

int GuessBars::barAt(const QPointF& position) const
{
    for (int bar = 0; bar < static_cast<int>(m_content.bars.size()); ++bar) {
        const QRectF column = barRect(bar);
        const double air = column.width() * 0.24;
        if (position.x() >= column.left() - air && position.x() < column.right() + air) return bar;
    }
    return -1;
}

void GuessBars::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawAxis(painter);
    for (int bar = 0; bar < static_cast<int>(m_content.bars.size()); ++bar) {
        if (m_content.shown)
            drawTruth(painter, bar);
        else
            drawGiven(painter, bar);
        drawLabel(painter, bar);
    }
    if (m_content.shown) drawGuesses(painter);
}

void GuessBars::drawAxis(QPainter& painter) const
{
    const QRectF area = plot();
    painter.setFont(axisFont());
    for (int part = 0; part <= 4; ++part) {
        const double value = m_content.most * part / 4;
        if (m_content.counts && std::abs(value - std::round(value)) > 1e-9) continue;
        const double y = area.bottom() - area.height() * part / 4;
        painter.setPen(QPen(part == 0 ? themeColors().muted : themeColors().border, 1));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        if (axisRoom() < axisWidth()) continue;
        painter.setPen(themeColors().muted);
        painter.drawText(QRectF(0, y - scaled(10.0), area.left() - axisGap, scaled(20.0)),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(std::lround(value)));
    }
}

/// The guess: a filled bar with a handle.
void GuessBars::drawGiven(QPainter& painter, int bar) const
{
    const Bar& at = m_content.bars[static_cast<std::size_t>(bar)];
    const QRectF column = barRect(bar);
    painter.fillRect(column, at.visible ? themeColors().field : themeColors().window);
    if (!at.visible) {
        painter.fillRect(column, QBrush(themeColors().hatch, Qt::BDiagPattern));
        return;
    }
    const double high = heightOf(at.points);
    painter.fillRect(QRectF(column.left(), column.bottom() - high, column.width(), high), themeColors().accent);
    const bool chosen = bar == m_chosen && hasFocus();
    const double grip = scaled(chosen ? 9.0 : 5.0);
    const QRectF handle(column.left() - 2, column.bottom() - high - grip / 2, column.width() + 4, grip);
    painter.setPen(QPen(at.points > 0 || chosen ? themeColors().accent : themeColors().muted, chosen ? 2 : 1));
    painter.setBrush(at.points > 0 && !chosen ? themeColors().accent : themeColors().window);
    painter.drawRoundedRect(handle, grip / 2, grip / 2);
    if (at.points <= 0 || m_content.pick) return;
    QFont font = numberFont(chosen ? 11 : 9);
    font.setBold(chosen);
    painter.setFont(font);
    painter.setPen(chosen ? themeColors().accent : themeColors().text);
    painter.drawText(overBar(column, handle.top()), Qt::AlignHCenter | Qt::AlignBottom, pointsText(at.points));
}

/// Whether no token has more of the model's weight, when that is shown.
bool GuessBars::isMost(int bar) const
{
    const double truth = m_content.bars[static_cast<std::size_t>(bar)].truth;
    return m_content.shown
           && std::ranges::all_of(m_content.bars, [truth](const Bar& each) { return each.truth <= truth; });
}

/// The model's weight is filled, the guess an outline over it: readable in grey too.
void GuessBars::drawTruth(QPainter& painter, int bar) const
{
    const Bar& at = m_content.bars[static_cast<std::size_t>(bar)];
    const QRectF column = barRect(bar);
    const double truth = heightOf(at.truth), guess = heightOf(at.points);
    const double inset = column.width() * 0.12;
    painter.fillRect(QRectF(column.left() + inset, column.bottom() - truth, column.width() - 2 * inset, truth),
                     themeColors().accent);
    if (at.points > 0) {
        painter.setPen(QPen(themeColors().text, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(column.left(), column.bottom() - guess, column.width(), guess));
    }
    if (at.points < 5 && at.truth < 0.5) return;
    const QString number = QString::number(std::lround(at.truth));
    const bool boxed = guess > truth;
    QFont font = numberFont(isMost(bar) && !boxed ? 16 : 9);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(themeColors().accent);
    QRectF place = overBar(column, column.bottom() - truth);
    // On the guess's box it would be read as the guess: it stands in the box, or in the filled bar where that is high.
    const double line = QFontMetricsF(font, this).height();
    if (boxed && guess - truth < line) {
        const bool inside = truth >= line;
        if (inside) painter.setPen(QColor(readableOn(themeColors().accent.rgb())));
        place.moveTop(column.bottom() - (inside ? truth : guess + place.height()));
        painter.drawText(place, Qt::AlignHCenter | (inside ? Qt::AlignTop : Qt::AlignBottom), number);
        return;
    }
    const double wide = QFontMetricsF(font, this).horizontalAdvance(number);
    const double air = plot().left() - (place.center().x() - wide / 2);  // the axis has numbers of its own
    place.translate(std::max(0.0, air), 0);
    painter.drawText(place, Qt::AlignHCenter | Qt::AlignBottom, number);
}

/// Labels the guesses beside outlines with room, over everything else.
void GuessBars::drawGuesses(QPainter& painter) const
{
    painter.setFont(textFont(8));
    const QFontMetrics metrics(painter.font(), this);
    const auto highest = [this](std::size_t bar) {
        const Bar& at = m_content.bars[bar];
        return std::max(heightOf(at.points), heightOf(at.truth));
    };
    for (std::size_t bar = 0; bar < m_content.bars.size(); ++bar) {
        const Bar& at = m_content.bars[bar];
        if (at.points < 8) continue;
        const QRectF column = barRect(static_cast<int>(bar));
        const double guess = heightOf(at.points);
        const QString said = m_content.pick ? tr("your pick") : tr("your %1").arg(pointsText(at.points));
        const double room = metrics.horizontalAdvance(said) + 6.0;
        const bool left = column.right() + room > width();
        // Where the text would lie, no bar may be nearly as high.
        bool free = true;
        for (std::size_t other = 0; other < m_content.bars.size(); ++other) {
            const QRectF place = barRect(static_cast<int>(other));
            const bool under = left ? place.right() > column.left() - room && other < bar
                                    : place.left() < column.right() + room && other > bar;
            free = free && !(under && highest(other) > guess - scaled(20.0));
        }
        if (!free || (left && column.left() - room < 0)) continue;
        painter.setPen(themeColors().muted);
        painter.drawText(
            QPointF(left ? column.left() - room : column.right() + 6, column.bottom() - guess + scaled(12.0)), said);
    }
}

void GuessBars::drawLabel(QPainter& painter, int bar) const
{
    const Bar& at = m_content.bars[static_cast<std::size_t>(bar)];
    const QRectF column = barRect(bar);
    const bool set = isMost(bar) || (bar == m_chosen && hasFocus() && !m_content.shown);
    QFont font = labelFont();
    font.setBold(set);
    painter.setFont(font);
    painter.setPen(!at.visible ? themeColors().muted : set ? themeColors().accent : themeColors().text);
    const QString text = QFontMetrics(font).elidedText(at.label, Qt::ElideMiddle, scaled(longestLabel));
    const double line = QFontMetricsF(font).height();
    painter.save();
    painter.translate(column.center().x() + 0.2 * line, plot().bottom() + scaled(5.0));
    painter.rotate(-45);
    painter.drawText(QRectF(-300, -0.1 * line, 300, line), Qt::AlignRight | Qt::AlignVCenter, text);
    painter.restore();
}

void GuessBars::dragTo(const QPointF& position, Hand hand)
{
    const QRectF area = plot();
    const double share = std::clamp((area.bottom() - position.y()) / std::max(1.0, area.height()), 0.0, 1.0);
    emit given(m_chosen, m_content.pick ? 100 : std::round(share * m_content.most), hand);
}

void GuessBars::mousePressEvent(QMouseEvent* event)
{
    const int bar = barAt(event->position());
    if (event->button() != Qt::LeftButton || bar < 0) return;
    choose(bar);
    if (m_content.shown) return;
    m_dragging = true;
    dragTo(event->position(), Hand::Once);
}

void GuessBars::mouseMoveEvent(QMouseEvent* event)
{
    setCursor(!m_content.shown && barAt(event->position()) >= 0 ? Qt::SizeVerCursor : Qt::ArrowCursor);
    if (m_dragging && !m_content.pick) dragTo(event->position(), Hand::Dragging);
}

void GuessBars::mouseReleaseEvent(QMouseEvent*) { m_dragging = false; }

bool GuessBars::typeDigit(int digit)
{
    if (m_content.shown || m_content.pick || m_content.bars.empty()) return false;
    if (!m_typing.isValid() || m_typing.elapsed() > typingPause) m_typed.clear();
    m_typing.restart();
    m_typed += QString::number(digit);
    if (m_typed.size() > 4) m_typed = m_typed.right(4);
    emit given(m_chosen, m_typed.toDouble(), Hand::Typing);
    return true;
}

void GuessBars::keyPressEvent(QKeyEvent* event)
{
    const int last = static_cast<int>(m_content.bars.size()) - 1;
    if (last < 0 || (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier)))
        return QWidget::keyPressEvent(event);
    const double now = m_content.bars[static_cast<std::size_t>(m_chosen)].points;
    const double step = m_content.counts ? 1 : bigStep;
    const auto change = [&](double by) {
        m_typed.clear();
        if (!m_content.shown && !m_content.pick) emit given(m_chosen, std::max(0.0, now + by), Hand::Typing);
    };
    switch (event->key()) {
    case Qt::Key_Left: return choose(std::max(0, m_chosen - 1));
    case Qt::Key_Right: return choose(std::min(last, m_chosen + 1));
    case Qt::Key_Home: return choose(0);
    case Qt::Key_End: return choose(last);
    case Qt::Key_Plus:
    case Qt::Key_Equal: return change(step);
    case Qt::Key_Minus: return change(-step);
    case Qt::Key_Up: return change(1);
    case Qt::Key_Down: return change(-1);
    case Qt::Key_Delete:
    case Qt::Key_Backspace: return change(-now);
    case Qt::Key_Space:
        if (m_content.pick && !m_content.shown) emit given(m_chosen, 100, Hand::Once);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter: emit showAsked(); return;
    default: break;
    }
    const QString text = event->text();
    if (text.size() == 1 && text.front().isDigit() && typeDigit(text.front().digitValue())) return;
    QWidget::keyPressEvent(event);
}

void GuessBars::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void GuessBars::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    m_typed.clear();
    update();
}

/// The whole token, which the label may elide.
bool GuessBars::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), spoken(barAt(help->pos())), this);
    return true;
}

#include "moc_guess_bars.cpp"
