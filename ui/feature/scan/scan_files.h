#pragma once

#include <QByteArray>
#include <QString>

#include "core/scan/scan.h"

#include <filesystem>
#include <optional>

/// The forms in which findings are written.
enum class ScanForm { Text, Page, Csv, Json };

/// By the ending of a file's name: .txt, .html, .csv, .json.
/// @return nothing for another ending
std::optional<ScanForm> scanFormOf(const std::filesystem::path& file);

/// The findings, those that hold first, as UTF-8.
QByteArray scanBytes(const core::Scan& scan, ScanForm form);

/// "Knock-outs of every head: 3 of 24, at most 120 seconds left"
QString scanProgressText(const core::ScanProgress& progress);
