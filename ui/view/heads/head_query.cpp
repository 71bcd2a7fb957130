#include "ui/view/heads/head_query.h"

#include <QRegularExpression>

#include "core/model/layer_numbers.h"
#include "ui/view/heads/measure_table.h"
#include "ui/words/head_title.h"
#include "ui/words/measure_names.h"

using core::Index;

namespace {

QString nameInFiles(core::Measure measure)
{
    return QString::fromStdString(MeasureTable::columnName(MeasureTable::columnOf(measure)))
        .replace(QLatin1Char('_'), QLatin1Char(' '));
}

}  // namespace

std::optional<core::HeadAddress> headNamed(const core::ModelInfo& info, const QString& text)
{
    for (std::size_t head = 0; head < info.head_names.size(); ++head) {
        const QString name = QString::fromStdString(info.head_names[head]);
        for (const QString& each : {name, givenHeadName(info, static_cast<Index>(head))})
            if (text.compare(each, Qt::CaseInsensitive) == 0) return core::HeadAddress{0, static_cast<Index>(head), 0};
    }
    static const QRegularExpression numbers(
        QStringLiteral("^(?:l|layer\\s*)?(\\d{1,6})[\\s.·]*(?:[.·\\s]|head|h)\\s*(\\d{1,6})$"),
        QRegularExpression::CaseInsensitiveOption);
    const auto found = numbers.match(text);
    if (!found.hasMatch()) return std::nullopt;
    const Index number = found.captured(1).toLongLong(), head = found.captured(2).toLongLong() - 1;
    for (Index layer = 0; layer < info.layers; ++layer)
        if (core::layerNumber(info, layer, 1) == number && head >= 0 && head < info.heads)
            return core::HeadAddress{layer, head, 0};
    return std::nullopt;
}

std::optional<core::Measure> measureNamed(const QString& text)
{
    if (text.size() < 3) return std::nullopt;
    const QRegularExpression word(QStringLiteral("\\b") + QRegularExpression::escape(text),
                                  QRegularExpression::CaseInsensitiveOption);
    // The last is its name in files, which people know whatever language the window speaks.
    for (const core::Measure measure : core::allMeasures)
        for (const QString& name : {shortMeasureName(measure), measureName(measure), nameInFiles(measure)})
            if (name.contains(word)) return measure;
    return std::nullopt;
}
