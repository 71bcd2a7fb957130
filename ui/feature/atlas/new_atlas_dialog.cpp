#include "ui/feature/atlas/new_atlas_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

#include "core/atlas/atlas_texts.h"
#include "core/caught_error.h"
#include "core/model/folder/bundled_models.h"
#include "ui/feature/atlas/folder_purposes.h"
#include "ui/feature/atlas/training_models.h"
#include "ui/file/checkpoint_folders.h"
#include "ui/file/dialog_folder.h"
#include "ui/part/explained.h"
#include "ui/part/heading.h"
#include "ui/part/named_button.h"
#include "ui/theme/magnification.h"
#include "ui/words/error_text.h"

namespace fs = std::filesystem;

namespace {

const QString textPurpose = QStringLiteral("texts");
constexpr int usualLongest = 512, usualWithout = 20;

/// The models that a choice stands for: one, or a training's.
std::vector<core::AtlasModel> modelsAt(const QString& given)
{
    const fs::path path = given.toStdString();
    std::error_code none;
    const fs::path bundled = core::bundledModels() / path;
    if (!path.empty() && !path.is_absolute() && fs::exists(bundled / "config.json", none))
        return {{.model = path.string(), .path = bundled}};
    if (fs::is_directory(path, none) && !holdsModel(path)) return atlasModelsOf(checkpointsIn(path));
    return {{.model = path.string(), .path = path}};
}

}  // namespace

NewAtlasDialog::NewAtlasDialog(const fs::path& model, QWidget* parent)
    : QDialog(parent),
      m_model(new QComboBox),
      m_texts(new QComboBox),
      m_column(new QLineEdit),
      m_longest(new QSpinBox),
      m_without(new QCheckBox(tr("Also run texts without each head:"))),
      m_count(new QSpinBox),
      m_file(new QLineEdit),
      m_trouble(new QLabel),
      m_start(nullptr)
{
    setWindowTitle(tr("New atlas"));
    setSection(this, QStringLiteral("atlas-new"));
    for (const fs::path& folder : core::bundledModelFolders())
        m_model->addItem(QString::fromStdString(folder.filename().string()));
    if (!model.empty()) {
        const fs::path name = model.filename();
        const bool bundled = core::bundledModels() / name == model;
        const QString shown = QString::fromStdString(bundled ? name.string() : model.string());
        if (m_model->findText(shown) < 0) m_model->insertItem(0, shown);
        m_model->setCurrentText(shown);
    }
    for (const core::BundledCollection& each : core::bundledCollections())
        m_texts->insertItem(0, QString::fromStdString(each.name));
    m_texts->setCurrentIndex(m_texts->findText(QStringLiteral("sentences")));
    prepareFields();
    createRows();
    showState();
}

QLayout* NewAtlasDialog::withButton(QWidget* widget, QPushButton* button)
{
    auto* row = new QHBoxLayout;
    row->addWidget(widget, 1);
    row->addWidget(button);
    return row;
}

void NewAtlasDialog::prepareFields()
{
    const auto named = [](QWidget* widget, const char* object, const QString& name) {
        widget->setObjectName(QString::fromLatin1(object));
        widget->setAccessibleName(name);
    };
    m_model->setEditable(true);
    m_texts->setEditable(true);
    named(m_model, "atlasModel", tr("Model, or a folder of checkpoints"));
    named(m_texts, "atlasTexts", tr("Texts"));
    named(m_column, "atlasColumn", tr("Column of a sheet"));
    named(m_longest, "atlasLongest", tr("Most tokens of a text"));
    named(m_without, "atlasWithout", tr("Also run texts without each head"));
    named(m_count, "atlasWithoutCount", tr("Texts to be run without each head"));
    named(m_file, "atlasFile", tr("File of the atlas"));
    m_column->setPlaceholderText(QStringLiteral("text"));
    m_longest->setRange(1, static_cast<int>(core::longestAtlasText));
    m_longest->setValue(usualLongest);
    m_count->setRange(1, 1'000'000);
    m_count->setValue(usualWithout);
    m_count->setEnabled(false);
    keepScaled(m_file, [this] { m_file->setMinimumWidth(scaled(420)); });
}

void NewAtlasDialog::createRows()
{
    auto* models = namedButton(tr("Folder…"), "chooseAtlasModel",
                               tr("A model's folder, or one that holds a folder for each checkpoint of a training"));
    auto* file = namedButton(
        tr("File…"), "chooseAtlasTexts",
        tr("One text per line, a sheet with a column of texts, or texts with named spans and conversations as JSON "
           "lines"));
    auto* folder = namedButton(tr("Folder…"), "chooseAtlasFolder", tr("A folder of such files, or of pictures"));
    auto* where = namedButton(tr("Choose…"), "chooseAtlasFile", tr("Where the atlas is written"));
    auto* texts = new QHBoxLayout;
    texts->addWidget(m_texts, 1);
    texts->addWidget(file);
    texts->addWidget(folder);
    auto* without = new QHBoxLayout;
    without->addWidget(m_without);
    without->addWidget(m_count);
    without->addStretch(1);
    auto* form = new QFormLayout;
    form->addRow(tr("Model"), withButton(m_model, models));
    form->addRow(tr("Texts"), texts);
    form->addRow(tr("Column"), m_column);
    form->addRow(tr("Most tokens of a text"), m_longest);
    form->addRow(QString(), without);
    form->addRow(QString(),
                 new Hint(tr("By how much the next token's log-probability changes without a head. A pass for "
                             "each head and text, so it takes long; of a model that predicts the next token.")));
    form->addRow(tr("Save as"), withButton(m_file, where));
    m_trouble->setProperty("role", QStringLiteral("warning"));
    m_trouble->setTextFormat(Qt::PlainText);
    m_trouble->setWordWrap(true);
    m_trouble->hide();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_start = buttons->addButton(tr("Compute"), QDialogButtonBox::AcceptRole);
    m_start->setObjectName(QStringLiteral("computeAtlas"));
    m_start->setDefault(true);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_trouble);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewAtlasDialog::start);
    connect(models, &QPushButton::clicked, this, &NewAtlasDialog::chooseModel);
    connect(file, &QPushButton::clicked, this, [this] { chooseTexts(false); });
    connect(folder, &QPushButton::clicked, this, [this] { chooseTexts(true); });
    connect(where, &QPushButton::clicked, this, &NewAtlasDialog::chooseFile);
    connect(m_without, &QCheckBox::toggled, m_count, &QSpinBox::setEnabled);
    connect(m_file, &QLineEdit::textEdited, this, [this] { m_named = true; });
    for (QComboBox* each : {m_model, m_texts})
        connect(each, &QComboBox::currentTextChanged, this, &NewAtlasDialog::showState);
}

std::size_t NewAtlasDialog::knockOuts() const
{
    return m_without->isChecked() ? static_cast<std::size_t>(m_count->value()) : 0;
}

QString NewAtlasDialog::fileName() const
{
    const auto last = [](const QString& path) {
        return QString::fromStdString(fs::path(path.toStdString()).stem().string());
    };
    return QStringLiteral("%1/%2-%3.attnatlas")
        .arg(dialogFolder(atlasPurpose), last(m_model->currentText()), last(m_texts->currentText()));
}

void NewAtlasDialog::showState()
{
    if (!m_named) m_file->setText(fileName());
    m_start->setEnabled(!m_model->currentText().trimmed().isEmpty() && !m_texts->currentText().trimmed().isEmpty());
    const QString texts = m_texts->currentText();
    m_column->setEnabled(!texts.endsWith(QLatin1String(".txt")) && !texts.endsWith(QLatin1String(".jsonl")));
}

void NewAtlasDialog::chooseModel()
{
    const QString folder =
        QFileDialog::getExistingDirectory(this, tr("Choose a model or a training"), dialogFolder(modelPurpose));
    if (folder.isEmpty()) return;
    rememberDialogFolder(modelPurpose, folder);
    m_model->setCurrentText(folder);
}

void NewAtlasDialog::chooseTexts(bool folder)
{
    const QString from = dialogFolder(textPurpose);
    const QString chosen =
        folder ? QFileDialog::getExistingDirectory(this, tr("Choose a folder of texts or pictures"), from)
               : QFileDialog::getOpenFileName(this, tr("Choose texts"), from,
                                              tr("Texts and sheets (*.txt *.csv *.tsv *.jsonl);;All files (*)"));
    if (chosen.isEmpty()) return;
    rememberDialogFolder(textPurpose, chosen);
    m_texts->setCurrentText(chosen);
}

void NewAtlasDialog::chooseFile()
{
    const QString file =
        QFileDialog::getSaveFileName(this, tr("Where the atlas is written"), m_file->text(),
                                     tr("Atlases (*.attnatlas)"), nullptr, QFileDialog::DontConfirmOverwrite);
    if (file.isEmpty()) return;
    m_file->setText(file);
    m_named = true;
}

/// Shows mistakes before the dialog closes.
void NewAtlasDialog::start()
{
    QString file = m_file->text().trimmed();
    if (!file.endsWith(QLatin1String(".attnatlas"))) file += QStringLiteral(".attnatlas");
    try {
        m_request = {.models = modelsAt(m_model->currentText().trimmed()),
                     .sources = {m_texts->currentText().trimmed().toStdString()},
                     .column = m_column->text().trimmed().toStdString(),
                     .longest = m_longest->value(),
                     .file = fs::absolute(file.toStdString())};
        core::begunAtlas(m_request);
    } catch (...) {
        m_trouble->setText(errorText(core::caughtError(file.toStdString())));
        m_trouble->show();
        return;
    }
    rememberDialogFolder(atlasPurpose, file);
    accept();
}

#include "moc_new_atlas_dialog.cpp"
