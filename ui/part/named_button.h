#pragma once

#include <QPushButton>

/// A button.
/// @param object  what tests and style sheets know it by
inline QPushButton* namedButton(const QString& text, const char* object, const QString& tip)
{
    auto* made = new QPushButton(text);
    made->setObjectName(QString::fromLatin1(object));
    made->setToolTip(tip);
    return made;
}
