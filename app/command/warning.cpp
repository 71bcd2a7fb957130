#include "app/command/warning.h"

#include "ui/words/error_text.h"

#include <iostream>

void warn(const QString& text)
{
    constexpr int most = 20;
    static int count = 0;
    if (++count > most + 1) return;
    const QString line = count <= most ? oneLine(text) : QStringLiteral("more of these are left out");
    std::cerr << "attentionscope: warning: " << line.toStdString() << '\n';
}
