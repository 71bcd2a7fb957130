#include "ui/view/diagram/diagram_canvas.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/plot/diagram/outline_table.h"
#include "ui/theme/magnification.h"
#include "ui/view/arrow_keys.h"
#include "ui/words/outline_words.h"
#include "ui/words/plain_tip.h"
#include "ui/words/short_numbers.h"
#include "ui/words/views/view_rows.h"

#include <algorithm>
#include <cmath>

using core::Index;
using core::OutlineStack;

namespace {

constexpr int below = 14;  ///< the last line

}  // namespace

DiagramCanvas::DiagramCanvas(QWidget* parent) : SheetCanvas(parent)
{
    setAccessibleName(tr("Diagram of the model"));
    setMouseTracking(true);
}

QSize DiagramCanvas::minimumSizeHint() const { return {scaled(360), std::max(m_height, scaled(200))}; }

void DiagramCanvas::display(std::vector<DiagramModel> models)
{
    m_models = std::move(models);
    rebuild();
    if (!m_models.empty())
        if (const DiagramPlace* chosen = chosenLayer(0)) setAccessibleDescription(wordsOf(*chosen));
    speak(this);
}

/// The height follows from the width; layers do not grow with the window, or it would grow with them.
void DiagramCanvas::layOut(const QRectF& room)
{
    if (m_models.empty()) return;
    m_sheet = diagramSheet(m_models, look(), {room.topLeft(), QSizeF(room.width(), 0)});
    m_sheet.page.size = QSizeF(size());
    const int height = static_cast<int>(std::ceil(m_sheet.bottom)) + scaled(below);
    if (height == m_height) return;
    m_height = height;
    setMinimumHeight(m_height);
    updateGeometry();
}

const DiagramPlace* DiagramCanvas::chosenLayer(std::size_t model) const
{
    const DiagramModel& of = m_models[model];
    const OutlineStack* stack = of.outline.stackOf(of.block);
    if (stack == nullptr) return nullptr;
    const core::AttentionBlock block = of.number > 0 ? core::AttentionBlock::Mixing : stack->block;
    const auto found = std::ranges::find_if(m_sheet.places, [&](const DiagramPlace& place) {
        return place.isSameAs({model, block, of.layer, {}, {}});
    });
    return found == m_sheet.places.end() ? nullptr : &*found;
}

void DiagramCanvas::paintMarks(QPainter& painter) const
{
    if (!hasFocus()) return;
    painter.setPen(markPen());
    for (std::size_t model = 0; model < m_models.size(); ++model)
        if (const DiagramPlace* chosen = chosenLayer(model)) painter.drawRect(chosen->rect.adjusted(-1, -1, 1, 1));
}

/// "Layer 3, head 5: attention, 12 heads · feed-forward", and where a click leads.
QString DiagramCanvas::wordsOf(const DiagramPlace& place) const
{
    if (place.whole) return tr("A click goes to %1.").arg(viewName(*place.view));
    const core::OutlineLayer* layer = layerOf(m_models[place.model], place);
    if (layer == nullptr) return {};
    const QString name = place.head ? tr("Layer %1, head %2: %3").arg(layer->number).arg(*place.head + 1)
                                    : tr("Layer %1: %2").arg(layer->number);
    const QString said = name.arg(layerText(*layer));
    return place.view ? tr("%1. A click goes to %2.").arg(said, viewName(*place.view)) : said;
}

void DiagramCanvas::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_models.empty()) return;
    if (const DiagramPlace* place = m_sheet.at(event->position())) {
        const DiagramPlace chosen = *place;  // what is shown next has other places
        if (chosen.view)
            emit opened(chosen);
        else
            emit placeChosen(chosen);
    }
}

/// Where a click leads elsewhere, the pointer is a hand.
void DiagramCanvas::mouseMoveEvent(QMouseEvent* event)
{
    const DiagramPlace* place = m_models.empty() ? nullptr : m_sheet.at(event->position());
    setCursor(place != nullptr ? Qt::PointingHandCursor : Qt::ArrowCursor);
    SheetCanvas::mouseMoveEvent(event);
}

void DiagramCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_models.empty()) return;
    if (const DiagramPlace* place = m_sheet.at(event->position())) {
        const DiagramPlace chosen = *place;
        emit opened(chosen);
    }
}

void DiagramCanvas::keyPressEvent(QKeyEvent* event)
{
    if (m_models.empty()) return QWidget::keyPressEvent(event);
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        const DiagramModel& first = m_models.front();
        if (first.number > 0) return emit opened({.block = core::AttentionBlock::Mixing, .layer = first.layer});
        return emit opened({.block = first.block, .layer = first.layer, .head = first.head});
    }
    if (const auto step = arrowStep(*event)) return emit stepped(step->query, step->key);
    QWidget::keyPressEvent(event);
}

bool DiagramCanvas::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return SheetCanvas::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const DiagramPlace* place = m_models.empty() ? nullptr : m_sheet.at(help->pos());
    QToolTip::showText(help->globalPos(), place == nullptr ? QString() : plainTip(wordsOf(*place)), this);
    return true;
}

/// Where a layer lies; layers without attention lie between those that can be chosen.
QRectF DiagramCanvas::layerRect(std::size_t model, const OutlineStack& stack, int row) const
{
    const auto& place = stack.layers[static_cast<std::size_t>(row)].place;
    for (const DiagramPlace& each : m_sheet.places)
        if (place && each.isSameAs({model, stack.block, *place, {}, {}})) return each.rect;
    return {};
}

SpokenTable DiagramCanvas::spokenStack(std::size_t model, const OutlineStack& stack)
{
    const core::ModelOutline& outline = m_models[model].outline;
    const std::vector<OutlineTable> tables = outlineTables(outline);
    const auto table =
        std::make_shared<const OutlineTable>(tables[static_cast<std::size_t>(&stack - outline.stacks.data())]);
    const QString name =
        table->name.isEmpty() ? m_models[model].name : QStringLiteral("%1, %2").arg(m_models[model].name, table->name);
    const DiagramPlace* chosen = chosenLayer(model);
    std::optional<SpokenPlace> at;
    for (std::size_t row = 0; chosen != nullptr && chosen->block == stack.block && row < stack.layers.size(); ++row)
        if (stack.layers[row].place == chosen->layer) at = SpokenPlace{static_cast<int>(row), 0};
    return {.name = name,
            .rows = static_cast<int>(table->rows.size()),
            .columns = static_cast<int>(table->columns.size()),
            .row_name =
                [table](int row) { return table->rows.value(row) + QStringLiteral(": ") + table->words.value(row); },
            .column_name = [table](int column) { return table->columns.value(column); },
            .number =
                [table](const SpokenPlace& place) {
                    const float value = table->values(place.row, place.column);
                    return std::isnan(value) ? tr("none") : countText(std::lround(value));
                },
            .rect = [this, model, &stack](const SpokenPlace& place) { return layerRect(model, stack, place.row); },
            .choose =
                [this, model, &stack](const SpokenPlace& place) {
                    if (const auto& layer = stack.layers[static_cast<std::size_t>(place.row)].place)
                        emit placeChosen({model, stack.block, *layer, {}, {}});
                },
            .chosen = at};
}

std::vector<SpokenTable> DiagramCanvas::spokenTables()
{
    std::vector<SpokenTable> tables;
    for (std::size_t model = 0; model < m_models.size(); ++model)
        for (const OutlineStack& stack : m_models[model].outline.stacks) tables.push_back(spokenStack(model, stack));
    return tables;
}

#include "moc_diagram_canvas.cpp"
