#include "ui/view/heads/measure_chooser.h"

#include "ui/words/glossary/glossary.h"
#include "ui/words/measure_names.h"

using core::Measure;

MeasureChooser::MeasureChooser(QWidget* parent) : PrefixedCombo({}, parent)
{
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (const Measure measure : core::allMeasures) addItem(QString(), static_cast<int>(measure));
    describe();
    connect(this, &QComboBox::activated, this,
            [this](int place) { emit chosen(static_cast<Measure>(itemData(place).toInt())); });
}

void MeasureChooser::display(const core::HeadsSettings& settings)
{
    m_settings = settings;
    describe();
    setCurrentIndex(findData(static_cast<int>(settings.measure)));
}

void MeasureChooser::setCellName(const QString& name)
{
    m_cellName = name;
    describe();
}

void MeasureChooser::describe()
{
    for (int item = 0; item < count(); ++item) {
        const auto measure = static_cast<Measure>(itemData(item).toInt());
        const bool isNamed = measure == Measure::Cell && !m_cellName.isEmpty();
        setItemText(item, isNamed ? tr("weight of %1").arg(m_cellName) : measureName(measure, m_settings.unit));
        setItemData(item, wrappedTip(measureMeaning(measure, m_settings)), Qt::ToolTipRole);
    }
}

#include "moc_measure_chooser.cpp"
