#pragma once

#include "core/model/pass/trace.h"

/// The position that predicts where somebody asks.
/// @param item    of the batch
/// @param at      a token's number, from 1; 0: the last
/// @param option  that says so
/// @throws core::Error{OutOfRange} beyond the last token
core::Index positionAsked(const core::Trace& speaker, core::Index item, core::Index at, const char* option);
