#include "ui/settings/settings_dialog.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include "core/session/session.h"
#include "ui/part/heading.h"
#include "ui/theme/magnification.h"

#include <iterator>
#include <thread>

namespace {

void addSentence(QFormLayout* form, const QString& text)
{
    auto* sentence = new Hint(text);
    sentence->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    form->addRow(QString(), sentence);
}

}  // namespace

SettingsDialog::SettingsDialog(QWidget* parent) : QDialog(parent)
{
    setWindowTitle(tr("Settings"));
    setObjectName(QStringLiteral("settings"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(20, 16, 20, 16);
    rows->setSpacing(10);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);  // the sentences alone
    form->setHorizontalSpacing(14);
    addLook(form);
    addMaps(form);
    addEngine(form);
    rows->addLayout(form);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close | QDialogButtonBox::RestoreDefaults);
    buttons->button(QDialogButtonBox::RestoreDefaults)->setText(tr("&Usual settings"));
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            &SettingsDialog::restoreUsual);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (QAbstractButton* button : buttons->buttons()) button->setIcon({});  // as everywhere here
    rows->addWidget(buttons);
    setMinimumWidth(fontMetrics().averageCharWidth() * 92);
    show(Settings::stored());
}

QComboBox* SettingsDialog::addChoice(QFormLayout* form, const QString& label, const QStringList& names,
                                     const QString& hint)
{
    auto* choice = new QComboBox;
    choice->addItems(names);
    choice->setAccessibleName(QString(label).remove(QLatin1Char('&')));
    choice->setAccessibleDescription(hint);
    form->addRow(label, choice);
    addSentence(form, hint);
    return choice;
}

QSpinBox* SettingsDialog::addNumber(QFormLayout* form, const QString& label, int from, int to, const QString& hint)
{
    auto* number = new QSpinBox;
    number->setRange(from, to);
    number->setAccessibleName(QString(label).remove(QLatin1Char('&')));
    number->setAccessibleDescription(hint);
    number->setKeyboardTracking(false);  // not every digit on the way
    form->addRow(label, number);
    addSentence(form, hint);
    return number;
}

void SettingsDialog::addLook(QFormLayout* form)
{
    form->addRow(new Heading(tr("Window")));
    m_theme = addChoice(form, tr("&Theme"), {tr("As the desktop"), tr("Light"), tr("Dark"), tr("High contrast")},
                        tr("The colours of the window. High contrast has black behind everything and no grey text."));
    m_theme->setObjectName(QStringLiteral("theme"));
    connect(m_theme, &QComboBox::activated, this, [this](int index) {
        change();
        emit themeChosen(static_cast<ThemeChoice>(index));
    });
    m_size = addNumber(form, tr("Type &size"), Magnification::least, Magnification::most,
                       tr("Everything in the window, maps and numbers too; exported figures keep their sizes."));
    m_size->setObjectName(QStringLiteral("size"));
    m_size->setSuffix(tr(" %"));
    m_size->setSingleStep(10);
    m_size->setValue(Magnification::instance().percent());
    connect(m_size, &QSpinBox::valueChanged, this, &SettingsDialog::sizeChosen);
}

void SettingsDialog::addMaps(QFormLayout* form)
{
    form->addRow(new Heading(tr("Maps and measures")));
    QStringList maps;
    for (const char* name : core::colorMapNames) maps << QString::fromLatin1(name);
    m_colors = addChoice(form, tr("&Colours of maps"), maps,
                         tr("Viridis and cividis are read by people with any colour vision, greys on any printer."));
    m_colors->setObjectName(QStringLiteral("colors"));
    m_count = addChoice(form, tr("&Layers and heads"), {tr("count from 1"), tr("count from 0")},
                        tr("In figures and the numbers exported from them; Python's libraries count from 0."));
    m_count->setObjectName(QStringLiteral("count"));
    m_unit = addChoice(form, tr("&Entropy"), {tr("in nats"), tr("in bits")},
                       tr("One bit is ln 2, about 0.693 nats: the entropy of two keys with equal weights."));
    m_unit->setObjectName(QStringLiteral("unit"));
    for (QComboBox* choice : {m_colors, m_count, m_unit})
        connect(choice, &QComboBox::activated, this, &SettingsDialog::change);
}

void SettingsDialog::addEngine(QFormLayout* form)
{
    form->addRow(new Heading(tr("Computing")));
    m_threads = addNumber(form, tr("T&hreads"), 0, Settings::mostThreads,
                          tr("How many processors a pass may use at once. The numbers are the same with any."));
    m_threads->setObjectName(QStringLiteral("threads"));
    m_threads->setSpecialValueText(tr("all (%1)").arg(std::thread::hardware_concurrency()));
    m_memory = addNumber(form, tr("&Memory of a pass"), Settings::leastMemory, Settings::mostMemory,
                         tr("What does not fit is computed again when it is looked at. Holds from the next start on."));
    m_memory->setObjectName(QStringLiteral("memory"));
    m_memory->setSuffix(tr(" MB"));
    m_memory->setSingleStep(64);
    for (QSpinBox* number : {m_threads, m_memory})
        connect(number, &QSpinBox::valueChanged, this, &SettingsDialog::change);
}

void SettingsDialog::show(const Settings& settings)
{
    const QSignalBlocker threads(m_threads), memory(m_memory);
    m_colors->setCurrentText(QString::fromStdString(settings.color_map));
    m_count->setCurrentIndex(settings.count_from == 0 ? 1 : 0);
    m_unit->setCurrentIndex(settings.unit == core::LogUnit::Bits ? 1 : 0);
    m_threads->setValue(settings.threads);
    m_memory->setValue(settings.memory);
    m_theme->setCurrentIndex(static_cast<int>(settings.theme));
}

void SettingsDialog::change()
{
    const Settings settings{.color_map = m_colors->currentText().toStdString(),
                            .count_from = m_count->currentIndex() == 1 ? 0 : 1,
                            .unit = m_unit->currentIndex() == 1 ? core::LogUnit::Bits : core::LogUnit::Nats,
                            .threads = m_threads->value(),
                            .memory = m_memory->value(),
                            .theme = static_cast<ThemeChoice>(m_theme->currentIndex())};
    settings.store();
    settings.apply();
    emit changed(settings);
}

void SettingsDialog::restoreUsual()
{
    show({});
    change();
    emit themeChosen(ThemeChoice::Follow);
    m_size->setValue(Magnification::usual);
}
