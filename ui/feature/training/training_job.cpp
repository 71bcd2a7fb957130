#include "ui/feature/training/training_job.h"

#include <QMutexLocker>

#include "core/file/mapped_file.h"
#include "core/model/folder/trained_model.h"
#include "core/stopped.h"
#include "core/training/training_file.h"
#include "core/training/training_return.h"
#include "core/training/training_writer.h"
#include "ui/words/error_text.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <ratio>
#include <stop_token>

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

constexpr core::Index writtenLines = 6;
constexpr std::chrono::milliseconds shownEvery(125);

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

/// So many steps in a second at most.
class Pace {
public:
    /// Waits until the next step may be done.
    /// @param steps  in a second; 0: any
    void keep(int steps, const std::stop_token& stop)
    {
        if (steps > 0) {
            std::mutex mutex;
            std::unique_lock lock(mutex);
            std::condition_variable_any stopped;
            stopped.wait_until(lock, stop, m_last + std::chrono::microseconds(std::micro::den / steps),
                               [] { return false; });
        }
        m_last = Clock::now();
    }

private:
    Clock::time_point m_last = Clock::now();
};

}  // namespace

void TrainingJob::begin(const core::TrainingSettings& settings, const fs::path& file,
                        const std::shared_ptr<const std::string>& text)
{
    run(
        [settings, text](const LatestJob::Turn&) {
            std::string learned;
            if (core::readsText(settings.task))
                learned = text == nullptr ? core::bundledTrainingText(settings.preset) : *text;
            return std::make_unique<core::TrainingRun>(settings, std::move(learned), settings.preset);
        },
        nullptr, settings.planned, file);
}

void TrainingJob::beginWith(const core::TrainingSettings& settings, const fs::path& source, const fs::path& file)
{
    run(
        [settings, source](const LatestJob::Turn&) {
            return std::make_unique<core::TrainingRun>(
                settings, core::readText(source, core::TrainingData::longestText), source.string());
        },
        nullptr, settings.planned, file);
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
            state->text = std::make_shared<const std::string>(run.record().text);
            state->look = looker.look(run.record().numbers, state->step, lookedText(looker), writtenLines);
            turn.tell([this, state] { emit progressed(state); });
            turn.finish([this, record = std::make_shared<const core::TrainingRecord>(run.record())] {
                emit ended(record, {});
            });
        },
        [this](const core::Error& error) { emit ended(nullptr, errorText(error)); });
}

void TrainingJob::goOn(const Record& record, core::Index until, const fs::path& file, const TrainingChange& change)
{
    run(
        [this, record, change](const LatestJob::Turn& turn) {
            auto run = change.back_to ? wentBack(*record, *change.back_to, turn)
                                      : std::make_unique<core::TrainingRun>(*record);
            if (change.head) run->knockOut(change.head->layer, change.head->head);
            if (change.seed) run->reseed(*change.seed);
            return run;
        },
        record, until, file);
}

std::unique_ptr<core::TrainingRun> TrainingJob::wentBack(const core::TrainingRecord& record, core::Index step,
                                                         const LatestJob::Turn& turn)
{
    core::TrainingReturn back(record, step);
    Clock::time_point told = {};
    while (!back.isThere()) {
        if (turn.stop().stop_requested()) throw core::Stopped{};
        back.next();
        if (Clock::now() - told < shownEvery) continue;
        told = Clock::now();
        turn.tell([this, at = back.step(), step] { emit returned(at, step); });
    }
    return back.take();
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

void TrainingJob::run(const Make& make, const Record& before, core::Index until, const fs::path& file)
{
    m_looking.cancel();
    m_job.start(
        "the training",
        [this, make, until, file](const LatestJob::Turn& turn) {
            const std::unique_ptr<core::TrainingRun> run = make(turn);
            core::TrainingLooker looker(run->record().settings, run->data());
            core::TrainingWriter writer(file);
            writer.write(run->record());  // where it cannot be written, nothing is computed for nothing
            const auto text = std::make_shared<const std::string>(run->record().text);
            const auto show = [&] {
                auto state = stateOf(*run, until);
                state->text = text;
                state->look = looker.look(run->record().numbers, state->step, lookedText(looker), writtenLines);
                turn.tell([this, state] { emit progressed(state); });
            };
            Clock::time_point shown = {};
            Pace pace;
            QString sentence;
            try {
                while (!turn.stop().stop_requested() && run->record().step < until) {
                    run->next();
                    pace.keep(m_pace, turn.stop());
                    if (Clock::now() - shown >= shownEvery) {
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
            try {
                writer.write(run->record());
            } catch (const core::Error& error) {
                sentence = errorText(error);  // what was computed can be gone on with, and then written
            }
            show();
            turn.finish([this, record = std::make_shared<const core::TrainingRecord>(run->record()), sentence] {
                emit ended(record, sentence);
            });
        },
        [this, before](const core::Error& error) { emit ended(before, errorText(error)); },
        [this, before] { emit ended(before, {}); });
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
