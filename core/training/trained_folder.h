#pragma once

#include "core/tensor/safetensors_writer.h"
#include "core/training/training_record.h"

#include <filesystem>
#include <string>
#include <vector>

namespace core {

/// A trained model as the files of a GPT-2, which transformers and this program open. Without positions or feed-forward
/// layers it has such of zeros, which change nothing.
struct TrainedFiles {
    std::string config;     ///< config.json
    std::string tokenizer;  ///< tokenizer.json
    std::vector<NamedTensor> tensors;
};

/// @param step  of record.kept, or the last one
/// @throws Error{OutOfRange} naming the steps that there are
TrainedFiles trainedFiles(const TrainingRecord& record, Index step);

/// Writes them as a folder, which is made.
/// @throws Error{CannotWrite}
void writeTrainedFolder(const TrainedFiles& files, const std::filesystem::path& folder);

}  // namespace core
