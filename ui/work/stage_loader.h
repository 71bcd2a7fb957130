#pragma once

#include "core/analysis/attention_steps.h"
#include "core/attention/cell.h"
#include "core/model/pass/trace.h"
#include "ui/work/latest_job.h"

#include <list>
#include <memory>
#include <optional>
#include <vector>

/// A head's numbers at every stage: at once where the Trace kept them, else computed away from the GUI thread,
/// with the same code, and remembered until the budget is used up. Of a recorded Trace there are weights alone.
class StageLoader final : public QObject {
    Q_OBJECT
public:
    using TracePointer = std::shared_ptr<const core::Trace>;
    using StagesPointer = std::shared_ptr<const core::HeadAttention>;

    /// @param budget  bytes that computed heads may take together; the last that were asked for together may take more
    explicit StageLoader(std::size_t budget, QObject* parent = nullptr);

    /// @return null while they are being computed; when loaded() says that they are there, asking again has them. Null
    ///         also where the layer is still to come: then a newer trace is told of.
    StagesPointer of(const TracePointer& trace, const core::HeadAddress& address);

    /// A query and its most attended key, at the text's end, where most is visible; of a picture [CLS], which stands
    /// for the whole of it.
    /// @return nothing while it is being computed, as above
    std::optional<core::Cell> mostAttended(const TracePointer& trace, const core::HeadAddress& address);

    /// Every table of the head's calculation, and its weights in both orders of masking; of a head whose stages are
    /// there.
    /// @return null while they are being computed, as above
    std::shared_ptr<const std::vector<core::AttentionStep>> steps(const TracePointer& trace,
                                                                  const core::HeadAddress& address);
    std::shared_ptr<const core::BothOrders> orders(const TracePointer& trace, const core::HeadAddress& address);

    bool isLoading() const { return m_scheduled || m_loading.isRunning(); }

signals:
    void loaded();
    void failed(const core::Error& error);

private:
    struct Place {
        TracePointer trace;
        core::HeadAddress address;

        friend bool operator==(const Place&, const Place&) = default;
    };
    struct Stages {
        Place place;
        StagesPointer stages;
        quint64 batch = 0;  ///< requests that came together
    };

    /// The last result of its kind, and the next request.
    template<typename Value>
    struct Latest {
        Place place;
        std::optional<Value> value;
        std::vector<Place> wanted;
    };

    template<typename Value>
    std::optional<Value> latest(Latest<Value>& kind, const Place& place);
    template<typename Value, typename Compute>
    void compute(const LatestJob::Turn& turn, Latest<Value>& kind, const std::vector<Place>& wanted,
                 const Compute& computed);
    void want(std::vector<Place>& list, const Place& place);
    void load();
    void remember(Stages stages);

    std::size_t m_budget;
    std::list<Stages> m_known;  ///< the latest first
    std::vector<Place> m_wanted;
    Latest<core::Cell> m_most;
    Latest<std::shared_ptr<const std::vector<core::AttentionStep>>> m_steps;
    Latest<std::shared_ptr<const core::BothOrders>> m_both;
    bool m_scheduled = false;
    quint64 m_batch = 0;
    LatestJob m_loading;
};
