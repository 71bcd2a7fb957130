#pragma once

#include <QWidget>

#include "core/session/session.h"
#include "ui/part/spoken_table.h"
#include "ui/view/ink/ink_ground.h"
#include "ui/view/spotlit_view.h"
#include "ui/view/steps/step_cards.h"

/// The calculation as cards of tables, one card for each step, wrapping like text. Steps that are not reached yet stay
/// empty. The focused query and key are outlined in every table that has them.
class StepsSheet final : public QWidget, public InkGround, public SpotlitView, public SpokenTables {
    Q_OBJECT
public:
    explicit StepsSheet(QWidget* parent = nullptr);

    using Content = StepsContent;

    void setContent(Content content);
    /// @param oneStage  only the card of `step`, as large as `room`
    void setLook(bool oneQuery, core::Index step, bool oneStage = false);
    /// @param room     height that one stage alone should keep to
    /// @param scrolls  whether tables may be longer for the sake of their numbers
    void setRoom(int room, bool scrolls);
    /// In points, if the present step had so much room; 0 where there would be none.
    /// @param alone  without the other steps
    double numbersIn(const QSize& room, bool alone) const;
    void setCell(const core::Cell& cell);
    /// A number of a table of vectors that is told apart.
    void setNumber(const std::optional<core::StageNumber>& number);
    void setSpotlight(bool on) override;
    std::vector<InkTable> inkTables() const override;
    std::vector<SpokenTable> spokenTables() override;
    bool mayBeSeveral() const override { return true; }

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;

    /// Where a step's card lies, to scroll to it.
    QRect cardOf(core::Index step) const;
    QRect rowOf(core::Index step) const;
    /// The height of what stands above a step's cells and stays in sight.
    int headOf(core::Index step) const;
    const core::Cell& cell() const { return m_cell; }
    /// Where the middle of a map's cell lies; empty if the stage is not drawn.
    std::optional<QPoint> positionOf(core::Stage stage, const core::Cell& cell) const;

    const Content& content() const { return m_content; }

signals:
    void cellClicked(const core::Cell& cell);
    void cellHovered(const std::optional<core::Cell>& cell);
    void
    numberClicked(const core::StageNumber& number);  ///< a number of a table was clicked; in a map its column is a key

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void moveEvent(QMoveEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void rebuild();
    SpokenTable spokenOf(const StepTable& table);
    core::Cell cellOf(const StepTable& table, const core::Cell& place) const;
    QRect seen() const;
    std::optional<core::Cell> cellAt(const QPoint& position, bool exact) const;

    Content m_content;
    StepCards m_cards;
    bool m_oneQuery = false;
    bool m_oneStage = false;
    core::Index m_step = 0;
    int m_room = 0;
    bool m_scrolls = false;
    core::Cell m_cell;
    std::optional<core::StageNumber> m_number;
    bool m_spotlight = false;
};
