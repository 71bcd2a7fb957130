#pragma once

#include "core/compare/comparison.h"
#include "core/explain/weights/head_changes.h"

#include <string>
#include <utility>

namespace core {

/// How tables and JSON spell what changed.
inline constexpr std::pair<HeadPart, const char*> headPartNames[] = {
    {HeadPart::Query, "query"}, {HeadPart::Key, "key"}, {HeadPart::Value, "value"}, {HeadPart::Output, "output"}};
inline constexpr std::pair<ChangeOf, const char*> changeNames[] = {
    {ChangeOf::Maps, "maps"}, {ChangeOf::Weights, "weights"}, {ChangeOf::Answer, "answer"}};

/// The changed matrices of one head.
struct ReadHeadChange {
    HeadPlace head = {};
    std::vector<HeadPartChange> parts = {};
};

/// A row for each head, in the order of layers (RFC 4180).
/// @param from  which number layers and heads begin with, 0 or 1
std::string comparisonCsv(const RunComparison& comparison, Index from);
/// Everything, as an object; null for numbers that are none.
/// @param read  heads whose matrices were asked for
std::string comparisonJson(const RunComparison& comparison, Index from, const std::vector<ReadHeadChange>& read = {});

}  // namespace core
