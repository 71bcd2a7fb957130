#include "ui/feature/training/head_maps.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/plot/heat/color_map.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/words/plain_tip.h"

#include <algorithm>

namespace {

constexpr int nameHeight = 18, gap = 10;  // pixels at 100 %

/// One pixel a cell; what is hidden from a query is the ground's colour.
QImage imageOf(const core::Matrix& map, QRgb hidden)
{
    const ColorMap& colors = ColorMap::named(QStringLiteral("viridis"));
    QImage image(static_cast<int>(map.cols()), static_cast<int>(map.rows()), QImage::Format_RGB32);
    for (int query = 0; query < image.height(); ++query) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(query));
        for (int key = 0; key < image.width(); ++key)
            line[key] = key > query ? hidden : colors.at(static_cast<double>(map(query, key)));
    }
    return image;
}

}  // namespace

HeadMaps::HeadMaps(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("trainingMaps"));
    setAccessibleName(tr("Maps of all heads"));
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setOwnFont(this, textFont(9));
    keepThemed(this, [this] { update(); });
}

void HeadMaps::display(std::shared_ptr<const core::TrainingLook> look)
{
    m_look = std::move(look);
    speak(this);
    update();
}

QSize HeadMaps::sizeHint() const { return {scaled(520), scaled(320)}; }

QSize HeadMaps::minimumSizeHint() const { return {scaled(240), scaled(140)}; }

QRectF HeadMaps::mapRect(int head) const
{
    const auto heads = static_cast<int>(m_look->heads), layers = static_cast<int>(m_look->layers);
    const double across = (width() - scaled(1.0 * gap) * (heads + 1)) / heads;
    const double down = (height() - scaled(1.0 * gap) * (layers + 1)) / layers - scaled(nameHeight);
    const double side = std::max(8.0, std::min(across, down));
    const double step = side + scaled(1.0 * gap);
    return {scaled(1.0 * gap) + head % heads * step,
            scaled(1.0 * gap) + head / heads * (step + scaled(nameHeight)) + scaled(nameHeight), side, side};
}

QString HeadMaps::nameOf(int head) const
{
    const auto heads = static_cast<int>(m_look->heads);
    return tr("layer %1, head %2").arg(head / heads + 1).arg(head % heads + 1);
}

QString HeadMaps::tokenName(core::Index place) const { return QString::fromStdString(m_look->tokens[place]); }

QString HeadMaps::sentenceOf(const Cell& cell) const
{
    return tr("%1: token %2, “%3”, attends to token %4, “%5”, with %6")
        .arg(nameOf(cell.head))
        .arg(cell.query + 1)
        .arg(tokenName(cell.query))
        .arg(cell.key + 1)
        .arg(tokenName(cell.key))
        .arg(static_cast<double>(m_look->maps[cell.head](cell.query, cell.key)), 0, 'f', 3);
}

std::optional<HeadMaps::Cell> HeadMaps::cellAt(const QPointF& place) const
{
    if (m_look == nullptr) return std::nullopt;
    for (int head = 0; head < static_cast<int>(m_look->maps.size()); ++head) {
        const QRectF rect = mapRect(head);
        if (!rect.contains(place)) continue;
        const auto tokens = static_cast<double>(m_look->tokens.size());
        const auto query = static_cast<core::Index>((place.y() - rect.top()) / rect.height() * tokens);
        const auto key = static_cast<core::Index>((place.x() - rect.left()) / rect.width() * tokens);
        if (key <= query && query < std::ssize(m_look->tokens)) return Cell{head, query, key};
    }
    return std::nullopt;
}

void HeadMaps::paintEvent(QPaintEvent*)
{
    if (m_look == nullptr) return;
    QPainter painter(this);
    const Palette& colors = themeColors();
    for (int head = 0; head < static_cast<int>(m_look->maps.size()); ++head) {
        const QRectF rect = mapRect(head);
        painter.drawImage(rect, imageOf(m_look->maps[head], colors.field.rgb()));
        painter.setPen(colors.border);
        painter.drawRect(rect);
        painter.setPen(colors.text);
        painter.drawText(QRectF(rect.left(), rect.top() - scaled(nameHeight), rect.width(), scaled(nameHeight)),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         QStringLiteral("%1.%2").arg(head / m_look->heads + 1).arg(head % m_look->heads + 1));
    }
}

bool HeadMaps::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto cell = cellAt(help->pos()))
        QToolTip::showText(help->globalPos(), plainTip(sentenceOf(*cell)), this);
    else
        QToolTip::hideText();
    return true;
}

std::vector<SpokenTable> HeadMaps::spokenTables()
{
    std::vector<SpokenTable> tables;
    if (m_look == nullptr) return tables;
    const auto tokens = static_cast<int>(m_look->tokens.size());
    tables.reserve(m_look->maps.size());
    for (int head = 0; head < static_cast<int>(m_look->maps.size()); ++head)
        tables.push_back({.name = nameOf(head),
                          .rows = tokens,
                          .columns = tokens,
                          .row_name = [this](int row) { return tokenName(row); },
                          .column_name = [this](int column) { return tokenName(column); },
                          .number =
                              [this, head](const SpokenPlace& at) {
                                  return QString::number(static_cast<double>(m_look->maps[head](at.row, at.column)),
                                                         'f', 3);
                              },
                          .sentence =
                              [this, head](const SpokenPlace& at) {
                                  return sentenceOf({head, at.row, at.column});
                              },
                          .rect =
                              [this, head](const SpokenPlace& at) {
                                  const QRectF rect = mapRect(head);
                                  const double side = rect.width() / static_cast<double>(m_look->tokens.size());
                                  return QRectF(rect.left() + at.column * side, rect.top() + at.row * side, side, side);
                              }});
    return tables;
}

#include "moc_head_maps.cpp"
