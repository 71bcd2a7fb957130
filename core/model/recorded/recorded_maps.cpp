#include "core/model/recorded/recorded_maps.h"

#include "core/error.h"
#include "core/stopped.h"

#include <cmath>

namespace core {

RecordedMaps::RecordedMaps(std::shared_ptr<const ArrayFile> file, RecordedArray array, const MapAxes& axes,
                           bool softmax)
    : m_file(std::move(file)),
      m_array(std::move(array)),
      m_axes(axes),
      m_softmax(softmax)
{
}

Index RecordedMaps::placeOf(const HeadAddress& address) const
{
    const MapStrides& by = m_axes.strides;
    return address.layer * by.layer + address.item * by.item + address.head * by.head;
}

Matrix RecordedMaps::matrixOf(const float* numbers, Index count) const
{
    using Strides = Eigen::Stride<Eigen::Dynamic, Eigen::Dynamic>;
    const Strides strides(m_axes.strides.query, m_axes.strides.key);
    Matrix map = Eigen::Map<const Matrix, Eigen::Unaligned, Strides>(numbers, count, m_axes.keys, strides);
    if (m_softmax) softmaxRows(map);
    return map;
}

std::vector<Matrix> RecordedMaps::all(const std::stop_token& stop) const
{
    std::vector<Matrix> maps;
    const Index each =
        m_axes.maps() * m_axes.queries * m_axes.keys / std::max<Index>(1, static_cast<Index>(m_array.members.size()));
    NumberArray array;
    const auto read = [&](const std::string& name) {
        if (stop.stop_requested()) throw Stopped{};
        array = m_file->numbers(name);
        if (static_cast<Index>(array.values.size()) != each)
            throw Error(Code::WrongShape, m_file->name(), "%1 has the wrong shape: expected %2 numbers, found %3",
                        arrayText(m_array.entry), std::to_string(each), std::to_string(array.values.size()));
        // A blank cell of a table has no score.
        const std::vector<bool> blanks = m_softmax ? m_file->blanks(name) : std::vector<bool>();
        for (std::size_t i = 0; i < blanks.size(); ++i)
            if (blanks[i]) array.values[i] = -std::numeric_limits<float>::infinity();
    };
    if (m_array.members.empty()) read(m_array.entry.name);
    for (Index layer = 0; layer < m_axes.layers; ++layer) {
        if (!m_array.members.empty()) read(m_array.members[static_cast<std::size_t>(layer)]);
        for (Index item = 0; item < m_axes.items; ++item)
            for (Index head = 0; head < m_axes.heads; ++head)
                maps.push_back(matrixOf(array.values.data() + placeOf({layer, head, item}), m_axes.queries));
    }
    return maps;
}

Matrix RecordedMaps::rows(const HeadAddress& address, Index first, Index count) const
{
    const MapStrides& by = m_axes.strides;
    const Index span = (count - 1) * by.query + (m_axes.keys - 1) * by.key + 1;
    if (span > mostRecordedNumbers)
        throw Error(
            Code::OutOfRange, m_file->name(),
            "%1 cannot be used: expected heads before queries and keys, so that one can be read alone, found %2",
            arrayText(m_array.entry), shapeText(m_array.entry.shape));
    std::vector<float> numbers(static_cast<std::size_t>(span));
    const std::string& name =
        m_array.members.empty() ? m_array.entry.name : m_array.members[static_cast<std::size_t>(address.layer)];
    m_file->numbersAt(name, placeOf(address) + first * by.query, numbers);
    return matrixOf(numbers.data(), count);
}

std::vector<bool> RecordedMaps::present(const HeadAddress& address) const
{
    if (!m_array.members.empty()) return {};
    const std::vector<bool> blanks = m_file->blanks(m_array.entry.name);
    if (blanks.empty()) return {};
    std::vector<bool> present;
    const Index begin = placeOf(address);
    for (Index query = 0; query < m_axes.queries; ++query)
        for (Index key = 0; key < m_axes.keys; ++key)
            present.push_back(
                !blanks[static_cast<std::size_t>(begin + query * m_axes.strides.query + key * m_axes.strides.key)]);
    return present;
}

void softmaxRows(Matrix& scores)
{
    for (Index query = 0; query < scores.rows(); ++query) {
        auto row = scores.row(query);
        const float most = row.maxCoeff();
        if (most == -std::numeric_limits<float>::infinity()) {
            row.setZero();
            continue;
        }
        row = (row.array() - most).exp();
        row /= row.sum();
    }
}

}  // namespace core
