#include "ui/part/color_swatch.h"

#include <QImage>
#include <QPixmap>

#include "ui/plot/heat/color_map.h"

QIcon colorSwatch(const ColorMap& map)
{
    QImage image(256, 1, QImage::Format_RGB32);
    for (int x = 0; x < image.width(); ++x) image.setPixel(x, 0, map.colors[static_cast<std::size_t>(x)]);
    return QPixmap::fromImage(image.scaled(swatchSize * 2, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
}
