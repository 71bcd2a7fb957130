#pragma once

#include "core/model/folder/local_models.h"
#include "core/model/folder/model_survey.h"
#include "ui/work/latest_job.h"

#include <array>
#include <functional>
#include <optional>
#include <vector>

/// Where models are found, in the order of lists.
enum class ModelPlace { Bundled, Recent, Own, Ollama, LmStudio, HubCache };
inline constexpr std::array modelPlaces{ModelPlace::Bundled, ModelPlace::Recent,   ModelPlace::Own,
                                        ModelPlace::Ollama,  ModelPlace::LmStudio, ModelPlace::HubCache};

/// Surveys the models of all places, away from the GUI thread: a cache may hold thousands, on a slow disk. Only the
/// newest search reports anything.
class ModelFinder final : public QObject {
    Q_OBJECT
public:
    struct Search {
        std::vector<std::filesystem::path> bundled;  ///< model folders
        std::vector<std::filesystem::path> recent;
        std::vector<std::filesystem::path> own = {};        ///< folders from the settings, of any models
        std::vector<std::filesystem::path> ollama = {};     ///< its folders
        std::vector<std::filesystem::path> lm_studio = {};  ///< LM Studio's folders
        std::filesystem::path cache;                        ///< cache of the Hugging Face Hub
    };

    using QObject::QObject;

    /// Replaces the search in progress.
    void find(Search search);
    void stop() { m_searching.cancel(); }

signals:
    /// Some more of a place, in its order.
    void found(ModelPlace place, const std::vector<core::ModelSurvey>& models);
    /// All models of the place were reported; or the reason why it could not be read.
    void searched(ModelPlace place, const std::optional<core::Error>& problem);

private:
    using Turn = LatestJob::Turn;

    void work(const Turn& turn, const Search& search);
    template<typename Survey>
    void surveyEach(const Turn& turn, ModelPlace place, const std::vector<std::filesystem::path>& folders,
                    Survey surveyed);

    void surveyLocal(const Turn& turn, ModelPlace place, const std::vector<std::filesystem::path>& folders,
                     const std::function<std::vector<core::LocalModel>(const std::filesystem::path&)>& list);

    LatestJob m_searching;
};
