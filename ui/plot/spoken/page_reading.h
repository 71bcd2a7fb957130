#pragma once

#include <QString>

struct FigurePage;

/// The words of a page of text, such as a worksheet, line by line as they are read: what stands beside each other is
/// parted by commas, an empty box is "____", and a figure that has a part of the page is "[figure]".
QString readingOf(const FigurePage& page);
