#include "ui/feature/atlas/scatter_panel.h"

#include <QLabel>
#include <QVBoxLayout>

#include "ui/feature/atlas/atlas_document.h"
#include "ui/feature/atlas/head_scatter.h"
#include "ui/part/prefixed_combo.h"
#include "ui/part/segments.h"
#include "ui/part/wrapping_layout.h"
#include "ui/words/measure_names.h"

ScatterPanel::ScatterPanel(AtlasDocument& document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_scatter(new HeadScatter(document)),
      m_across(new PrefixedCombo(tr("Across"))),
      m_up(new PrefixedCombo(tr("Up"))),
      m_look(new Segments(tr("What is drawn"), {{tr("Scatter"), tr("A point for each head")},
                                                {tr("Over training"), tr("A line for each head, step by step")}})),
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
    connect(&document, &AtlasDocument::besideChanged, this,
            [this] { m_across->setVisible(m_look->current() == 0 && m_document.other() == nullptr); });
}

QLayout* ScatterPanel::createAxes()
{
    m_across->setObjectName(QStringLiteral("atlasAcross"));
    m_across->setAccessibleName(tr("Measure across"));
    m_up->setObjectName(QStringLiteral("atlasUp"));
    m_up->setAccessibleName(tr("Measure up"));
    m_look->setObjectName(QStringLiteral("atlasLook"));
    m_look->setCurrent(0);
    m_look->hide();
    auto* row = new WrappingLayout(nullptr);
    row->setSpacing(8);
    row->addWidget(m_up);
    row->addWidget(m_across);
    row->addWidget(m_look);
    connect(m_across, &QComboBox::activated, this, &ScatterPanel::takeAxes);
    connect(m_up, &QComboBox::activated, this, &ScatterPanel::takeAxes);
    connect(m_look, &Segments::chosen, this, &ScatterPanel::setLook);
    return row;
}

bool ScatterPanel::showsTraining() const { return m_scatter->look() == HeadScatter::Look::Training; }

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
    const bool training = m_document.atlas().steps.size() > 1;
    m_look->setVisible(training);
    if (!training) setLook(0);
}

void ScatterPanel::takeAxes()
{
    m_document.setAxes(static_cast<core::Measure>(m_across->currentData().toInt()),
                       static_cast<core::Measure>(m_up->currentData().toInt()));
}

void ScatterPanel::setLook(int look)
{
    m_look->setCurrent(look);
    m_across->setVisible(look == 0 && m_document.other() == nullptr);
    m_scatter->setLook(look == 0 ? HeadScatter::Look::Scatter : HeadScatter::Look::Training);
}

void ScatterPanel::showWords()
{
    m_note->setText(m_scatter->note());
    m_note->setVisible(!m_scatter->note().isEmpty());
    const QString layers = tr("Dark: low layers, yellow: high ones.") + QLatin1Char(' ');
    if (showsTraining())
        m_key->setText(layers + tr("Dashed: the step that is looked at."));
    else if (m_document.other() != nullptr)
        m_key->setText(layers + tr("Across: this atlas; up: the other. What did not change lies on the line."));
    else
        m_key->setText(layers + tr("Cross: 95 % intervals of the chosen head's means."));
}

#include "moc_scatter_panel.cpp"
