#pragma once

#include <QColor>
#include <QList>

#include <unordered_map>
#include <utility>
#include <vector>

/// The number of pixels of each colour, ordered by colour.
using ColorCounts = std::vector<std::pair<QRgb, qint64>>;

/// The colours of a picture with few of them.
class ColorTable {
public:
    /// Exact where there are no more colours than it may have; else colours are put together where that changes the
    /// picture least (boxes in RGB, cut through the mean of the axis along which the squared error is largest), and
    /// each box is drawn in its most frequent colour, so that flat areas keep theirs.
    /// @param most  entries, at least 1
    ColorTable(ColorCounts counts, int most);

    const QList<QRgb>& colors() const { return m_colors; }
    bool isExact() const { return m_exact; }
    /// The entry that stands for a colour: the nearest one.
    uchar indexOf(QRgb color);

private:
    QList<QRgb> m_colors;
    std::unordered_map<QRgb, uchar> m_known;
    bool m_exact = false;
};
