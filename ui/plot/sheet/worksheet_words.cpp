#include "ui/plot/sheet/worksheet_words.h"

QString sheetNumber(double value, int places)
{
    QString text = QString::number(value, 'f', places);
    if (text.startsWith(QLatin1Char('-')) && text.mid(1).toDouble() == 0) text = text.mid(1);
    return text.replace(QLatin1Char('-'), QChar(0x2212));
}

void addHeadFoot(SheetLayout& layout, const HeadSheetRequest& request, bool key)
{
    const QString made = Worksheet::tr("AttentionScope · %1 --seed %2, copy %3 of %4")
                             .arg(request.source.command)
                             .arg(request.number.seed)
                             .arg(request.number.copy)
                             .arg(request.copies);
    layout.addFoot(made,
                   key ? Worksheet::tr("not for students") : Worksheet::tr("the same command makes the same sheet"));
}
