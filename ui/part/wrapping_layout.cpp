#include "ui/part/wrapping_layout.h"

#include <algorithm>
#include <utility>

namespace {

/// An item that is wider than the line is as high as that lets its texts be.
QSize sizeIn(int room, const QLayoutItem& item)
{
    QSize size = item.sizeHint();
    if (size.width() > room && item.hasHeightForWidth()) size.setHeight(item.heightForWidth(room));
    return size;
}

}  // namespace

WrappingLayout::WrappingLayout(QWidget* parent) : QLayout(parent) {}

WrappingLayout::~WrappingLayout() { qDeleteAll(m_items); }

void WrappingLayout::addItem(QLayoutItem* item) { m_items.append(item); }

int WrappingLayout::count() const { return static_cast<int>(m_items.size()); }

QLayoutItem* WrappingLayout::itemAt(int index) const { return m_items.value(index); }

QLayoutItem* WrappingLayout::takeAt(int index)
{
    return index >= 0 && index < count() ? m_items.takeAt(index) : nullptr;
}

QSize WrappingLayout::sizeHint() const
{
    QSize all;
    for (const QLayoutItem* item : m_items) {
        if (item->isEmpty()) continue;
        all = QSize(all.width() + (all.width() > 0 ? spacing() : 0) + item->sizeHint().width(),
                    std::max(all.height(), item->sizeHint().height()));
    }
    return all.grownBy(contentsMargins());
}

QSize WrappingLayout::minimumSize() const
{
    QSize largest;
    for (const QLayoutItem* item : m_items)
        if (!item->isEmpty()) largest = largest.expandedTo(item->minimumSize());
    return largest.grownBy(contentsMargins());
}

int WrappingLayout::heightForWidth(int width) const { return arrange({0, 0, width, 0}, false); }

void WrappingLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int WrappingLayout::arrange(const QRect& rect, bool place) const
{
    const QRect room = rect.marginsRemoved(contentsMargins());
    QList<QLayoutItem*> line;
    int width = 0;
    int height = 0;
    int y = room.top();
    const auto finishLine = [&] {
        if (place) placeLine(line, {room.left(), y, room.width(), height});
        y += height + spacing();
        line.clear();
        width = height = 0;
    };
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty()) continue;
        const QSize size = sizeIn(room.width(), *item);
        if (!line.isEmpty() && width + spacing() + size.width() > room.width()) finishLine();
        width += (line.isEmpty() ? 0 : spacing()) + size.width();
        height = std::max(height, size.height());
        line.append(item);
    }
    finishLine();
    return y - spacing() - room.top() + contentsMargins().top() + contentsMargins().bottom();
}

void WrappingLayout::placeLine(const QList<QLayoutItem*>& line, const QRect& area) const
{
    const auto expands = [](const QLayoutItem* item) { return item->expandingDirections().testFlag(Qt::Horizontal); };
    int left = area.width() - static_cast<int>(line.size() - 1) * spacing();
    for (const QLayoutItem* item : line) left -= item->sizeHint().width();
    auto sharing = static_cast<int>(std::ranges::count_if(line, expands));
    int x = area.left();
    for (QLayoutItem* item : line) {
        QSize size = sizeIn(area.width(), *item);
        if (left > 0 && expands(item)) {
            size.rwidth() += left / sharing;
            left -= left / sharing--;
        } else if (left > 0 && sharing == 0 && item->alignment().testFlag(Qt::AlignRight)) {
            x += std::exchange(left, 0);
        }
        size = size.boundedTo({area.right() + 1 - x, area.height()});
        item->setGeometry({{x, area.top() + (area.height() - size.height()) / 2}, size});
        x += size.width() + spacing();
    }
}
