#pragma once

#include <QString>

#include "ui/words/language/language.h"

#include <vector>

/// A picture that the program draws when it is shown.
struct HandbookFigure {
    QString command;  ///< a whole `attentionscope render` without --out
    QString caption;
};

/// A section of the handbook, from a heading to the next.
struct HandbookSection {
    QString id;  ///< the target of links; may be empty
    QString title;
    int level = 1;  ///< 1: the chapter's own
    QString text;   ///< all of it, for a search
};

struct HandbookChapter {
    QString markdown;  ///< without anchors; a figure is a paragraph "figure:N", from 0
    std::vector<HandbookFigure> figures;
    std::vector<HandbookSection> sections;  ///< one for each heading, in their order
};

/// The handbook's text: resources/help/handbook, whose README.md has the format.
/// @param language  of the chapters that are translated into it
std::vector<HandbookChapter> handbook(const QString& language = shownLanguage());

/// One chapter of it.
HandbookChapter handbookChapter(const QString& source);
