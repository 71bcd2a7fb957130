#include "core/training/training_writer.h"

#include "core/training/training_file.h"

namespace core {

TrainingWriter::TrainingWriter(std::filesystem::path file) : m_file(std::move(file)) {}

void TrainingWriter::write(const TrainingRecord& record)
{
    m_times.take([&] { saveTrainingRun(record, m_file); });
}

void TrainingWriter::writeInTime(const TrainingRecord& record)
{
    if (m_times.isDue()) write(record);
}

}  // namespace core
