#include "core/guess/guess_edits.h"

#include "core/guess/guess_score.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace core {
namespace {

constexpr double mostHands = 10'000;

std::vector<double>& pointsOf(Session& session, Index keys)
{
    std::vector<double>& points = session.guess->points;
    points.resize(static_cast<std::size_t>(keys), 0);
    return points;
}

}  // namespace

double pointsLeft(const Guess& guess)
{
    if (guess.by == Guess::By::Hands) return 0;
    return std::max(0.0, allPoints - std::accumulate(guess.points.begin(), guess.points.end(), 0.0));
}

void beginGuess(Session& session, Guess::Of of, const Focus& at)
{
    const Guess::By by = session.guess ? session.guess->by : Guess::By::Points;
    session.guess = Guess{.of = of, .by = by, .at = at};
    session.focus = at;
    if (of == Guess::Of::Head) session.focus.layer = session.focus.head = 0;
    if (of == Guess::Of::Row || of == Guess::Of::Top) session.focus.key = session.guess->at.key = 0;
}

void givePoints(Session& session, Index key, double points, Index keys)
{
    if (!session.guess || key < 0 || key >= keys) return;
    double& given = pointsOf(session, keys)[static_cast<std::size_t>(key)];
    given = 0;
    const double most = session.guess->by == Guess::By::Hands ? mostHands : pointsLeft(*session.guess);
    given = std::clamp(std::round(points), 0.0, most);
}

void givePick(Session& session, Index key, double points, Index keys)
{
    if (!session.guess || key < 0 || key >= keys) return;
    std::vector<double>& all = pointsOf(session, keys);
    std::ranges::fill(all, 0);
    all[static_cast<std::size_t>(key)] = std::clamp(points, 0.0, allPoints);
}

void spreadPoints(Session& session, const std::vector<bool>& visible)
{
    if (!session.guess) return;
    const auto keys = std::ranges::count(visible, true);
    if (keys == 0) return;
    std::vector<double>& points = pointsOf(session, std::ssize(visible));
    const double left = pointsLeft(*session.guess);
    const double each = std::floor(left / static_cast<double>(keys));
    double more = std::round(left - each * static_cast<double>(keys));
    for (std::size_t key = 0; key < visible.size(); ++key) {
        if (!visible[key]) continue;
        points[key] += each + (more > 0 ? 1 : 0);
        --more;
    }
}

void clearPoints(Session& session)
{
    if (session.guess) session.guess->points.clear();
}

void setGuessedBy(Session& session, Guess::By by)
{
    if (!session.guess || session.guess->by == by) return;
    session.guess->by = by;
    session.guess->points.clear();
}

void countHands(Session& session)
{
    if (!session.guess || session.guess->of == Guess::Of::Cell || session.guess->of == Guess::Of::Head) return;
    if (session.guess->of == Guess::Of::Top) session.guess->points.clear();
    session.guess->of = Guess::Of::Row;
    setGuessedBy(session, Guess::By::Hands);
}

void showGuess(Session& session)
{
    if (session.guess) session.guess->shown = true;
}

void guessAgain(Session& session)
{
    if (!session.guess) return;
    session.guess->points.clear();
    session.guess->shown = false;
    session.focus.key = session.guess->of == Guess::Of::Cell ? session.guess->at.key : 0;
}

void endGuess(Session& session) { session.guess.reset(); }

}  // namespace core
