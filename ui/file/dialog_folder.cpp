#include "ui/file/dialog_folder.h"

#include <QDir>
#include <QSettings>

namespace {

QString keyOf(const QString& purpose) { return QStringLiteral("%1/folder").arg(purpose); }

}  // namespace

QString dialogFolder(const QString& purpose) { return QSettings().value(keyOf(purpose), QDir::homePath()).toString(); }

void rememberDialogFolder(const QString& purpose, const QString& file)
{
    QSettings().setValue(keyOf(purpose), QFileInfo(file).path());
}
