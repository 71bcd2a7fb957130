#pragma once

#include "ui/plot/page/figure_page.h"

inline QStringList textsOf(const std::vector<FigurePage>& pages)
{
    QStringList all;
    for (const FigurePage& page : pages)
        for (const FigurePage::Text& text : page.texts) all << text.words;
    return all;
}
