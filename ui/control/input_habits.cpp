#include "ui/control/input_habits.h"

#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QDragEnterEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QMimeData>
#include <QScrollBar>
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

/// Once for each widget, before it is shown first.
void prepare(QObject* object)
{
    // The wheel would give a control the focus before the filter below can prevent a change.
    auto* widget = qobject_cast<QWidget*>(object);
    if (widget != nullptr && takesWheel(object) && widget->focusPolicy() == Qt::WheelFocus)
        widget->setFocusPolicy(Qt::StrongFocus);
    if (auto* number = qobject_cast<QDoubleSpinBox*>(object)) {
        QLocale point = QLocale::c();
        point.setNumberOptions(QLocale::OmitGroupSeparator);
        number->setLocale(point);
    }
}

/// A comma in a field of numbers with decimals.
bool isTypedComma(const QObject* object, QEvent* event)
{
    const bool decimals = qobject_cast<const QDoubleSpinBox*>(object) != nullptr
                          || qobject_cast<const QDoubleSpinBox*>(object->parent()) != nullptr;
    return decimals && event->type() == QEvent::KeyPress
           && static_cast<QKeyEvent*>(event)->text() == QLatin1String(",");
}

bool isInWhatScrolls(const QWidget* widget)
{
    for (const QWidget* above = widget->parentWidget(); above != nullptr; above = above->parentWidget())
        if (const auto* area = qobject_cast<const QAbstractScrollArea*>(above))
            return area->verticalScrollBar()->maximum() > 0;
    return false;
}

/// A list that a chooser has opened closes by Escape, which no command of the window gets then.
bool closesPopup(const QEvent& event)
{
    return event.type() == QEvent::ShortcutOverride && QApplication::activePopupWidget() != nullptr
           && static_cast<const QKeyEvent&>(event).key() == Qt::Key_Escape;
}

/// Keys that a field would take for itself. By Ctrl+K text fields delete to the end of the line, by Ctrl+E they go
/// there.
bool isTheWindows(const QObject* field, const QKeyEvent& key)
{
    if ((key.key() == Qt::Key_K || key.key() == Qt::Key_E) && key.modifiers() == Qt::ControlModifier) return true;
    return isNumberField(field) && (key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo));
}

}  // namespace

bool InputHabits::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Polish) prepare(watched);
    if (event->type() == QEvent::KeyPress && isTypedComma(watched, event)) {
        QKeyEvent point(QEvent::KeyPress, Qt::Key_Period, Qt::NoModifier, QStringLiteral("."));
        QCoreApplication::sendEvent(watched, &point);
        return true;
    }
    if (event->type() == QEvent::Wheel) {
        const auto* widget = qobject_cast<QWidget*>(watched);
        const QObject* field = takesWheel(watched) ? watched : watched->parent();
        if (widget == nullptr || field == nullptr || !takesWheel(field)) return false;
        // Combo boxes in scroll areas ignore the wheel even with the focus: a user who has chosen something goes on
        // scrolling.
        const auto* own = qobject_cast<const QWidget*>(field);
        const bool chooses = qobject_cast<const QComboBox*>(field) != nullptr;
        if (!chooses && own->hasFocus() && !isInWhatScrolls(own)) return false;
        event->ignore();  // on to whatever scrolls
        return true;
    }
    if (closesPopup(*event)) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::DragEnter && qobject_cast<const QLineEdit*>(watched) != nullptr) {
        if (!static_cast<QDragEnterEvent*>(event)->mimeData()->hasUrls()) return false;
        event->ignore();
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride && isTheWindows(watched, *static_cast<QKeyEvent*>(event))) {
        event->ignore();
        return true;
    }
    return false;
}

#include "moc_input_habits.cpp"
