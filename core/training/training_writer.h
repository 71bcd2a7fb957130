#pragma once

#include "core/file/write_times.h"
#include "core/training/training_record.h"

#include <filesystem>

namespace core {

/// Writes a run while it is trained; see WriteTimes.
class TrainingWriter {
public:
    explicit TrainingWriter(std::filesystem::path file);

    /// @throws Error{CannotWrite}
    void write(const TrainingRecord& record);
    /// Where enough time has passed.
    void writeInTime(const TrainingRecord& record);

private:
    std::filesystem::path m_file;
    WriteTimes m_times;
};

}  // namespace core
