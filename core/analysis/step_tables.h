#pragma once

#include "core/analysis/attention_steps.h"

namespace core {

/// The steps that something collects, one after the other.
class StepTables {
protected:
    /// Begins a new step, to which further tables belong.
    void begin(StepKind kind) { m_steps.push_back({kind, {}}); }
    void add(Stage stage, StageAxis rows, StageAxis cols, Matrix values)
    {
        m_steps.back().tables.push_back({stage, rows, cols, std::move(values)});
    }
    std::vector<AttentionStep> taken() { return std::move(m_steps); }

private:
    std::vector<AttentionStep> m_steps;
};

}  // namespace core
