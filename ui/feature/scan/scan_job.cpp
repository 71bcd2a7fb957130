#include "ui/feature/scan/scan_job.h"

#include <chrono>

void ScanJob::start(const core::ScanRequest& request, const std::filesystem::path& base)
{
    m_job.start(
        "the scan",
        [this, request, base](const LatestJob::Turn& turn) {
            core::OpenedModels opened;
            if (!base.empty()) opened.nameBase(request.path, base);
            using Clock = std::chrono::steady_clock;
            constexpr auto often = std::chrono::milliseconds(200);
            auto last = Clock::time_point();
            const auto told = [&](const core::ScanProgress& progress) {
                if (Clock::now() - last < often) return;
                last = Clock::now();
                turn.tell([this, progress] { emit progressed(progress); });
            };
            auto scan = std::make_shared<const core::Scan>(core::scanned(request, opened, told, turn.stop()));
            turn.finish([this, scan = std::move(scan)] { emit scanned(scan); });
        },
        [this](const core::Error& error) { emit failed(error); }, [this] { emit stopped(); });
}

#include "moc_scan_job.cpp"
