#include "ui/panel/export/export_ground.h"

#include "ui/part/prefixed_combo.h"
#include "ui/part/segments.h"

using Background = core::FigureSettings::Background;
using Theme = core::FigureSettings::Theme;

ExportGround::ExportGround()
    : ExportSection(tr("Background")),
      // In the order of their enumerations, as the themes.
      m_grounds(new Segments(tr("Background"),
                             {{tr("White"), tr("A white background")},
                              {tr("Transparent"), tr("No background: what lies behind the figure shows through")}})),
      m_theme(new PrefixedCombo(tr("Theme")))
{
    m_grounds->setObjectName(QStringLiteral("figureGround"));
    m_theme->setObjectName(QStringLiteral("figureTheme"));
    m_theme->setAccessibleName(tr("Theme of the figure"));
    m_theme->setToolTip(tr("Dark text for light pages, or light text for dark slides"));
    m_theme->addItems({tr("light"), tr("dark")});
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
    m_grounds->setText(0, settings.theme == Theme::Dark ? tr("Dark") : tr("White"));
    m_theme->setCurrentIndex(static_cast<int>(settings.theme));
}

void ExportGround::apply(core::FigureSettings& settings) const
{
    settings.background = static_cast<Background>(m_grounds->current());
    settings.theme = static_cast<Theme>(m_theme->currentIndex());
}

#include "moc_export_ground.cpp"
