#include "ui/plot/diagram/diagram_sheet.h"

#include <QCoreApplication>

#include "ui/plot/diagram/diagram_colors.h"
#include "ui/plot/diagram/diagram_layer.h"
#include "ui/plot/text/text_metrics.h"
#include "ui/words/outline_words.h"

#include <algorithm>
#include <cmath>

using core::Index;
using core::OutlineAttention;
using core::OutlineLayer;
using core::OutlineMixer;
using core::OutlinePart;
using core::OutlineStack;

namespace {

constexpr double narrow = 30;     ///< width in lines of text under which the chosen layer stands below
constexpr double leastBar = 2;    ///< height of a layer, in the page's units
constexpr double mostBar = 1.5;   ///< and in lines of text
constexpr double usualBars = 22;  ///< lines of text that all layers take together

bool mixes(const OutlineLayer& layer)
{
    return std::ranges::any_of(layer.parts,
                               [](const OutlinePart& part) { return std::holds_alternative<OutlineMixer>(part.what); });
}

/// One model's part of a diagram while it is put together.
class DiagramLayout {
public:
    DiagramLayout(const DiagramModel& model, std::size_t place, const AccountLook& look, const QRectF& room,
                  DiagramSheet& sheet)
        : m_of(model),
          m_model(place),
          m_look(look),
          m_room(room),
          m_sheet(sheet),
          m_line(look.line())
    {
    }

    /// @return where it ends
    double add()
    {
        double top = m_room.top();
        const QFont bold = m_look.boldNames();
        m_look.writeFitting(m_sheet.page, bold, {m_room.left(), top, m_room.width(), m_line}, m_of.name, false);
        m_look.writeFitting(m_sheet.page, m_look.names, {m_room.left(), top + m_line, m_room.width(), m_line},
                            m_of.about, true);
        top += 2.6 * m_line;
        if (m_of.outline.stacks.empty()) return top;
        const bool below = m_room.width() < narrow * m_line;
        const double gap = 1.6 * m_line;
        const double wide = below ? m_room.width() : 0.44 * m_room.width() - gap;
        const double overview = addStacks({m_room.left(), top, wide, 0});
        const QRectF beside = below ? QRectF(m_room.left(), overview + gap, m_room.width(), 0)
                                    : QRectF(m_room.left() + wide + gap, top, m_room.width() - wide - gap, 0);
        return std::max(overview, addLayer(beside));
    }

private:
    const OutlineStack& chosenStack() const
    {
        const OutlineStack* stack = m_of.outline.stackOf(m_of.block);
        return stack != nullptr ? *stack : m_of.outline.stacks.front();
    }

    bool isChosen(const OutlineLayer& layer) const
    {
        return m_of.number > 0 ? layer.number == m_of.number : layer.place == m_of.layer;
    }

    const OutlineLayer* chosenLayer() const
    {
        const std::vector<OutlineLayer>& layers = chosenStack().layers;
        const auto found = std::ranges::find_if(layers, [this](const OutlineLayer& layer) { return isChosen(layer); });
        return found == layers.end() ? nullptr : &*found;
    }

    QString size(Index width) const
    {
        const QString tokens = m_of.tokens > 0 ? countText(m_of.tokens) : QStringLiteral("T");
        return QStringLiteral("%1 × %2").arg(tokens, countText(width));
    }

    /// A rectangle with lines of words.
    /// @return where it ends
    double addPlate(const QRectF& at, const QStringList& facts)
    {
        const TextMetrics metrics(m_look.names, m_look.device);
        const double inset = 0.4 * m_line;
        QStringList lines;
        QList<bool> quiet;
        for (qsizetype i = 0; i < facts.size(); ++i)
            for (const QString& line : brokenIntoLines(facts[i], metrics, at.width() - 2 * inset)) {
                lines << line;
                quiet << (i > 0);
            }
        const QRectF rect(at.left(), at.top(), at.width(), static_cast<double>(lines.size()) * m_line + 0.6 * m_line);
        m_sheet.page.plates.push_back({.rect = rect,
                                       .fill = m_look.colors->panel,
                                       .line = m_look.colors->border,
                                       .width = 1,
                                       .radius = 0.25 * m_line});
        for (qsizetype i = 0; i < lines.size(); ++i)
            m_look.writeFitting(m_sheet.page, m_look.names,
                                {rect.left() + inset, rect.top() + 0.3 * m_line + static_cast<double>(i) * m_line,
                                 rect.width() - 2 * inset, m_line},
                                lines[i], quiet[i], Qt::AlignHCenter);
        return rect.bottom();
    }

    /// Downwards, with the size of what goes along it.
    /// @return where it ends
    double addArrow(double x, double top, double right, const QString& words)
    {
        const double high = 1.3 * m_line;
        m_sheet.page.arrows.push_back(
            {.corners = {{x, top}, {x, top + high}}, .color = m_look.colors->text, .width = 1, .head = 0.4 * m_line});
        m_look.writeFitting(m_sheet.page, m_look.numbers, {x + 0.4 * m_line, top, right - x - 0.4 * m_line, high},
                            words, true);
        return top + high;
    }

    double addStacks(const QRectF& room)
    {
        const auto count = static_cast<double>(m_of.outline.stacks.size());
        const double gap = m_line;
        const double wide = (room.width() - (count - 1) * gap) / count;
        double bottom = room.top();
        double end = room.top();  // of the first stack's layers
        for (std::size_t i = 0; i < m_of.outline.stacks.size(); ++i) {
            const QRectF place(room.left() + static_cast<double>(i) * (wide + gap), room.top(), wide, 0);
            const auto [from, to] = addStack(m_of.outline.stacks[i], place, i + 1 == m_of.outline.stacks.size());
            if (i > 0) {
                // What the encoder made goes to every layer of the decoder.
                const double x = place.left() - gap / 2;
                m_sheet.page.arrows.push_back(
                    {.corners = {{place.left() - gap, end}, {x, end}, {x, from}, {place.left(), from}},
                     .color = m_look.colors->accent,
                     .width = 1,
                     .head = 0.4 * m_line});
            }
            end = to;
            bottom = std::max(bottom, m_stackBottom);
        }
        return addLegend({room.left(), bottom + 0.8 * m_line, room.width(), 0});
    }

    /// Adds a place of the whole model, which leaves the chosen layer as it is.
    void addPlace(const QRectF& rect, core::View view)
    {
        m_sheet.places.push_back({.model = m_model,
                                  .block = m_of.block,
                                  .layer = m_of.layer,
                                  .head = m_of.head,
                                  .rect = rect,
                                  .view = view,
                                  .whole = true});
    }

    /// @return the middle of its first layer and where its last ends
    std::pair<double, double> addStack(const OutlineStack& stack, const QRectF& room, bool last)
    {
        double y = room.top();
        const double middle = room.left() + 0.35 * room.width();
        if (const QString name = stackName(m_of.outline, stack); !name.isEmpty()) {
            m_look.writeFitting(m_sheet.page, m_look.names, {room.left(), y, room.width(), m_line}, name, true);
            y += 1.2 * m_line;
        }
        const double entry = y;
        y = addPlate({room.left(), y, room.width(), 0}, entryFacts(stack));
        addPlace({room.left(), entry, room.width(), y - entry}, core::View::Tokenizers);
        y = addArrow(middle, y, room.right(), size(stack.width));
        const double first = y;
        y = addBars(stack, {room.left(), y, room.width(), 0});
        const double end = y - 0.5 * barHeight(stack);
        y = addArrow(middle, y, room.right(), size(stack.width));
        QStringList exit;
        if (stack.final_norm) exit << normName(*stack.final_norm);
        if (last && !answerText(m_of.outline.answer).isEmpty()) exit << answerText(m_of.outline.answer);
        if (exit.isEmpty()) exit << QCoreApplication::translate("DiagramSheet", "states");
        const double bottom = addPlate({room.left(), y, room.width(), 0}, exit);
        if (last) addPlace({room.left(), y, room.width(), bottom - y}, core::View::Why);
        m_stackBottom = std::max(m_stackBottom, bottom);
        return {first + 0.5 * barHeight(stack), end};
    }

    /// The height of one layer: many share the room.
    double barHeight(const OutlineStack& stack) const
    {
        const auto count = static_cast<double>(std::max<std::size_t>(1, stack.layers.size()));
        return std::clamp(usualBars * m_line / count, leastBar, mostBar * m_line);
    }

    /// @return where they end
    double addBars(const OutlineStack& stack, const QRectF& room)
    {
        const double high = barHeight(stack);
        const double names = 2.4 * m_line;
        const auto every = static_cast<Index>(std::ceil(m_line / high));
        double y = room.top();
        Index mixing = 0;  // its place among layers without a softmax
        for (std::size_t i = 0; i < stack.layers.size(); ++i, y += high) {
            const OutlineLayer& layer = stack.layers[i];
            const QRectF bar(room.left() + names, y, room.width() - names, high);
            const bool chosen = &stack == &chosenStack() && isChosen(layer);
            if (static_cast<Index>(i) % every == 0 || chosen)
                m_look.writeFitting(m_sheet.page, m_look.numbers,
                                    {room.left(), y + high / 2 - m_line / 2, names - 0.4 * m_line, m_line},
                                    QString::number(layer.number), !chosen, Qt::AlignRight);
            addBar(stack, layer, bar, chosen, mixing);
            if (mixes(layer)) ++mixing;
        }
        return y;
    }

    /// Its parts side by side.
    /// @param mixing  the layer's place among those without a softmax, where it is one
    void addBar(const OutlineStack& stack, const OutlineLayer& layer, const QRectF& bar, bool chosen, Index mixing)
    {
        const double air = bar.height() > 6 ? 1 : 0.25;
        const QRectF inside = bar.adjusted(air, air, -air, -air);
        const DiagramColors colors(*m_look.colors);
        const auto count = static_cast<double>(std::max<std::size_t>(1, layer.parts.size()));
        const double wide = inside.width() / count;
        if (layer.place)
            m_sheet.places.push_back({.model = m_model, .block = stack.block, .layer = *layer.place, .rect = bar});
        else if (mixes(layer))
            m_sheet.places.push_back(
                {.model = m_model, .block = core::AttentionBlock::Mixing, .layer = mixing, .rect = bar});
        double x = inside.left();
        for (const OutlinePart& part : layer.parts) {
            const QRectF rect(x, inside.top(), wide - 2 * air, inside.height());
            x += wide;
            m_sheet.page.boxes.push_back({rect, colors.of(part)});
            if (layer.place && std::holds_alternative<OutlineMixer>(part.what))
                m_sheet.places.push_back(
                    {.model = m_model, .block = core::AttentionBlock::Mixing, .layer = mixing, .rect = rect});
            const auto* attention = std::get_if<OutlineAttention>(&part.what);
            if (attention == nullptr || !layer.place) continue;
            const double each = rect.width() / static_cast<double>(attention->heads);
            for (Index head = 0; head < attention->heads; ++head) {
                const QRectF place(rect.left() + static_cast<double>(head) * each, rect.top(), each, rect.height());
                m_sheet.places.push_back({m_model, attention->block, *layer.place, head, place});
                const bool lit = chosen && attention->block == m_of.block && head == m_of.head;
                if (each >= 3 && head > 0)
                    m_sheet.page.boxes.push_back(
                        {QRectF(place.left() - 0.5, place.top(), 1, place.height()), m_look.colors->window});
                if (lit)
                    m_sheet.page.boxes.push_back(
                        {QRectF(place.left(), place.top(), std::max(1.0, each - 0.8), place.height()),
                         m_look.colors->text});
            }
        }
        if (chosen)
            m_sheet.page.arrows.push_back(
                {.corners = {bar.topLeft(), bar.topRight(), bar.bottomRight(), bar.bottomLeft(), bar.topLeft()},
                 .color = m_look.colors->accent,
                 .width = 1.5,
                 .head = 0});
    }

    /// The meanings of the colours, as far as the model has such parts.
    double addLegend(const QRectF& room)
    {
        const DiagramColors colors(*m_look.colors);
        std::vector<std::pair<QColor, QString>> kinds;
        for (const OutlineStack& stack : m_of.outline.stacks)
            for (const OutlineLayer& layer : stack.layers)
                for (const OutlinePart& part : layer.parts) {
                    const QColor color = colors.of(part);
                    if (std::ranges::find(kinds, color, &std::pair<QColor, QString>::first) == kinds.end())
                        kinds.emplace_back(color, colors.nameOf(part));
                }
        const TextMetrics metrics(m_look.names, m_look.device);
        double x = room.left(), y = room.top();
        for (const auto& [color, name] : kinds) {
            const double wide = metrics.horizontalAdvance(name) + 1.2 * m_line;
            if (x > room.left() && x + wide > room.right()) {
                x = room.left();
                y += m_line;
            }
            m_sheet.page.boxes.push_back({{x, y + 0.2 * m_line, 0.6 * m_line, 0.6 * m_line}, color});
            m_look.writeFitting(m_sheet.page, m_look.names,
                                {x + 0.9 * m_line, y, std::min(wide, room.right() - x), m_line}, name, true);
            x += wide + 0.6 * m_line;
        }
        return y + m_line;
    }

    double addLayer(const QRectF& room)
    {
        const OutlineLayer* layer = chosenLayer();
        if (layer == nullptr) return room.top();
        DiagramLayer drawn{.model = m_model,
                           .stack = chosenStack(),
                           .layer = *layer,
                           .block = m_of.block,
                           .head = m_of.head,
                           .mixing = m_of.number > 0 ? std::optional(m_of.layer) : std::nullopt,
                           .size = size(chosenStack().width),
                           .tokens = m_of.tokens};
        return addDiagramLayer(m_sheet, drawn, m_look, room);
    }

    const DiagramModel& m_of;
    const std::size_t m_model;
    const AccountLook& m_look;
    const QRectF m_room;
    DiagramSheet& m_sheet;
    const double m_line;
    double m_stackBottom = 0;
};

}  // namespace

const DiagramPlace* DiagramSheet::at(const QPointF& position) const
{
    const auto lies = [&](const DiagramPlace& place) { return place.rect.contains(position); };
    const auto ofHead = [&](const DiagramPlace& place) { return place.head && lies(place); };  // above its layer
    const auto head = std::ranges::find_if(places.rbegin(), places.rend(), ofHead);
    if (head != places.rend()) return &*head;
    const auto found = std::ranges::find_if(places.rbegin(), places.rend(), lies);
    return found == places.rend() ? nullptr : &*found;
}

const OutlineLayer* layerOf(const DiagramModel& model, const DiagramPlace& place)
{
    if (place.block != core::AttentionBlock::Mixing) {
        const OutlineStack* stack = model.outline.stackOf(place.block);
        return stack == nullptr ? nullptr : stack->layerAt(place.layer);
    }
    Index before = 0;
    for (const OutlineStack& stack : model.outline.stacks)
        for (const OutlineLayer& layer : stack.layers)
            if (mixes(layer) && before++ == place.layer) return &layer;
    return nullptr;
}

DiagramSheet diagramSheet(const std::vector<DiagramModel>& models, const AccountLook& look, const QRectF& room)
{
    DiagramSheet sheet;
    sheet.page.size = room.size();
    sheet.page.colors = look.colors;
    sheet.page.ground = Qt::transparent;
    const auto count = static_cast<double>(std::max<std::size_t>(1, models.size()));
    const double gap = 2 * look.line();
    const double wide = (room.width() - (count - 1) * gap) / count;
    for (std::size_t i = 0; i < models.size(); ++i) {
        const QRectF place(room.left() + static_cast<double>(i) * (wide + gap), room.top(), wide, room.height());
        sheet.bottom = std::max(sheet.bottom, DiagramLayout(models[i], i, look, place, sheet).add());
    }
    return sheet;
}
