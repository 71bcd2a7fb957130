#include "ui/work/stage_loader.h"

#include "core/model/pass/head_stages.h"

#include <algorithm>

using core::Cell;
using core::HeadAddress;
using core::Index;

namespace {

std::size_t bytesOf(const core::HeadAttention& head)
{
    return sizeof(float) * static_cast<std::size_t>(4 * head.weights.size() + head.context.size());
}

/// A head's stages in the trace itself: those that it kept, or weights of a file.
StageLoader::StagesPointer keptBy(const core::Trace& trace, const HeadAddress& address)
{
    const auto& layer = trace.layers[static_cast<std::size_t>(address.layer)];
    if (layer->light) return nullptr;
    const core::HeadAttention& head = trace.at(address).attention.heads[static_cast<std::size_t>(address.head)];
    if (head.scores_raw.rows() == 0 && !trace.recorded()) return nullptr;
    if (head.weights.rows() == 0 && trace.recorded_rows) return nullptr;  // they stay in the file
    return {layer, &head};
}

Cell mostAttendedIn(const core::Trace& trace, const core::Matrix& weights)
{
    Cell cell{trace.model->transformer.patches ? 0 : weights.rows() - 1, 0};
    weights.row(cell.query).maxCoeff(&cell.key);
    return cell;
}

/// The most attended key in the last row of a map that is too long to be kept; only that row is computed.
Cell mostAttendedInLong(const StageLoader::TracePointer& trace, const HeadAddress& address)
{
    const auto head = core::longHead(trace, address);
    Cell cell{head->queries() - 1, 0};
    head->weights({cell.query, 0, 1, head->keys()}).row(0).maxCoeff(&cell.key);
    return cell;
}

}  // namespace

StageLoader::StageLoader(std::size_t budget, QObject* parent) : QObject(parent), m_budget(budget) {}

StageLoader::StagesPointer StageLoader::of(const TracePointer& trace, const HeadAddress& address)
{
    if (address.layer >= std::ssize(trace->layers)) return nullptr;
    if (StagesPointer kept = keptBy(*trace, address)) return kept;
    const Place place{trace, address};
    const auto known = std::ranges::find(m_known, place, &Stages::place);
    if (known != m_known.end()) {
        m_known.splice(m_known.begin(), m_known, known);
        return m_known.front().stages;
    }
    want(m_wanted, place);
    return nullptr;
}

std::optional<Cell> StageLoader::mostAttended(const TracePointer& trace, const HeadAddress& address)
{
    const Place place{trace, address};
    if (!trace->isLong()) {
        const StagesPointer stages = of(trace, address);
        return stages == nullptr ? std::nullopt : std::optional(mostAttendedIn(*trace, stages->weights));
    }
    return latest(m_most, place);
}

std::shared_ptr<const std::vector<core::AttentionStep>> StageLoader::steps(const TracePointer& trace,
                                                                           const HeadAddress& address)
{
    return latest(m_steps, {trace, address}).value_or(nullptr);
}

std::shared_ptr<const core::BothOrders> StageLoader::orders(const TracePointer& trace, const HeadAddress& address)
{
    return latest(m_both, {trace, address}).value_or(nullptr);
}

template<typename Value>
std::optional<Value> StageLoader::latest(Latest<Value>& kind, const Place& place)
{
    if (kind.value && kind.place == place) return kind.value;
    want(kind.wanted, place);
    return std::nullopt;
}

void StageLoader::want(std::vector<Place>& list, const Place& place)
{
    if (std::ranges::find(list, place) == list.end()) list.push_back(place);
    if (std::exchange(m_scheduled, true)) return;
    // Requests that come together are computed together.
    QMetaObject::invokeMethod(this, &StageLoader::load, Qt::QueuedConnection);
}

template<typename Value, typename Compute>
void StageLoader::compute(const LatestJob::Turn& turn, Latest<Value>& kind, const std::vector<Place>& wanted,
                          const Compute& computed)
{
    for (const Place& place : wanted) {
        if (turn.stop().stop_requested()) throw core::Stopped{};
        turn.tell([&kind, place, value = Value(computed(place))] {
            kind.place = place;
            kind.value = value;
        });
    }
}

void StageLoader::load()
{
    m_scheduled = false;
    ++m_batch;
    m_loading.start(
        "the numbers of the head",
        [this, batch = m_batch, stages = std::exchange(m_wanted, {}), most = std::exchange(m_most.wanted, {}),
         steps = std::exchange(m_steps.wanted, {}),
         both = std::exchange(m_both.wanted, {})](const LatestJob::Turn& turn) {
            for (const Place& place : stages) {
                if (turn.stop().stop_requested()) throw core::Stopped{};
                Stages computed{place, core::headStages(*place.trace, place.address), batch};
                turn.tell([this, computed] { remember(computed); });
            }
            compute(turn, m_most, most,
                    [](const Place& place) { return mostAttendedInLong(place.trace, place.address); });
            compute(turn, m_steps, steps, [](const Place& place) {
                const auto head = core::headStages(*place.trace, place.address);
                return std::make_shared<const std::vector<core::AttentionStep>>(
                    core::attentionSteps(*place.trace, place.address, *head));
            });
            compute(turn, m_both, both, [](const Place& place) {
                return std::make_shared<const core::BothOrders>(core::bothOrders(*place.trace, place.address));
            });
            turn.finish([this] { emit loaded(); });
        },
        [this](const core::Error& error) { emit failed(error); });
}

void StageLoader::remember(Stages stages)
{
    m_known.push_front(std::move(stages));
    std::size_t used = 0;
    std::erase_if(m_known, [&](const Stages& each) {
        used += bytesOf(*each.stages);
        return used > m_budget && each.batch != m_batch;
    });
}

#include "moc_stage_loader.cpp"
