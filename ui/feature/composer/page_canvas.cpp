#include "ui/feature/composer/page_canvas.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QUrl>

#include "ui/feature/composer/page_ruler.h"
#include "ui/feature/composer/page_sheet.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/view/pinch.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr int rulerWidth = 22, around = 14;
constexpr double handle = 8;  ///< pixels
constexpr double reach = 7;   ///< pixels in which an edge snaps

Qt::CursorShape shapeOf(const PanelDrag::Sides& sides)
{
    if (sides.x == 0) return Qt::SizeVerCursor;
    if (sides.y == 0) return Qt::SizeHorCursor;
    return sides.x == sides.y ? Qt::SizeFDiagCursor : Qt::SizeBDiagCursor;
}

}  // namespace

PageCanvas::PageCanvas(PageEditor& editor, QWidget* parent) : QWidget(parent), m_editor(editor)
{
    setObjectName(QStringLiteral("pageCanvas"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAcceptDrops(true);
    setAccessibleName(tr("The page"));
    connect(&editor, &PageEditor::changed, this, &PageCanvas::pageChanged);
    connect(&editor, &PageEditor::pickedChanged, this, qOverload<>(&QWidget::update));
    auto* pinch = new Pinch(this);
    connect(pinch, &Pinch::begun, this, &PageCanvas::giveUpDrag);
    connect(pinch, &Pinch::zoomed, this, &PageCanvas::zoomAsked);
    connect(pinch, &Pinch::wholeAsked, this, &PageCanvas::fitAsked);
    pageChanged();
}

void PageCanvas::pageChanged()
{
    const core::ComposedPage& page = m_editor.page();
    const double edges = 2 * around + scaled(rulerWidth);
    setFixedSize(QSizeF(page.width_mm * m_scale + edges, page.height_mm * m_scale + edges).toSize().expandedTo(m_room));
    setAccessibleDescription(
        tr("%1 × %2 mm, panels: %3. Tab picks the next panel, arrows move it by half a millimetre.")
            .arg(page.width_mm)
            .arg(page.height_mm)
            .arg(page.panels.size()));
    update();
}

void PageCanvas::setDrawn(const ComposedFigure& page, const QImage& picture)
{
    m_drawn = page;
    m_picture = picture;
    m_shown = m_editor.page();
    update();
}

void PageCanvas::setRoom(const QSize& room)
{
    m_room = room;
    pageChanged();
}

void PageCanvas::setScale(double scale)
{
    m_scale = scale;
    pageChanged();
}

double PageCanvas::scaleToFit(const QSize& room) const
{
    const double edges = 2 * around + scaled(rulerWidth) + 2;
    return std::max(0.5, std::min((room.width() - edges) / m_editor.page().width_mm,
                                  (room.height() - edges) / m_editor.page().height_mm));
}

QPointF PageCanvas::origin() const
{
    const int edge = scaled(rulerWidth) + around;
    return {static_cast<double>(edge), static_cast<double>(edge)};
}

QRectF PageCanvas::rectOf(const core::PagePlace& place) const
{
    return {fromPage({place.x, place.y}), QSizeF(place.width, place.height) * m_scale};
}

QRectF PageCanvas::panelRect(std::size_t panel) const { return rectOf(m_editor.page().panels[panel].place); }

QPointF PageCanvas::toPage(const QPointF& at) const { return (at - origin()) / m_scale; }

QPointF PageCanvas::fromPage(const QPointF& place) const { return origin() + place * m_scale; }

std::optional<std::size_t> PageCanvas::panelAt(const QPointF& at) const
{
    for (std::size_t i = m_editor.page().panels.size(); i-- > 0;)
        if (panelRect(i).contains(at)) return i;
    return {};
}

std::optional<PanelDrag::Sides> PageCanvas::handleAt(const QPointF& at) const
{
    const auto picked = m_editor.picked();
    if (!picked) return {};
    const QRectF rect = panelRect(*picked);
    for (const PanelDrag::Sides& sides : PageSheet::handles()) {
        const QPointF apart = PageSheet::handlePlace(rect, sides) - at;
        if (std::abs(apart.x()) <= handle && std::abs(apart.y()) <= handle) return sides;
    }
    return {};
}

void PageCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), themeColors().panel);
    PageSheet{m_editor.page(), m_drawn,  m_shown, m_picture,     m_editor.picked(),
              m_drag,          origin(), m_scale, themeColors(), hasFocus()}
        .paint(painter);
    paintRulers(painter);
}

/// Paints rulers at the edges of the visible part of the page, which may be scrolled.
void PageCanvas::paintRulers(QPainter& painter) const
{
    const QRectF seen = visibleRegion().boundingRect();
    const double width = scaled(rulerWidth);
    const core::PagePanel* panel = m_editor.pickedPanel();
    const core::PagePlace place = panel == nullptr ? core::PagePlace{0, 0, 0, 0}
                                  : m_drag         ? m_drag->place()
                                                   : panel->place;
    PageRuler{Qt::Vertical, origin().y(), m_scale, place.y, place.bottom()}.paint(
        painter, {seen.left(), seen.top(), width, seen.height()}, themeColors());
    PageRuler{Qt::Horizontal, origin().x(), m_scale, place.x, place.right()}.paint(
        painter, {seen.left(), seen.top(), seen.width(), width}, themeColors());
    painter.fillRect(QRectF(seen.topLeft(), QSizeF(width, width)), themeColors().window);
}

void PageCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::RightButton) return;
    const auto sides = handleAt(event->position());
    const auto panel = sides ? m_editor.picked() : panelAt(event->position());
    m_editor.pick(panel);
    if (event->button() == Qt::LeftButton && panel)
        m_drag.emplace(m_editor.page(), *panel, sides.value_or(PanelDrag::Sides{}), toPage(event->position()));
}

void PageCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_drag) {
        const auto sides = handleAt(event->position());
        setCursor(sides ? shapeOf(*sides) : panelAt(event->position()) ? Qt::OpenHandCursor : Qt::ArrowCursor);
        return;
    }
    m_drag->moveTo(toPage(event->position()), !event->modifiers().testFlag(Qt::AltModifier), reach / m_scale);
    update();
}

void PageCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_drag || event->button() != Qt::LeftButton) return;
    const PanelDrag drag = *std::exchange(m_drag, std::nullopt);
    update();
    if (!drag.hasMoved()) return;
    if (drag.target()) {
        emit exchanged(drag.panel(), *drag.target());
        return;
    }
    m_editor.apply([&](core::ComposedPage& page) { page.panels[drag.panel()].place = drag.place(); });
}

void PageCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    m_drag.reset();
    if (const auto panel = panelAt(event->position())) emit openAsked(*panel);
}

void PageCanvas::contextMenuEvent(QContextMenuEvent* event)
{
    if (m_editor.picked()) emit menuAsked(event->globalPos());
}

void PageCanvas::giveUpDrag()
{
    m_drag.reset();
    update();
}

/// By the arrows; nothing leaves the page by them.
void PageCanvas::step(double dx, double dy)
{
    m_editor.applyToPicked(
        [&](core::PagePanel& panel) {
            panel.place.x = std::clamp(panel.place.x + dx, -core::largestFigure, core::largestFigure);
            panel.place.y = std::clamp(panel.place.y + dy, -core::largestFigure, core::largestFigure);
        },
        QStringLiteral("step"));
}

void PageCanvas::keyPressEvent(QKeyEvent* event)
{
    const double by = event->modifiers().testFlag(Qt::ShiftModifier) ? 5 : 0.5;
    switch (event->key()) {
    case Qt::Key_Left: return step(-by, 0);
    case Qt::Key_Right: return step(by, 0);
    case Qt::Key_Up: return step(0, -by);
    case Qt::Key_Down: return step(0, by);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_editor.picked()) emit openAsked(*m_editor.picked());
        return;
    case Qt::Key_Escape:
        if (m_drag) return giveUpDrag();
        if (m_editor.picked()) return m_editor.pick({});
        break;
    default: break;
    }
    QWidget::keyPressEvent(event);
}

bool PageCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool back = key->key() == Qt::Key_Backtab;
        const std::size_t count = m_editor.page().panels.size();
        if ((back || key->key() == Qt::Key_Tab) && count > 0) {
            // Behind the last panel the keyboard goes on to the next part of the window.
            const std::size_t next = m_editor.picked() ? *m_editor.picked() + (back ? std::size_t(-1) : 1)
                                     : back            ? count - 1
                                                       : 0;
            m_editor.pick(next < count ? std::optional(next) : std::nullopt);
            if (next < count) return true;
        }
    }
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto panel = panelAt(help->pos());
        const bool known = panel && *panel < m_drawn.panels.size();
        const QString words = known ? m_drawn.panels[*panel].warnings.join(QLatin1Char('\n')) : QString();
        QToolTip::showText(help->globalPos(), words.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>")),
                           this);
        return true;
    }
    return QWidget::event(event);
}

void PageCanvas::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls() && event->mimeData()->urls().constFirst().isLocalFile())
        event->acceptProposedAction();
}

void PageCanvas::dropEvent(QDropEvent* event)
{
    QStringList files;
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile()) files << url.toLocalFile();
    emit filesDropped(files);
}

#include "moc_page_canvas.cpp"
