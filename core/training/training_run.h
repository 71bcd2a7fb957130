#pragma once

#include "core/training/training_data.h"
#include "core/training/training_pass.h"
#include "core/training/training_record.h"

#include <memory>

namespace core {

/// A training that goes on step by step. Its numbers are the same on any number of threads: the sequences of a batch
/// are dealt out in parts that do not depend on them, and the gradients of these are added up as a tree.
class TrainingRun {
public:
    /// Begins one.
    /// @param text  see TrainingData
    /// @throws Error as requireUsable() and TrainingData
    TrainingRun(const TrainingSettings& settings, std::string text, const std::string& name);
    /// Goes on with one.
    explicit TrainingRun(TrainingRecord record);
    TrainingRun(const TrainingRun&) = delete;
    TrainingRun& operator=(const TrainingRun&) = delete;

    /// Keeps one of so many steps, in place of each.
    /// @throws Error{OutOfRange} where steps were done already
    void keepEvery(Index steps);
    /// Takes a head away: the rows of its layer's output matrix that read it are 0 from now on.
    /// @throws Error{OutOfRange} for a head that is not there, or was taken away before
    void knockOut(Index layer, Index head);

    /// From here on batches are drawn by another seed.
    void reseed(std::uint64_t seed);

    /// One step.
    /// @throws Error{Failed} where the loss leaves all bounds; the record stays as it was before that step
    void next();

    const TrainingRecord& record() const { return m_record; }
    const TrainingData& data() const { return m_data; }
    const TrainedParameters& parameters() const { return m_parameters; }

private:
    static constexpr Index parts = 8;
    static constexpr Index evaluated_every = 50;

    using FlatPart = Eigen::Map<Eigen::ArrayXf>;

    /// Sums over queries, for each head.
    struct HeadSums {
        std::vector<double> previous, induction, entropy;  ///< [layers · heads] of weights; of rows' entropies
        Index of_previous = 0, of_induction = 0;           ///< queries
    };

    void begin();
    TrainingPart partOf(const TrainingBatch& batch, Index part) const;
    double gradientsOf(const TrainingBatch& batch);
    void descend();
    FlatPart outputOf(Index layer, Index head, std::vector<float>& numbers) const;
    void evaluate();
    void addHeads(const TrainingPart& part, const TrainingPass<float>& pass, HeadSums& sums) const;
    void keep();

    TrainingRecord m_record;
    TrainingData m_data;
    TrainedParameters m_parameters;
    std::vector<TrainingPass<float>> m_passes;    ///< [parts]
    std::vector<std::vector<float>> m_gradients;  ///< [parts]; the first has the sum
};

}  // namespace core
