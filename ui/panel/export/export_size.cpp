#include "ui/panel/export/export_size.h"

#include <QSettings>

#include "ui/panel/export/figure_content.h"
#include "ui/part/prefixed_spin.h"
#include "ui/part/segments.h"

#include <array>
#include <cmath>

namespace {

const QString unitKey = QStringLiteral("figure/unit");
constexpr double inch = 25.4;
constexpr QSizeF slide(254, 142.875);  ///< 16:9, as presentation programs have it

enum Preset { OneColumn, TwoColumns, Slide };

int presetOf(double width, std::optional<double> height)
{
    if (width == slide.width() && height == slide.height()) return Slide;
    return width == oneColumn ? OneColumn : width == twoColumns ? TwoColumns : -1;
}

}  // namespace

ExportSize::ExportSize()
    : ExportSection(tr("Size")),
      m_presets(new Segments(tr("Size"),
                             {{{}, tr("A figure in one column of a paper")},
                              {{}, tr("A figure as wide as a page of a paper")},
                              {tr("Slide 16:9"), tr("A slide of 254 × 143 mm")}},
                             2)),
      m_units(new Segments(tr("Unit"), {{tr("mm"), tr("Sizes in millimetres")}, {tr("inch"), tr("Sizes in inches")}})),
      m_width(new PrefixedSpin(tr("Width"))),
      m_height(new PrefixedSpin(tr("Height")))
{
    m_presets->setObjectName(QStringLiteral("figureSizes"));
    m_units->setObjectName(QStringLiteral("figureUnits"));
    m_units->setSmall();
    m_units->setCurrent(QSettings().value(unitKey).toString() == QLatin1String("inch") ? 1 : 0);
    createFields();
    m_headline->addWidget(m_units);
    m_rows->addWidget(m_presets);
    addRow({m_width, m_height});
    connect(m_presets, &Segments::chosen, this, &ExportSize::choosePreset);
    connect(m_units, &Segments::chosen, this, [this] {
        QSettings().setValue(unitKey, inches() ? QStringLiteral("inch") : QStringLiteral("mm"));
        displaySize();
        emit changed();
    });
    // Only what was edited is taken: the other keeps its exact millimetres.
    connect(m_width, &QDoubleSpinBox::valueChanged, this,
            [this](double width) { take(width * unit(), m_size.height_mm); });
    connect(m_height, &QDoubleSpinBox::valueChanged, this, [this] {
        const auto height = m_height->chosen();
        take(m_size.width_mm, height ? std::optional(*height * unit()) : std::nullopt);
    });
}

void ExportSize::createFields()
{
    m_width->setObjectName(QStringLiteral("figureWidth"));
    m_width->setToolTip(tr("Width of the page, %1 to %2 mm").arg(core::smallestFigure).arg(core::largestFigure));
    m_height->setObjectName(QStringLiteral("figureHeight"));
    m_height->setToolTip(tr("Height of the page; auto: as high as the maps need"));
}

bool ExportSize::inches() const { return m_units->current() == 1; }
double ExportSize::unit() const { return inches() ? inch : 1; }

void ExportSize::display(const core::FigureSettings& settings)
{
    m_size.width_mm = settings.width_mm;
    m_size.height_mm = settings.height_mm;
    displaySize();
}

void ExportSize::displaySize()
{
    m_displaying = true;
    for (PrefixedSpin* field : {m_width, m_height}) {
        field->setDecimals(inches() ? 2 : 1);
        field->setSingleStep(inches() ? 0.1 : 1);
        field->setSuffix(inches() ? tr(" in") : tr(" mm"));
    }
    // Rounded inwards, so that what is shown is allowed.
    const double step = inches() ? 100 : 10;
    const double lowest = std::ceil(core::smallestFigure / unit() * step) / step;
    const double highest = std::floor(core::largestFigure / unit() * step) / step;
    m_width->setRange(lowest, highest);
    m_width->setValue(m_size.width_mm / unit());
    m_height->setRangeOrOpen(lowest, highest, tr("auto"));
    m_height->setOpenMeans(m_naturalHeight / unit());
    m_height->choose(m_size.height_mm ? std::optional(*m_size.height_mm / unit()) : std::nullopt);
    m_presets->setText(OneColumn, tr("1 column %1").arg(inches() ? tr("3.5 in") : tr("89 mm")));
    m_presets->setText(TwoColumns, tr("2 columns %1").arg(inches() ? tr("7.2 in") : tr("183 mm")));
    m_presets->setCurrent(presetOf(m_size.width_mm, m_size.height_mm));
    m_displaying = false;
}

void ExportSize::apply(core::FigureSettings& settings) const
{
    settings.width_mm = m_size.width_mm;
    settings.height_mm = m_size.height_mm;
}

void ExportSize::choosePreset(int preset)
{
    constexpr std::array widths = {oneColumn, twoColumns, slide.width()};
    take(widths[static_cast<std::size_t>(preset)], preset == Slide ? std::optional(slide.height()) : std::nullopt);
}

void ExportSize::take(double width, std::optional<double> height)
{
    if (m_displaying) return;
    m_size.width_mm = width;
    m_size.height_mm = height;
    m_chosen = true;
    emit changed();
}

void ExportSize::setNaturalHeight(double millimetres)
{
    m_naturalHeight = millimetres;
    m_height->setOpenMeans(millimetres / unit());
}

QString ExportSize::sizeText(const QSizeF& millimetres) const
{
    const auto number = [&](double value) { return QString::number(value / unit(), 'f', inches() ? 2 : 0); };
    return tr("%1 × %2 %3")
        .arg(number(millimetres.width()), number(millimetres.height()), inches() ? tr("in") : tr("mm"));
}
