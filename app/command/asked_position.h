#pragma once

#include "core/model/pass/trace.h"

#include <string>
#include <vector>

/// The position that predicts where somebody asks.
/// @param item    of the batch
/// @param at      a token's number, from 1; 0: the last
/// @param option  that says so
/// @throws core::Error{OutOfRange} beyond the last token
core::Index positionAsked(const core::Trace& speaker, core::Index item, core::Index at, const char* option);

/// The one token that is meant by its place or as it is written; see core::queriesNamed().
/// @param option  that says so
/// @throws core::Error{Ambiguous} where it is several, or all
core::Index placeNamed(const std::vector<core::Token>& tokens, const std::string& name, const char* option);
