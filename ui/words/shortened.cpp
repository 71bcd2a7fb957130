#include "ui/words/shortened.h"

QString shortened(const QString& text, qsizetype most, qsizetype head, qsizetype tail)
{
    return text.size() > most ? text.left(head) + QStringLiteral("…") + text.right(tail) : text;
}
