#pragma once

#include "app/command/model_options.h"

#include <string>
#include <vector>

/// `likeness` between texts: why two are alike, or which of several is nearest to the first.
struct TextLikenessOptions {
    ModelOptions model;
    std::vector<std::string> texts;
    std::string file;  ///< more texts, a line each; empty: none
    bool words = false;
    bool parts = false;  ///< what wrote either vector
    bool json = false;
    bool csv = false;
};
int printTextLikeness(const TextLikenessOptions& options);
