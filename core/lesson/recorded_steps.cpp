#include "core/lesson/recorded_steps.h"

#include "core/model/folder/trained_model.h"
#include "core/training/training_file.h"

namespace core {

std::vector<RecordedStep> recordedSteps(const Lesson& lesson, std::size_t step, OpenedModels& models,
                                        const std::stop_token& stop)
{
    std::vector<RecordedStep> all;
    const Session session = lesson.sessionAt(step);
    const std::filesystem::path& model = session.runs.front().model;
    if (lesson.steps()[step].prediction || !isTrainedPlace(model)) return all;
    const auto named = namedStep(model);
    const std::filesystem::path file = named ? named->file : model;
    const std::vector<KeptStep> kept = openTrainingRun(file).kept;
    all.reserve(kept.size());
    for (const KeptStep& each : kept) {
        Session then = session;
        then.runs.front().model = file / std::to_string(each.step);
        all.push_back({each.step, computedStep(lesson, step, std::move(then), models, stop)});
    }
    return all;
}

}  // namespace core
