#include "ui/control/lesson_play.h"

#include <QSettings>

#include "core/lesson/changed_only.h"
#include "ui/words/claim_words.h"

#include <algorithm>

namespace {

/// Where a lesson was left, by its file.
QString keyOf(const core::Lesson& lesson)
{
    std::error_code none;
    const auto whole = std::filesystem::absolute(lesson.file(), none).lexically_normal().string();
    return QStringLiteral("lessons/") + QString::fromStdString(whole).replace(QLatin1Char('/'), QLatin1Char('|'));
}

/// Not how figures look, and not which cell: pointing at another one is reading the step, not leaving it.
bool isLike(const core::Session& a, const core::Session& b)
{
    const auto head = [](const core::Focus& focus) {
        return std::tuple(focus.run, focus.block, focus.item, focus.layer, focus.head);
    };
    return a.runs == b.runs && a.view == b.view && head(a.focus) == head(b.focus);
}

QString foundOf(const core::ClaimVerdict& verdict) { return QString::fromStdString(verdict.left); }

}  // namespace

LessonPlay::LessonPlay(SessionEditor& editor, RunResults& results, Selection& selection,
                       std::function<void(core::Session)> begin, QObject* parent)
    : QObject(parent),
      m_editor(editor),
      m_results(results),
      m_selection(selection),
      m_begin(std::move(begin))
{
    connect(&editor, &SessionEditor::edited, this, &LessonPlay::watch);
    connect(&editor, &SessionEditor::lookChanged, this, &LessonPlay::watch);
    connect(&results, &RunResults::traceChanged, this, [this](core::Index run) {
        if (run == 0) judge();
    });
}

void LessonPlay::open(const std::filesystem::path& file)
{
    auto lesson = std::make_shared<const core::Lesson>(core::Lesson::open(file));
    const auto last = static_cast<int>(lesson->steps().size()) - 1;
    const int left = std::clamp(QSettings().value(keyOf(*lesson), 0).toInt(), 0, last);
    core::Session session = lesson->sessionAt(static_cast<std::size_t>(left));
    m_lesson = std::move(lesson);
    m_step = static_cast<std::size_t>(left);
    m_shown = session;
    m_begin(std::move(session));
    m_selection.keep();
    m_shown = m_editor.session();
    m_away = false;
    m_inks.clear();
    m_goals.clear();
    emit changed();
    judge();
}

void LessonPlay::close()
{
    if (!isOpen()) return;
    m_judging.cancel();
    m_lesson.reset();
    m_goals.clear();
    emit changed();
}

void LessonPlay::go(std::size_t step)
{
    if (!isOpen() || step >= m_lesson->steps().size()) return;
    core::Session session = m_lesson->sessionAt(step);
    // What was drawn over a step is there again when one comes back to it, and not over others.
    m_inks[m_step] = m_editor.session().ink;
    if (const auto kept = m_inks.find(step); kept != m_inks.end()) session.ink = kept->second;
    m_step = step;
    m_goals.clear();
    // How it looks stays as its reader has set it.
    session.figure = m_editor.session().figure;
    m_shown = session;
    m_editor.apply([&](core::Session& next) { next = session; });
    m_selection.keep();
    m_shown = m_editor.session();
    m_away = false;
    remember();
    emit changed();
    judge();
}

bool LessonPlay::isAway() const { return m_away; }

void LessonPlay::watch()
{
    if (!isOpen()) return;
    const bool away = !isLike(m_editor.session(), m_shown);
    if (away != m_away) {
        m_away = away;
        emit strayed();
    }
    judge();
}

/// Weights lie in the trace, but what the model answers takes its whole vocabulary: not here.
void LessonPlay::judge()
{
    const auto trace = m_results.shown();
    if (!isOpen() || trace == nullptr || !trace->finished()) return;
    std::vector<core::LessonClaim> claims;
    for (const core::LessonClaim& each : m_lesson->steps()[m_step].claims)
        if (each.goal) claims.push_back(each);
    if (claims.empty()) return;
    const core::Run before = m_shown.run(), now = m_editor.session().run();
    m_judging.start(
        "the goals of the lesson",
        [this, claims, trace, before, now, session = m_editor.session()](const auto& turn) {
            std::vector<Goal> goals;
            for (const core::LessonClaim& each : claims) {
                Goal goal{claimSentence(each.claim), false, {}};
                try {
                    if (each.claim.only) {
                        goal.reached = core::changedOnly(before, now, *each.claim.only);
                    } else {
                        const auto verdict = core::check(each.claim, core::claimGround(trace, session));
                        goal.reached = verdict.holds;
                        goal.found = foundOf(verdict);
                    }
                } catch (const core::Error&) {
                    goal.found.clear();  // a token that is not there any more: not reached
                }
                goals.push_back(goal);
            }
            turn.finish([this, goals] {
                m_goals = goals;
                emit judged();
            });
        },
        [](const core::Error&) {});
}

void LessonPlay::remember() const { QSettings().setValue(keyOf(*m_lesson), static_cast<int>(m_step)); }
