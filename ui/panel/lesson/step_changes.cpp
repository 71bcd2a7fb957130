#include "ui/panel/lesson/step_changes.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>

namespace {

QString tr(const char* text) { return QCoreApplication::translate("StepChanges", text); }

struct Name {
    const char* field;  ///< the beginning of a session's field
    const char* text;
};
constexpr std::array names{Name{"runs.texts", QT_TRANSLATE_NOOP("StepChanges", "text")},
                           Name{"runs.targets", QT_TRANSLATE_NOOP("StepChanges", "target text")},
                           Name{"runs.keys_text", QT_TRANSLATE_NOOP("StepChanges", "second text")},
                           Name{"runs.images", QT_TRANSLATE_NOOP("StepChanges", "picture")},
                           Name{"runs.changes", QT_TRANSLATE_NOOP("StepChanges", "mask or temperature")},
                           Name{"runs.interventions", QT_TRANSLATE_NOOP("StepChanges", "interventions")},
                           Name{"runs.mod", QT_TRANSLATE_NOOP("StepChanges", "model")},
                           Name{"runs", QT_TRANSLATE_NOOP("StepChanges", "run")},
                           Name{"view", QT_TRANSLATE_NOOP("StepChanges", "view")},
                           Name{"focus.layer", QT_TRANSLATE_NOOP("StepChanges", "head")},
                           Name{"focus.head", QT_TRANSLATE_NOOP("StepChanges", "head")},
                           Name{"focus", QT_TRANSLATE_NOOP("StepChanges", "chosen cell")},
                           Name{"steps", QT_TRANSLATE_NOOP("StepChanges", "step of the calculation")},
                           Name{"guess", QT_TRANSLATE_NOOP("StepChanges", "guess")},
                           Name{"ink", QT_TRANSLATE_NOOP("StepChanges", "ink")}};

QStringList changedThings(const core::LessonScript& script, std::size_t step)
{
    QStringList things;
    for (const std::string& field : script.changes(step)) {
        QString thing = tr("settings of a view");
        for (const Name& name : names)
            if (field.starts_with(name.field)) {
                thing = tr(name.text);
                break;
            }
        if (!things.contains(thing)) things << thing;
    }
    return things;
}

}  // namespace

QString shortChanges(const core::LessonScript& script, std::size_t step)
{
    if (step == 0) return tr("first step: the whole state");
    const QStringList things = changedThings(script, step);
    return things.isEmpty() ? tr("shows the same") : things.join(QStringLiteral(" · "));
}

QString stepChanges(const core::LessonScript& script, std::size_t step)
{
    if (step == 0) return tr("The first step says all that is shown.");
    const QStringList things = changedThings(script, step);
    if (things.isEmpty()) return tr("This step shows what the step before shows.");
    return tr("Changes since the step before: %1.").arg(things.join(QStringLiteral(", ")));
}
