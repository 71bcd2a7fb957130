#pragma once

#include "core/prepare/likeness.h"
#include "ui/panel/inspect/weight_bars.h"

#include <optional>

class QLabel;

/// How alike pictures and texts are to a model with a tower for each.
class LikenessPanel final : public QWidget {
    Q_OBJECT
public:
    explicit LikenessPanel(QWidget* parent = nullptr);

    /// @param picture  the one that the texts are compared with
    /// @param found    nothing until it is known
    void display(const core::Run& run, core::Index picture, const std::optional<core::Likeness>& found);
    WeightBars* bars() const { return m_bars; }

signals:
    void textChosen(core::Index text);

private:
    QLabel* m_heading;
    WeightBars* m_bars;
    QLabel* m_hint;
};
