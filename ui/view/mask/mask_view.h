#pragma once

#include <QWidget>

#include "core/analysis/attention_steps.h"
#include "core/attention/cell.h"
#include "core/model/pass/trace.h"
#include "core/session/run_edits.h"

#include <memory>
#include <optional>

class BrushBar;
class MaskDiagram;
class MaskExplanation;
class QBoxLayout;
class QGridLayout;
class QScrollArea;
class RecipeLine;
class RuleButtons;
class ScoringControls;

/// The mask that holds for a head: its recipe to be edited, its cells to be painted, and for each cell which rule shows
/// or hides it. Changes nothing itself.
class MaskView final : public QWidget {
    Q_OBJECT
public:
    explicit MaskView(QWidget* parent = nullptr);

    /// Whether both orders of masking are shown of a head.
    static bool comparesOrders(const core::Trace& trace, const core::HeadAddress& address);

    /// @param stages  of the head at `address`
    /// @param run     what the trace was computed from
    /// @param scope   which heads an edit holds for
    /// @param rows    what they are read for, where the model's can be
    void display(std::shared_ptr<const core::Trace> trace, const core::HeadAddress& address,
                 const core::HeadAttention& stages, const core::Run& run, const core::ScoringScope& scope,
                 core::RowReading rows = core::RowReading::AtToken);
    /// The displayed head's weights in both orders of masking; those of the one before stand until then.
    void setOrders(std::shared_ptr<const core::BothOrders> both);
    void clear();
    void setCells(const core::Cell& chosen, const std::optional<core::Cell>& hover);

    /// The recipe and the diagram, and the explanation where it takes nothing from that.
    void setBare(bool bare);

    QSize minimumSizeHint() const override;

signals:
    void recipeEdited(const QString& recipe);
    void painted(const core::CellRange& range, core::Brush brush);
    void strokeEnded();  ///< the next painting is another stroke
    void paintingCleared();
    void fillChosen(const core::MaskFill& fill);
    void orderChosen(core::MaskOrder order);
    void temperatureChosen(double temperature);
    void scopeChosen(bool layerOnly, bool headOnly);
    void cellClicked(const core::Cell& cell);
    void cellHovered(const std::optional<core::Cell>& cell);
    void statusChanged(const QString& left, const QString& right);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    void createLayout();
    void connectParts();
    void arrange();
    void arrangeControls(int room, bool narrow);

    core::Index m_firstQuery = 0;  ///< which token query 0 is; a painting counts tokens
    RecipeLine* m_recipe;
    ScoringControls* m_scoring;
    RuleButtons* m_rules;
    BrushBar* m_brush;
    MaskDiagram* m_diagram;
    MaskExplanation* m_explanation;
    QWidget* m_aside;  ///< the explanation and, where the view is low, what would take the diagram's height
    QScrollArea* m_asideArea;
    QGridLayout* m_first;  ///< recipe and scoring
    QWidget* m_second;     ///< rules and brush
    QBoxLayout* m_body;    ///< diagram and explanation
    enum class ScoringPlace { Nowhere, BesideRecipe, BelowRecipe, Aside };
    ScoringPlace m_scoringPlace = ScoringPlace::Nowhere;
    bool m_isBare = false;
};
