#pragma once

#include "ui/words/glossary/glossary.h"

#include <span>

/// A term as the source has it, before translation; absent parts are null.
struct WrittenTerm {
    Term term;
    const char* name;
    const char* also;
    const char* meaning;
    const char* formula;
    const char* where;
};

/// Texts, positions, and a head's computation.
std::span<const WrittenTerm> attentionTerms();
/// Models, masks, what models say, and experiments with them.
std::span<const WrittenTerm> modelTerms();
