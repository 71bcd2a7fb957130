#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSplitterHandle>
#include <QTabBar>
#include <QTableView>

#include "ui/part/spoken_table.h"

#include <algorithm>

/// What Qt made within another control, which speaks for it.
inline bool isPartOfControl(const QWidget* widget)
{
    if (widget->objectName().startsWith(QLatin1String("qt_"))) return true;
    if (qobject_cast<const QScrollBar*>(widget) != nullptr || qobject_cast<const QHeaderView*>(widget) != nullptr
        || qobject_cast<const QSplitterHandle*>(widget) != nullptr)
        return true;
    const QWidget* parent = widget->parentWidget();
    const auto* table = qobject_cast<const QTableView*>(parent);
    if (table != nullptr && widget->inherits("QTableCornerButton") && !table->isCornerButtonEnabled()) return true;
    return qobject_cast<const QAbstractSpinBox*>(parent) != nullptr || qobject_cast<const QComboBox*>(parent) != nullptr
           || qobject_cast<const QTabBar*>(parent) != nullptr || widget->inherits("QComboBoxPrivateContainer")
           || (parent != nullptr && parent->inherits("QComboBoxPrivateContainer"))
           || (parent != nullptr && qobject_cast<const QLineEdit*>(parent) != nullptr);
}

/// Something that can be pressed, filled in, chosen from or walked through.
inline bool isControl(const QWidget* widget)
{
    if (qobject_cast<const QLabel*>(widget) != nullptr) return false;  // it is what it says
    return widget->focusPolicy() != Qt::NoFocus || qobject_cast<const QAbstractButton*>(widget) != nullptr
           || qobject_cast<const QComboBox*>(widget) != nullptr
           || qobject_cast<const QAbstractSpinBox*>(widget) != nullptr
           || qobject_cast<const QLineEdit*>(widget) != nullptr
           || qobject_cast<const QAbstractSlider*>(widget) != nullptr
           || qobject_cast<const QAbstractItemView*>(widget) != nullptr
           || qobject_cast<const QTabBar*>(widget) != nullptr || dynamic_cast<const SpokenTables*>(widget) != nullptr;
}

inline bool hasLetter(const QString& text)
{
    return std::ranges::any_of(text, [](QChar letter) { return letter.isLetterOrNumber(); });
}

/// The visible controls of a window that a screen reader could not name, and those that show a sign alone and say
/// nowhere what they do.
inline QStringList unnamedIn(const QWidget* window)
{
    QStringList found;
    for (QWidget* widget : window->findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != window || isPartOfControl(widget) || !isControl(widget))
            continue;
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(widget);
        const QString what =
            QStringLiteral("%1 “%2”").arg(QString::fromLatin1(widget->metaObject()->className()), widget->objectName());
        if (face == nullptr || !hasLetter(face->text(QAccessible::Name)))
            found << QStringLiteral("%1 in %2 has no name")
                         .arg(what, QString::fromLatin1(widget->parentWidget()->metaObject()->className()));
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        const bool isSign = button != nullptr && !hasLetter(button->text());
        if (isSign && widget->toolTip().isEmpty() && widget->accessibleDescription().isEmpty())
            found << QStringLiteral("%1 shows a sign alone and does not say what it does").arg(what);
    }
    return found;
}
