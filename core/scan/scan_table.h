#pragma once

#include "core/scan/scan.h"

namespace core {

/// A finding in the reader's words.
struct FindingWords {
    std::string claim = {};    ///< a sentence with its numbers
    std::string check = {};    ///< what would refute it, what was found, and whether it holds
    std::string effect = {};   ///< what comes next without the head; empty where that is not known
    std::string command = {};  ///< what opens it
};

/// The text that a finding is looked at with: the one that shows it best, else the first that was given.
const AtlasText& exampleOf(const Scan& scan, const Finding& finding);
/// A command line that opens the finding: its head's map on the example; of induction the table of heads, of what feeds
/// it that without the head.
std::string findingCommand(const Scan& scan, const Finding& finding);

/// A row for each finding, strongest first (RFC 4180). Layers and heads count from 1.
/// @param words  [findings]
std::string scanCsv(const Scan& scan, const std::vector<FindingWords>& words);
/// Everything, as an object.
/// @param words  [findings]
std::string scanJson(const Scan& scan, const std::vector<FindingWords>& words);

/// What a scan's JSON says of the names of heads.
/// @param info  of the model that was scanned
/// @throws Error{CannotRead, Malformed, OutOfRange} naming the field
HeadEvidence readEvidence(const std::filesystem::path& file, const ModelInfo& info);

}  // namespace core
