#pragma once

#include <QStyledItemDelegate>

/// Draws a ModelList: headings, models in columns with a second line, hints.
class ModelRows final : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintHeading(QPainter& painter, const QRect& area, const QModelIndex& index) const;
    void paintHint(QPainter& painter, const QRect& area, const QModelIndex& index) const;
    void paintModel(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
};
