#include "ui/view/flow/flow_view.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include "core/session/fresh_session.h"
#include "ui/part/audience.h"
#include "ui/part/elided_label.h"
#include "ui/part/explained.h"
#include "ui/part/heading.h"
#include "ui/part/prefixed_spin.h"
#include "ui/part/wrapping_layout.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/view/flow/flow_canvas.h"
#include "ui/view/flow/flow_legend.h"
#include "ui/view/map/map_places.h"
#include "ui/words/error_text.h"
#include "ui/words/row_names.h"
#include "ui/words/token_text.h"

#include <algorithm>
#include <cmath>
#include <optional>

using core::Cell;
using core::Index;

namespace {

constexpr int mostOnSpin = 64;
constexpr int sliderSteps = 200;

/// Small weights are where lines are many: the slider's lower half is finer.
double leastAt(int step)
{
    const double share = static_cast<double>(step) / sliderSteps;
    return std::round(share * share * 1000) / 1000;
}

int stepOf(double least) { return static_cast<int>(std::lround(std::sqrt(std::clamp(least, 0.0, 1.0)) * sliderSteps)); }

/// Sets the columns' names.
void nameColumns(FlowCanvas::Content& content, const core::Trace& trace)
{
    const bool across = trace.model->info.block == core::AttentionBlock::Cross;
    if (content.queries.predict)
        content.query_name = across ? FlowView::tr("query (predicting this target token)")
                                    : FlowView::tr("query (predicting this token)");
    else
        content.query_name = across ? FlowView::tr("target token (attending)") : FlowView::tr("query (attending)");
    content.key_name = across ? FlowView::tr("source token (attended to)") : FlowView::tr("key (attended to)");
}

}  // namespace

FlowView::FlowView(QWidget* parent)
    : QWidget(parent),
      m_most(new PrefixedSpin(tr("Lines per query"))),
      m_least(new PrefixedSpin(tr("Minimum weight"))),
      m_slider(new QSlider(Qt::Horizontal)),
      m_curves(new QCheckBox(tr("Curves"))),
      m_sides(new QComboBox),
      m_aligned(new QCheckBox(tr("Links of words"))),
      m_gold(new QLineEdit),
      m_trouble(new Hint),
      m_legend(new FlowLegend),
      m_canvas(new FlowCanvas)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 10, 16, 8);
    layout->setSpacing(8);
    layout->addWidget(createControls());
    layout->addWidget(createAlignment());
    layout->addWidget(m_legend);
    layout->addWidget(m_canvas, 1);
    keepThemed(this, [this] { showLegend(); });
    connectParts();
    showSettings();
}

QWidget* FlowView::createControls()
{
    auto* controls = new QWidget;
    keepFromAudience(controls);
    m_most->setObjectName(QStringLiteral("linesPerQuery"));
    m_most->setDecimals(0);
    m_most->setRangeOrOpen(1, mostOnSpin, tr("All"));
    m_most->setToolTip(tr("Draw only the largest weights of each query; below 1: all of them"));
    m_least->setObjectName(QStringLiteral("leastWeight"));
    m_least->setDecimals(3);
    m_least->setSingleStep(0.01);
    m_least->setRangeOrOpen(0, 1, tr("auto"));
    keepScaled(m_least, [this] {
        m_least->setMinimumWidth(m_least->sizeHint().width() + fontMetrics().horizontalAdvance(QStringLiteral(".125")));
    });
    explain(m_least, Term::Weight, tr("Weights below this have no line; auto: as many lines as are told apart"));
    m_slider->setRange(0, sliderSteps);
    m_slider->setPageStep(sliderSteps / 20);
    keepScaled(m_slider, [this] { m_slider->setFixedWidth(scaled(150)); });
    m_slider->setAccessibleName(tr("Minimum weight"));
    m_slider->setToolTip(m_least->toolTip());
    m_curves->setObjectName(QStringLiteral("curvedLines"));
    m_curves->setToolTip(tr("Draw curved lines instead of straight ones"));
    m_sides->setObjectName(QStringLiteral("flowBySpan"));
    m_sides->setAccessibleName(tr("What the columns are"));
    m_sides->setToolTip(tr("Join the tokens of named spans: weights are summed over keys and averaged over queries"));
    using BySpan = core::MapLook::BySpan;
    for (const auto& [text, sides] : {std::pair{tr("Tokens"), BySpan::No},
                                      {tr("Tokens to spans"), BySpan::Keys},
                                      {tr("Spans to spans"), BySpan::Both}})
        m_sides->addItem(text, static_cast<int>(sides));
    m_sides->hide();
    auto* hint = new ElidedLabel;
    hint->setText(tr("Thicker lines carry more weight. Point at a token to see its lines alone."));
    hint->setProperty("role", QStringLiteral("hint"));
    auto* row = new QHBoxLayout(controls);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    row->addWidget(m_most);
    row->addSpacing(6);
    row->addWidget(m_least);
    row->addWidget(m_slider);
    row->addSpacing(6);
    row->addWidget(m_curves);
    row->addSpacing(6);
    row->addWidget(m_sides);
    row->addSpacing(6);
    row->addWidget(hint, 1);
    return controls;
}

QWidget* FlowView::createAlignment()
{
    m_alignment = new QWidget;
    keepFromAudience(m_alignment);
    m_aligned->setObjectName(QStringLiteral("linksOfWords"));
    m_aligned->setToolTip(
        tr("Draw which word belongs to which: each word of the translation with the one that it weighs "
           "most"));
    m_gold->setObjectName(QStringLiteral("goldLinks"));
    m_gold->setAccessibleName(tr("Links that people agree on"));
    m_gold->setPlaceholderText(tr("gold links: 0-0 1-2 2?3"));
    m_gold->setToolTip(
        tr("Links that people agree on, of a word of the source and one of the translation, both from 0; "
           "“?” instead of “-” marks a possible one"));
    m_gold->setClearButtonEnabled(true);
    m_gold->setMaxLength(20'000);
    keepScaled(m_gold, [this] { m_gold->setFixedWidth(scaled(260)); });
    auto* file = new QToolButton;
    file->setObjectName(QStringLiteral("goldFile"));
    file->setText(tr("Open gold…"));
    file->setToolTip(tr("Read the links from a file that has a line for each text"));
    auto* best = new QToolButton;
    best->setObjectName(QStringLiteral("bestHead"));
    best->setText(tr("Best head"));
    best->setToolTip(tr("Go to the head whose links are nearest to the gold, or without one follow the order of words "
                        "best"));
    for (QToolButton* button : {file, best}) button->setProperty("role", QStringLiteral("control"));
    m_forLinks = new QWidget;
    auto* links = new QHBoxLayout(m_forLinks);
    links->setContentsMargins(0, 0, 0, 0);
    links->setSpacing(10);
    for (QWidget* each : std::initializer_list<QWidget*>{best, m_gold, file}) links->addWidget(each);
    links->addStretch(1);
    auto* row = new WrappingLayout(m_alignment);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(10);
    row->addWidget(m_aligned);
    row->addWidget(m_forLinks);
    row->addWidget(m_trouble);
    m_alignment->hide();
    connect(file, &QToolButton::clicked, this, &FlowView::goldFileAsked);
    connect(best, &QToolButton::clicked, this, &FlowView::bestHeadAsked);
    connect(m_aligned, &QCheckBox::toggled, this, [this](bool aligned) {
        core::FlowSettings next = m_settings;
        next.aligned = aligned;
        emit settingsChanged(next);
    });
    connect(m_gold, &QLineEdit::editingFinished, this, [this] {
        if (m_heads.empty()) return;
        core::FlowSettings next = m_settings;
        next.gold = withGoldLine(next.gold, m_heads.front().address.item, m_gold->text());
        if (next.gold != m_settings.gold) emit settingsChanged(next);
    });
    return m_alignment;
}

void FlowView::connectParts()
{
    connect(m_most, &QDoubleSpinBox::valueChanged, this, [this] {
        core::FlowSettings next = m_settings;
        next.most = static_cast<Index>(std::lround(m_most->chosen().value_or(0)));
        change(next);
    });
    connect(m_least, &QDoubleSpinBox::valueChanged, this, [this] {
        core::FlowSettings next = m_settings;
        next.least = m_least->chosen().value_or(core::usualLeast);
        change(next);
    });
    connect(m_slider, &QSlider::valueChanged, this, [this](int step) {
        core::FlowSettings next = m_settings;
        next.least = leastAt(step);
        change(next);
    });
    connect(m_curves, &QCheckBox::toggled, this, [this](bool curved) {
        core::FlowSettings next = m_settings;
        next.curved = curved;
        change(next);
    });
    connect(m_sides, &QComboBox::activated, this,
            [this](int row) { emit sidesChanged(static_cast<core::MapLook::BySpan>(m_sides->itemData(row).toInt())); });
    connect(m_legend, &FlowLegend::pointedAt, m_canvas, &FlowCanvas::setPointedHead);
    connect(m_legend, &FlowLegend::removed, this, [this](std::size_t head) {
        if (!m_links && head < m_heads.size())
            emit headRemoved(m_heads[head].address.layer, m_heads[head].address.head);
    });
    connect(m_canvas, &FlowCanvas::cellClicked, this,
            [this](const Cell& place) { emit cellClicked(tokensShown(place)); });
    connect(m_canvas, &FlowCanvas::cellHovered, this, [this](const std::optional<Cell>& place) {
        emit cellHovered(place ? std::optional(tokensShown(*place)) : std::nullopt);
    });
}

void FlowView::display(const core::Trace& trace, std::vector<Head> heads, const core::FlowSettings& settings,
                       core::RowReading rows, core::MapLook::BySpan sides)
{
    // A light layer and a map too long to be kept have none.
    std::erase_if(heads, [](const Head& head) { return !head.stages || head.stages->weights.rows() == 0; });
    if (heads.empty()) return clear();
    m_leftOut = heads.size() - std::min(heads.size(), mostFlowHeads);
    heads.resize(heads.size() - m_leftOut);
    m_heads = std::move(heads);
    m_settings = settings;
    m_haveSigns = trace.mixes != nullptr;

    const Index item = m_heads.front().address.item;
    FlowCanvas::Content content{.queries = rowNames(trace, item, rows), .keys = tokenTexts(trace.keys(item))};
    nameColumns(content, trace);
    m_weights.clear();
    align(trace, rows);
    if (m_links) {
        m_weights = m_links->kinds;
        content.titles = m_links->titles;
    }
    for (const Head& head : m_heads) {
        if (m_links) break;
        m_weights.push_back({{head.stages, &head.stages->weights}, trace.mask(head.address)});
        content.titles << head.title;
    }
    m_spans.reset();
    m_sides->setVisible(!m_links && !trace.keySpans(item).empty());
    m_sides->setCurrentIndex(m_sides->findData(static_cast<int>(sides)));
    if (!m_links) joinSpans(trace, sides, rows, content);
    content.heads = m_weights;
    content.full = m_links ? 1 : std::max(trace.range.second, 1e-6F);
    content.curved = settings.curved;
    chooseLines();
    m_canvas->display(std::move(content), m_lines.lines);
    showSettings();
    showLegend();
    sayStatus();
}

/// Named spans in place of tokens, where they are wanted and there are some.
void FlowView::joinSpans(const core::Trace& trace, core::MapLook::BySpan sides, core::RowReading rows,
                         FlowContent& content)
{
    std::vector<core::HeadAddress> heads;
    heads.reserve(m_heads.size());
    for (const Head& head : m_heads) heads.push_back(head.address);
    m_spans = SpanFlow::of(trace, heads, m_weights, sides, rows);
    if (!m_spans) return;
    m_weights = m_spans->heads;
    content.queries = m_spans->map.queries;
    content.keys = m_spans->map.keys;
}

Cell FlowView::placeShown(const Cell& tokens) const { return m_spans ? placeOf(m_spans->map, tokens) : tokens; }

/// The tokens stay that are chosen already, where they are in the spans that were clicked.
Cell FlowView::tokensShown(const Cell& place) const
{
    if (!m_spans) return place;
    const Cell now = placeOf(m_spans->map, m_tokens), there = tokensAt(m_spans->map, place);
    return {now.query == place.query ? m_tokens.query : there.query, now.key == place.key ? m_tokens.key : there.key};
}

/// Every link of words is drawn, whatever the settings say of weights.
void FlowView::chooseLines()
{
    m_drawn = m_links ? AlignedFlow::lines(m_settings) : m_settings;
    if (m_haveSigns) m_drawn.least = std::max(0.0, m_drawn.least);
    m_drawn = withLeast(m_drawn, m_weights);
    m_lines = flowLines(m_weights, m_drawn);
}

/// The links of words, where they are wanted and there are any.
void FlowView::align(const core::Trace& trace, core::RowReading rows)
{
    m_links.reset();
    m_trouble->setText({});
    m_alignment->setVisible(isAligned(trace));
    if (!m_settings.aligned || !isAligned(trace)) return;
    std::vector<core::HeadAddress> heads;
    heads.reserve(m_heads.size());
    for (const Head& head : m_heads) heads.push_back(head.address);
    try {
        m_links = alignedFlow(trace, heads, m_settings.gold, rows);
    } catch (const core::Error& error) {
        m_trouble->setText(errorText(error));
        m_links = alignedFlow(trace, heads, {}, rows);
    }
}

void FlowView::clear()
{
    m_heads.clear();
    m_links.reset();
    m_spans.reset();
    m_sides->hide();
    m_alignment->hide();
    m_weights.clear();
    m_lines = {};
    m_canvas->display({}, {});
    showLegend();
    emit statusChanged({}, {});
}

void FlowView::setCells(const Cell& chosen, const std::optional<Cell>& hover)
{
    m_tokens = chosen;
    m_canvas->setCells(placeShown(chosen), hover ? std::optional(placeShown(*hover)) : std::nullopt);
}

void FlowView::showSettings()
{
    const QSignalBlocker quiet[] = {QSignalBlocker(m_most), QSignalBlocker(m_least), QSignalBlocker(m_slider),
                                    QSignalBlocker(m_curves), QSignalBlocker(m_aligned)};
    m_aligned->setChecked(m_settings.aligned);
    m_forLinks->setVisible(m_settings.aligned);
    m_trouble->setVisible(m_settings.aligned && !m_trouble->text().isEmpty());
    if (!m_gold->hasFocus() && !m_heads.empty())
        m_gold->setText(goldLine(m_settings.gold, m_heads.front().address.item));
    for (QWidget* each : std::initializer_list<QWidget*>{m_most, m_least, m_slider}) each->setEnabled(!m_links);
    m_curves->setChecked(m_settings.curved);
    m_most->setMaximum(static_cast<double>(std::max<Index>(mostOnSpin, m_settings.most)));
    m_most->choose(m_settings.most > 0 ? std::optional(static_cast<double>(m_settings.most)) : std::nullopt);
    const double drawn = std::max(0.0, m_settings.least < 0 ? m_drawn.least : m_settings.least);
    m_least->setOpenMeans(drawn);
    m_least->choose(m_settings.least < 0 ? std::nullopt : std::optional(m_settings.least));
    if (leastAt(m_slider->value()) != drawn) m_slider->setValue(stepOf(drawn));
}

/// Shows settings at once and signals them to their owner.
void FlowView::change(const core::FlowSettings& settings)
{
    if (settings == m_settings) return;
    m_settings = settings;
    if (!m_heads.empty()) chooseLines();
    showSettings();
    if (!m_heads.empty()) {
        m_canvas->setLines(m_lines.lines, settings.curved);
        sayStatus();
    }
    emit settingsChanged(settings);
}

/// One head needs none.
void FlowView::showLegend()
{
    QStringList titles;
    if (m_links && m_links->titles.size() > 1) titles = m_links->titles;
    if (!m_links && m_heads.size() > 1)
        for (const Head& head : m_heads) titles << head.title;
    m_legend->display(titles, flowColors(static_cast<std::size_t>(titles.size()), themeColors()), !m_links);
    m_legend->setVisible(!titles.isEmpty());
}

void FlowView::sayStatus()
{
    QStringList right;
    if (m_lines.broken > 0) right << tr("weights that are NaN, without a line: %1").arg(m_lines.broken);
    if (m_haveSigns) right << tr("mixing weights below 0 have no line");
    if (m_leftOut > 0) right << tr("only the first %1 heads are drawn; left out: %2").arg(mostFlowHeads).arg(m_leftOut);
    const QString left = m_links ? m_links->sentence : flowSentence(m_lines, m_drawn, m_heads.size());
    emit statusChanged(left, right.join(tr(" · ")));
}

#include "moc_flow_view.cpp"
