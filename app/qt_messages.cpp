#include "app/qt_messages.h"

#include <QString>

#include "core/file/whole_file.h"

#include <cstdio>
#include <cstdlib>

namespace {

void handle(QtMsgType type, const QMessageLogContext&, const QString& text)
{
    const char* harmless[] = {
        "QStandardPaths:",        "propagateSizeHints", "OpenType support missing", "could not connect to display",
        "the Qt platform plugin", "wl_display",         "client buffer integration"};
    if (type == QtFatalMsg) {
        const bool display = text.contains(QLatin1String("platform plugin"));
        std::fprintf(
            stderr, "attentionscope: %s\n",
            display ? "the display cannot be reached; set DISPLAY, or use a subcommand such as render, which needs none"
                    : qPrintable(text.section(QLatin1Char('\n'), 0, 0)));
        std::_Exit(1);
    }
    const bool noMemory = text.contains(QLatin1String("failed to map to memory"));  // a plugin
    if (noMemory || text.contains(QLatin1String("Thread creation error"))) {
        // Qt would wait for ever for what that thread was to do, or speak of a display that is there.
        std::fputs("attentionscope: this needs more memory than there is\n", stderr);
        core::removeUnfinishedFiles();
        std::_Exit(1);
    }
    for (const char* part : harmless)
        if (text.contains(QLatin1String(part))) return;
    std::fprintf(stderr, "attentionscope: %s\n", qPrintable(text));
}

}  // namespace

void installMessageHandler() { qInstallMessageHandler(handle); }
