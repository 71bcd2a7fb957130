#pragma once

#include <QColor>
#include <QImage>
#include <QRect>

#include <vector>

/// Where on a slide something is seen, in squares: to find the place where a card covers least of it.
class SlideRoom {
public:
    SlideRoom() = default;
    /// @param slide   as large as `size`, or larger on a screen of more pixels
    /// @param size    of the slide, in the pixels that places are told in
    /// @param ground  its colour where nothing is seen
    SlideRoom(const QImage& slide, const QSize& size, const QColor& ground);

    const QSize& size() const { return m_size; }
    /// The share of all that is seen which lies under a place, 0 to 1.
    double covered(const QRect& place) const;
    /// The place for a card that covers least, and of those the one that keeps most distance to what is seen.
    QRect emptiest(const QSize& card, int margin) const;

private:
    int seenIn(const QRect& place) const;

    QSize m_size;
    int m_across = 0;
    int m_down = 0;
    std::vector<int> m_sums;  ///< [m_down + 1, m_across + 1] squares above and left in which something is seen
};
