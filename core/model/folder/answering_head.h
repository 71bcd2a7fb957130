#pragma once

#include "core/model/family/config_reader.h"
#include "core/model/family/weight_files.h"

namespace core {

/// Which answer the class gives that `architectures` of a config.json names.
enum class AnsweringHead {
    Pieces,  ///< a number for each piece of the vocabulary: …LMHeadModel, …ForCausalLM, …ForConditionalGeneration
    Another,  ///< classes of texts or tokens, places of an answer, a reward: …ForSequenceClassification
    None,     ///< none: …Model
};

/// ELECTRA's class that tells replaced tokens from the text's own, which its name does not say.
inline constexpr std::string_view discriminator = "ElectraForPreTraining";

/// @param architecture  "GPT2ForSequenceClassification"; a name that tells nothing counts as Pieces
AnsweringHead headOf(std::string_view architecture);

/// The first class that config.json names; empty where it names none.
std::string architectureIn(const ConfigReader& config);

/// Why a folder's model gives no answer in pieces of its vocabulary, though its family can: the class that config.json
/// names has another head, or none while the files have none either. Many families' heads are tied to the embedding, so
/// that one could always be made up.
/// @param architecture  the class; `config` names the file that says so
/// @return a sentence for people; empty where the answer is the model's own
std::string whyNoPieces(const std::string& architecture, const ConfigReader& config, const WeightFiles& weights);

}  // namespace core
