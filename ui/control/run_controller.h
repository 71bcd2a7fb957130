#pragma once

#include <QObject>
#include <QThreadPool>

#include "core/error.h"
#include "core/model/prediction.h"
#include "core/session/session.h"

#include <stop_token>

/// A text as the model cuts it, known before anything is computed.
struct PreparedText {
    std::shared_ptr<const core::Model> model;
    std::string text;
    core::Encoding encoding;
    core::Index used = 0;  ///< how many of the tokens the model has places for
};

/// Opens models, cuts texts and computes away from the GUI thread. Only the newest request reports anything.
class RunController final : public QObject {
    Q_OBJECT
public:
    /// @param stageBudget  bytes that a Trace's weights and stages may take
    explicit RunController(std::size_t stageBudget, QObject* parent = nullptr);
    ~RunController() override;  ///< stops the run and waits for it

    void start(core::Run run);  ///< replaces a run in progress; the first of its texts is computed
    void cancel();
    bool isRunning() const { return m_running; }

    /// The likeliest tokens after a position of a finished trace; replaces an earlier question.
    void predict(std::shared_ptr<const core::Trace> trace, core::Index position);

signals:
    void prepared(const PreparedText& text);
    void layerFinished(std::shared_ptr<const core::Trace> trace);  ///< a snapshot
    void finished(std::shared_ptr<const core::Trace> trace);
    void failed(const core::Error& error);
    void stopped();  ///< by cancel()
    void predicted(core::Index position, const std::vector<core::Prediction>& predictions);

private:
    /// What only the worker touches.
    struct Worker {
        std::filesystem::path path;
        std::filesystem::file_time_type changed;  ///< when the weights last were, so that a new training is seen
        std::shared_ptr<const core::Model> model;

        std::shared_ptr<const core::Model> open(const std::filesystem::path& wanted);
    };

    void work(quint64 generation, const std::stop_token& stop, const core::Run& run);

    /// Hands work to the GUI thread, where it is dropped if a newer run has begun.
    template<typename Work>
    void deliver(quint64 generation, Work work);

    std::size_t m_stageBudget;
    std::stop_source m_stop;
    quint64 m_generation = 0;  ///< read and written by the GUI thread alone, as the next
    quint64 m_question = 0;
    bool m_running = false;
    Worker m_worker;
    QThreadPool m_pool;
    QThreadPool m_predictionPool;
};
