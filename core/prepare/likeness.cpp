#include "core/prepare/likeness.h"

#include "core/attention/softmax.h"
#include "core/error.h"
#include "core/model/pass/probe_weights.h"
#include "core/session/run_edits.h"

#include <algorithm>

namespace core {
namespace {

/// Which token stands for the whole, where one does.
Index placeOf(const SharedSpace& shared, Tower tower, const std::vector<Token>& tokens)
{
    if (shared.from == SharedSpace::From::LastToken) return std::ssize(tokens) - 1;
    if (tower == Tower::Pictures) return 0;
    const auto found = shared.end_id ? std::ranges::find(tokens, *shared.end_id, &Token::id)
                                     : std::ranges::max_element(tokens, {}, &Token::id);
    return found == tokens.end() ? 0 : found - tokens.begin();
}

/// A tower's vectors of the run's texts or pictures.
Matrix vectorsOf(const Run& asked, Tower tower, OpenedModels& models, const std::stop_token& stop)
{
    Run run = asked.tower == tower ? asked : untouched(asked);
    run.tower = tower;
    PreparedRun prepared = prepare(run, models, stop);
    if (!prepared.model->shared)
        throw Error(Code::Unsupported, prepared.model->info.name,
                    "the likeness of pictures and texts is not supported: expected a model with a tower for each, such "
                    "as CLIP, found %1",
                    prepared.model->info.architecture);
    requireComputable(prepared);
    RunOptions options = optionsOf(run);
    options.keep = Keep::Weights;
    options.stop = stop;
    const auto trace = core::run(prepared.model, std::move(prepared.batch), options);
    if (trace == nullptr) throw Stopped{};
    return sharedVectors(*trace);
}

}  // namespace

Matrix Likeness::logits() const { return (scale * cosines).array() + pair_bias.value_or(0); }

Matrix Likeness::shares() const
{
    Matrix shares = logits();
    if (pair_bias)
        shares.array() = 1 / (1 + (-shares.array()).exp());
    else
        softmaxRows(shares);
    return shares;
}

Matrix sharedVectors(const Trace& trace)
{
    const SharedSpace& shared = *trace.model->shared;
    Matrix states(std::ssize(trace.last_hidden_state), trace.model->transformer.width());
    for (Index item = 0; item < states.rows(); ++item)
        if (shared.from == SharedSpace::From::Probe)
            states.row(item) = probedVector(trace, item);
        else
            states.row(item) = trace.last_hidden_state[static_cast<std::size_t>(item)].row(
                placeOf(shared, *trace.model->info.tower, trace.queries(item)));
    if (shared.norm) states = (*shared.norm)(states);
    Matrix vectors = shared.projection ? (*shared.projection)(states) : states;
    vectors.rowwise().normalize();
    return vectors;
}

Likeness likeness(const Run& asked, OpenedModels& models, const std::stop_token& stop)
{
    const Matrix pictures = vectorsOf(asked, Tower::Pictures, models, stop);
    const Matrix texts = vectorsOf(asked, Tower::Texts, models, stop);
    const auto model = models.folder(asked.model, Tower::Pictures, asked.base);
    Likeness found{pictures * texts.transpose(), model->shared->scale, model->shared->pair_bias};
    if (!found.cosines.allFinite())
        throw Error(Code::OutOfRange, model->info.name,
                    "the likeness of pictures and texts cannot be used: expected numbers, found NaN or infinite "
                    "numbers, because the model's weights have some");
    return found;
}

}  // namespace core
