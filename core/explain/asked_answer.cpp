#include "core/explain/asked_answer.h"

#include "core/error.h"
#include "core/model/pass/label_answers.h"
#include "core/model/pass/prediction.h"
#include "core/model/pass/statement.h"
#include "core/text/listed_names.h"

#include <algorithm>

namespace core {

AttentionBlock speakingBlock(const Trace& whole, AttentionBlock looked)
{
    return whole.decoder && looked == AttentionBlock::Self ? AttentionBlock::Decoder : looked;
}

Index askedPosition(const Trace& whole, AttentionBlock looked, Index item, Index query)
{
    const Trace& speaker = speakerOf(whole);
    const Index last = std::ssize(speaker.queries(item)) - 1;
    return predictedPosition(speaker, item, speakingBlock(whole, looked) == looked ? std::min(query, last) : last);
}

Index askedToken(const Trace& speaker, Index item, Index position, const std::string& word, const std::stop_token& stop)
{
    TokenQuestion asked{.item = item, .position = position};
    if (!word.empty()) asked.tracked = {{word}};
    const TokenStatement said = statementOf(speaker, asked, stop);
    if (said.likeliest.empty())
        throw Error(Code::Unsupported, speaker.model->info.name,
                    "an answer is not supported: expected a model that predicts tokens, found %1",
                    speaker.model->info.architecture);
    if (word.empty()) return said.likeliest.front().token.id;
    if (!said.tracked.front() && speaker.model->transformer.label_head)
        throw Error(Code::Unknown, speaker.model->info.name, "the label cannot be used: expected %1, found %2",
                    listedNames(labelNames(*speaker.model)), word);
    if (!said.tracked.front())
        throw Error(Code::Unknown, speaker.model->info.name,
                    "the answer cannot be used: expected a word that the vocabulary begins, found %1", word);
    return said.tracked.front()->word.token.id;
}

Answer askedAnswer(const Trace& speaker, const AnswerQuestion& question, const std::stop_token& stop)
{
    Answer answer{question.item, question.position,
                  askedToken(speaker, question.item, question.position, question.word, stop)};
    if (!question.against.empty())
        answer.against = askedToken(speaker, question.item, question.position, question.against, stop);
    return answer;
}

}  // namespace core
