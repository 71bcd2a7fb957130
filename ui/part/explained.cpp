#include "ui/part/explained.h"

#include <QVariant>
#include <QWidget>

namespace {

constexpr const char* termKey = "glossaryTerm";
constexpr const char* sectionKey = "handbookSection";

}  // namespace

void setTerm(QWidget* widget, Term term) { widget->setProperty(termKey, glossaryEntry(term).name); }

void setTerm(QWidget* widget, core::Measure measure) { widget->setProperty(termKey, glossaryEntry(measure).name); }

void explain(QWidget* widget, Term term, const QString& tip)
{
    setTerm(widget, term);
    widget->setToolTip(tipWith(tip, term));
    // A screen reader would read the tip with its markup.
    widget->setAccessibleDescription(tip.isEmpty() ? glossaryEntry(term).meaning : tip);
}

void setSection(QWidget* window, const QString& id) { window->setProperty(sectionKey, id); }

QString sectionOf(const QWidget* widget) { return widget->window()->property(sectionKey).toString(); }

QString termOf(const QWidget* widget)
{
    for (; widget != nullptr; widget = widget->parentWidget())
        if (QString name = widget->property(termKey).toString(); !name.isEmpty()) return name;
    return {};
}
