#include "ui/plot/sheet/head_foot.h"

#include <QCoreApplication>

namespace {

QString tr(const char* text) { return QCoreApplication::translate("Worksheet", text); }

}  // namespace

void addHeadFoot(SheetLayout& layout, const HeadSheetRequest& request, bool key)
{
    const QString made = tr("AttentionScope · %1 --seed %2, copy %3 of %4")
                             .arg(request.source.command)
                             .arg(request.number.seed)
                             .arg(request.number.copy)
                             .arg(request.copies);
    layout.addFoot(made, key ? tr("not for students") : tr("the same command makes the same sheet"));
}
