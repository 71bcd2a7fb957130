#pragma once

#include <QWidget>

#include "core/attention/cell.h"
#include "core/model/pass/trace.h"
#include "ui/plot/heat/heat_data.h"
#include "ui/theme/palette.h"

class PictureCanvas;
class QLabel;
class QSlider;
class QToolButton;

/// What one query of one head attends to, over the picture that the model saw. Holds no other view's state.
class PictureView final : public QWidget {
    Q_OBJECT
public:
    explicit PictureView(QWidget* parent = nullptr);

    /// @param stages  of the head to show
    void display(const core::Trace& trace, const core::HeadAddress& address, const core::HeadAttention& stages);
    void clear();  ///< nothing to show
    void setCells(const core::Cell& chosen, const std::optional<core::Cell>& hover);
    void setColors(const Palette& colors);
    /// @param share  how much of the picture the weights' colours cover, 0 to 1
    void setOverlay(double share);

    PictureCanvas* canvas() const { return m_canvas; }
    /// "query 2,3 · weight on [CLS] 0.12, on all patches 0.88"
    QString words() const;

signals:
    void cellClicked(const core::Cell& cell);
    void cellHovered(const std::optional<core::Cell>& cell);
    void overlayChanged(double share);

private:
    QWidget* createControls();
    void showWords();
    QString pointedWords() const;

    PictureCanvas* m_canvas;
    QToolButton* m_class = nullptr;  ///< chooses [CLS]
    QSlider* m_opacity = nullptr;
    QLabel* m_words;
    std::shared_ptr<const HeatData> m_cells;
    QStringList m_names;  ///< of the tokens
    core::Cell m_chosen;
    std::optional<core::Cell> m_hover;
};
