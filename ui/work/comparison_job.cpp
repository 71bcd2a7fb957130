#include "ui/work/comparison_job.h"

#include "core/atlas/atlas_texts.h"

#include <chrono>

void ComparisonJob::compare(const core::CompareRequest& request, const std::string& texts)
{
    m_reading.cancel();
    m_comparing.start(
        "the comparison",
        [this, request, texts](const LatestJob::Turn& turn) {
            core::CompareRequest asked = request;
            if (!texts.empty()) asked.texts = core::atlasTexts(texts);
            using Clock = std::chrono::steady_clock;
            constexpr auto often = std::chrono::milliseconds(100);
            auto last = Clock::time_point();
            const auto told = [&](const core::CompareProgress& progress) {
                if (Clock::now() - last < often) return;
                last = Clock::now();
                turn.tell([this, progress] { emit progressed(progress); });
            };
            core::OpenedModels opened;
            auto found = std::make_shared<const core::RunComparison>(core::compared(asked, opened, told, turn.stop()));
            turn.finish([this, found = std::move(found)] { emit compared(found); });
        },
        [this](const core::Error& error) { emit failed(error); }, [this] { emit stopped(); });
}

void ComparisonJob::read(const std::shared_ptr<const core::RunComparison>& comparison, const core::HeadPlace& head)
{
    m_reading.start(
        "the head's matrices",
        [this, comparison, head](const LatestJob::Turn& turn) {
            auto parts = core::changedParts(*comparison, head, {}, turn.stop());
            turn.finish(
                [this, comparison, head, parts = std::move(parts)] { emit partsRead(comparison, head, parts); });
        },
        [this](const core::Error& error) { emit partsFailed(error); });
}

#include "moc_comparison_job.cpp"
