#include "ui/feature/training/head_maps.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/feature/training/training_charts.h"
#include "ui/plot/chart/chart.h"
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

void HeadMaps::choose(const std::optional<core::TrainingCell>& cell)
{
    if (m_chosen == cell) return;
    m_chosen = cell;
    speak(this);
    update();
}

void HeadMaps::chooseByHand(const std::optional<core::TrainingCell>& cell)
{
    choose(cell);
    emit cellChosen(cell);
}

core::TrainingCell HeadMaps::cellOf(int head, core::Index query, core::Index key) const
{
    return {head / m_look->heads, head % m_look->heads, query, key};
}

QRectF HeadMaps::cellRect(int head, core::Index query, core::Index key) const
{
    const QRectF rect = mapRect(head);
    const double side = rect.width() / static_cast<double>(m_look->tokens.size());
    return {rect.left() + static_cast<double>(key) * side, rect.top() + static_cast<double>(query) * side, side, side};
}

void HeadMaps::mousePressEvent(QMouseEvent* event)
{
    if (const auto cell = cellAt(event->position())) chooseByHand(cellOf(cell->head, cell->query, cell->key));
}

void HeadMaps::keyPressEvent(QKeyEvent* event)
{
    const core::Index tokens = m_look == nullptr ? 0 : std::ssize(m_look->tokens);
    if (tokens == 0) return QWidget::keyPressEvent(event);
    core::TrainingCell cell = m_chosen.value_or(core::TrainingCell{0, 0, tokens - 1, tokens - 1});
    const core::Index heads = m_look->layers * m_look->heads;
    core::Index head = cell.layer * m_look->heads + cell.head;
    switch (event->key()) {
    case Qt::Key_Left: cell.key = std::max<core::Index>(0, cell.key - 1); break;
    case Qt::Key_Right: cell.key = std::min(cell.query, cell.key + 1); break;
    case Qt::Key_Up: cell.query = std::max<core::Index>(0, cell.query - 1); break;
    case Qt::Key_Down: cell.query = std::min(tokens - 1, cell.query + 1); break;
    case Qt::Key_PageUp: head = std::max<core::Index>(0, head - 1); break;
    case Qt::Key_PageDown: head = std::min(heads - 1, head + 1); break;
    case Qt::Key_Escape: return chooseByHand(std::nullopt);
    default: return QWidget::keyPressEvent(event);
    }
    chooseByHand(cellOf(static_cast<int>(head), cell.query, std::min(cell.key, cell.query)));
}

QSize HeadMaps::sizeHint() const { return {scaled(520), scaled(320)}; }

QSize HeadMaps::minimumSizeHint() const { return {scaled(130), scaled(140)}; }

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

bool HeadMaps::isOff(int head) const
{
    const auto place = static_cast<std::size_t>(head);
    return place < m_look->off.size() && m_look->off[place];
}

QString HeadMaps::nameOf(int head) const
{
    const auto heads = static_cast<int>(m_look->heads);
    const QString name = tr("layer %1, head %2").arg(head / heads + 1).arg(head % heads + 1);
    return isOff(head) ? tr("%1 (off)").arg(name) : name;
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
        if (isOff(head)) {
            QColor veil = colors.window;
            veil.setAlphaF(0.7F);
            painter.fillRect(rect, veil);
            painter.setPen(QPen(colors.warning, 2));
            painter.drawLine(rect.bottomLeft(), rect.topRight());
        }
        painter.setPen(colors.border);
        painter.drawRect(rect);
        const QRectF name(rect.left(), rect.top() - scaled(nameHeight), rect.width(), scaled(nameHeight));
        const double mark = scaled(8.0);
        const auto series = static_cast<std::size_t>(head);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(headColor(series, m_look->maps.size()));
        Chart::paintMarker(painter, Chart::markerOf(series), {name.left() + mark / 2, name.center().y()}, mark);
        painter.restore();
        painter.setPen(colors.text);
        const QString number = QStringLiteral("%1.%2").arg(head / m_look->heads + 1).arg(head % m_look->heads + 1);
        painter.drawText(name.adjusted(1.5 * mark, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         isOff(head) ? tr("%1 off").arg(number) : number);
    }
    if (!m_chosen || m_chosen->query >= std::ssize(m_look->tokens)) return;
    const auto head = static_cast<int>(m_chosen->layer * m_look->heads + m_chosen->head);
    constexpr double around = 1.5, thick = 2;
    painter.setPen(QPen(colors.accent, thick));
    painter.drawRect(cellRect(head, m_chosen->query, m_chosen->key).adjusted(-around, -around, around, around));
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

std::optional<SpokenPlace> HeadMaps::chosenIn(int head) const
{
    if (!m_chosen || m_chosen->layer * m_look->heads + m_chosen->head != head) return std::nullopt;
    return SpokenPlace{static_cast<int>(m_chosen->query), static_cast<int>(m_chosen->key)};
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
                          .rect = [this, head](const SpokenPlace& at) { return cellRect(head, at.row, at.column); },
                          .choose =
                              [this, head](const SpokenPlace& at) {
                                  if (at.column <= at.row) chooseByHand(cellOf(head, at.row, at.column));
                              },
                          .chosen = chosenIn(head)});
    return tables;
}

#include "moc_head_maps.cpp"
