#include "ui/feature/atlas/atlas_bar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QStyle>

#include "ui/feature/atlas/atlas_document.h"
#include "ui/feature/atlas/head_list.h"
#include "ui/part/elided_label.h"
#include "ui/part/named_button.h"
#include "ui/plot/atlas/atlas_figure.h"
#include "ui/theme/magnification.h"

AtlasBar::AtlasBar(AtlasDocument& document, const HeadList& list, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_list(list),
      m_facts(new ElidedLabel),
      m_step(new QLabel),
      m_slider(new QSlider(Qt::Horizontal)),
      m_search(new QLineEdit),
      m_found(new QLabel),
      m_beside(namedButton(tr("Beside another…"), "besideAnother",
                           tr("Opens a second atlas of the same shape, and shows what changed, the largest first")))
{
    m_facts->setObjectName(QStringLiteral("atlasFacts"));
    m_facts->setProperty("role", QStringLiteral("hint"));
    m_step->setTextFormat(Qt::PlainText);
    m_slider->setObjectName(QStringLiteral("atlasStep"));
    m_slider->setAccessibleName(tr("Step of the training"));
    m_slider->setPageStep(1);
    m_search->setObjectName(QStringLiteral("headSearch"));
    m_search->setAccessibleName(tr("What a head must be like"));
    m_search->setPlaceholderText(tr("previous > 0.5 and layer < 4"));
    m_search->setToolTip(tr("Measures with <, > or =, layer, head, tag = NAME, or words of names and notes; with and, "
                            "or, not and brackets"));
    m_search->setClearButtonEnabled(true);
    keepScaled(m_slider, [this] { m_slider->setFixedWidth(scaled(220)); });
    keepScaled(m_search, [this] { m_search->setMinimumWidth(scaled(300)); });
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 8, 16, 8);
    row->setSpacing(10);
    row->addWidget(m_facts, 1);
    row->addWidget(m_step);
    row->addWidget(m_slider);
    row->addWidget(m_search);
    row->addWidget(m_found);
    row->addWidget(m_beside);
    for (const auto signal : {&AtlasDocument::opened, &AtlasDocument::stepChanged, &AtlasDocument::besideChanged})
        connect(&document, signal, this, &AtlasBar::showAtlas);
    connect(&list, &HeadList::modelReset, this, &AtlasBar::showFound);
    connect(m_slider, &QSlider::valueChanged, this,
            [this](int step) { m_document.setStep(static_cast<std::size_t>(step)); });
    connect(m_search, &QLineEdit::textChanged, this, &AtlasBar::ask);
    connect(m_beside, &QPushButton::clicked, this, [this] {
        if (m_document.other() != nullptr)
            m_document.closeBeside();
        else
            emit besideAsked();
    });
    showAtlas();
}

void AtlasBar::focusSearch()
{
    m_search->setFocus();
    m_search->selectAll();
}

void AtlasBar::ask(const QString& asked)
{
    m_trouble = m_document.setAsked(asked);
    showFound();
}

void AtlasBar::showAtlas()
{
    const bool open = m_document.isOpen();
    const auto steps = open ? static_cast<int>(m_document.atlas().steps.size()) : 0;
    for (QWidget* each : std::initializer_list<QWidget*>{m_step, m_slider}) each->setVisible(steps > 1);
    m_search->setEnabled(open);
    m_beside->setEnabled(open);
    if (!open) return m_facts->setText(tr("No atlas is open."));
    const int now = static_cast<int>(m_document.step());
    if (m_slider->maximum() != steps - 1) m_slider->setRange(0, steps - 1);
    if (m_slider->value() != now) m_slider->setValue(now);
    m_step->setText(stepName(m_document.atlas(), m_document.step()));
    QString facts = atlasFacts(m_document.atlas(), m_document.step());
    if (m_document.other() != nullptr)
        facts = tr("%1, beside %2")
                    .arg(stepName(m_document.atlas(), m_document.step()),
                         QString::fromStdString(m_document.otherFile().filename().string()));
    m_facts->setText(facts);
    m_beside->setText(m_document.other() != nullptr ? tr("Close the other") : tr("Beside another…"));
    showFound();
}

void AtlasBar::showFound()
{
    if (!m_document.isOpen()) return;
    const bool wrong = !m_trouble.isEmpty();
    m_found->setProperty("role", wrong ? QStringLiteral("warning") : QStringLiteral("hint"));
    m_found->style()->unpolish(m_found);
    m_found->style()->polish(m_found);
    m_found->setText(wrong ? tr("not understood")
                           : tr("%1 of %2").arg(m_list.found()).arg(m_document.shownStep().statistics.size()));
    m_found->setToolTip(m_trouble.toHtmlEscaped());
}

#include "moc_atlas_bar.cpp"
