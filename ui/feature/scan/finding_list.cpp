#include "ui/feature/scan/finding_list.h"

#include "ui/feature/scan/scan_words.h"

void FindingList::display(std::shared_ptr<const core::Scan> scan)
{
    beginResetModel();
    m_scan = std::move(scan);
    endResetModel();
}

const core::Finding* FindingList::at(int row) const
{
    if (row < 0 || row >= rowCount()) return nullptr;
    return &m_scan->findings[static_cast<std::size_t>(row)];
}

int FindingList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_scan == nullptr ? 0 : static_cast<int>(m_scan->findings.size());
}

int FindingList::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : Columns; }

QVariant FindingList::data(const QModelIndex& index, int role) const
{
    const core::Finding* finding = at(index.row());
    if (finding == nullptr) return {};
    if (role == Qt::TextAlignmentRole && index.column() == Strength) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
    switch (index.column()) {
    case Result: return outcomeName(finding->outcome);
    case Claim: return findingSentence(*m_scan, *finding);
    case Check: return role == Qt::DisplayRole ? findingTried(*m_scan, *finding) : findingCheck(*m_scan, *finding);
    case Strength: return QString::number(finding->strength, 'f', 2);
    default: return {};
    }
}

QVariant FindingList::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole) return {};
    if (orientation == Qt::Vertical) return section + 1;
    switch (section) {
    case Result: return tr("Result");
    case Claim: return tr("Finding");
    case Check: return tr("Check");
    case Strength: return tr("Strength");
    default: return {};
    }
}

#include "moc_finding_list.cpp"
