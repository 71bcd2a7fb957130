#include "ui/view/head_grid.h"

#include "core/model/layer_numbers.h"
#include "ui/panel/heads_navigator.h"
#include "ui/theme/fonts.h"
#include "ui/theme/measure_names.h"

#include <algorithm>
#include <cmath>

using core::Index;

namespace {

constexpr int smallest = 30;
constexpr int smallestSorted = 64;
constexpr int largest = 180;
constexpr int roomBeside = 36;
constexpr int smallestLabelled = 44;  ///< narrower tiles have no room for name and number

}  // namespace

HeadGrid::HeadGrid(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("All heads"));
    setFont(textFont(8));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void HeadGrid::setTrace(std::shared_ptr<const core::Trace> trace, Index item)
{
    const Index layers = m_thumbnails.layers();
    const Index before = heads();
    m_thumbnails.setTrace(std::move(trace), item);
    if (layers != m_thumbnails.layers() || before != heads()) {
        m_table = {};
        m_divergences.reset();
        m_given.clear();
        sort();
    }
    updateGeometry();
    update();
}

void HeadGrid::setTable(const core::HeadTable& table)
{
    m_table = table;
    sort();
    describe();
    update();
}

void HeadGrid::setSettings(const core::HeadsSettings& settings, std::vector<Index> order)
{
    m_settings = settings;
    m_given = std::move(order);
    sort();
    describe();
    updateGeometry();
    update();
}

void HeadGrid::setCurrent(Index layer, Index head)
{
    m_current = layer * heads() + head;
    describe();
    update();
}

void HeadGrid::setChosen(const std::vector<core::ComparedHead>& chosen)
{
    m_chosen = chosen;
    update();
}

void HeadGrid::setColors(const Palette& colors)
{
    m_colors = &colors;
    m_thumbnails.setColors(colors);
    update();
}

/// Which heads are shown, and in which order.
void HeadGrid::sort()
{
    using Order = core::HeadsSettings::Order;
    const Index count = m_thumbnails.layers() * heads();
    const auto valueOf = [&](Index head) { return m_table.at(m_settings.measure, head / heads(), head % heads()); };
    m_range = {0.0F, 1.0F};
    if (!isShare(m_settings.measure)) m_range = {0.0F, 0.0F};
    if (!isShare(m_settings.measure))
        for (Index head = 0; head < count; ++head)
            if (const auto value = valueOf(head))
                m_range = {std::min(m_range.first, *value), std::max(m_range.second, *value)};
    if (isChange()) m_range = {-std::max(-m_range.first, m_range.second), std::max(-m_range.first, m_range.second)};
    m_shown.clear();
    const bool given = m_settings.order == Order::Similarity && std::ssize(m_given) == count;
    for (Index i = 0; i < count; ++i) {
        const Index head = given ? m_given[static_cast<std::size_t>(i)] : i;
        const auto value = valueOf(head);
        const bool enough = !m_settings.least || (value && sizeOf(*value) >= *m_settings.least);
        if (enough) m_shown.push_back(head);
    }
    if (m_settings.order == Order::Measure)
        std::ranges::stable_sort(m_shown, std::greater{}, [&](Index head) {
            const auto value = valueOf(head);
            return value ? sizeOf(*value) : -std::numeric_limits<double>::infinity();
        });
}

HeadGrid::Layout HeadGrid::layoutFor(int width) const
{
    Layout layout;
    const auto count = static_cast<int>(std::max<Index>(1, heads()));
    layout.left = byLayers() ? 34 : margin;
    const int room = std::max(1, width - layout.left - margin);
    layout.gap = count > 16 && byLayers() ? 4 : 8;
    const int high = (parentWidget() == nullptr ? height() : parentWidget()->height()) - 2 * margin;
    const auto fit = [&](int columns, int rows, int least) {
        layout.columns = columns;
        const int wide = room / columns - layout.gap;
        const int shared = high / rows - layout.gap;
        const int labelled = std::min(wide, shared - roomForLabel);
        // Names give way before tiles have to scroll; what scrolls has the whole width.
        const bool fits = shared >= least;
        layout.side = std::clamp(!fits                          ? wide
                                 : labelled >= smallestLabelled ? labelled
                                                                : std::min({wide, shared, smallestLabelled - 1}),
                                 least, largest);
        layout.label = layout.side >= smallestLabelled ? roomForLabel : 0;
        layout.beside = layout.label == 0 && wide - layout.side >= roomBeside ? roomBeside : 0;
    };
    if (byLayers()) {
        fit(count, static_cast<int>(std::max<Index>(1, m_thumbnails.layers())), smallest);
        return layout;
    }
    // So many columns that tiles are largest where all are seen at once; else as many as stay readable.
    const auto shown = static_cast<int>(std::max<std::size_t>(1, m_shown.size()));
    const int most = std::clamp(room / (smallestSorted + layout.gap), 1, shown);
    int best = most;
    int side = 0;
    for (int columns = most; columns >= 1; --columns) {
        const int rows = (shown + columns - 1) / columns;
        fit(columns, rows, smallestSorted);
        if (layout.side <= side || rows * layout.stepY() > high) continue;
        side = layout.side;
        best = columns;
    }
    fit(best, (shown + best - 1) / best, smallestSorted);
    return layout;
}

QRect HeadGrid::tileAt(std::size_t place, const Layout& layout) const
{
    const Index head = m_shown[place];
    const auto column = byLayers() ? static_cast<int>(head % heads()) : static_cast<int>(place) % layout.columns;
    const auto row = byLayers() ? static_cast<int>(head / heads()) : static_cast<int>(place) / layout.columns;
    return {layout.left + column * layout.stepX(), margin + row * layout.stepY(), layout.side, layout.side};
}

QRect HeadGrid::tileOf(Index layer, Index head) const
{
    const auto found = std::ranges::find(m_shown, layer * heads() + head);
    if (found == m_shown.end()) return {};
    return tileAt(static_cast<std::size_t>(found - m_shown.begin()), layoutFor(width()));
}

int HeadGrid::heightForWidth(int width) const
{
    const Layout layout = layoutFor(width);
    const auto rows = byLayers() ? static_cast<int>(m_thumbnails.layers())
                                 : (static_cast<int>(m_shown.size()) + layout.columns - 1) / layout.columns;
    return 2 * margin + rows * layout.stepY();
}

QSize HeadGrid::sizeHint() const
{
    const auto count = static_cast<int>(std::max<Index>(1, heads()));
    const int wide = byLayers() ? 34 + margin + count * (smallest + (count > 16 ? 4 : 8)) : 240;
    return {wide, heightForWidth(std::max(width(), wide))};
}

std::optional<std::size_t> HeadGrid::placeAt(const QPoint& position) const
{
    const Layout layout = layoutFor(width());
    for (std::size_t place = 0; place < m_shown.size(); ++place)
        if (tileAt(place, layout).adjusted(0, 0, layout.beside, layout.label).contains(position)) return place;
    return std::nullopt;
}

bool HeadGrid::isChosen(Index head) const
{
    const core::ComparedHead wanted = asHead(head);
    return std::ranges::find(m_chosen, wanted) != m_chosen.end();
}

/// What heads are sorted by: of a change, how large it is.
double HeadGrid::sizeOf(float value) const
{
    const auto size = static_cast<double>(value);
    return isChange() ? std::abs(size) : size;
}

void HeadGrid::resizeEvent(QResizeEvent*) { updateGeometry(); }

/// "most like 2.4, 0.03 nats from it", where it is known.
QString HeadGrid::mostAlike(Index head) const
{
    if (m_divergences == nullptr || head >= m_divergences->rows()) return {};
    std::optional<Index> nearest;
    for (Index other = 0; other < m_divergences->cols(); ++other) {
        const float distance = (*m_divergences)(head, other);
        if (other == head || std::isnan(distance)) continue;
        if (!nearest || distance < (*m_divergences)(head, *nearest)) nearest = other;
    }
    if (!nearest) return {};
    return tr("most like %1.%2, %3 nats from it")
        .arg(core::layerNumber(m_thumbnails.trace()->model->info, *nearest / heads(), 1))
        .arg(*nearest % heads() + 1)
        .arg(static_cast<double>((*m_divergences)(head, *nearest)), 0, 'f', 3);
}

/// "layer 2 · head 3: attends to previous token 0.93".
QString HeadGrid::words(Index head) const
{
    const Index layer = head / heads();
    QStringList said;
    const auto value = m_table.at(m_settings.measure, layer, head % heads());
    if (value)
        said << QStringLiteral("%1 %2").arg(measureName(m_settings.measure), measureText(m_settings.measure, value));
    for (const auto& [measure, share] : core::badges(m_table, layer, head % heads(), m_settings.badge))
        if (measure != m_settings.measure)
            said << QStringLiteral("%1 %2").arg(shortMeasureName(measure), measureText(measure, share));
    if (const QString alike = mostAlike(head); !alike.isEmpty()) said << alike;
    const QString title = headTitle(m_thumbnails.trace()->model->info, layer, head % heads());
    return said.empty() ? title : QStringLiteral("%1: %2").arg(title, said.join(QStringLiteral(" · ")));
}

void HeadGrid::describe()
{
    if (!hasCurrent()) return;
    const QString said = words(m_current);
    if (said == accessibleDescription()) return;
    setAccessibleDescription(said);
}
