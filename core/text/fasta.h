#pragma once

#include <string>
#include <string_view>

namespace core {

/// The first sequence of a FASTA file (Pearson & Lipman, 1988), with spaces in the place of everything else, so that
/// places in the text stay what they are: its header line, which begins with ">", comments, which begin with ";", and
/// further records. A text without a header stays as it is.
std::string firstFastaSequence(std::string_view text);

}  // namespace core
