#include "core/explain/patch/patched_answers.h"

#include "core/error.h"
#include "core/model/pass/prediction.h"
#include "core/number_range.h"

#include <algorithm>

namespace core {

PatchedAnswers::PatchedAnswers(const std::shared_ptr<const Trace>& trace, AttentionBlock block, const AskedScore& asked,
                               std::stop_token stop)
    : m_stop(std::move(stop)),
      m_route(routeOf(trace, asked.answer.item, block == AttentionBlock::Self, m_stop)),
      m_reader(*speakerOf(*trace).model, asked),
      m_position(asked.answer.position),
      m_variants(m_route, inEncoder(*trace, block) ? std::nullopt : std::optional(m_position), m_stop)
{
    if (inEncoder(*trace, block)) m_speaker = routeOf(trace, asked.answer.item, false, m_stop);
    const Matrix& last = speakerOf(*trace).last_hidden_state[static_cast<std::size_t>(asked.answer.item)];
    requirePlace(phrase("the position at which the model is asked"), m_position, last.rows());
    m_unpatched = m_reader(last.row(m_position), m_stop).front();
}

void PatchedAnswers::ask(std::size_t stage, Index first, MatrixView rows, std::function<void(double)> take)
{
    auto variant = m_variants.variant(stage, first, rows);
    if (!variant) return take(m_unpatched);
    // With fewer rows products wait for their weights, and threads for each other; more take memory and gain nothing.
    constexpr Index leastRows = 1024, numbers = Index{1} << 22;
    const Index rowsAtOnce = std::max(leastRows, numbers / std::max<Index>(1, rows.cols()));
    if (!m_open.empty() && m_rows + variant->x.rows() > rowsAtOnce) finish();
    m_rows += variant->x.rows();
    m_open.push_back({std::move(*variant), std::move(take)});
}

void PatchedAnswers::finish()
{
    if (m_open.empty()) return;
    if (m_stop.stop_requested()) throw Stopped{};
    std::vector<StreamVariant> variants;
    for (Asked& each : m_open) variants.push_back(std::move(each.variant));
    const std::vector<double> scores = m_reader(answerRows(std::move(variants)), m_stop);
    for (std::size_t i = 0; i < scores.size(); ++i) m_open[i].take(scores[i]);
    m_open.clear();
    m_rows = 0;
}

/// The encoder's output for each variant of its text.
std::vector<Matrix> PatchedAnswers::keysOf(std::vector<StreamVariant> variants) const
{
    const auto count = variants.size();
    const Matrix all = m_variants.carried(std::move(variants));
    const Index rows = m_route.rows();
    std::vector<Matrix> keys;
    for (std::size_t i = 0; i < count; ++i) keys.emplace_back(all.middleRows(static_cast<Index>(i) * rows, rows));
    return keys;
}

/// @return [variants, d_model] behind the final norm, at the position at which the model is asked
Matrix PatchedAnswers::answerRows(std::vector<StreamVariant> variants) const
{
    if (!m_speaker) return m_variants.carried(std::move(variants));
    const std::vector<Matrix> keys = keysOf(std::move(variants));
    // The decoder is the finished pass's until it first looks at the other text.
    constexpr std::size_t firstCross = 1;
    const StreamVariants spoken(*m_speaker, m_position, m_stop);
    const StreamVariant same{firstCross, 0, m_speaker->entering(firstCross).topRows(spoken.rows())};
    return spoken.carried(std::vector<StreamVariant>(keys.size(), same), keys);
}

}  // namespace core
