#include "ui/panel/models/engine_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>

#include "ui/file/dialog_folder.h"
#include "ui/file/engine_settings.h"
#include "ui/part/explained.h"
#include "ui/part/frame_fit.h"
#include "ui/part/heading.h"
#include "ui/part/named_button.h"

namespace {

const QString usualName = QStringLiteral("transformers");
const QString usualCommand = QStringLiteral("python3 -m attentionscope.engine");

QString textOf(const std::string& text) { return QString::fromStdString(text); }

}  // namespace

EngineDialog::EngineDialog(const core::EngineModel& asked, QWidget* parent)
    : QDialog(parent),
      m_engine(new QComboBox),
      m_command(new QLineEdit),
      m_model(new QLineEdit(textOf(asked.model))),
      m_dtype(new QComboBox),
      m_devices(new QLineEdit(textOf(asked.device_map))),
      m_revision(new QLineEdit(textOf(asked.revision))),
      m_hub(new QCheckBox(tr("The engine may &download this model from the hub"))),
      m_code(new QCheckBox(tr("This model may run the Python &code that lies beside its weights"))),
      m_trouble(new QLabel)
{
    setWindowTitle(tr("Open a model with an engine"));
    setSection(this, QStringLiteral("engines"));
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(18, 16, 18, 16);
    rows->setSpacing(10);
    rows->addWidget(
        new Hint(tr("Another program computes the model, here or on another machine, and this window shows it. "
                    "AttentionScope brings one that runs whatever the Python library transformers knows.")));
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addEngine(form, asked);
    addModel(form, asked);
    rows->addLayout(form);
    rows->addLayout(createPermissions());
    m_trouble->setObjectName(QStringLiteral("engineTrouble"));
    m_trouble->setTextFormat(Qt::PlainText);
    m_trouble->setWordWrap(true);
    rows->addWidget(m_trouble);
    rows->addLayout(createButtons());
    setMinimumWidth(fontMetrics().averageCharWidth() * 84);
    new FrameFit(this);
    showEngine();
    showPermissions();
    if (m_command->text().isEmpty())
        m_command->setFocus();
    else
        m_model->setFocus();
}

void EngineDialog::addEngine(QFormLayout* form, const core::EngineModel& asked)
{
    QStringList names = engineNames();
    if (!names.contains(usualName)) names.prepend(usualName);
    const QString name = textOf(asked.engine);
    if (!name.isEmpty() && !names.contains(name)) names.prepend(name);
    m_engine->setObjectName(QStringLiteral("engineName"));
    m_engine->setEditable(true);
    m_engine->addItems(names);
    if (!name.isEmpty()) m_engine->setCurrentText(name);
    m_engine->setToolTip(tr("A name of your own. Sessions keep this name, and never the command."));
    m_command->setObjectName(QStringLiteral("engineCommand"));
    m_command->setPlaceholderText(tr("ssh gpu-node python3 -m attentionscope.engine"));
    form->addRow(tr("&Engine"), m_engine);
    form->addRow(tr("Started &by"), m_command);
    connect(m_engine, &QComboBox::currentTextChanged, this, &EngineDialog::showEngine);
    connect(m_command, &QLineEdit::textChanged, this, &EngineDialog::check);
}

void EngineDialog::addModel(QFormLayout* form, const core::EngineModel& asked)
{
    auto* line = new QHBoxLayout;
    m_model->setObjectName(QStringLiteral("engineModel"));
    m_model->setPlaceholderText(tr("A folder on the engine’s machine, or a name on the hub"));
    line->addWidget(m_model, 1);
    auto* browseButton = namedButton(tr("B&rowse…"), "browseModel", tr("Chooses a model’s folder on this machine"));
    browseButton->setAutoDefault(false);
    connect(browseButton, &QPushButton::clicked, this, &EngineDialog::browse);
    line->addWidget(browseButton);
    m_dtype->setObjectName(QStringLiteral("engineNumbers"));
    m_dtype->addItem(tr("as they are stored"), QString());
    for (const char* type : {"float32", "bfloat16", "float16"})
        m_dtype->addItem(QLatin1String(type), QLatin1String(type));
    m_dtype->setCurrentIndex(std::max(0, m_dtype->findData(textOf(asked.dtype))));
    m_devices->setObjectName(QStringLiteral("engineDevices"));
    m_devices->setPlaceholderText(tr("one device; or auto, balanced, cpu"));
    m_devices->setToolTip(tr("How accelerate spreads the layers over several devices, and over memory and disk"));
    m_revision->setObjectName(QStringLiteral("engineRevision"));
    m_revision->setPlaceholderText(tr("the latest"));
    auto* label = new QLabel(tr("&Model"));
    label->setBuddy(m_model);
    form->addRow(label, line);
    form->addRow(tr("&Numbers"), m_dtype);
    form->addRow(tr("De&vices"), m_devices);
    form->addRow(tr("Re&vision on the hub"), m_revision);
    connect(m_model, &QLineEdit::textChanged, this, &EngineDialog::showPermissions);
}

QLayout* EngineDialog::createPermissions()
{
    auto* rows = new QVBoxLayout;
    rows->setSpacing(4);
    m_hub->setObjectName(QStringLiteral("engineHub"));
    m_code->setObjectName(QStringLiteral("engineCode"));
    rows->addWidget(m_hub);
    rows->addWidget(m_code);
    rows->addWidget(
        new Hint(tr("Such code can do whatever you can. Allow it only for models whose makers you trust.")));
    return rows;
}

QLayout* EngineDialog::createButtons()
{
    auto* line = new QHBoxLayout;
    line->addStretch(1);
    auto* cancel = namedButton(tr("Cancel"), "cancelEngine", {});
    cancel->setAutoDefault(false);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    line->addWidget(cancel);
    m_open = namedButton(tr("&Open"), "openEngine", tr("Starts the engine and opens the model"));
    m_open->setDefault(true);
    m_open->setProperty("role", QStringLiteral("primary"));
    connect(m_open, &QPushButton::clicked, this, &QDialog::accept);
    line->addWidget(m_open);
    return line;
}

void EngineDialog::showEngine()
{
    const QString name = m_engine->currentText().trimmed();
    const QString known = engineCommand(name);
    m_command->setText(known.isEmpty() && name == usualName ? usualCommand : known);
    m_command->setCursorPosition(0);
    check();
}

/// Permissions hold only for the model that they were given to.
void EngineDialog::showPermissions()
{
    const core::EnginePermissions allowed = core::Engines::known().allowed(m_model->text().trimmed().toStdString());
    m_hub->setChecked(allowed.hub);
    m_code->setChecked(allowed.remote_code);
    check();
}

void EngineDialog::browse()
{
    const QString purpose = QStringLiteral("engine-models");
    const QString folder = QFileDialog::getExistingDirectory(this, tr("A model’s folder"), dialogFolder(purpose));
    if (folder.isEmpty()) return;
    rememberDialogFolder(purpose, folder + QStringLiteral("/config.json"));
    m_model->setText(folder);
}

QString EngineDialog::trouble() const
{
    if (!isEngineName(m_engine->currentText().trimmed()))
        return tr("The engine’s name may have letters, digits, dots, hyphens and underscores.");
    if (commandWords(m_command->text()).empty()) return tr("Type the command that starts the engine.");
    if (m_model->text().trimmed().isEmpty()) return tr("Type which model the engine is to open.");
    return {};
}

void EngineDialog::check()
{
    if (m_open == nullptr) return;
    const QString said = trouble();
    m_trouble->setText(said);
    m_open->setEnabled(said.isEmpty());
}

void EngineDialog::accept()
{
    if (!trouble().isEmpty()) return;
    const QString name = m_engine->currentText().trimmed();
    const QString model = m_model->text().trimmed();
    setEngineCommand(name, m_command->text().trimmed());
    setEnginePermissions(model, {.hub = m_hub->isChecked(), .remote_code = m_code->isChecked()});
    QDialog::accept();
    emit chosen({.engine = name.toStdString(),
                 .model = model.toStdString(),
                 .revision = m_revision->text().trimmed().toStdString(),
                 .dtype = m_dtype->currentData().toString().toStdString(),
                 .device_map = m_devices->text().trimmed().toStdString()});
}

#include "moc_engine_dialog.cpp"
