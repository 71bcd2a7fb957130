#include "ui/control/input_habits.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QSlider>

namespace {

bool takesWheel(const QObject* object)
{
    return qobject_cast<const QAbstractSpinBox*>(object) != nullptr || qobject_cast<const QComboBox*>(object) != nullptr
           || qobject_cast<const QSlider*>(object) != nullptr;
}

bool isNumberField(const QObject* object)
{
    return qobject_cast<const QAbstractSpinBox*>(object) != nullptr
           || qobject_cast<const QAbstractSpinBox*>(object->parent()) != nullptr;
}

}  // namespace

bool InputHabits::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Wheel) {
        const auto* widget = qobject_cast<QWidget*>(watched);
        const QObject* field = takesWheel(watched) ? watched : watched->parent();
        if (widget == nullptr || field == nullptr || !takesWheel(field)) return false;
        if (qobject_cast<const QWidget*>(field)->hasFocus()) return false;
        event->ignore();  // on to whatever scrolls
        return true;
    }
    if (event->type() == QEvent::DragEnter && qobject_cast<const QLineEdit*>(watched) != nullptr) {
        if (!static_cast<QDragEnterEvent*>(event)->mimeData()->hasUrls()) return false;
        event->ignore();
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride && isNumberField(watched)) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (!key->matches(QKeySequence::Undo) && !key->matches(QKeySequence::Redo)) return false;
        event->ignore();
        return true;
    }
    return false;
}
