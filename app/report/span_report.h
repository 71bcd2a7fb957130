#pragma once

#include "core/analysis/span_losses.h"
#include "core/analysis/span_shares.h"

#include <string>

/// Who reads whom, of one text: a row for each head, part that reads and part that is read, with the mean share of
/// weight; first of all heads together, whose layer and head are "all".
/// @param countFrom  the number of the first layer and head
std::string spanSharesCsv(const core::SpanShares& shares, const core::ModelInfo& info, core::Index countFrom);

/// {"model": …, "count_from": …, "queries": [{"name": …, "first": …, "last": …}, …], "keys": […], "mean": [[…]],
/// "heads": [{"layer": …, "head": …, "shares": [[…]]}, …]}; a part without a name is what stands between two spans.
std::string spanSharesJson(const core::SpanShares& shares, const core::ModelInfo& info, core::Index countFrom);

/// A row for each span: its name, its tokens from 1, and what the answer's log-probability changes without it.
/// @param factor  from nats to the unit of what is printed
std::string spanLossesCsv(const std::vector<core::SpanLoss>& losses, double factor);

/// {"answer": …, "unit": …, "spans": [{"name": …, "first": …, "last": …, "change": …}, …]}
/// @param answer  the words whose log-probability it is
std::string spanLossesJson(const std::vector<core::SpanLoss>& losses, const std::string& answer, core::LogUnit unit);
