#pragma once

#include "core/prepare/likeness.h"
#include "ui/panel/inspect/weight_bars.h"

#include <optional>

class QLabel;
class Segments;

/// Which tower of a model with two is looked at, and how alike its pictures and texts are.
class LikenessPanel final : public QWidget {
    Q_OBJECT
public:
    explicit LikenessPanel(QWidget* parent = nullptr);

    /// @param picture  the one that the texts are compared with
    /// @param found    nothing until it is known
    void display(const core::Run& run, core::Index picture, const std::optional<core::Likeness>& found);
    void setColors(const Palette& colors) { m_bars->setColors(colors); }
    WeightBars* bars() const { return m_bars; }

signals:
    void towerChosen(core::Tower tower);
    void textChosen(core::Index text);

private:
    Segments* m_tower;
    QLabel* m_heading;
    WeightBars* m_bars;
    QLabel* m_hint;
};
