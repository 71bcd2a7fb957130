#include "core/explain/answer_account.h"

#include "core/error.h"
#include "core/explain/pooled_row.h"
#include "core/model/pass/elsewhere.h"
#include "core/model/pass/prediction.h"

#include <numeric>

namespace core {
namespace {

/// Takes a row from behind the final norm to where it meets the vocabulary.
void passLanguageHead(WrittenRow& row, const LanguageHead& head)
{
    if (head.scale != 1) row.scale(RowVector::Constant(row.width(), head.scale));
    if (head.transform) row.project(*head.transform, {.kind = StreamPart::Kind::AnswerBias});
    if (head.activation) row.scale(frozenGates(*head.activation, row.sum()));
    row.norm(head.norm, row.sum());
}

/// The vocabulary's numbers for the asked token, less those for the other.
RowVector direction(const LanguageHead& head, const Answer& answer)
{
    RowVector toward = head.embedding.row(answer.id);
    if (answer.against) toward -= head.embedding.row(*answer.against);
    return toward;
}

/// The pass' own numbers of the labels where the answer is asked for: before any of them are brought to probabilities.
/// @return [1, labels]
Matrix labelNumbers(const Trace& whole, const Trace& speaker, const Answer& answer, const std::stop_token& stop)
{
    const LabelHead& head = *speaker.model->transformer.label_head;
    if (head.of == LabelHead::Of::Whole) return labelRows(speaker, answer.item, 0, 1, stop);
    return labelScores(whole, answer.item, stop).row(answer.position);
}

/// What wrote a label's number: the row that its head reads, and the way from there to the label.
AnswerAccount explainLabel(StreamRows& rows, const Trace& speaker, const Answer& answer, const std::stop_token& stop)
{
    const LabelHead& head = *speaker.model->transformer.label_head;
    const AttentionBlock block = rows.trace()->decoder ? AttentionBlock::Decoder : AttentionBlock::Self;
    const bool whole = head.of == LabelHead::Of::Whole;
    WrittenRow row;
    if (whole && block == AttentionBlock::Self) {
        row = pooledRow(rows, block, {head.pooled, PooledFor::Labels, head.padding_id}, stop);
    } else {
        const Index place = whole ? labelledRow(speaker, answer.item) : answer.position;
        row = *rows.leaving(block, {place}, stop).front();
        row.norm(speaker.model->transformer.final_norm, row.sum());
    }
    if (head.transform) row.project(*head.transform, {.kind = StreamPart::Kind::PoolerBias});
    if (head.activation) row.scale(frozenGates(*head.activation, row.sum()));
    row.norm(head.norm, row.sum());

    const Matrix labels = head.labels.weight.matrix();
    const auto ofLabels = [&](const auto& of) {
        const double asked = of(answer.id);
        return answer.against ? asked - of(*answer.against) : asked;
    };
    Eigen::VectorXd toward = labels.col(answer.id).cast<double>();
    if (answer.against) toward -= labels.col(*answer.against).cast<double>();
    const Eigen::VectorXd values = row.vectors().cast<double>() * toward;
    AnswerAccount account{.parts = row.parts(), .values = {values.begin(), values.end()}};
    if (head.labels.bias.size() > 0) {
        account.parts.push_back({.kind = StreamPart::Kind::LabelBias});
        account.values.push_back(ofLabels([&](Index id) { return static_cast<double>(head.labels.bias(id)); }));
    }
    const Matrix scores = labelNumbers(*rows.trace(), speaker, answer, stop);
    account.score = ofLabels([&](Index id) { return static_cast<double>(scores(0, id)); });
    return account;
}

/// A function of the asked token's logit, less that of the other's.
template<typename Of>
double difference(const Answer& answer, const Of& of)
{
    const double asked = of(answer.id);
    return answer.against ? asked - of(*answer.against) : asked;
}

}  // namespace

double AnswerAccount::remainder() const
{
    double rest = score - std::accumulate(values.begin(), values.end(), 0.0);
    for (const WholePart& part : other) rest -= part.value;
    return rest;
}

Matrix AnswerAccount::headValues(AttentionBlock block, Index layers, Index heads) const
{
    Matrix map = Matrix::Zero(layers, heads);
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (parts[i].kind == StreamPart::Kind::Head && parts[i].block == block)
            map(parts[i].layer, parts[i].head) = static_cast<float>(values[i]);
    return map;
}

AnswerAccount explainAnswer(StreamRows& rows, const Answer& answer, const std::stop_token& stop)
{
    const Trace& whole = *rows.trace();
    const Trace& speaker = speakerOf(whole);
    const Transformer& transformer = speaker.model->transformer;
    requireWeights(speaker, phrase("what wrote an answer"));
    if (transformer.label_head) return explainLabel(rows, speaker, answer, stop);
    if (!transformer.language_head)
        throw Error(Code::Unsupported, speaker.model->info.name,
                    "an answer is not supported: expected a model that predicts tokens, found %1",
                    speaker.model->info.architecture);
    const LanguageHead& head = *transformer.language_head;
    const AttentionBlock block = whole.decoder ? AttentionBlock::Decoder : AttentionBlock::Self;
    WrittenRow row = *rows.leaving(block, {answer.position}, stop).front();
    row.norm(transformer.final_norm, row.sum());
    passLanguageHead(row, head);

    AnswerAccount account{.parts = row.parts(), .values = {}};
    const Eigen::VectorXd toward = direction(head, answer).cast<double>().transpose();
    const Eigen::VectorXd values = row.vectors().cast<double>() * toward;
    account.values.assign(values.begin(), values.end());
    const RowVector scores = tokenLogits(speaker, answer.item, answer.position);
    account.score = difference(answer, [&](Index id) { return static_cast<double>(scores(id)); });
    if (head.bias.size() > 0) {
        account.parts.push_back({.kind = StreamPart::Kind::VocabularyBias});
        account.values.push_back(difference(answer, [&](Index id) { return static_cast<double>(head.bias(id)); }));
    }
    if (head.soft_cap > 0) {
        const auto cap = static_cast<double>(head.soft_cap);
        const double uncapped =
            difference(answer, [&](Index id) { return cap * std::atanh(static_cast<double>(scores(id)) / cap); });
        account.other.push_back({WholePart::Kind::SoftCap, account.score - uncapped});
    }
    return account;
}

}  // namespace core
