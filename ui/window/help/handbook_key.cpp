#include "ui/window/help/handbook_key.h"

#include <QCoreApplication>
#include <QKeyEvent>

#include "ui/help/handbook_window.h"
#include "ui/part/explained.h"

HandbookKey::HandbookKey(QObject* parent) : QObject(parent) { QCoreApplication::instance()->installEventFilter(this); }

bool HandbookKey::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress) return false;
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() != Qt::Key_F1 || key->modifiers() != Qt::NoModifier) return false;
    const auto* widget = qobject_cast<QWidget*>(watched);
    if (widget == nullptr) return false;
    const QString section = sectionOf(widget);
    if (section.isEmpty()) return false;
    HandbookWindow::openBeside(widget->window(), section);
    return true;
}

#include "moc_handbook_key.cpp"
