#include "ui/panel/export/export_size.h"

#include <QSettings>

#include "ui/part/prefixed_combo.h"
#include "ui/part/prefixed_spin.h"
#include "ui/part/segments.h"
#include "ui/part/silence.h"
#include "ui/plot/page/page_sizes.h"

#include <cmath>
#include <iterator>
#include <string_view>

namespace {

const QString unitKey = QStringLiteral("figure/unit");
constexpr double inch = 25.4;

}  // namespace

ExportSize::ExportSize()
    : ExportSection(tr("Size")),
      m_presets(new PrefixedCombo(tr("Page"))),
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
    connect(m_presets, &QComboBox::activated, this, &ExportSize::choosePreset);
    connect(m_units, &Segments::chosen, this, [this] {
        QSettings().setValue(unitKey, inches() ? QStringLiteral("inch") : QStringLiteral("mm"));
        displaySize();
        emit changed();
    });
    // Only the edited side is taken: the other keeps its exact millimetres.
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
    m_presets->setAccessibleName(tr("Page"));
    m_presets->setToolTip(tr("Columns and pages that figures are made for"));
    for (std::size_t i = 0; i < std::size(pageSizes); ++i) m_presets->addItem({});
    m_presets->addItem(tr("custom size"));
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
    const Silence silence({m_width, m_height});
    for (PrefixedSpin* field : {m_width, m_height}) {
        field->setDecimals(inches() ? 2 : 1);
        field->setSingleStep(inches() ? 0.1 : 1);
        field->setSuffix(inches() ? tr(" in") : tr(" mm"));
    }
    // Rounded inwards, so that the shown number is allowed.
    const double step = inches() ? 100 : 10;
    const double lowest = std::ceil(core::smallestFigure / unit() * step) / step;
    const double highest = std::floor(core::largestFigure / unit() * step) / step;
    m_width->setRange(lowest, highest);
    m_width->setValue(m_size.width_mm / unit());
    m_height->setRangeOrOpen(lowest, highest, tr("auto"));
    m_height->setOpenMeans(m_naturalHeight / unit());
    m_height->choose(m_size.height_mm ? std::optional(*m_size.height_mm / unit()) : std::nullopt);
    for (std::size_t i = 0; i < std::size(pageSizes); ++i)
        m_presets->setItemText(static_cast<int>(i), pageTitle(pageSizes[i], lengthText(pageSizes[i].width)));
    const PageSize* page = pageSizeOf(m_size.width_mm, m_size.height_mm);
    m_presets->setCurrentIndex(static_cast<int>(page == nullptr ? std::size(pageSizes) : page - pageSizes));
}

void ExportSize::apply(core::FigureSettings& settings) const
{
    settings.width_mm = m_size.width_mm;
    settings.height_mm = m_size.height_mm;
}

void ExportSize::choosePreset(int preset)
{
    if (preset >= static_cast<int>(std::size(pageSizes))) return displaySize();
    const PageSize& page = pageSizes[preset];
    take(page.width, page.whole ? std::optional(page.height) : std::nullopt);
}

void ExportSize::take(double width, std::optional<double> height)
{
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

QString ExportSize::lengthText(double millimetres) const
{
    const double value = millimetres / unit();
    return inches() ? tr("%1 in").arg(value, 0, 'f', 2) : tr("%1 mm").arg(std::round(value * 10) / 10);
}

QString ExportSize::sizeText(const QSizeF& millimetres) const
{
    const auto number = [&](double value) { return QString::number(value / unit(), 'f', inches() ? 2 : 0); };
    return tr("%1 × %2 %3")
        .arg(number(millimetres.width()), number(millimetres.height()), inches() ? tr("in") : tr("mm"));
}

#include "moc_export_size.cpp"
