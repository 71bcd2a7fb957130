#pragma once

#include "app/report/explain_report.h"
#include "core/explain/weights/head_reading.h"

/// A head's behaviour by its weights alone, as printed text.
std::string weightsReport(const core::Model& model, const core::HeadReading& reading, ReportForm form);
