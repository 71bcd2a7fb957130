#include "ui/feature/presenter/slide_room.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace {

constexpr int side = 16;  ///< pixels of a square

bool isLike(QRgb a, QRgb b)
{
    constexpr int most = 8;
    return std::abs(qRed(a) - qRed(b)) <= most && std::abs(qGreen(a) - qGreen(b)) <= most
           && std::abs(qBlue(a) - qBlue(b)) <= most;
}

/// Whether a square of the slide has anything but its ground.
bool isSeen(const QImage& slide, double scale, int column, int row, QRgb ground)
{
    constexpr int apart = 3;
    for (int y = 0; y < side; y += apart)
        for (int x = 0; x < side; x += apart) {
            const QPoint at(static_cast<int>((column * side + x) * scale), static_cast<int>((row * side + y) * scale));
            if (slide.valid(at) && !isLike(slide.pixel(at), ground)) return true;
        }
    return false;
}

}  // namespace

SlideRoom::SlideRoom(const QImage& slide, const QSize& size, const QColor& ground)
    : m_size(size),
      m_across((size.width() + side - 1) / side),
      m_down((size.height() + side - 1) / side),
      m_sums(static_cast<std::size_t>((m_across + 1) * (m_down + 1)))
{
    const double scale = static_cast<double>(slide.width()) / std::max(1, size.width());
    const auto sum = [this](int row, int column) -> int& {
        return m_sums[static_cast<std::size_t>(row * (m_across + 1) + column)];
    };
    for (int row = 0; row < m_down; ++row)
        for (int column = 0; column < m_across; ++column)
            sum(row + 1, column + 1) = sum(row, column + 1) + sum(row + 1, column) - sum(row, column)
                                       + (isSeen(slide, scale, column, row, ground.rgb()) ? 1 : 0);
}

int SlideRoom::seenIn(const QRect& place) const
{
    const int left = std::clamp(place.left() / side, 0, m_across);
    const int top = std::clamp(place.top() / side, 0, m_down);
    const int right = std::clamp((place.right() + side) / side, left, m_across);
    const int bottom = std::clamp((place.bottom() + side) / side, top, m_down);
    const auto sum = [this](int row, int column) {
        return m_sums[static_cast<std::size_t>(row * (m_across + 1) + column)];
    };
    return sum(bottom, right) - sum(top, right) - sum(bottom, left) + sum(top, left);
}

double SlideRoom::covered(const QRect& place) const
{
    const int all = m_sums.empty() ? 0 : m_sums.back();
    return all == 0 ? 0 : static_cast<double>(seenIn(place)) / all;
}

QRect SlideRoom::emptiest(const QSize& card, int margin) const
{
    QRect best(QPoint((m_size.width() - card.width()) / 2, (m_size.height() - card.height()) / 2), card);
    if (m_sums.empty()) return best;
    const auto rank = [&](const QRect& place) {
        constexpr int air = 3 * side;
        const QPoint aside = place.center() - QRect(QPoint(), m_size).center();
        return std::tuple(seenIn(place), seenIn(place.adjusted(-air, -air, air, air)), aside.manhattanLength());
    };
    auto least = rank(best);
    for (int y = margin; y + card.height() + margin <= m_size.height(); y += side)
        for (int x = margin; x + card.width() + margin <= m_size.width(); x += side) {
            const QRect place(QPoint(x, y), card);
            if (const auto at = rank(place); at < least) {
                least = at;
                best = place;
            }
        }
    return best;
}
