#include "ui/view/map/annotation_field.h"

#include <QFocusEvent>
#include <QKeyEvent>

#include <algorithm>
#include <utility>

AnnotationField::AnnotationField(QWidget* map) : QLineEdit(map)
{
    constexpr int longestWords = 200;
    setObjectName(QStringLiteral("annotationWords"));
    setAccessibleName(tr("Words of the annotation"));
    setMaxLength(longestWords);
    hide();
}

void AnnotationField::open(const QRectF& about, const QString& words, const QString& hint)
{
    constexpr int most = 260, gap = 8;
    const QWidget* map = parentWidget();
    setText(words);
    setPlaceholderText(hint);
    setToolTip(hint);
    const QSize size(std::min(most, map->width()), sizeHint().height());
    const int left = static_cast<int>(about.center().x()) - size.width() / 2;
    int top = static_cast<int>(about.bottom()) + gap;
    if (top + size.height() > map->height()) top = static_cast<int>(about.top()) - gap - size.height();
    setGeometry(std::clamp(left, 0, map->width() - size.width()),
                std::clamp(top, 0, std::max(0, map->height() - size.height())), size.width(), size.height());
    m_isOpen = true;
    show();
    raise();
    selectAll();
    setFocus();
}

void AnnotationField::finish()
{
    if (!std::exchange(m_isOpen, false)) return;
    const QString words = text().simplified();
    const bool had = hasFocus();
    hide();
    if (had) parentWidget()->setFocus();
    emit given(words);
}

void AnnotationField::drop()
{
    if (!std::exchange(m_isOpen, false)) return;
    const bool had = hasFocus();
    hide();
    if (had) parentWidget()->setFocus();
}

/// Keys of the window's menus are the field's while it is open.
bool AnnotationField::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

void AnnotationField::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        if (!m_isOpen) return;
        drop();
        return emit givenUp();
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return finish();
    QLineEdit::keyPressEvent(event);
}

/// Another window, or the menu of the field, takes the keyboard only for a while.
void AnnotationField::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    if (event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason) finish();
}

#include "moc_annotation_field.cpp"
