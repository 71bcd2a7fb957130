#include "ui/window/text_input.h"

#include "core/model/pass/prediction.h"
#include "core/session/edits/model_edits.h"
#include "core/session/edits/prediction_edits.h"
#include "core/session/run_edits.h"
#include "ui/control/likeness_finder.h"
#include "ui/control/text_generation.h"
#include "ui/panel/input/generation_bar.h"
#include "ui/panel/input/input_panel.h"
#include "ui/panel/input/likeness_panel.h"
#include "ui/panel/input/picture_input.h"
#include "ui/panel/input/sound_input.h"
#include "ui/panel/input/target_panel.h"
#include "ui/part/banner.h"
#include "ui/part/text_editor.h"
#include "ui/window/token_tints.h"

#include <algorithm>

using core::AttentionBlock;
using core::Index;

TextInput::TextInput(const Workbench& bench, QObject* parent)
    : QObject(parent),
      m_bench(bench),
      m_panel(new InputPanel),
      m_generation(new TextGeneration(bench.editor, bench.results.controller(), this)),
      m_tints(new TokenTints(bench, *m_panel, this)),
      m_likeness(new LikenessFinder(bench.editor, bench.results, this))
{
    connectTexts();
    connectChips();
    connectTarget();
    connectGeneration();
    connectFiles();
    connectTowers();
    connect(m_panel, &InputPanel::notTaken, &bench.banner, &Banner::showMessage);
}

QWidget* TextInput::widget() const { return m_panel; }

QList<QWidget*> TextInput::tokens() const
{
    return {m_panel->chips(), m_panel->keyChips(), m_panel->target()->chips()};
}

void TextInput::focusText() { m_panel->editor()->setFocus(); }

/// Pictures and sounds, which stand in place of a text.
void TextInput::connectFiles()
{
    connect(m_panel->picture(), &PictureInput::openAsked, this, &TextInput::picturesAsked);
    connect(m_panel->picture(), &PictureInput::removeAsked, this,
            [this] { m_bench.editor.apply([](core::Session& next) { next.run().images.clear(); }); });
    connect(m_panel->picture(), &PictureInput::wholeChosen, this, [this](bool whole) {
        m_bench.editor.apply([whole](core::Session& next) { next.run().whole_pictures = whole; });
    });
    connect(m_panel->sound(), &SoundInput::openAsked, this, &TextInput::soundsAsked);
    connect(m_panel->picture()->thumbnail(), &PatchThumbnail::tokenClicked, this, [this](Index token) {
        if (m_bench.results.readsBoth()) return;  // its tokens stand among the text's
        m_bench.selection.setCell({token, m_bench.session().focus.key});
    });
    // From a sound's moment to itself, or from the decoder's token to it.
    connect(m_panel->sound()->spectrogram(), &Spectrogram::tokenClicked, this, [this](Index token) {
        if (block() == AttentionBlock::Decoder) m_bench.selection.setBlock(AttentionBlock::Cross);
        const Index query = block() == AttentionBlock::Self ? token : m_bench.session().focus.query;
        m_bench.selection.setCell({query, token});
    });
}

/// The two halves of a model that reads pictures and texts.
void TextInput::connectTowers()
{
    connect(m_panel, &InputPanel::towerChosen, this, [this](core::Tower tower) {
        m_bench.editor.apply([tower](core::Session& next) { core::setTower(next, tower); });
    });
    connect(m_panel->likeness(), &LikenessPanel::textChosen, this, [this](Index text) {
        m_bench.editor.apply([text](core::Session& next) {
            core::setTower(next, core::Tower::Texts);
            next.focus.item = text;
        });
    });
    connect(m_likeness, &LikenessFinder::changed, this, &TextInput::showLikeness);
    connect(m_likeness, &LikenessFinder::failed, this,
            [this](const core::Error& error) { m_bench.banner.showError(error); });
}

void TextInput::showLikeness()
{
    const core::Run& run = m_bench.run();
    const Index picture = run.tower == core::Tower::Pictures ? m_bench.session().focus.item : 0;
    m_panel->likeness()->display(run, picture, m_likeness->found());
}

void TextInput::connectTexts()
{
    SessionEditor& editor = m_bench.editor;
    const auto item = [this] { return m_bench.session().focus.item; };
    connect(m_panel, &InputPanel::textEdited, this,
            [&editor, item](const QString& text) { editor.setText(item(), text.toStdString()); });
    connect(m_panel, &InputPanel::keysTextEdited, this,
            [&editor](const QString& text) { editor.setKeysText(text.toStdString()); });
    connect(m_panel, &InputPanel::keysTextWanted, this, [this](bool wanted) {
        m_bench.editor.setKeysText(wanted ? std::optional(m_bench.run().texts.front()) : std::nullopt);
        m_panel->focusText(wanted);
    });
    connect(m_panel, &InputPanel::splitChosen, &editor, &SessionEditor::setSplit);
    connect(m_panel, &InputPanel::textAdded, this, [this] {
        m_bench.editor.addText();
        m_panel->focusText(false);
    });
    connect(m_panel, &InputPanel::textRemoved, this, [&editor, item] { editor.removeText(item()); });
    connect(m_panel, &InputPanel::itemChosen, this, [this](Index chosen) {
        m_bench.selection.setItem(chosen);
        show();
        showPrepared();
    });
    connect(m_panel, &InputPanel::shuffleAsked, this, &TextInput::shuffle);
}

void TextInput::connectChips()
{
    connect(m_panel->chips(), &TokenChips::splitAsked, this,
            [this](Index token) { editToken(token, &SessionEditor::splitToken); });
    connect(m_panel->chips(), &TokenChips::joinAsked, this,
            [this](Index token) { editToken(token, &SessionEditor::joinToken); });
    connect(m_panel->chips(), &TokenChips::queryClicked, this, [this](Index token) { chooseByChip(token, false); });
    connect(m_panel->chips(), &TokenChips::keyClicked, this, [this](Index token) { chooseByChip(token, true); });
    for (const TokenChips* chips : {m_panel->chips(), m_panel->keyChips()})
        connect(chips, &TokenChips::hideAsked, this, [this](Index token) {
            m_bench.selection.setCellOfText({m_bench.session().focus.query, token});
            emit hideKeyAsked();
        });
    const auto chooseKey = [this](Index token) {
        m_bench.selection.setCellOfText({m_bench.session().focus.query, token});
    };
    connect(m_panel->keyChips(), &TokenChips::queryClicked, this, chooseKey);
    connect(m_panel->keyChips(), &TokenChips::keyClicked, this, chooseKey);
}

void TextInput::connectTarget()
{
    connect(m_panel, &InputPanel::targetEdited, this, [this](const QString& text) {
        m_bench.editor.setTarget(m_bench.session().focus.item, text.toStdString());
    });
    connect(m_panel->target(), &TargetPanel::translateAsked, this, &TextInput::translate);
    const TokenChips* chips = m_panel->target()->chips();
    connect(chips, &TokenChips::queryClicked, this, &TextInput::chooseByTarget);
    connect(chips, &TokenChips::keyClicked, this, [this](Index token) {
        if (block() == AttentionBlock::Decoder) m_bench.selection.setCellOfText({m_bench.session().focus.query, token});
    });
}

void TextInput::connectGeneration()
{
    GenerationBar* bar = m_panel->generation();
    connect(bar, &GenerationBar::startAsked, this, &TextInput::generate);
    connect(bar, &GenerationBar::stopAsked, m_generation, &TextGeneration::stop);
    connect(bar, &GenerationBar::againAsked, this, &TextInput::drawAgain);
    connect(bar, &GenerationBar::samplingEdited, this, [this](const std::optional<core::Sampling>& sampling) {
        const bool another = sampling.has_value() != m_bench.session().sampling.has_value();
        m_bench.editor.apply([&](core::Session& next) { next.sampling = sampling; },
                             another ? SessionEditor::Kind::Edit : SessionEditor::Kind::Typing);
    });
    connect(bar, &GenerationBar::dropAsked, &m_bench.editor, &SessionEditor::dropContinuation);
    connect(bar, &GenerationBar::stepChosen, this, [this](Index shown) {
        m_bench.selection.follow();  // the step is about the end of the text
        m_bench.editor.showGenerated(shown);
    });
    connect(m_generation, &TextGeneration::changed, this, [this, bar] { bar->setRunning(m_generation->isRunning()); });
    connect(m_generation, &TextGeneration::ended, this, &TextInput::sayEnded);
}

void TextInput::show()
{
    m_panel->show(m_bench.run(), m_bench.session().focus.item);
    m_panel->generation()->showSampling(m_bench.session().sampling);
}

void TextInput::showPrepared()
{
    const core::PreparedRun* prepared = m_bench.results.prepared();
    if (prepared == nullptr) return;
    // A batch may have become smaller than the focused place.
    const Index item = std::min(m_bench.session().focus.item, std::ssize(prepared->texts) - 1);
    m_panel->showPrepared(*prepared, m_bench.run(), item, m_bench.results.shown() != nullptr);
    showLikeness();
}

void TextInput::markCell()
{
    markChips();
    m_tints->show();
}

void TextInput::markChips()
{
    const core::Cell cell = m_bench.selection.cell();
    const auto trace = m_bench.results.shown();
    // Among a text's tokens its squares have other places.
    m_panel->picture()->thumbnail()->setToken(m_bench.results.readsBoth() ? -1 : cell.query);
    m_panel->sound()->spectrogram()->setToken(block() == AttentionBlock::Cross ? cell.key : cell.query);
    const bool decodes = trace != nullptr && (block() == AttentionBlock::Decoder || block() == AttentionBlock::Cross);
    const bool cross = decodes && block() == AttentionBlock::Cross;
    const Index named = chipOfRow(cell.query);
    m_panel->target()->chips()->mark(decodes ? named : -1, decodes && !cross ? cell.key : -1);
    if (decodes) return m_panel->chips()->mark(-1, cross ? cell.key : -1);
    const Index first = trace == nullptr ? 0 : trace->batch.first_query;
    // Keys that come from a cache are the same text's.
    const bool other = trace != nullptr && !trace->batch.key_sequences.empty() && first == 0;
    m_panel->chips()->mark(first + named, other ? -1 : cell.key);
    m_panel->keyChips()->mark(-1, cell.key);
}

/// The text's chips choose a query where the text attends, and a key where it is attended to.
void TextInput::chooseByChip(Index token, bool asKey)
{
    const core::Focus& now = m_bench.session().focus;
    if (block() == AttentionBlock::Decoder) return;
    if (asKey || block() == AttentionBlock::Cross) return m_bench.selection.setCellOfText({now.query, token});
    // Where only the last tokens ask, those before them have no row.
    const auto trace = m_bench.results.shown();
    const Index first = trace == nullptr ? 0 : trace->batch.first_query;
    if (token < first) return;
    if (const auto row = rowOfChip(token - first))
        m_bench.selection.setCellOfText({*row, std::min(first + *row, now.key)});
}

/// A token of the target becomes the query, also where the target attends to itself.
void TextInput::chooseByTarget(Index token)
{
    if (block() == AttentionBlock::Self) m_bench.selection.setBlock(AttentionBlock::Cross);
    if (const auto row = rowOfChip(token)) m_bench.selection.setCellOfText({*row, m_bench.session().focus.key});
}

/// The token that is marked for a row: the one that it is named after, or the place behind the last.
Index TextInput::chipOfRow(Index query) const
{
    const auto trace = m_bench.results.shown();
    if (trace == nullptr) return query;
    const Index item = m_bench.selection.focus().item;
    return core::namingToken(*trace, item, query, m_bench.session().figure.map.rows).value_or(query + 1);
}

/// The row that a clicked token stands for; there may be none, which is said.
std::optional<Index> TextInput::rowOfChip(Index token)
{
    const auto trace = m_bench.results.shown();
    if (trace == nullptr) return token;
    const Index item = m_bench.selection.focus().item;
    const auto row = core::rowNamedAfter(*trace, item, token, m_bench.session().figure.map.rows);
    if (!row) m_bench.sayInPassing(tr("No row predicts the first token, because no token stands before it."));
    return row;
}

/// The shown text as it is cut; none while a newer one is on its way.
const core::CutText* TextInput::cutText() const
{
    const core::PreparedRun* prepared = m_bench.results.prepared();
    const auto item = static_cast<std::size_t>(m_bench.session().focus.item);
    if (prepared == nullptr || item >= prepared->texts.size()) return nullptr;
    const core::CutText& text = prepared->texts[item];
    return text.text == m_bench.run().texts[item] ? &text : nullptr;
}

void TextInput::editToken(Index token, void (SessionEditor::*edit)(Index, const core::TextRange&))
{
    const core::CutText* text = cutText();
    if (text != nullptr && token < text->used)
        (m_bench.editor.*edit)(m_bench.session().focus.item, text->encoding.tokens[token].range);
}

void TextInput::shuffle()
{
    const core::PreparedRun* prepared = m_bench.results.prepared();
    const core::CutText* text = cutText();
    if (prepared == nullptr || !prepared->model->info.split || text == nullptr) return;
    const core::Run& run = m_bench.run();
    const core::TextSplit split = run.split.value_or(*prepared->model->info.split);
    if (split == core::TextSplit::Bytes) {
        m_bench.banner.showMessage(
            tr("Shuffled bytes are not a text. Cut the text into words or characters to shuffle it."));
        return;
    }
    m_bench.editor.shuffleText(m_bench.session().focus.item,
                               core::shuffledText(text->usedTokens(), split == core::TextSplit::Words, ++m_shuffles));
    const bool noPlaces = m_bench.run().module && m_bench.run().module->positions == core::PositionEncoding::None;
    m_bench.sayInPassing(noPlaces ? tr("Shuffled: without positions, only a mask by position can change the weights.")
                                  : tr("Shuffled: with positions, the weights change."));
}

void TextInput::generate()
{
    if (stopGenerating()) return;
    const core::PreparedRun* prepared = m_bench.results.prepared();
    if (prepared == nullptr || !GenerationBar::canContinue(*prepared)) {
        m_bench.banner.showMessage(
            tr("Only models that predict the next token can continue a text, and only one text at a time."));
        return;
    }
    const auto whole = m_bench.results.computed();
    const bool ready = whole != nullptr && whole->finished() && !m_bench.results.isRunning();
    if (!ready && !m_bench.results.isRunning()) return;
    // Generated tokens are shown in the view of the decoder's own attention.
    if (prepared->model->decoder != nullptr && block() == AttentionBlock::Self)
        m_bench.selection.setBlock(AttentionBlock::Cross);
    m_bench.selection.follow();
    m_generation->start(ready ? whole : nullptr, m_panel->generation()->count());
}

/// The model's own target for the source, in place of the one that stands there: one step back.
void TextInput::translate()
{
    constexpr Index wholeSentence = 40;
    if (m_generation->isRunning()) return;
    if (block() == AttentionBlock::Self) m_bench.selection.setBlock(AttentionBlock::Cross);
    m_bench.selection.follow();
    const auto item = static_cast<std::size_t>(m_bench.session().focus.item);
    m_bench.editor.apply([item](core::Session& next) {
        core::setTarget(next.run(), item, {});
        next.run().continuation = {};  // a target that the model wrote goes, too
    });
    m_generation->startAnew(std::max(m_panel->generation()->count(), wholeSentence));
}

void TextInput::drawAgain()
{
    if (m_generation->isRunning()) return;
    const auto count = std::ssize(m_bench.run().continuation.ids);
    if (!m_bench.session().sampling || count == 0) {
        m_bench.banner.showMessage(
            tr("Nothing has been sampled yet. Choose Sampled beside Generate, then generate tokens."));
        return;
    }
    m_bench.selection.follow();
    m_bench.editor.apply(core::drawAgain);
    m_generation->startAnew(count);
}

bool TextInput::stopGenerating()
{
    if (!m_generation->isRunning()) return false;
    m_generation->stop();
    return true;
}

void TextInput::sayEnded(const QString& at)
{
    const auto whole = m_bench.results.whole();
    if (whole == nullptr) return;
    // The model's input before the next token.
    const core::Trace& writer = core::speakerOf(*whole);
    const bool full = std::ssize(writer.queries(0)) >= writer.model->info.max_tokens;
    m_bench.banner.showMessage(
        full ? tr("The text is as long as %1 can read.").arg(QString::fromStdString(writer.model->info.name))
             : tr("The model finished (%1).").arg(at));
}

#include "moc_text_input.cpp"
