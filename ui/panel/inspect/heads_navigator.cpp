#include "ui/panel/inspect/heads_navigator.h"

#include <QHelpEvent>
#include <QPainter>
#include <QScrollArea>
#include <QToolTip>

#include "core/model/layer_numbers.h"
#include "core/model/pass/silent_head.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/words/head_title.h"

#include <algorithm>
#include <cmath>

using core::Index;

namespace {

constexpr int layerLabelWidth = 28;
constexpr int smallest = 14;
constexpr int largest = 58;
constexpr Index mostBesideOneAnother = 16;  ///< the most heads in one line that the column makes room for

/// Many heads stand closer together.
int gapOf(Index heads) { return heads > 8 ? 3 : 6; }

}  // namespace

HeadsNavigator::HeadsNavigator(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Heads"));
    setOwnFont(this, textFont(8));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    keepScaled(this, [this] { setMinimumWidth(sizeHint().width()); });
}

void HeadsNavigator::setTrace(std::shared_ptr<const core::Trace> trace, Index item)
{
    m_item = item;
    m_trace = std::move(trace);
    m_layers = m_trace ? m_trace->model->info.layers : 0;
    m_heads = m_trace ? m_trace->model->info.heads : 0;
    m_thumbnails.setTrace(m_trace, item);
    setMinimumWidth(sizeHint().width());
    updateGeometry();
    update();
}

void HeadsNavigator::setCurrent(Index layer, Index head)
{
    m_layer = layer;
    m_head = head;
    if (m_trace) setAccessibleDescription(headTitle(m_trace->model->info, layer, head));
    update();
}

/// The fewest lines that hold all heads of a layer at their smallest size, with equally many heads in each.
HeadsNavigator::Lines HeadsNavigator::lines(int width) const
{
    const int heads = static_cast<int>(std::max<Index>(1, m_heads));
    const int gap = gapOf(m_heads);
    const int room = width - scaled(layerLabelWidth) - 4 + gap;
    const int fitting = std::clamp(room / (smallest + gap), 1, heads);
    const int count = (heads + fitting - 1) / fitting;
    const int perLine = (heads + count - 1) / count;
    const int side = std::clamp(room / perLine - gap, smallest, scaled(largest));
    return {count, perLine, side, side + gap, count * (side + gap) + (count > 1 ? gap : 0)};
}

int HeadsNavigator::heightForWidth(int width) const { return static_cast<int>(m_layers) * lines(width).height + 4; }

QSize HeadsNavigator::sizeHint() const
{
    const auto heads = static_cast<int>(std::min(m_heads, mostBesideOneAnother));
    const int wide = scaled(layerLabelWidth) + 4 + heads * (smallest + gapOf(m_heads));
    return {wide, heightForWidth(std::max(width(), wide))};
}

QRect HeadsNavigator::cell(Index layer, Index head) const
{
    const Lines all = lines(width());
    const auto place = static_cast<int>(head);
    return {scaled(layerLabelWidth) + place % all.per_line * all.pitch,
            2 + static_cast<int>(layer) * all.height + place / all.per_line * all.pitch, all.side, all.side};
}

std::optional<core::HeadAddress> HeadsNavigator::headAt(const QPoint& position) const
{
    const Lines all = lines(width());
    const QPoint inside = position - QPoint(scaled(layerLabelWidth), 2);
    if (inside.x() < 0 || inside.y() < 0 || inside.x() / all.pitch >= all.per_line) return std::nullopt;
    const Index layer = inside.y() / all.height;
    const Index head = inside.y() % all.height / all.pitch * all.per_line + inside.x() / all.pitch;
    if (layer >= m_layers || head >= m_heads || !cell(layer, head).contains(position)) return std::nullopt;
    return core::HeadAddress{layer, head, m_item};
}

/// Heads without a picture go by their names; those that are not computed yet have none.
void HeadsNavigator::paintName(QPainter& painter, const QRect& rect, Index layer, Index head) const
{
    const QString name = QStringLiteral("H%1").arg(head + 1);
    if (!m_trace->has(layer) || fontMetrics().horizontalAdvance(name) > rect.width()) return;
    painter.setPen(themeColors().muted);
    painter.drawText(rect, Qt::AlignCenter, name);
}

/// A head that is switched off is faded and crossed, as it is in All heads.
void HeadsNavigator::paintOff(QPainter& painter, const QRect& rect)
{
    QColor veil = themeColors().window;
    veil.setAlphaF(0.7F);
    painter.fillRect(rect, veil);
    painter.setPen(QPen(themeColors().warning, 2));
    painter.drawLine(rect.bottomLeft(), rect.topRight());
}

void HeadsNavigator::paintHead(QPainter& painter, Index layer, Index head)
{
    const QRect rect = cell(layer, head);
    painter.setPen(QPen(themeColors().border, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect.adjusted(-1, -1, 0, 0));
    if (m_thumbnails.has(layer, head))
        painter.drawImage(rect, m_thumbnails.picture(layer, head, rect.size() * devicePixelRatioF(),
                                                     devicePixelRatioF(), themeColors()));
    else
        paintName(painter, rect, layer, head);
    if (core::addsNothing(*m_trace, layer, head)) paintOff(painter, rect);
    if (layer != m_layer || head != m_head) return;
    painter.setPen(QPen(themeColors().accent, hasFocus() ? 3 : 2));
    painter.drawRect(rect.adjusted(-2, -2, 1, 1));
}

void HeadsNavigator::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    const int height = lines(width()).height;
    const Index first = std::max(0, event->rect().top() / height);
    const Index last = std::min<Index>(m_layers - 1, event->rect().bottom() / height);
    for (Index layer = first; layer <= last; ++layer) {
        const QRect begin = cell(layer, 0);
        painter.setPen(themeColors().muted);
        painter.drawText(QRect(0, begin.top(), scaled(layerLabelWidth) - 4, begin.height()),
                         Qt::AlignVCenter | Qt::AlignLeft,
                         QStringLiteral("L%1").arg(core::layerNumber(m_trace->model->info, layer, 1)));
        for (Index head = 0; head < m_heads; ++head) paintHead(painter, layer, head);
    }
}

void HeadsNavigator::choose(Index layer, Index head)
{
    if (layer < 0 || head < 0 || layer >= m_layers || head >= m_heads) return;
    emit headClicked(layer, head);
}

void HeadsNavigator::mousePressEvent(QMouseEvent* event)
{
    const auto head = headAt(event->pos());
    if (!head) return;
    if (event->modifiers().testFlag(Qt::ControlModifier))
        emit compareAsked(head->layer, head->head);
    else
        choose(head->layer, head->head);
}

void HeadsNavigator::keyPressEvent(QKeyEvent* event)
{
    if (event->modifiers() & (Qt::AltModifier | Qt::ControlModifier)) return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left: choose(m_layer, m_head - 1); break;
    case Qt::Key_Right: choose(m_layer, m_head + 1); break;
    case Qt::Key_Up: choose(m_layer - 1, m_head); break;
    case Qt::Key_Down: choose(m_layer + 1, m_head); break;
    default: return QWidget::keyPressEvent(event);
    }
    reveal();
}

/// The head that keys chose, in a column that is lower than all heads are together.
void HeadsNavigator::reveal()
{
    const QPoint middle = cell(m_layer, m_head).center();
    for (QWidget* each = parentWidget(); each != nullptr; each = each->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(each)) {
            const QPoint place = mapTo(area->widget(), middle);
            area->ensureVisible(place.x(), place.y(), 0, scaled(largest));
        }
}

void HeadsNavigator::resizeEvent(QResizeEvent*) { updateGeometry(); }

bool HeadsNavigator::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto head = headAt(help->pos());
    QToolTip::showText(help->globalPos(), head ? headTitle(m_trace->model->info, head->layer, head->head) : QString(),
                       this);
    return true;
}

#include "moc_heads_navigator.cpp"
