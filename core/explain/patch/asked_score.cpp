#include "core/explain/patch/asked_score.h"

#include "core/error.h"
#include "core/model/pass/label_answers.h"
#include "core/model/pass/prediction.h"
#include "core/model/pass/tracked_words.h"
#include "core/model/pass/whole_answers.h"
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

/// A model that has a head of labels alone.
/// @throws Error{Unsupported} where other rows than the asked one have a part in the answer
std::shared_ptr<const Model> labelsAlone(const Model& model, const AskedScore& asked)
{
    const LabelHead& head = *model.transformer.label_head;
    const auto isOfOne = [](RowPooling pooling) {
        return pooling == RowPooling::First || pooling == RowPooling::Second || pooling == RowPooling::Last;
    };
    const bool decodes = model.info.block == AttentionBlock::Decoder;
    if (head.of == LabelHead::Of::Whole && !decodes && (head.pooled.size() != 1 || !isOfOne(head.pooled.front())))
        throw Error(Code::Unsupported, model.info.name,
                    "patching for a label is not supported: expected a head that reads one row, found one that reads "
                    "the mean of several");
    if (head.of == LabelHead::Of::Span && asked.kind == AskedScore::Kind::LogProbability)
        throw Error(Code::Unsupported, model.info.name,
                    "patching for a probability is not supported: expected the logit of where an answer begins or "
                    "ends, whose probability depends on all tokens");
    for (const std::optional<Index>& id : {std::optional(asked.answer.id), asked.answer.against})
        if (id && (*id < 0 || *id >= std::ssize(head.names)))
            throw Error(Code::OutOfRange, model.info.name,
                        "the label that is asked for cannot be used: expected %1, found %2",
                        numberRange(0, std::ssize(head.names) - 1), std::to_string(*id));
    auto alone = std::make_shared<Model>();
    alone->transformer.label_head = head;
    return alone;
}

}  // namespace

ScoreReader::ScoreReader(const Model& model, const AskedScore& asked) : m_asked(asked)
{
    if (model.transformer.label_head) {
        m_labels = labelsAlone(model, asked);
        return;
    }
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

double ScoreReader::labelled(const RowVector& labels) const
{
    const auto id = m_asked.answer.id;
    if (m_asked.answer.against)
        return static_cast<double>(labels(id)) - static_cast<double>(labels(*m_asked.answer.against));
    if (m_asked.kind == AskedScore::Kind::Logit) return labels(id);
    const Eigen::RowVectorXd logarithms = logProbabilitiesOf(*m_labels, labels);
    return logarithms(id);
}

std::vector<double> ScoreReader::operator()(MatrixView hidden, const std::stop_token& stop) const
{
    constexpr Index rowsAtOnce = 64;  // a row of the whole vocabulary is 200 kB
    std::vector<double> read;
    for (Index first = 0; first < hidden.rows(); first += rowsAtOnce) {
        const Index count = std::min(rowsAtOnce, hidden.rows() - first);
        if (m_labels != nullptr) {
            const Matrix labels = labelsOf(*m_labels->transformer.label_head, hidden.middleRows(first, count), stop);
            for (Index row = 0; row < count; ++row) read.push_back(labelled(labels.row(row)));
            continue;
        }
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
