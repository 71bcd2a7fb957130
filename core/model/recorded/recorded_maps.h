#pragma once

#include "core/model/pass/trace.h"
#include "core/model/recorded/recorded_arrays.h"

#include <memory>
#include <stop_token>

namespace core {

/// The maps of a dump, each as a matrix [T_q, T_k] whatever the order of the array's axes.
class RecordedMaps {
public:
    /// @param softmax  the numbers are scores, and each row is put through it
    RecordedMaps(std::shared_ptr<const ArrayFile> file, RecordedArray array, const MapAxes& axes, bool softmax);

    const MapAxes& axes() const { return m_axes; }

    /// All of them, [L·B·H]; each array of the file is read once.
    /// @throws Stopped, and what ArrayFile throws
    std::vector<Matrix> all(const std::stop_token& stop) const;

    /// Some rows of one map, [count, T_k], of which no more is read than lies between their numbers.
    /// @throws Error{OutOfRange} where these are more than can be held, as with heads along the last axis
    Matrix rows(const HeadAddress& address, Index first, Index count) const;

    /// Which cells of one map a table leaves blank.
    /// @return [T_q · T_k], true where something stands; empty where it does everywhere
    std::vector<bool> present(const HeadAddress& address) const;

private:
    Index placeOf(const HeadAddress& address) const;
    /// @param numbers  beginning with that of the first row and key
    Matrix matrixOf(const float* numbers, Index count) const;

    std::shared_ptr<const ArrayFile> m_file;
    RecordedArray m_array;
    MapAxes m_axes;
    bool m_softmax;
};

/// Puts each row through softmax. Scores of -∞ become 0, and so does a row of nothing else.
void softmaxRows(Matrix& scores);

}  // namespace core
