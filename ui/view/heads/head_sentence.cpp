#include "ui/view/heads/head_sentence.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/model/layer_numbers.h"
#include "ui/words/head_names.h"
#include "ui/words/head_title.h"
#include "ui/words/measure_names.h"

#include <cmath>

using core::Index;

namespace {

/// "most like 2.4, 0.03 nats from it", where it is known.
QString mostAlike(const core::ModelInfo& info, const core::Matrix* divergences, Index head)
{
    if (divergences == nullptr || head >= divergences->rows()) return {};
    std::optional<Index> nearest;
    for (Index other = 0; other < divergences->cols(); ++other) {
        const float distance = (*divergences)(head, other);
        if (other == head || std::isnan(distance)) continue;
        if (!nearest || distance < (*divergences)(head, *nearest)) nearest = other;
    }
    if (!nearest) return {};
    return QCoreApplication::translate("HeadGrid", "most like %1.%2, %3 nats from it")
        .arg(core::layerNumber(info, *nearest / info.heads, 1))
        .arg(*nearest % info.heads + 1)
        .arg(static_cast<double>((*divergences)(head, *nearest)), 0, 'f', 3);
}

}  // namespace

QString headSentence(const core::ModelInfo& info, const core::HeadTable& table, const core::HeadsSettings& settings,
                     const core::Matrix* divergences, Index head)
{
    const Index layer = head / info.heads;
    const Index place = head % info.heads;
    QStringList said;
    const auto value = table.at(settings.measure, layer, place);
    if (value)
        said << QStringLiteral("%1 %2").arg(measureName(settings.measure, settings.unit),
                                            measureText(table, settings.measure, {layer, place, 0}, settings.unit));
    for (const auto& [measure, share] : core::badges(table, layer, place, settings.badge)) {
        if (measure != settings.measure)
            said << surelyNamed(info, layer, place, measure, share);
        else if (value)  // the name stands there already
            said.front() += surenessSign(knownName(info, layer, place, measure));
    }
    if (const QString alike = mostAlike(info, divergences, head); !alike.isEmpty()) said << alike;
    const QString title = headTitle(info, layer, place);
    return said.empty() ? title : QStringLiteral("%1: %2").arg(title, said.join(QStringLiteral(" · ")));
}
