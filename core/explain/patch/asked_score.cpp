#include "core/explain/patch/asked_score.h"

#include "core/error.h"
#include "core/model/pass/tracked_words.h"
#include "core/number_range.h"

#include <algorithm>

namespace core {
namespace {

/// The head as if these were all tokens that there are.
LanguageHead narrowed(const LanguageHead& head, const std::vector<Index>& ids)
{
    LanguageHead narrow = head;
    Matrix rows(std::ssize(ids), head.embedding.cols());
    for (std::size_t i = 0; i < ids.size(); ++i) rows.row(static_cast<Index>(i)) = head.embedding.row(ids[i]);
    narrow.embedding = Weight::own(std::move(rows));
    if (head.bias.size() == 0) return narrow;
    narrow.bias.resize(std::ssize(ids));
    for (std::size_t i = 0; i < ids.size(); ++i) narrow.bias(static_cast<Index>(i)) = head.bias(ids[i]);
    return narrow;
}

}  // namespace

ScoreReader::ScoreReader(const Model& model, const AskedScore& asked) : m_asked(asked)
{
    if (!model.transformer.language_head)
        throw Error(
            Code::Missing, model.info.name,
            "the language-model head is missing: expected a model that predicts tokens, such as GPT-2, found %1",
            model.info.architecture);
    const LanguageHead& head = *model.transformer.language_head;
    std::vector<Index> ids{asked.answer.id};
    if (asked.answer.against) ids.push_back(*asked.answer.against);
    for (const Index id : ids)
        if (id < 0 || id >= head.embedding.rows())
            throw Error(Code::OutOfRange, model.info.name,
                        "the token that is asked for cannot be used: expected %1, found %2",
                        numberRange(0, head.embedding.rows() - 1), std::to_string(id));
    m_whole = asked.kind == AskedScore::Kind::LogProbability && !asked.answer.against;
    m_head.language_head = m_whole ? head : narrowed(head, ids);
}

std::vector<double> ScoreReader::operator()(MatrixView hidden, const std::stop_token& stop) const
{
    constexpr Index rowsAtOnce = 64;  // a row of the whole vocabulary is 200 kB
    std::vector<double> read;
    for (Index first = 0; first < hidden.rows(); first += rowsAtOnce) {
        const Index count = std::min(rowsAtOnce, hidden.rows() - first);
        const Matrix scores = logits(m_head, hidden.middleRows(first, count), stop);
        for (Index row = 0; row < count; ++row) {
            if (m_whole)
                read.push_back(logProbabilities(scores.row(row), {m_asked.answer.id}).front());
            else
                read.push_back(static_cast<double>(scores(row, 0))
                               - (m_asked.answer.against ? static_cast<double>(scores(row, 1)) : 0.0));
        }
    }
    return read;
}

}  // namespace core
