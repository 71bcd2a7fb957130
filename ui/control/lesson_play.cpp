#include "ui/control/lesson_play.h"

#include "core/caught_error.h"
#include "core/guess/guess_edits.h"
#include "core/guess/guess_score.h"
#include "core/guess/hidden_row.h"
#include "core/lesson/asked_places.h"
#include "core/lesson/changed_only.h"
#include "core/lesson/lesson_plan.h"
#include "ui/control/lesson_standing.h"
#include "ui/words/claim_words.h"
#include "ui/words/language/language.h"

#include <algorithm>

namespace {

/// Not how figures look, and not which cell: pointing at another one is reading the step, not leaving it.
bool isLike(const core::Session& a, const core::Session& b)
{
    const auto head = [](const core::Focus& focus) {
        return std::tuple(focus.run, focus.block, focus.item, focus.layer, focus.head);
    };
    return a.runs == b.runs && a.view == b.view && head(a.focus) == head(b.focus);
}

QString answersKeyOf(const core::Lesson& lesson)
{
    return lesson_standing::keyOf(lesson.file()) + QStringLiteral("|answers");
}

QString foundOf(const core::ClaimVerdict& verdict) { return QString::fromStdString(verdict.left); }

}  // namespace

LessonPlay::LessonPlay(SessionEditor& editor, RunResults& results, Selection& selection, StageLoader& stages,
                       std::function<void(const core::Session&)> begin, QObject* parent)
    : QObject(parent),
      m_editor(editor),
      m_results(results),
      m_selection(selection),
      m_stages(stages),
      m_begin(std::move(begin))
{
    connect(&editor, &SessionEditor::edited, this, &LessonPlay::watch);
    connect(&editor, &SessionEditor::lookChanged, this, &LessonPlay::watch);
    connect(&results, &RunResults::traceChanged, this, [this](core::Index run) {
        if (run != m_editor.session().focus.run) return;
        carryOut();
        judge();
    });
    connect(&stages, &StageLoader::loaded, this, &LessonPlay::findStage);
    connect(&m_given.saving(), &SelfSaving::failed, this, &LessonPlay::failed);
    connect(&selection, &Selection::cellChanged, this, &LessonPlay::tellCell);
    connect(&selection, &Selection::headChanged, this, &LessonPlay::tellHead);
}

void LessonPlay::open(const std::filesystem::path& file)
{
    auto lesson = std::make_shared<const core::Lesson>(core::Lesson::open(file));
    const auto last = static_cast<int>(lesson->steps().size()) - 1;
    const int left = std::clamp(lesson_standing::leftAt(lesson->file()), 0, last);
    const core::Session session = lesson->sessionAt(static_cast<std::size_t>(left));
    m_lesson = std::move(lesson);
    m_words = core::wordsOf(*m_lesson, shownLanguage().toStdString());
    m_given.open(*m_lesson, answersKeyOf(*m_lesson));
    m_guesses.clear();
    m_inks.clear();
    m_uncovered.clear();
    enter(static_cast<std::size_t>(left), session, m_begin);
}

void LessonPlay::close()
{
    if (!isOpen()) return;
    m_judging.cancel();
    m_selection.pointOut({});
    m_lesson.reset();
    m_results.cover({});
    m_goals.clear();
    emit changed();
}

void LessonPlay::go(std::size_t step)
{
    if (!isOpen() || step >= m_lesson->steps().size()) return;
    core::Session session = m_lesson->sessionAt(step);
    // A step's drawings are there again when the student returns to it, and on no other step.
    m_inks[m_step] = m_editor.session().ink;
    if (const auto kept = m_inks.find(step); kept != m_inks.end()) session.ink = kept->second;
    // How it looks stays as its reader has set it.
    session.figure = m_editor.session().figure;
    enter(step, session, [this](const core::Session& to) {
        m_editor.apply([&](core::Session& next) { next = to; });
        remember();
    });
}

void LessonPlay::stepBy(int by)
{
    if (!isOpen() || (by < 0 && m_step == 0)) return;
    try {
        go(by > 0 ? m_step + 1 : m_step - 1);
    } catch (...) {
        emit failed(core::caughtError(m_lesson->file().string()));
    }
}

bool LessonPlay::hidesGuess() const
{
    const auto& guess = m_editor.session().guess;
    return isOpen() && now().prediction && guess && !guess->shown;
}

void LessonPlay::goOn()
{
    if (!hidesGuess()) return stepBy(1);
    m_editor.apply(core::showGuess);
}

/// The step is the one that is played before its session is shown: who hears of that edit finds nothing astray, and
/// what it points at waits for what is computed of it.
void LessonPlay::enter(std::size_t step, const core::Session& session,
                       const std::function<void(const core::Session&)>& show)
{
    m_step = step;
    m_shown = session;
    m_away = m_seeksStage = false;
    m_carriedOut = true;  // nothing is to be carried out on the numbers of the step before
    m_goals.clear();
    keepClicked();
    m_selection.pointOut({});
    m_results.cover({});
    m_carriedOut = false;
    show(session);
    m_shown = m_editor.session();
    m_selection.keep();
    keepClicked();
    carryOut();
    m_asks = asks();
    emit changed();
    judge();
}

std::optional<core::ClaimGround> LessonPlay::ground() const
{
    return groundOf(m_results.shown(m_editor.session().focus.run));
}

/// The numbers that answers are judged by, also those of a hidden row.
std::optional<core::ClaimGround> LessonPlay::unhidden() const
{
    const core::Focus& focus = m_editor.session().focus;
    return groundOf(core::blockOf(m_results.computed(focus.run), focus.block));
}

std::optional<core::ClaimGround> LessonPlay::groundOf(const RunResults::TracePointer& trace) const
{
    if (trace == nullptr) return std::nullopt;
    try {
        return core::claimGround(trace, m_editor.session());
    } catch (const core::Error&) {
        return std::nullopt;  // a text that is not there any more
    }
}

/// What a step points at and predicts is named by tokens: it waits for its own, but not for their numbers. Until a run
/// has begun to come in, what is shown is the one before.
void LessonPlay::carryOut()
{
    if (!isOpen() || m_carriedOut || m_results.isStale(m_editor.session().focus.run)) return;
    const auto on = ground();
    if (!on) return;
    m_carriedOut = true;
    try {
        if (now().look) look(*now().look, *on);
        if (now().prediction) predict(*now().prediction, *on);
    } catch (const core::Error& error) {
        emit failed(error);
    }
    coverAsked();
    m_shown = m_editor.session();
    keepClicked();
    watch();
}

/// What a step chooses is no answer of its student.
void LessonPlay::keepClicked()
{
    m_clicked = m_ownCell = m_selection.chosen();
    m_clickedHead = {m_editor.session().focus.layer, m_editor.session().focus.head};
}

/// Hides the row that is asked for until it is answered; of several the first one's.
void LessonPlay::coverAsked()
{
    if (!isOpen() || !m_carriedOut) return;
    std::optional<core::HiddenRow> covered;
    const auto on = m_uncovered.contains(m_step) ? std::nullopt : ground();
    for (std::size_t i = 0; on && !covered && i < now().questions.size(); ++i) {
        const core::LessonQuestion& question = now().questions[i];
        const core::LessonAnswer given = answerOf(i);
        // What names nothing, or is no number, answers nothing.
        if (!given.said.empty() && (given.right || !question.isJudged())) continue;
        try {
            if (const auto row = core::coveredBy(question, *on, m_shown.focus)) covered = core::HiddenRow::of(*row);
        } catch (const core::Error&) {
            continue;  // a token that is not there: there is nothing to be hidden
        }
    }
    m_results.cover(covered);
}

bool LessonPlay::coversAsked() const { return isOpen() && !m_editor.session().guess && m_results.hidden().has_value(); }

void LessonPlay::uncoverAsked()
{
    if (!isOpen()) return;
    m_uncovered.insert(m_step);
    coverAsked();
}

void LessonPlay::look(const core::LessonLook& look, const core::ClaimGround& ground)
{
    const core::LookedAt at = core::lookedAt(look, ground);
    const core::Cell chosen = m_selection.chosen();
    if (at.row || at.key) {
        m_clicked = {at.row.value_or(chosen.query), at.key.value_or(chosen.key)};  // by the step, and by no student
        m_selection.setCell(m_clicked);
    }
    m_selection.pointOut({at.row, at.key});
    m_seeksStage = look.stage.has_value();
    findStage();
}

/// The step of the calculation that a stage is of depends on the head, which may still be computed.
void LessonPlay::findStage()
{
    if (!isOpen() || !m_seeksStage || !m_selection.headIsThere() || !now().look || !now().look->stage) return;
    const auto steps = m_stages.steps(m_results.shown(), m_selection.address());
    if (steps == nullptr) return;
    m_seeksStage = false;
    for (std::size_t i = 0; i < steps->size(); ++i) {
        const auto& tables = (*steps)[i].tables;
        if (std::ranges::find(tables, *now().look->stage, &core::StageTable::stage) == tables.end()) continue;
        core::StepsSettings settings = m_editor.session().steps;
        settings.step = static_cast<core::Index>(i);
        const auto& number = settings.number;
        if (now().look->dimension)
            settings.number = {*now().look->stage, *now().look->dimension};
        else if (number && std::ranges::find(tables, number->stage, &core::StageTable::stage) == tables.end())
            settings.number.reset();  // of another step
        return m_editor.setSteps(settings);
    }
}

/// Hides the row in one undo step with the session of the step, so that undoing leads to the state before both. A guess
/// that was made stays.
void LessonPlay::predict(const core::LessonPrediction& prediction, const core::ClaimGround& ground)
{
    const core::Guess guess = core::guessOf(prediction, ground, m_selection.focus());
    const auto left = m_guesses.find(m_step);
    const bool same = left != m_guesses.end() && left->second.at == guess.at && left->second.of == guess.of;
    m_editor.apply(
        [&](core::Session& next) {
            core::beginGuess(next, guess.of, guess.at);
            if (same) next.guess = left->second;
            if (guess.of == core::Guess::Of::Head) next.view = core::View::Heads;
        },
        SessionEditor::Kind::Continued);
    m_selection.keep();
}

bool LessonPlay::isAway() const { return m_away; }

bool LessonPlay::isOtherCell() const { return m_selection.chosen() != m_ownCell; }

void LessonPlay::watch()
{
    if (!isOpen()) return;
    const bool away = !isLike(m_editor.session(), m_shown);
    if (away != m_away) {
        m_away = away;
        if (away) m_selection.pointOut({});
        emit strayed();
    }
    rememberGuess();
    if (asks() != m_asks) {
        m_asks = asks();
        emit asked();
    }
    judge();
}

/// Remembers the guess as it was left, and the points when its row was first shown.
void LessonPlay::rememberGuess()
{
    const auto& guess = m_editor.session().guess;
    if (!m_carriedOut || !now().prediction || !guess) return;
    m_guesses[m_step] = *guess;
    if (!guess->shown) return;
    std::vector<double> points = guess->points;
    const auto trace = m_results.shown();
    if (guess->of == core::Guess::Of::Head && trace != nullptr) {
        const core::ModelInfo& info = trace->model->info;
        const core::Focus focus = m_selection.focus();
        points.assign(static_cast<std::size_t>(info.layers * info.heads), 0);
        const auto picked = static_cast<std::size_t>(focus.layer * info.heads + focus.head);
        if (picked < points.size()) points[picked] = core::allPoints;
    }
    m_given.expect(m_step, std::move(points));
}

/// Weights are in the trace, but predictions need the whole vocabulary, so they are judged on another thread.
void LessonPlay::judge()
{
    const auto trace = m_results.shown(m_editor.session().focus.run);
    if (!isOpen() || trace == nullptr || !trace->finished()) return;
    std::vector<core::LessonClaim> claims;
    for (const core::LessonClaim& each : m_lesson->steps()[m_step].claims)
        if (each.goal) claims.push_back(each);
    if (claims.empty()) return m_judging.cancel();  // old claims of the step before
    const bool hides = m_results.hidden().has_value();
    const core::Run before = m_shown.run(), now = m_editor.session().run();
    m_judging.start(
        "the goals of the lesson",
        [this, claims, trace, before, now, hides, step = m_step, session = m_editor.session()](const auto& turn) {
            std::vector<Goal> goals;
            for (const core::LessonClaim& each : claims) {
                Goal goal{claimSentence(each.claim), false, {}};
                try {
                    if (each.claim.only) {
                        goal.reached = before != now && core::changedOnly(before, now, *each.claim.only);
                    } else {
                        const auto verdict = core::check(each.claim, core::claimGround(trace, session));
                        goal.reached = verdict.holds;
                        if (!hides) goal.found = foundOf(verdict);
                    }
                } catch (const core::Error&) {
                    goal.found.clear();  // a token that is not there any more: not reached
                }
                goals.push_back(goal);
            }
            turn.finish([this, goals, step] {
                m_goals = goals;
                // What a step wants has to be so all at once: some of it holds before anything is done.
                if (std::ranges::all_of(m_goals, &Goal::reached))
                    for (std::size_t i = 0; i < m_goals.size(); ++i) m_given.reach(step, i);
                emit judged();
            });
        },
        [](const core::Error&) {});
}

void LessonPlay::remember() const
{
    lesson_standing::leave(m_lesson->file(), static_cast<int>(m_step), m_step >= core::endOf(*m_lesson));
}

LessonPlay::Result LessonPlay::result() const
{
    // Who leaves an appendix out has left nothing open.
    const auto isTouched = [&](std::size_t step) {
        const core::LessonStep& there = m_lesson->steps()[step];
        for (std::size_t place = 0; place < there.questions.size(); ++place)
            if (!m_given.answerTo(step, place).said.empty()) return true;
        for (std::size_t claim = 0; claim < there.claims.size(); ++claim)
            if (m_given.all().hasReached(step, claim)) return true;
        return false;
    };
    Result result;
    for (std::size_t step = 0; isOpen() && step < m_lesson->steps().size(); ++step) {
        if (step > core::endOf(*m_lesson) && !isTouched(step)) continue;
        const auto& questions = m_lesson->steps()[step].questions;
        for (std::size_t place = 0; place < questions.size(); ++place) {
            const core::LessonAnswer given = m_given.answerTo(step, place);
            ++(questions[place].isJudged() ? result.judged : result.free);
            if (given.said.empty()) ++result.open;
            if (questions[place].isJudged() && given.right == true) ++result.right;
        }
        const std::ptrdiff_t goals = std::ranges::count_if(m_lesson->steps()[step].claims, &core::LessonClaim::goal);
        if (goals == 0) continue;
        ++result.tasks;
        bool all = true;
        for (std::size_t goal = 0; goal < static_cast<std::size_t>(goals); ++goal)
            all = all && m_given.all().hasReached(step, goal);
        result.done += all ? 1 : 0;
    }
    return result;
}

bool LessonPlay::asks() const
{
    if (!isOpen() || now().questions.empty()) return false;
    const auto& guess = m_editor.session().guess;
    return !now().prediction || (m_carriedOut && (!guess || guess->shown));
}

void LessonPlay::answer(std::size_t question, const QString& said)
{
    if (!isOpen() || question >= now().questions.size()) return;
    m_given.answer(core::judgedAnswer(*m_lesson, m_step, question, said.toStdString(), unhidden()));
    coverAsked();
    emit asked();
}

std::optional<std::size_t> LessonPlay::wrongAnswer(std::size_t question) const
{
    const core::LessonAnswer given = answerOf(question);
    if (given.said.empty() || given.right != false) return std::nullopt;
    const auto on = unhidden();
    const core::LessonQuestion& asked = now().questions[question];
    using Question = core::LessonQuestion::Kind;
    const bool needsNames = asked.kind == Question::Token || asked.kind == Question::Cell;
    if (needsNames && !on) return std::nullopt;
    return core::wrongAnswerOf(asked, given.said, on.value_or(core::ClaimGround{}));
}

std::vector<std::size_t> LessonPlay::optionOrder(std::size_t question) const
{
    return core::optionOrder(now().questions[question], lesson_standing::ownSeed());
}

LessonPlay::Ordered LessonPlay::inOrder() const
{
    Ordered ordered{now().questions, words().questions};
    for (std::size_t i = 0; i < ordered.questions.size(); ++i) {
        const core::LessonQuestion& question = now().questions[i];
        const core::QuestionWords& asked = words().questions[i];
        const std::vector<std::size_t> order = optionOrder(i);
        for (std::size_t place = 0; place < order.size(); ++place) {
            ordered.questions[i].options[place] = question.options[order[place]];
            ordered.words[i].options[place] = asked.options[order[place]];
        }
    }
    return ordered;
}

void LessonPlay::hint(std::size_t question)
{
    if (!isOpen() || question >= now().questions.size()) return;
    m_given.hint(m_step, question, now().questions[question].hints.size());
    emit asked();
}

/// An answer may be clicked instead of typed.
void LessonPlay::tellCell()
{
    if (!isOpen() || !m_carriedOut || !asks() || !m_selection.cellIsThere() || m_selection.chosen() == m_clicked)
        return;
    const core::Cell cell = m_clicked = m_selection.chosen();
    const auto on = ground();
    if (!on) return;
    using Question = core::LessonQuestion::Kind;
    const auto tell = [&](Question kind, const std::vector<core::Index>& places) {
        core::LessonQuestion question;
        question.kind = kind;
        const std::string said = core::sayingOf(question, places, *on);
        if (!said.empty()) emit clicked(kind, QString::fromStdString(said));
    };
    tell(Question::Token, {cell.key});
    tell(Question::Cell, {cell.query, cell.key});
}

void LessonPlay::tellHead()
{
    // The session's own: what is shown keeps to the layers that have come in, and is no choice of anybody's.
    const core::Focus& focus = m_editor.session().focus;
    if (!isOpen() || !m_carriedOut || !asks() || std::pair(focus.layer, focus.head) == m_clickedHead) return;
    m_clickedHead = {focus.layer, focus.head};
    emit clicked(core::LessonQuestion::Kind::Head, QStringLiteral("%1.%2").arg(focus.layer + 1).arg(focus.head + 1));
}

#include "moc_lesson_play.cpp"
