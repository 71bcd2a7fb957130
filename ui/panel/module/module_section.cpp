#include "ui/panel/module/module_section.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>

#include "ui/part/explained.h"
#include "ui/part/prefixed_spin.h"
#include "ui/part/silence.h"
#include "ui/theme/magnification.h"
#include "ui/words/formula_parts.h"

#include <limits>

namespace {

constexpr int captionWidth = 96;    ///< the same in every section, so that controls stand in line
constexpr int narrowestField = 60;  ///< a wider one is as wide as the largest number

}  // namespace

ModuleSection::ModuleSection(QWidget* parent) : QWidget(parent), m_form(new QFormLayout(this))
{
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setHorizontalSpacing(8);
    m_form->setVerticalSpacing(6);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
}

void ModuleSection::show(const core::TeachingModule& module)
{
    const Silence silence({this});
    display(module);
}

void ModuleSection::setWords(QWidget* control, const Words& words)
{
    control->setAccessibleName(words.name);
    control->setToolTip(formulaTip(words.tip));
    if (words.term) explain(control, *words.term, words.tip);
    keepScaled(control, [control] { control->setMinimumWidth(scaled(narrowestField)); });
}

QSpinBox* ModuleSection::count(const Words& words, int least, int most, Setter<int> set)
{
    auto* box = new QSpinBox;
    setWords(box, words);
    box->setRange(least, most);
    box->setKeyboardTracking(false);
    connect(box, &QSpinBox::valueChanged, this, [this, set](int value) { change(set, value); });
    return box;
}

PrefixedSpin* ModuleSection::number(const Words& words, const Range& range, Setter<double> set)
{
    auto* box = new PrefixedSpin({});
    setWords(box, words);
    box->setDecimals(range.decimals);
    if (range.step > 0)
        box->setSingleStep(range.step);
    else
        box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    box->setRange(range.least, range.most);
    connect(box, &PrefixedSpin::valueChanged, this, [this, box, set](double value) {
        change(set, box->chosen() ? value : std::numeric_limits<double>::quiet_NaN());
    });
    return box;
}

PrefixedSpin* ModuleSection::numberOrOpen(const Words& words, const Range& range, const QString& open,
                                          Setter<double> set)
{
    PrefixedSpin* box = number(words, range, set);
    box->setRangeOrOpen(range.least, range.most, formulaPlain(open));
    return box;
}

QComboBox* ModuleSection::list(const Words& words)
{
    auto* box = new QComboBox;
    setWords(box, words);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(10);
    return box;
}

QComboBox* ModuleSection::choice(const Words& words, const QStringList& choices, Setter<int> set)
{
    QComboBox* box = list(words);
    box->addItems(choices);
    connect(box, &QComboBox::activated, this, [this, set](int row) { change(set, row); });
    return box;
}

QCheckBox* ModuleSection::flag(const QString& text, const QString& tip, Setter<bool> set)
{
    auto* box = new QCheckBox(formulaPlain(text));
    box->setToolTip(formulaTip(tip));
    connect(box, &QCheckBox::toggled, this, [this, set](bool on) { change(set, on); });
    return box;
}

void ModuleSection::addRow(const QString& caption, const std::vector<QWidget*>& controls)
{
    auto* row = new QWidget;
    auto* side = new QHBoxLayout(row);
    side->setContentsMargins(0, 0, 0, 0);
    side->setSpacing(6);
    // A flag is as wide as its words; numbers share the rest.
    for (QWidget* control : controls) side->addWidget(control, qobject_cast<QCheckBox*>(control) == nullptr ? 1 : 0);
    auto* label = new QLabel(formulaHtml(caption));
    label->setTextFormat(Qt::RichText);
    keepScaled(label, [label] { label->setMinimumWidth(scaled(captionWidth)); });
    label->setBuddy(controls.front());
    m_form->addRow(label, row);
}

void ModuleSection::setRowVisible(QWidget* control, bool visible)
{
    m_form->setRowVisible(control->parentWidget(), visible);
}

#include "moc_module_section.cpp"
