#include "ui/plot/html/html_words.h"

namespace {

QString exactness(const std::optional<int>& decimals)
{
    if (!decimals) return HtmlFigure::tr("Numbers are whole: every digit of their float32, as CSV has them.");
    if (*decimals == 1) return HtmlFigure::tr("Numbers are rounded to 1 decimal; CSV has all digits.");
    return HtmlFigure::tr("Numbers are rounded to %1 decimals; CSV has all digits.").arg(*decimals);
}

}  // namespace

QJsonObject htmlWords(const std::optional<int>& decimals)
{
    return {{"exactness", exactness(decimals)},
            {"query", HtmlFigure::tr("query")},
            {"key", HtmlFigure::tr("key")},
            {"layer", HtmlFigure::tr("layer")},
            {"head", HtmlFigure::tr("head")},
            {"map", HtmlFigure::tr("map")},
            {"heads", HtmlFigure::tr("Heads")},
            {"hidden", HtmlFigure::tr("hidden by the mask")},
            {"guessed", HtmlFigure::tr("hidden until it has been guessed")},
            {"broken", HtmlFigure::tr("not a number")},
            {"row", HtmlFigure::tr("Keys of this query")},
            {"inOrder", HtmlFigure::tr("in the order of the keys")},
            {"largest", HtmlFigure::tr("largest first")},
            {"order", HtmlFigure::tr("Order")},
            {"whole", HtmlFigure::tr("The whole map as a table")},
            {"tooLarge", HtmlFigure::tr("This map is too large for a table in a browser; CSV has all of its numbers.")},
            {"some", HtmlFigure::tr("The %1 largest of %2 keys")},
            {"all", HtmlFigure::tr("%1 keys")},
            {"one", HtmlFigure::tr("1 key")},
            {"none", HtmlFigure::tr("no key")},
            {"point", HtmlFigure::tr("Point at a cell, or press Tab and the arrow keys.")},
            {"keysHelp",
             HtmlFigure::tr("Arrow keys move the cell; Home and End go along the row, with Ctrl along the column; Page "
                            "up and Page down pass ten queries; Alt with an arrow key shows another head; Enter keeps "
                            "the cell, Escape leaves it.")},
            {"size", HtmlFigure::tr("%1 queries × %2 keys")},
            {"damaged", HtmlFigure::tr("The numbers of this page are damaged.")},
            {"old",
             HtmlFigure::tr("This browser is too old to unpack the numbers of this page: Chromium 80, Firefox 113 and "
                            "Safari 16.4 can.")}};
}
