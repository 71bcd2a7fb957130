#include "ui/plot/film/color_table.h"

#include <algorithm>
#include <limits>
#include <queue>

namespace {

using Count = ColorCounts::value_type;

int channel(QRgb color, int axis) { return axis == 0 ? qRed(color) : axis == 1 ? qGreen(color) : qBlue(color); }

/// Colours that one entry stands for.
struct Box {
    std::size_t first = 0;
    std::size_t end = 0;
    double error = 0;  ///< along `axis`, the sum over pixels of the squared distance to `mean`
    int axis = 0;
    double mean = 0;

    /// The one to be cut next; of equal ones the first.
    friend bool operator<(const Box& a, const Box& b)
    {
        return a.error != b.error ? a.error < b.error : a.first > b.first;
    }
};

Box boxOf(const ColorCounts& counts, std::size_t first, std::size_t end)
{
    Box box{.first = first, .end = end};
    for (int axis = 0; axis < 3; ++axis) {
        double pixels = 0, sum = 0, squares = 0;
        for (std::size_t i = first; i < end; ++i) {
            const auto count = static_cast<double>(counts[i].second);
            const double value = channel(counts[i].first, axis);
            pixels += count;
            sum += count * value;
            squares += count * value * value;
        }
        const double mean = sum / pixels;
        const double error = squares - sum * mean;
        // A box of one colour has none, whatever rounding leaves.
        if (end - first > 1 && error > box.error) box = {first, end, error, axis, mean};
    }
    return box;
}

/// @return where the second part begins
std::size_t cut(ColorCounts& counts, const Box& box)
{
    const auto at = [&](std::size_t place) { return counts.begin() + static_cast<std::ptrdiff_t>(place); };
    const auto middle = std::stable_partition(
        at(box.first), at(box.end), [&](const Count& each) { return channel(each.first, box.axis) <= box.mean; });
    return static_cast<std::size_t>(middle - counts.begin());
}

}  // namespace

ColorTable::ColorTable(ColorCounts counts, int most) : m_exact(std::ssize(counts) <= most)
{
    if (m_exact) {
        for (const Count& each : counts) m_colors << each.first;
        return;
    }
    std::priority_queue<Box> boxes;
    boxes.push(boxOf(counts, 0, counts.size()));
    std::vector<Box> whole;
    while (!boxes.empty() && std::ssize(boxes) + std::ssize(whole) < most) {
        const Box box = boxes.top();
        boxes.pop();
        const std::size_t middle = box.error > 0 ? cut(counts, box) : box.first;
        if (middle == box.first || middle == box.end) {
            whole.push_back(box);
            continue;
        }
        boxes.push(boxOf(counts, box.first, middle));
        boxes.push(boxOf(counts, middle, box.end));
    }
    for (; !boxes.empty(); boxes.pop()) whole.push_back(boxes.top());
    for (const Box& box : whole) {
        const auto from = counts.begin() + static_cast<std::ptrdiff_t>(box.first);
        const auto to = counts.begin() + static_cast<std::ptrdiff_t>(box.end);
        m_colors << std::max_element(from, to, [](const Count& a, const Count& b) {
                        return a.second < b.second;
                    })->first;
    }
    std::ranges::sort(m_colors);
}

uchar ColorTable::indexOf(QRgb color)
{
    if (const auto known = m_known.find(color); known != m_known.end()) return known->second;
    int nearest = std::numeric_limits<int>::max();
    uchar place = 0;
    for (qsizetype i = 0; i < m_colors.size(); ++i) {
        int distance = 0;
        for (int axis = 0; axis < 3; ++axis) {
            const int apart = channel(color, axis) - channel(m_colors[i], axis);
            distance += apart * apart;
        }
        if (distance >= nearest) continue;
        nearest = distance;
        place = static_cast<uchar>(i);
    }
    return m_known.emplace(color, place).first->second;
}
