#include "ui/panel/input/input_panel.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

#include "core/text/cut/text_splitter.h"
#include "ui/panel/input/chip_area.h"
#include "ui/panel/input/generation_bar.h"
#include "ui/panel/input/likeness_panel.h"
#include "ui/panel/input/picture_input.h"
#include "ui/panel/input/sound_input.h"
#include "ui/panel/input/target_panel.h"
#include "ui/part/explained.h"
#include "ui/part/heading.h"
#include "ui/part/segments.h"
#include "ui/theme/magnification.h"
#include "ui/words/plain_tip.h"

#include <algorithm>

using core::Index;

namespace {

QToolButton* smallButton(const QString& text, const QString& tip)
{
    auto* button = new QToolButton;
    button->setText(text);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    button->setProperty("role", QStringLiteral("small"));
    return button;
}

}  // namespace

InputPanel::InputPanel(QWidget* parent)
    : QWidget(parent),
      m_items(new QComboBox),
      m_tower(new Segments(tr("Tower"),
                           {{tr("Picture"), tr("Show the tower: the part of the model that reads the picture")},
                            {tr("Text"), tr("Show the tower: the part of the model that reads the texts")}})),
      m_another(new QAction(tr("+ text"), this)),
      m_secondWanted(new QAction(this)),
      m_add(smallButton({}, tr("Add a text"))),
      m_remove(smallButton(QStringLiteral("−"), tr("Remove this text from the batch"))),
      m_editor(new TextEditor),
      m_source(new Hint),
      m_second(nullptr),
      m_keysEditor(new TextEditor),
      m_closeSecond(smallButton(QStringLiteral("✕"), tr("Back to self-attention"))),
      m_split(new QComboBox),
      m_shuffle(smallButton(tr("Shuffle"), tr("Put the words into another order and see what changes"))),
      m_target(new TargetPanel),
      m_picture(new PictureInput),
      m_likeness(new LikenessPanel),
      m_sound(new SoundInput),
      m_generation(new GenerationBar),
      m_tokens(new Heading(tr("Tokens"))),
      m_notice(new QLabel),
      m_scroll(nullptr),
      m_chips(new TokenChips),
      m_keyScroll(nullptr),
      m_keyChips(new TokenChips)
{
    setUpTexts();
    setTerms();
    m_scroll = chipArea(m_chips);
    for (QWidget* file : std::initializer_list<QWidget*>{m_tower, m_picture, m_sound}) file->hide();

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addLayout(createItems());
    layout->addWidget(m_tower);
    layout->addWidget(m_editor);
    layout->addWidget(m_source);
    layout->addWidget(m_picture);
    layout->addWidget(m_sound);
    layout->addLayout(createCaption());
    layout->addWidget(m_scroll);
    layout->addWidget(m_notice);
    auto* more = new QHBoxLayout;
    more->setSpacing(6);
    more->addWidget(m_shuffle);
    more->addStretch(1);
    layout->addLayout(more);
    layout->addWidget(m_second = createSecond());
    layout->addWidget(m_target);
    layout->addWidget(m_generation);
    layout->addWidget(m_likeness);
    connectControls();
}

void InputPanel::setUpTexts()
{
    m_editor->setObjectName(QStringLiteral("inputText"));
    m_editor->setAccessibleName(tr("Input text"));
    keepScaled(m_editor, [this] { m_editor->setFixedHeight(scaled(76)); });
    m_editor->setPlaceholderText(tr("Type a sequence"));
    m_editor->setToolTip(tr("Everything is computed again while you type"));
    m_notice->setProperty("role", QStringLiteral("warning"));
    m_notice->setWordWrap(true);
    m_notice->setTextFormat(Qt::PlainText);
    m_notice->hide();
}

void InputPanel::setTerms()
{
    setTerm(this, Term::Token);
    explain(m_tokens, Term::Token);
    setTerm(m_add, Term::Batch);
    setTerm(m_shuffle, Term::Position);
    setTerm(m_generation, Term::Sampling);
}

void InputPanel::connectControls()
{
    connectEditor(m_editor, &InputPanel::textEdited);
    connectEditor(m_keysEditor, &InputPanel::keysTextEdited);
    connectEditor(m_target->editor(), &InputPanel::targetEdited);
    connect(m_split, &QComboBox::activated, this,
            [this] { emit splitChosen(static_cast<core::TextSplit>(m_split->currentData().toInt())); });
    connect(m_items, &QComboBox::activated, this, [this](int item) { emit itemChosen(item); });
    connect(m_remove, &QToolButton::clicked, this, &InputPanel::textRemoved);
    connect(m_tower, &Segments::chosen, this,
            [this](int index) { emit towerChosen(index == 0 ? core::Tower::Pictures : core::Tower::Texts); });
    connect(m_shuffle, &QToolButton::clicked, this, &InputPanel::shuffleAsked);
    connect(m_another, &QAction::triggered, this, &InputPanel::textAdded);
    connect(m_secondWanted, &QAction::triggered, this, [this] { emit keysTextWanted(true); });
    connect(m_add, &QToolButton::clicked, this,
            [this] { (m_another->isVisible() ? m_another : m_secondWanted)->trigger(); });
}

/// The heading with what chooses, adds and removes texts of the batch.
QHBoxLayout* InputPanel::createItems()
{
    m_add->setObjectName(QStringLiteral("addText"));
    m_add->setMenu(new QMenu(m_add));
    m_add->menu()->setToolTipsVisible(true);
    m_add->menu()->addActions({m_another, m_secondWanted});
    m_another->setObjectName(QStringLiteral("anotherText"));
    m_another->setToolTip(tr("Add a text; the texts form a batch, padded to one length"));
    m_secondWanted->setObjectName(QStringLiteral("secondText"));
    offerTexts(true, false);
    m_items->setAccessibleName(tr("Text of the batch"));
    m_items->setToolTip(tr("Which text of the batch is shown"));
    auto* row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(new Heading(tr("Input")), 1);
    row->addWidget(m_items);
    row->addWidget(m_remove);
    row->addWidget(m_add);
    return row;
}

/// One button for whatever adds a text: with a menu only where there is something to choose.
void InputPanel::offerTexts(bool another, bool second)
{
    m_another->setVisible(another);
    m_secondWanted->setVisible(second);
    const bool both = another && second;
    m_add->setVisible(another || second);
    m_add->setPopupMode(both ? QToolButton::InstantPopup : QToolButton::DelayedPopup);
    m_add->setText(both ? tr("+ text ▾") : (another ? m_another : m_secondWanted)->text());
    m_add->setToolTip(both ? tr("Add a text to the batch, or one that stands beside this one")
                           : (another ? m_another : m_secondWanted)->toolTip());
    m_add->setAccessibleName(m_add->toolTip());
}

QHBoxLayout* InputPanel::createCaption()
{
    m_split->addItem(tr("words"), static_cast<int>(core::TextSplit::Words));
    m_split->addItem(tr("characters"), static_cast<int>(core::TextSplit::Characters));
    m_split->addItem(tr("bytes"), static_cast<int>(core::TextSplit::Bytes));
    m_split->setAccessibleName(tr("How the text is cut"));
    m_split->setToolTip(tr("How the text is cut into tokens; right-click a token to split or join it"));
    auto* row = new QHBoxLayout;
    row->addWidget(m_tokens, 1);
    row->addWidget(m_split);
    return row;
}

QWidget* InputPanel::createSecond()
{
    auto* second = new QWidget;
    keepScaled(m_keysEditor, [this] { m_keysEditor->setFixedHeight(scaled(52)); });
    connect(m_closeSecond, &QToolButton::clicked, this, [this] { emit keysTextWanted(false); });
    m_keyScroll = chipArea(m_keyChips);
    auto* caption = new QHBoxLayout;
    m_secondTitle = new Heading(QString());
    caption->addWidget(m_secondTitle, 1);
    caption->addWidget(m_closeSecond);
    auto* layout = new QVBoxLayout(second);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addLayout(caption);
    layout->addWidget(m_keysEditor);
    layout->addWidget(m_keyScroll);
    second->hide();
    return second;
}

void InputPanel::connectEditor(TextEditor* editor, void (InputPanel::*edited)(const QString&))
{
    connect(editor, &QPlainTextEdit::textChanged, this,
            [this, editor, edited] { emit(this->*edited)(editor->toPlainText()); });
    connect(editor, &TextEditor::shortened, this, [this](qsizetype pasted) {
        emit notTaken(tr("The text field holds %L1 characters, so only the beginning of the %L2 pasted ones was taken.")
                          .arg(TextEditor::longest)
                          .arg(pasted));
    });
}

void InputPanel::show(const core::Run& run, Index item)
{
    const bool given = !run.recorded.empty();
    if (given || run.module) m_reads = core::Reads::Text;
    if (given || run.module) m_readsBoth = false;
    m_picture->wholeBox()->setChecked(run.whole_pictures);
    if (given || run.module) showTower(std::nullopt);
    showReads();
    m_editor->setVisible(!given && readsText());
    offerTexts(!given && readsText(), !given && readsText() && m_secondWanted->isVisible());
    m_source->setVisible(given);
    if (given) return showSource(run.recorded);
    m_remove->setVisible(run.texts.size() > 1 && readsText());
    m_target->show(run, item);
    if (!readsText()) return;
    listItems(static_cast<int>(run.texts.size()), item);
    const bool typed = item < std::ssize(run.texts);  // a run has none before a text is asked for
    setTextKeepingCursor(m_editor,
                         typed ? QString::fromStdString(run.texts[static_cast<std::size_t>(item)]) : QString());
    if (run.keys_text) setTextKeepingCursor(m_keysEditor, QString::fromStdString(*run.keys_text));
    m_splitChosen = run.split.has_value();
    if (run.split) m_split->setCurrentIndex(m_split->findData(static_cast<int>(*run.split)));
}

void InputPanel::listItems(int count, Index item)
{
    m_items->clear();
    const QString name = m_reads == core::Reads::Pictures ? tr("picture %1 of %2")
                         : m_reads == core::Reads::Sounds ? tr("sound %1 of %2")
                                                          : tr("text %1 of %2");
    for (int i = 0; i < count; ++i) m_items->addItem(name.arg(i + 1).arg(count));
    m_items->setCurrentIndex(static_cast<int>(item));
    m_items->setVisible(count > 1);
}

void InputPanel::showSource(const core::RecordedSource& source)
{
    const QString file = QString::fromStdString(source.file.filename().string());
    if (source.isVectors())
        m_source->setText(tr("Queries and keys from %1: %2 and %3")
                              .arg(file, QString::fromStdString(source.queries), QString::fromStdString(source.keys)));
    else
        m_source->setText(source.tensor.empty()
                              ? tr("Attention from %1").arg(file)
                              : tr("Attention from %1: %2").arg(file, QString::fromStdString(source.tensor)));
    m_source->setToolTip(plainTip(QString::fromStdString(source.file.string())));
    for (QWidget* each : std::initializer_list<QWidget*>{m_remove, m_split, m_shuffle, m_target, m_generation})
        each->hide();
}

void InputPanel::showPrepared(const core::PreparedRun& prepared, const core::Run& run, Index item, bool pictureStands)
{
    if (item >= static_cast<Index>(prepared.texts.size())) return;  // of a batch that has grown since
    const core::CutText& text = prepared.texts[static_cast<std::size_t>(item)];
    if (prepared.isFromFile()) listItems(static_cast<int>(prepared.texts.size()), item);
    const bool free = !prepared.isFromFile() && prepared.model->info.split.has_value();
    m_split->setVisible(free);
    if (free && !m_splitChosen)
        m_split->setCurrentIndex(m_split->findData(static_cast<int>(*prepared.model->info.split)));
    m_shuffle->setVisible(free);
    showSecond(prepared, free);
    m_target->showPrepared(prepared, item);
    m_generation->show(prepared, run.continuation);
    const auto count = static_cast<Index>(text.encoding.tokens.size());
    QString tokens =
        count > text.used ? tr("Tokens · %1 of %2").arg(text.used).arg(count) : tr("Tokens · %1").arg(count);
    if (run.as_written) tokens = tr("%1 · none added").arg(tokens);
    m_tokens->setText(tokens.toUpper());
    showFile(prepared, item);
    showTower(prepared.isFromFile() ? std::nullopt : prepared.model->info.tower);
    m_chips->setCuttable(free);
    m_chips->setText(text, *prepared.model);
    if (prepared.keys_text) m_keyChips->setText(*prepared.keys_text, *prepared.model);
    fitChips();
    const QString said = notice(prepared, item, pictureStands);
    m_notice->setText(said);
    m_notice->setVisible(!said.isEmpty());
}

/// Shows the source of the model's input.
void InputPanel::showReads()
{
    m_picture->setVisible(m_reads == core::Reads::Pictures || (m_readsBoth && readsText()));
    m_sound->setVisible(m_reads == core::Reads::Sounds);
    m_scroll->setVisible(readsText());
    m_tokens->setVisible(readsText());
}

/// Shows the files of a model that reads pictures or sounds, in place of text and tokens.
void InputPanel::showFile(const core::PreparedRun& prepared, Index item)
{
    m_reads = prepared.isFromFile() ? core::Reads::Text : prepared.model->info.reads;
    m_readsBoth = !prepared.isFromFile() && prepared.model->picture_reader != nullptr;
    showReads();
    m_editor->setVisible(readsText() && !prepared.isFromFile());
    const bool typed = readsText() && !prepared.isFromFile();
    offerTexts(typed, typed && m_secondWanted->isVisible());
    if (m_readsBoth) m_picture->display(prepared);
    if (readsText()) return;
    m_remove->hide();
    listItems(static_cast<int>(prepared.texts.size()), item);
    const auto place = static_cast<std::size_t>(item);
    const core::Sequence* file = prepared.computable() ? &prepared.batch.sequences[place] : nullptr;
    const QString name = QString::fromStdString(prepared.texts[place].text);
    if (m_reads == core::Reads::Sounds) return m_sound->display(*prepared.model->transformer.audio, file, name);
    m_picture->display(*prepared.model->transformer.patches, file, name, prepared.model->images->assumed);
}

/// Shows the second text: the keys of cross-attention, or the text behind the first.
void InputPanel::showSecond(const core::PreparedRun& prepared, bool free)
{
    const bool pairs = !prepared.isFromFile() && prepared.readsPairs();
    m_second->setVisible(prepared.keys_text.has_value() || prepared.pairs);
    m_keysEditor->setVisible(!prepared.isFromFile());
    m_keyScroll->setVisible(!pairs);
    m_closeSecond->setVisible(!prepared.isFromFile());
    m_secondWanted->setText(pairs ? tr("+ second text") : tr("+ second sequence"));
    m_secondWanted->setToolTip(pairs ? tr("A pair: the model reads a second text after this one")
                                     : tr("Cross-attention: keys and values from another text"));
    offerTexts(m_another->isVisible(), (free || pairs) && m_second->isHidden());
    m_closeSecond->setToolTip(pairs ? tr("Back to one text") : tr("Back to self-attention"));
    m_closeSecond->setAccessibleName(m_closeSecond->toolTip());
    const QString title = pairs ? tr("Second text") : tr("Keys and values from");
    m_secondTitle->setText(title.toUpper());
    m_keysEditor->setAccessibleName(pairs ? title : tr("Text that keys and values come from"));
}

void InputPanel::showTower(std::optional<core::Tower> tower)
{
    m_tower->setVisible(tower.has_value());
    m_likeness->setVisible(tower.has_value());
    if (tower) m_tower->setCurrent(*tower == core::Tower::Pictures ? 0 : 1);
}

void InputPanel::focusText(bool keys)
{
    TextEditor* editor = keys ? m_keysEditor : m_editor;
    editor->setFocus();
    editor->selectAll();
}

void InputPanel::fitChips()
{
    fitChipArea(m_scroll, m_chips);
    fitChipArea(m_keyScroll, m_keyChips);
    m_target->fit();
}

void InputPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitChips();
}

QString InputPanel::notice(const core::PreparedRun& prepared, Index item, bool pictureStands) const
{
    const core::CutText& text = prepared.texts[static_cast<std::size_t>(item)];
    const QString model = QString::fromStdString(prepared.model->info.name);
    const auto count = static_cast<Index>(text.encoding.tokens.size());
    const bool fullPlaces = text.used == prepared.model->info.max_tokens;
    QStringList said;
    if (!text.encoding.untaken.empty())
        said << tr("Struck through: %1 has no token for it, so it is left out.").arg(model);
    if (count > text.used && !fullPlaces)
        said << tr("Too long for the memory: only the first %1 tokens are used, as you chose (Ctrl+Z undoes this; the "
                   "rest are grey).")
                    .arg(text.used);
    else if (count > text.used)
        said << tr("Too long: only the first %1 of %2 tokens are used (the rest are grey).").arg(text.used).arg(count);
    if (!prepared.computable() && readsText())
        said << (pictureStands ? tr("Nothing to compute yet; the view still shows the previous text.")
                               : tr("Nothing to compute yet."));
    return said.join(QLatin1Char('\n'));
}

#include "moc_input_panel.cpp"
