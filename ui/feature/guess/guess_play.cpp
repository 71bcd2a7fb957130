#include "ui/feature/guess/guess_play.h"

#include "core/guess/guess_edits.h"
#include "core/guess/guessed_keys.h"
#include "core/model/layer_numbers.h"
#include "ui/words/row_names.h"
#include "ui/words/token_text.h"

#include <numeric>

using core::Guess;
using core::Index;

GuessPlay::GuessPlay(SessionEditor& editor, RunResults& results, Selection& selection, StageLoader& stages,
                     QObject* parent)
    : QObject(parent),
      m_editor(editor),
      m_results(results),
      m_selection(selection),
      m_stages(stages)
{
    connect(&editor, &SessionEditor::edited, this, &GuessPlay::changed);
    connect(&results, &RunResults::traceChanged, this, &GuessPlay::changed);
    connect(&results, &RunResults::cleared, this, &GuessPlay::changed);
    connect(&stages, &StageLoader::loaded, this, &GuessPlay::changed);
    connect(&selection, &Selection::headChanged, this, &GuessPlay::changed);
}

RunResults::TracePointer GuessPlay::trace() const
{
    return isOn() ? core::blockOf(m_results.whole(guess().at.run), guess().at.block) : nullptr;
}

core::HeadAddress GuessPlay::address() const { return {guess().at.layer, guess().at.head, guess().at.item}; }

std::optional<GuessPlay::Row> GuessPlay::row() const
{
    const auto shown = trace();
    if (shown == nullptr) return std::nullopt;
    const core::Focus& at = guess().at;
    const bool isThere = shown->has(at.layer) && at.head < shown->model->info.heads
                         && at.item < std::ssize(shown->batch.sequences)
                         && at.query < std::ssize(shown->queries(at.item));
    if (!isThere) return std::nullopt;
    Row row;
    row.name = rowSubject(*shown, at.item, at.query, m_editor.session().figure.map.rows);
    row.head = tr("Layer %1, head %2").arg(core::layerNumber(shown->model->info, at.layer, 1)).arg(at.head + 1);
    row.keys = tokenTexts(shown->keys(at.item));
    std::vector<Index> all(static_cast<std::size_t>(row.keys.size()));
    std::iota(all.begin(), all.end(), Index{0});
    row.apart = toldApart(shown->keys(at.item), all);
    row.visible = core::guessedKeys(*shown, address(), at.query);
    return row;
}

std::optional<core::GuessScore> GuessPlay::score() const
{
    const auto about = row();
    if (!about || !guess().shown || guess().of == Guess::Of::Head) return std::nullopt;
    const auto stages = m_stages.of(trace(), address());
    if (stages == nullptr || guess().at.query >= stages->weights.rows()) return std::nullopt;
    return core::guessScore(guess(), about->visible, stages->weights.row(guess().at.query));
}

QString GuessPlay::headText(core::Index layer, core::Index head) const
{
    const auto shown = trace();
    const core::ModelInfo info = shown == nullptr ? core::ModelInfo() : shown->model->info;
    return tr("layer %1, head %2").arg(core::layerNumber(info, layer, 1)).arg(head + 1);
}

QString GuessPlay::pickedHead() const
{
    const core::Focus focus = m_selection.focus();
    return headText(focus.layer, focus.head);
}

QString GuessPlay::askedHead() const { return headText(guess().at.layer, guess().at.head); }

bool GuessPlay::isRightHead() const
{
    const core::Focus focus = m_selection.focus();
    return focus.layer == guess().at.layer && focus.head == guess().at.head;
}

QString GuessPlay::hindrance() const
{
    const auto shown = m_results.shown();
    if (shown == nullptr || !m_selection.headIsThere()) return tr("There is no row to guess yet.");
    if (shown->isLong()) return tr("This text is too long for a row to be guessed key by key.");
    return {};
}

void GuessPlay::apply(const SessionEditor::Edit& edit, Kind kind) { m_editor.apply(edit, kind); }

void GuessPlay::begin(Guess::Of of)
{
    m_selection.keep();
    m_selection.setHover(std::nullopt);
    apply([of, at = m_selection.focus()](core::Session& next) { core::beginGuess(next, of, at); });
}

void GuessPlay::give(int key, double points, Kind kind)
{
    const auto about = row();
    if (!about || guess().shown || key < 0 || key >= about->keys.size()) return;
    if (!about->visible[static_cast<std::size_t>(key)]) return;
    const Index keys = about->keys.size();
    const bool one = guess().of != Guess::Of::Row;
    apply([&](core::Session& next) { (one ? core::givePick : core::givePoints)(next, key, points, keys); }, kind);
}

void GuessPlay::spread()
{
    if (const auto about = row()) apply([&](core::Session& next) { core::spreadPoints(next, about->visible); });
}

void GuessPlay::clear() { apply(core::clearPoints); }

void GuessPlay::setBy(Guess::By by)
{
    apply([by](core::Session& next) { core::setGuessedBy(next, by); });
}

void GuessPlay::show() { apply(core::showGuess); }

void GuessPlay::again()
{
    m_selection.keep();
    apply(core::guessAgain);
}

void GuessPlay::end() { apply(core::endGuess); }

#include "moc_guess_play.cpp"
