#pragma once

#include <QWidget>

#include "core/training/training_gradient.h"
#include "core/training/training_look.h"
#include "ui/part/spoken_table.h"

#include <memory>

/// The maps of all heads for one text, a row for each layer. A click chooses a cell; arrow keys move the choice, Page
/// Up and Page Down take it to another head, Escape takes it away.
class HeadMaps final : public QWidget, public SpokenTables {
    Q_OBJECT
public:
    explicit HeadMaps(QWidget* parent = nullptr);

    void display(std::shared_ptr<const core::TrainingLook> look);
    const std::shared_ptr<const core::TrainingLook>& shown() const { return m_look; }
    const std::optional<core::TrainingCell>& chosen() const { return m_chosen; }
    void choose(const std::optional<core::TrainingCell>& cell);
    QString nameOf(int head) const;
    QSize sizeHint() const override;
    std::vector<SpokenTable> spokenTables() override;
    QSize minimumSizeHint() const override;

signals:
    void cellChosen(const std::optional<core::TrainingCell>& cell);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Cell {
        int head;
        core::Index query;
        core::Index key;
    };
    QRectF mapRect(int head) const;
    bool isOff(int head) const;
    std::optional<Cell> cellAt(const QPointF& place) const;
    QString sentenceOf(const Cell& cell) const;
    QString tokenName(core::Index place) const;
    bool mayBeSeveral() const override { return true; }

    std::optional<SpokenPlace> chosenIn(int head) const;
    void chooseByHand(const std::optional<core::TrainingCell>& cell);
    QRectF cellRect(int head, core::Index query, core::Index key) const;
    core::TrainingCell cellOf(int head, core::Index query, core::Index key) const;

    std::shared_ptr<const core::TrainingLook> m_look;
    std::optional<core::TrainingCell> m_chosen;
};
