#pragma once

#include <QFrame>

#include "ui/bench/workbench.h"

class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QMenu;
class QToolButton;

/// The bar at the top: the model, the focused head, its mask and temperature, and export.
class TopBar final : public QFrame {
    Q_OBJECT
public:
    /// @param models  what the model's button opens
    /// @param figures  what the export button opens
    /// @param buttons  that stand before it
    TopBar(const Workbench& bench, QMenu* models, QMenu* figures, const QList<QWidget*>& buttons,
           QWidget* parent = nullptr);

    void showModel();
    void showHead();
    void showScoring();
    /// Shows the program's name; a small window hides it to gain room.
    void setBrandVisible(bool visible);
    /// Names are shorter, so that all of it stays on one line.
    void setCompact(bool compact);

private:
    void showName();
    QToolButton* createModel(QMenu* models);
    void createHeads();
    void createScoring();
    QToolButton* createExport(QMenu* figures);
    void fillMasks(QMenu* menu);
    void fillHeads(const core::ModelInfo& info);
    void fillLayers(const core::ModelInfo& info);
    const core::Model* prepared() const;
    const core::Model& lookedAt() const;
    QString maskName(QString recipe) const;

    const Workbench m_bench;
    QLabel* m_brand;
    QToolButton* m_model;
    QComboBox* m_blocks;  ///< also in the column at the left, which may be hidden
    QComboBox* m_layers;
    QComboBox* m_heads;
    QToolButton* m_mask;
    QDoubleSpinBox* m_temperature;
    QString m_name;  ///< name of the model, as the button has it
    bool m_compact = false;
};
