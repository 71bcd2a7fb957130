#include "ui/feature/atlas/atlas_job.h"

#include "core/atlas/atlas_writer.h"
#include "ui/words/error_text.h"

#include <chrono>

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

double since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

QString passedOver(const core::AtlasRun& run)
{
    if (run.passedOver().empty()) return {};
    const auto& [text, why] = run.passedOver().front();
    return QLatin1Char(' ')
           + AtlasJob::tr("Texts that the model could not read: %1. The first, text %2: %3")
                 .arg(run.passedOver().size())
                 .arg(text + 1)
                 .arg(errorText(why));
}

/// Reports progress a few times a second, and the atlas whenever it was written.
class Progress {
public:
    explicit Progress(std::size_t done) : m_begunWith(done) {}

    bool isDue()
    {
        constexpr double often = 0.2;  // seconds
        if (since(m_told) < often) return false;
        m_told = Clock::now();
        return true;
    }
    double secondsLeft(const core::AtlasWork& work) const
    {
        const auto done = static_cast<double>(std::max<std::size_t>(1, work.done - std::min(work.done, m_begunWith)));
        return since(m_begin) / done * static_cast<double>(work.all - work.done);
    }

private:
    std::size_t m_begunWith;
    Clock::time_point m_begin = Clock::now();
    Clock::time_point m_told = {};
};

}  // namespace

void AtlasJob::start(const core::AtlasRequest& request, std::size_t knock_outs)
{
    run(request.file, request.models, knock_outs, [request] { return core::begunAtlas(request); });
}

void AtlasJob::goOn(const fs::path& file, std::vector<core::AtlasModel> models, std::size_t knock_outs)
{
    run(file, std::move(models), knock_outs, [file] { return core::openAtlas(file); });
}

void AtlasJob::run(const fs::path& file, std::vector<core::AtlasModel> models, std::size_t knock_outs,
                   const Begin& begin)
{
    emit begun(file);
    m_job.start(
        "the atlas",
        [this, file, models = std::move(models), knock_outs, begin](const LatestJob::Turn& turn) {
            core::OpenedModels opened;
            core::AtlasRun run(begin(), models, opened);
            if (knock_outs > 0) run.askKnockOuts(knock_outs);
            core::AtlasWriter writer(file);
            writer.write(run.atlas());  // where it cannot be written, nothing is computed for nothing
            const auto show = [&] {
                turn.tell(
                    [this, file, atlas = std::make_shared<core::Atlas>(run.atlas())] { emit computed(file, atlas); });
            };
            Progress progress(core::workOf(run.atlas()).done);
            Clock::time_point shown = {};
            bool paused = false;
            try {
                while (run.next(turn.stop())) {
                    writer.writeInTime(run.atlas());
                    const core::AtlasWork work = core::workOf(run.atlas());
                    if (progress.isDue())
                        turn.tell([this, work, left = progress.secondsLeft(work)] {
                            emit progressed(work.done, work.all, left);
                        });
                    constexpr double lookedAt = 3;  // seconds
                    if (since(shown) < lookedAt) continue;
                    show();
                    shown = Clock::now();
                }
            } catch (const core::Stopped&) {
                paused = true;
            }
            writer.write(run.atlas());
            show();
            const core::AtlasWork work = core::workOf(run.atlas());
            const QString sentence =
                paused ? tr("Paused at %1.").arg(textsOf(work)) : tr("Complete: %1.").arg(textsOf(work));
            turn.finish([this, text = sentence + passedOver(run)] { emit ended(text); });
        },
        [this](const core::Error& error) { emit ended(errorText(error)); });
}

QString AtlasJob::textsOf(const core::AtlasWork& work)
{
    const std::size_t done = work.done - work.without_heads, all = work.all - work.all_without_heads;
    const QString texts = tr("%1 of %2 texts").arg(done).arg(all);
    if (work.all_without_heads == 0) return texts;
    return tr("%1, %2 of %3 without each head").arg(texts).arg(work.without_heads).arg(work.all_without_heads);
}

#include "moc_atlas_job.cpp"
