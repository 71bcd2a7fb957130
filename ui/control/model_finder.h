#pragma once

#include <QObject>
#include <QThreadPool>

#include "core/model/model_survey.h"

#include <array>
#include <optional>
#include <stop_token>
#include <vector>

/// Where models are found, in the order of lists.
enum class ModelPlace { Bundled, Recent, HubCache };
inline constexpr std::array modelPlaces{ModelPlace::Bundled, ModelPlace::Recent, ModelPlace::HubCache};

/// Surveys the models of all places, away from the GUI thread: a cache may hold thousands, on a slow disk. Only the
/// newest search reports anything.
class ModelFinder final : public QObject {
    Q_OBJECT
public:
    struct Search {
        std::vector<std::filesystem::path> bundled;  ///< model folders
        std::vector<std::filesystem::path> recent;
        std::filesystem::path cache;  ///< of the Hugging Face Hub
    };

    explicit ModelFinder(QObject* parent = nullptr);
    ~ModelFinder() override;  ///< stops the search and waits for the folder it is at

    /// Replaces what is in progress.
    void find(Search search);
    void stop();

signals:
    /// Some more of a place, in its order.
    void found(ModelPlace place, const std::vector<core::ModelSurvey>& models);
    /// That was all of the place; or why it could not be looked at.
    void searched(ModelPlace place, const std::optional<core::Error>& problem);

private:
    void work(quint64 generation, const std::stop_token& stop, const Search& search);
    template<typename Survey>
    void surveyEach(quint64 generation, const std::stop_token& stop, ModelPlace place,
                    const std::vector<std::filesystem::path>& folders, Survey surveyed);

    /// Hands work to the GUI thread, where it is dropped if a newer search has begun.
    template<typename Work>
    void deliver(quint64 generation, Work work);

    std::stop_source m_stop;
    quint64 m_generation = 0;  ///< read and written by the GUI thread alone
    QThreadPool m_pool;
};
