#include "core/model/pass/label_answers.h"

#include <cmath>

namespace core {

bool answers(const Model& model)
{
    const Transformer& speaks = model.decoder ? model.decoder->transformer : model.transformer;
    return speaks.language_head.has_value() || speaks.label_head.has_value();
}

Token answerToken(const Model& speaker, Index id)
{
    const std::optional<LabelHead>& head = speaker.transformer.label_head;
    if (!head || id < 0 || id >= std::ssize(head->names)) return speaker.token(id);
    std::string name = head->names[static_cast<std::size_t>(id)];
    if (head->of == LabelHead::Of::Span && name == "LABEL_" + std::to_string(id)) name = id == 0 ? "start" : "end";
    return {id, name, name, {}};
}

std::vector<std::string> labelNames(const Model& speaker)
{
    std::vector<std::string> names;
    if (const auto& head = speaker.transformer.label_head) {
        names.reserve(head->names.size());
        for (Index id = 0; id < std::ssize(head->names); ++id) names.push_back(answerToken(speaker, id).text);
    }
    return names;
}

Eigen::RowVectorXd logProbabilitiesOf(const Model& speaker, const RowVector& logits)
{
    const Eigen::RowVectorXd scores = logits.cast<double>();
    const std::optional<LabelHead>& head = speaker.transformer.label_head;
    if (head && head->of == LabelHead::Of::Span) return scores;
    if (head && scores.size() == 1)
        return scores.unaryExpr(
            [](double s) { return s < 0 ? s - std::log1p(std::exp(s)) : -std::log1p(std::exp(-s)); });
    const double largest = scores.maxCoeff<Eigen::PropagateNaN>();
    return scores.array() - largest - std::log((scores.array() - largest).exp().sum());
}

}  // namespace core
