#include "ui/control/model_finder.h"

#include "core/model/hub_cache.h"
#include "ui/control/guarded.h"

#include <chrono>

namespace fs = std::filesystem;

ModelFinder::ModelFinder(QObject* parent) : QObject(parent) { m_pool.setMaxThreadCount(1); }

ModelFinder::~ModelFinder()
{
    m_stop.request_stop();
    m_pool.waitForDone();
}

void ModelFinder::stop()
{
    m_stop.request_stop();
    ++m_generation;
}

void ModelFinder::find(Search search)
{
    stop();
    m_stop = std::stop_source{};
    m_pool.start([this, generation = m_generation, stop = m_stop.get_token(), search = std::move(search)] {
        guarded(
            "the search for models", [&] { work(generation, stop, search); },
            [&](const core::Error& error) {
                deliver(generation, [this, error] { emit searched(ModelPlace::HubCache, error); });
            });
    });
}

void ModelFinder::work(quint64 generation, const std::stop_token& stop, const Search& search)
{
    const auto end = [&](ModelPlace place, std::optional<core::Error> problem) {
        deliver(generation, [this, place, problem = std::move(problem)] { emit searched(place, problem); });
    };
    surveyEach(generation, stop, ModelPlace::Bundled, search.bundled, core::survey);
    end(ModelPlace::Bundled, std::nullopt);
    surveyEach(generation, stop, ModelPlace::Recent, search.recent, core::survey);
    end(ModelPlace::Recent, std::nullopt);
    const core::HubListing cache = core::listHubModels(search.cache);
    surveyEach(generation, stop, ModelPlace::HubCache, cache.repositories, core::surveyRepository);
    end(ModelPlace::HubCache, cache.problem);
}

/// Reports after a moment, so that rows appear early without an event for each.
template<typename Survey>
void ModelFinder::surveyEach(quint64 generation, const std::stop_token& stop, ModelPlace place,
                             const std::vector<fs::path>& folders, Survey surveyed)
{
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::milliseconds moment(50);
    std::vector<core::ModelSurvey> models;
    Clock::time_point reported = Clock::now();
    const auto report = [&] {
        if (!models.empty()) deliver(generation, [this, place, some = std::move(models)] { emit found(place, some); });
        models.clear();
        reported = Clock::now();
    };
    for (const fs::path& folder : folders) {
        if (stop.stop_requested()) return;
        models.push_back(surveyed(folder));
        if (Clock::now() - reported > moment) report();
    }
    report();
}

template<typename Work>
void ModelFinder::deliver(quint64 generation, Work work)
{
    QMetaObject::invokeMethod(
        this,
        [this, generation, work = std::move(work)] {
            if (generation == m_generation) work();
        },
        Qt::QueuedConnection);
}
