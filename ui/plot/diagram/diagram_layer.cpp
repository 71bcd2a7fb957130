#include "ui/plot/diagram/diagram_layer.h"

#include <QCoreApplication>

#include "ui/plot/diagram/diagram_colors.h"
#include "ui/plot/heat/color_map.h"
#include "ui/plot/text/text_metrics.h"
#include "ui/words/outline_words.h"

#include <algorithm>
#include <cmath>

using core::Index;
using core::OutlineAttention;
using core::OutlineFeedForward;
using core::OutlinePart;

namespace {

struct DiagramLayerWords {
    Q_DECLARE_TR_FUNCTIONS(DiagramLayerWords)
};

constexpr double leastSquare = 3;   ///< the side of a head or an expert, in pixels
constexpr Index mostSquares = 160;  ///< more are said and not drawn

/// One layer while it is drawn.
class LayerLayout {
public:
    LayerLayout(DiagramSheet& sheet, const DiagramLayer& of, const AccountLook& look, const QRectF& room)
        : m_sheet(sheet),
          m_of(of),
          m_look(look),
          m_line(look.line()),
          m_stream(room.left() + 0.7 * m_line),
          m_left(room.left() + 2.6 * m_line),
          m_right(room.right()),
          m_y(room.top())
    {
    }

    double add()
    {
        addHeadline();
        const double first = m_y;
        m_y += 1.5 * m_line;
        m_look.writeFitting(m_sheet.page, m_look.numbers,
                            {m_stream + 0.5 * m_line, first, m_right - m_stream - 0.5 * m_line, 1.3 * m_line},
                            m_of.size, true);
        std::vector<const OutlinePart*> together;
        for (const OutlinePart& part : m_of.layer.parts) {
            if (!part.beside && !together.empty()) {
                addBranch(together);
                together.clear();
            }
            together.push_back(&part);
        }
        if (!together.empty()) addBranch(together);
        addRest();
        m_y += 1.2 * m_line;
        m_sheet.page.arrows.push_back({.corners = {{m_stream, first}, {m_stream, m_y}},
                                       .color = m_look.colors->text,
                                       .width = 1.6,
                                       .head = 0.5 * m_line});
        m_look.writeFitting(
            m_sheet.page, m_look.numbers,
            {m_stream + 0.5 * m_line, m_y - 1.2 * m_line, m_right - m_stream - 0.5 * m_line, 1.2 * m_line}, m_of.size,
            true);
        return m_y + 0.3 * m_line;
    }

private:
    /// "Layer 3", and how many are like it.
    void addHeadline()
    {
        const auto alike = std::ranges::count_if(
            m_of.stack.layers, [&](const core::OutlineLayer& other) { return other.isLike(m_of.layer); });
        QString words = DiagramLayerWords::tr("Layer %1").arg(m_of.layer.number);
        if (alike > 1)
            words = DiagramLayerWords::tr("Layer %1 (%2 of %3 layers are like it)")
                        .arg(m_of.layer.number)
                        .arg(alike)
                        .arg(m_of.stack.layers.size());
        m_look.writeFitting(m_sheet.page, m_look.boldNames(),
                            {m_stream - 0.7 * m_line, m_y, m_right - m_stream, m_line}, words, false);
        m_y += 1.4 * m_line;
    }

    void addLine(std::vector<QPointF> corners, bool head)
    {
        m_sheet.page.arrows.push_back(
            {.corners = std::move(corners), .color = m_look.colors->text, .width = 1, .head = head ? 0.4 * m_line : 0});
    }

    /// A norm on its way.
    void addNorm(core::Norm::Kind kind, double left)
    {
        const QRectF rect(left, m_y, std::min(m_right - left, 9 * m_line), 1.3 * m_line);
        m_sheet.page.plates.push_back({.rect = rect,
                                       .fill = m_look.colors->field,
                                       .line = m_look.colors->border,
                                       .width = 1,
                                       .radius = 0.6 * m_line});
        m_look.writeFitting(m_sheet.page, m_look.names, rect, normName(kind), true, Qt::AlignHCenter);
        m_y += 1.3 * m_line;
    }

    void addDown(double x)
    {
        addLine({{x, m_y}, {x, m_y + 0.7 * m_line}}, true);
        m_y += 0.7 * m_line;
    }

    /// Parts that read the stream at one place, and are added to it at one place.
    void addBranch(const std::vector<const OutlinePart*>& parts)
    {
        const double inside = m_left + 1.5 * m_line;
        addLine({{m_stream, m_y}, {inside, m_y}, {inside, m_y + 0.7 * m_line}}, true);
        m_y += 0.7 * m_line;
        for (const OutlinePart* part : parts) {
            if (part->before) {
                addNorm(*part->before, m_left);
                addDown(inside);
            }
            addPart(*part);
            if (part->made) {
                addDown(inside);
                addNorm(*part->made, m_left);
            }
            if (part != parts.back()) m_y += 0.5 * m_line;
        }
        addSum(inside);
        for (const OutlinePart* part : parts)
            if (part->sum) {
                m_y += 0.4 * m_line;
                addNorm(*part->sum, m_stream - 0.7 * m_line);
            }
        m_y += 0.6 * m_line;
    }

    /// Back to the stream.
    void addSum(double inside)
    {
        m_y += 0.9 * m_line;
        const double round = 0.55 * m_line;
        addLine({{inside, m_y - 0.9 * m_line}, {inside, m_y}, {m_stream + round, m_y}}, true);
        if (!m_of.layer.residual) return;
        // The stream itself is the upright arm of the plus.
        const QRectF ring(m_stream - round, m_y - round, 2 * round, 2 * round);
        m_sheet.page.plates.push_back(
            {.rect = ring, .fill = m_look.colors->window, .line = m_look.colors->text, .width = 1, .radius = round});
        m_sheet.page.boxes.push_back({QRectF(ring.left(), m_y - 0.5, 2 * round, 1), m_look.colors->text});
        m_y += round;
    }

    void addPart(const OutlinePart& part)
    {
        const double top = m_y;
        const double inset = 0.5 * m_line;
        const std::size_t plate = m_sheet.page.plates.size();
        m_sheet.page.plates.push_back({});
        m_y += 0.3 * m_line;
        const DiagramColors colors(*m_look.colors);
        m_sheet.page.boxes.push_back({{m_left, top, 0.28 * m_line, 0}, colors.of(part)});
        const std::size_t edge = m_sheet.page.boxes.size() - 1;
        const double left = m_left + inset + 0.2 * m_line, wide = m_right - left - inset;
        m_look.writeFitting(m_sheet.page, m_look.boldNames(), {left, m_y, wide, m_line}, partTitle(part), false);
        m_y += 1.1 * m_line;
        if (const auto* attention = std::get_if<OutlineAttention>(&part.what))
            addHeads(*attention, {left, m_y, wide, 0}, colors.of(part));
        if (const auto* feed = std::get_if<OutlineFeedForward>(&part.what); feed != nullptr && feed->experts > 0)
            addExperts(*feed, {left, m_y, wide, 0}, colors.of(part));
        const TextMetrics metrics(m_look.names, m_look.device);
        QStringList facts = partFacts(part, m_of.stack.width);
        if (const auto* attention = std::get_if<OutlineAttention>(&part.what)) facts << scoresText(*attention);
        for (const QString& fact : facts)
            for (const QString& line : brokenIntoLines(fact, metrics, wide)) {
                m_look.writeFitting(m_sheet.page, m_look.names, {left, m_y, wide, m_line}, line, true);
                m_y += m_line;
            }
        m_y += 0.4 * m_line;
        const QRectF rect(m_left, top, m_right - m_left, m_y - top);
        m_sheet.page.plates[plate] = {.rect = rect,
                                      .fill = m_look.colors->panel,
                                      .line = m_look.colors->border,
                                      .width = 1,
                                      .radius = 0.2 * m_line};
        m_sheet.page.boxes[edge].rect.setHeight(rect.height());
        // Attention is computed in Steps; what the others write to the answer is in Why.
        const auto* attention = std::get_if<OutlineAttention>(&part.what);
        const bool feeds = std::holds_alternative<OutlineFeedForward>(part.what);
        addPlace(attention != nullptr ? attention->block : m_of.stack.block, {}, rect,
                 feeds ? core::View::Why : core::View::Steps);
        if (m_of.mixing && std::holds_alternative<core::OutlineMixer>(part.what))
            m_sheet.places.push_back({.model = m_of.model,
                                      .block = core::AttentionBlock::Mixing,
                                      .layer = *m_of.mixing,
                                      .rect = rect,
                                      .view = core::View::Steps});
    }

    /// Adds the place of a layer that can be chosen.
    void addPlace(core::AttentionBlock block, std::optional<Index> head, const QRectF& rect, core::View view)
    {
        if (m_of.layer.place)
            m_sheet.places.push_back({.model = m_of.model,
                                      .block = block,
                                      .layer = *m_of.layer.place,
                                      .head = head,
                                      .rect = rect,
                                      .view = view});
    }

    /// "scores 12 × T × T"
    QString scoresText(const OutlineAttention& of) const
    {
        const QString tokens = m_of.tokens > 0 ? countText(m_of.tokens) : QStringLiteral("T");
        const QString keys =
            of.block == core::AttentionBlock::Cross ? DiagramLayerWords::tr("T of the encoder") : tokens;
        return DiagramLayerWords::tr("scores %1 × %2 × %3").arg(of.heads).arg(tokens, keys);
    }

    /// Heads as squares, those of one head of keys together above it.
    void addHeads(const OutlineAttention& of, const QRectF& room, const QColor& color)
    {
        if (of.heads > mostSquares) return;
        const bool grouped = of.key_heads < of.heads;
        const auto heads = static_cast<double>(of.heads);
        const double air = grouped ? 0.35 * m_line : 0;
        const double most = (room.width() - air * static_cast<double>(of.key_heads)) / heads;
        const double side = std::min(most, 1.5 * m_line);
        if (side < leastSquare) return;
        const double high = std::min(1.5 * m_line, std::max(side, 0.8 * m_line));
        const Index together = of.heads / std::max<Index>(1, of.key_heads);
        const TextMetrics metrics(m_look.numbers, m_look.device);
        const bool numbered = side >= metrics.horizontalAdvance(QString::number(of.heads)) + 2;
        for (Index head = 0; head < of.heads; ++head) {
            const Index group = head / together;
            const double x = room.left() + static_cast<double>(head) * side + static_cast<double>(group) * air;
            const QRectF square(x + 0.5, m_y, side - 1, high);
            const bool lit = of.block == m_of.block && head == m_of.head;
            m_sheet.page.boxes.push_back({square, lit ? m_look.colors->text : color});
            addPlace(of.block, head, square, core::View::Map);
            if (numbered)
                m_sheet.page.addText(m_look.numbers, inkOn(lit ? m_look.colors->text : color), square, Qt::AlignHCenter,
                                     QString::number(head + 1));
        }
        m_y += high + 0.2 * m_line;
        if (grouped) {
            for (Index group = 0; group < of.key_heads; ++group) {
                const double wide = side * static_cast<double>(together);
                const double x = room.left() + static_cast<double>(group) * (wide + air);
                m_sheet.page.boxes.push_back({{x + 0.5, m_y, wide - 1, 0.3 * m_line}, m_look.colors->muted});
            }
            m_y += 0.5 * m_line;
        }
    }

    static QColor inkOn(const QColor& ground) { return QColor(readableOn(ground.rgb())); }

    /// Experts as squares; those that a token takes are filled.
    void addExperts(const OutlineFeedForward& of, const QRectF& room, const QColor& color)
    {
        if (of.experts > mostSquares) return;
        const double side = std::min(room.width() / static_cast<double>(of.experts), 1.1 * m_line);
        if (side < leastSquare) return;
        QColor faint = color;
        faint.setAlphaF(0.3F);
        for (Index expert = 0; expert < of.experts; ++expert)
            m_sheet.page.boxes.push_back({{room.left() + static_cast<double>(expert) * side + 0.5, m_y, side - 1,
                                           std::max(side - 1, 0.5 * m_line)},
                                          expert < of.chosen ? color : faint});
        m_y += std::max(side, 0.5 * m_line) + 0.2 * m_line;
    }

    /// What is added beside the parts.
    void addRest()
    {
        QStringList more;
        if (m_of.layer.convolution) more << DiagramLayerWords::tr("+ a convolution of what enters the layer");
        if (m_of.layer.token_vectors) more << DiagramLayerWords::tr("+ a vector of each token's own");
        for (const QString& words : more) {
            m_look.writeFitting(m_sheet.page, m_look.names, {m_left, m_y, m_right - m_left, m_line}, words, true);
            m_y += 1.1 * m_line;
        }
    }

    DiagramSheet& m_sheet;
    const DiagramLayer& m_of;
    const AccountLook& m_look;
    const double m_line;
    const double m_stream;  ///< x
    const double m_left;    ///< left of what is beside it
    const double m_right;
    double m_y;
};

}  // namespace

double addDiagramLayer(DiagramSheet& sheet, const DiagramLayer& layer, const AccountLook& look, const QRectF& room)
{
    return LayerLayout(sheet, layer, look, room).add();
}
