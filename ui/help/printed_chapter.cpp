#include "ui/help/printed_chapter.h"

#include <QAbstractTextDocumentLayout>
#include <QTextDocument>

#include "ui/help/handbook_document.h"
#include "ui/plot/text/formula_text.h"
#include "ui/theme/fonts.h"
#include "ui/theme/palette.h"

namespace {

constexpr double textPoints = 10, codePoints = 8;
constexpr double cellPadding = 4;

/// Letters of one look.
struct Run {
    int begin;
    int end;
    QTextCharFormat format;
};

std::vector<Run> runsOf(const QTextDocument& text)
{
    std::vector<Run> runs;
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextFragment fragment = part.fragment();
            runs.push_back({fragment.position(), fragment.position() + fragment.length(), fragment.charFormat()});
        }
    return runs;
}

QTextCursor over(QTextDocument& text, const Run& run)
{
    QTextCursor cursor(&text);
    cursor.setPosition(run.begin);
    cursor.setPosition(run.end, QTextCursor::KeepAnchor);
    return cursor;
}

/// Sets links within the handbook, and typed text, in the program's fonts and colours, whatever the desktop has.
void dress(QTextDocument& text)
{
    const Palette& colors = Palette::light();
    for (const Run& run : runsOf(text)) {
        QTextCharFormat change;
        if (run.format.isAnchor()) {
            const QString link = run.format.anchorHref();
            if (link.startsWith(QLatin1Char('#'))) change.setAnchorHref(sectionScheme + link.mid(1));
            change.setForeground(colors.accent);
            change.setFontUnderline(false);
        }
        if (run.format.fontFixedPitch()) {
            change.setFontFamilies(numberFont(codePoints, FontUse::Figure).families());
            change.setFontPointSize(codePoints);
        }
        if (!change.isEmpty()) over(text, run).mergeCharFormat(change);
    }
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
        if (!block.blockFormat().nonBreakableLines()) continue;
        QTextBlockFormat typed;  // a command longer than a line goes on in the next one
        typed.setNonBreakableLines(false);
        typed.setBackground(colors.field);
        QTextCursor(block).mergeBlockFormat(typed);
    }
}

void placeFigures(QTextDocument& text, std::size_t count)
{
    for (std::size_t figure = 0; figure < count; ++figure) {
        const QTextBlock block = figureBlock(text, figure);
        if (!block.isValid()) continue;
        QTextCursor cursor(block);
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
        cursor.removeSelectedText();
        cursor.insertText(QString(QChar::ObjectReplacementCharacter), FigureObject::format(figure));
    }
}

bool holdsFigure(const QTextBlock& block)
{
    const auto first = block.begin();
    return !first.atEnd() && FigureObject::isFigure(first.fragment().charFormat());
}

void keepTogether(QTextDocument& text)
{
    const double height = text.pageSize().height();
    const auto pageOf = [&](const QTextBlock& block) { return static_cast<int>(topOf(text, block) / height); };
    for (QTextBlock block = text.begin().next(); block.isValid() && block.next().isValid(); block = block.next()) {
        const bool leads = block.blockFormat().headingLevel() > 0 || holdsFigure(block);
        if (!leads || pageOf(block) == pageOf(block.next())) continue;
        QTextBlockFormat next;
        next.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(block).mergeBlockFormat(next);
    }
}

}  // namespace

double topOf(const QTextDocument& text, const QTextBlock& block)
{
    const double top = text.documentLayout()->blockBoundingRect(block).top();
    return block.layout()->lineCount() == 0 ? top : top + block.layout()->lineAt(0).y();
}

std::unique_ptr<QTextDocument> emptyPrint(QPaintDevice* device, QSizeF room)
{
    auto text = std::make_unique<QTextDocument>();
    text->documentLayout()->setPaintDevice(device);
    text->setUseDesignMetrics(true);
    text->setDocumentMargin(0);
    text->setDefaultFont(textFont(textPoints, FontUse::Figure));
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    text->setDefaultTextOption(option);
    text->setPageSize(room);
    return text;
}

std::unique_ptr<QTextDocument> printedChapter(const HandbookChapter& chapter, const FigureObject::Figures& figures,
                                              QPaintDevice* device, QSizeF room)
{
    auto text = emptyPrint(device, room);
    text->setMarkdown(chapter.markdown);
    lowerIndices(*text);
    spaceTables(*text, Palette::light().border, cellPadding);
    dress(*text);
    constexpr double most = 0.8;  // of a page's height: the caption has room below
    auto* object = new FigureObject(figures, {room.width(), room.height() * most}, text.get());
    object->drawIn(*text);
    placeFigures(*text, figures.size());
    keepTogether(*text);
    return text;
}
