#include "ui/panel/lesson/step_changes.h"

#include <QCoreApplication>

#include "core/error.h"
#include "core/session/run_edits.h"
#include "ui/words/shortened.h"
#include "ui/words/views/view_rows.h"

#include <optional>

namespace {

QString tr(const char* text) { return QCoreApplication::translate("StepChanges", text); }

QString arrow(const QString& before, const QString& after)
{
    return before.isEmpty() ? after : tr("%1 → %2").arg(before, after);
}

QString modelName(const core::Run& run)
{
    if (run.module) return tr("teaching module");
    if (!run.engine.empty()) return QString::fromStdString(run.engine.model);
    return QString::fromStdString(run.model.filename().string());
}

QString textOf(const core::Run& run)
{
    const std::string text = run.texts.empty() ? std::string() : run.texts.front();
    return tr("“%1”").arg(shortened(QString::fromStdString(text), 48, 24, 23));
}

QString headName(const core::Focus& focus) { return QStringLiteral("%1.%2").arg(focus.layer + 1).arg(focus.head + 1); }

QString maskOf(const core::Session& session)
{
    const core::Focus& focus = session.focus;
    return QString::fromStdString(core::maskRecipeOf(session.run(), focus.layer, focus.head, focus.block));
}

/// Nothing where it cannot be shown, which is told where the step is opened.
std::optional<core::Session> shownAt(const core::Lesson& lesson, std::size_t step)
{
    try {
        return lesson.sessionAt(step);
    } catch (const core::Error&) {
        return std::nullopt;
    }
}

std::vector<StepChange> changesBetween(const std::optional<core::Session>& before,
                                       const std::optional<core::Session>& after)
{
    return before && after ? stepChanges(*before, *after) : std::vector<StepChange>();
}

}  // namespace

std::vector<StepChange> stepChanges(const core::Session& before, const core::Session& after)
{
    std::vector<StepChange> changes;
    const auto add = [&changes](bool differs, const QString& what, const QString& how) {
        if (differs) changes.push_back({what, how});
    };
    const core::Run &was = before.run(), &is = after.run();
    const core::Focus &from = before.focus, &to = after.focus;
    add(before.view != after.view, tr("view"), arrow(viewName(before.view), viewName(after.view)));
    add(was.model != is.model || was.module != is.module || was.engine != is.engine, tr("model"),
        arrow(modelName(was), modelName(is)));
    add(was.texts != is.texts, tr("text"), textOf(is));
    add(was.targets != is.targets || was.keys_text != is.keys_text, tr("second text"), tr("a different one"));
    add(was.images != is.images || was.sounds != is.sounds, tr("picture or sound"), tr("a different one"));
    add(from.layer != to.layer || from.head != to.head || from.block != to.block, tr("head"),
        arrow(headName(from), headName(to)));
    add(from.query != to.query || from.key != to.key, tr("cell"),
        tr("row %1, column %2").arg(to.query + 1).arg(to.key + 1));
    add(maskOf(before) != maskOf(after), tr("mask"), arrow(maskOf(before), maskOf(after)));
    add(was.changes != is.changes && maskOf(before) == maskOf(after), tr("scores"),
        tr("temperature, hidden scores or order"));
    add(was.interventions != is.interventions, tr("interventions"), tr("%1 of them").arg(is.interventions.size()));
    add(before.runs.size() != after.runs.size() || before.compare != after.compare, tr("comparison"),
        tr("different sides"));
    add(before.steps != after.steps, tr("stage"), tr("step %1 of the calculation").arg(after.steps.step + 1));
    return changes;
}

QStringList changesInShort(const core::Lesson& lesson)
{
    QStringList steps{tr("first step")};
    std::optional<core::Session> before = shownAt(lesson, 0);
    for (std::size_t step = 1; step < lesson.steps().size(); ++step) {
        std::optional<core::Session> after = shownAt(lesson, step);
        QStringList things;
        for (const StepChange& change : changesBetween(before, after)) things << change.what;
        steps << (things.isEmpty() ? tr("shows the same") : things.join(QStringLiteral(" · ")));
        before = std::move(after);
    }
    return steps;
}

QString changesInWords(const core::Lesson& lesson, std::size_t step)
{
    if (step == 0) return tr("The first step says all that is shown.");
    QStringList things;
    for (const StepChange& change : changesBetween(shownAt(lesson, step - 1), shownAt(lesson, step)))
        things << tr("%1 (%2)").arg(change.what, change.how);
    if (things.isEmpty()) return tr("This step shows what the step before shows.");
    return tr("Changes since the step before: %1.").arg(things.join(QStringLiteral(", ")));
}
