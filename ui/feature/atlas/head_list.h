#pragma once

#include <QAbstractTableModel>

#include "core/atlas/atlas_changes.h"

class AtlasDocument;

/// The heads of an atlas, those that are found first, with the measures that one looks at, or with what one kind of
/// span reads of another; held against another atlas, what changed, the largest first.
class HeadList final : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit HeadList(AtlasDocument& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

    std::optional<core::AtlasHead> headAt(int row) const;
    /// −1 where it is not in the list.
    int rowOf(const core::AtlasHead& head) const;
    /// The number of findings.
    int found() const { return m_found; }

private:
    void fill();
    void order();
    std::vector<core::Measure> measures() const;
    bool showsSpans() const;
    bool showsChanges() const;
    QVariant shareText(const core::AtlasHead& head, int column) const;
    QVariant textOf(const core::AtlasHead& head, int column) const;
    static QString chanceText(const core::AtlasChange& change);
    QVariant changeText(const core::AtlasChange& change, int column) const;
    double valueOf(const core::AtlasHead& head, int column) const;

    AtlasDocument& m_document;
    std::vector<core::AtlasHead> m_heads;      ///< in their order
    std::vector<core::AtlasChange> m_changes;  ///< the changes against another atlas, in the heads' order
    std::vector<core::Measure> m_measures;
    int m_found = 0;
    int m_column = -1;  ///< the column that sorts; −1: layer by layer
    Qt::SortOrder m_order = Qt::DescendingOrder;
};
