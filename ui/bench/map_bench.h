#pragma once

#include "ui/bench/view_bench.h"
#include "ui/work/map_maker.h"

class Annotating;
class HeadOffColumn;
class MapControls;
class MapView;
class QMenu;

/// One head's map, the tokens on its axes, and the marks in it.
class MapBench final : public ViewBench {
    Q_OBJECT
public:
    MapBench(const Workbench& bench, core::View view, QObject* parent);

    QWidget* widget() override;
    QWidget* focusTarget() override;
    void show() override;
    void showCells() override;
    void clear() override;
    QString activity() const override;
    bool cancel() override;

    /// The controls above the views for the map: the quantity in its cells, and the meaning of a pixel of a long map.
    QWidget* controls() const;
    void setBare(bool bare) override;
    bool letsNumbersGrow(const QSizeF& size) override;
    void showControls(bool isLookedAt);
    Annotating& annotating() const { return *m_annotating; }
    /// Zoom, going to a token, marks, annotations.
    void addActions(QMenu* menu);

private:
    void showMade(const std::shared_ptr<const core::Trace>& trace, const std::shared_ptr<const ShownMap>& map);
    void edit(const std::function<void(core::FigureSettings&)>& change);
    void goToToken();
    std::optional<core::Index> tokenNamed(const QString& text, const QStringList& keys) const;

    MapView* m_view;
    Annotating* m_annotating;
    HeadOffColumn* m_column;
    MapControls* m_controls;
    MapMaker m_maker;
    QString m_wentTo;  ///< the last search
};
