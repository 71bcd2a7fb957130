#include "ui/work/latest_job.h"

std::atomic<int> LatestJob::s_atWork = 0;

LatestJob::LatestJob() : m_pool(std::make_shared<QThreadPool>()) { m_pool->setMaxThreadCount(1); }

LatestJob::~LatestJob()
{
    requestStop();
    m_pool->waitForDone();
}

void LatestJob::cancel()
{
    requestStop();
    ++m_number;
    m_running = false;
}
