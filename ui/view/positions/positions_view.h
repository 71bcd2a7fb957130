#pragma once

#include <QWidget>

#include "core/attention/cell.h"
#include "core/prepare/position_lab.h"

class CompareMaps;
class DistanceCurves;
class Hint;
class QCheckBox;
class QComboBox;
class QPushButton;

/// One head with several position encodings, side by side: its map, scores over distances, and what becomes of the map
/// where the words are shuffled.
class PositionsView final : public QWidget {
    Q_OBJECT
public:
    explicit PositionsView(QWidget* parent = nullptr);

    void setSettings(const core::PositionsSettings& settings);
    /// @param pair     the chosen cell, of the words as typed
    /// @param figure   colours
    /// @param formulas  [columns]
    void display(const core::PositionLab& lab, const core::Cell& pair, const core::FigureSettings& figure,
                 const QStringList& formulas);
    /// Cells of the words as typed.
    void setCells(const core::Cell& chosen, const std::optional<core::Cell>& hover);
    /// For an audience, with the chosen cell's numbers large over their maps in place of the formulas.
    void setBare(bool bare);
    CompareMaps* maps() const { return m_maps; }

signals:
    void settingsChanged(const core::PositionsSettings& settings);
    void cellClicked(const core::Cell& cell);  ///< a cell of the words as typed
    void cellHovered(const std::optional<core::Cell>& cell);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* createChoices();
    QWidget* createShuffling();
    void chooseColumns();
    void showCurves(const core::Cell& pair);
    void align();
    core::Cell typed(const core::Cell& shown) const;
    core::Cell placed(const core::Cell& typed) const;

    core::PositionsSettings m_settings;
    core::PositionLab m_lab;
    QStringList m_formulas;
    std::vector<QComboBox*> m_columns;
    QCheckBox* m_shuffle;
    QPushButton* m_another;
    Hint* m_sentence;
    CompareMaps* m_maps;
    DistanceCurves* m_curves;
    bool m_isBare = false;
};
