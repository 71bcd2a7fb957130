#include "ui/plot/costs/costs_sheet.h"

#include <QCoreApplication>

#include "ui/plot/flow/flow_lines.h"
#include "ui/plot/text/text_metrics.h"
#include "ui/words/outline_words.h"
#include "ui/words/rough_numbers.h"

#include <algorithm>
#include <cmath>

using core::CostCurve;
using core::CostCurves;
using core::Index;

namespace {

struct CostsWords {
    Q_DECLARE_TR_FUNCTIONS(CostsSheet)
};

constexpr double besides = 52;     ///< lines of text: less width has the charts one below the other
constexpr double chartLines = 17;  ///< lines of text that a chart is high
constexpr int mostTicks = 6;

/// A line of a chart with its name.
struct Series {
    QString name;
    std::vector<QPointF> points;
    QPointF marked;  ///< at the length that is looked at
};

/// Whether the charts lie side by side.
bool liesBeside(const QRectF& room, const AccountLook& look) { return room.width() >= besides * look.line(); }

/// The charts and the table while they are put together.
class CostsLayout {
public:
    /// @param more  so much higher than usual is a chart
    CostsLayout(const std::vector<CostedModel>& models, Index tokens, const AccountLook& look, const QRectF& room,
                double more)
        : m_models(models),
          m_tokens(tokens),
          m_look(look),
          m_room(room),
          m_line(look.line()),
          m_chartHeight(chartLines * look.line() + more)
    {
        m_sheet.page.size = room.size();
        m_sheet.page.colors = look.colors;
        m_sheet.page.ground = Qt::transparent;
    }

    CostsSheet sheet()
    {
        const bool beside = liesBeside(m_room, m_look);
        const double gap = 2.5 * m_line;
        const double wide = beside ? (m_room.width() - gap) / 2 : m_room.width();
        const double first = addChart(false, {m_room.left(), m_room.top(), wide, 0});
        const QRectF place(beside ? m_room.left() + wide + gap : m_room.left(), beside ? m_room.top() : first + m_line,
                           wide, 0);
        const double second = addChart(true, place);
        m_sheet.bottom = addTable({m_room.left(), std::max(first, second) + 1.2 * m_line, m_room.width(), 0});
        return std::move(m_sheet);
    }

private:
    std::vector<Series> seriesOf(bool bytes) const
    {
        std::vector<Series> series;
        for (std::size_t i = 0; i < m_models.size(); ++i) {
            const CostedModel& model = m_models[i];
            const CostCurves curves = core::costCurves(model.outline, m_tokens, m_models.front().most_tokens);
            for (const CostCurve& curve : curves.curves) {
                const bool whole = curve.of == CostCurve::Of::MultiplyAdds || curve.of == CostCurve::Of::Cache;
                if (curve.isBytes() != bytes || (i > 0 && !whole)) continue;
                Series made{.name = costName(curve.of), .points = {}, .marked = {}};
                if (m_models.size() > 1) made.name = QStringLiteral("%1: %2").arg(model.name, made.name);
                for (std::size_t at = 0; at < curves.lengths.size(); ++at)
                    if (curve.values[at] > 0)
                        made.points.emplace_back(static_cast<double>(curves.lengths[at]), curve.values[at]);
                made.marked = {static_cast<double>(m_tokens), core::costAt(model.outline, curve.of, m_tokens)};
                if (made.points.size() > 1) series.push_back(std::move(made));
            }
        }
        return series;
    }

    /// Powers of ten as "10 M", not 10⁷: they are read against the table.
    static void nameTicks(ChartAxis& axis, bool bytes)
    {
        for (ChartAxis::Tick& tick : axis.ticks)
            tick.label = (bytes ? roughBytes(tick.value) : roughCount(tick.value)).remove(QStringLiteral(".0"));
    }

    Chart chartOf(const std::vector<Series>& series) const
    {
        double lowest = 0, highest = 1, from = 1, to = 10;
        bool any = false;
        for (const Series& each : series)
            for (const QPointF& point : each.points) {
                lowest = any ? std::min(lowest, point.y()) : point.y();
                highest = any ? std::max(highest, point.y()) : point.y();
                from = any ? std::min(from, point.x()) : point.x();
                to = any ? std::max(to, point.x()) : point.x();
                any = true;
            }
        from = std::min(from, static_cast<double>(m_tokens));
        Chart chart;
        chart.x = logAxis(std::max(1.0, from), to, mostTicks);
        chart.x.from = std::max(1.0, from);
        chart.x.to = to;
        const auto isOutside = [&](const ChartAxis::Tick& tick) {
            return tick.value < chart.x.from * (1 - 1e-9) || tick.value > chart.x.to * (1 + 1e-9);
        };
        std::erase_if(chart.x.ticks, isOutside);
        // Powers of ten alone would be one number or none.
        constexpr std::size_t fewTicks = 3;
        if (chart.x.ticks.size() < fewTicks) {
            chart.x.ticks.clear();
            for (double power = std::pow(10, std::floor(std::log10(chart.x.from))); power <= chart.x.to; power *= 10)
                for (const double times : {1.0, 2.0, 5.0}) chart.x.ticks.push_back({times * power, {}});
            std::erase_if(chart.x.ticks, isOutside);
        }
        chart.y = logAxis(std::max(1.0, lowest), std::max(10.0, highest), mostTicks);
        return chart;
    }

    /// @return where it ends
    double addChart(bool bytes, const QRectF& room)
    {
        const std::vector<Series> series = seriesOf(bytes);
        double y = room.top();
        m_look.writeFitting(m_sheet.page, m_look.boldNames(), {room.left(), y, room.width(), m_line},
                            bytes ? CostsWords::tr("Bytes, as float32") : CostsWords::tr("Multiply–adds"), false);
        y = addKey(series, {room.left(), y + 1.3 * m_line, room.width(), 0}) + 0.3 * m_line;
        Chart chart = chartOf(series);
        nameTicks(chart.x, false);
        nameTicks(chart.y, bytes);
        chart.colors = m_look.colors;
        chart.numbers = m_look.numbers;
        const QRectF place(room.left(), y, room.width(), m_chartHeight);
        chart.rect = place.marginsRemoved(chart.margins(m_look.device) + QMarginsF(0, 0, 0, m_line + 2));
        m_look.writeFitting(m_sheet.page, m_look.names,
                            {chart.rect.left(), place.bottom() - m_line, chart.rect.width(), m_line},
                            CostsWords::tr("tokens"), true, Qt::AlignHCenter);
        const std::vector<QColor> inks = flowColors(std::min(series.size(), mostFlowHeads), *m_look.colors);
        chart.lines.push_back(
            {{{static_cast<double>(m_tokens), chart.y.from}, {static_cast<double>(m_tokens), chart.y.to}},
             m_look.colors->muted,
             1,
             {3, 3}});
        for (std::size_t i = 0; i < series.size(); ++i) {
            const QColor ink = inks[i % inks.size()];
            chart.lines.push_back({series[i].points, ink, 1.6, Chart::dashesOf(i)});
            if (series[i].marked.y() >= chart.y.from)
                chart.points.push_back({series[i].marked, ink, Chart::markerOf(i), 6, true});
        }
        m_sheet.page.charts.push_back(std::move(chart));
        return place.bottom();
    }

    double addKey(const std::vector<Series>& series, const QRectF& room)
    {
        const std::vector<QColor> inks = flowColors(std::min(series.size(), mostFlowHeads), *m_look.colors);
        const TextMetrics metrics(m_look.names, m_look.device);
        double x = room.left(), y = room.top();
        const double sample = 1.8 * m_line;
        for (std::size_t i = 0; i < series.size(); ++i) {
            const double wide = metrics.horizontalAdvance(series[i].name) + 2;
            if (x > room.left() && x + sample + wide > room.right()) {
                x = room.left();
                y += m_line;
            }
            FigurePage::Sample drawn{.rect = {x, y, sample - 0.4 * m_line, m_line}, .color = inks[i % inks.size()]};
            drawn.marker = Chart::markerOf(i);
            drawn.line = 1.6;
            drawn.dashes = Chart::dashesOf(i);
            m_sheet.page.samples.push_back(drawn);
            m_look.writeFitting(m_sheet.page, m_look.names,
                                {x + sample, y, std::min(wide, room.right() - x - sample), m_line}, series[i].name,
                                false);
            x += sample + wide + m_line;
        }
        return y + m_line;
    }

    /// The costs of the length, part by part.
    double addTable(const QRectF& room)
    {
        m_sheet.rows = costRows(m_models.front().outline, m_tokens);
        const CostRows& rows = m_sheet.rows;
        const double names = std::min(0.46 * room.width(), 20 * m_line);
        const double column = std::min((room.width() - names) / 3, 8 * m_line);
        double y = room.top();
        const auto cell = [&](int place, const QFont& font, const QString& words, bool quiet) {
            m_look.writeFitting(m_sheet.page, font,
                                {room.left() + names + place * column, y, column - 0.4 * m_line, m_line}, words, quiet,
                                Qt::AlignRight);
        };
        const QString title = m_models.size() > 1 ? m_models.front().name : CostsWords::tr("A length's parts");
        m_look.writeFitting(m_sheet.page, m_look.boldNames(), {room.left(), y, names, m_line}, title, false);
        cell(0, m_look.boldNames(), countText(m_tokens), false);
        cell(1, m_look.boldNames(), countText(2 * m_tokens), false);
        cell(2, m_look.names, CostsWords::tr("twice as long"), true);
        y += 1.2 * m_line;
        m_sheet.page.boxes.push_back({{room.left(), y - 1, names + 3 * column, 1}, m_look.colors->border});
        const double first = y;
        for (std::size_t row = 0; row < static_cast<std::size_t>(rows.count()); ++row) {
            m_look.writeFitting(m_sheet.page, m_look.names, {room.left(), y, names, m_line},
                                rows.names[static_cast<qsizetype>(row)], false);
            cell(0, m_look.numbers, rows.text(row, false), false);
            cell(1, m_look.numbers, rows.text(row, true), false);
            cell(2, m_look.numbers, rows.factor(row), true);
            y += m_line;
        }
        m_sheet.table = {room.left() + names, first, 3 * column, y - first};
        return y + 0.3 * m_line;
    }

    const std::vector<CostedModel>& m_models;
    const Index m_tokens;
    const AccountLook& m_look;
    const QRectF m_room;
    const double m_line;
    const double m_chartHeight;
    CostsSheet m_sheet;
};

}  // namespace

CostsSheet costsSheet(const std::vector<CostedModel>& models, Index tokens, const AccountLook& look, const QRectF& room)
{
    CostsSheet usual = CostsLayout(models, tokens, look, room, 0).sheet();
    const double left = room.bottom() - usual.bottom;
    if (left <= 0) return usual;
    // A curve is read from its slope: higher than wide it would be no truer.
    constexpr double mostOfWidth = 0.5;
    const bool beside = liesBeside(room, look);
    const double most = mostOfWidth * room.width() / (beside ? 2 : 1) - chartLines * look.line();
    return CostsLayout(models, tokens, look, room, std::clamp(left / (beside ? 1 : 2), 0.0, std::max(0.0, most)))
        .sheet();
}
