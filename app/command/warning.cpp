#include "app/command/warning.h"

#include <QSet>

#include "ui/words/error_text.h"

#include <iostream>
#include <unistd.h>

namespace {

struct About {
    QString what;
    QSet<QString> said;
};

About& about()
{
    static About about;
    return about;
}

}  // namespace

void warn(const QString& text)
{
    constexpr int most = 20;
    static int count = 0;
    const bool several = !about().what.isEmpty();
    if (several && about().said.contains(text)) return;
    if (++count > most + 1) return;
    if (several) about().said.insert(text);
    // A line of progress may stand there.
    if (several && ::isatty(STDERR_FILENO) == 1) std::cerr << "\r\x1b[K";
    const QString whole = several ? QStringLiteral("%1: %2").arg(about().what, text) : text;
    const QString line = count <= most ? oneLine(whole) : QStringLiteral("more of these are left out");
    std::cerr << "attentionscope: warning: " << line.toStdString() << '\n';
}

void warnOf(const QString& what) { about().what = what; }
