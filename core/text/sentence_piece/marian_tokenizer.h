#pragma once

#include "core/text/tokenizer.h"

#include <filesystem>
#include <memory>

namespace core {

/// Which of a translation model's two languages.
enum class MarianSide { Source, Target };

/// The tokenizer of a Marian folder (Junczys-Dowmunt et al., 2018; Helsinki-NLP's opus-mt): source.spm or target.spm
/// cuts a text, vocab.json, or for the target target_vocab.json where there is one, numbers the pieces; </s> ends the
/// text. A language code such as >>fr<< at a text's beginning is one token. As in transformers' MarianTokenizer.
///
/// @return null where the folder lacks one of the files
/// @throws Error naming the file and what is wrong with it
std::unique_ptr<const Tokenizer> openMarianTokenizer(const std::filesystem::path& folder, MarianSide side,
                                                     std::vector<std::string>& warnings);

}  // namespace core
