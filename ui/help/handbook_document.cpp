#include "ui/help/handbook_document.h"

#include <QColor>
#include <QTextDocument>
#include <QTextTable>

QTextBlock headingAt(const QTextDocument& document, std::size_t n)
{
    std::size_t passed = 0;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        if (block.blockFormat().headingLevel() > 0 && passed++ == n) return block;
    return {};
}

QString figureName(std::size_t figure) { return QStringLiteral("figure:%1").arg(figure); }

QTextBlock figureBlock(const QTextDocument& document, std::size_t figure)
{
    const QString name = figureName(figure);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        if (block.text() == name) return block;
    return {};
}

void spaceTables(const QTextDocument& document, const QColor& lines, double padding)
{
    for (QTextFrame* frame : document.rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (table == nullptr) continue;
        QTextTableFormat format = table->format();
        format.setCellPadding(padding);
        format.setCellSpacing(0);
        format.setBorderCollapse(true);
        format.setBorder(1);
        format.setBorderBrush(lines);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        table->setFormat(format);
    }
}
