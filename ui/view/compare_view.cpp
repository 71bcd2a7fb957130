#include "ui/view/compare_view.h"

#include <QHBoxLayout>

#include "core/analysis/pooling.h"
#include "ui/panel/compare_bar.h"
#include "ui/panel/difference_list.h"
#include "ui/panel/elided_label.h"
#include "ui/panel/grouped_bars.h"
#include "ui/panel/heading.h"
#include "ui/panel/tall_scroll_area.h"
#include "ui/theme/fonts.h"
#include "ui/theme/token_text.h"
#include "ui/view/compare_maps.h"
#include "ui/view/map_difference.h"

#include <algorithm>
#include <cmath>

using core::Index;

namespace {

constexpr int edge = 14;

ElidedLabel* title(const QString& text)
{
    auto* label = new ElidedLabel;
    QFont font = textFont(10);
    font.setBold(true);
    label->setFont(font);
    label->setText(text);
    return label;
}

std::vector<std::pair<std::size_t, std::size_t>> pairsOf(std::size_t sides)
{
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (std::size_t first = 0; first < sides; ++first)
        for (std::size_t second = first + 1; second < sides; ++second) pairs.emplace_back(first, second);
    return pairs;
}

QString divergenceText(const std::optional<double>& value)
{
    return value ? CompareView::tr("%1 nats").arg(*value, 0, 'f', 3) : CompareView::tr("not defined");
}

}  // namespace

CompareView::CompareView(QWidget* parent)
    : QWidget(parent),
      m_bar(new CompareBar),
      m_scroll(nullptr),
      m_maps(new CompareMaps),
      m_below(createBelow())
{
    auto* content = new QWidget;
    auto* inside = new QVBoxLayout(content);
    inside->setContentsMargins(0, 4, 0, 8);
    inside->setSpacing(6);
    inside->addWidget(m_maps);
    inside->addWidget(m_below, 1);
    inside->addStretch();
    m_scroll = new TallScrollArea(content);
    m_scroll->installEventFilter(this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(m_scroll, 1);
    connectParts();
}

QWidget* CompareView::createBelow()
{
    auto* below = new QWidget;
    m_queryTitle = title({});
    m_queryTitle->setObjectName(QStringLiteral("queryTitle"));
    m_bars = new GroupedBars;
    m_bars->setAccessibleName(tr("This query's weights, side by side"));
    m_list = new DifferenceList;
    m_list->setMaximumWidth(400);
    m_same = new Hint(tr("Nowhere: the two maps are the same."));
    m_same->hide();
    m_divergence = new Hint;
    m_divergence->setMaximumWidth(400);
    m_divergence->setObjectName(QStringLiteral("divergence"));
    auto* query = new QVBoxLayout;
    query->setSpacing(6);
    query->addWidget(m_queryTitle);
    query->addWidget(m_bars, 1);
    auto* differences = new QVBoxLayout;
    differences->setSpacing(6);
    differences->addWidget(title(tr("Where they differ most")));
    differences->addWidget(m_list);
    differences->addWidget(m_same);
    differences->addWidget(m_divergence);
    differences->addStretch(1);
    auto* layout = new QHBoxLayout(below);
    layout->setContentsMargins(edge, 0, edge, 0);
    layout->setSpacing(28);
    layout->addLayout(query, 5);
    layout->addLayout(differences, 3);
    below->setMaximumHeight(340);
    return below;
}

void CompareView::connectParts()
{
    connect(m_bar, &CompareBar::kindChosen, this, &CompareView::kindChosen);
    connect(m_bar, &CompareBar::headChosen, this, &CompareView::headChosen);
    connect(m_bar, &CompareBar::sideAdded, this, &CompareView::sideAdded);
    connect(m_bar, &CompareBar::sideRemoved, this, &CompareView::sideRemoved);
    connect(m_bar, &CompareBar::runTextEdited, this, &CompareView::runTextEdited);
    connect(m_bar, &CompareBar::runMaskEdited, this, &CompareView::runMaskEdited);
    connect(m_bar, &CompareBar::runTemperatureEdited, this, &CompareView::runTemperatureEdited);
    connect(m_maps, &CompareMaps::cellClicked, this, &CompareView::cellClicked);
    connect(m_maps, &CompareMaps::cellHovered, this, &CompareView::cellHovered);
    connect(m_maps, &CompareMaps::pairChosen, this, [this](int pair) {
        const auto pairs = pairsOf(m_shown.size());
        if (static_cast<std::size_t>(pair) >= pairs.size()) return;
        m_pair = pairs[static_cast<std::size_t>(pair)];
        showMaps();
    });
    connect(m_bars, &GroupedBars::keyClicked, this, [this](Index key) { emit cellClicked({m_chosen.query, key}); });
    connect(m_list, &DifferenceList::cellClicked, this, &CompareView::cellClicked);
}

void CompareView::setColors(const Palette& colors)
{
    m_colors = &colors;
    m_maps->setColors(colors);
    m_bars->setColors(colors);
    m_list->setColors(colors);
    if (!m_shown.empty()) showQuery();
}

void CompareView::display(const core::CompareSettings& settings, std::vector<Side> sides,
                          const std::vector<RunFields>& runs, core::RowReading rows)
{
    m_rows = rows;
    m_sides = std::move(sides);
    if (m_sides.size() > static_cast<std::size_t>(CompareBar::mostSides)) m_sides.resize(CompareBar::mostSides);
    if (m_pair.second >= m_sides.size()) m_pair = {0, m_sides.size() > 1 ? 1 : 0};
    if (m_sides.size() > 1 && m_pair.second == 0) m_pair.second = 1;
    const auto known = std::ranges::find_if(m_sides, [](const Side& side) { return side.trace != nullptr; });
    m_bar->display(settings, known == m_sides.end() ? nullptr : known->trace->model.get(), runs);
    readSides();
    if (!m_shown.empty()) showMaps();
}

void CompareView::readSides()
{
    m_shown.clear();
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        const Side& side = m_sides[i];
        ComparedContent map{.name = sideName(i), .title = side.title, .note = tr("not computed yet")};
        if (side.trace && side.stages && side.trace->has(side.address.layer)) {
            const core::Matrix& weights = side.stages->weights;
            map.data = std::make_shared<const HeatData>(core::shownWeights(weights, side.trace->mask(side.address)));
            map.queries = rowNames(*side.trace, side.address.item, m_rows);
            map.keys = tokenTexts(side.trace->keys(side.address.item));
            const auto entropy = core::meanEntropy(weights);
            map.note = entropy ? tr("entropy %1 nats").arg(*entropy, 0, 'f', 2) : tr("no query has an entropy");
        }
        m_shown.push_back(std::move(map));
    }
}

void CompareView::showMaps()
{
    QStringList names;
    int current = 0;
    for (const auto& pair : pairsOf(m_shown.size())) {
        if (pair == m_pair) current = static_cast<int>(names.size());
        names << tr("%1 − %2").arg(m_shown[pair.first].name, m_shown[pair.second].name);
    }
    const ComparedContent difference = differenceOf(first(), second());
    m_maps->setPairs(names, current);
    std::pair<float, float> range{0.0F, 1.0F};
    for (const Side& side : m_sides)
        if (side.trace)
            range = {std::min(range.first, side.trace->range.first), std::max(range.second, side.trace->range.second)};
    m_maps->setRange(range);
    m_maps->setMaps(m_shown, difference, differenceEnd(difference));
    resizeMaps();
    showDifferences();
    showQuery();
}

void CompareView::showDifferences()
{
    const QString reason = whyNoDifference(first(), second());
    m_numbers = {};
    std::vector<DifferenceList::Row> rows;
    if (reason.isEmpty()) {
        const core::Matrix& a = m_sides[m_pair.first].stages->weights;
        const core::Matrix& b = m_sides[m_pair.second].stages->weights;
        m_numbers = core::divergence(a, b);
        for (const core::CellDifference& cell : core::largestDifferences(a, b, DifferenceList::mostRows))
            rows.push_back({QStringLiteral("%1 → %2").arg(
                                joinedToken(first().queries.subjects, second().queries.subjects, cell.query),
                                joinedToken(first().keys, second().keys, cell.key)),
                            QStringLiteral("%1 %2  %3 %4")
                                .arg(first().name, shortWeight(cell.a), second().name, shortWeight(cell.b)),
                            {cell.query, cell.key}});
    }
    m_same->setVisible(reason.isEmpty() && rows.empty());
    m_list->setRows(std::move(rows));
    if (!reason.isEmpty())
        emit statusChanged(reason, {});
    else
        emit statusChanged(tr("Jensen–Shannon divergence %1, %2: %3 (mean over queries)")
                               .arg(first().name, second().name, divergenceText(m_numbers.mean)),
                           tr("red: %1 attends more · blue: %2 attends more").arg(first().name, second().name));
}

void CompareView::setCells(const Cell& chosen, const std::optional<Cell>& hover)
{
    m_chosen = chosen;
    m_hover = hover;
    m_maps->setCells(chosen, hover);
    if (!m_shown.empty()) showQuery();
}

/// What belongs to the query that is marked.
void CompareView::showQuery()
{
    const Cell cell = m_hover.value_or(m_chosen);
    const auto& diverging = ColorMap::named(QStringLiteral("diverging"));
    const QColor colors[] = {diverging.at(0.8), diverging.at(0.2), m_colors->muted, m_colors->accent};
    QStringList keys;
    QStringList queries;
    bool predict = false;
    std::vector<GroupedBars::Series> series;
    for (std::size_t i = 0; i < m_shown.size(); ++i) {
        const ComparedContent& map = m_shown[i];
        GroupedBars::Series one{map.name, colors[i], {}};
        if (map.data && cell.query < map.data->rows())
            for (Index key = 0; key < map.data->cols(); ++key) one.weights.push_back(map.data->at(cell.query, key));
        series.push_back(std::move(one));
        keys = joinedTokens(keys, map.keys);
        predict = predict || map.queries.predict;
        const QString query = map.queries.subjects.value(cell.query);
        if (!query.isEmpty() && !queries.contains(query)) queries << query;
    }
    m_queryTitle->setText((predict ? tr("Row “%1”: %2 side by side") : tr("Query “%1”: %2 side by side"))
                              .arg(queries.join(QStringLiteral(" | ")), sideNames(m_shown.size())));
    m_bars->setGroups(keys, std::move(series));
    m_bars->setMarked(cell.key);

    const QString reason = whyNoDifference(first(), second());
    const auto query = static_cast<std::size_t>(cell.query);
    const auto ofQuery = query < m_numbers.of_query.size() ? m_numbers.of_query[query] : std::nullopt;
    m_divergence->setText(!reason.isEmpty() ? reason
                                            : tr("Jensen–Shannon divergence %1 (mean over queries) · this query %2")
                                                  .arg(divergenceText(m_numbers.mean), divergenceText(ofQuery)));
}

void CompareView::resizeMaps()
{
    if (m_shown.empty()) return;
    // As if there were a scroll bar, so that its coming and going changes nothing.
    const int width = m_scroll->width() - m_scroll->verticalScrollBar()->sizeHint().width();
    const int below = std::max(m_below->sizeHint().height(), m_below->heightForWidth(width));
    const int available = m_scroll->height() - below - 20;
    const int height = m_maps->heightFor(width, available);
    if (height != m_maps->height()) m_maps->setFixedHeight(height);
}

void CompareView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    resizeMaps();
}

/// Editors that appear above leave the maps less room.
bool CompareView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_scroll && event->type() == QEvent::Resize) resizeMaps();
    return QWidget::eventFilter(watched, event);
}
