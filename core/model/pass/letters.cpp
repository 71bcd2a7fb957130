#include "core/model/pass/letters.h"

#include "core/model/pass/prediction.h"
#include "core/model/pass/sound.h"

#include <algorithm>

namespace core {
namespace {

Index blankOf(const Model& model) { return model.info.padding_id.value_or(0); }

}  // namespace

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

std::vector<Index> namedLetters(const Trace& trace, Index item)
{
    const std::vector<bool>& real = trace.batch.sequences[static_cast<std::size_t>(item)].real;
    const Matrix scores = rowsLogits(trace, item, 0, std::ssize(real));
    std::vector<Index> named(real.size(), blankOf(*trace.model));
    for (std::size_t moment = 0; moment < real.size(); ++moment)
        if (real[moment]) scores.row(static_cast<Index>(moment)).maxCoeff(&named[moment]);
    return named;
}

std::vector<LetterRun> letterRuns(const Trace& trace, Index item)
{
    const std::vector<Index> named = namedLetters(trace, item);
    const Index blank = blankOf(*trace.model);
    std::vector<LetterRun> runs;
    for (Index moment = 0; moment < std::ssize(named); ++moment) {
        const Index id = named[static_cast<std::size_t>(moment)];
        const bool again = moment > 0 && named[static_cast<std::size_t>(moment - 1)] == id;
        if (id == blank) continue;
        if (again)
            ++runs.back().count;
        else
            runs.push_back({moment, 1, trace.model->token(id).text});
    }
    return runs;
}

std::string heardText(const Trace& trace, Index item)
{
    std::string text;
    for (const Index id : withoutRepeats(namedLetters(trace, item), blankOf(*trace.model))) {
        const std::string piece = trace.model->token(id).piece;
        text += piece == "|" ? " " : piece;
    }
    return text;
}

void nameMoments(Trace& trace)
{
    for (std::size_t item = 0; item < trace.batch.sequences.size(); ++item) {
        Sequence& sound = trace.batch.sequences[item];
        if (sound.features == nullptr) continue;
        const std::vector<Index> named = namedLetters(trace, static_cast<Index>(item));
        const std::vector<Token> times = soundSequence(*trace.model->transformer.audio, sound.features).tokens;
        for (std::size_t moment = 0; moment < std::min(times.size(), sound.tokens.size()); ++moment) {
            Token& token = sound.tokens[moment];
            token.piece = token.text = times[moment].text;
            if (named[moment] == blankOf(*trace.model)) continue;
            const Token letter = trace.model->token(named[moment]);
            token.piece += " " + letter.piece;
            token.text += " " + letter.text;
        }
    }
}

}  // namespace core
