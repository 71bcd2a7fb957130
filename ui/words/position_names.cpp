#include "ui/words/position_names.h"

#include <QCoreApplication>

QStringList positionNames()
{
    const auto tr = [](const char* text) { return QCoreApplication::translate("ModulePositions", text); };
    return {tr("none"),
            tr("sinusoidal"),
            tr("learned table"),
            tr("rotary (RoPE)"),
            tr("ALiBi"),
            tr("T5 distance buckets"),
            tr("a learned bias for each pair"),
            tr("content and position terms")};
}
