#include "ui/plot/sheet/head_foot.h"

#include "ui/plot/sheet/worksheet_words.h"

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
