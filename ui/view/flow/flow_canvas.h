#pragma once

#include <QAbstractScrollArea>
#include <QImage>

#include "ui/part/spoken_table.h"
#include "ui/view/flow/flow_layout.h"

/// Queries on the left and keys on the right, joined by lines. Pointing at a token shows its lines alone, with their
/// weights; a click chooses it. Up and Down move the chosen token of the column that Left and Right change.
class FlowCanvas final : public QAbstractScrollArea, public SpokenTables {
    Q_OBJECT
public:
    using Content = FlowContent;

    explicit FlowCanvas(QWidget* parent = nullptr);

    void display(Content content, std::vector<FlowLine> lines);
    /// Others of the same heads.
    void setLines(std::vector<FlowLine> lines, bool curved);
    void setCells(const core::Cell& chosen, const std::optional<core::Cell>& hover);
    /// Shows one head's lines alone.
    void setPointedHead(std::optional<std::size_t> head);

    const Content& content() const { return m_content; }
    /// All that are drawn, and those of them that stand out now.
    const std::vector<FlowLine>& lines() const { return m_lines; }
    std::vector<FlowLine> isolated() const { return standOut().among(m_lines); }

    /// In the viewport.
    std::optional<FlowToken> tokenAt(const QPointF& position) const;
    QRectF rectOf(const FlowToken& token) const;
    QFont tokenFont() const { return flowTokenFont(); }

    /// "cat attends to The, 44 percent, rank 1 of 9"
    QString sentence(const core::Cell& cell) const { return flowCellSentence(m_content, cell); }

    QSize minimumSizeHint() const override { return {320, 220}; }
    std::vector<SpokenTable> spokenTables() override;

signals:
    void cellClicked(const core::Cell& cell);
    void cellHovered(const std::optional<core::Cell>& cell);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    bool viewportEvent(QEvent* event) override;

private:
    FlowFrame frame() const;
    FlowStandOut standOut() const;
    FlowStyle style() const;
    core::Index chosenIn(FlowColumn column) const;
    core::Cell cellWith(const FlowToken& token) const;
    std::optional<FlowToken> isolatedToken() const;
    void arrange();
    void point(const std::optional<FlowToken>& token);
    void moveChosen(core::Index steps);
    void reveal(const FlowToken& token);
    void renew();
    void describe();

    Content m_content;
    std::vector<FlowLine> m_lines;
    FlowTexts m_texts;
    FlowLayout m_layout;
    core::Cell m_chosen;
    std::optional<core::Cell> m_hover;          ///< pointed at here or in another view
    std::optional<FlowToken> m_pointed;         ///< by the mouse, here
    std::optional<QPointF> m_mouse;             ///< where it is
    std::optional<std::size_t> m_onlyHead;      ///< pointed at in the legend
    FlowColumn m_column = FlowColumn::Queries;  ///< the column of Up and Down
    bool m_keyed = false;                       ///< the chosen token stands out because keys moved it
    QImage m_picture;                           ///< all lines in view; null: to be drawn
    std::vector<QColor> m_headColors;
};
