#include "ui/panel/export/export_ground.h"

#include "ui/part/named_values.h"
#include "ui/part/prefixed_combo.h"
#include "ui/part/segments.h"

using Background = core::FigureSettings::Background;
using FigureTheme = core::FigureSettings::Theme;

ExportGround::ExportGround()
    : ExportSection(tr("Background")),
      m_grounds(new Segments(tr("Background"),
                             {{tr("White"), tr("A white background"), Background::White},
                              {tr("Transparent"), tr("No background: what lies behind the figure shows through"),
                               Background::Transparent}})),
      m_theme(new PrefixedCombo(tr("Theme")))
{
    m_grounds->setObjectName(QStringLiteral("figureGround"));
    m_theme->setObjectName(QStringLiteral("figureTheme"));
    m_theme->setAccessibleName(tr("Theme of the figure"));
    m_theme->setToolTip(tr("Dark text for light pages, or light text for dark slides"));
    addValues<FigureTheme>(m_theme, {{tr("light"), FigureTheme::Light}, {tr("dark"), FigureTheme::Dark}});
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(m_grounds);
    row->addWidget(m_theme, 1);
    m_rows->addLayout(row);
    connect(m_grounds, &Segments::chosen, this, &ExportGround::changed);
    connect(m_theme, &QComboBox::activated, this, &ExportGround::changed);
}

void ExportGround::display(const core::FigureSettings& settings)
{
    m_grounds->setCurrent(static_cast<int>(settings.background));
    m_grounds->setText(static_cast<int>(Background::White),
                       settings.theme == FigureTheme::Dark ? tr("Dark") : tr("White"));
    setValue(m_theme, settings.theme);
}

void ExportGround::apply(core::FigureSettings& settings) const
{
    settings.background = static_cast<Background>(m_grounds->current());
    settings.theme = valueOf<FigureTheme>(m_theme);
}

#include "moc_export_ground.cpp"
