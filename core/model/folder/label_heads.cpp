#include "core/model/folder/label_heads.h"

#include "core/error.h"
#include "core/json/json_text.h"
#include "core/model/family/family_weights.h"
#include "core/model/folder/answering_head.h"
#include "core/tensor/stored_weight.h"

#include <algorithm>

namespace core {
namespace {

/// Reads the heads of one folder.
class LabelHeadReader {
public:
    LabelHeadReader(const ConfigReader& config, const WeightFiles& files, const Transformer& model)
        : m_config(config),
          m_files(files),
          m_weights(files, {""}, ""),
          m_model(model),
          m_type(config.text("model_type", "")),
          m_width(model.width())
    {
    }

    std::optional<LabelHead> ofText() const
    {
        LabelHead head{.pooled = {RowPooling::First}};
        if (has("score")) {
            head.pooled = {RowPooling::Last};
            head.padding_id = paddingId();
            return finished(std::move(head), "score", false);
        }
        if (has("classification_head.out_proj"))  // BART, T5
            return finished(transformed(std::move(head), "classification_head.dense"), "classification_head.out_proj");
        if (has("classifier.out_proj")) {
            head = transformed(std::move(head), "classifier.dense");
            if (m_type == "big_bird") head.activation = m_config.activation("hidden_act", "gelu_new");
            return finished(std::move(head), "classifier.out_proj");
        }
        if (has("head.dense")) {
            if (m_config.text("classifier_pooling", "cls") == "mean") head.pooled = {RowPooling::Mean};
            return finished(withModernHead(std::move(head)), "classifier");
        }
        if (has("pre_classifier")) return finished(transformed(std::move(head), "pre_classifier"), "classifier");
        if (m_type == "roformer") return ofPlainSummary(std::move(head));
        if (has("sequence_summary.summary")) return ofSummary(std::move(head));
        for (const char* pooler : {"pooler.dense", "pooler"})
            if (const std::string found = wherever(pooler); !found.empty())
                return finished(transformed(std::move(head), found),
                                has("cls.seq_relationship") ? "cls.seq_relationship" : "classifier");
        return std::nullopt;
    }

    std::optional<LabelHead> ofTokens(LabelHead::Of of) const
    {
        LabelHead head{.of = of};
        if (has("head.dense")) return finished(withModernHead(std::move(head)), "classifier");
        for (const char* labels : {"qa_outputs", "classifier", "score"})
            if (has(labels)) return finished(std::move(head), labels);
        return std::nullopt;
    }

    /// ELECTRA's discriminator: of each token, whether another model put it there (Clark et al., 2020). Above 0 it did.
    std::optional<LabelHead> ofReplacements() const
    {
        LabelHead head{.of = LabelHead::Of::Tokens};
        if (!has("discriminator_predictions.dense")) return std::nullopt;
        head.transform = m_weights.linear("discriminator_predictions.dense", m_width, m_width, true);
        head.activation = m_config.activation("hidden_act", "gelu");
        auto whole = finished(std::move(head), "discriminator_predictions.dense_prediction");
        if (whole && whole->names.size() == 1) whole->names.front() = "replaced";
        return whole;
    }

    std::optional<LabelHead> ofPicture() const
    {
        LabelHead head{.pooled = {RowPooling::First}};
        if (has("cls_classifier") && has("distillation_classifier")) return ofTwoTokens(std::move(head));
        if (m_type.starts_with("dinov2")) head.pooled = {RowPooling::First, RowPooling::SquaresOfPicture};
        if (m_type.starts_with("clip") || m_type.starts_with("siglip")) head.pooled = {RowPooling::SquaresOfPicture};
        if (const std::string norm = wherever("pooler.layernorm"); m_type == "beit" && !norm.empty()) {
            head.pooled = {RowPooling::SquaresOfPicture};
            head.norm = m_weights.layerNorm(norm, m_width, m_config.epsilon("layer_norm_eps", 1e-12F));
        }
        return finished(std::move(head), "classifier");
    }

private:
    bool has(const std::string& name) const { return m_files.contains(name + ".weight"); }

    /// A part's name with whatever stands before it in the files: "bert.pooler.dense".
    /// @return empty where there is none
    std::string wherever(const std::string& part) const
    {
        if (has(part)) return part;
        const std::string ending = "." + part + ".weight";
        const std::vector<std::string> names = m_files.names();
        const auto found = std::ranges::find_if(names, [&](const auto& each) { return each.ends_with(ending); });
        constexpr std::string_view last = ".weight";
        return found == names.end() ? "" : found->substr(0, found->size() - last.size());
    }

    /// The padding token's id; a model that reads texts among other things says it in the part about texts.
    std::optional<Index> paddingId() const
    {
        const auto texts = m_config.object("text_config");
        const ConfigReader& config = texts ? *texts : m_config;
        return config.has("pad_token_id") ? std::optional(paddingIdIn(config, 0)) : std::nullopt;
    }

    /// The activation behind the first projection of a head for texts; tanh unless a family says otherwise.
    Activation activation() const
    {
        if (m_type == "distilbert") return Activation::Relu;
        if (m_type == "electra") return Activation::Gelu;
        if (m_type == "roformer") return m_config.activation("hidden_act", "gelu");
        if (m_type == "deberta-v2") return m_config.activation("pooler_hidden_act", "gelu");
        return Activation::Tanh;
    }

    LabelHead transformed(LabelHead head, const std::string& dense) const
    {
        head.transform = m_weights.linear(dense, m_width, m_width, true);
        head.activation = activation();
        return head;
    }

    /// XLNet's, and ELECTRA's for choices; some parts may be left out.
    std::optional<LabelHead> ofSummary(LabelHead head) const
    {
        const std::string of = m_config.text("summary_type", m_type == "electra" ? "first" : "last");
        if ((of != "last" && of != "first") || !m_config.flag("summary_use_proj", true)) return std::nullopt;
        if (of == "last") head.pooled = {RowPooling::Last};
        head.transform = m_weights.linear("sequence_summary.summary", m_width, m_width, true);
        const bool isNone = m_config.names("summary_activation") && !m_config.has("summary_activation");
        if (!isNone) head.activation = m_config.activation("summary_activation", m_type == "electra" ? "gelu" : "tanh");
        return finished(std::move(head), has("logits_proj") ? "logits_proj" : "classifier");  // XLNet's, ELECTRA's
    }

    /// RoFormer's for choices: the last row, where padding is put behind a text that of padding, as transformers has
    /// it.
    std::optional<LabelHead> ofPlainSummary(LabelHead head) const
    {
        const std::string of = m_config.text("summary_type", "last");
        if (of != "last" && of != "first" && of != "mean") return std::nullopt;
        if (of == "mean") head.pooled = {RowPooling::Mean};
        if (of == "last") {
            head.pooled = {RowPooling::Last};
            head.padding_id = -1;  // no token's: none is skipped
        }
        return finished(std::move(head), "classifier");
    }

    LabelHead withModernHead(LabelHead head) const
    {
        head.transform = m_weights.linear("head.dense", m_width, m_width, m_config.flag("classifier_bias", false));
        head.activation = m_config.activation("classifier_activation", "gelu");
        head.norm = m_weights.layerNorm("head.norm", m_width, m_config.epsilon("norm_eps", 1e-5F),
                                        m_config.flag("norm_bias", false));
        return head;
    }

    /// DeiT's two classifiers, whose numbers' mean is the answer.
    LabelHead ofTwoTokens(LabelHead head) const
    {
        const Index labels = labelsIn("cls_classifier");
        const Projection first = m_weights.linear("cls_classifier", m_width, labels, true);
        const Projection second = m_weights.linear("distillation_classifier", m_width, labels, true);
        Matrix both(2 * m_width, labels);
        both << first.weight.matrix() / 2, second.weight.matrix() / 2;
        head.pooled = {RowPooling::First, RowPooling::Second};
        head.labels = {Weight::own(std::move(both)), (first.bias + second.bias) / 2};
        head.names = namesOf(labels);
        return head;
    }

    /// A head with its last projection, which its tensor's shape tells.
    std::optional<LabelHead> finished(LabelHead head, const std::string& name, bool bias = true) const
    {
        if (!has(name)) return std::nullopt;
        const Index labels = labelsIn(name);
        const Index parts = head.of == LabelHead::Of::Whole ? std::ssize(head.pooled) : 1;
        Index width = parts * m_width;
        const auto& narrowing = m_model.language_head ? m_model.language_head->transform : std::nullopt;
        // OPT projects its last state back to the embedding's width, before whatever reads it.
        if (m_type == "opt" && narrowing) {
            head.transform = narrowing;
            width = narrowing->weight.cols();
        }
        head.labels = m_weights.linear(name, width, labels, bias && m_files.contains(name + ".bias"));
        head.names = namesOf(labels);
        if (head.of == LabelHead::Of::Span && labels != 2)
            throw Error(Code::WrongShape, m_files.name(),
                        "tensor “%1.weight” has the wrong shape: expected 2 rows, found %2", name,
                        std::to_string(labels));
        return head;
    }

    Index labelsIn(const std::string& name) const
    {
        const WeightFiles::Entry& entry = m_files.entry(name + ".weight");
        const std::vector<Index>& shape = entry.tensor.shape;
        if (shape.size() != 2 || shape[0] < 1)
            throw Error(Code::WrongShape, entry.file,
                        "tensor “%1.weight” has the wrong shape: expected a row for each label, found %2", name,
                        shapeText(shape));
        return shape[0];
    }

    std::vector<std::string> namesOf(Index labels) const
    {
        const Json* named = m_config.value("id2label");
        std::vector<std::string> names;
        for (Index label = 0; label < labels; ++label) {
            names.push_back("LABEL_" + std::to_string(label));
            if (named == nullptr || !named->is_object()) continue;
            const auto found = named->find(std::to_string(label));
            if (found == named->end()) continue;
            names.back() = found->is_string()
                               ? found->get<std::string>()
                               : found->dump(-1, ' ', false, Json::error_handler_t::replace).substr(0, 80);
        }
        return names;
    }

    const ConfigReader& m_config;
    const WeightFiles& m_files;
    FamilyWeights m_weights;
    const Transformer& m_model;
    std::string m_type;
    Index m_width;
};

/// Longformer's classes for questions and choices let every token of the question see and be seen by all, and not the
/// first token alone.
void requireKnownTokens(const std::string& architecture, const ConfigReader& config)
{
    const bool others = architecture.ends_with("ForQuestionAnswering") || architecture.ends_with("ForMultipleChoice");
    if (config.text("model_type", "") == "longformer" && others)
        throw Error(Code::Unsupported, config.file(),
                    "the architecture %1 is not supported: expected a class in which the first token alone is global; "
                    "open this one through an engine (--engine), found one in which the tokens of the question are",
                    architecture);
}

}  // namespace

std::optional<LabelHead> readLabelHead(const std::string& architecture, const ConfigReader& config,
                                       const WeightFiles& files, const Transformer& model)
{
    const LabelHeadReader reader(config, files, model);
    if (architecture.find("ForImageClassification") != std::string::npos && model.patches) return reader.ofPicture();
    requireKnownTokens(architecture, config);
    if (architecture == discriminator) return reader.ofReplacements();
    for (const char* task : {"ForSequenceClassification", "ForMultipleChoice", "ForNextSentencePrediction"})
        if (architecture.ends_with(task)) return reader.ofText();
    if (architecture.ends_with("ForTokenClassification")) return reader.ofTokens(LabelHead::Of::Tokens);
    if (architecture.ends_with("ForQuestionAnswering") || architecture.ends_with("ForQuestionAnsweringSimple"))
        return reader.ofTokens(LabelHead::Of::Span);
    return std::nullopt;
}

}  // namespace core
