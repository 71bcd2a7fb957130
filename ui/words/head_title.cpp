#include "ui/words/head_title.h"

#include <QObject>

#include "core/model/layer_numbers.h"
#include "ui/words/language/core_words.h"
#include "ui/words/part_name.h"

using core::Index;

QString givenHeadName(const core::ModelInfo& info, Index head)
{
    return coreWords(info.head_names.at(static_cast<std::size_t>(head)));
}

QString headTitle(const core::ModelInfo& info, Index layer, Index head)
{
    QString place = QObject::tr("layer %1 · head %2").arg(core::layerNumber(info, layer, 1)).arg(head + 1);
    if (info.block) place = QStringLiteral("%1 · %2").arg(blockName(*info.block), place);
    if (info.head_names.empty()) return place;
    return QStringLiteral("%1 · %2").arg(place, givenHeadName(info, head));
}

QString cellTitle(const QString& query, const QString& key) { return QStringLiteral("%1 → %2").arg(query, key); }
