#include "ui/feature/atlas/scatter_panel.h"

#include <QLabel>
#include <QVBoxLayout>

#include "ui/feature/atlas/atlas_document.h"
#include "ui/feature/atlas/head_scatter.h"
#include "ui/part/prefixed_combo.h"
#include "ui/part/segments.h"
#include "ui/part/wrapping_layout.h"
#include "ui/words/measure_names.h"

#include <algorithm>

ScatterPanel::ScatterPanel(AtlasDocument& document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_scatter(new HeadScatter(document)),
      m_across(new PrefixedCombo(tr("Across"))),
      m_up(new PrefixedCombo(tr("Up"))),
      m_kinds(new PrefixedCombo(tr("Spans"))),
      m_look(
          new Segments(tr("What is drawn"),
                       {{tr("Scatter"), tr("A point for each head"), AtlasLook::Scatter},
                        {tr("Over training"), tr("A line for each head, step by step"), AtlasLook::Training},
                        {tr("By span"), tr("Which heads of one kind of span read another kind"), AtlasLook::Spans}})),
      m_note(new QLabel),
      m_key(new QLabel)
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 10, 14, 8);
    layout->addLayout(createAxes());
    layout->addWidget(m_scatter, 1);
    for (QLabel* each : {m_note, m_key}) {
        each->setProperty("role", QStringLiteral("hint"));
        each->setTextFormat(Qt::PlainText);
        each->setWordWrap(true);
        layout->addWidget(each);
    }
    connect(m_scatter, &HeadScatter::drawn, this, &ScatterPanel::showWords);
    connect(&document, &AtlasDocument::opened, this, &ScatterPanel::fillMeasures);
    connect(&document, &AtlasDocument::stepChanged, this, &ScatterPanel::fillKinds);
    connect(&document, &AtlasDocument::besideChanged, this, &ScatterPanel::showLook);
    connect(&document, &AtlasDocument::axesChanged, this, &ScatterPanel::showLook);
}

QLayout* ScatterPanel::createAxes()
{
    m_across->setObjectName(QStringLiteral("atlasAcross"));
    m_across->setAccessibleName(tr("Measure across"));
    m_up->setObjectName(QStringLiteral("atlasUp"));
    m_up->setAccessibleName(tr("Measure up"));
    m_kinds->setObjectName(QStringLiteral("atlasKinds"));
    m_kinds->setAccessibleName(tr("Who reads whom"));
    m_kinds->setToolTip(tr("Spans that differ by a number alone are one kind"));
    m_kinds->hide();
    m_look->setObjectName(QStringLiteral("atlasLook"));
    m_look->setCurrent(static_cast<int>(AtlasLook::Scatter));
    m_look->hide();
    auto* row = new WrappingLayout(nullptr);
    row->setSpacing(8);
    row->addWidget(m_up);
    row->addWidget(m_across);
    row->addWidget(m_kinds);
    row->addWidget(m_look);
    connect(m_across, &QComboBox::activated, this, &ScatterPanel::takeAxes);
    connect(m_up, &QComboBox::activated, this, &ScatterPanel::takeAxes);
    connect(m_kinds, &QComboBox::activated, this,
            [this](int place) { m_document.setKinds(pairsIn(m_document.spans())[static_cast<std::size_t>(place)]); });
    connect(m_look, &Segments::chosen, this, [this](int look) { m_document.setLook(static_cast<AtlasLook>(look)); });
    return row;
}

void ScatterPanel::fillMeasures()
{
    if (!m_document.isOpen()) return;
    const std::vector<core::Measure> all = measuresIn(m_document.atlas());
    const auto fill = [&](QComboBox* combo, core::Measure chosen) {
        combo->clear();
        for (const core::Measure each : all) combo->addItem(shortMeasureName(each), static_cast<int>(each));
        combo->setCurrentIndex(std::max(0, combo->findData(static_cast<int>(chosen))));
    };
    fill(m_across, m_document.across());
    fill(m_up, m_document.up());
    if (!all.empty()) takeAxes();
    if (m_document.look() == AtlasLook::Training && m_document.atlas().steps.size() < 2)
        m_document.setLook(AtlasLook::Scatter);
    fillKinds();
}

/// The pairs that the shown step has.
void ScatterPanel::fillKinds()
{
    m_kinds->clear();
    for (const SpanKinds& each : pairsIn(m_document.spans())) m_kinds->addItem(pairName(each));
    const bool training = m_document.atlas().steps.size() > 1, spans = m_kinds->count() > 0;
    m_look->setVisible(training || spans);
    m_look->setShown(static_cast<int>(AtlasLook::Training), training);
    m_look->setShown(static_cast<int>(AtlasLook::Spans), spans);
    showLook();
}

void ScatterPanel::takeAxes()
{
    m_document.setAxes(static_cast<core::Measure>(m_across->currentData().toInt()),
                       static_cast<core::Measure>(m_up->currentData().toInt()));
}

void ScatterPanel::showLook()
{
    if (!m_document.isOpen()) return;
    const AtlasLook look = m_document.look();
    m_look->setCurrent(static_cast<int>(look));
    m_up->setVisible(look != AtlasLook::Spans);
    m_across->setVisible(look == AtlasLook::Scatter && m_document.other() == nullptr);
    m_kinds->setVisible(look == AtlasLook::Spans);
    const std::vector<SpanKinds> pairs = pairsIn(m_document.spans());
    const auto chosen = std::ranges::find(pairs, m_document.kinds());
    m_kinds->setCurrentIndex(chosen == pairs.end() ? -1 : static_cast<int>(chosen - pairs.begin()));
}

void ScatterPanel::showWords()
{
    m_note->setText(m_scatter->note());
    m_note->setVisible(!m_scatter->note().isEmpty());
    const QString layers = tr("Dark: low layers, yellow: high ones.") + QLatin1Char(' ');
    if (m_document.look() == AtlasLook::Training)
        m_key->setText(layers + tr("Dashed: the step that is looked at."));
    else if (m_document.look() == AtlasLook::Spans && m_document.other() == nullptr)
        m_key->setText(layers + tr("Line: the chosen head's standard deviation from text to text."));
    else if (m_document.other() != nullptr)
        m_key->setText(layers + tr("Across: this atlas; up: the other. What did not change lies on the line."));
    else
        m_key->setText(layers + tr("Cross: 95 % intervals of the chosen head's means."));
}

#include "moc_scatter_panel.cpp"
