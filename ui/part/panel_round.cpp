#include "ui/part/panel_round.h"

#include <QApplication>
#include <QWidget>

#include <algorithm>

namespace {

bool takesKeys(const QWidget* widget)
{
    return widget != nullptr && widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus);
}

/// In the order of the Tab key.
QWidget* firstControlIn(QWidget* panel)
{
    for (QWidget* each = panel->nextInFocusChain(); each != panel; each = each->nextInFocusChain())
        if (panel->isAncestorOf(each) && takesKeys(each)) return each;
    return takesKeys(panel) ? panel : nullptr;
}

}  // namespace

PanelRound::PanelRound(QObject* parent) : QObject(parent)
{
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { remember(now); });
}

void PanelRound::add(QWidget* panel, std::function<void()> takeKeys)
{
    m_panels.push_back({panel, std::move(takeKeys)});
}

void PanelRound::remember(QWidget* focused)
{
    for (Panel& each : m_panels)
        if (focused != nullptr && each.widget->isAncestorOf(focused)) each.last = focused;
}

bool PanelRound::enter(const Panel& panel)
{
    if (!panel.widget->isVisible()) return false;
    if (takesKeys(panel.last))
        panel.last->setFocus(Qt::TabFocusReason);
    else if (panel.take_keys)
        panel.take_keys();
    else if (QWidget* first = firstControlIn(panel.widget))
        first->setFocus(Qt::TabFocusReason);
    return panel.widget->isAncestorOf(QApplication::focusWidget());
}

void PanelRound::step(int by)
{
    const QWidget* now = QApplication::focusWidget();
    const auto here = std::ranges::find_if(
        m_panels, [now](const Panel& each) { return each.widget == now || each.widget->isAncestorOf(now); });
    const int count = static_cast<int>(m_panels.size());
    int at = here == m_panels.end() ? (by > 0 ? -1 : count) : static_cast<int>(here - m_panels.begin());
    for (int tried = 0; tried < count; ++tried) {
        at = (at + by + count) % count;
        if (enter(m_panels[static_cast<std::size_t>(at)])) return;
    }
}

#include "moc_panel_round.cpp"
