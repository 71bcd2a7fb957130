#include "core/explain/asked_answer.h"

#include "core/error.h"
#include "core/model/pass/statement.h"

namespace core {

Index askedToken(const Trace& speaker, Index item, Index position, const std::string& word)
{
    TokenQuestion asked{.item = item, .position = position};
    if (!word.empty()) asked.tracked = {{word}};
    const TokenStatement said = statementOf(speaker, asked);
    if (said.likeliest.empty())
        throw Error(Code::Unsupported, speaker.model->info.name, "an answer", "a model that predicts tokens",
                    speaker.model->info.architecture);
    if (word.empty()) return said.likeliest.front().token.id;
    if (!said.tracked.front())
        throw Error(Code::Unknown, speaker.model->info.name, "the answer", "a word that the vocabulary begins", word);
    return said.tracked.front()->word.token.id;
}

Answer askedAnswer(const Trace& speaker, const AnswerQuestion& question)
{
    Answer answer{question.item, question.position,
                  askedToken(speaker, question.item, question.position, question.word)};
    if (!question.against.empty())
        answer.against = askedToken(speaker, question.item, question.position, question.against);
    return answer;
}

}  // namespace core
