#include "ui/plot/text/token_labels.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace {

constexpr double gap = 5;
constexpr double tickLength = 3, tickWidth = 1;
constexpr int mostBetween = 12;  ///< tokens between two labels that are words

/// The next of 1, 2 and 5 times a power of ten.
int roundedUp(int number)
{
    for (int power = 1;; power *= 10)
        for (const int times : {1, 2, 5})
            if (times * power >= number) return times * power;
}

/// Whether a label is a number already, such as a place or a time.
bool isNumber(const QString& label) { return !label.isEmpty() && label[0].isDigit(); }

bool areNumbers(const QStringList& labels) { return isNumber(labels.constFirst()) && isNumber(labels.constLast()); }

/// The number of the first place: labels count from 0 or, as nearly all do, from 1.
int firstNumber(const QStringList& labels) { return labels.constFirst() == QLatin1String("0") ? 0 : 1; }

double radians(double degrees) { return degrees * std::numbers::pi / 180; }

/// Whether the labels do nothing but count, so that each is told by any other.
bool areCounts(const QStringList& labels)
{
    if (labels.isEmpty()) return false;
    const int first = firstNumber(labels);
    return labels.constFirst() == QString::number(first)
           && labels.constLast() == QString::number(first + labels.size() - 1);
}

/// The number that stands for the last place of a long side.
QString lastNumber(const QStringList& labels)
{
    return areNumbers(labels) ? labels.constLast() : QString::number(labels.size());
}

/// Round numbers of a long side are few and short: they lie flat, as those of other axes do.
double turnOf(const TokenLabels& labels, double pitch, QPaintDevice* device)
{
    if (!labels.angle && labels.isLong(pitch, device)) return 0;
    return labels.angleFor(pitch, TextMetrics(labels.font, device).height());
}

/// The widest of the labels that are drawn, which leave out long ones where only every k-th token has one.
double widestShown(const TokenLabels& labels, double pitch, QPaintDevice* device)
{
    const int stride = labels.strideFor(pitch, device);
    if (labels.widest || labels.marked >= 0 || stride < 2) return labels.measured(device);
    TokenLabels some = labels;
    some.tokens.clear();
    for (qsizetype token = 0; token < labels.tokens.size(); token += stride) some.tokens << labels.tokens[token];
    return some.measured(device);
}

}  // namespace

double TokenLabels::angleFor(double pitch, double lineHeight) const
{
    if (side == Side::Left) return 0;
    return angle.value_or(pitch >= 1.25 * lineHeight ? 45 : 90);
}

double TokenLabels::measured(QPaintDevice* device) const
{
    if (isNone()) return 0;
    if (widest) return *widest;
    QFont bold = font;
    bold.setBold(true);
    const TextMetrics metrics(bold, device);
    double width = 0;
    for (const QString& token : tokens) width = std::max(width, metrics.horizontalAdvance(token));
    return std::min(width, longest);
}

double TokenLabels::leastPitch(const QFont& font, QPaintDevice* device)
{
    // Exact text needs no room for rounding.
    return (isExact(font) ? 0.9 : 0.95) * TextMetrics(font, device).height();
}

int TokenLabels::strideFor(double pitch, QPaintDevice* device) const
{
    if (every > 0) return every;
    if (!isLong(pitch, device)) return readableStride(pitch, device);
    constexpr double airy = 2;  // numbers of an axis stand further apart than words
    double needed = airy * leastPitch(font, device);
    if (side != Side::Left && turnOf(*this, pitch, device) <= 0)
        needed = std::max(needed, airy * TextMetrics(font, device).horizontalAdvance(lastNumber(tokens)));
    return roundedUp(static_cast<int>(std::ceil(needed / pitch)));
}

bool TokenLabels::isLong(double pitch, QPaintDevice* device) const
{
    if (!counts) return false;
    if (every > 0) return every > mostBetween && areNumbers(tokens);  // words stay words where they were asked for
    return every == 0 && readableStride(pitch, device) > (areCounts(tokens) ? 1 : mostBetween);
}

/// Labels that are turned stand a line's height apart, those that lie flat a word's width.
int TokenLabels::readableStride(double pitch, QPaintDevice* device) const
{
    const double height = TextMetrics(font, device).height();
    const double turned = angleFor(pitch, height);
    double needed = leastPitch(font, device);
    if (side != Side::Left && turned < 90) {
        const double flat = measured(device) + 4;
        needed = turned <= 0 ? flat : std::min(flat, 0.88 * height / std::sin(radians(turned)));
    }
    return std::max(1, static_cast<int>(std::ceil(needed / pitch)));
}

int TokenLabels::cut(QPaintDevice* device) const
{
    if (isNone() || (widest && *widest < longest)) return 0;
    const TextMetrics metrics(font, device);
    return static_cast<int>(std::ranges::count_if(
        tokens, [&](const QString& token) { return metrics.horizontalAdvance(token) > longest + 0.5; }));
}

double TokenLabels::extent(double pitch, QPaintDevice* device) const
{
    if (isNone()) return 0;
    // In whole units, so that things beside the labels lie on the dots of most devices.
    if (side == Side::Left) return gap + std::ceil(measured(device));
    const double height = TextMetrics(font, device).height();
    const double slope = radians(turnOf(*this, pitch, device));
    const double reach = slope > 0 ? widestShown(*this, pitch, device) : 0;
    return gap + std::ceil(reach * std::sin(slope) + height / 2 * std::cos(slope) * (slope > 0 ? 1 : 2));
}

double TokenLabels::overhang(double pitch, QPaintDevice* device) const
{
    if (isNone() || side == Side::Left) return 0;
    const TextMetrics metrics(font, device);
    const double turned = turnOf(*this, pitch, device);
    const QString ends = isLong(pitch, device) ? lastNumber(tokens) : tokens.constLast();
    const double last = std::min(longest, metrics.horizontalAdvance(ends));
    if (turned <= 0) return last / 2;
    const double half = metrics.height() / 2 * std::sin(radians(turned));
    return side == Side::Top ? last * std::cos(radians(turned)) + half : half;
}

void TokenLabels::paint(QPainter& painter, const Line& line, Medium medium, DrawnLabels* drawn) const
{
    if (isNone() || !(line.pitch > 0)) return;  // nothing to label, or a plot not laid out yet
    const double turned = turnOf(*this, line.pitch, painter.device());
    const std::vector<QLineF> marks = ticks(line, painter.device());
    if (!marks.empty()) {
        painter.save();
        painter.setPen(QPen(colors->text, tickWidth, Qt::SolidLine, Qt::FlatCap));
        painter.drawLines(marks.data(), static_cast<int>(marks.size()));
        painter.restore();
    }
    if (drawn != nullptr) drawn->setScale(painter.device()->devicePixelRatioF());
    for (const Shown& label : shown(line, painter.device())) {
        const QFont face = fontOf(label.token, line.pitch, turned, painter.device());
        if (drawn != nullptr && medium == Medium::Pixels)
            paintDrawn(painter, placeOf(line, label.token), label.token, turned, face, *drawn);
        else
            paintOne(painter, placeOf(line, label.token), label.words, turned, faceAt(label.token), face, medium);
    }
}

std::vector<TokenLabels::Shown> TokenLabels::shown(const Line& line, QPaintDevice* device) const
{
    std::vector<Shown> all;
    if (isNone() || !(line.pitch > 0)) return all;
    const int stride = strideFor(line.pitch, device);
    const int first = std::max(0, static_cast<int>(std::ceil(line.from)));
    const int last = std::min(static_cast<int>(tokens.size()) - 1, static_cast<int>(std::floor(line.to)));
    if (isLong(line.pitch, device)) {
        const bool numbered = areNumbers(tokens);
        const int base = numbered ? firstNumber(tokens) : 1;
        // Counted from 1: the first, then every full hundred, thousand …
        for (int number = first / stride * stride; number <= last + base; number += stride) {
            const int token = std::max(number, base) - base;
            if (token < first || token > last) continue;
            all.push_back({token, numbered ? tokens[token] : QString::number(token + 1)});
        }
        return all;
    }
    const bool isMarked = marked >= first && marked <= last;
    for (int token = (first + stride - 1) / stride * stride; token <= last; token += stride) {
        // The marked token is always shown, above the others; its neighbours make room.
        if (token == marked || (isMarked && std::abs(token - marked) < stride)) continue;
        all.push_back({token, tokens[token]});
    }
    if (isMarked) all.push_back({marked, tokens[marked]});
    return all;
}

std::vector<QLineF> TokenLabels::ticks(const Line& line, QPaintDevice* device) const
{
    std::vector<QLineF> marks;
    if (isNone() || !(line.pitch > 0) || !isLong(line.pitch, device)) return marks;
    const std::vector<Shown> labelled = shown(line, device);
    marks.reserve(labelled.size());
    const double end = side == Side::Bottom ? line.edge + tickLength : line.edge - tickLength;
    for (const Shown& label : labelled) {
        const double along = line.first + label.token * line.pitch;
        marks.push_back(side == Side::Left ? QLineF(line.edge, along, end, along)
                                           : QLineF(along, line.edge, along, end));
    }
    return marks;
}

QFont TokenLabels::faceOf(bool bold) const
{
    QFont face = font;
    if (bold) face.setBold(true);
    return face;
}

/// The marked token's label is as large as it may be where it reaches no further than the widest of the others, and
/// leaves its neighbours their lines.
QFont TokenLabels::fontOf(int token, double pitch, double turned, QPaintDevice* device) const
{
    QFont face = faceOf(faceAt(token).bold);
    if (token != marked || marked_points <= font.pointSizeF()) return face;
    const double apart = turned > 0 ? pitch * std::sin(radians(turned)) : pitch;
    const double high = 2 * apart - TextMetrics(font, device).height();
    const double wide = measured(device);
    for (int less = 0; marked_points - less > font.pointSizeF(); ++less) {
        QFont larger = face;
        larger.setPointSizeF(marked_points - less);
        const TextMetrics metrics(larger, device);
        if (metrics.horizontalAdvance(tokens[token]) <= wide && metrics.height() <= high) return larger;
    }
    return face;
}

QPointF TokenLabels::placeOf(const Line& line, int token) const
{
    const double centre = line.first + token * line.pitch;
    if (side == Side::Left) return {line.edge - gap, centre};
    return {centre, side == Side::Top ? line.edge - gap : line.edge + gap};
}

TokenLabels::Stand TokenLabels::standOf(double turned, const QString& text, const TextMetrics& metrics) const
{
    const double width = metrics.horizontalAdvance(text) + 2;
    const double height = metrics.height();
    const bool above = side == Side::Top;
    if (side == Side::Left) return {{-width, -height / 2, width, height}, Qt::AlignRight};
    if (turned <= 0) return {{-width / 2, above ? -height : 0, width, height}, Qt::AlignHCenter};
    return {{above ? 0 : -width, -height / 2, width, height}, above ? Qt::AlignLeft : Qt::AlignRight, turned};
}

TokenLabels::Face TokenLabels::faceAt(int token) const
{
    if (token == marked) return {true, colors->accent};
    const auto found = faces.find(token);
    return found == faces.end() ? Face() : found->second;
}

void TokenLabels::paintOne(QPainter& painter, const QPointF& place, const QString& words, double turned, const Face& as,
                           const QFont& face, Medium medium) const
{
    const TextMetrics metrics(face, painter.device());
    const QString text = metrics.elidedText(words, Qt::ElideMiddle, longest);
    const Stand stand = standOf(turned, text, metrics);
    painter.save();
    painter.setPen(as.color.isValid() ? as.color : colors->text);
    painter.setFont(face);
    painter.translate(place);
    painter.rotate(-stand.turned);
    drawPlainText(&painter, stand.rect, stand.alignment | Qt::AlignVCenter, text, medium);
    painter.restore();
}

/// To the nearest pixel, as a picture that is there already if it can be.
void TokenLabels::paintDrawn(QPainter& painter, const QPointF& place, int token, double turned, const QFont& face,
                             DrawnLabels& drawn) const
{
    const double scale = drawn.scale();
    const Face as = faceAt(token);
    const bool isMarked = token == marked;
    const QString look = isMarked  ? QStringLiteral("m%1 ").arg(face.pointSizeF())  // in the window's colour
                         : as.bold ? QStringLiteral("b")
                                   : QStringLiteral(" ");
    const QString key = QString::number(turned) + look + (isMarked || !as.color.isValid() ? QString() : as.color.name())
                        + tokens.at(token);
    const DrawnLabels::Label* label = drawn.find(key);
    if (label == nullptr) {
        const TextMetrics metrics(face, painter.device());
        const QString text = metrics.elidedText(tokens.at(token), Qt::ElideMiddle, longest);
        const QTransform turn = QTransform().rotate(side == Side::Left ? 0 : -turned);
        const QRect area = turn.mapRect(standOf(turned, text, metrics).rect).toAlignedRect().adjusted(-2, -2, 2, 2);
        QImage image((QSizeF(area.size()) * scale).toSize(), QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(scale);
        image.fill(Qt::transparent);
        QPainter inside(&image);
        inside.setRenderHints(painter.renderHints());
        paintOne(inside, -QPointF(area.topLeft()), tokens.at(token), turned, as, face, Medium::Pixels);
        inside.end();
        label = drawn.keep(key, {std::move(image), area.topLeft()});
    }
    const QPointF corner = place + label->corner;
    painter.drawImage(QPointF(std::round(corner.x() * scale) / scale, std::round(corner.y() * scale) / scale),
                      label->image);
}

void DrawnLabels::setScale(double scale)
{
    if (m_scale == scale) return;
    m_scale = scale;
    clear();
}

const DrawnLabels::Label* DrawnLabels::find(const QString& key) const
{
    const auto found = m_labels.find(key);
    return found == m_labels.end() ? nullptr : &found->second;
}

const DrawnLabels::Label* DrawnLabels::keep(const QString& key, const Label& label)
{
    if (m_labels.size() >= most) clear();
    return &m_labels.insert_or_assign(key, label).first->second;
}
