#include "ui/view/picture/word_strip.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/plot/heat/color_map.h"
#include "ui/plot/spoken/spoken_cell.h"
#include "ui/theme/fonts.h"
#include "ui/theme/magnification.h"
#include "ui/theme/palette.h"
#include "ui/view/arrow_keys.h"

#include <algorithm>
#include <cmath>

using core::Index;

namespace {

constexpr double sideMargin = 14;
constexpr double chipPadding = 7;
constexpr double chipGap = 4;
constexpr double cellWidth = 9;  ///< of one token of an open strip
constexpr double barHeight = 4;
constexpr Index mostChips = 2000;

double knownWeight(float weight) { return std::isfinite(weight) ? static_cast<double>(weight) : 0; }

}  // namespace

WordStrip::WordStrip(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("The text, with the weight of each token on the pictures"));
    setSizePolicy(QSizePolicy::MinimumExpanding, QSizePolicy::Fixed);
    keepThemed(this, [this] { layOut(); });
}

std::vector<WordStrip::Chip> WordStrip::chipsOf(const PatchPicture& picture) const
{
    std::vector<Chip> chips;
    const Index count = std::ssize(picture.owners);
    chips.reserve(picture.owners.size());
    for (Index token = 0; token < count && std::ssize(chips) < mostChips; ++token) {
        const Index owner = picture.owners[static_cast<std::size_t>(token)];
        if (owner < 0) {
            chips.push_back({.first = token, .last = token, .name = picture.asking[token]});
            continue;
        }
        const auto behind = std::find(picture.owners.rbegin(), picture.owners.rend(), owner);
        const Index last = count - 1 - (behind - picture.owners.rbegin());
        chips.push_back({.first = token,
                         .last = last,
                         .picture = owner,
                         .name = picture.seen.pictures > 1
                                     ? tr("picture %1 · %2 tokens").arg(owner + 1).arg(last - token + 1)
                                     : tr("picture · %1 tokens").arg(last - token + 1)});
        token = last;
    }
    return chips;
}

void WordStrip::weigh(const PatchPicture& picture, const PatchNumbers& numbers)
{
    m_weights = picture.weights;
    const HeatData& weights = *numbers.weights;
    const auto onPictures = [&](Index query, Index owner) {
        double sum = 0;
        for (Index key = 0; key < std::min(weights.cols(), std::ssize(picture.owners)); ++key) {
            const Index own = picture.owners[static_cast<std::size_t>(key)];
            if (own >= 0 && (owner < 0 || own == owner)) sum += knownWeight(weights.at(query, key));
        }
        return sum;
    };
    for (Chip& chip : m_chips) {
        const Index query = chip.picture < 0 ? chip.first : m_query;
        if (query < weights.rows()) chip.weight = onPictures(query, chip.picture);
    }
}

void WordStrip::display(const PatchPicture* picture, const PatchNumbers& numbers)
{
    m_chips.clear();
    const bool any = picture != nullptr && picture->seen.in_text && numbers.weights != nullptr;
    setVisible(any);
    if (!any) return;
    m_query = picture->query;
    m_chips = chipsOf(*picture);
    weigh(*picture, numbers);
    layOut();
    speak(this);
    emit chosenAt(placeOf(m_query).toRect());
}

void WordStrip::layOut()
{
    const QFontMetricsF metrics(textFont(9));
    double x = scaled(sideMargin);
    const double height = metrics.height() + scaled(8.0 + barHeight);
    for (Chip& chip : m_chips) {
        const double width =
            isOpen(chip) ? scaled(cellWidth) * static_cast<double>(chip.last - chip.first + 1)
                         : std::max(scaled(18.0), metrics.horizontalAdvance(chip.name) + 2 * scaled(chipPadding));
        chip.rect = {x, scaled(2.0), width, height};
        x = chip.rect.right() + scaled(chipGap);
    }
    updateGeometry();
    update();
}

QSize WordStrip::sizeHint() const
{
    const double right = m_chips.empty() ? 0 : m_chips.back().rect.right() + scaled(sideMargin);
    return {static_cast<int>(std::ceil(right)),
            static_cast<int>(std::ceil(QFontMetricsF(textFont(9)).height() + scaled(12.0 + barHeight)))};
}

const WordStrip::Chip* WordStrip::chipAt(const QPointF& position) const
{
    const auto found = std::ranges::find_if(m_chips, [&](const Chip& each) { return each.rect.contains(position); });
    return found == m_chips.end() ? nullptr : &*found;
}

const WordStrip::Chip* WordStrip::chipOf(Index token) const
{
    const auto found =
        std::ranges::find_if(m_chips, [token](const Chip& each) { return token >= each.first && token <= each.last; });
    return found == m_chips.end() ? nullptr : &*found;
}

QRectF WordStrip::placeOf(Index token) const
{
    const Chip* chip = chipOf(token);
    if (chip == nullptr) return {};
    if (chip->picture < 0 || !isOpen(*chip)) return chip->rect;
    const double width = scaled(cellWidth);
    return {chip->rect.left() + width * static_cast<double>(token - chip->first), chip->rect.top(), width,
            chip->rect.height()};
}

void WordStrip::paintEvent(QPaintEvent* event)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(textFont(9));
    for (const Chip& chip : m_chips)
        if (chip.rect.toAlignedRect().intersects(event->rect())) paintChip(painter, chip);
    const QRectF chosen = placeOf(m_query);
    if (chosen.isEmpty()) return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(themeColors().accent, hasFocus() ? 2.5 : 1.5));
    painter.drawRoundedRect(chosen.adjusted(1, 1, -1, -1), 4, 4);
}

/// A word over a bar of its weight on pictures.
void WordStrip::paintChip(QPainter& painter, const Chip& chip) const
{
    const Palette& colors = themeColors();
    painter.setPen(QPen(colors.border, 1));
    painter.setBrush(chip.picture < 0 ? colors.field : colors.accentSoft);
    painter.drawRoundedRect(chip.rect.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    if (isOpen(chip)) return paintOpen(painter, chip);
    painter.setPen(colors.text);
    painter.drawText(chip.rect.adjusted(0, 0, 0, -scaled(barHeight)), Qt::AlignCenter, chip.name);
    QRectF bar(chip.rect.left() + 3, chip.rect.bottom() - scaled(barHeight) - 1, chip.rect.width() - 6,
               scaled(barHeight) - 1);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.border);
    painter.drawRect(bar);
    bar.setWidth(bar.width() * std::clamp(chip.weight, 0.0, 1.0));
    painter.setBrush(colors.accent);
    painter.drawRect(bar);
}

void WordStrip::paintOpen(QPainter& painter, const Chip& chip) const
{
    double largest = 0;
    for (Index token = chip.first; token <= std::min(chip.last, std::ssize(m_weights) - 1); ++token)
        largest = std::max(largest, knownWeight(m_weights[static_cast<std::size_t>(token)]));
    const ColorMap& map = ColorMap::named(QStringLiteral("viridis"));
    painter.setPen(Qt::NoPen);
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (Index token = chip.first; token <= std::min(chip.last, std::ssize(m_weights) - 1); ++token) {
        const float weight = m_weights[static_cast<std::size_t>(token)];
        if (!std::isfinite(weight) || weight < 0) continue;
        painter.setBrush(QColor(map.at(largest > 0 ? static_cast<double>(weight) / largest : 0)));
        painter.drawRect(placeOf(token).adjusted(0, 2, -1, -2));
    }
    painter.setRenderHint(QPainter::Antialiasing);
}

QString WordStrip::sentenceOf(const Chip& chip) const
{
    const QString share = spokenShare(chip.weight);
    return chip.picture < 0 ? tr("%1 looks at pictures with %2 of its weight").arg(spokenToken(chip.name), share)
                            : tr("%1, on which the query has %2 of its weight").arg(chip.name, share);
}

std::vector<SpokenTable> WordStrip::spokenTables()
{
    if (m_chips.empty()) return {};
    const auto at = [this](const SpokenPlace& place) -> const Chip& {
        return m_chips[static_cast<std::size_t>(place.column)];
    };
    SpokenTable table{.name = accessibleName(),
                      .rows = 1,
                      .columns = static_cast<int>(m_chips.size()),
                      .row_name = [](int) { return QString(); },
                      .column_name = [this](int column) { return m_chips[static_cast<std::size_t>(column)].name; },
                      .number = [at](const SpokenPlace& place) { return spokenShare(at(place).weight); },
                      .sentence = [this, at](const SpokenPlace& place) { return sentenceOf(at(place)); },
                      .rect = [at](const SpokenPlace& place) { return at(place).rect; },
                      .choose =
                          [this, at](const SpokenPlace& place) {
                              if (at(place).picture < 0)
                                  emit queryChosen(at(place).first);
                              else
                                  open(at(place));
                          }};
    if (const Chip* chip = chipOf(m_query)) table.chosen = SpokenPlace{0, static_cast<int>(chip - m_chips.data())};
    return {std::move(table)};
}

void WordStrip::open(const Chip& chip)
{
    if (!m_open.insert(chip.picture).second) m_open.erase(chip.picture);
    layOut();
    emit chosenAt(placeOf(m_query).toRect());
}

void WordStrip::mousePressEvent(QMouseEvent* event)
{
    const Chip* chip = chipAt(event->position());
    if (chip == nullptr || event->button() != Qt::LeftButton) return;
    if (chip->picture < 0) return emit queryChosen(chip->first);
    if (!isOpen(*chip)) return open(*chip);
    const auto within = static_cast<Index>((event->position().x() - chip->rect.left()) / scaled(cellWidth));
    emit queryChosen(std::min(chip->first + within, chip->last));
}

void WordStrip::mouseDoubleClickEvent(QMouseEvent* event)
{
    const Chip* chip = chipAt(event->position());
    if (chip != nullptr && chip->picture >= 0 && isOpen(*chip)) open(*chip);
}

void WordStrip::keyPressEvent(QKeyEvent* event)
{
    const Chip* chip = chipOf(m_query);
    if (chip != nullptr && chip->picture >= 0 && event->key() == Qt::Key_Space) return open(*chip);
    const auto step = arrowStep(*event);
    if (chip == nullptr || !step || step->key == 0) return QWidget::keyPressEvent(event);
    // A closed strip is passed in one step.
    Index to = m_query + step->key;
    if (chip->picture >= 0 && !isOpen(*chip)) to = step->key > 0 ? chip->last + 1 : chip->first - 1;
    if (chipOf(to) != nullptr) emit queryChosen(to);
}

bool WordStrip::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    auto* help = static_cast<QHelpEvent*>(event);
    if (const Chip* chip = chipAt(help->pos())) {
        const QString more = chip->picture < 0 ? QString()
                             : isOpen(*chip)   ? tr("A double click closes it.")
                                               : tr("A click opens it.");
        QToolTip::showText(help->globalPos(), (sentenceOf(*chip) + QLatin1Char('\n') + more).trimmed(), this);
    } else {
        QToolTip::hideText();
    }
    return true;
}

#include "moc_word_strip.cpp"
