#pragma once

#include "core/text/normalized_text.h"

namespace core {

/// Unicode's normalisation forms (UAX #15).
enum class NormalizationForm { Composed, Decomposed, CompatibilityComposed, CompatibilityDecomposed };

/// Brings a text into a form: NFC, NFD, NFKC or NFKD.
///
/// Decomposes as Unicode 9 does, like the Rust crate behind Hugging Face's tokenizers: what came later stays as it is.
/// A composed character belongs to the place of its first part, a decomposed one's parts to the place of the whole.
void normalizeUnicode(NormalizedText& text, NormalizationForm form);

}  // namespace core
