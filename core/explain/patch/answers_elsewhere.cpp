#include "core/explain/patch/answers_elsewhere.h"

#include "core/error.h"
#include "core/model/layer_numbers.h"
#include "core/model/pass/prediction.h"
#include "core/model/pass/tracked_words.h"
#include "core/number_range.h"
#include "core/stopped.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace core {
namespace {

/// Short texts share passes; long ones, and the scores of large vocabularies, take memory there.
std::size_t changesAtOnce(const Trace& trace, Index tokens)
{
    constexpr Index mostTokens = 1024, mostScores = Index{1} << 24, mostTexts = 64;
    const Index vocabulary = std::max<Index>(1, trace.model->transformer.token_embedding.rows());
    return static_cast<std::size_t>(
        std::clamp<Index>(std::min(mostTokens / std::max<Index>(1, tokens), mostScores / vocabulary), 1, mostTexts));
}

}  // namespace

double scoreOf(const RowVector& scores, const AskedScore& asked)
{
    const auto scoreAt = [&](Index id) { return static_cast<double>(scores(id)); };
    if (asked.answer.against) return scoreAt(asked.answer.id) - scoreAt(*asked.answer.against);
    if (asked.kind == AskedScore::Kind::Logit) return scoreAt(asked.answer.id);
    return logProbabilities(scores, {asked.answer.id}).front();
}

AnswersElsewhere::AnswersElsewhere(const std::shared_ptr<const Trace>& trace, const AskedScore& asked,
                                   std::stop_token stop)
    : m_stop(std::move(stop)),
      m_trace(trace),
      m_asked(asked)
{
    const Trace& says = speakerOf(*trace);
    const auto item = static_cast<std::size_t>(asked.answer.item);
    if (!says.model->transformer.language_head)
        throw Error(
            Code::Missing, says.model->info.name,
            "the language-model head is missing: expected a model that predicts tokens, such as GPT-2, found %1",
            says.model->info.architecture);
    requirePlace(phrase("the text"), asked.answer.item, std::ssize(says.batch.sequences));
    requirePlace(phrase("the position at which the model is asked"), asked.answer.position,
                 std::ssize(says.queries(asked.answer.item)));
    const RowVector scores = tokenLogits(says, asked.answer.item, asked.answer.position);
    for (const std::optional<Index>& id : {std::optional(asked.answer.id), asked.answer.against})
        if (id && (*id < 0 || *id >= scores.size()))
            throw Error(Code::OutOfRange, says.model->info.name,
                        "the token that is asked for cannot be used: expected %1, found %2",
                        numberRange(0, scores.size() - 1), std::to_string(*id));
    m_unpatched = scoreOf(scores, asked);
    Index tokens = std::ssize(trace->batch.sequences[item].tokens);
    if (!trace->batch.targets.empty()) tokens += std::ssize(trace->batch.targets[item].tokens);
    m_atOnce = changesAtOnce(says, tokens);
}

void AnswersElsewhere::ask(std::vector<RowPatch> patches, std::function<void(double)> take)
{
    if (patches.empty()) return take(m_unpatched);
    m_open.push_back(std::move(patches));
    m_takes.push_back(std::move(take));
    if (m_open.size() == m_atOnce) finish();
}

void AnswersElsewhere::finish()
{
    if (m_open.empty()) return;
    if (m_stop.stop_requested()) throw Stopped{};
    const Answer& answer = m_asked.answer;
    const Matrix scores = m_trace->elsewhere->patchedLogits(answer.item, answer.position, m_open, m_stop);
    for (std::size_t i = 0; i < m_takes.size(); ++i) m_takes[i](scoreOf(scores.row(static_cast<Index>(i)), m_asked));
    m_open.clear();
    m_takes.clear();
}

std::vector<RowPatch> patchesOfRows(RowPatch::Kind kind, AttentionBlock block, const HeadAddress& head,
                                    const Matrix& values, const std::vector<Index>& places)
{
    std::vector<RowPatch> patches;
    for (Index row = 0; row < values.rows(); ++row)
        if (places.empty() || places[static_cast<std::size_t>(row)] >= 0)
            patches.push_back({.kind = kind,
                               .layer = head.layer,
                               .head = head.head,
                               .row = row,
                               .values = values.row(row),
                               .block = block,
                               .item = head.item});
    return patches;
}

void requireContexts(const Model& model, const char* what)
{
    for (std::size_t layer = 0; layer < model.transformer.blocks.size(); ++layer)
        if (model.transformer.blocks[layer].attention.valueDimensions() == 0)
            throw Error(Code::Unsupported, model.info.name,
                        "%1 is not supported: expected layers whose values the engine shows, found layer %2, of which "
                        "it does not",
                        what, std::to_string(layerNumber(model.info, static_cast<Index>(layer), 1)));
}

}  // namespace core
