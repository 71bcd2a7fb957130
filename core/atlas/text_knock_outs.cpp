#include "core/atlas/text_knock_outs.h"

#include "core/analysis/knock_out.h"
#include "core/analysis/text_likelihood.h"
#include "core/atlas/text_batch.h"
#include "core/model/pass/finished_pass.h"
#include "core/model/pass/head_stages.h"
#include "core/model/pass/prediction.h"

#include <algorithm>

namespace core {

std::vector<Answer> likeliestLabels(const Trace& whole)
{
    const Trace& says = speakerOf(whole);
    const std::optional<LabelHead>& head = says.model->transformer.label_head;
    if (!head) return {};
    const Index tokens = std::ssize(says.queries(0));
    const Index asked = head->of == LabelHead::Of::Tokens ? tokens : 1;
    const Matrix scores = rowsLogits(says, 0, 0, head->of == LabelHead::Of::Whole ? 1 : tokens);
    std::vector<Answer> labels;
    labels.reserve(static_cast<std::size_t>(asked));
    for (Index row = 0; row < asked; ++row) {
        Answer answer{.item = 0, .position = row};
        if (head->of == LabelHead::Of::Span)
            scores.col(0).maxCoeff(&answer.position);  // where the answer most likely begins
        else
            scores.row(row).maxCoeff(&answer.id);
        labels.push_back(answer);
    }
    return labels;
}

Eigen::VectorXd predictionsOf(const Trace& whole, const std::vector<Answer>& labels)
{
    if (!labels.empty()) {
        Eigen::VectorXd found(std::ssize(labels));
        for (std::size_t i = 0; i < labels.size(); ++i)
            found(static_cast<Index>(i)) = logProbability(whole, labels[i]).value_or(0);
        return found;
    }
    return nextTokenLogarithms(whole, 0);
}

namespace {

/// How switching off each head changes the text's predictions.
struct Changes {
    std::vector<Eigen::VectorXd> of_head;  ///< [layers · heads]
};

Changes changesWithout(const Atlas& atlas, const std::shared_ptr<const Trace>& whole, AttentionBlock block,
                       const Eigen::VectorXd& before, const std::vector<Answer>& labels,
                       const ReferenceTexts& reference, const std::stop_token& stop)
{
    RunOptions options{.keep = Keep::Context, .stop = stop, .interventions = atlas.off, .previous = whole};
    options.interventions.push_back({.kind = reference.empty() ? Intervention::Kind::Scale : Intervention::Kind::Mean,
                                     .block = block,
                                     .factor = 0,
                                     .reference = reference});
    Changes changes;
    for (Index place = 0; place < atlas.layers * atlas.heads; ++place) {
        options.interventions.back().layer = place / atlas.heads;
        options.interventions.back().head = place % atlas.heads;
        const auto without = finishedPass(run(whole->model, whole->batch, options));
        changes.of_head.emplace_back(predictionsOf(*without, labels) - before);
    }
    return changes;
}

/// The sampled rows of a block, measure by measure, and without the head.
void addRows(const Atlas& atlas, AtlasStep& step, const Trace& trace, std::size_t block, std::int32_t text,
             const Changes& changes)
{
    const MeasuredTokens tokens = measuredTokens(trace, 0);
    const RowMeasurer measurer(tokens);
    RowReservoir& reservoir = step.rows[block].without;
    const bool labels = speakerOf(trace).model->transformer.label_head.has_value();
    const bool predicts = !labels && (atlas.blocks[block] != AttentionBlock::Self || atlas.blocks.size() == 1);
    std::vector<bool> asked = tokens.real_queries;
    // The last token's row predicts a token that the text does not have; an encoder's rows predict nothing of their
    // own.
    if (!predicts) asked.assign(asked.size(), false);
    if (!asked.empty()) asked.back() = false;
    const std::vector<std::size_t> drawn = reservoir.draw(text, asked);
    for (Index place = 0; place < atlas.layers * atlas.heads; ++place) {
        const HeadAddress address{place / atlas.heads, place % atlas.heads, 0};
        HeadStatistics& head = step.statistics[atlas.placeOf({block, address.layer, address.head})];
        head.without.resize(reservoir.rows().size(), noValues);
        for (const std::size_t at : drawn)
            if (at != RowReservoir::none) head.without[at] = noValues;
        const auto weights = headWeights(trace, address);
        const SeenKeys seen(trace.mask(address), weights->rows(), weights->cols());
        measurer.each(*weights, seen, [&](Index query, const Eigen::Ref<const RowVector>&, const RowMeasures& row) {
            const std::size_t at = drawn[static_cast<std::size_t>(query)];
            if (at == RowReservoir::none) return;
            head.without[at] = valuesOf(row);
            head.without[at].back() = static_cast<float>(changes.of_head[static_cast<std::size_t>(place)](query));
        });
    }
}

}  // namespace

std::vector<std::int32_t> drawnTexts(const Atlas& atlas, const AtlasStep& step, std::size_t count)
{
    std::vector<std::int32_t> texts;
    for (std::size_t text = 0; text < atlas.texts.size(); ++text)
        if (!std::ranges::binary_search(step.passed_over, text)) texts.push_back(static_cast<std::int32_t>(text));
    std::ranges::sort(texts, {}, [](std::int32_t text) { return priorityOf({text, -1}); });
    texts.resize(std::min(count, texts.size()));
    return texts;
}

bool addKnockOuts(const Atlas& atlas, AtlasStep& step, PreparedRun prepared, std::int32_t text,
                  const ReferenceTexts& reference, const std::stop_token& stop)
{
    const auto whole = finishedPass(runWithWeights(prepared.model, std::move(prepared.batch), stop, atlas.off));
    const std::vector<Answer> labels = likeliestLabels(*whole);
    const Eigen::VectorXd before = predictionsOf(*whole, labels);
    if (before.size() == 0) return false;  // a single token is followed by none
    std::vector<Changes> changes;
    changes.reserve(atlas.blocks.size());
    for (const AttentionBlock block : atlas.blocks)
        changes.push_back(changesWithout(atlas, whole, block, before, labels, reference, stop));
    const ReplicateCounts counts = replicateCounts(static_cast<std::uint64_t>(text));
    for (std::size_t block = 0; block < atlas.blocks.size(); ++block) {
        for (Index place = 0; place < atlas.layers * atlas.heads; ++place) {
            Moments moments;
            for (const double change : changes[block].of_head[static_cast<std::size_t>(place)]) moments.add(change);
            const AtlasHead head{block, place / atlas.heads, place % atlas.heads};
            step.statistics[atlas.placeOf(head)].means[placeInAtlas(Measure::KnockOut)].add(moments, counts);
        }
        addRows(atlas, step, *blockOf(whole, atlas.blocks[block]), block, text, changes[block]);
    }
    return true;
}

}  // namespace core
