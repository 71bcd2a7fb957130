#include "ui/feature/guess/spoken_bars.h"

#include <QAccessibleWidget>

#include "ui/feature/guess/guess_bars.h"

#include <vector>

namespace {

/// One bar.
class SpokenBar final : public QAccessibleInterface, public QAccessibleValueInterface {
public:
    SpokenBar(GuessBars* bars, int bar) : m_bars(bars), m_bar(bar) {}

    bool isValid() const override { return m_bar < static_cast<int>(m_bars->content().bars.size()); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* parent() const override { return QAccessible::queryAccessibleInterface(m_bars); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    void setText(QAccessible::Text, const QString&) override {}
    QAccessible::Role role() const override { return QAccessible::SpinBox; }

    QString text(QAccessible::Text kind) const override
    {
        if (!isValid()) return {};
        if (kind == QAccessible::Name) return bar().label;
        return kind == QAccessible::Value || kind == QAccessible::Description ? m_bars->spoken(m_bar) : QString();
    }

    QRect rect() const override
    {
        const QRect place = m_bars->barRect(m_bar).toAlignedRect();
        return {m_bars->mapToGlobal(place.topLeft()), place.size()};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.focused = m_bars->hasFocus() && m_bars->chosen() == m_bar;
        state.readOnly = m_bars->content().shown;
        state.disabled = isValid() && !bar().visible;
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface*>(this) : nullptr;
    }

    QVariant currentValue() const override { return isValid() ? bar().points : 0; }
    void setCurrentValue(const QVariant& value) override
    {
        if (isValid() && !m_bars->content().shown) m_bars->give(m_bar, value.toDouble());
    }
    QVariant maximumValue() const override { return m_bars->content().most; }
    QVariant minimumValue() const override { return 0; }
    QVariant minimumStepSize() const override { return 1; }

private:
    const GuessBars::Bar& bar() const { return m_bars->content().bars[static_cast<std::size_t>(m_bar)]; }

    GuessBars* m_bars;
    int m_bar;
};

/// All of them.
class SpokenBars final : public QAccessibleWidget {
public:
    explicit SpokenBars(GuessBars* bars) : QAccessibleWidget(bars, QAccessible::List), m_bars(bars) {}
    SpokenBars(const SpokenBars&) = delete;
    SpokenBars& operator=(const SpokenBars&) = delete;
    ~SpokenBars() override
    {
        for (const QAccessible::Id id : m_children) QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return static_cast<int>(m_bars->content().bars.size()); }
    QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount()) return nullptr;
        while (static_cast<int>(m_children.size()) <= index) {
            auto* bar = new SpokenBar(m_bars, static_cast<int>(m_children.size()));  // QAccessible owns it
            m_children.push_back(QAccessible::registerAccessibleInterface(bar));
        }
        return QAccessible::accessibleInterface(m_children[static_cast<std::size_t>(index)]);
    }
    int indexOfChild(const QAccessibleInterface* child) const override
    {
        for (std::size_t i = 0; i < m_children.size(); ++i)
            if (QAccessible::accessibleInterface(m_children[i]) == child) return static_cast<int>(i);
        return -1;
    }
    QAccessibleInterface* focusChild() const override { return m_bars->hasFocus() ? child(m_bars->chosen()) : nullptr; }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? m_bars->spoken(m_bars->chosen()) : QAccessibleWidget::text(kind);
    }

private:
    GuessBars* m_bars;
    mutable std::vector<QAccessible::Id> m_children;
};

QAccessibleInterface* barsOf(const QString&, QObject* object)
{
    auto* bars = qobject_cast<GuessBars*>(object);
    return bars == nullptr ? nullptr : new SpokenBars(bars);  // QAccessible owns it
}

}  // namespace

void installSpokenBars()
{
    static const bool known = (QAccessible::installFactory(barsOf), true);
    Q_UNUSED(known)
}
