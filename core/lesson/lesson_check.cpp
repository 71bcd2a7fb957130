#include "core/lesson/lesson_check.h"

#include "core/error.h"
#include "core/lesson/asked_places.h"
#include "core/lesson/claim_check.h"
#include "core/lesson/lesson_ground.h"
#include "core/model/folder/bundled_models.h"
#include "core/session/session_sources.h"

#include <algorithm>

namespace core {
namespace {

namespace fs = std::filesystem;

void checkModels(const Lesson& lesson, std::vector<BrokenPromise>& broken)
{
    for (const LessonModel& model : lesson.models()) {
        std::error_code none;
        fs::path folder = bundledModels() / model.name;
        if (!fs::exists(folder, none)) folder = lesson.file().parent_path() / model.name;
        if (!fs::exists(folder, none))
            broken.push_back({model.part, model.name, "it is not there"});
        else if (model.fingerprint != 0 && fingerprintOf(folder) != model.fingerprint)
            broken.push_back({model.part, model.name, "it is not the model that the lesson was made with"});
    }
}

void checkStep(const LessonStep& step, const std::string& text, const ClaimGround& ground,
               std::vector<BrokenPromise>& broken)
{
    bool reached = true;
    const LessonClaim* goal = nullptr;
    for (const LessonClaim& each : step.claims) {
        if (each.goal && goal == nullptr) goal = &each;
        if (each.claim.only) continue;
        const std::string promise(each.part.of(text));
        try {
            const ClaimVerdict verdict = check(each.claim, ground);
            if (each.goal)
                reached = reached && verdict.holds;
            else if (!verdict.holds)
                broken.push_back({each.part, promise, verdict.left + " and " + verdict.right});
        } catch (const Error& error) {
            broken.push_back({each.part, promise, error.english()});
            if (each.goal) reached = false;
        }
    }
    const auto isNumber = [](const LessonClaim& each) { return each.goal && !each.claim.only; };
    if (goal != nullptr && reached && std::ranges::any_of(step.claims, isNumber))
        broken.push_back({goal->part, std::string(goal->part.of(text)), "the goal is reached before anything is done"});
}

/// Checks that the places of looks, predictions and questions exist.
void checkAsked(const LessonStep& step, const std::string& text, const ClaimGround& ground, const Focus& focus,
                std::vector<BrokenPromise>& broken)
{
    const auto check = [&](const TextPart& part, const char* what, const auto& requirement) {
        try {
            requirement();
        } catch (const Error& error) {
            const std::string_view said = part.of(text);
            broken.push_back({part, what + std::string(said.substr(0, said.find('\n'))), error.english()});
        }
    };
    const auto look = [&] {
        lookedAt(*step.look, ground);
        requireTable(*step.look, ground);
    };
    if (step.look) check(step.look->part, "look, ", look);
    if (step.prediction) check(step.prediction->part, "predict, ", [&] { guessOf(*step.prediction, ground, focus); });
    for (const LessonQuestion& question : step.questions)
        check(question.part, "question, ", [&] { requireAnswerable(question, ground); });
}

}  // namespace

std::vector<BrokenPromise> brokenPromises(const Lesson& lesson, OpenedModels& models, const std::stop_token& stop)
{
    std::vector<BrokenPromise> broken;
    checkModels(lesson, broken);
    for (std::size_t i = 0; i < lesson.steps().size(); ++i) {
        const LessonStep& step = lesson.steps()[i];
        if (stop.stop_requested()) throw Stopped{};
        try {
            const Session session = lesson.sessionAt(i);
            const ClaimGround ground = lessonGround(session, models, stop);
            checkStep(step, lesson.text(), ground, broken);
            checkAsked(step, lesson.text(), ground, session.focus, broken);
        } catch (const Error& error) {
            broken.push_back({step.part, "step " + std::to_string(i + 1) + ", “" + step.title + "”", error.english()});
        }
    }
    return broken;
}

}  // namespace core
