#include "ui/panel/inspect/inspector.h"

#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

#include "core/model/layer_numbers.h"
#include "ui/panel/inspect/answer_panel.h"
#include "ui/part/explained.h"
#include "ui/part/heading.h"
#include "ui/plot/steps/stage_words.h"
#include "ui/theme/fonts.h"
#include "ui/theme/palette.h"
#include "ui/words/head_title.h"
#include "ui/words/plain_tip.h"
#include "ui/words/row_names.h"
#include "ui/words/rule_names.h"
#include "ui/words/short_numbers.h"
#include "ui/words/shortened.h"
#include "ui/words/token_text.h"

#include <algorithm>

using core::Cell;
using core::Index;

namespace {

constexpr int steps = 9;
constexpr std::size_t mostBars = 8;
constexpr std::size_t mostOtherHeads = 3;

QLabel* numberLabel(const char* name)
{
    auto* label = new QLabel;
    label->setObjectName(QString::fromLatin1(name));
    setOwnFont(label, numberFont(9));
    label->setAlignment(Qt::AlignRight | Qt::AlignTop);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QString shortToken(const QString& token) { return shortened(token, 16, 7, 7); }

}  // namespace

Inspector::Inspector(QWidget* parent)
    : QWidget(parent),
      m_title(new QLabel),
      m_weight(numberLabel("cellWeight")),
      m_place(new Hint),
      m_barsHeading(new Heading({})),
      m_bars(new WeightBars),
      m_noBars(new Hint(tr("This query sees no key."))),
      m_caution(new QLabel),
      m_othersHeading(new Heading(tr("Other heads at this cell"))),
      m_others(new QLabel),
      m_answer(new AnswerPanel)
{
    setUpTexts();
    auto* title = new QHBoxLayout;
    title->addWidget(m_title, 1);
    title->addWidget(m_weight);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 14, 14, 14);
    layout->setSpacing(8);
    layout->addWidget(new Heading(tr("Cell")));
    layout->addLayout(title);
    layout->addWidget(m_place);
    layout->addSpacing(8);
    layout->addWidget(new Heading(tr("How this weight is computed")));
    layout->addLayout(createSteps());
    m_why = createWhy();
    layout->addWidget(m_why);
    layout->addSpacing(8);
    layout->addWidget(m_barsHeading);
    layout->addWidget(m_bars);
    layout->addWidget(m_noBars);
    layout->addWidget(m_caution);
    layout->addSpacing(8);
    layout->addWidget(m_othersHeading);
    layout->addWidget(m_others);
    layout->addSpacing(8);
    layout->addWidget(m_answer);
    layout->addStretch(1);
    m_caution->hide();
    connect(m_bars, &WeightBars::barClicked, this, [this](int key) { emit keyClicked(key); });
    connect(m_answer, &AnswerPanel::displayed, this, &Inspector::showCaution);
    connect(m_caution, &QLabel::linkActivated, this, &Inspector::knockOutAsked);
    connect(m_others, &QLabel::linkActivated, this, [this](const QString& link) {
        const QStringList parts = link.split(QLatin1Char('/'));
        emit headClicked(parts.value(0).toLongLong(), parts.value(1).toLongLong());
    });
}

QWidget* Inspector::createWhy()
{
    auto* why = new QToolButton;
    why->setObjectName(QStringLiteral("why"));
    why->setProperty("role", QStringLiteral("small"));
    why->setText(tr("Why this score?"));
    why->setToolTip(tr("What wrote the query's row and the key's, and how their products make the score (Ctrl+9)"));
    connect(why, &QToolButton::clicked, this, &Inspector::whyAsked);
    return why;
}

void Inspector::setUpTexts()
{
    QFont bold = textFont(12);
    bold.setBold(true);
    m_title->setObjectName(QStringLiteral("cellTitle"));
    setOwnFont(m_title, bold);
    m_title->setTextFormat(Qt::PlainText);
    m_barsHeading->setObjectName(QStringLiteral("barsHeading"));
    m_barsHeading->setTextFormat(Qt::PlainText);
    m_barsHeading->setWordWrap(true);
    m_caution->setObjectName(QStringLiteral("caution"));
    m_caution->setWordWrap(true);
    m_caution->setProperty("role", QStringLiteral("hint"));
    m_caution->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    setTerm(this, Term::Weight);
    setTerm(m_answer, Term::Answer);
    explain(m_caution, Term::KnockOut,
            tr("Hides this cell in this head and computes the answer again. Ctrl+Z puts it back."));
    m_others->setWordWrap(true);
    m_others->setProperty("role", QStringLiteral("hint"));
    m_others->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
}

/// Creates a line for each step of the derivation: its number, its operation, its result.
QLayout* Inspector::createSteps()
{
    auto* derivation = new QGridLayout;
    derivation->setHorizontalSpacing(10);
    derivation->setVerticalSpacing(5);
    derivation->setColumnStretch(1, 1);
    for (int step = 0; step < steps; ++step) {
        m_stepNumbers.push_back(new QLabel);
        m_stepNumbers.back()->setProperty("role", QStringLiteral("hint"));
        m_stepNames.push_back(new QLabel);
        m_stepNames.back()->setWordWrap(true);
        m_stepValues.push_back(numberLabel("stepValue"));
        derivation->addWidget(m_stepNumbers.back(), step, 0, Qt::AlignTop);
        derivation->addWidget(m_stepNames.back(), step, 1, Qt::AlignTop);
        derivation->addWidget(m_stepValues.back(), step, 2, Qt::AlignTop);
    }
    return derivation;
}

void Inspector::display(const core::Trace& trace, const core::HeadAddress& address,
                        const core::InspectedCell& inspected, core::RowReading rows)
{
    nameCell(trace, address, inspected.cell, rows);
    m_weight->setText(numberText(inspected.derivation.weight));
    displaySteps(inspected.derivation);
    m_why->setVisible(trace.mixes == nullptr);  // no score is made of a query and a key there
    if (trace.mixes != nullptr) m_stepNames.front()->setText(tr("what is carried back from the query, no softmax"));
    m_hasWeight = inspected.derivation.weight > 0;
    showCaution();
    displayBars(trace, address, inspected);
    displayOtherHeads(trace, address, inspected.cell);
}

/// Which cell it is: of the row at a token, or of the row that predicts one.
void Inspector::nameCell(const core::Trace& trace, const core::HeadAddress& address, const Cell& cell,
                         core::RowReading rows)
{
    const QString at = tokenText(trace.queries(address.item)[static_cast<std::size_t>(cell.query)]);
    const QString query = rowLabel(trace, address.item, cell.query, rows);
    const QString key = tokenText(trace.keys(address.item)[static_cast<std::size_t>(cell.key)]);
    const QString subject = rowSubject(trace, address.item, cell.query, rows);
    const bool predicts = core::namingToken(trace, address.item, cell.query, rows) != cell.query;
    m_title->setText(cellTitle(shortToken(query), shortToken(key)));
    m_title->setToolTip(
        plainTip(predicts ? tr("%1: the row of %2 → %3").arg(subject, at, key) : cellTitle(query, key)));
    const QString place = tr("query %1 · key %2 · layer %3 head %4")
                              .arg(trace.batch.first_query + cell.query + 1)
                              .arg(cell.key + 1)
                              .arg(core::layerNumber(trace.model->info, address.layer, 1))
                              .arg(address.head + 1);
    m_place->setText(predicts ? tr("%1, in the row of “%2”: %3").arg(subject, at, place) : place);
    const bool written = core::namingToken(trace, address.item, cell.query, rows).has_value();
    m_barsHeading->setText(!predicts ? tr("This query's weights").toUpper()
                           : written ? tr("PREDICTING “%1”, IT ATTENDS TO").arg(shortToken(query))
                                     : tr("PREDICTING THE NEXT TOKEN, IT ATTENDS TO"));
    m_bars->setAccessibleName(m_barsHeading->text());
}

/// The factors of q·k before softmax, without mask and soft-cap.
QString Inspector::scaleWords(const core::CellDerivation& cell)
{
    const QString temperature = cell.temperature == 1.0F ? QString() : numberText(cell.temperature);
    const float usual = 1 / std::sqrt(static_cast<float>(cell.key_dimensions));
    if (std::abs(cell.scale / usual - 1) > 1e-4F)
        return temperature.isEmpty() ? tr("× %1").arg(numberText(cell.scale))
                                     : tr("× %1 ∕ %2").arg(numberText(cell.scale), temperature);
    return temperature.isEmpty() ? tr("∕ √d<sub>k</sub> = %1").arg(numberText(cell.divisor))
                                 : tr("∕ √d<sub>k</sub> × %1 = %2").arg(temperature, numberText(cell.divisor));
}

void Inspector::displaySteps(const core::CellDerivation& cell)
{
    const auto set = [this](int step, const QString& name, const QString& value) {
        m_stepNames[static_cast<std::size_t>(step)]->setText(name);
        m_stepValues[static_cast<std::size_t>(step)]->setText(value);
    };
    const bool visible = cell.hidden_by.empty();
    explainSteps(cell);
    for (int step = 0; step < steps; ++step) set(step, QString(), QString());
    if (cell.key_dimensions == 0) {
        // Numbers from a file have no derivation.
        set(0, tr("read from the file, not computed"), numberText(cell.weight));
        return showSteps();
    }
    set(0,
        (cell.key_dimensions == 1 ? tr("q·k over 1 dimension") : tr("q·k over %1 dimensions").arg(cell.key_dimensions)),
        numberText(cell.score_raw));
    set(1, scaleWords(cell), numberText(cell.score_uncapped.value_or(cell.score_scaled)));
    if (cell.score_uncapped)
        set(2, tr("soft-cap %1 · tanh(s ∕ %1)").arg(numberText(cell.soft_cap)), numberText(cell.score_scaled));
    if (cell.score_biased) set(3, tr("+ bias of position"), numberText(*cell.score_biased));
    const QString mask = visible ? tr("mask: visible") : tr("mask: hidden by %1").arg(rulesBehindBy(cell.hidden_by));
    const auto over = [&](Index keys) {
        return cell.sink_weight ? tr("%1 and the sink").arg(softmaxOver(keys)) : softmaxOver(keys);
    };
    if (cell.weight_unmasked) {
        set(4, over(cell.keys), numberText(*cell.weight_unmasked));
        set(5, mask, visible ? numberText(*cell.weight_unmasked) : QStringLiteral("0"));
        if (cell.replaced)
            set(6, tr("set by an intervention"), numberText(cell.weight));
        else if (cell.row_sum)
            set(6, tr("∕ the row's sum %1").arg(numberText(*cell.row_sum)), numberText(cell.weight));
    } else {
        set(4, mask, visible ? QStringLiteral("+0") : numberText(cell.score_masked.value_or(0)));
        set(5, cell.replaced ? tr("set by an intervention, not by softmax") : over(cell.softmax_keys),
            numberText(cell.weight));
    }
    if (cell.weight_dropped) set(7, tr("dropout"), numberText(*cell.weight_dropped));
    if (cell.contribution_norm) set(8, tr("‖weight · v W<sub>O</sub>‖"), numberText(*cell.contribution_norm));
    showSteps();
}

/// Which term of the glossary each step is about.
void Inspector::explainSteps(const core::CellDerivation& cell)
{
    const bool given = cell.key_dimensions == 0;
    const bool masksAfter = cell.weight_unmasked.has_value();
    const Term softmax = cell.replaced ? Term::KnockOut : Term::Softmax;
    const Term terms[steps] = {given ? Term::Weight : Term::Score,
                               Term::Scale,
                               Term::SoftCap,
                               Term::PositionBias,
                               masksAfter ? Term::Softmax : Term::Mask,
                               masksAfter ? Term::Mask : softmax,
                               softmax,
                               Term::Dropout,
                               Term::Norm};
    for (std::size_t step = 0; step < m_stepNames.size(); ++step) {
        QLabel* label = m_stepNames[step];
        if (label->toolTip().isEmpty() || termOf(label) != glossaryEntry(terms[step]).name) explain(label, terms[step]);
    }
}

/// Steps that do not occur are absent, and those that do are counted through.
void Inspector::showSteps()
{
    int number = 0;
    for (std::size_t step = 0; step < m_stepNames.size(); ++step) {
        const bool shown = !m_stepNames[step]->text().isEmpty();
        if (shown) m_stepNumbers[step]->setText(QString::number(++number));
        for (QLabel* label : {m_stepNumbers[step], m_stepNames[step], m_stepValues[step]}) label->setVisible(shown);
    }
}

void Inspector::displayBars(const core::Trace& trace, const core::HeadAddress& address,
                            const core::InspectedCell& inspected)
{
    const std::vector<Index> keys = inspected.largestKeys(trace.mask(address), mostBars);
    const auto& tokens = trace.keys(address.item);
    std::vector<WeightBars::Bar> bars;
    bars.reserve(keys.size());
    for (const Index key : keys)
        bars.push_back({tokenText(tokens[static_cast<std::size_t>(key)]), inspected.weights(key), static_cast<int>(key),
                        key == inspected.cell.key, static_cast<int>(key) + 1});
    m_bars->setVisible(!bars.empty());
    m_noBars->setVisible(bars.empty());
    float full = trace.range.second;
    if (trace.mixes != nullptr) {
        full = 1e-6F;
        for (const WeightBars::Bar& bar : bars)
            if (std::isfinite(bar.value)) full = std::max(full, std::abs(bar.value));
    }
    m_bars->setBars(std::move(bars), full);
}

void Inspector::displayOtherHeads(const core::Trace& trace, const core::HeadAddress& address, const Cell& cell)
{
    const bool alone = trace.model->info.layers * trace.model->info.heads == 1;
    const auto others = core::otherHeadsAt(trace, address, cell);
    setOtherHeads(trace.model->info, others);
    if (!others.empty() || alone || core::keepsWeights(trace, address)) return;
    m_others->setText(tr("Computing this cell in every head…"));  // setOtherHeads() follows
    m_others->show();
    m_othersHeading->show();
}

void Inspector::setOtherHeads(const core::ModelInfo& info, const std::vector<core::HeadWeight>& others)
{
    QStringList links;
    for (std::size_t i = 0; i < std::min(mostOtherHeads, others.size()); ++i)
        links << QStringLiteral("<a href=\"%1/%2\" style=\"color:%6\">L%3H%4</a> %5")
                     .arg(others[i].layer)
                     .arg(others[i].head)
                     .arg(core::layerNumber(info, others[i].layer, 1))
                     .arg(others[i].head + 1)
                     .arg(numberText(others[i].weight), themeColors().accent.name());
    if (others.size() > mostOtherHeads) links << tr("and %1 more").arg(others.size() - mostOtherHeads);
    m_others->setText(links.join(QStringLiteral(" · ")));
    m_others->setVisible(!links.empty());
    m_othersHeading->setVisible(!links.empty());
}

/// A weight is easily taken for a reason of the answer; whether it is one can be tried where there is an answer.
void Inspector::showCaution()
{
    QString caution = tr("A weight says where the head looks, not what the answer rests on.");
    if (m_hasWeight)
        caution += QStringLiteral(" <a href=\"out\" style=\"color:%1\">%2</a>")
                       .arg(themeColors().accent.name(), tr("Knock it out"));
    m_caution->setText(caution);
    m_caution->setVisible(m_answer->saysSomething());
}

#include "moc_inspector.cpp"
