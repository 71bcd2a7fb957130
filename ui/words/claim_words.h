#pragma once

#include <QString>

#include "core/lesson/claim.h"

/// A claim as a sentence: "What “it” attends to most is “cat”."
QString claimSentence(const core::Claim& claim);
