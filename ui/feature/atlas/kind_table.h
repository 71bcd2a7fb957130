#pragma once

#include <QTableWidget>

#include "ui/plot/atlas/atlas_charts.h"

/// Who reads whom in one head: a row for each kind of span that reads, a column for each that is read.
class KindTable final : public QTableWidget {
    Q_OBJECT
public:
    explicit KindTable(QWidget* parent = nullptr);

    /// @param head   its place among those that have shares
    /// @param kinds  the pair that is chosen
    void showHead(const core::SpanStatistics& spans, std::size_t head, const SpanKinds& kinds);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

signals:
    void pairChosen(const SpanKinds& kinds);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void choose();

    std::vector<std::string> m_kinds;
};
