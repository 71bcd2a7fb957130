#pragma once

#include "core/explain/frozen_norm.h"
#include "core/explain/stream_part.h"

#include <optional>

namespace core {

/// A row of numbers as the sum of what wrote it.
class WrittenRow {
public:
    /// Adds to a part, or begins it.
    /// @param vector  [d]; empty adds nothing
    void add(const StreamPart& part, const RowVector& vector);
    /// Takes every part through a norm; what the norm adds by itself is a part of its own.
    /// @param row  [d] what the norm was given in the pass
    void norm(const std::optional<Norm>& norm, const RowVector& row);
    /// Takes every part through a linear map.
    /// @param bias  who adds the projection's bias
    void project(const Projection& projection, const StreamPart& bias);
    /// Puts columns of zeros beside every part's.
    void widen(Index before, Index behind);
    /// Adds another row's parts to those of the same writers.
    void add(const WrittenRow& other);
    /// Multiplies each column of every part.
    void scale(const RowVector& factors);

    const std::vector<StreamPart>& parts() const { return m_parts; }
    /// [parts, d]
    Matrix vectors() const;
    /// [d]
    RowVector sum() const;
    Index width() const { return m_vectors.empty() ? 0 : m_vectors.front().cols(); }

private:
    std::vector<StreamPart> m_parts;
    std::vector<RowVector> m_vectors;
};

}  // namespace core
