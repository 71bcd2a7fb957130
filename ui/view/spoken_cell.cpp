#include "ui/view/spoken_cell.h"

#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QLocale>
#include <QWidget>

#include "core/not_shown.h"
#include "ui/plot/heat/heat_data.h"

#include <cmath>

namespace {

QString tr(const char* text) { return QCoreApplication::translate("SpokenCell", text); }

QString percentText(double share)
{
    const double percent = 100 * share;
    if (percent == 0) return tr("0 percent");
    if (percent > 0 && percent < 0.05) return tr("less than 0.1 percent");
    // Tenths of what is large are not worth the time that they take to hear.
    return tr("%1 percent").arg(percent, 0, 'f', std::abs(percent) < 9.95 && percent != std::round(percent) ? 1 : 0);
}

QString amountText(float weight, SpokenAmount amount)
{
    const auto value = static_cast<double>(weight);
    switch (amount) {
    case SpokenAmount::Share: return percentText(value);
    case SpokenAmount::Length: return tr("adding a vector of length %1").arg(value, 0, 'g', 2);
    case SpokenAmount::Number: break;
    }
    return QString::number(value, 'g', 3);
}

/// The view's chosen cell is what it has to tell; there are too many cells for an object each.
class SpokenChart final : public QAccessibleWidget {
public:
    explicit SpokenChart(QWidget* widget) : QAccessibleWidget(widget, QAccessible::Chart) {}

    QString text(QAccessible::Text kind) const override
    {
        const auto* view = dynamic_cast<const SpokenView*>(widget());
        if (view == nullptr || (kind != QAccessible::Value && kind != QAccessible::Description))
            return QAccessibleWidget::text(kind);
        const QString spoken = view->spoken();
        return spoken.isEmpty() && kind == QAccessible::Description ? QAccessibleWidget::text(kind) : spoken;
    }
};

QAccessibleInterface* chartOf(const QString&, QObject* object)
{
    if (dynamic_cast<SpokenView*>(object) == nullptr) return nullptr;
    return new SpokenChart(qobject_cast<QWidget*>(object));  // QAccessible owns it
}

}  // namespace

QString spokenToken(const QString& label)
{
    if (label == QStringLiteral("␣")) return tr("space");
    if (label == QStringLiteral("⏎")) return tr("line end");
    if (label == QStringLiteral("⇥")) return tr("tab");
    QString token = label;
    return token.replace(QStringLiteral("␣"), QStringLiteral(" ")).trimmed();
}

QString spokenCell(const QString& query, const QString& key, float weight, core::Index rank, core::Index of,
                   SpokenAmount amount)
{
    const QString who = query.isEmpty() ? tr("it") : spokenToken(query);
    const QString what = spokenToken(key);
    if (core::isNotShown(weight)) return tr("%1 attends to %2: hidden until it has been guessed").arg(who, what);
    if (std::isnan(weight)) return tr("%1 attends to %2: not computed yet").arg(who, what);
    if (weight == HeatData::hidden) return tr("%1 may not attend to %2: hidden by the mask").arg(who, what);
    if (weight == HeatData::broken) return tr("%1 attends to %2: not a number").arg(who, what);
    QString sentence = tr("%1 attends to %2, %3").arg(who, what, amountText(weight, amount));
    if (rank > 0) sentence += tr(", rank %1 of %2").arg(rank).arg(of);
    return sentence;
}

SpokenView::SpokenView()
{
    static const bool known = (QAccessible::installFactory(chartOf), true);
    Q_UNUSED(known)
}

void SpokenView::speak(QWidget* view)
{
    if (!QAccessible::isActive()) return;
    const QString sentence = spoken();
    if (sentence == m_said) return;
    m_said = sentence;
    QAccessibleValueChangeEvent value(view, sentence);
    QAccessible::updateAccessibility(&value);
    // Of charts, some bridges to assistive programs pass on the description alone.
    QAccessibleEvent description(view, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&description);
}
