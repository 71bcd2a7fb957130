#pragma once

#include "app/cli/cli.h"

#include <string>

namespace core {
struct Model;
}

/// --label: an answer of a model that answers in labels.
void addLabel(cli::Command& command, std::string& label, const std::string& help);

/// @param model  of an encoder–decoder the whole, or its decoder
/// @throws core::Error{Unsupported} where it answers in tokens, Error{Unknown} naming its labels
void requireLabel(const core::Model& model, const std::string& label);
