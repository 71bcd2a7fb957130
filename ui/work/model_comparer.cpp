#include "ui/work/model_comparer.h"

void ModelComparer::compare(TracePointer a, TracePointer b, core::Index item)
{
    m_comparing.start(
        "the comparison of the two models",
        [this, a = std::move(a), b = std::move(b), item](const LatestJob::Turn& turn) {
            auto result = std::make_shared<core::ComparedModels>();
            result->a = a->model;
            result->b = b->model;
            const auto tell = [&](core::Index done, core::Index layers) {
                turn.tell([this, done, layers] { emit progressed(static_cast<int>(done), static_cast<int>(layers)); });
            };
            result->weights = core::weightDifference(*a->model, *b->model, turn.stop(), tell);
            if (core::otherTokens(a->batch.sequences, b->batch.sequences).empty()) {
                result->divergences = core::headDivergenceOfRuns(a, b, turn.stop());
                auto answer = a->model->transformer.causal ? core::comparedAnswer(*a, *b, item) : std::nullopt;
                if (answer) result->answers.push_back(std::move(*answer));
            }
            turn.finish([this, result] { emit compared(result); });
        },
        [this](const core::Error& error) { emit failed(error); });
}

#include "moc_model_comparer.cpp"
