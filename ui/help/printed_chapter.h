#pragma once

#include "ui/help/figure_object.h"
#include "ui/help/handbook.h"

class QPaintDevice;
class QTextDocument;

/// How the handbook's links are written on paper: Qt takes one that begins with # for its own.
inline const QString sectionScheme = QStringLiteral("handbook:");

/// A text for paper, with nothing in it.
/// @param device  that it is painted on
/// @param room    of a page's text, in units of 1/96 inch
std::unique_ptr<QTextDocument> emptyPrint(QPaintDevice* device, QSizeF room);

/// A chapter laid out for paper, with its figures. No heading stands at the foot of a page, and a figure has its
/// caption beside it.
/// @param figures  [figures] of the chapter
std::unique_ptr<QTextDocument> printedChapter(const HandbookChapter& chapter, const FigureObject::Figures& figures,
                                              QPaintDevice* device, QSizeF room);

/// The height of a paragraph's first line, counted through all pages.
double topOf(const QTextDocument& text, const QTextBlock& block);
