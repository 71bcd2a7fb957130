#include "ui/view/mask/mask_explanation.h"

#include <QGridLayout>
#include <QLabel>

#include "core/attention/scores.h"
#include "ui/part/heading.h"
#include "ui/theme/fonts.h"
#include "ui/theme/palette.h"
#include "ui/words/shortened.h"
#include "ui/words/token_text.h"

#include <algorithm>

using core::Cell;
using core::Index;

namespace {

constexpr std::size_t mostRules = 12;
constexpr Index mostChips = 60;
constexpr std::size_t mostCompared = 512;  ///< tokens

QFont bold(double points)
{
    QFont font = textFont(points);
    font.setBold(true);
    return font;
}

QLabel* plainLabel(const QFont& font, const char* name)
{
    auto* label = new QLabel;
    label->setObjectName(QString::fromLatin1(name));
    setOwnFont(label, font);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QString shortToken(const QString& token) { return shortened(token, 24, 11, 11); }

/// "predicting a-long-tok…": a sentence's own words stay.
QString shortSubject(const QString& subject) { return shortened(subject, 40, 28, 11); }

QString spelled(const core::RuleVerdict& verdict)
{
    return (verdict.negated ? QStringLiteral("!") : QString()) + QString::fromStdString(verdict.rule);
}

/// "global(1, 2, 3, …" of a very long list.
QString shortRule(const QString& rule) { return shortened(rule, 28, 27); }

}  // namespace

MaskExplanation::MaskExplanation(QWidget* parent)
    : QWidget(parent),
      m_title(plainLabel(bold(13), "maskTitle")),
      m_place(new Hint),
      m_rules(new QLabel),
      m_seesTitle(plainLabel(bold(10), "maskSees")),
      m_blind(plainLabel(textFont(9.5), "maskBlind")),
      m_chips(new KeyChips),
      m_orders(new QWidget),
      m_before(new WeightColumns),
      m_after(new WeightColumns),
      m_difference(plainLabel(numberFont(9), "maskDifference"))
{
    m_rules->setObjectName(QStringLiteral("maskRules"));
    m_rules->setTextFormat(Qt::RichText);
    m_rules->setWordWrap(true);
    m_blind->setProperty("role", QStringLiteral("warning"));
    m_chips->setAccessibleName(tr("Visible keys"));
    m_before->setAccessibleName(tr("Weights with −∞ before softmax"));
    m_after->setAccessibleName(tr("Weights with softmax, then hide and renormalise"));
    m_difference->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* charts = new QGridLayout(m_orders);
    charts->setContentsMargins(0, 0, 0, 0);
    charts->setHorizontalSpacing(24);
    auto* title = plainLabel(bold(10), "maskOrders");
    title->setText(tr("Two ways to mask give the same weights"));
    charts->addWidget(title, 0, 0, 1, 2);
    charts->addWidget(new Hint(tr("−∞ before softmax")), 1, 0, Qt::AlignTop);
    charts->addWidget(new Hint(tr("softmax, then hide and renormalise")), 1, 1, Qt::AlignTop);
    charts->addWidget(m_before, 2, 0);
    charts->addWidget(m_after, 2, 1);
    charts->addWidget(m_difference, 3, 0, 1, 2);
    charts->setColumnStretch(0, 1);
    charts->setColumnStretch(1, 1);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 12, 12, 12);
    layout->setSpacing(8);
    layout->addWidget(m_title);
    layout->addWidget(m_place);
    layout->addWidget(m_rules);
    layout->addSpacing(12);
    layout->addWidget(m_seesTitle);
    layout->addWidget(m_blind);
    layout->addWidget(m_chips);
    layout->addSpacing(16);
    layout->addWidget(m_orders);
    layout->addStretch(1);
    keepThemed(this, [this] { explain(); });
}

bool MaskExplanation::comparesOrders(const core::Trace& trace, const core::HeadAddress& address)
{
    const auto longest = std::max(trace.queries(address.item).size(), trace.keys(address.item).size());
    return longest <= mostCompared && !trace.scoring(address).sink.has_value();
}

void MaskExplanation::display(std::shared_ptr<const core::Trace> trace, const core::HeadAddress& address,
                              const core::HeadAttention& stages, RowNames queries)
{
    m_trace = std::move(trace);
    m_address = address;
    m_queries = std::move(queries);
    m_keys = tokenTexts(m_trace->keys(address.item));
    m_blindRows.clear();
    for (const Index query : m_trace->mask(address).rowsWithoutKeys(m_queries.labels.size(), m_keys.size())) {
        if (query >= stages.weights.rows()) break;
        const auto row = stages.weights.row(query);
        m_blindRows.push_back({query, row.size(), row.sum(), row.minCoeff(), row.maxCoeff()});
    }
    explain();
}

void MaskExplanation::setOrders(std::shared_ptr<const core::BothOrders> both)
{
    m_both = std::move(both);
    if (m_trace != nullptr) explainOrders();
}

void MaskExplanation::clear()
{
    m_trace = nullptr;
    m_both.reset();
    explain();
}

void MaskExplanation::setCell(const Cell& cell)
{
    if (cell == m_cell) return;
    m_cell = cell;
    explain();
}

void MaskExplanation::setBare(bool bare)
{
    m_isBare = bare;
    explain();
}

void MaskExplanation::showEvent(QShowEvent*) { explain(); }

QString MaskExplanation::subjectOf(Index query) const
{
    const QString& subject = m_queries.subjects.at(query);
    return m_queries.predict ? shortSubject(subject) : shortToken(subject);
}

void MaskExplanation::explain()
{
    const bool known = m_trace && m_cell.query < m_queries.labels.size() && m_cell.key < m_keys.size();
    for (QWidget* part :
         {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_place), static_cast<QWidget*>(m_rules),
          static_cast<QWidget*>(m_seesTitle), static_cast<QWidget*>(m_blind), static_cast<QWidget*>(m_chips), m_orders})
        part->setVisible(known);
    if (!known) return;
    const bool visible = m_trace->mask(m_address).allows(m_cell.query, m_cell.key);
    m_title->setText((visible ? tr("%1 → %2 is visible") : tr("%1 → %2 is hidden"))
                         .arg(subjectOf(m_cell.query), shortToken(m_keys.at(m_cell.key))));
    const Cell place = placeOf(m_cell);
    m_place->setText(tr("query %1 · key %2 · distance %3")
                         .arg(place.query + 1)
                         .arg(place.key + 1)
                         .arg(std::abs(place.query - place.key)));
    explainRules(visible);
    explainQuery();
    if (isVisible()) explainOrders();
}

/// Which tokens of the sequence the cell's are: where only the last ones ask, the first query is not the first token.
Cell MaskExplanation::placeOf(const Cell& cell) const { return {cell.query + m_trace->batch.first_query, cell.key}; }

/// A table of three columns: a dot, the rule, why.
void MaskExplanation::explainRules(bool visible)
{
    const std::vector<core::RuleVerdict> verdicts = m_trace->mask(m_address).verdicts(m_cell.query, m_cell.key);
    const QString line =
        QStringLiteral("<tr><td style='color:%1; padding:3px 10px 3px 0'>●</td>"
                       "<td style=\"font-family:'DejaVu Sans Mono'; white-space:pre; padding:3px 24px 3px 0\">%2</td>"
                       "<td style='color:%3; padding:3px 0'>%4</td></tr>");
    QString rows;
    for (std::size_t i = 0; i < std::min(mostRules, verdicts.size()); ++i) {
        const core::RuleVerdict& verdict = verdicts[i];
        const QColor dot = verdict.shows ? themeColors().accent : visible ? themeColors().muted : themeColors().warning;
        rows += line.arg(dot.name(), shortRule(spelled(verdict)).toHtmlEscaped(), themeColors().muted.name(),
                         verdictSentence(verdict, placeOf(m_cell), visible).toHtmlEscaped());
    }
    QString text = QStringLiteral("<table cellspacing='0'>%1</table>").arg(rows);
    if (verdicts.empty()) text = tr("No rule hides this cell.").toHtmlEscaped();
    if (verdicts.size() > mostRules) text += tr("… and %1 more rules").arg(verdicts.size() - mostRules);
    m_rules->setText(text);
}

/// Explains a query's row; of a long text only the visible tokens.
void MaskExplanation::explainQuery()
{
    const QString name = subjectOf(m_cell.query);
    m_seesTitle->setText(m_queries.predict ? tr("What the row “%1” sees").arg(name)
                                           : tr("What query “%1” sees").arg(name));
    std::vector<std::uint8_t> visible(static_cast<std::size_t>(m_keys.size()));
    m_trace->mask(m_address).visibleKeys(m_cell.query, visible);
    const bool all = m_keys.size() <= mostChips;
    std::vector<KeyChips::Chip> chips;
    Index more = 0;
    for (Index key = 0; key < m_keys.size(); ++key) {
        const bool seen = visible[static_cast<std::size_t>(key)] != 0;
        if (!seen && !all) continue;
        if (std::ssize(chips) < mostChips)
            chips.push_back({m_keys.at(key), seen});
        else
            ++more;
    }
    m_chips->setChips(std::move(chips), more > 0 ? tr("… and %1 more").arg(more) : QString());
    const auto blind = std::ranges::find(m_blindRows, m_cell.query, &BlindRow::query);
    m_blind->setVisible(blind != m_blindRows.end());
    if (blind != m_blindRows.end())
        m_blind->setText((m_queries.predict ? tr("The row “%1” sees no key.") : tr("Query “%1” sees no key.")).arg(name)
                         + QLatin1Char(' ') + blindSentence(*blind, m_trace->scoring(m_address).rule));
}

std::vector<WeightColumns::Column> MaskExplanation::columns(const core::Matrix& weights, Index from, Index to) const
{
    std::vector<WeightColumns::Column> result;
    for (Index key = from; key <= to; ++key) result.push_back({m_keys.at(key), weights(m_cell.query, key)});
    return result;
}

/// From the first key that has a place in the charts to the last one that is visible.
void MaskExplanation::explainOrders()
{
    // The sentence would be wrong for other fills and for a row that sees nothing.
    const bool blind = std::ranges::find(m_blindRows, m_cell.query, &BlindRow::query) != m_blindRows.end();
    m_orders->setVisible(!m_isBare && comparesOrders(*m_trace, m_address)
                         && core::hidesWholly(m_trace->scoring(m_address).rule) && !blind);
    const bool isKnown = m_both != nullptr && m_both->before_softmax.rows() == m_queries.labels.size()
                         && m_both->before_softmax.cols() == m_keys.size();
    if (!isKnown) return;
    std::vector<std::uint8_t> visible(static_cast<std::size_t>(m_keys.size()));
    m_trace->mask(m_address).visibleKeys(m_cell.query, visible);
    const auto first = std::ranges::find(visible, 1);
    Index from = 0;
    Index to = m_keys.size() - 1;
    if (first != visible.end()) {
        to = m_keys.size() - 1 - (std::find(visible.rbegin(), visible.rend(), 1) - visible.rbegin());
        if (to >= mostChips) from = first - visible.begin();
    }
    const float top = std::max(m_both->before_softmax.row(m_cell.query).maxCoeff(),
                               m_both->after_softmax.row(m_cell.query).maxCoeff());
    m_before->setColumns(columns(m_both->before_softmax, from, to), top);
    m_after->setColumns(columns(m_both->after_softmax, from, to), top);
    m_difference->setText(
        tr("largest difference %1").arg(QString::number(static_cast<double>(m_both->largest_difference), 'g', 3)));
    m_difference->setToolTip(tr("Over all cells of this head"));
}

#include "moc_mask_explanation.cpp"
