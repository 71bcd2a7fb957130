#include "ui/settings/settings_dialog.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QSignalBlocker>
#include <QSpinBox>

#include "core/session/session.h"
#include "ui/file/dialog_folder.h"
#include "ui/part/explained.h"
#include "ui/part/heading.h"
#include "ui/part/named_values.h"
#include "ui/part/tall_scroll_area.h"
#include "ui/theme/magnification.h"
#include "ui/words/language/language.h"

#include <algorithm>
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
    setSection(this, QStringLiteral("settings"));
    setObjectName(QStringLiteral("settings"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(20, 16, 20, 16);
    rows->setSpacing(10);
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);  // the sentences alone
    form->setHorizontalSpacing(14);
    addLook(form);
    addMaps(form);
    addModels(form);
    addEngine(form);
    auto* content = new QWidget;
    content->setLayout(form);
    auto* area = new TallScrollArea(content);
    area->setFrameShape(QFrame::NoFrame);
    rows->addWidget(area, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close | QDialogButtonBox::RestoreDefaults);
    buttons->button(QDialogButtonBox::RestoreDefaults)->setText(tr("&Usual settings"));
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this,
            &SettingsDialog::restoreUsual);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    for (QAbstractButton* button : buttons->buttons()) button->setIcon({});  // as everywhere here
    rows->addWidget(buttons);
    // Enter ends typing in a field; it presses no button without the focus.
    for (QPushButton* button : findChildren<QPushButton*>()) button->setAutoDefault(false);
    show(Settings::stored());
    keepScaled(this, [this, content] {
        const QSize room = screen()->availableSize() - QSize(20, 60);  // for the window's frame
        const int wide = std::min(fontMetrics().averageCharWidth() * 96, room.width());
        resize(wide, std::min(content->heightForWidth(wide) + scaled(90), room.height()));
    });
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
    QStringList names{tr("As the desktop")};
    for (const Language& language : languages()) names << language.name;
    m_language = addChoice(form, tr("&Language"), names,
                           tr("Language of the window, the lessons and the first chapters of the handbook. The command "
                              "line is in English."));
    m_language->setObjectName(QStringLiteral("language"));
    connect(m_language, &QComboBox::activated, this, [this] {
        change();
        emit languageChosen();
    });
    m_theme = addChoice(form, tr("&Theme"), {},
                        tr("The colours of the window. High contrast has black behind everything and no grey text."));
    addValues<ThemeChoice>(m_theme, {{tr("As the desktop"), ThemeChoice::Follow},
                                     {tr("Light"), ThemeChoice::Light},
                                     {tr("Dark"), ThemeChoice::Dark},
                                     {tr("High contrast"), ThemeChoice::Contrast}});
    m_theme->setObjectName(QStringLiteral("theme"));
    connect(m_theme, &QComboBox::activated, this, [this] {
        change();
        emit themeChosen(valueOf<ThemeChoice>(m_theme));
    });
    m_size = addNumber(form, tr("Type &size"), Magnification::least, Magnification::most,
                       tr("Everything in the window, maps and numbers too; exported figures keep their sizes."));
    m_size->setObjectName(QStringLiteral("size"));
    m_size->setSuffix(tr(" %"));
    m_size->setSingleStep(10);
    m_size->setValue(Magnification::instance().percent());
    connect(m_size, &QSpinBox::valueChanged, this, &SettingsDialog::sizeChosen);
    m_still = new QCheckBox(tr("Reduce m&otion"));
    m_still->setObjectName(QStringLiteral("still"));
    form->addRow(QString(), m_still);
    addSentence(form, tr("Menus and hints appear at once, the cursor does not blink, and progress bars do not move."));
    connect(m_still, &QCheckBox::clicked, this, &SettingsDialog::change);
}

void SettingsDialog::addMaps(QFormLayout* form)
{
    form->addRow(new Heading(tr("Maps and measures")));
    QStringList maps;
    for (const char* name : core::colorMapNames) maps << QString::fromLatin1(name);
    m_colors = addChoice(form, tr("&Colours of maps"), maps,
                         tr("Viridis and cividis can be read with any colour vision, greys on any printer."));
    m_colors->setObjectName(QStringLiteral("colors"));
    m_count = addChoice(form, tr("L&ayers and heads"), {tr("count from 1"), tr("count from 0")},
                        tr("In figures and the numbers exported from them; Python's libraries count from 0."));
    m_count->setObjectName(QStringLiteral("count"));
    m_unit = addChoice(form, tr("&Entropy"), {tr("in nats"), tr("in bits")},
                       tr("One bit is ln 2, about 0.693 nats: the entropy of two keys with equal weights."));
    m_unit->setObjectName(QStringLiteral("unit"));
    for (QComboBox* choice : {m_colors, m_count, m_unit})
        connect(choice, &QComboBox::activated, this, &SettingsDialog::change);
}

void SettingsDialog::addModels(QFormLayout* form)
{
    form->addRow(new Heading(tr("Models")));
    m_folders = new QListWidget;
    m_folders->setObjectName(QStringLiteral("folders"));
    m_folders->setAccessibleName(tr("Folders of models"));
    m_folders->setTextElideMode(Qt::ElideMiddle);
    m_folders->setFixedHeight(scaled(64));
    auto* add = new QPushButton(tr("&Add…"));
    add->setObjectName(QStringLiteral("addFolder"));
    add->setAccessibleName(tr("Add a folder of models"));
    auto* remove = new QPushButton(tr("&Remove"));
    remove->setObjectName(QStringLiteral("removeFolder"));
    remove->setAccessibleName(tr("Remove the chosen folder from the list"));
    auto* buttons = new QVBoxLayout;
    buttons->addWidget(add);
    buttons->addWidget(remove);
    auto* row = new QHBoxLayout;
    row->addWidget(m_folders, 1);
    row->addLayout(buttons);
    row->setSpacing(scaled(8));
    auto* name = new QLabel(tr("&Folders"));
    name->setBuddy(m_folders);  // a form finds it for a widget alone
    form->addRow(name, row);
    addSentence(form,
                tr("Open model… lists what lies in them, too: GGUF files, and folders as Hugging Face stores them."));
    const auto follow = [this, remove] { remove->setEnabled(m_folders->currentItem() != nullptr); };
    follow();
    connect(m_folders, &QListWidget::itemSelectionChanged, this, follow);
    connect(m_folders, &QListWidget::currentRowChanged, this, follow);
    connect(add, &QPushButton::clicked, this, &SettingsDialog::addFolder);
    connect(remove, &QPushButton::clicked, this, [this] {
        delete m_folders->currentItem();
        change();
    });
}

void SettingsDialog::addFolder()
{
    const QString purpose = QStringLiteral("models");
    const QString folder =
        QFileDialog::getExistingDirectory(this, tr("Which folder holds models?"), dialogFolder(purpose));
    if (folder.isEmpty() || !m_folders->findItems(folder, Qt::MatchExactly).isEmpty()) return;
    m_folders->addItem(folder);
    rememberDialogFolder(purpose, folder);
    change();
}

void SettingsDialog::addEngine(QFormLayout* form)
{
    form->addRow(new Heading(tr("Computing")));
    m_threads = addNumber(form, tr("T&hreads"), 0, Settings::mostThreads,
                          tr("How many processors a pass may use at once. The numbers do not depend on it."));
    m_threads->setObjectName(QStringLiteral("threads"));
    m_threads->setSpecialValueText(tr("all (%1)").arg(std::thread::hardware_concurrency()));
    m_memory =
        addNumber(form, tr("&Memory of a pass"), Settings::leastMemory, Settings::mostMemory,
                  tr("What does not fit is computed again when it is looked at. Takes effect at the next start."));
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
    setValue(m_theme, settings.theme);
    const auto language = std::ranges::find(languages(), settings.language, &Language::code);
    m_language->setCurrentIndex(language == languages().end() ? 0
                                                              : 1 + static_cast<int>(language - languages().begin()));
    m_still->setChecked(settings.still);
    m_folders->clear();
    m_folders->addItems(settings.model_folders);
}

void SettingsDialog::change()
{
    QStringList folders;
    for (int row = 0; row < m_folders->count(); ++row) folders << m_folders->item(row)->text();
    const int chosen = m_language->currentIndex();
    const Settings settings{.color_map = m_colors->currentText().toStdString(),
                            .count_from = m_count->currentIndex() == 1 ? 0 : 1,
                            .unit = m_unit->currentIndex() == 1 ? core::LogUnit::Bits : core::LogUnit::Nats,
                            .threads = m_threads->value(),
                            .memory = m_memory->value(),
                            .theme = valueOf<ThemeChoice>(m_theme),
                            .language = chosen > 0 ? languages()[static_cast<std::size_t>(chosen) - 1].code : QString(),
                            .still = m_still->isChecked(),
                            .model_folders = folders};
    settings.store();
    settings.apply();
    emit changed(settings);
}

void SettingsDialog::restoreUsual()
{
    show({});
    const QString language = Settings::stored().language;
    change();
    if (!language.isEmpty()) emit languageChosen();
    emit themeChosen(ThemeChoice::Follow);
    m_size->setValue(Magnification::usual);
}

#include "moc_settings_dialog.cpp"
