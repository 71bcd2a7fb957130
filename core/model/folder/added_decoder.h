#pragma once

#include "core/model/family/model_plan.h"

namespace core {

/// Adds the two halves of a decoder's layers to its encoder as models of their own.
/// @param own    the decoder's tokenizer; null where it is the encoder's
/// @param model  the encoder, with everything that it has
/// @throws Error{OutOfRange} naming the field for a token that the decoder does not have
void addDecoder(const DecoderPlan& plan, DecoderStacks stacks, std::shared_ptr<const Tokenizer> own, Model& model);

}  // namespace core
