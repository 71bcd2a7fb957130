#include "ui/view/heads/head_grid.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QToolTip>

#include "core/model/layer_numbers.h"
#include "core/model/pass/silent_head.h"
#include "ui/theme/fonts.h"
#include "ui/theme/palette.h"
#include "ui/view/heads/head_sentence.h"
#include "ui/view/heads/head_tile_painter.h"
#include "ui/words/head_title.h"
#include "ui/words/measure_names.h"
#include "ui/words/plain_tip.h"

#include <algorithm>

using core::Index;

HeadGrid::HeadGrid(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("All heads"));
    setOwnFont(this, textFont(8));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void HeadGrid::setTrace(std::shared_ptr<const core::Trace> trace, Index item)
{
    m_thumbnails.setTrace(std::move(trace), item);
    if (m_ranking.layers != m_thumbnails.layers() || m_ranking.heads != m_thumbnails.heads()) {
        m_table = {};
        m_divergences.reset();
        m_given.clear();
        rank();
    }
    updateGeometry();
    update();
}

void HeadGrid::setTable(const core::HeadTable& table)
{
    m_table = table;
    rank();
    describe();
    update();
}

void HeadGrid::setSettings(const core::HeadsSettings& settings, std::vector<Index> order)
{
    m_settings = settings;
    m_given = std::move(order);
    rank();
    describe();
    updateGeometry();
    update();
}

void HeadGrid::setCurrent(Index layer, Index head)
{
    m_current = layer * m_ranking.heads + head;
    describe();
    update();
}

void HeadGrid::setChosen(const std::vector<core::ComparedHead>& chosen)
{
    m_chosen = chosen;
    update();
}

void HeadGrid::rank()
{
    m_ranking = HeadRanking::of(m_table, m_settings, m_thumbnails.layers(), m_thumbnails.heads(), m_given);
}

HeadTiles HeadGrid::tilesIn(int width) const
{
    return {m_ranking, width, parentWidget() == nullptr ? height() : parentWidget()->height()};
}

QRect HeadGrid::tileOf(Index layer, Index head) const
{
    const HeadTiles all = tiles();
    const auto place = all.placeOf(layer * m_ranking.heads + head);
    return place ? all.tileAt(*place) : QRect();
}

int HeadGrid::heightForWidth(int width) const { return tilesIn(width).height(); }

QSize HeadGrid::sizeHint() const
{
    const int wide = HeadTiles::leastWidth(m_ranking);
    return {wide, heightForWidth(std::max(width(), wide))};
}

void HeadGrid::resizeEvent(QResizeEvent*) { updateGeometry(); }

bool HeadGrid::isChosen(Index head) const { return std::ranges::find(m_chosen, m_ranking.at(head)) != m_chosen.end(); }

QString HeadGrid::sentence(Index head) const
{
    const core::Trace& trace = *m_thumbnails.trace();
    const QString said = headSentence(trace.model->info, m_table, m_settings, m_divergences.get(), head);
    const bool off = core::addsNothing(trace, head / m_ranking.heads, head % m_ranking.heads);
    return off ? tr("%1 It is switched off.").arg(said) : said;
}

void HeadGrid::describe()
{
    if (!hasCurrent()) return;
    const QString said = sentence(m_current);
    if (said != accessibleDescription()) setAccessibleDescription(said);
    speak(this);
}

/// The head at a place of the spoken table: layers and heads, or one after the other.
std::optional<Index> HeadGrid::headAt(const SpokenPlace& place) const
{
    if (m_ranking.by_layers) return place.row * m_ranking.heads + place.column;
    const auto at = static_cast<std::size_t>(place.row);
    return at < m_ranking.shown.size() ? std::optional(m_ranking.shown[at]) : std::nullopt;
}

QString HeadGrid::nameOfRow(int row) const
{
    if (m_ranking.by_layers) return tr("layer %1").arg(core::layerNumber(m_thumbnails.trace()->model->info, row, 1));
    const auto head = headAt({row, 0});
    return head ? headTitle(m_thumbnails.trace()->model->info, *head / m_ranking.heads, *head % m_ranking.heads)
                : QString();
}

std::vector<SpokenTable> HeadGrid::spokenTables()
{
    if (m_ranking.count() == 0 || m_thumbnails.trace() == nullptr) return {};
    const bool layers = m_ranking.by_layers;
    const auto said = [this](const SpokenPlace& at) {
        const auto head = headAt(at);
        return head ? sentence(*head) : QString();
    };
    std::optional<SpokenPlace> chosen;
    if (layers && hasCurrent()) chosen = SpokenPlace::of({m_current / m_ranking.heads, m_current % m_ranking.heads});
    const auto found = std::ranges::find(m_ranking.shown, m_current);
    if (!layers && found != m_ranking.shown.end())
        chosen = SpokenPlace{static_cast<int>(found - m_ranking.shown.begin()), 0};
    return {{.name = accessibleName(),
             .rows = static_cast<int>(layers ? m_ranking.layers : std::ssize(m_ranking.shown)),
             .columns = layers ? static_cast<int>(m_ranking.heads) : 1,
             .row_name = [this](int row) { return nameOfRow(row); },
             .column_name =
                 [layers](int column) { return layers ? tr("head %1").arg(column + 1) : tr("what is measured"); },
             .number =
                 [this](const SpokenPlace& at) {
                     const auto head = headAt(at);
                     return head ? measureText(m_table, m_settings.measure,
                                               {*head / m_ranking.heads, *head % m_ranking.heads, 0}, m_settings.unit)
                                 : QString();
                 },
             .sentence = said,
             .rect =
                 [this](const SpokenPlace& at) {
                     const auto head = headAt(at);
                     return head ? QRectF(tileOf(*head / m_ranking.heads, *head % m_ranking.heads)) : QRectF();
                 },
             .choose =
                 [this](const SpokenPlace& at) {
                     if (const auto head = headAt(at)) click(*head);
                 },
             .chosen = chosen}};
}

void HeadGrid::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    const HeadTiles all = tiles();
    HeadTilePainter heads(painter, {m_thumbnails, m_table, m_settings, m_ranking, all, themeColors()});
    if (m_ranking.by_layers) heads.paintLayers(event->rect());
    for (std::size_t place = 0; place < m_ranking.shown.size(); ++place) {
        const QRect tile = all.tileAt(place);
        if (!all.withLabel(tile).adjusted(-4, -4, 4, 4).intersects(event->rect())) continue;
        const Index head = m_ranking.shown[place];
        heads.paintTile(head, tile);
        if (isChosen(head)) heads.paintChosen(tile);
        if (head == m_current) heads.paintCurrent(tile, hasFocus());
    }
    if (!m_band.isNull()) paintBand(painter);
}

void HeadGrid::paintBand(QPainter& painter) const
{
    painter.setPen(QPen(themeColors().accent, 1));
    QColor soft = themeColors().accent;
    soft.setAlpha(40);
    painter.setBrush(soft);
    painter.drawRect(m_band);
}

void HeadGrid::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton) m_pressed = event->pos();
}

/// The head that is meant is shown; what can be done with it is for others to say.
void HeadGrid::contextMenuEvent(QContextMenuEvent* event)
{
    const auto place = tiles().placeAt(event->pos());
    if (place && event->reason() == QContextMenuEvent::Mouse) click(m_ranking.shown[*place]);
    event->ignore();
}

void HeadGrid::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_pressed || !event->buttons().testFlag(Qt::LeftButton)) return;
    if ((event->pos() - *m_pressed).manhattanLength() < QApplication::startDragDistance() && m_band.isNull()) return;
    m_band = QRect(*m_pressed, event->pos()).normalized();
    update();
}

void HeadGrid::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_pressed) return;
    m_pressed.reset();
    if (!m_band.isNull()) return chooseWithin(std::exchange(m_band, {}));
    const auto place = tiles().placeAt(event->pos());
    if (!place) return;
    const Index head = m_ranking.shown[*place];
    if (event->modifiers().testFlag(Qt::ControlModifier)) return toggle(head);
    click(head);
}

void HeadGrid::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const auto place = tiles().placeAt(event->pos())) open(m_ranking.shown[*place]);
}

void HeadGrid::toggle(Index head)
{
    std::vector<core::ComparedHead> chosen = m_chosen;
    const core::ComparedHead one = m_ranking.at(head);
    const auto found = std::ranges::find(chosen, one);
    if (found == chosen.end())
        chosen.push_back(one);
    else
        chosen.erase(found);
    emit headsChosen(chosen);
}

void HeadGrid::chooseWithin(const QRect& band)
{
    update();
    const HeadTiles all = tiles();
    std::vector<core::ComparedHead> chosen;
    for (std::size_t place = 0; place < m_ranking.shown.size(); ++place)
        if (all.tileAt(place).intersects(band)) chosen.push_back(m_ranking.at(m_ranking.shown[place]));
    emit headsChosen(chosen);
}

void HeadGrid::move(int columns, int rows)
{
    if (m_ranking.shown.empty()) return;
    const HeadTiles all = tiles();
    const auto now = all.placeOf(m_current);
    const auto last = static_cast<int>(m_ranking.shown.size()) - 1;
    const int place = now ? static_cast<int>(*now) + columns + rows * all.columns() : 0;
    if (place < 0 || place > last) return;
    const Index head = m_ranking.shown[static_cast<std::size_t>(place)];
    click(head);
    emit currentMoved(tileOf(head / m_ranking.heads, head % m_ranking.heads));
}

void HeadGrid::keyPressEvent(QKeyEvent* event)
{
    if (event->modifiers() & (Qt::AltModifier | Qt::ControlModifier)) return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left: return move(-1, 0);
    case Qt::Key_Right: return move(1, 0);
    case Qt::Key_Up: return move(0, -1);
    case Qt::Key_Down: return move(0, 1);
    case Qt::Key_Space:
        if (hasCurrent()) toggle(m_current);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (hasCurrent()) open(m_current);
        return;
    default: QWidget::keyPressEvent(event);
    }
}

bool HeadGrid::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto place = tiles().placeAt(help->pos());
    QToolTip::showText(help->globalPos(), place ? plainTip(sentence(m_ranking.shown[*place])) : QString(), this);
    return true;
}

#include "moc_head_grid.cpp"
