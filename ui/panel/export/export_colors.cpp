#include "ui/panel/export/export_colors.h"

#include "ui/part/color_swatch.h"
#include "ui/part/named_values.h"
#include "ui/part/prefixed_combo.h"
#include "ui/part/prefixed_spin.h"
#include "ui/plot/figure/figure.h"
#include "ui/plot/heat/color_map.h"

#include <map>

using Curve = core::FigureSettings::Curve;
using ColorScale = core::FigureSettings::Scale;

namespace {

constexpr double farthest = 1000;  ///< the limit of a range
constexpr double narrowest = 0.0001;

}  // namespace

ExportColors::ExportColors(bool signs)
    : ExportSection(tr("Colour")),
      m_signs(signs),
      m_map(new PrefixedCombo(tr("Map"))),
      m_scale(new PrefixedCombo(tr("Range"))),
      m_lowest(new PrefixedSpin({})),
      m_highest(new PrefixedSpin(tr("–"))),
      m_curve(new PrefixedCombo(tr("Curve"))),
      m_gamma(new PrefixedSpin(tr("γ"))),
      m_words(new Hint)
{
    createMaps();
    createRange();
    createCurve();
    m_words->setObjectName(QStringLiteral("figureColorWords"));
    QHBoxLayout* looks = addRow({m_map, m_curve});
    looks->setStretch(0, 7);  // a swatch stands before its names
    looks->setStretch(1, 6);
    m_rows->addWidget(m_gamma);
    auto* range = addRow({m_scale, m_lowest, m_highest});
    range->setStretch(0, 2);
    m_rows->addWidget(m_words);
    for (QComboBox* box : {m_map, m_scale, m_curve}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        connect(box, &QComboBox::activated, this, &ExportColors::changed);
    }
    for (PrefixedSpin* field : {m_lowest, m_highest, m_gamma})
        connect(field, &QDoubleSpinBox::valueChanged, this, &ExportColors::changed);
}

void ExportColors::createMaps()
{
    m_map->setObjectName(QStringLiteral("figureColorMap"));
    m_map->setAccessibleName(tr("Colour map"));
    m_map->setToolTip(tr("Which colours stand for the weights"));
    m_map->setIconSize(swatchSize);
    for (const QString& name : ColorMap::names()) m_map->addItem(colorSwatch(ColorMap::named(name)), name);
}

void ExportColors::createRange()
{
    m_scale->setObjectName(QStringLiteral("figureScale"));
    m_scale->setAccessibleName(tr("Range of the colours"));
    m_scale->setToolTip(tr("Which weights the ends of the colour bar stand for"));
    addValues<ColorScale>(m_scale, {{tr("fixed"), ColorScale::Shared},
                                    {tr("each map"), ColorScale::Cell},
                                    {tr("each row"), ColorScale::Row},
                                    {tr("each head"), ColorScale::Head},
                                    {tr("each layer"), ColorScale::Layer},
                                    {tr("all maps"), ColorScale::All},
                                    {tr("chosen row"), ColorScale::ChosenRow}});
    for (PrefixedSpin* field : {m_lowest, m_highest}) {
        field->setDecimals(4);
        field->setSingleStep(0.1);
        field->setRange(-farthest, farthest);
        field->setButtonSymbols(QAbstractSpinBox::NoButtons);
    }
    m_lowest->setObjectName(QStringLiteral("figureLowest"));
    m_lowest->setAccessibleName(tr("Lowest weight"));
    m_lowest->setToolTip(tr("The weight at the colour bar's lower end"));
    m_highest->setObjectName(QStringLiteral("figureHighest"));
    m_highest->setAccessibleName(tr("Highest weight"));
    m_highest->setToolTip(tr("The weight at the colour bar's upper end"));
}

void ExportColors::createCurve()
{
    m_curve->setObjectName(QStringLiteral("figureCurve"));
    m_curve->setAccessibleName(tr("Curve of the colours"));
    m_curve->setToolTip(tr("How weights between the ends become colours"));
    addValues<Curve>(m_curve,
                     {{tr("linear"), Curve::Linear}, {tr("logarithmic"), Curve::Log}, {tr("gamma"), Curve::Gamma}});
    m_gamma->setObjectName(QStringLiteral("figureGamma"));
    m_gamma->setAccessibleName(tr("Gamma"));
    m_gamma->setToolTip(tr("The exponent: below 1 small weights become brighter"));
    m_gamma->setDecimals(2);
    m_gamma->setSingleStep(0.05);
    m_gamma->setRange(core::smallestGamma, core::largestGamma);
}

void ExportColors::display(const core::FigureSettings& settings)
{
    m_map->setCurrentText(QString::fromStdString(settings.color_map));
    setValue(m_scale, settings.scale);
    setValue(m_curve, settings.curve);
    m_lowest->setRange(-farthest, static_cast<double>(settings.highest) - narrowest);
    m_highest->setRange(static_cast<double>(settings.lowest) + narrowest, farthest);
    m_lowest->setValue(static_cast<double>(settings.lowest));
    m_highest->setValue(static_cast<double>(settings.highest));
    m_gamma->setValue(settings.gamma);
    m_map->setVisible(!m_signs);
    for (QWidget* field : {m_lowest, m_highest}) field->setVisible(!m_signs && settings.scale == ColorScale::Shared);
    m_gamma->setVisible(settings.curve == Curve::Gamma);
    m_words->setText(words(settings));
}

void ExportColors::apply(core::FigureSettings& settings) const
{
    settings.color_map = m_map->currentText().toStdString();
    settings.scale = scale();
    settings.lowest = static_cast<float>(m_lowest->value());
    settings.highest = static_cast<float>(m_highest->value());
    settings.curve = curve();
    settings.gamma = m_gamma->value();
}

ColorScale ExportColors::scale() const { return valueOf<ColorScale>(m_scale); }
Curve ExportColors::curve() const { return valueOf<Curve>(m_curve); }

/// "over each map · linear · safe for colour-blind readers and in grey"; true of every map in ColorMap::names().
QString ExportColors::words(const core::FigureSettings& settings) const
{
    const QString fixed = m_signs ? tr("as far below 0 as above, everywhere")
                          : isChart(settings) && settings.hasUsualRange()
                              ? tr("the range that suits what is measured")
                              : tr("%1 to %2 everywhere").arg(m_lowest->text(), m_highest->text());
    const std::map<ColorScale, QString> ranges{{ColorScale::Shared, fixed},
                                               {ColorScale::Cell, tr("over each map")},
                                               {ColorScale::Row, tr("over each query's row")},
                                               {ColorScale::Head, tr("over each head")},
                                               {ColorScale::Layer, tr("over each layer")},
                                               {ColorScale::All, tr("over all maps together")},
                                               {ColorScale::ChosenRow, tr("over the chosen query's row")}};
    const std::map<Curve, QString> curves{{Curve::Linear, tr("linear")},
                                          {Curve::Log, tr("logarithmic")},
                                          {Curve::Gamma, tr("gamma %1").arg(m_gamma->text())}};
    return tr("%1 · %2 · safe for colour-blind readers and in grey")
        .arg(ranges.at(settings.scale), curves.at(settings.curve));
}

#include "moc_export_colors.cpp"
