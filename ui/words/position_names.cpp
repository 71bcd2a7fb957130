#include "ui/words/position_names.h"

#include <QCoreApplication>

#include <algorithm>

using core::PositionEncoding;

std::vector<std::pair<QString, PositionEncoding>> positionNames()
{
    const auto tr = [](const char* text) { return QCoreApplication::translate("ModulePositions", text); };
    return {{tr("none"), PositionEncoding::None},
            {tr("sinusoidal"), PositionEncoding::Sinusoidal},
            {tr("learned table"), PositionEncoding::Learned},
            {tr("rotary (RoPE)"), PositionEncoding::Rotary},
            {tr("ALiBi"), PositionEncoding::Alibi},
            {tr("T5 distance buckets"), PositionEncoding::Relative},
            {tr("a learned bias for each pair"), PositionEncoding::Pairs},
            {tr("content and position terms"), PositionEncoding::Disentangled},
            {tr("relative sinusoids"), PositionEncoding::RelativeSinusoidal}};
}

QString positionName(PositionEncoding encoding)
{
    const auto names = positionNames();
    return std::ranges::find(names, encoding, &std::pair<QString, PositionEncoding>::second)->first;
}
