#include "core/model/pass/letters.h"

#include "core/model/pass/prediction.h"

namespace core {

std::vector<Index> withoutRepeats(const std::vector<Index>& named, Index blank)
{
    std::vector<Index> left;
    Index before = blank;
    for (const Index id : named) {
        if (id != before && id != blank) left.push_back(id);
        before = id;
    }
    return left;
}

bool namesLetters(const Model& model)
{
    const Transformer& transformer = model.transformer;
    return model.decoder == nullptr && transformer.audio && transformer.audio->wave && transformer.language_head;
}

std::string heardText(const Trace& trace, Index item)
{
    const std::vector<bool>& real = trace.batch.sequences[static_cast<std::size_t>(item)].real;
    const Matrix scores = rowsLogits(trace, item, 0, std::ssize(real));
    std::vector<Index> named;
    for (Index moment = 0; moment < scores.rows(); ++moment) {
        if (!real[static_cast<std::size_t>(moment)]) continue;
        Index likeliest = 0;
        scores.row(moment).maxCoeff(&likeliest);
        named.push_back(likeliest);
    }
    std::string text;
    for (const Index id : withoutRepeats(named, trace.model->info.padding_id.value_or(0))) {
        const std::string piece = trace.model->token(id).piece;
        text += piece == "|" ? " " : piece;
    }
    return text;
}

}  // namespace core
