#pragma once

#include <QString>
#include <QStringList>

#include "core/scan/scan_table.h"

/// "2.3", layer and head from 1; of several kinds of attention "cross 2.1".
QString scanHeadName(const core::Scan& scan, const core::AtlasHead& head);
/// A finding as a plain sentence: "2.3 looks at the token before (0.94 ± 0.02 of its weight over 500 texts)."
QString findingSentence(const core::Scan& scan, const core::Finding& finding);
/// What would refute it, what was found and whether it holds, in one or two sentences.
QString findingCheck(const core::Scan& scan, const core::Finding& finding);
/// What was tried to refute a finding and what was found, for beside its outcome; empty where nothing was.
QString findingTried(const core::Scan& scan, const core::Finding& finding);
/// What comes next without the head; empty where that is not known, or is what the finding says.
QString findingEffect(const core::Finding& finding);
/// "holds", "refuted", "not checked".
QString outcomeName(core::Finding::Outcome outcome);
/// All of a finding's words, as files have them.
core::FindingWords wordsOf(const core::Scan& scan, const core::Finding& finding);
std::vector<core::FindingWords> wordsOfAll(const core::Scan& scan);

/// What the findings are of: texts, tokens, time, seed.
QString scanFacts(const core::Scan& scan);
/// What each part of it did, or why it did not: a sentence each.
QStringList scanPartSentences(const core::Scan& scan);
/// "reading texts", for a line of progress.
QString scanPartName(core::ScanPart::Kind part);
