#pragma once

#include <QWidget>

#include "core/session/map_look.h"

#include <functional>

class QToolButton;
class Segments;

/// What the cells of the map are and how tokens are grouped, as one menu; of a long map, what a pixel shows.
class MapControls final : public QWidget {
    Q_OBJECT
public:
    using Edit = std::function<void(core::MapLook&)>;

    explicit MapControls(QWidget* parent = nullptr);

    /// @param isLookedAt  the map is
    /// @param hasNorms    there are values, whose norms a cell can be
    void show(const core::MapLook& look, bool isLookedAt, bool isLong, bool hasNorms);
    bool showsPooling() const;

signals:
    void edited(const MapControls::Edit& edit);

private:
    QToolButton* createCells();
    QWidget* createPooling();
    void showCells(const core::MapLook& look, bool hasNorms);

    QToolButton* m_cells;
    Segments* m_pooling;
    QWidget* m_poolingRow;
};
