#pragma once

#include "core/model/family/config_reader.h"
#include "core/model/family/weight_files.h"
#include "core/model/transformer.h"

namespace core {

/// The head that makes labels of the last hidden state, under the names that transformers' classes
/// …ForSequenceClassification, …ForTokenClassification, …ForQuestionAnswering and …ForImageClassification give its
/// tensors; `id2label` has the labels' names.
///
/// @param architecture  the class: what it does with the tensors is told by its name
/// @param model         whose head it is
/// @return nothing for other classes, and where the files have no such head or one that is not known here
/// @throws Error{WrongShape} naming the tensor
std::optional<LabelHead> readLabelHead(const std::string& architecture, const ConfigReader& config,
                                       const WeightFiles& files, const Transformer& model);

}  // namespace core
