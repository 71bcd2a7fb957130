#pragma once

#include "core/model/pass/trace.h"
#include "core/session/session.h"

#include <string>

/// Prints what a head does, a sentence a line.
/// @param head  as LAYER.HEAD
/// @throws core::Error{OutOfRange} for a head that the model does not have; cli::WrongValue
void printHeadSentences(const core::Trace& trace, core::Index item, const std::string& head, core::Index countFrom,
                        const core::HeadsSettings& settings);
