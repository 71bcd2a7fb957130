#include "ui/words/side_names.h"

#include <QCoreApplication>
#include <QStringList>

QString sideName(std::size_t side) { return QString(QChar(u'A' + static_cast<char16_t>(side))); }

QString sideNames(std::size_t count)
{
    QStringList first;
    for (std::size_t side = 0; side + 1 < count; ++side) first << sideName(side);
    return QCoreApplication::translate("CompareBar", "%1 and %2")
        .arg(first.join(QStringLiteral(", ")), sideName(count - 1));
}
