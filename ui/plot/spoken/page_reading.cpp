#include "ui/plot/spoken/page_reading.h"

#include <QCoreApplication>
#include <QStringList>

#include "ui/plot/page/figure_page.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace {

struct ReadingTexts {
    Q_DECLARE_TR_FUNCTIONS(PageReading)
};

/// Something that is read, and where it stands.
struct ReadPart {
    QRectF rect;
    QString words;
};

/// Frames of four thin boxes, one side each, as boxes for answers are drawn: top, bottom, left, right.
std::vector<QRectF> framesOf(const FigurePage& page)
{
    constexpr double thickest = 3;
    constexpr std::size_t sides = 4;
    const auto isAt = [](double a, double b) { return std::abs(a - b) < 0.01; };
    std::vector<QRectF> frames;
    for (std::size_t i = 0; i + sides <= page.boxes.size();) {
        const QRectF top = page.boxes[i].rect, bottom = page.boxes[i + 1].rect;
        const QRectF left = page.boxes[i + 2].rect, right = page.boxes[i + 3].rect;
        const bool isFrame = top.height() < thickest && bottom.height() < thickest && left.width() < thickest
                             && right.width() < thickest && isAt(top.width(), bottom.width())
                             && isAt(left.height(), right.height()) && isAt(left.top(), top.top())
                             && isAt(right.bottom(), bottom.bottom());
        if (isFrame) frames.push_back(top | bottom);
        i += isFrame ? sides : 1;
    }
    return frames;
}

}  // namespace

QString readingOf(const FigurePage& page)
{
    std::vector<ReadPart> parts;
    parts.reserve(page.texts.size());
    for (const FigurePage::Text& text : page.texts) parts.push_back({text.rect, text.words});
    const std::size_t texts = parts.size();
    for (const QRectF& frame : framesOf(page)) {
        const bool filled = std::any_of(parts.begin(), parts.begin() + static_cast<std::ptrdiff_t>(texts),
                                        [&](const ReadPart& part) { return frame.contains(part.rect.center()); });
        if (!filled) parts.push_back({frame, QStringLiteral("____")});
    }
    for (const FigurePage::Panel& panel : page.panels)
        parts.push_back({QRectF(panel.at, panel.page->size), ReadingTexts::tr("[figure]")});
    std::ranges::stable_sort(parts, {}, [](const ReadPart& part) { return part.rect.center().y(); });
    QStringList lines;
    for (auto first = parts.begin(); first != parts.end();) {
        const double reach = first->rect.center().y() + std::min(first->rect.height(), 12.0) / 2;
        const auto last =
            std::find_if(first, parts.end(), [reach](const ReadPart& part) { return part.rect.center().y() > reach; });
        std::ranges::stable_sort(first, last, {}, [](const ReadPart& part) { return part.rect.left(); });
        QStringList words;
        for (auto part = first; part != last; ++part) words << part->words;
        lines << words.join(QStringLiteral(", "));
        first = last;
    }
    return lines.join(u'\n');
}
