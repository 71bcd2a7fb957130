#pragma once

#include <QScrollArea>
#include <QSignalBlocker>

#include "ui/panel/input/token_chips.h"
#include "ui/part/text_editor.h"
#include "ui/theme/magnification.h"

#include <algorithm>

/// A place for chips that scrolls.
inline QScrollArea* chipArea(TokenChips* chips)
{
    auto* area = new QScrollArea;
    area->setWidget(chips);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

/// Makes the area as high as its chips, up to a quarter of a laptop's screen; more scrolls.
inline void fitChipArea(QScrollArea* area, const TokenChips* chips)
{
    constexpr int lowest = 28;
    constexpr int highest = 200;
    area->setFixedHeight(std::clamp(chips->heightForWidth(area->viewport()->width()), scaled(lowest), scaled(highest)));
}

/// Sets another text with the cursor where it was; an editor that has the text already is left alone.
inline void setTextKeepingCursor(TextEditor* editor, const QString& text)
{
    if (text == editor->toPlainText()) return;
    const QSignalBlocker quiet(editor);
    const int at = editor->textCursor().position();
    editor->setPlainText(text);
    QTextCursor cursor = editor->textCursor();
    cursor.setPosition(std::min<int>(at == 0 ? static_cast<int>(text.size()) : at, static_cast<int>(text.size())));
    editor->setTextCursor(cursor);
}
