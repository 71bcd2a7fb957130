#include "ui/part/scroll_to_see.h"

#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>

void scrollToSee(const QWidget* widget, const QRect& part)
{
    for (QWidget* around = widget->parentWidget(); around != nullptr; around = around->parentWidget()) {
        const auto* area = qobject_cast<QScrollArea*>(around);
        if (area == nullptr || area->widget() == nullptr) continue;
        const int top = widget->mapTo(area->widget(), part.topLeft()).y();
        QScrollBar* bar = area->verticalScrollBar();
        const int least = top + part.height() - area->viewport()->height();
        bar->setValue(std::min(std::max(bar->value(), least), top));
    }
}

int heightWithoutScrolling(const QWidget& widget)
{
    int height = widget.height();
    for (QWidget* around = widget.parentWidget(); around != nullptr; around = around->parentWidget())
        if (const auto* area = qobject_cast<QScrollArea*>(around))
            height = std::min(height, area->viewport()->height());
    return height;
}
