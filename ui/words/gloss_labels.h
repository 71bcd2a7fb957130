#pragma once

#include <QStringList>

#include <filesystem>

/// Labels with the meaning beside each word of a model's other language: "昨天 yesterday".
/// @param model  folder of the model that the words are of
QStringList withMeanings(const QStringList& labels, const std::filesystem::path& model);
