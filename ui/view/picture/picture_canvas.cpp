#include "ui/view/picture/picture_canvas.h"

#include <QMouseEvent>

#include "ui/plot/picture/patch_words.h"
#include "ui/plot/spoken/spoken_cell.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/view/arrow_keys.h"

#include <algorithm>
#include <utility>

using core::Index;

namespace {

constexpr double margin = 20;
constexpr double barWidth = 13;
constexpr double barGap = 24;

}  // namespace

PictureCanvas::PictureCanvas(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setMinimumSize(260, 220);
    setAccessibleName(tr("Picture with attention weights"));
    keepThemed(this, [this] {
        m_key.colors = &themeColors();
        m_key.numbers = numberFont(8);
        m_key.text = textFont(8);
        blend();
    });
}

void PictureCanvas::display(std::optional<PatchPicture> picture, const QString& quantity)
{
    const bool another = !m_picture || !picture || m_picture->patches.squares() != picture->patches.squares();
    m_picture = std::move(picture);
    m_quantity = quantity;
    if (another) {
        m_pressed.reset();
        m_drawn = false;
        forgetRegion();
    }
    if (m_picture) m_key.under = m_picture->meanGrey();
    blend();
    speak(this);
}

QString PictureCanvas::amountAt(const SpokenPlace& place) const
{
    const Index token = core::patchToken(m_picture->patches, {place.row, place.column});
    const std::vector<float>& shown = m_picture->shown();
    if (token >= std::ssize(shown)) return {};
    return spokenAmount(shown[static_cast<std::size_t>(token)],
                        m_picture->norms.empty() ? SpokenAmount::Share : SpokenAmount::Length);
}

/// The squares, each with its weight from the query; the query's own square is chosen.
std::vector<SpokenTable> PictureCanvas::spokenTables()
{
    if (!m_picture) return {};
    const core::PatchEmbedding& patches = m_picture->patches;
    const auto asks = m_picture->probe ? std::nullopt : core::patchPlace(patches, m_picture->query);
    return {{.name = accessibleName(),
             .rows = static_cast<int>(patches.rows()),
             .columns = static_cast<int>(patches.columns()),
             .row_name = [](int row) { return tr("row %1").arg(row + 1); },
             .column_name = [](int column) { return tr("column %1").arg(column + 1); },
             .number = [this](const SpokenPlace& at) { return amountAt(at); },
             .rect =
                 [this](const SpokenPlace& at) {
                     return squareOf(core::patchToken(m_picture->patches, {at.row, at.column}));
                 },
             .choose =
                 [this](const SpokenPlace& at) {
                     emit queryChosen(core::patchToken(m_picture->patches, {at.row, at.column}));
                 },
             .chosen = asks ? std::optional(SpokenPlace::of({asks->row, asks->column})) : std::nullopt}};
}

void PictureCanvas::setPointed(std::optional<Index> key)
{
    if (key == m_pointed) return;
    m_pointed = key;
    update();
}

void PictureCanvas::setLook(const core::PictureLook& look)
{
    if (look == m_look) return;
    m_look = look;
    blend();
}

/// From the row's smallest to its largest number, or to the quantile that it is clipped at, as the colour bar says.
void PictureCanvas::blend()
{
    if (m_picture) {
        const auto [lowest, highest] = m_picture->range(m_look.clip);
        m_key.name = tr("%1 · this row").arg(m_quantity) + clipWords(m_look);
        m_key.style = {.colors = &ColorMap::named(QStringLiteral("viridis")),
                       .lowest = lowest,
                       .highest = highest,
                       .hatch = themeColors().hatch,
                       .notANumber = themeColors().notANumber};
        m_blended = m_picture->blended(m_key.style, m_look.overlay, m_look);
        m_key.cover = m_look.overlay;
        m_key.fades = m_look.by_weight;
    }
    update();
}

QRectF PictureCanvas::pictureRect() const
{
    if (!m_picture) return {};
    const double right = barGap + scaled(barWidth) + m_key.extent(const_cast<PictureCanvas*>(this)) + margin;
    const QSizeF room(std::max(20.0, width() - margin - right), std::max(20.0, height() - 2 * margin));
    // The shape of the photo, since a model may see it squashed.
    const QSizeF size = QSizeF(m_picture->image.size()).scaled(room, Qt::KeepAspectRatio);
    return {std::round(margin + (room.width() - size.width()) / 2),
            std::round(margin + (room.height() - size.height()) / 2), std::floor(size.width()),
            std::floor(size.height())};
}

void PictureCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), themeColors().window);
    if (m_picture) {
        const QRectF picture = pictureRect();
        painter.setRenderHint(QPainter::SmoothPixmapTransform, m_blended.width() > picture.width());
        painter.drawImage(picture, m_blended);
        if (m_hovered) paintGrid(painter, picture);
        if (m_pointed && core::patchPlace(m_picture->patches, *m_pointed)) {
            painter.setPen(QPen(themeColors().accent, 2));
            painter.drawRect(squareOf(*m_pointed).adjusted(1, 1, -1, -1));
        }
        if (!m_picture->probe && core::patchPlace(m_picture->patches, m_picture->query))
            paintPatchOutline(painter, squareOf(m_picture->query), 2);
        const double height = std::min(picture.height(), std::max(120.0, picture.height() / 2));
        paintRegion(painter);
        m_key.paint(painter, QRectF(picture.right() + barGap, picture.top(), scaled(barWidth), height), Medium::Pixels);
    }
    if (!hasFocus()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(themeColors().accentSoft, 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

/// Paints the squares' borders while the pointer is over them.
void PictureCanvas::paintGrid(QPainter& painter, const QRectF& picture) const
{
    const QSizeF square = m_picture->place(core::patchToken(m_picture->patches, {}), picture).size();
    if (square.width() < 6) return;
    painter.setPen(QColor(255, 255, 255, 110));
    for (Index column = 1; column <= m_picture->patches.columns(); ++column) {
        const double x = picture.left() + square.width() * static_cast<double>(column);
        painter.drawLine(QPointF(x, picture.top()), QPointF(x, picture.bottom()));
    }
    for (Index row = 1; row <= m_picture->patches.rows(); ++row) {
        const double y = picture.top() + square.height() * static_cast<double>(row);
        painter.drawLine(QPointF(picture.left(), y), QPointF(picture.right(), y));
    }
}

void PictureCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_picture) return;
    const auto token = m_picture->tokenAt(event->position(), pictureRect());
    if (!token) return;
    const core::PatchPlace place = *core::patchPlace(m_picture->patches, *token);
    if (event->modifiers() == Qt::ShiftModifier) setRegion(place, place);
    m_pressed = place;
}

/// A click chooses the square that asks; what moved to another square was the drawing of a region.
void PictureCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_picture) return;
    const auto pressed = std::exchange(m_pressed, std::nullopt);
    if (!pressed || event->modifiers() == Qt::ShiftModifier || m_drawn) {
        m_drawn = false;
        return;
    }
    emit queryChosen(core::patchToken(m_picture->patches, *pressed));
}

void PictureCanvas::setRegion(const core::PatchPlace& from, const core::PatchPlace& to)
{
    m_region = Region{from, to};
    update();
    emit regionChanged();
}

void PictureCanvas::forgetRegion()
{
    if (!m_region) return;
    m_region.reset();
    update();
    emit regionChanged();
}

/// Begins a region at the square that asks, or at the first one, and moves its other corner from then on.
void PictureCanvas::widenRegion(Index rows, Index columns)
{
    const core::PatchEmbedding& patches = m_picture->patches;
    const core::PatchPlace begin = core::patchPlace(patches, m_picture->query).value_or(core::PatchPlace{});
    if (!m_region) return setRegion(begin, begin);
    setRegion(m_region->from, {std::clamp<Index>(m_region->to.row + rows, 0, patches.rows() - 1),
                               std::clamp<Index>(m_region->to.column + columns, 0, patches.columns() - 1)});
}

std::vector<Index> PictureCanvas::region() const
{
    std::vector<Index> tokens;
    if (!m_region || !m_picture) return tokens;
    for (Index row = m_region->top(); row <= m_region->bottom(); ++row)
        for (Index column = m_region->left(); column <= m_region->right(); ++column)
            tokens.push_back(core::patchToken(m_picture->patches, {row, column}));
    std::ranges::sort(tokens);
    return tokens;
}

void PictureCanvas::paintRegion(QPainter& painter) const
{
    if (!m_region) return;
    const auto corner = [this](Index row, Index column) {
        return squareOf(core::patchToken(m_picture->patches, {row, column}));
    };
    const QRectF all = corner(m_region->top(), m_region->left()).united(corner(m_region->bottom(), m_region->right()));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::white, 3));
    painter.drawRect(all);
    painter.setPen(QPen(themeColors().accent, 2, Qt::DashLine));
    painter.drawRect(all);
}

void PictureCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_picture) return;
    const auto token = m_picture->tokenAt(event->position(), pictureRect());
    m_hovered = token.has_value();
    update();
    const bool drags = (event->buttons() & Qt::LeftButton) != 0 && m_pressed && token;
    const auto place = drags ? core::patchPlace(m_picture->patches, *token) : std::nullopt;
    if (place && (m_drawn || *place != *m_pressed)) {
        m_drawn = true;
        setRegion(*m_pressed, *place);
    }
    emit pointedAt(token);
}

void PictureCanvas::leaveEvent(QEvent* event)
{
    QWidget::leaveEvent(event);
    m_hovered = false;
    update();
    emit pointedAt(std::nullopt);
}

/// The square beside the one that asks. [CLS] stands before the first and above the first row.
std::optional<Index> PictureCanvas::neighbour(Index rows, Index columns) const
{
    const core::PatchEmbedding& patches = m_picture->patches;
    const auto at = core::patchPlace(patches, m_picture->query);
    if (!at) return rows > 0 || columns > 0 ? std::optional(core::patchToken(patches, {})) : std::nullopt;
    core::PatchPlace to{at->row + rows, at->column + columns};
    const bool before = to.row < 0 || (to.column < 0 && at->row == 0);
    if (before && patches.firstSquare() > 0) return 0;
    to.row = std::clamp<Index>(to.row, 0, patches.rows() - 1);
    to.column = std::clamp<Index>(to.column, 0, patches.columns() - 1);
    return core::patchToken(patches, to);
}

/// Esc is the window's otherwise, and stops what it computes.
bool PictureCanvas::event(QEvent* event)
{
    const bool asks = event->type() == QEvent::ShortcutOverride;
    if (asks && m_region && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) event->accept();
    return QWidget::event(event);
}

void PictureCanvas::keyPressEvent(QKeyEvent* event)
{
    if (m_picture) {
        if (event->key() == Qt::Key_Home) return emit queryChosen(0);
        if (event->key() == Qt::Key_Escape && m_region) return forgetRegion();
        if (const auto step = arrowStep(*event); step && event->modifiers() == Qt::ShiftModifier)
            return widenRegion(step->query, step->key);
        if (const auto step = arrowStep(*event)) {
            if (const auto token = neighbour(step->query, step->key)) emit queryChosen(*token);
            return;
        }
    }
    QWidget::keyPressEvent(event);
}

#include "moc_picture_canvas.cpp"
