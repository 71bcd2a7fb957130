#include "ui/panel/compare/change_list.h"

#include "ui/words/comparison_words.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using core::ChangeOf;

void ChangeList::display(std::shared_ptr<const core::RunComparison> comparison)
{
    beginResetModel();
    m_comparison = std::move(comparison);
    m_places.assign(m_comparison == nullptr ? 0 : m_comparison->heads.size(), 0);
    std::iota(m_places.begin(), m_places.end(), std::size_t{0});
    endResetModel();
    if (m_comparison != nullptr) sort(columnOf(m_comparison->usualOrder()), Qt::DescendingOrder);
}

const core::HeadChange* ChangeList::at(int row) const
{
    if (row < 0 || row >= rowCount()) return nullptr;
    return &m_comparison->heads[m_places[static_cast<std::size_t>(row)]];
}

std::optional<ChangeOf> ChangeList::changeOf(int column)
{
    switch (column) {
    case Maps: return ChangeOf::Maps;
    case Weights: return ChangeOf::Weights;
    case Answer: return ChangeOf::Answer;
    default: return std::nullopt;
    }
}

int ChangeList::columnOf(ChangeOf what)
{
    switch (what) {
    case ChangeOf::Maps: break;
    case ChangeOf::Weights: return Weights;
    case ChangeOf::Answer: return Answer;
    }
    return Maps;
}

int ChangeList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_places.size());
}

int ChangeList::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QVariant ChangeList::data(const QModelIndex& index, int role) const
{
    const core::HeadChange* head = at(index.row());
    if (head == nullptr) return {};
    if (role == Qt::TextAlignmentRole && index.column() != Head) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
    if (const auto what = changeOf(index.column())) return changeText(*head, *what);
    if (index.column() == Head) return comparedHeadName(*m_comparison->a, {head->layer, head->head});
    return head->nearest ? comparedHeadName(*m_comparison->b, *head->nearest) : QStringLiteral("–");
}

QVariant ChangeList::headerData(int section, Qt::Orientation orientation, int role) const
{
    const auto what = changeOf(section);
    if (orientation == Qt::Vertical) return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    if (role == Qt::ToolTipRole && what) return changeMeaning(*what);
    if (role == Qt::ToolTipRole && section == Nearest)
        return tr("The head of B whose rows are nearest to this head's: in another seed it may be elsewhere");
    if (role != Qt::DisplayRole) return {};
    if (what) return changeName(*what);
    return section == Head ? tr("Head") : tr("Most like it");
}

/// Of names and heads of B their places.
std::optional<double> ChangeList::sizeOf(std::size_t place, int column) const
{
    const core::HeadChange& head = m_comparison->heads[place];
    if (const auto what = changeOf(column)) {
        const auto change = m_comparison->changeOf(head, *what);
        return change && !std::isnan(*change) ? std::optional(std::abs(*change)) : std::nullopt;
    }
    if (column == Head) return static_cast<double>(place);
    if (!head.nearest) return std::nullopt;
    return static_cast<double>(head.nearest->layer * m_comparison->b->info.heads + head.nearest->head);
}

void ChangeList::sort(int column, Qt::SortOrder order)
{
    if (m_comparison == nullptr) return;
    emit layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    std::vector<std::size_t> kept;
    kept.reserve(static_cast<std::size_t>(before.size()));
    for (const QModelIndex& index : before) kept.push_back(m_places[static_cast<std::size_t>(index.row())]);
    std::ranges::sort(m_places);
    std::ranges::stable_sort(m_places, [&](std::size_t a, std::size_t b) {
        const auto of_a = sizeOf(a, column), of_b = sizeOf(b, column);
        if (of_a.has_value() != of_b.has_value()) return of_a.has_value();
        if (!of_a) return false;
        return order == Qt::AscendingOrder ? *of_a < *of_b : *of_a > *of_b;
    });
    for (qsizetype i = 0; i < before.size(); ++i) {
        const auto row = std::ranges::find(m_places, kept[static_cast<std::size_t>(i)]) - m_places.begin();
        changePersistentIndex(before[i], index(static_cast<int>(row), before[i].column()));
    }
    emit layoutChanged();
}

#include "moc_change_list.cpp"
