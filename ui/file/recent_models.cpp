#include "ui/file/recent_models.h"

#include <QSettings>

namespace {

constexpr qsizetype mostRemembered = 8;
const QString key = QStringLiteral("models/recent");

}  // namespace

QStringList recentModels() { return QSettings().value(key).toStringList(); }

void rememberModel(const QString& folder)
{
    QStringList all = recentModels();
    all.removeAll(folder);
    all.prepend(folder);
    QSettings().setValue(key, all.mid(0, mostRemembered));
}

void forgetModel(const QString& folder)
{
    QStringList all = recentModels();
    all.removeAll(folder);
    QSettings().setValue(key, all);
}
