#include "ui/panel/export/export_chart.h"

#include "core/model/pass/label_answers.h"
#include "core/model/pass/prediction.h"
#include "ui/part/prefixed_combo.h"
#include "ui/plot/figure/figure_contents.h"
#include "ui/words/measure_names.h"

#include <algorithm>

using core::Measure;
using Content = core::FigureSettings::Content;
using Groups = core::ChartSettings::Groups;

namespace {

constexpr std::size_t mostPaired = 6;  ///< sets that are offered in pairs

}  // namespace

bool hasChartChoices(const core::FigureSettings& settings)
{
    return isChart(settings) && settings.content != Content::Differences;
}

ExportChart::ExportChart(const FigureSource& source)
    : ExportSection(tr("Chart")),
      m_source(source),
      m_measure(new PrefixedCombo(tr("Measure"))),
      m_upwards(new PrefixedCombo(tr("Upwards"))),
      m_groups(new PrefixedCombo(tr("Heads"))),
      m_answers(new PrefixedCombo(tr("Answer")))
{
    createMeasures();
    createGroups();
    createAnswers();
    for (PrefixedCombo* combo : {m_measure, m_upwards, m_groups, m_answers}) {
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        m_rows->addWidget(combo);
        connect(combo, &QComboBox::activated, this, &ExportChart::changed);
    }
}

void ExportChart::createMeasures()
{
    m_measure->setObjectName(QStringLiteral("figureMeasure"));
    m_measure->setAccessibleName(tr("Measure"));
    m_measure->setToolTip(tr("What is measured of each head"));
    m_upwards->setObjectName(QStringLiteral("figureUpwards"));
    m_upwards->setAccessibleName(tr("Measure on the vertical axis"));
    m_upwards->setToolTip(tr("The measure on the vertical axis"));
    const bool marked = m_source.session.marked && !m_source.session.marked->empty();
    const auto& whole = m_source.whole ? m_source.whole : m_source.traces.front();
    const bool predicts =
        whole != nullptr && !whole->recorded() && !whole->fromGiven() && core::answers(*core::speakerOf(*whole).model);
    for (const Measure measure : core::allMeasures) {
        if ((measure == Measure::Marked && !marked) || (core::isKnockOut(measure) && !predicts)) continue;
        for (PrefixedCombo* combo : {m_measure, m_upwards})
            combo->addItem(measureName(measure, m_source.session.heads.unit), static_cast<int>(measure));
    }
}

void ExportChart::createGroups()
{
    m_groups->setObjectName(QStringLiteral("figureGroups"));
    m_groups->setAccessibleName(tr("Groups of heads"));
    m_groups->setToolTip(tr("Each head by itself, or two groups of heads as their mean and standard deviation"));
    const auto offer = [&](const QString& name, Grouping grouping) {
        m_groups->addItem(name);
        m_groupings.push_back(std::move(grouping));
    };
    offer(tr("each by itself"), {});
    if (!m_source.session.chosen.empty()) offer(tr("picked heads and all others"), {Groups::Picked, {}});
    const std::vector<core::HeadSet>& sets = m_source.session.head_sets;
    for (const core::HeadSet& set : sets)
        offer(tr("“%1” and all others").arg(QString::fromStdString(set.name)), {Groups::Sets, {set.name}});
    for (std::size_t a = 0; a < std::min(sets.size(), mostPaired); ++a)
        for (std::size_t b = a + 1; b < std::min(sets.size(), mostPaired); ++b)
            offer(tr("“%1” and “%2”").arg(QString::fromStdString(sets[a].name), QString::fromStdString(sets[b].name)),
                  {Groups::Sets, {sets[a].name, sets[b].name}});
}

void ExportChart::createAnswers()
{
    m_answers->setObjectName(QStringLiteral("figureAnswers"));
    m_answers->setAccessibleName(tr("Answer"));
    m_answers->setToolTip(tr("Whose probability is followed while each head is switched off: the likeliest word, or "
                             "words that are tracked"));
    const auto offer = [&](const QString& name, Answers answers) {
        m_answers->addItem(name);
        m_asked.push_back(std::move(answers));
    };
    offer(tr("the likeliest word"), {});
    const std::vector<core::TrackedWord>& tracked = m_source.session.tracked;
    for (const core::TrackedWord& word : tracked)
        offer(tr("“%1”").arg(QString::fromStdString(word.text)), {{word}, {}});
    if (tracked.size() > 1) offer(tr("all %1 tracked words").arg(tracked.size()), {tracked, {}});
}

/// A session's own, which the window does not offer, is one more entry.
void ExportChart::displayAnswers(const core::ChartSettings& chart)
{
    const auto isShown = [&](const Answers& each) {
        return each.words == chart.answers && each.against == chart.against;
    };
    auto found = std::ranges::find_if(m_asked, isShown);
    if (found == m_asked.end()) {
        QStringList words;
        for (const core::TrackedWord& word : chart.answers) words << tr("“%1”").arg(QString::fromStdString(word.text));
        const QString all = words.isEmpty() ? tr("the likeliest word") : words.join(tr(", "));
        m_answers->addItem(
            chart.against.empty() ? all : tr("%1 rather than “%2”").arg(all, QString::fromStdString(chart.against)));
        m_asked.push_back({chart.answers, chart.against});
        found = m_asked.end() - 1;
    }
    m_answers->setCurrentIndex(static_cast<int>(found - m_asked.begin()));
}

void ExportChart::display(const core::FigureSettings& settings)
{
    const core::ChartSettings& chart = settings.part.chart;
    setVisible(hasChartChoices(settings));
    m_measure->setVisible(hasMeasure(settings));
    m_upwards->setVisible(settings.content == Content::Scatter);
    m_groups->setVisible(contentRow(settings.content).groups && m_groupings.size() > 1);
    const auto asks = [&](Measure measure) { return hasMeasure(settings) && core::isKnockOut(measure); };
    m_answers->setVisible(settings.content == Content::KnockOuts || asks(chart.measure)
                          || (settings.content == Content::Scatter && asks(chart.upwards)));
    const auto choose = [](PrefixedCombo* combo, Measure measure) {
        combo->setCurrentIndex(std::max(0, combo->findData(static_cast<int>(measure))));
    };
    choose(m_measure, chart.measure);
    choose(m_upwards, chart.upwards);
    const auto isShown = [&](const Grouping& each) { return each.groups == chart.groups && each.sets == chart.sets; };
    const auto grouping = std::ranges::find_if(m_groupings, isShown);
    m_groups->setCurrentIndex(grouping == m_groupings.end() ? 0 : static_cast<int>(grouping - m_groupings.begin()));
    displayAnswers(chart);
}

void ExportChart::apply(core::FigureSettings& settings) const
{
    core::ChartSettings& chart = settings.part.chart;
    chart.measure = static_cast<Measure>(m_measure->currentData().toInt());
    chart.upwards = static_cast<Measure>(m_upwards->currentData().toInt());
    const Grouping& grouping = m_groupings[static_cast<std::size_t>(m_groups->currentIndex())];
    chart.groups = grouping.groups;
    chart.sets = grouping.sets;
    const Answers& asked = m_asked[static_cast<std::size_t>(m_answers->currentIndex())];
    chart.answers = asked.words;
    chart.against = asked.against;
}

#include "moc_export_chart.cpp"
