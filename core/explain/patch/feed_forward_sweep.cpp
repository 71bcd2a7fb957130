#include "core/explain/patch/feed_forward_sweep.h"

#include "core/attention/head_replacement.h"
#include "core/error.h"
#include "core/explain/patch/patched_answers.h"
#include "core/model/pass/fed_rows.h"
#include "core/model/pass/layer_rest.h"
#include "core/model/pass/reference_contexts.h"

#include <algorithm>

namespace core {
namespace {

/// What a layer adds on other texts, or on this one.
class FedInstead {
public:
    FedInstead(const std::shared_ptr<const Trace>& trace, AttentionBlock block, Index item, const Ablation& ablation,
               const std::stop_token& stop)
        : m_trace(trace),
          m_block(block),
          m_ablation(ablation),
          m_stop(stop),
          m_real(blockOf(trace, block)->batch.sequences[static_cast<std::size_t>(item)].real)
    {
        if (ablation.by == Ablation::By::Resample)
            m_texts = drawnReferences(ablation.reference, trace->model, block, std::ranges::count(m_real, true),
                                      resampledTexts, stop);
        else if (ablation.by == Ablation::By::Mean && !ablation.reference.empty())
            m_means = referenceFedMeans(ablation.reference, trace->model, stop);
    }

    /// @param own  [T, d_model] what it adds on the text
    /// @return what it is to add instead, in each way: [ways][T, d_model]
    std::vector<Matrix> of(Index layer, const Matrix& own) const
    {
        if (m_ablation.by == Ablation::By::Zero) return {Matrix::Zero(own.rows(), own.cols())};
        if (m_ablation.by == Ablation::By::Mean) {
            const RowVector mean =
                m_means == nullptr ? meanOfRows(own, m_real) : m_means->at(m_block).at(static_cast<std::size_t>(layer));
            return {mean.replicate(own.rows(), 1)};
        }
        std::vector<Matrix> ways;
        ways.reserve(m_texts.size());
        for (const Index text : m_texts) {
            const Matrix fed = fedIn(*passOfText(text), layer);
            Matrix put = own;
            Index next = 0;
            for (Index row = 0; row < put.rows(); ++row)
                if (m_real[static_cast<std::size_t>(row)]) put.row(row) = fed.row(next++);
            ways.push_back(std::move(put));
        }
        return ways;
    }

private:
    std::shared_ptr<const Trace> passOfText(Index text) const
    {
        return blockOf(referenceText(m_ablation.reference, m_trace->model, text, m_stop)->text, m_block);
    }

    Matrix fedIn(const Trace& trace, Index layer) const
    {
        const Block& block = trace.model->transformer.blocks[static_cast<std::size_t>(layer)];
        return fedRows(block, *completeLayer(trace, {layer, 0, 0}, m_stop), m_stop);
    }

    const std::shared_ptr<const Trace>& m_trace;
    AttentionBlock m_block;
    const Ablation& m_ablation;
    std::stop_token m_stop;
    std::vector<bool> m_real;
    std::vector<Index> m_texts;               ///< that are drawn
    std::shared_ptr<const FedMeans> m_means;  ///< over the reference; null without one
};

}  // namespace

HeadTable sweepFeedForward(const std::shared_ptr<const Trace>& trace, const RunOptions& options, AttentionBlock block,
                           const Answer& answer, const Ablation& ablation,
                           const std::function<void(const HeadTable&)>& told)
{
    const auto& model = blockOf(trace, block)->model;
    HeadTable table(model->info.layers, 1);
    if (!logProbability(*trace, answer)) return table;
    PatchedAnswers answers(trace, block, {.answer = answer, .kind = AskedScore::Kind::LogProbability}, options.stop);
    const FedInstead instead(trace, block, answer.item, ablation, options.stop);
    for (Index layer = 0; layer < table.layers; ++layer) {
        const std::size_t place = answers.route().stageOf(block, layer);
        const RouteStage& stage = answers.route().stages[place];
        const Matrix own = fedRows(*stage.block, *stage.was, options.stop);
        if (own.rows() == 0) continue;
        const std::vector<Matrix> ways = instead.of(layer, own);
        double change = 0;
        for (const Matrix& fed : ways)
            answers.ask(place + 1, 0, streamFed(*stage.block, *stage.was, fed), [&](double value) {
                change += (value - answers.unpatched()) / static_cast<double>(ways.size());
            });
        answers.finish();
        table.set(Measure::KnockOut, layer, 0, static_cast<float>(change));
        if (told) told(table);
    }
    return table;
}

}  // namespace core
