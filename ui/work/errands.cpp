#include "ui/work/errands.h"

#include <QCoreApplication>
#include <QThreadPool>

#include "ui/work/guarded.h"

Errands::Errands() : m_pool(new QThreadPool)
{
    qAddPostRoutine([] { all().end(patienceAtEnd); });
}

Errands& Errands::all()
{
    static auto* const one = new Errands;
    return *one;
}

void Errands::run(const char* doing, std::function<void(const std::stop_token&)> work)
{
    m_pool->start([doing, work = std::move(work), stop = m_stop.get_token()] {
        guarded(
            doing, [&] { work(stop); }, [](const core::Error&) {});
    });
}

bool Errands::end(std::chrono::milliseconds longest)
{
    m_stop.request_stop();
    m_stop = std::stop_source{};
    return m_pool->waitForDone(static_cast<int>(longest.count()));
}
