#include "ui/view/map/map_view.h"

#include <QToolTip>

#include "ui/theme/palette.h"
#include "ui/view/map/map_motion.h"
#include "ui/view/map/map_places.h"
#include "ui/words/plain_tip.h"
#include "ui/words/token_text.h"

#include <algorithm>

using core::Cell;
using core::Index;

MapView::MapView(QWidget* parent)
    : QCustomPlot(parent),
      m_sheet(this),
      m_gestures(this, m_sheet.minimap()),
      m_hands(this, &m_sheet)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    giveLeastSize();
    setAccessibleName(tr("Attention map"));
    setAttribute(Qt::WA_NoMousePropagation, false);  // the menu of the right button is the view's
    connectParts();
    connectGestures();
    keepThemed(this, [this] { giveTheme(); });
}

/// On the wall it is seen whole, however narrow its part is.
void MapView::giveLeastSize()
{
    const int least = m_sheet.isBare() ? 1 : 260;
    setMinimumSize(least, least);
}

void MapView::connectParts()
{
    connect(&m_long, &LongMap::changed, this, &MapView::showPictures);
    connect(&m_long, &LongMap::failed, this, &MapView::failed);
    connect(&m_marks, &MapMarks::changed, this, &MapView::showMarked);
    connect(&m_marks, &MapMarks::changed, this, &MapView::drawOverlay);
    connect(&m_marks, &MapMarks::marked, this, &MapView::cellsMarked);
    connect(&m_hands, &AnnotationHands::stateChanged, this, &MapView::drawOverlay);
    connect(&m_hands, &AnnotationHands::stateChanged, this, &MapView::describeCell);
    connect(m_sheet.colorMenu(), &MapColorMenu::edited, this, &MapView::colorsEdited);
    connect(this, &QCustomPlot::afterReplot, this, [this] { m_isDrawn = true; });
}

void MapView::connectGestures()
{
    connect(&m_gestures, &MapGestures::pointed, this, [this](const std::optional<QPointF>& position) {
        emit cellHovered(position ? cellAt(*position) : std::nullopt);
    });
    connect(&m_gestures, &MapGestures::clicked, this, &MapView::clickAt);
    connect(&m_gestures, &MapGestures::zoomed, this, &MapView::zoomAt);
    connect(&m_gestures, &MapGestures::wholeAsked, this, &MapView::fitAll);
    connect(&m_gestures, &MapGestures::scrolled, this, [this](bool across, double notches) {
        map_motion::scroll(m_sheet.panel(), across ? m_sheet.panel().keyAxis() : m_sheet.panel().queryAxis(), notches);
        lookAround();
    });
    connect(&m_gestures, &MapGestures::panned, this, [this](const QPointF& pixels) {
        map_motion::panBy(m_sheet.panel(), pixels);
        lookAround();
    });
    connect(&m_gestures, &MapGestures::centered, this, [this](const QPointF& coordinates) {
        map_motion::centerOn(m_sheet.panel(), coordinates);
        lookAround();
    });
    connect(&m_gestures, &MapGestures::moved, this, [this] {
        m_sheet.arrangeMinimap();
        replot(QCustomPlot::rpQueuedReplot);
    });
    connect(&m_gestures, &MapGestures::markBegun, this, [this](const QPointF& position) {
        if (const auto place = m_sheet.panel().cellAt(position)) m_marks.begin(m_shown, *place);
    });
    connect(&m_gestures, &MapGestures::markMoved, this, [this](const QPointF& position) {
        if (const auto place = m_sheet.panel().cellAt(position)) m_marks.moveTo(m_shown, *place);
    });
    connect(&m_gestures, &MapGestures::markEnded, &m_marks, &MapMarks::end);
}

void MapView::giveTheme()
{
    m_sheet.giveTheme();
    recolor();
    arrange();  // type may have another size
    replot(QCustomPlot::rpQueuedReplot);
}

void MapView::setFigure(const core::FigureSettings& figure)
{
    if (m_figure == figure) return;
    const bool rewritten = m_figure.voice.annotations != figure.voice.annotations;
    m_figure = figure;
    if (rewritten) {
        showAnnotations();
        describeCell();
        arrange();  // labels may be wider
    }
    describePixels();
    recolor();
}

/// The colour bar's numbers may have another width then.
void MapView::recolor()
{
    const MapColoring coloring = m_long.isShown() ? MapColoring::of(m_long, m_figure, themeColors())
                                                  : MapColoring::of(m_shown, m_figure, m_chosen.query, themeColors());
    const auto usual = m_long.isShown() ? std::pair(0.0F, m_long.highest()) : m_shown.range;
    m_sheet.colorMenu()->display(m_figure, usual, m_long.isShown());
    if (!m_sheet.setColoring(coloring)) return;
    arrange();
    replot(QCustomPlot::rpQueuedReplot);
}

void MapView::nameRows(const core::Trace& trace, core::RowReading rows)
{
    m_rows = rows;
    m_sheet.captions().nameAxes(trace.model->info.block == core::AttentionBlock::Cross, m_shown.queries.predict,
                                trace.mixes != nullptr);
}

void MapView::display(const std::shared_ptr<const core::Trace>& trace, const core::HeadAddress& address,
                      const core::HeadAttention& stages, const core::MapLook& look, const MapSurroundings& around)
{
    display(*trace, shownMapOrWeights(trace, address, stages, look, around), look.rows);
}

void MapView::display(const core::Trace& trace, ShownMap shown, core::RowReading rows)
{
    m_amount = amountOf(trace, shown.cells);
    const Heatmap& before = m_sheet.map();
    const bool sameShape =
        shown.data != nullptr && before.rows() == shown.data->rows() && before.cols() == shown.data->cols();
    m_long.clear();
    m_shown = std::move(shown);
    nameRows(trace, rows);
    m_sheet.panel().setContent(m_shown.data, m_shown.queries.labels, m_shown.keys);
    m_sheet.panel().heatmap()->setBorder(m_shown.border);
    m_sheet.setLetters(m_shown.letters);
    const bool small = !m_shown.weights && m_shown.range.first == 0 && m_shown.range.second < 0.1F;
    const bool signs = trace.mixes != nullptr;
    m_sheet.panel().heatmap()->setNumberText(signs   ? signedWeight
                                             : small ? smallWeight
                                                     : cellWeight,
                                             signs   ? QStringLiteral("+.00")
                                             : small ? QStringLiteral("3e-5")
                                                     : QStringLiteral(".00"));
    m_sheet.minimap()->renew();
    recolor();
    m_sheet.setBarName(m_shown.weights ? QString() : m_shown.quantity);
    m_sheet.captions().setHatched(m_sheet.map().anyHidden());
    if (!sameShape) m_sheet.panel().fit();
    showMarked();
    showAnnotations();
    arrange();
    setCells(m_chosen, {});
}

void MapView::displayLong(const std::shared_ptr<const core::Trace>& trace, const core::HeadAddress& address,
                          const core::MapLook& look)
{
    const bool another = m_long.show(trace, address, look.pooled_by);
    if (another || look.rows != m_rows) {
        m_shown = {.data = {},
                   .queries = rowNames(*trace, address.item, look.rows),
                   .keys = tokenTexts(trace->keys(address.item))};
        nameRows(*trace, look.rows);
        m_sheet.panel().setTokens(m_shown.queries.labels, m_shown.keys);
        m_sheet.setLetters(LetterStrip::of(*trace, address.item));
        m_sheet.annotations()->show({}, m_shown);
    }
    if (another) {
        const bool sameShape = m_sheet.map().rows() == m_long.queries() && m_sheet.map().cols() == m_long.keys();
        m_amount = amountOf(*trace, core::MapLook::Cells::Weights);
        m_sheet.panel().heatmap()->setNumberText(smallWeight, QStringLiteral("3e-5"));
        m_sheet.panel().heatmap()->setPictures(m_long.queries(), m_long.keys(), {});
        m_sheet.setBarName({});
        if (!sameShape) m_sheet.panel().fit();
        showMarked();
    }
    showPictures();
    arrange();
}

/// The newest pictures of a long map.
void MapView::showPictures()
{
    if (!m_long.isShown()) return;
    m_sheet.panel().heatmap()->setPictures(m_long.queries(), m_long.keys(), m_long.pictures());
    m_sheet.minimap()->renew();
    m_sheet.captions().setHatched(m_sheet.map().anyHidden());
    describePixels();
    describeCell();
    replot(QCustomPlot::rpQueuedReplot);
    recolor();
}

/// Tells what is in view after a move or a zoom.
void MapView::lookAround()
{
    const Heatmap::Visible cells = m_sheet.map().visible();
    if (m_long.isShown() && !cells.empty())
        m_long.look({cells.top, cells.left, cells.bottom - cells.top + 1, cells.right - cells.left + 1},
                    m_sheet.panel().axes()->rect().size() * devicePixelRatioF());
    describePixels();
    replot(QCustomPlot::rpQueuedReplot);
}

void MapView::clear()
{
    m_long.clear();
    m_shown = {};
    m_caption.clear();
    m_sheet.captions().setNote({});
    m_sheet.minimap()->hide();
    m_sheet.colorMenu()->hide();
    m_sheet.panel().setContent(nullptr, {}, {});
    m_sheet.setLetters({});
    m_sheet.captions().setHatched(false);
    setAccessibleDescription({});
    replot(QCustomPlot::rpQueuedReplot);
}

Cell MapView::chosenPlace() const { return placeOf(m_shown, m_chosen); }

std::optional<Cell> MapView::cellAt(const QPointF& position) const
{
    const auto place = m_sheet.panel().cellAt(position);
    return place ? std::optional(tokensAt(m_shown, *place)) : std::nullopt;
}

QPointF MapView::positionOf(const Cell& cell) const { return m_sheet.panel().positionOf(placeOf(m_shown, cell)); }

QRgb MapView::colorOf(const Cell& cell) const
{
    const Cell place = placeOf(m_shown, cell);
    return m_sheet.map().colorAt(place.query, place.key);
}

void MapView::setCells(const Cell& chosen, const std::optional<Cell>& hover)
{
    const bool otherRow = m_chosen.query != chosen.query;
    // Whoever chooses another cell of a row that is pointed out wants to see which.
    if (m_chosen != chosen) m_lineMarks = CellMarker::Marks::Cell;
    m_chosen = chosen;
    if (otherRow && m_figure.scale == core::FigureSettings::Scale::ChosenRow) recolor();
    const Cell place = chosenPlace();
    m_hover = hover;
    markCells();
    m_hands.setCell(place);
    describeCell();
    if (m_sheet.lightUp(place)) replot(QCustomPlot::rpQueuedReplot);
    drawOverlay();
}

/// A whole row that is pointed out is marked without the column of the cell that happens to be chosen in it.
void MapView::markCells()
{
    using Marks = CellMarker::Marks;
    const Cell place = chosenPlace();
    const auto hovered = m_hover ? std::optional(placeOf(m_shown, *m_hover)) : std::nullopt;
    const Marks marks = hovered ? Marks::Cell : m_lineMarks;
    const Cell pointed = hovered.value_or(place);
    m_sheet.panel().queryLabels()->setMarked(marks == Marks::Column ? -1 : static_cast<int>(pointed.query));
    m_sheet.panel().keyLabels()->setMarked(marks == Marks::Row ? -1 : static_cast<int>(pointed.key));
    m_sheet.marker()->setCells(place, hovered, marks);
}

void MapView::setPointedOut(std::optional<Index> query, std::optional<Index> key)
{
    using Marks = CellMarker::Marks;
    if (std::exchange(m_pointedOut, {query, key}) != std::pair(query, key)) {
        m_lineMarks = query && !key ? Marks::Row : key && !query ? Marks::Column : Marks::Cell;
        markCells();
        drawOverlay();
    }
    const auto [row, column] = placesOf(m_shown, query, key);
    if (m_sheet.pointOut(row, column)) replot(QCustomPlot::rpQueuedReplot);
}

/// Not the map below, which costs ten times as much. Before that is drawn for the first time, it will draw this too.
void MapView::drawOverlay()
{
    if (m_isDrawn) layer(QStringLiteral("overlay"))->replot();
}

void MapView::describeCell()
{
    if (m_sheet.isEmpty()) return;
    const Cell place = chosenPlace();
    const QString cell = m_sheet.panel().has(place) ? words().text(place) : tr("left out of this map");
    const QString written = m_hands.said();
    setAccessibleDescription(written.isEmpty() ? cell : tr("%1. %2").arg(written, cell));
    speak(this);
}

/// What hands have begun or chosen goes before the cell.
QString MapView::spokenChoice()
{
    const QString cell = SpokenTables::spokenChoice();
    const QString written = m_hands.said();
    return written.isEmpty() ? cell : tr("%1. %2").arg(written, cell);
}

std::vector<SpokenTable> MapView::spokenTables()
{
    if (m_sheet.isEmpty()) return {};
    SpokenTable table = words().table(accessibleName());
    table.choose = [this](const SpokenPlace& at) { moveTo(at.cell()); };
    if (m_sheet.panel().has(chosenPlace())) table.chosen = SpokenPlace::of(chosenPlace());
    return {std::move(table)};
}

void MapView::setMarked(std::shared_ptr<const core::Painting> cells) { m_marks.set(std::move(cells)); }

/// The marked cells as rows and columns of the map.
void MapView::showMarked() { m_sheet.tint()->setRuns(placesOf(m_shown, m_marks.cells())); }

/// What the session writes onto maps; a long one has no room for it.
void MapView::showAnnotations()
{
    if (m_long.isShown()) return;
    m_sheet.annotations()->show(m_figure.voice.annotations, m_shown);
    m_hands.renew();
}

void MapView::arrange()
{
    if (m_sheet.isEmpty() || width() < 50 || height() < 50) return;
    m_sheet.arrange();
    updateLayout();  // cells are asked for before the queued replot
    lookAround();    // which writes the captions
    m_sheet.placeCaptions();
    // A map that moves away from under the pointer cannot be dragged.
    if (!m_gestures.isMoving()) m_sheet.arrangeMinimap();
}

void MapView::describePixels()
{
    QStringList notes = m_shown.notes;
    if (m_long.isShown())
        notes << m_long.caption() << coloringNote(m_long, m_figure);
    else if (!m_sheet.isEmpty())
        notes << pixelNote(m_sheet.panel(), m_shown.weights, devicePixelRatioF()) << lostNote();
    notes.removeAll(QString());
    m_caption = notes.join(tr(" · "));
    m_sheet.captions().setNote(m_caption);
}

/// How many annotations are not to be seen because they were written onto another text.
QString MapView::lostNote() const
{
    const int lost = m_sheet.annotations()->lost();
    if (lost == 0) return {};
    return lost == 1 ? tr("1 annotation names a token that is not here")
                     : tr("%1 annotations name tokens that are not here").arg(lost);
}

/// A line around the view says that the arrow keys go here.
void MapView::paintEvent(QPaintEvent* event)
{
    QCustomPlot::paintEvent(event);
    if (!hasFocus() || m_sheet.isBare()) return;
    QPainter painter(this);
    painter.setPen(QPen(themeColors().accentSoft, 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

void MapView::resizeEvent(QResizeEvent* event)
{
    QCustomPlot::resizeEvent(event);
    arrange();
}

void MapView::fitAll()
{
    m_sheet.panel().fit();
    arrange();
}

void MapView::zoomBy(double factor) { zoomAt(m_sheet.panel().axes()->rect().center(), factor); }

void MapView::zoomAt(const QPointF& position, double factor)
{
    if (m_sheet.isEmpty()) return;
    map_motion::zoomAt(m_sheet.panel(), position, factor);
    arrange();
}

void MapView::goTo(const Cell& cell)
{
    const Cell place = placeOf(m_shown, cell);
    if (!m_sheet.panel().has(place) || width() < 50) return;
    map_motion::goTo(m_sheet.panel(), place);
    arrange();
}

void MapView::wheelEvent(QWheelEvent* event)
{
    if (m_sheet.isEmpty()) return;
    m_gestures.turn(*event);
    event->accept();
}

void MapView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_sheet.isEmpty()) return;
    const bool marks = event->modifiers().testFlag(Qt::ShiftModifier);
    if (!marks && !m_sheet.minimap()->contains(event->position()) && m_hands.press(event->position())) return;
    m_gestures.press(*event);
}

void MapView::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_sheet.isEmpty() && !m_hands.move(event->position())) m_gestures.move(*event);
}

void MapView::mouseReleaseEvent(QMouseEvent* event)
{
    if (!m_hands.release(event->position())) m_gestures.release(*event);
}

void MapView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const bool own = m_sheet.minimap()->contains(event->position()) || event->modifiers().testFlag(Qt::ShiftModifier);
    if (own) return mousePressEvent(event);
    if (!m_sheet.isEmpty() && m_hands.doubleClick(event->position())) return;
    fitAll();
}

void MapView::leaveEvent(QEvent* event)
{
    QCustomPlot::leaveEvent(event);
    emit cellHovered(std::nullopt);
}

void MapView::clickAt(const QPointF& position)
{
    const auto cell = cellAt(position);
    emit cellHovered(cell);
    if (cell) emit cellClicked(*cell);
}

/// After resting on a cell: its whole tokens, which the axes may elide.
bool MapView::event(QEvent* event)
{
    // Escape is of the window, too: there it stops a computation.
    if (event->type() == QEvent::ShortcutOverride && m_hands.isOn()
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    if (event->type() != QEvent::ToolTip) return QCustomPlot::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto place = m_sheet.minimap()->contains(help->pos()) ? std::nullopt : m_sheet.panel().cellAt(help->pos());
    QToolTip::showText(help->globalPos(), place ? plainTip(words().text(*place)) : QString(), this);
    return true;
}

void MapView::moveTo(const Cell& place)
{
    const Cell inside{std::clamp<Index>(place.query, 0, m_sheet.map().rows() - 1),
                      std::clamp<Index>(place.key, 0, m_sheet.map().cols() - 1)};
    emit cellHovered(std::nullopt);
    emit cellClicked(tokensAt(m_shown, inside));
    if (map_motion::reveal(m_sheet.panel(), inside)) lookAround();
}

void MapView::keyPressEvent(QKeyEvent* event)
{
    if (m_sheet.isEmpty()) return QCustomPlot::keyPressEvent(event);
    if (m_hands.key(*event)) return;
    const Cell place = chosenPlace();
    const bool plain = !(event->modifiers() & (Qt::AltModifier | Qt::ControlModifier));
    if (event->key() == Qt::Key_M && plain) {
        if (m_sheet.panel().has(place)) m_marks.begin(m_shown, place);
        return m_marks.end();
    }
    if (plain && (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Equal)) return zoomBy(1.25);
    if (plain && event->key() == Qt::Key_Minus) return zoomBy(0.8);
    if (plain && event->key() == Qt::Key_0) return fitAll();
    const Cell last{m_sheet.map().rows() - 1, m_sheet.map().cols() - 1};
    if (const auto wanted = placeByKey(*event, place, last)) return moveTo(*wanted);
    QCustomPlot::keyPressEvent(event);
}

#include "moc_map_view.cpp"
