#pragma once

#include <qcustomplot.h>

#include "core/attention/cell.h"
#include "core/model/pass/trace.h"
#include "ui/plot/heat/absent_cells.h"
#include "ui/plot/heat/cell_marker.h"
#include "ui/plot/heat/map_panel.h"
#include "ui/words/row_names.h"

class ElidedLabel;

/// The content of one map of a comparison.
struct ComparedContent {
    QString name;   ///< "A", "A − B"
    QString title;  ///< after the name
    core::HeadAddress address = {};
    QString note = {};  ///< under the title; without data: why there is none
    std::shared_ptr<const HeatData> data = nullptr;
    RowNames queries = {};
    QStringList keys = {};          ///< along the axis
    QStringList key_subjects = {};  ///< in sentences
    /// Where the text has no token, only another side's; empty where it has all. Their cells count as hidden.
    std::vector<bool> absent_queries = {};
    std::vector<bool> absent_keys = {};
    DifferenceSize size = {};  ///< size of a difference
};

/// One map of a comparison in the plot that owns it: name, title and note above the key labels, marked cell.
/// Its address must stay.
class ComparedMap {
public:
    explicit ComparedMap(QCustomPlot* plot);
    ComparedMap(const ComparedMap&) = delete;
    ComparedMap& operator=(const ComparedMap&) = delete;

    /// @param difference  numbers have signs
    void setContent(ComparedContent content, bool difference);
    /// @param shares  coloured in place of the numbers; null: these
    void setStyle(const HeatStyle& style, std::shared_ptr<const HeatData> shares = nullptr);
    void setVisible(bool visible);
    /// Something else stands where the title would.
    void hideTitle();
    /// For an audience: the marked cell's number alone under the title, large; labels with the next style.
    void setBare(bool bare);
    void setCells(const core::Cell& chosen, const std::optional<core::Cell>& hover);
    struct Place {
        bool labelled = false;  ///< queries have labels here
        bool first = false;     ///< its place in the row
    };
    /// @param above  from the top of the title to the map
    /// @param width  for title and note
    void place(const QRectF& map, double above, double width, const Place& at);

    const ComparedContent& content() const { return m_content; }
    const MapPanel& panel() const { return m_panel; }
    bool isEmpty() const { return m_content.data == nullptr; }
    bool has(const core::Cell& cell) const { return m_panel.has(cell); }
    std::optional<core::Cell> cellAt(const QPointF& position) const { return m_panel.cellAt(position); }
    QPointF positionOf(const core::Cell& cell) const { return m_panel.positionOf(cell); }
    bool isAbsent(const core::Cell& cell) const { return m_absent->isAbsent(cell.query, cell.key); }
    QString cellText(const core::Cell& cell) const;      ///< empty for a cell that is not here
    QString spokenWeight(const core::Cell& cell) const;  ///< "A 44 percent"; empty for a cell that is not here
    QString spokenAmount(const core::Cell& cell) const;  ///< "44 percent"; empty for a cell that is not here

    static double titleHeight(bool bare);
    static double titlesHeight(bool bare);  ///< title and note

private:
    void writeNote();

    MapPanel m_panel;
    AbsentCells* m_absent;
    CellMarker* m_marker;
    ElidedLabel* m_title;
    ElidedLabel* m_note;
    ComparedContent m_content;
    core::Cell m_pointed;
    bool m_difference = false;
    bool m_isBare = false;
};
