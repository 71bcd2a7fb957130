#include "ui/plot/spoken/spoken_cell.h"

#include <QCoreApplication>
#include <QLocale>

#include "core/not_shown.h"
#include "ui/plot/heat/heat_data.h"

#include <cmath>

namespace {

struct SpokenCellTexts {
    Q_DECLARE_TR_FUNCTIONS(SpokenCell)
};

QString amountText(float weight, SpokenAmount amount)
{
    const auto value = static_cast<double>(weight);
    switch (amount) {
    case SpokenAmount::Share: return spokenShare(value);
    case SpokenAmount::Length: return SpokenCellTexts::tr("adding a vector of length %1").arg(value, 0, 'g', 2);
    case SpokenAmount::Number: break;
    }
    return QString::number(value, 'g', 3);
}

}  // namespace

QString spokenShare(double share)
{
    const double percent = 100 * share;
    if (percent == 0) return SpokenCellTexts::tr("0 percent");
    if (percent > 0 && percent < 0.05) return SpokenCellTexts::tr("less than 0.1 percent");
    // Tenths of a large number take too long to hear.
    return SpokenCellTexts::tr("%1 percent")
        .arg(percent, 0, 'f', std::abs(percent) < 9.95 && percent != std::round(percent) ? 1 : 0);
}

QString spokenToken(const QString& label)
{
    if (label == QStringLiteral("␣")) return SpokenCellTexts::tr("space");
    if (label == QStringLiteral("⏎")) return SpokenCellTexts::tr("line end");
    if (label == QStringLiteral("⇥")) return SpokenCellTexts::tr("tab");
    QString token = label;
    return token.replace(QStringLiteral("␣"), QStringLiteral(" ")).trimmed();
}

QString noNumber(float weight)
{
    if (core::isNotShown(weight)) return SpokenCellTexts::tr("hidden until it has been guessed");
    if (std::isnan(weight)) return SpokenCellTexts::tr("not computed yet");
    if (weight == HeatData::hidden) return SpokenCellTexts::tr("hidden by the mask");
    return weight == HeatData::broken ? SpokenCellTexts::tr("not a number") : QString();
}

QString weightText(const QString& cell, float weight, const QString& number)
{
    const QString none = noNumber(weight);
    return none.isEmpty() ? QStringLiteral("%1: %2").arg(cell, number) : SpokenCellTexts::tr("%1: %2").arg(cell, none);
}

QString spokenAmount(float weight, SpokenAmount amount)
{
    const QString none = noNumber(weight);
    return none.isEmpty() ? amountText(weight, amount) : none;
}

QString spokenCell(const QString& query, const QString& key, float weight, core::Index rank, core::Index of,
                   SpokenAmount amount)
{
    const QString who = query.isEmpty() ? SpokenCellTexts::tr("it") : spokenToken(query);
    const QString what = spokenToken(key);
    if (weight == HeatData::hidden)
        return SpokenCellTexts::tr("%1 may not attend to %2: hidden by the mask").arg(who, what);
    if (const QString none = noNumber(weight); !none.isEmpty())
        return SpokenCellTexts::tr("%1 attends to %2: %3").arg(who, what, none);
    QString sentence = SpokenCellTexts::tr("%1 attends to %2, %3").arg(who, what, amountText(weight, amount));
    if (rank > 0) sentence += SpokenCellTexts::tr(", rank %1 of %2").arg(rank).arg(of);
    return sentence;
}
