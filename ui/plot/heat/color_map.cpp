#include "ui/plot/heat/color_map.h"

#include <QColor>
#include <QFile>
#include <QMap>

#include "core/session/session.h"

#include <algorithm>
#include <cmath>

QRgb ColorMap::at(double fraction) const
{
    return colors[static_cast<std::size_t>(std::lround(std::clamp(fraction, 0.0, 1.0) * 255))];
}

QStringList ColorMap::names()
{
    QStringList all;
    for (const char* name : core::colorMapNames) all << QString::fromLatin1(name);
    return all;
}

const ColorMap& ColorMap::named(const QString& name)
{
    static const auto maps = [] {
        Q_INIT_RESOURCE(resources);  // a static library's resources are linked only when code refers to them
        QMap<QString, ColorMap> all;
        for (const QString& each : names() + QStringList{QStringLiteral("diverging")}) {
            QFile file(QStringLiteral(":/colormaps/%1.txt").arg(each));
            if (!file.open(QIODevice::ReadOnly)) qFatal("the program was built without its colour maps");
            ColorMap map{each};
            for (QRgb& color : map.colors) color = 0xFF000000U | file.readLine().trimmed().toUInt(nullptr, 16);
            all.insert(each, map);
        }
        return all;
    }();
    const auto found = maps.constFind(name);
    return found == maps.cend() ? *maps.constFind(names().first()) : *found;
}

QRgb readableOn(QRgb ground)
{
    const auto linear = [](int channel) {
        const double value = channel / 255.0;
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    const double luminance =
        0.2126 * linear(qRed(ground)) + 0.7152 * linear(qGreen(ground)) + 0.0722 * linear(qBlue(ground));
    return luminance > 0.1791 ? qRgb(0, 0, 0) : qRgb(255, 255, 255);
}
