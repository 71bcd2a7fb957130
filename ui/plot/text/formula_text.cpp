#include "ui/plot/text/formula_text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

#include <algorithm>

QFont fontOf(const FormulaPart& part, QFont font)
{
    constexpr double smaller = 0.77, least = 5;
    const double points = font.pointSizeF();
    if (part.below) font.setPointSizeF(std::max(smaller * points, std::min(least, points)));
    return font;
}

void drawFormula(QPainter& painter, const QRectF& line, const QString& formula)
{
    const QFont font = painter.font();
    double x = line.left();
    for (const FormulaPart& part : formulaParts(formula)) {
        painter.setFont(fontOf(part, font));
        const QFontMetricsF metrics(painter.font(), painter.device());
        const double room = line.right() - x;
        const QString words = metrics.elidedText(part.words, Qt::ElideRight, room);
        const double drop = part.below ? indexDrop * QFontMetricsF(font).height() : 0;
        painter.drawText(QRectF(x, line.top() + drop, room, line.height()), Qt::AlignLeft | Qt::AlignVCenter, words);
        if (words != part.words) break;
        x += metrics.horizontalAdvance(words);
    }
    painter.setFont(font);
}

void lowerIndices(QTextDocument& document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        std::vector<QRegularExpressionMatch> all;
        for (auto found = formulaIndex().globalMatch(block.text()); found.hasNext();) all.push_back(found.next());
        // From the end, so that places before stay where they are.
        for (auto match = all.rbegin(); match != all.rend(); ++match) {
            QTextCursor cursor(block);
            cursor.setPosition(block.position() + static_cast<int>(match->capturedStart()) + 1);
            cursor.setPosition(block.position() + static_cast<int>(match->capturedEnd()), QTextCursor::KeepAnchor);
            const QTextCharFormat format = cursor.charFormat();
            if (format.fontFixedPitch() || format.isAnchor()) continue;
            QTextCharFormat below;
            below.setVerticalAlignment(QTextCharFormat::AlignSubScript);
            cursor.mergeCharFormat(below);
            cursor.setPosition(block.position() + static_cast<int>(match->capturedStart()));
            cursor.deleteChar();
        }
    }
}
