#include "ui/plot/html/html_words.h"

#include <QCoreApplication>

namespace {

QString tr(const char* text) { return QCoreApplication::translate("HtmlFigure", text); }

QString exactness(const std::optional<int>& decimals)
{
    if (!decimals) return tr("Numbers are whole: every digit of their float32, as CSV has them.");
    if (*decimals == 1) return tr("Numbers are rounded to 1 decimal; CSV has all digits.");
    return tr("Numbers are rounded to %1 decimals; CSV has all digits.").arg(*decimals);
}

}  // namespace

QJsonObject htmlWords(const std::optional<int>& decimals)
{
    return {{"exactness", exactness(decimals)},
            {"query", tr("query")},
            {"key", tr("key")},
            {"layer", tr("layer")},
            {"head", tr("head")},
            {"map", tr("map")},
            {"heads", tr("Heads")},
            {"hidden", tr("hidden by the mask")},
            {"guessed", tr("hidden until it has been guessed")},
            {"broken", tr("not a number")},
            {"row", tr("Keys of this query")},
            {"inOrder", tr("in the order of the keys")},
            {"largest", tr("largest first")},
            {"order", tr("Order")},
            {"whole", tr("The whole map as a table")},
            {"tooLarge", tr("This map is too large for a table in a browser; CSV has all of its numbers.")},
            {"some", tr("The %1 largest of %2 keys")},
            {"all", tr("%1 keys")},
            {"one", tr("1 key")},
            {"none", tr("no key")},
            {"point", tr("Point at a cell, or press Tab and the arrow keys.")},
            {"keysHelp", tr("Arrow keys move the cell; Home and End go along the row, with Ctrl along the column; Page "
                            "up and Page down pass ten queries; Alt with an arrow key shows another head; Enter keeps "
                            "the cell, Escape leaves it.")},
            {"size", tr("%1 queries × %2 keys")},
            {"damaged", tr("The numbers of this page are damaged.")},
            {"old", tr("This browser is too old to unpack the numbers of this page: Chromium 80, Firefox 113 and "
                       "Safari 16.4 can.")}};
}
