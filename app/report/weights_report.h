#pragma once

#include "app/report/explain_report.h"
#include "core/explain/weights/head_reading.h"

/// What a head does by its weights alone, as it is printed.
std::string weightsReport(const core::Model& model, const core::HeadReading& reading, ReportForm form);
