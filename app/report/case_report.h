#pragma once

#include "core/cases/case_results.h"
#include "core/model/model.h"

#include <string>

/// How results of cases are printed.
struct CaseReport {
    core::ModelInfo model;
    bool by_position = false;    ///< columns are tokens rather than heads
    bool feed_forward = false;   ///< a layer has one number, its feed-forward layer's
    core::Index count_from = 1;  ///< the number of the first layer and head
};

/// First a row for the metric of the cases by themselves, without layer and head; then a row for each cell: its mean
/// change, the 95 % interval of that mean over resampled cases, the standard deviation, how many cases have it, and the
/// cases, from 1, whose change is lowest and highest.
std::string casesCsv(const core::CaseResults& results, const CaseReport& report);

/// {"model": …, "metric": …, "kind": …, "cases": …, "count_from": …, "baseline": {"mean": …, "low": …, "high": …, …},
/// "cells": [{"layer": …, "head": …, "mean": …, …, "lowest_case": …, "highest_case": …}, …]}
std::string casesJson(const core::CaseResults& results, const CaseReport& report);
