#pragma once

#include "core/model/pass/trace.h"

#include <string>

/// How likely a text is, token by token.
struct TextLikelihood {
    std::vector<core::Token> tokens;  ///< [T]
    Eigen::VectorXd logarithms;       ///< [T - 1] of all tokens but the first, in nats
};

/// A row for each token behind the first: its place, from 1, the token, the logarithm of its probability, and that of
/// the text up to it.
/// @param item    a column with its number, from 1; 0: no such column
/// @param factor  from nats to the unit of what is printed
std::string likelihoodCsv(const TextLikelihood& text, core::Index item, double factor, bool head);

/// {"item": …, "log_probability": …, "mean": …, "perplexity": …, "tokens": [{"token": …, "log_probability": …}, …]}
std::string likelihoodJson(const std::vector<TextLikelihood>& texts, const std::string& model, bool in_bits);
