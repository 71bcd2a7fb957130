#include "app/inspect_training.h"

#include "core/training/training_file.h"

Report inspectTraining(const std::filesystem::path& file)
{
    const core::TrainingRecord record = core::openTrainingRun(file);
    Report report{{"kind", "training"}};
    report["settings"] = Report(core::toJson(record.settings));
    report["kernels"] = record.kernels;
    report["step"] = record.step;
    if (!record.losses.empty()) report["loss"] = record.losses.back();
    report["held_out_loss"] = record.held_out.back().loss;
    report["kept_every"] = record.keep_every;
    report["knocked_out"] = Report::array();
    for (const core::KnockedOut& each : record.knocked_out)
        report["knocked_out"].push_back(
            {{"after_step", each.step}, {"layer", each.layer + 1}, {"head", each.head + 1}});
    report["seeds_after"] = Report::array();
    for (const core::Reseeded& each : record.reseeded)
        report["seeds_after"].push_back({{"after_step", each.step}, {"seed", each.seed}});
    report["numbers"] = record.numbers.size();
    return report;
}
