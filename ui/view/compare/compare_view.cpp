#include "ui/view/compare/compare_view.h"

#include <QHBoxLayout>

#include "ui/panel/compare/compare_bar.h"
#include "ui/panel/compare/difference_list.h"
#include "ui/panel/compare/grouped_bars.h"
#include "ui/part/elided_label.h"
#include "ui/part/heading.h"
#include "ui/part/tall_scroll_area.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/view/compare/compare_maps.h"
#include "ui/view/compare/map_difference.h"
#include "ui/words/difference_words.h"
#include "ui/words/head_title.h"
#include "ui/words/run_title.h"
#include "ui/words/token_text.h"

#include <algorithm>
#include <cmath>

using core::Cell;
using core::Index;

namespace {

constexpr int edge = 14;

ElidedLabel* title(const QString& text)
{
    auto* label = new ElidedLabel;
    QFont font = textFont(10);
    font.setBold(true);
    setOwnFont(label, font);
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

QString noDivergence()
{
    return CompareView::tr("mixing weights have signs and no rows of sum 1, so there is no divergence between them");
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
    keepThemed(this, [this] {
        if (!m_sides.empty()) showQuery();
    });
}

void CompareView::setBare(bool bare)
{
    m_bar->setVisible(!bare);
    m_below->setVisible(!bare);
    m_maps->setBare(bare);
    resizeMaps();
}

QWidget* CompareView::createBelow()
{
    auto* below = new QWidget;
    m_queryTitle = title({});
    m_queryTitle->setObjectName(QStringLiteral("queryTitle"));
    m_bars = new GroupedBars;
    m_bars->setAccessibleName(tr("This query's weights, side by side"));
    m_list = new DifferenceList;
    keepScaled(m_list, [this] { m_list->setMaximumWidth(scaled(400)); });
    m_same = new Hint;
    m_same->setObjectName(QStringLiteral("same"));
    m_same->hide();
    m_divergence = new Hint;
    keepScaled(m_divergence, [this] { m_divergence->setMaximumWidth(scaled(400)); });
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
    keepScaled(below, [below] { below->setMaximumHeight(scaled(340)); });
    return below;
}

void CompareView::connectParts()
{
    connect(m_maps, &CompareMaps::cellClicked, this, &CompareView::chooseAt);
    connect(m_maps, &CompareMaps::cellHovered, this, &CompareView::hoverAt);
    connect(m_maps, &CompareMaps::pairChosen, this, [this](int pair) {
        const auto pairs = pairsOf(m_sides.size());
        if (static_cast<std::size_t>(pair) >= pairs.size()) return;
        m_pair = pairs[static_cast<std::size_t>(pair)];
        showMaps();
    });
    connect(m_bars, &GroupedBars::keyClicked, this, [this](Index key) { chooseAt({m_chosen.query, key}); });
    connect(m_list, &DifferenceList::cellClicked, this, &CompareView::chooseAt);
}

void CompareView::display(const core::CompareSettings& settings, std::vector<Side> sides,
                          const std::vector<RunFields>& runs, core::RowReading rows, core::SameToken by)
{
    if (sides.size() > static_cast<std::size_t>(CompareBar::mostSides)) sides.resize(CompareBar::mostSides);
    ComparedSides shown(std::move(sides), rows, by);
    const bool moved = !shown.placedAs(m_sides);
    m_sides = std::move(shown);
    if (m_pair.second >= m_sides.size()) m_pair = {0, m_sides.size() > 1 ? 1 : 0};
    if (m_sides.size() > 1 && m_pair.second == 0) m_pair.second = 1;
    if (moved) {
        m_chosen = m_sides.placeOf(m_given).value_or(m_given);
        m_hover.reset();
    }
    m_bar->display(settings, m_sides.model(), runs, m_figure);
    if (!m_sides.empty()) showMaps();
}

void CompareView::showMaps()
{
    QStringList names;
    int current = 0;
    for (const auto& pair : pairsOf(m_sides.size())) {
        if (pair == m_pair) current = static_cast<int>(names.size());
        names << tr("%1 − %2").arg(m_sides.maps()[pair.first].name, m_sides.maps()[pair.second].name);
    }
    const ComparedContent difference = differenceOf(first(), second());
    m_maps->setPairs(names, current);
    m_difference = difference.size;
    m_maps->setColoring(m_figure, m_sides.range());
    m_maps->setMaps(m_sides.maps(), difference);
    resizeMaps();
    showDifferences();
    showCells();
}

void CompareView::showDifferences()
{
    const QString reason = whyNoDifference(first(), second());
    m_numbers = {};
    std::vector<DifferenceList::Row> rows;
    if (reason.isEmpty()) {
        m_numbers = m_sides.divergence(m_pair);
        const auto number = m_sides.haveSigns() ? signedWeight : shortWeight;
        for (const core::CellDifference& cell : m_sides.largestDifferences(m_pair, DifferenceList::mostRows))
            rows.push_back(
                {cellTitle(joinedToken(first().queries.subjects, second().queries.subjects, cell.query),
                           joinedToken(first().key_subjects, second().key_subjects, cell.key)),
                 QStringLiteral("%1 %2  %3 %4").arg(first().name, number(cell.a), second().name, number(cell.b)),
                 {cell.query, cell.key}});
    }
    m_same->setText(m_difference.largest > 0 ? tr("Nowhere: the maps are %1.").arg(equalText(m_difference.largest))
                                             : tr("Nowhere: the two maps are the same."));
    m_same->setVisible(reason.isEmpty() && rows.empty());
    m_list->setRows(std::move(rows));
    showStatus(reason);
}

/// @param reason  why there is no difference; empty where there is one
void CompareView::showStatus(const QString& reason)
{
    if (!reason.isEmpty()) {
        emit statusChanged(reason, {});
        return;
    }
    const QString missing = m_sides.textNote(m_pair);
    if (m_difference.equal) {
        const QString equal = tr("%1 and %2 are %3").arg(first().name, second().name, equalText(m_difference.largest));
        emit statusChanged(missing.isEmpty() ? equal : tr("%1 · %2").arg(missing, equal), {});
        return;
    }
    if (m_sides.haveSigns()) {
        emit statusChanged(missing.isEmpty() ? noDivergence() : tr("%1 · %2").arg(missing, noDivergence()), {});
        return;
    }
    const QString mean = divergenceText(m_numbers.mean);
    emit statusChanged(
        missing.isEmpty()
            ? tr("Jensen–Shannon divergence %1, %2: %3 (mean over queries)").arg(first().name, second().name, mean)
            : tr("%1 · Jensen–Shannon %2 (mean)").arg(missing, mean),
        {});
}

void CompareView::setCells(const Cell& chosen, const std::optional<Cell>& hover)
{
    // A choice in this view alone stays until the window chooses something else.
    if (chosen != m_given || m_sides.placeOf(chosen) == std::nullopt || m_sides.cellAt(m_chosen).has_value())
        m_chosen = m_sides.placeOf(chosen).value_or(chosen);
    m_given = chosen;
    m_hover = hover ? m_sides.placeOf(*hover) : std::nullopt;
    showCells();
}

void CompareView::showCells()
{
    m_maps->setCells(m_chosen, m_hover);
    if (!m_sides.empty()) showQuery();
}

void CompareView::chooseAt(const Cell& place)
{
    const auto cell = m_sides.cellAt(place);
    if (cell && *cell != m_given) {
        emit cellClicked(*cell);  // which comes back
        return;
    }
    m_chosen = place;
    showCells();
    if (cell) emit cellClicked(*cell);
}

void CompareView::hoverAt(const std::optional<Cell>& place)
{
    emit cellHovered(place ? m_sides.cellAt(*place) : std::nullopt);
    if (m_hover == place) return;
    m_hover = place;
    showCells();
}

/// Shows the parts that belong to the marked query.
void CompareView::showQuery()
{
    const Cell cell = m_hover.value_or(m_chosen);
    const auto& diverging = ColorMap::named(QStringLiteral("diverging"));
    const QColor colors[] = {diverging.at(0.8), diverging.at(0.2), themeColors().muted, themeColors().accent};
    QStringList keys;
    QStringList queries;
    bool predict = false;
    std::vector<GroupedBars::Series> series;
    for (std::size_t i = 0; i < m_sides.size(); ++i) {
        const ComparedContent& map = m_sides.maps()[i];
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
                              .arg(queries.join(QStringLiteral(" | ")), sideNames(m_sides.size())));
    m_bars->setGroups(keys, std::move(series));
    m_bars->setMarked(cell.key);

    const QString reason = whyNoDifference(first(), second());
    const auto query = static_cast<std::size_t>(cell.query);
    const auto ofQuery = query < m_numbers.of_query.size() ? m_numbers.of_query[query] : std::nullopt;
    const auto isAbsent = [query](const std::vector<bool>& absent) { return query < absent.size() && absent[query]; };
    const bool inOne = isAbsent(first().absent_queries) || isAbsent(second().absent_queries);
    QString apart = tr("Jensen–Shannon divergence %1 (mean over queries) · this query %2")
                        .arg(divergenceText(m_numbers.mean), inOne ? tr("not in both") : divergenceText(ofQuery));
    if (m_sides.haveSigns()) apart = noDivergence();
    const QString note = reason.isEmpty() ? m_sides.textNote(m_pair) : QString();
    if (!note.isEmpty()) apart += QStringLiteral(" · ") + note;
    m_divergence->setText(reason.isEmpty() ? apart : reason);
}

void CompareView::resizeMaps()
{
    if (m_sides.empty()) return;
    // Counts the scroll bar's width always, so that the layout stays the same when it comes and goes.
    const int width = m_scroll->width() - m_scroll->verticalScrollBar()->sizeHint().width();
    const int below = m_below->isHidden() ? 0 : std::max(m_below->sizeHint().height(), m_below->heightForWidth(width));
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

#include "moc_compare_view.cpp"
