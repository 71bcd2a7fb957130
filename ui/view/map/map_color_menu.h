#pragma once

#include <QToolButton>

#include "core/session/session.h"

#include <functional>
#include <map>

class QActionGroup;

/// How a map's numbers become colours, as a small button beside its colour bar: their range, the curve between its
/// ends, the colour map.
class MapColorMenu final : public QToolButton {
    Q_OBJECT
public:
    using Edit = std::function<void(core::FigureSettings&)>;

    explicit MapColorMenu(QWidget* parent = nullptr);

    /// @param usual   the range where nobody chose one
    /// @param isLong  the map is too long to have ranges of its rows
    void display(const core::FigureSettings& figure, const std::pair<float, float>& usual, bool isLong);

signals:
    void edited(const MapColorMenu::Edit& edit);

private:
    void createRanges();
    void createCurves();
    void createMaps();
    QAction* add(QActionGroup* group, const QString& text, const Edit& change);
    void describe(const core::FigureSettings& figure, const std::pair<float, float>& usual);

    bool m_isLong = false;
    QAction* m_fixed = nullptr;      ///< the usual range
    QAction* m_other = nullptr;      ///< a fixed range that the user chose
    QAction* m_automatic = nullptr;  ///< the map's automatic range
    QAction* m_chosenRow = nullptr;
    QAction* m_eachRow = nullptr;
    std::map<core::FigureSettings::Curve, QAction*> m_curves;
    std::vector<QAction*> m_maps;  ///< in the order of ColorMap::names()
};
