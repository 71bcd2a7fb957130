#pragma once

#include "ui/words/glossary/glossary.h"

class QWidget;

/// Sets the glossary term of a widget and its children: Ctrl+F1 opens it there.
void setTerm(QWidget* widget, Term term);
void setTerm(QWidget* widget, core::Measure measure);

/// Sets a widget's term and shows the term's definition in its tooltip.
/// @param tip  the widget's own words, as plain text; may be empty
void explain(QWidget* widget, Term term, const QString& tip = {});

/// Says which section of the handbook a window or a dialog is about: F1 in it opens it there.
void setSection(QWidget* window, const QString& id);
/// The section that the window around a widget is about; empty for none.
QString sectionOf(const QWidget* widget);

/// The name of the glossary's entry that a widget is about, or else the nearest widget around it; empty for none.
QString termOf(const QWidget* widget);
