#pragma once

#include <QWidget>

#include "core/analysis/divergence.h"
#include "core/model/trace.h"
#include "ui/control/selection.h"
#include "ui/panel/run_line.h"
#include "ui/theme/palette.h"
#include "ui/view/compared_map.h"

#include <vector>

class CompareBar;
class CompareMaps;
class DifferenceList;
class ElidedLabel;
class GroupedBars;
class QLabel;
class QScrollArea;

/// Two to four heads, or the same head in two to four runs: their maps on one scale, the difference of two of them, and
/// where and how much these differ.
class CompareView final : public QWidget {
    Q_OBJECT
public:
    struct Side {
        core::Index run = 0;
        std::shared_ptr<const core::Trace> trace;  ///< null: not computed yet
        core::HeadAddress address;
        std::shared_ptr<const core::HeadAttention> stages;  ///< of that head; null: not computed yet
        QString title;                                      ///< "layer 3 · head 2", or what a run is
    };
    using RunFields = ::RunFields;

    explicit CompareView(QWidget* parent = nullptr);

    /// @param runs  what stands in the editors of each run
    /// @param rows  what they are read for, where a side's model's can be
    void display(const core::CompareSettings& settings, std::vector<Side> sides, const std::vector<RunFields>& runs,
                 core::RowReading rows = core::RowReading::AtToken);
    /// The same cell is marked in every map.
    void setCells(const Cell& chosen, const std::optional<Cell>& hover);
    void setColors(const Palette& colors);

signals:
    void cellClicked(const Cell& cell);
    void cellHovered(const std::optional<Cell>& cell);
    void kindChosen(core::CompareSettings::Kind kind);
    void headChosen(int side, core::Index layer, core::Index head);
    void sideAdded();
    void sideRemoved(int side);
    void runTextEdited(int run, const QString& text);
    void runMaskEdited(int run, const QString& recipe);
    void runTemperatureEdited(int run, double temperature);
    void statusChanged(const QString& left, const QString& right);

protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* createBelow();
    void connectParts();
    void resizeMaps();
    void readSides();
    void showMaps();
    void showDifferences();
    void showQuery();
    const ComparedContent& first() const { return m_shown[m_pair.first]; }
    const ComparedContent& second() const { return m_shown[m_pair.second]; }

    CompareBar* m_bar;
    QScrollArea* m_scroll;
    CompareMaps* m_maps;
    QWidget* m_below;
    ElidedLabel* m_queryTitle;
    GroupedBars* m_bars;
    DifferenceList* m_list;
    QLabel* m_same;  ///< in place of an empty list
    QLabel* m_divergence;

    std::vector<Side> m_sides;
    std::vector<ComparedContent> m_shown;              ///< one for each side
    std::pair<std::size_t, std::size_t> m_pair{0, 1};  ///< whose difference is shown
    core::RowReading m_rows = core::RowReading::AtToken;
    core::Divergence m_numbers;  ///< of the pair
    Cell m_chosen;
    std::optional<Cell> m_hover;
    const Palette* m_colors = &Palette::light();
};
