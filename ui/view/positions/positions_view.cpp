#include "ui/view/positions/positions_view.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>

#include "core/attention/pooling.h"
#include "ui/part/audience.h"
#include "ui/part/explained.h"
#include "ui/part/heading.h"
#include "ui/part/named_values.h"
#include "ui/part/tall_scroll_area.h"
#include "ui/part/wrapping_layout.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/view/compare/compare_maps.h"
#include "ui/view/positions/distance_curves.h"
#include "ui/view/positions/position_words.h"
#include "ui/words/formula_parts.h"
#include "ui/words/position_names.h"
#include "ui/words/short_numbers.h"
#include "ui/words/token_text.h"

#include <algorithm>

using core::Cell;
using core::Index;
using core::PositionTrial;

namespace {

constexpr int edge = 14;
constexpr int besideMaps = 270;      ///< height of everything else
constexpr int besideMapsBare = 150;  ///< height of the curves alone
constexpr core::HeadAddress onlyHead{};

/// The name over an encoding's column.
QString nameOf(core::PositionEncoding encoding)
{
    if (encoding == core::PositionEncoding::None) return PositionsView::tr("no positions");
    return positionName(encoding);
}

/// The address of the lab's head.
core::HeadAddress addressOf(const PositionTrial& trial, Index head)
{
    return {0, std::min(head, trial.trace->model->info.heads - 1), 0};
}

ComparedContent contentOf(const PositionTrial& trial, const QString& formula)
{
    const core::Trace& trace = *trial.trace;
    ComparedContent map{.name = nameOf(trial.encoding), .title = {}};
    map.address = onlyHead;
    map.note = formulaPlain(formula);
    map.data =
        std::make_shared<const HeatData>(core::shownWeights(trial.stages->weights, trace.mask(addressOf(trial, 0))));
    map.queries = rowNames(trace, 0, core::RowReading::AtToken);
    map.keys = map.key_subjects = tokenTexts(trace.keys(0));
    return map;
}

/// The curve over all cells whose tokens are the pair's.
DistanceCurve curveOf(const core::PositionLab& lab, const PositionTrial& trial, const Cell& pair)
{
    DistanceCurve curve;
    curve.name = nameOf(trial.encoding);
    const std::vector<core::Token>& tokens = trial.trace->queries(0);
    const core::Matrix& scores = trial.scores();
    const auto piece = [&](Index place) { return tokens[static_cast<std::size_t>(place)].piece; };
    const Index count = std::ssize(lab.order);
    for (Index query = 0; query < count; ++query)
        for (Index key = 0; key < count; ++key) {
            const bool own = piece(query) == piece(pair.query) && piece(key) == piece(pair.key);
            (own ? curve.own_places : curve.distances) << static_cast<double>(key - query);
            (own ? curve.own_scores : curve.scores) << static_cast<double>(scores(query, key));
        }
    for (Index at = 0; at < trial.by_distance.size(); ++at) curve.means << static_cast<double>(trial.by_distance(at));
    curve.verdict = permutationVerdict(lab, trial);
    curve.permuted = !curve.verdict.isEmpty() && isOnlyPermuted(trial);
    if (!curve.verdict.isEmpty()) curve.size = numberText(trial.apart);
    return curve;
}

}  // namespace

PositionsView::PositionsView(QWidget* parent)
    : QWidget(parent),
      m_shuffle(new QCheckBox(tr("&Shuffle the words"))),
      m_another(new QPushButton(tr("Another order"))),
      m_sentence(new Hint),
      m_maps(new CompareMaps),
      m_curves(new DistanceCurves)
{
    auto* content = new QWidget;
    auto* inside = new QVBoxLayout(content);
    inside->setContentsMargins(0, 4, 0, 8);
    inside->setSpacing(4);
    inside->addWidget(m_maps);
    auto* caption =
        new Hint(tr("Score over distance: the key's position minus the query's. The line is the chosen pair's mean "
                    "over all positions, large dots are the pair's cells, small dots all others."));
    caption->setContentsMargins(edge, 6, edge, 0);
    keepFromAudience(caption);
    inside->addWidget(caption);
    inside->addWidget(m_curves);
    inside->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 8, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(createChoices());
    layout->addWidget(createShuffling());
    layout->addWidget(new TallScrollArea(content), 1);
    m_maps->setAccessibleName(tr("One head with several position encodings"));
    connect(m_maps, &CompareMaps::cellClicked, this, [this](const Cell& cell) { emit cellClicked(typed(cell)); });
    connect(m_maps, &CompareMaps::cellHovered, this, [this](const std::optional<Cell>& cell) {
        emit cellHovered(cell ? std::optional(typed(*cell)) : std::nullopt);
    });
}

/// A list for each column; all but the first may be left out.
QWidget* PositionsView::createChoices()
{
    auto* choices = new QWidget;
    keepFromAudience(choices);
    auto* layout = new WrappingLayout(choices);
    layout->setContentsMargins(edge, 0, edge, 0);
    for (std::size_t i = 0; i < core::mostEncodings; ++i) {
        auto* list = new QComboBox;
        addValues(list, positionNames());
        if (i > 0) list->addItem(tr("no column"));
        list->setObjectName(QStringLiteral("encoding%1").arg(i + 1));
        list->setAccessibleName(tr("Position encoding of column %1").arg(i + 1));
        explain(list, Term::Position, tr("The position encoding of column %1").arg(i + 1));
        connect(list, &QComboBox::activated, this, &PositionsView::chooseColumns);
        m_columns.push_back(list);
        layout->addWidget(list);
    }
    return choices;
}

QWidget* PositionsView::createShuffling()
{
    auto* strip = new QFrame;
    auto* layout = new QHBoxLayout(strip);
    layout->setContentsMargins(edge, 0, edge, 4);
    layout->setSpacing(8);
    m_shuffle->setObjectName(QStringLiteral("shuffleWords"));
    m_shuffle->setToolTip(tr("Put the words into another order, in every column"));
    m_another->setObjectName(QStringLiteral("anotherOrder"));
    m_another->setToolTip(tr("Put them into yet another order"));
    m_sentence->setObjectName(QStringLiteral("shuffleSentence"));
    m_sentence->setTextFormat(Qt::RichText);  // its formulas have indices
    keepFromAudience(m_shuffle);
    keepFromAudience(m_another);
    layout->addWidget(m_shuffle);
    layout->addWidget(m_another);
    layout->addWidget(m_sentence, 1);
    connect(m_shuffle, &QCheckBox::clicked, this, [this](bool on) {
        m_settings.shuffled = on ? 1 : 0;
        emit settingsChanged(m_settings);
    });
    connect(m_another, &QPushButton::clicked, this, [this] {
        m_settings.shuffled = m_settings.shuffled % core::largestSeed + 1;
        emit settingsChanged(m_settings);
    });
    return strip;
}

void PositionsView::chooseColumns()
{
    m_settings.encodings.clear();
    for (const QComboBox* list : m_columns)
        if (list->currentData().isValid()) m_settings.encodings.push_back(valueOf<core::PositionEncoding>(list));
    emit settingsChanged(m_settings);
}

void PositionsView::setSettings(const core::PositionsSettings& settings)
{
    m_settings = settings;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        if (i < settings.encodings.size())
            setValue(m_columns[i], settings.encodings[i]);
        else
            m_columns[i]->setCurrentIndex(m_columns[i]->findText(tr("no column")));
    }
    m_shuffle->setChecked(settings.shuffled > 0);
    m_another->setEnabled(settings.shuffled > 0);
}

void PositionsView::display(const core::PositionLab& lab, const Cell& pair, const core::FigureSettings& figure,
                            const QStringList& formulas)
{
    m_lab = lab;
    m_formulas = formulas;
    std::vector<ComparedContent> maps;
    for (std::size_t i = 0; i < lab.trials.size(); ++i)
        maps.push_back(contentOf(lab.trials[i], formulas.value(static_cast<qsizetype>(i))));
    m_maps->setColoring(figure, {0.0F, 1.0F});
    m_maps->setMaps(std::move(maps), {});
    m_sentence->setText(formulaHtml(shuffleSentence(lab)));
    setCells(pair, std::nullopt);
    align();
}

void PositionsView::showCurves(const Cell& pair)
{
    std::vector<DistanceCurve> curves;
    for (const PositionTrial& trial : m_lab.trials) curves.push_back(curveOf(m_lab, trial, pair));
    m_curves->setCurves(std::move(curves));
}

void PositionsView::setCells(const Cell& chosen, const std::optional<Cell>& hover)
{
    if (m_lab.trials.empty()) return;
    const Cell shown = placed(chosen);
    m_maps->setCells(shown, hover ? std::optional(placed(*hover)) : std::nullopt);
    if (!hover) showCurves(shown);
}

Cell PositionsView::typed(const Cell& shown) const
{
    const auto of = [&](Index place) {
        return place < std::ssize(m_lab.order) ? m_lab.order[static_cast<std::size_t>(place)] : place;
    };
    return {of(shown.query), of(shown.key)};
}

Cell PositionsView::placed(const Cell& typed) const
{
    const auto at = [&](Index token) {
        const auto found = std::ranges::find(m_lab.order, token);
        return found == m_lab.order.end() ? Index{0} : static_cast<Index>(found - m_lab.order.begin());
    };
    return {at(typed.query), at(typed.key)};
}

void PositionsView::setBare(bool bare)
{
    m_isBare = bare;
    m_maps->setBare(bare);
    align();
}

void PositionsView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    align();
}

/// Curves stand under their maps, where these are in one row.
void PositionsView::align()
{
    if (m_lab.trials.empty()) return;
    m_maps->setFixedHeight(m_maps->heightFor(std::max(m_maps->width(), 1),
                                             std::max(200, height() - scaled(m_isBare ? besideMapsBare : besideMaps))));
    std::vector<std::pair<double, double>> columns;
    const Index last = std::ssize(m_lab.order) - 1;
    double before = -1, row = -1;
    for (std::size_t i = 0; i < m_lab.trials.size(); ++i) {
        const QPointF first = m_maps->positionOf(i, {0, 0}), end = m_maps->positionOf(i, {0, last});
        const double half = last > 0 ? (end.x() - first.x()) / static_cast<double>(2 * last) : 10;
        if (first.x() < before || (row >= 0 && first.y() != row)) return m_curves->setColumns({});
        before = first.x();
        row = first.y();
        columns.emplace_back(first.x() - half, end.x() + half);
    }
    m_curves->setColumns(std::move(columns));
}

#include "moc_positions_view.cpp"
