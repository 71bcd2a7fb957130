#include "ui/feature/training/training_job.h"

#include <QMutexLocker>

#include "core/model/folder/trained_model.h"
#include "core/training/training_file.h"
#include "core/training/training_run.h"
#include "core/training/training_writer.h"
#include "ui/words/error_text.h"

#include <chrono>

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

constexpr core::Index writtenLines = 6;

std::shared_ptr<TrainingState> stateOf(const core::TrainingRun& run, core::Index until)
{
    const core::TrainingRecord& record = run.record();
    auto state = std::make_shared<TrainingState>();
    state->settings = record.settings;
    state->until = until;
    state->step = record.step;
    state->chance = run.data().chance();
    state->losses = record.losses;
    state->held_out = record.held_out;
    return state;
}

}  // namespace

void TrainingJob::begin(const core::TrainingSettings& settings, const fs::path& file)
{
    run(
        [settings] {
            std::string text = core::readsText(settings.task) ? core::bundledTrainingText(settings.preset) : "";
            return std::make_unique<core::TrainingRun>(settings, std::move(text), settings.preset);
        },
        settings.planned, file);
}

void TrainingJob::open(const fs::path& file)
{
    m_looking.cancel();
    m_job.start(
        "the run",
        [this, file](const LatestJob::Turn& turn) {
            const core::TrainingRun run(core::openTrainingRun(file));
            core::TrainingLooker looker(run.record().settings, run.data());
            auto state = stateOf(run, std::max(run.record().settings.planned, run.record().step));
            state->look = looker.look(run.record().numbers, state->step, lookedText(looker), writtenLines);
            turn.tell([this, state] { emit progressed(state); });
            turn.finish([this, record = std::make_shared<const core::TrainingRecord>(run.record())] {
                emit ended(record, {});
            });
        },
        [this](const core::Error& error) { emit ended(nullptr, errorText(error)); });
}

void TrainingJob::goOn(const Record& record, core::Index until, const fs::path& file)
{
    run([record] { return std::make_unique<core::TrainingRun>(*record); }, until, file);
}

void TrainingJob::goOnWithout(const Record& record, core::Index layer, core::Index head, core::Index until,
                              const fs::path& file)
{
    run(
        [record, layer, head] {
            auto run = std::make_unique<core::TrainingRun>(*record);
            run->knockOut(layer, head);
            return run;
        },
        until, file);
}

void TrainingJob::setText(const QString& text)
{
    const QMutexLocker lock(&m_mutex);
    m_text = text.toStdString();
}

QString TrainingJob::text() const
{
    const QMutexLocker lock(&m_mutex);
    return QString::fromStdString(m_text);
}

std::string TrainingJob::lookedText(const core::TrainingLooker& looker)
{
    const QMutexLocker lock(&m_mutex);
    if (m_text.empty()) m_text = looker.example();
    return m_text;
}

void TrainingJob::run(const Make& make, core::Index until, const fs::path& file)
{
    m_looking.cancel();
    m_job.start(
        "the training",
        [this, make, until, file](const LatestJob::Turn& turn) {
            const std::unique_ptr<core::TrainingRun> run = make();
            core::TrainingLooker looker(run->record().settings, run->data());
            core::TrainingWriter writer(file);
            writer.write(run->record());  // where it cannot be written, nothing is computed for nothing
            const auto show = [&] {
                auto state = stateOf(*run, until);
                state->look = looker.look(run->record().numbers, state->step, lookedText(looker), writtenLines);
                turn.tell([this, state] { emit progressed(state); });
            };
            constexpr std::chrono::milliseconds often(125);
            Clock::time_point shown = {};
            QString sentence;
            try {
                while (!turn.stop().stop_requested() && run->record().step < until) {
                    run->next();
                    if (Clock::now() - shown >= often) {
                        show();
                        shown = Clock::now();
                    }
                    writer.writeInTime(run->record());
                }
                const core::Index step = run->record().step;
                sentence = step < until ? tr("Paused after step %1 of %2.").arg(step).arg(until)
                                        : tr("Trained for %1 steps.").arg(step);
            } catch (const core::Error& error) {
                sentence = errorText(error);
            }
            writer.write(run->record());
            show();
            turn.finish([this, record = std::make_shared<const core::TrainingRecord>(run->record()), sentence] {
                emit ended(record, sentence);
            });
        },
        [this](const core::Error& error) { emit ended(nullptr, errorText(error)); },
        [this] { emit ended(nullptr, {}); });
}

void TrainingJob::look(const Record& record, core::Index step)
{
    m_looking.start(
        "the heads of a step",
        [this, record, step](const LatestJob::Turn& turn) {
            const core::TrainingData data(record->settings, record->text, "the run");
            core::TrainingLooker looker(record->settings, data);
            const auto found = std::make_shared<const core::TrainingLook>(
                looker.look(record->numbersAt(step), step, lookedText(looker), writtenLines));
            turn.finish([this, found] { emit looked(found); });
        },
        [this](const core::Error& error) { emit ended(nullptr, errorText(error)); });
}

void TrainingJob::account(const Record& record, core::Index step, const core::TrainingCell& cell)
{
    m_accounting.start(
        "the gradient of a weight",
        [this, record, step, cell](const LatestJob::Turn& turn) {
            const core::TrainingData data(record->settings, record->text, "the run");
            const core::TrainingLooker looker(record->settings, data);
            const auto found = std::make_shared<const core::ScoreGradient>(
                core::scoreGradient(record->settings, data, record->numbersAt(step), lookedText(looker), cell));
            turn.finish([this, found] { emit accounted(found); });
        },
        [this](const core::Error& error) { emit notAccounted(errorText(error)); });
}

#include "moc_training_job.cpp"
