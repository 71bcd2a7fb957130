#include "ui/panel/export/export_details.h"

#include <QCheckBox>
#include <QLineEdit>

#include "ui/panel/export/figure_content.h"
#include "ui/part/prefixed_combo.h"
#include "ui/part/prefixed_spin.h"
#include "ui/plot/figure/figure_contents.h"
#include "ui/plot/figure/figure_layout.h"

using core::FigureSettings;
using Content = FigureSettings::Content;
using Form = core::ChartSettings::Form;
using Place = core::BarLook::Place;

namespace {

constexpr double usualNumbers = 6.5;

bool hasLabels(const FigureSettings& settings)
{
    return settings.content == Content::Maps || settings.content == Content::Compare
           || settings.content == Content::Steps || settings.content == Content::Mask
           || settings.content == Content::Flow;
}

}  // namespace

ExportDetails::ExportDetails()
    : ExportSection(tr("Details")),
      m_decimals(new PrefixedSpin(tr("Decimals"))),
      m_least(new PrefixedSpin(tr("From"))),
      m_size(new PrefixedSpin(tr("Numbers"))),
      m_form(new PrefixedCombo(tr("Form"))),
      m_place(new PrefixedCombo(tr("Bar"))),
      m_label(new QLineEdit),
      m_margin(new PrefixedSpin(tr("Margin"))),
      m_unlabelled(new QCheckBox(tr("&no token labels"))),
      m_byWeight(new QCheckBox(tr("opacity by &weight"))),
      m_colored(new QCheckBox(tr("&photo in colour")))
{
    createNumbers();
    createBar();
    createPicture();
    m_rows->addWidget(m_form);
    addRow({m_decimals, m_least});
    addRow({m_size, m_margin});
    addRow({m_place, m_label});
    for (QCheckBox* check : {m_unlabelled, m_byWeight, m_colored}) {
        m_rows->addWidget(check);
        connect(check, &QCheckBox::toggled, this, &ExportDetails::changed);
    }
    for (PrefixedCombo* combo : {m_form, m_place}) connect(combo, &QComboBox::activated, this, &ExportDetails::changed);
    for (PrefixedSpin* field : {m_decimals, m_least, m_size, m_margin})
        connect(field, &QDoubleSpinBox::valueChanged, this, &ExportDetails::changed);
    connect(m_label, &QLineEdit::textChanged, this, &ExportDetails::changed);
}

void ExportDetails::createNumbers()
{
    m_decimals->setObjectName(QStringLiteral("figureDecimals"));
    m_decimals->setAccessibleName(tr("Decimals of the numbers in cells"));
    m_decimals->setToolTip(tr("Decimals of the numbers in cells"));
    m_decimals->setDecimals(0);
    m_decimals->setRange(0, static_cast<double>(core::mostDecimals));
    m_least->setObjectName(QStringLiteral("figureNumbersFrom"));
    m_least->setAccessibleName(tr("The smallest number that is written"));
    m_least->setToolTip(tr("Numbers that are nearer to zero stay blank; 0: all are written"));
    m_least->setDecimals(3);
    m_least->setSingleStep(0.01);
    m_least->setRange(0, 1e6);
    m_size->setObjectName(QStringLiteral("figureNumberSize"));
    m_size->setAccessibleName(tr("Size of the numbers in cells"));
    m_size->setToolTip(tr("Size of the numbers in cells; auto: as large as the widest of them lets all be"));
    m_size->setDecimals(1);
    m_size->setSingleStep(0.5);
    m_size->setSuffix(tr(" pt"));
    m_size->setRangeOrOpen(core::smallestLabel, core::largestLabel, tr("auto"));
    m_size->setOpenMeans(usualNumbers);
    m_margin->setObjectName(QStringLiteral("figureMargin"));
    m_margin->setAccessibleName(tr("Margin"));
    m_margin->setToolTip(tr("White margin around everything; 0 where the page has its own"));
    m_margin->setDecimals(1);
    m_margin->setSingleStep(0.5);
    m_margin->setSuffix(tr(" mm"));
    m_margin->setRange(0, core::largestMargin);
}

void ExportDetails::createBar()
{
    m_place->setObjectName(QStringLiteral("figureBarPlace"));
    m_place->setAccessibleName(tr("Place of the colour bar"));
    m_place->setToolTip(tr("Where the colour bar stands"));
    m_place->addItem(tr("right"), static_cast<int>(Place::Right));
    m_place->addItem(tr("below"), static_cast<int>(Place::Bottom));
    m_label->setObjectName(QStringLiteral("figureBarLabel"));
    m_label->setAccessibleName(tr("Name of the colour bar"));
    m_label->setPlaceholderText(tr("its quantity"));
    m_label->setToolTip(tr("What the colour bar is called, in place of its quantity"));
    m_form->setObjectName(QStringLiteral("figureForm"));
    m_form->setAccessibleName(tr("Form of the chart"));
    m_form->setToolTip(tr("How the measure of every head is drawn"));
    m_form->addItem(tr("map of layers × heads"), static_cast<int>(Form::Map));
    m_form->addItem(tr("lines by layer"), static_cast<int>(Form::Lines));
    m_form->addItem(tr("boxes by layer"), static_cast<int>(Form::Boxes));
    m_form->addItem(tr("strips by layer"), static_cast<int>(Form::Strips));
}

void ExportDetails::createPicture()
{
    m_unlabelled->setObjectName(QStringLiteral("figureUnlabelled"));
    m_unlabelled->setToolTip(tr("Maps without token labels, which leaves more room for the cells"));
    m_byWeight->setObjectName(QStringLiteral("figureByWeight"));
    m_byWeight->setToolTip(tr("Colours cover the photo the more the larger the weight is"));
    m_colored->setObjectName(QStringLiteral("figureColoredPhoto"));
    m_colored->setToolTip(
        tr("The photo keeps its own colours below those of the weights; else it is grey there, and stands "
           "beside it in its own"));
}

void ExportDetails::display(const FigureSettings& settings)
{
    const bool map = hasWeightColors(settings) || settings.content == Content::Steps;
    const bool placed = settings.content == Content::Maps || settings.content == Content::Compare;
    m_decimals->setValue(static_cast<double>(settings.numbers.decimals));
    m_least->setValue(static_cast<double>(settings.numbers.least));
    m_size->choose(settings.numbers.points);
    m_margin->setValue(settings.margin_mm.value_or(figure_layout::usualMargin(settings)));
    m_shownMargin = m_margin->value();  // rounded
    m_place->setCurrentIndex(m_place->findData(static_cast<int>(settings.bar.place)));
    const QString label = QString::fromStdString(settings.bar.label);
    if (m_label->text() != label) m_label->setText(label);
    m_form->setCurrentIndex(m_form->findData(static_cast<int>(settings.part.chart.form)));
    m_unlabelled->setChecked(settings.label_every == core::noLabels);
    m_byWeight->setChecked(settings.picture.by_weight);
    m_colored->setChecked(settings.picture.colored);
    for (QWidget* field : std::initializer_list<QWidget*>{m_decimals, m_least, m_size})
        field->setVisible(settings.values && contentRow(settings.content).values);
    m_place->setVisible(placed && settings.color_bar);
    m_label->setVisible(map && settings.color_bar && settings.content != Content::Steps);
    m_form->setVisible(settings.content == Content::Measures);
    m_unlabelled->setVisible(hasLabels(settings));
    for (QWidget* field : std::initializer_list<QWidget*>{m_byWeight, m_colored})
        field->setVisible(settings.content == Content::Picture);
}

void ExportDetails::apply(FigureSettings& settings) const
{
    settings.numbers = {.decimals = static_cast<core::Index>(m_decimals->value()),
                        .least = static_cast<float>(m_least->value()),
                        .points = m_size->chosen()};
    // What was not touched stays as usual, which another page may be otherwise.
    if (settings.margin_mm || m_margin->value() != m_shownMargin) settings.margin_mm = m_margin->value();
    settings.bar.place = static_cast<Place>(m_place->currentData().toInt());
    settings.bar.label = m_label->text().toStdString();
    settings.part.chart.form = static_cast<Form>(m_form->currentData().toInt());
    // The stride itself is said elsewhere.
    if (m_unlabelled->isChecked()) settings.label_every = core::noLabels;
    settings.picture.by_weight = m_byWeight->isChecked();
    settings.picture.colored = m_colored->isChecked();
}

#include "moc_export_details.cpp"
