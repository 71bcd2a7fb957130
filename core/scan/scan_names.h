#pragma once

#include "core/scan/scan.h"

#include <utility>

namespace core {

/// How tables and JSON spell what a scan found.
inline constexpr std::pair<Finding::Kind, const char*> findingKinds[] = {
    {Finding::Kind::LooksAt, "looks_at"},
    {Finding::Kind::Induces, "induces"},
    {Finding::Kind::FeedsInduction, "feeds_induction"},
    {Finding::Kind::Copies, "copies"},
    {Finding::Kind::Matters, "matters"},
    {Finding::Kind::Writes, "writes"}};
inline constexpr std::pair<Finding::Check, const char*> findingChecks[] = {
    {Finding::Check::Shuffled, "shuffled_tokens"},
    {Finding::Check::Repeats, "repeats_without_it"},
    {Finding::Check::OtherWay, "other_way"},
    {Finding::Check::TokensRead, "tokens_read_without_it"},
    {Finding::Check::AnswerHolds, "answer_without_it"}};
inline constexpr std::pair<Finding::Outcome, const char*> findingOutcomes[] = {
    {Finding::Outcome::Passed, "passed"},
    {Finding::Outcome::Refuted, "refuted"},
    {Finding::Outcome::NotChecked, "not_checked"}};
inline constexpr std::pair<NameEvidence::Check, const char*> nameChecks[] = {{NameEvidence::Check::None, "not_checked"},
                                                                             {NameEvidence::Check::Passed, "passed"},
                                                                             {NameEvidence::Check::Refuted, "refuted"}};
inline constexpr std::pair<ScanPart::Kind, const char*> scanParts[] = {
    {ScanPart::Kind::Measures, "measures"},   {ScanPart::Kind::Shuffled, "shuffled_tokens"},
    {ScanPart::Kind::Induction, "induction"}, {ScanPart::Kind::Feeding, "feeding_induction"},
    {ScanPart::Kind::Copying, "copying"},     {ScanPart::Kind::KnockOuts, "knock_outs"},
    {ScanPart::Kind::Accounts, "accounts"}};
inline constexpr std::pair<KnockOutWay, const char*> knockOutWays[] = {{KnockOutWay::Zero, "zero"},
                                                                       {KnockOutWay::Mean, "mean"}};

}  // namespace core
