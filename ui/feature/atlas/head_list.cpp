#include "ui/feature/atlas/head_list.h"

#include "ui/feature/atlas/atlas_document.h"
#include "ui/plot/atlas/atlas_charts.h"
#include "ui/theme/fonts.h"
#include "ui/theme/palette.h"
#include "ui/words/error_text.h"
#include "ui/words/measure_names.h"
#include "ui/words/plain_tip.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr int headColumn = 0, tagColumn = 1, firstMeasure = 2;
enum ShareColumn { Share = firstMeasure, Deviation, ShareColumns };
enum ChangeColumn { ChangedHead, ChangedMeasure, Before, After, Change, ChangeColumns };
constexpr std::size_t mostMeasures = 4;

QString tagsOf(const core::HeadNote& note)
{
    QStringList words;
    if (!note.name.empty()) words << QString::fromStdString(note.name);
    for (const std::string& tag : note.tags) words << QString::fromStdString(tag);
    return oneLine(words.join(QStringLiteral(", ")), 60);
}

}  // namespace

HeadList::HeadList(AtlasDocument& document, QObject* parent) : QAbstractTableModel(parent), m_document(document)
{
    for (const auto signal : {&AtlasDocument::opened, &AtlasDocument::stepChanged, &AtlasDocument::axesChanged,
                              &AtlasDocument::foundChanged, &AtlasDocument::besideChanged})
        connect(&document, signal, this, &HeadList::fill);
}

/// The measures of the search, then those of the axes.
std::vector<core::Measure> HeadList::measures() const
{
    std::vector<core::Measure> all = m_document.search().measures();
    all.push_back(m_document.up());
    all.push_back(m_document.across());
    std::vector<core::Measure> once;
    for (const core::Measure measure : all)
        if (std::ranges::find(once, measure) == once.end() && once.size() < mostMeasures) once.push_back(measure);
    return once;
}

bool HeadList::showsSpans() const { return m_document.isOpen() && m_document.look() == AtlasLook::Spans; }

bool HeadList::showsChanges() const { return m_document.other() != nullptr && !showsSpans(); }

void HeadList::fill()
{
    beginResetModel();
    m_heads.clear();
    m_changes.clear();
    m_found = 0;
    if (m_document.isOpen()) {
        m_measures = measures();
        for (std::size_t place = 0; place < m_document.shownStep().statistics.size(); ++place)
            m_heads.push_back(m_document.atlas().headAt(place));
        m_found = static_cast<int>(
            std::ranges::count_if(m_heads, [this](const core::AtlasHead& head) { return m_document.finds(head); }));
        if (const core::Atlas* other = m_document.other(); other != nullptr && showsChanges()) {
            m_changes = core::changesBetween(m_document.atlas(), m_document.step(), *other, other->steps.size() - 1);
            std::erase_if(m_changes, [this](const core::AtlasChange& each) { return !m_document.finds(each.head); });
        }
        order();
    }
    endResetModel();
}

double HeadList::valueOf(const core::AtlasHead& head, int column) const
{
    if (showsSpans() && column >= firstMeasure) {
        const core::SpanStatistics& spans = m_document.spans();
        const auto pair = spans.pairNamed(m_document.kinds().from, m_document.kinds().to);
        const std::size_t at = m_document.atlas().placeOf(head);
        if (!pair || at >= spans.means.size()) return -std::numeric_limits<double>::infinity();
        return column == Share ? spans.means[at][*pair] : spans.deviation(at, *pair);
    }
    const auto place = static_cast<std::size_t>(column - firstMeasure);
    if (column < firstMeasure || place >= m_measures.size())
        return -static_cast<double>(m_document.atlas().placeOf(head));
    const core::ResampledMean& mean = m_document.statistics(head).of(m_measures[place]);
    return mean.empty() ? -std::numeric_limits<double>::infinity() : mean.mean();
}

void HeadList::order()
{
    const bool down = m_order == Qt::DescendingOrder;
    std::ranges::sort(m_heads);
    if (m_column == tagColumn)
        std::ranges::stable_sort(m_heads, [&](const core::AtlasHead& a, const core::AtlasHead& b) {
            const QString one = tagsOf(m_document.noteOf(a)), other = tagsOf(m_document.noteOf(b));
            return one.isEmpty() != other.isEmpty() ? other.isEmpty() : down ? one < other : other < one;
        });
    else if (m_column >= 0)
        std::ranges::stable_sort(m_heads, [&](const core::AtlasHead& a, const core::AtlasHead& b) {
            return down ? valueOf(a, m_column) > valueOf(b, m_column) : valueOf(a, m_column) < valueOf(b, m_column);
        });
    std::stable_partition(m_heads.begin(), m_heads.end(),
                          [this](const core::AtlasHead& head) { return m_document.finds(head); });
}

void HeadList::sort(int column, Qt::SortOrder order_asked)
{
    if (!m_document.isOpen() || showsChanges()) return;  // changes come largest first
    emit layoutAboutToBeChanged();
    m_column = column;
    m_order = order_asked;
    order();
    emit layoutChanged();
}

int HeadList::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid() || !m_document.isOpen()) return 0;
    return static_cast<int>(showsChanges() ? m_changes.size() : m_heads.size());
}

int HeadList::columnCount(const QModelIndex& parent) const
{
    if (parent.isValid()) return 0;
    return showsChanges() ? ChangeColumns
           : showsSpans() ? ShareColumns
                          : firstMeasure + static_cast<int>(m_measures.size());
}

std::optional<core::AtlasHead> HeadList::headAt(int row) const
{
    if (row < 0 || row >= rowCount()) return std::nullopt;
    const auto place = static_cast<std::size_t>(row);
    return showsChanges() ? m_changes[place].head : m_heads[place];
}

int HeadList::rowOf(const core::AtlasHead& head) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (headAt(row) == head) return row;
    return -1;
}

QVariant HeadList::textOf(const core::AtlasHead& head, int column) const
{
    if (column == headColumn) return atlasHeadName(m_document.atlas(), head);
    if (column == tagColumn) return tagsOf(m_document.noteOf(head));
    if (showsSpans()) return shareText(head, column);
    const core::Measure measure = m_measures[static_cast<std::size_t>(column - firstMeasure)];
    const core::ResampledMean& mean = m_document.statistics(head).of(measure);
    return mean.empty() ? QStringLiteral("–") : atlasNumber(measure, mean.mean());
}

QVariant HeadList::shareText(const core::AtlasHead& head, int column) const
{
    const double share = valueOf(head, column);
    return std::isfinite(share) ? QString::number(share, 'f', 3) : QStringLiteral("–");
}

QVariant HeadList::changeText(const core::AtlasChange& change, int column) const
{
    switch (column) {
    case ChangedHead: return atlasHeadName(m_document.atlas(), change.head);
    case ChangedMeasure: return shortMeasureName(change.measure);
    case Before: return atlasNumber(change.measure, change.before);
    case After: return atlasNumber(change.measure, change.after);
    default:
        return (change.after > change.before ? QStringLiteral("+") : QString())
               + atlasNumber(change.measure, change.after - change.before);
    }
}

QString HeadList::chanceText(const core::AtlasChange& change)
{
    if (change.beyond_chance) return {};
    return change.paired
               ? tr("Over the same texts, resampled for both alike, the 95 % interval of the change holds 0: it may be "
                    "chance.")
               : tr("The two 95 % intervals touch: it may be chance.");
}

QVariant HeadList::data(const QModelIndex& index, int role) const
{
    const auto head = headAt(index.row());
    if (!head) return {};
    const bool changes = showsChanges();
    switch (role) {
    case Qt::DisplayRole:
        return changes ? changeText(m_changes[static_cast<std::size_t>(index.row())], index.column())
                       : textOf(*head, index.column());
    case Qt::TextAlignmentRole: {
        const bool words = index.column() == 1;
        return QVariant(words ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter);
    }
    case Qt::ForegroundRole:
        if (changes)
            return m_changes[static_cast<std::size_t>(index.row())].beyond_chance ? themeColors().text
                                                                                  : themeColors().muted;
        return m_document.finds(*head) ? themeColors().text : themeColors().muted;
    case Qt::FontRole: return index.column() == 1 ? textFont(9) : numberFont(9.5);
    case Qt::ToolTipRole:
        return changes ? QVariant(chanceText(m_changes[static_cast<std::size_t>(index.row())])) : QVariant();
    default: return {};
    }
}

QVariant HeadList::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || !m_document.isOpen()) return {};
    if (showsChanges()) {
        const QString names[] = {tr("head"), tr("measure"), tr("before"), tr("after"), tr("change")};
        return role == Qt::DisplayRole && section < ChangeColumns ? QVariant(names[section]) : QVariant();
    }
    if (showsSpans() && section >= firstMeasure) {
        if (role == Qt::DisplayRole) return section == Share ? tr("share") : tr("deviation");
        if (role == Qt::ToolTipRole)
            return plainTip(section == Share ? tr("Mean share of weight: %1").arg(pairName(m_document.kinds()))
                                             : tr("The share's standard deviation from text to text"));
        return {};
    }
    const auto place = static_cast<std::size_t>(std::max(0, section - firstMeasure));
    if (section >= firstMeasure && place >= m_measures.size()) return {};
    if (role == Qt::DisplayRole)
        return section == headColumn  ? tr("head")
               : section == tagColumn ? tr("name, tags")
                                      : shortMeasureName(m_measures[place]);
    if (role == Qt::ToolTipRole && section >= firstMeasure) return plainTip(measureName(m_measures[place]));
    return {};
}

#include "moc_head_list.cpp"
