#include "ui/part/text_editor.h"

#include <QKeyEvent>
#include <QMimeData>

#include <algorithm>

TextEditor::TextEditor(QWidget* parent) : QPlainTextEdit(parent)
{
    setTabChangesFocus(true);
    setUndoRedoEnabled(false);
}

bool TextEditor::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QPlainTextEdit::event(event);
}

bool TextEditor::canInsertFromMimeData(const QMimeData* source) const
{
    return source->hasText() && !source->hasUrls();
}

void TextEditor::insertFromMimeData(const QMimeData* source)
{
    QString text = source->text();
    const qsizetype pasted = text.size();
    const qsizetype selected = textCursor().selectionEnd() - textCursor().selectionStart();
    const qsizetype room = std::max<qsizetype>(0, longest - (document()->characterCount() - 1 - selected));
    if (pasted > room) {
        text.truncate(room);
        if (text.endsWith(QChar::Null) || (!text.isEmpty() && text.back().isHighSurrogate())) text.chop(1);
    }
    textCursor().insertText(text);
    ensureCursorVisible();
    if (pasted > room) emit shortened(pasted);
}

#include "moc_text_editor.cpp"
