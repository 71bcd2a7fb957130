#include "ui/words/names_of_heads.h"

#include <QObject>

#include "ui/words/head_title.h"

QStringList namesOfHeads(const core::ModelInfo& info)
{
    QStringList names;
    for (core::Index head = 0; head < info.heads; ++head)
        names << (info.head_names.empty() ? QObject::tr("head %1").arg(head + 1) : givenHeadName(info, head));
    return names;
}
