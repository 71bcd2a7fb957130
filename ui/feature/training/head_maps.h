#pragma once

#include <QWidget>

#include "core/training/training_look.h"
#include "ui/part/spoken_table.h"

#include <memory>

/// The maps of all heads for one text, a row for each layer.
class HeadMaps final : public QWidget, public SpokenTables {
    Q_OBJECT
public:
    explicit HeadMaps(QWidget* parent = nullptr);

    void display(std::shared_ptr<const core::TrainingLook> look);
    QSize sizeHint() const override;
    std::vector<SpokenTable> spokenTables() override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Cell {
        int head;
        core::Index query;
        core::Index key;
    };
    QRectF mapRect(int head) const;
    std::optional<Cell> cellAt(const QPointF& place) const;
    QString nameOf(int head) const;
    QString sentenceOf(const Cell& cell) const;
    QString tokenName(core::Index place) const;
    bool mayBeSeveral() const override { return true; }

    std::shared_ptr<const core::TrainingLook> m_look;
};
