#include "ui/feature/training/training_charts.h"

#include "ui/plot/heat/color_map.h"
#include "ui/theme/palette.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr int mostTicks = 6;

/// Both charts' steps.
ChartAxis stepAxis(const TrainingState& state)
{
    return fixedAxis(0, static_cast<double>(std::max<core::Index>(state.until, 1)), mostTicks, 1);
}

Chart::Line levelLine(double at, const Chart& chart, const QColor& color)
{
    return {.points = {{chart.x.from, at}, {chart.x.to, at}}, .color = color, .width = 1, .dashes = {4, 3}};
}

/// The step that is looked at.
Chart::Line stepLine(core::Index step, const Chart& chart)
{
    const auto at = static_cast<double>(step);
    return {
        .points = {{at, chart.y.from}, {at, chart.y.to}}, .color = themeColors().muted, .width = 1, .dashes = {2, 2}};
}

/// No more points than a screen shows: the mean of as many neighbours as it
/// takes.
std::vector<QPointF> thinned(const std::vector<float>& losses)
{
    constexpr std::size_t most = 500;
    const std::size_t together = losses.size() / most + 1;
    std::vector<QPointF> points;
    points.reserve(most + 1);
    for (std::size_t first = 0; first < losses.size(); first += together) {
        const std::size_t count = std::min(together, losses.size() - first);
        double sum = 0;
        for (std::size_t i = 0; i < count; ++i) sum += static_cast<double>(losses[first + i]);
        points.emplace_back(static_cast<double>(first) + static_cast<double>(count - 1) / 2,
                            sum / static_cast<double>(count));
    }
    return points;
}

std::vector<QPointF> heldOutPoints(const TrainingState& state)
{
    std::vector<QPointF> points;
    points.reserve(state.held_out.size());
    for (const core::HeldOutLoss& each : state.held_out)
        points.emplace_back(static_cast<double>(each.step), static_cast<double>(each.loss));
    return points;
}

QString threeDecimals(float number) { return QString::number(static_cast<double>(number), 'f', 3); }

}  // namespace

QColor headColor(std::size_t head, std::size_t heads)
{
    constexpr double most = 0.6;  // yellow could not be told from paper, violet not from a dark ground
    const double share = heads == 1 ? 0 : static_cast<double>(head) / static_cast<double>(heads - 1);
    const double first = themeColors().window.lightness() < 128 ? 1 - most : 0;
    return ColorMap::named(QStringLiteral("viridis")).at(first + most * share);
}

LossChart::LossChart(QWidget* parent) : ChartView(parent)
{
    setObjectName(QStringLiteral("trainingLosses"));
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Losses"));
    keepThemed(this, [this] { draw(); });
}

void LossChart::display(std::shared_ptr<const TrainingState> state)
{
    m_state = std::move(state);
    m_step = m_state->step;
    draw();
    speak(this);
}

void LossChart::displayOther(std::shared_ptr<const TrainingState> other)
{
    m_other = std::move(other);
    draw();
}

void LossChart::setStep(core::Index step)
{
    m_step = step;
    draw();
}

void LossChart::draw()
{
    if (m_state == nullptr) return;
    double most = m_state->chance;
    for (const core::HeldOutLoss& each : m_state->held_out) most = std::max(most, static_cast<double>(each.loss));
    Chart chart;
    chart.x = stepAxis(*m_state);
    constexpr double room = 1.1;
    chart.y = fixedAxis(0, room * most, mostTicks);
    const Palette& colors = themeColors();
    chart.lines = {levelLine(m_state->chance, chart, colors.muted), stepLine(m_step, chart)};
    Chart::Line losses{.points = thinned(m_state->losses), .color = colors.muted, .width = 1};
    for (QPointF& point : losses.points) point.setY(std::min(point.y(), chart.y.to));
    chart.lines.push_back(std::move(losses));
    chart.lines.push_back({.points = heldOutPoints(*m_state), .color = colors.accent, .width = 2});
    if (m_other != nullptr)
        chart.lines.push_back(
            {.points = heldOutPoints(*m_other), .color = colors.accent, .width = 2, .dashes = Chart::dashesOf(1)});
    setChart(std::move(chart));
}

std::vector<SpokenTable> LossChart::spokenTables()
{
    if (m_state == nullptr) return {};
    return {{.name = tr("Losses on held-out sequences"),
             .rows = static_cast<int>(m_state->held_out.size()),
             .columns = 2,
             .row_name = [this](int row) { return tr("step %1").arg(m_state->held_out[row].step); },
             .column_name = [](int column) { return column == 0 ? tr("loss, nats") : tr("right, per cent"); },
             .number =
                 [this](const SpokenPlace& at) {
                     const core::HeldOutLoss& held = m_state->held_out[at.row];
                     return at.column == 0 ? threeDecimals(held.loss)
                                           : QString::number(100 * static_cast<double>(held.right), 'f', 1);
                 },
             .rect = [this](const SpokenPlace&) { return chart().rect; }}};
}

BirthChart::BirthChart(QWidget* parent) : ChartView(parent)
{
    setObjectName(QStringLiteral("trainingHeads"));
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Measures of the heads"));
    keepThemed(this, [this] { draw(); });
}

void BirthChart::display(std::shared_ptr<const TrainingState> state)
{
    m_state = std::move(state);
    m_step = m_state->step;
    draw();
    speak(this);
}

void BirthChart::setStep(core::Index step)
{
    m_step = step;
    draw();
}

void BirthChart::setMeasure(Of measure)
{
    m_measure = measure;
    draw();
    speak(this);
}

const std::vector<float>& BirthChart::measured(const core::HeldOutLoss& held) const
{
    return m_measure == Of::Previous ? held.previous : m_measure == Of::Induction ? held.induction : held.entropy;
}

QString BirthChart::measureName() const
{
    switch (m_measure) {
    case Of::Previous: return tr("Weight on the token before");
    case Of::Induction: return tr("Induction");
    case Of::Entropy: return tr("Entropy of a row, nats");
    }
    return {};
}

QString BirthChart::headName(int head) const
{
    const auto heads = static_cast<int>(m_state->settings.shape.heads);
    return tr("head %1.%2").arg(head / heads + 1).arg(head % heads + 1);
}

void BirthChart::draw()
{
    if (m_state == nullptr) return;
    Chart chart;
    chart.x = stepAxis(*m_state);
    // The most that a row can have is where the last one looks everywhere alike.
    chart.y =
        fixedAxis(0, m_measure == Of::Entropy ? std::log(static_cast<double>(m_state->settings.shape.context)) : 1, 4);
    chart.lines = {stepLine(m_step, chart)};
    const auto heads = static_cast<std::size_t>(m_state->settings.shape.layers * m_state->settings.shape.heads);
    for (std::size_t head = 0; head < heads; ++head) {
        Chart::Line line{.points = {}, .color = headColor(head, heads), .width = 2, .dashes = Chart::dashesOf(head)};
        line.points.reserve(m_state->held_out.size());
        for (const core::HeldOutLoss& each : m_state->held_out)
            line.points.emplace_back(static_cast<double>(each.step), static_cast<double>(measured(each)[head]));
        if (!line.points.empty())
            chart.points.push_back(
                {.at = line.points.back(), .color = line.color, .marker = Chart::markerOf(head), .size = 7});
        chart.lines.push_back(std::move(line));
    }
    setChart(std::move(chart));
}

std::vector<SpokenTable> BirthChart::spokenTables()
{
    if (m_state == nullptr) return {};
    return {
        {.name = measureName(),
         .rows = static_cast<int>(m_state->held_out.size()),
         .columns = static_cast<int>(m_state->settings.shape.layers * m_state->settings.shape.heads),
         .row_name = [this](int row) { return tr("step %1").arg(m_state->held_out[row].step); },
         .column_name = [this](int column) { return headName(column); },
         .number =
             [this](const SpokenPlace& at) { return threeDecimals(measured(m_state->held_out[at.row])[at.column]); },
         .rect = [this](const SpokenPlace&) { return chart().rect; }}};
}

#include "moc_training_charts.cpp"
