#pragma once

#include "core/explain/patch/ablation_sweep.h"

#include <condition_variable>
#include <deque>
#include <mutex>

/// The heads of charts: measured, and knocked out. Remembered, because a figure is drawn, weighed and written,
/// and each title that is typed draws it again. May be asked on any thread; computes one thing at a time.
class HeadNumbers {
public:
    struct Measured {
        std::shared_ptr<const core::Trace> trace;
        core::Index item = 0;
        core::MeasuredRows rows = {};
        core::Index sequences = 0;  ///< sequences in induction's mean; 0: no induction

        friend bool operator==(const Measured&, const Measured&) = default;
    };
    struct KnockedOut {
        std::shared_ptr<const core::Trace> whole;
        core::RunOptions options = {};
        core::AttentionBlock block = core::AttentionBlock::Self;
        std::vector<core::Answer> answers = {};  ///< at least one
        core::Ablation ablation = {};
    };

    /// Progress in layers.
    using Told = std::function<void(core::Index layers, core::Index of)>;

    /// Sets the listener for the progress of knock-outs, on the computing thread.
    void tell(Told told);

    /// @throws core::Stopped
    core::HeadTable measured(const Measured& asked, const std::stop_token& stop);
    /// [answers] tables of Measure::KnockOut.
    /// @throws core::Stopped
    std::vector<core::HeadTable> knockedOut(const KnockedOut& asked, const std::stop_token& stop);

    /// Takes a table that was computed elsewhere.
    void know(const Measured& asked, const core::HeadTable& table);
    /// @param asked  of one answer
    void know(const KnockedOut& asked, const core::HeadTable& table);

private:
    /// Facts about one answer.
    struct Known {
        std::shared_ptr<const core::Trace> whole;
        core::AttentionBlock block;
        core::Answer answer;
        core::Ablation ablation;
        core::HeadTable table;
    };
    const core::HeadTable* find(const Measured& asked) const;
    const core::HeadTable* find(const KnockedOut& asked, const core::Answer& answer) const;
    /// Calls work() without the lock while no other thread computes.
    template<typename Work>
    auto alone(std::unique_lock<std::mutex>& lock, const Work& work);

    std::mutex m_mutex;
    Told m_told;
    std::condition_variable_any m_free;
    bool m_busy = false;
    std::deque<std::pair<Measured, core::HeadTable>> m_measured;
    std::deque<Known> m_known;
};
