#pragma once

#include <QWidget>

#include "ui/view/costs/costs_canvas.h"

class QLabel;
class QPushButton;
class QSlider;
class QSpinBox;

/// The costs of length, with a slider for the length.
class CostsView final : public QWidget {
    Q_OBJECT
public:
    explicit CostsView(QWidget* parent = nullptr);

    /// Only the charts and the table.
    void setBare(bool bare);
    /// @param settings  its length; 0 for that of the text
    /// @param text      the text's tokens
    void display(std::vector<CostedModel> models, const core::CostsSettings& settings, core::Index text);
    CostsCanvas* canvas() const { return m_canvas; }

signals:
    void settingsChanged(const core::CostsSettings& settings);

private:
    QWidget* createLength();
    void choose(core::Index tokens);

    core::Index m_most = 1;
    QWidget* m_length;
    QSlider* m_slider;
    QSpinBox* m_number;
    QPushButton* m_text;
    CostsCanvas* m_canvas;
};
