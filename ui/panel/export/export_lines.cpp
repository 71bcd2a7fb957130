#include "ui/panel/export/export_lines.h"

#include <QCheckBox>

#include "core/session/fresh_session.h"
#include "ui/part/prefixed_spin.h"

#include <optional>

ExportLines::ExportLines(core::Session& session)
    : ExportSection(tr("Lines")),
      m_session(session),
      m_most(new PrefixedSpin(tr("For each query"))),
      m_least(new PrefixedSpin(tr("From"))),
      m_curved(new QCheckBox(tr("c&urved")))
{
    m_most->setObjectName(QStringLiteral("figureLines"));
    m_most->setAccessibleName(tr("Lines for each query"));
    m_most->setToolTip(tr("How many lines each query has, those of its largest weights; below 1: all of them"));
    m_most->setDecimals(0);
    m_most->setRangeOrOpen(1, static_cast<double>(core::mostFlowLines), tr("all"));
    m_most->setMinimumWidth(1);
    m_least->setObjectName(QStringLiteral("figureLeastWeight"));
    m_least->setAccessibleName(tr("The smallest weight that has a line"));
    m_least->setToolTip(tr("Weights below this have no line; auto: as many lines as are told apart"));
    m_least->setDecimals(3);
    m_least->setSingleStep(0.01);
    m_least->setRangeOrOpen(0, 1, tr("auto"));
    m_curved->setObjectName(QStringLiteral("figureCurves"));
    m_curved->setToolTip(tr("Lines leave and reach their tokens level"));
    addRow({m_most, m_least});
    m_rows->addWidget(m_curved);
    for (PrefixedSpin* field : {m_most, m_least})
        connect(field, &QDoubleSpinBox::valueChanged, this, &ExportLines::take);
    connect(m_curved, &QCheckBox::toggled, this, &ExportLines::take);
}

void ExportLines::take()
{
    if (signalsBlocked()) return;  // while it displays
    core::FlowSettings& flow = m_session.flow;
    flow.most = static_cast<core::Index>(m_most->chosen().value_or(0));
    flow.least = m_least->chosen().value_or(core::usualLeast);
    flow.curved = m_curved->isChecked();
    emit changed();
}

void ExportLines::display(const core::FigureSettings& settings)
{
    const core::FlowSettings& flow = m_session.flow;
    setVisible(settings.content == core::FigureSettings::Content::Flow);
    m_most->choose(flow.most == 0 ? std::nullopt : std::optional(static_cast<double>(flow.most)));
    m_least->choose(flow.least < 0 ? std::nullopt : std::optional(flow.least));
    m_curved->setChecked(flow.curved);
}

/// Lines are the session's, and none of the look's.
void ExportLines::apply(core::FigureSettings&) const {}

#include "moc_export_lines.cpp"
