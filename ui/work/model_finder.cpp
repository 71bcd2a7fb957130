#include "ui/work/model_finder.h"

#include "core/model/folder/hub_cache.h"

#include <chrono>
#include <map>

namespace fs = std::filesystem;

void ModelFinder::find(Search search)
{
    m_searching.start(
        "the search for models", [this, search = std::move(search)](const Turn& turn) { work(turn, search); },
        [this](const core::Error& error) { emit searched(ModelPlace::HubCache, error); });
}

void ModelFinder::work(const Turn& turn, const Search& search)
{
    const auto end = [&](ModelPlace place, std::optional<core::Error> problem) {
        turn.tell([this, place, problem = std::move(problem)] { emit searched(place, problem); });
    };
    surveyEach(turn, ModelPlace::Bundled, search.bundled, core::survey);
    end(ModelPlace::Bundled, std::nullopt);
    surveyEach(turn, ModelPlace::Recent, search.recent, core::survey);
    end(ModelPlace::Recent, std::nullopt);
    surveyLocal(turn, ModelPlace::Own, search.own, core::modelsBelow);
    surveyLocal(turn, ModelPlace::Ollama, search.ollama, core::ollamaModels);
    surveyLocal(turn, ModelPlace::LmStudio, search.lm_studio, core::lmStudioModels);
    const core::HubListing cache = core::listHubModels(search.cache);
    surveyEach(turn, ModelPlace::HubCache, cache.repositories, core::surveyRepository);
    end(ModelPlace::HubCache, cache.problem);
}

/// A model of another program has that program's name for it.
void ModelFinder::surveyLocal(const Turn& turn, ModelPlace place, const std::vector<fs::path>& folders,
                              const std::function<std::vector<core::LocalModel>(const fs::path&)>& list)
{
    std::map<fs::path, std::string> names;
    std::vector<fs::path> files;
    for (const fs::path& folder : folders)
        for (const core::LocalModel& model : list(folder)) {
            files.push_back(model.file);
            names[model.file] = model.name;
        }
    surveyEach(turn, place, files, [&](const fs::path& file) {
        core::ModelSurvey found = core::survey(file);
        found.name = names.at(file);
        return found;
    });
    turn.tell([this, place] { emit searched(place, std::nullopt); });
}

/// Reports after a moment, so that rows appear early without an event for each.
template<typename Survey>
void ModelFinder::surveyEach(const Turn& turn, ModelPlace place, const std::vector<fs::path>& folders, Survey surveyed)
{
    using Clock = std::chrono::steady_clock;
    constexpr std::chrono::milliseconds moment(50);
    std::vector<core::ModelSurvey> models;
    Clock::time_point reported = Clock::now();
    const auto report = [&] {
        if (!models.empty()) turn.tell([this, place, some = std::move(models)] { emit found(place, some); });
        models.clear();
        reported = Clock::now();
    };
    for (const fs::path& folder : folders) {
        if (turn.stop().stop_requested()) return;
        models.push_back(surveyed(folder));
        if (Clock::now() - reported > moment) report();
    }
    report();
}

#include "moc_model_finder.cpp"
