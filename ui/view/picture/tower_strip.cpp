#include "ui/view/picture/tower_strip.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/plot/heat/color_map.h"
#include "ui/plot/spoken/spoken_cell.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"

#include <algorithm>
#include <cmath>

using core::Index;

namespace {

constexpr double edgeOfStrip = 14;
constexpr double tileHeight = 84;
constexpr double tileGap = 6;
constexpr double labelHeight = 16;
constexpr int mapOpacity = 170;

/// A pixel for each patch, from 0 to the largest weight.
QImage mapOf(const core::Matrix& weights)
{
    const ColorMap& colors = ColorMap::named(QStringLiteral("viridis"));
    const float largest = weights.maxCoeff();
    QImage map(static_cast<int>(weights.cols()), static_cast<int>(weights.rows()), QImage::Format_ARGB32);
    for (Index row = 0; row < weights.rows(); ++row)
        for (Index column = 0; column < weights.cols(); ++column) {
            const float weight = weights(row, column);
            const QRgb color = colors.at(largest > 0 ? static_cast<double>(weight / largest) : 0);
            map.setPixel(static_cast<int>(column), static_cast<int>(row),
                         qRgba(qRed(color), qGreen(color), qBlue(color), weight > 0 ? mapOpacity : 0));
        }
    return map;
}

}  // namespace

TowerStrip::TowerStrip(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("The tower’s heads over the picture"));
    setSizePolicy(QSizePolicy::MinimumExpanding, QSizePolicy::Fixed);
    keepThemed(this, [this] {
        updateGeometry();
        update();
    });
}

void TowerStrip::display(const QImage& image, std::shared_ptr<const core::TowerWeights> weights)
{
    m_image = image.scaledToHeight(2 * scaled(static_cast<int>(tileHeight)), Qt::SmoothTransformation)
                  .convertToFormat(QImage::Format_Grayscale8);
    m_weights = std::move(weights);
    m_maps.clear();
    if (m_weights != nullptr) std::ranges::transform(m_weights->heads, std::back_inserter(m_maps), mapOf);
    updateGeometry();
    update();
    speak(this);
}

Index TowerStrip::heads() const { return m_weights == nullptr ? 0 : std::ssize(m_weights->heads); }

QRectF TowerStrip::rectOf(Index head) const
{
    const double height = scaled(tileHeight);
    const double width = m_image.isNull() ? height : height * m_image.width() / m_image.height();
    return {scaled(edgeOfStrip) + static_cast<double>(head) * (width + scaled(tileGap)), scaled(2.0), width, height};
}

QRectF TowerStrip::squareOf(Index head, Index patch) const
{
    const QRectF all = rectOf(head);
    const double width = all.width() / static_cast<double>(m_weights->columns);
    const double height = all.height() / static_cast<double>(m_weights->rows);
    return {all.left() + width * static_cast<double>(patch % m_weights->columns),
            all.top() + height * static_cast<double>(patch / m_weights->columns), width, height};
}

QSize TowerStrip::sizeHint() const
{
    const double right = heads() == 0 ? 0 : rectOf(heads() - 1).right() + scaled(edgeOfStrip);
    return {static_cast<int>(std::ceil(right)), scaled(static_cast<int>(tileHeight + labelHeight) + 4)};
}

void TowerStrip::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.setFont(numberFont(8));
    for (Index head = 0; head < heads(); ++head) {
        const QRectF rect = rectOf(head);
        if (!rect.toAlignedRect().adjusted(0, 0, 0, scaled(20)).intersects(event->rect())) continue;
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(rect, m_image);
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
        painter.drawImage(rect, m_maps[static_cast<std::size_t>(head)]);
        painter.setPen(themeColors().muted);
        painter.drawText(QRectF(rect.left(), rect.bottom(), rect.width(), scaled(labelHeight)), Qt::AlignCenter,
                         QStringLiteral("%1.%2").arg(m_weights->layer + 1).arg(head + 1));
    }
}

std::vector<SpokenTable> TowerStrip::spokenTables()
{
    if (heads() == 0) return {};
    const auto number = [this](const SpokenPlace& place) {
        const core::Matrix& map = m_weights->heads[static_cast<std::size_t>(place.row)];
        return spokenAmount(map(place.column / m_weights->columns, place.column % m_weights->columns));
    };
    return {{.name = accessibleName(),
             .rows = static_cast<int>(heads()),
             .columns = static_cast<int>(m_weights->rows * m_weights->columns),
             .row_name = [](int row) { return tr("head %1").arg(row + 1); },
             .column_name =
                 [this](int column) {
                     return tr("patch %1,%2").arg(column / m_weights->columns + 1).arg(column % m_weights->columns + 1);
                 },
             .number = number,
             .rect = [this](const SpokenPlace& place) { return squareOf(place.row, place.column); }}};
}

/// Names the patch that is pointed at, with its weight.
bool TowerStrip::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    auto* help = static_cast<QHelpEvent*>(event);
    for (Index head = 0; head < heads(); ++head) {
        const QRectF rect = rectOf(head);
        if (!rect.contains(help->pos())) continue;
        const auto at = [](double offset, double length, Index count) {
            return std::clamp<Index>(static_cast<Index>(offset / length * static_cast<double>(count)), 0, count - 1);
        };
        const Index row = at(help->pos().y() - rect.top(), rect.height(), m_weights->rows);
        const Index column = at(help->pos().x() - rect.left(), rect.width(), m_weights->columns);
        const float weight = m_weights->heads[static_cast<std::size_t>(head)](row, column);
        QToolTip::showText(help->globalPos(),
                           tr("Head %1 of the tower’s layer %2, patch %3,%4: %5")
                               .arg(head + 1)
                               .arg(m_weights->layer + 1)
                               .arg(row + 1)
                               .arg(column + 1)
                               .arg(static_cast<double>(weight), 0, 'f', 4),
                           this);
        return true;
    }
    QToolTip::hideText();
    return true;
}

#include "moc_tower_strip.cpp"
