#include "ui/work/model_comparer.h"

namespace {

bool haveSameTokens(const core::Trace& a, const core::Trace& b)
{
    if (a.batch.sequences.size() != b.batch.sequences.size()) return false;
    for (std::size_t item = 0; item < a.batch.sequences.size(); ++item) {
        const auto place = static_cast<core::Index>(item);
        const auto& mine = a.queries(place);
        const auto& other = b.queries(place);
        if (mine.size() != other.size()) return false;
        for (std::size_t i = 0; i < mine.size(); ++i)
            if (mine[i].id != other[i].id) return false;
    }
    return true;
}

std::optional<ModelsCompared::Answer> answersOf(const core::Trace& a, const core::Trace& b, core::Index item)
{
    if (!a.model->transformer.causal) return std::nullopt;
    const core::Index last = std::ssize(a.queries(item)) - 1;
    const core::RowVector one = core::tokenLogits(a, item, last), other = core::tokenLogits(b, item, last);
    if (one.size() == 0 || one.size() != other.size()) return std::nullopt;
    return ModelsCompared::Answer{core::likeliestTokens(*a.model, one, 1).front(),
                                  core::likeliestTokens(*b.model, other, 1).front(),
                                  core::answerDivergence(one, other)};
}

}  // namespace

void ModelComparer::compare(TracePointer a, TracePointer b, core::Index item)
{
    m_comparing.start(
        "the comparison of the two models",
        [this, a = std::move(a), b = std::move(b), item](const LatestJob::Turn& turn) {
            auto result = std::make_shared<ModelsCompared>();
            const auto tell = [&](core::Index done, core::Index layers) {
                turn.tell([this, done, layers] { emit progressed(static_cast<int>(done), static_cast<int>(layers)); });
            };
            result->weights = core::weightDifference(*a->model, *b->model, turn.stop(), tell);
            if (haveSameTokens(*a, *b)) {
                result->heads = core::headDivergenceOfRuns(a, b, turn.stop());
                result->answer = answersOf(*a, *b, item);
            }
            turn.finish([this, result] { emit compared(result); });
        },
        [this](const core::Error& error) { emit failed(error); });
}

#include "moc_model_comparer.cpp"
