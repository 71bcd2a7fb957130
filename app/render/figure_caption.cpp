#include "app/render/figure_caption.h"

#include "core/file/whole_file.h"

#include <cstdio>

void writeCaption(const Figure& figure, const std::string& file)
{
    if (file.empty()) return;
    const std::string line = figure.caption().toStdString() + "\n";
    if (file == "-")
        std::fputs(line.c_str(), stdout);
    else
        core::writeWhole(file, line);
}
