#pragma once

#include <QAbstractScrollArea>
#include <QImage>

#include "core/attention/cell.h"
#include "ui/plot/flow_lines.h"
#include "ui/theme/palette.h"
#include "ui/theme/row_names.h"

#include <optional>

/// One of the two columns that lines join.
enum class FlowColumn { Queries, Keys };

/// A token in one of them.
struct FlowToken {
    FlowColumn column = FlowColumn::Queries;
    core::Index place = 0;

    friend bool operator==(const FlowToken&, const FlowToken&) = default;
};

/// Queries on the left and keys on the right, joined by lines. Pointing at a token shows its lines alone, with their
/// weights; a click chooses it. Up and Down move the chosen token of the column that Left and Right change.
class FlowCanvas final : public QAbstractScrollArea {
    Q_OBJECT
public:
    /// What there is to see.
    struct Content {
        RowNames queries = {};
        QStringList keys = {};
        QString query_name = {};  ///< above the columns
        QString key_name = {};
        std::vector<FlowHead> heads = {};
        QStringList titles = {};  ///< [heads]
        float full = 1;           ///< the largest weight that there can be
    };

    explicit FlowCanvas(QWidget* parent = nullptr);

    void display(Content content, std::vector<FlowLine> lines);
    /// Others of the same heads.
    void setLines(std::vector<FlowLine> lines);
    void setCells(const core::Cell& chosen, const std::optional<core::Cell>& hover);
    void setColors(const Palette& colors);
    /// Shows one head's lines alone.
    void setPointedHead(std::optional<std::size_t> head);

    const Content& content() const { return m_content; }
    /// All that are drawn, and those of them that stand out now.
    const std::vector<FlowLine>& lines() const { return m_lines; }
    std::vector<FlowLine> isolated() const;

    /// In the viewport.
    std::optional<FlowToken> tokenAt(const QPointF& position) const;
    QRectF rectOf(const FlowToken& token) const;
    QFont tokenFont() const;

    /// "cat attends to The, 44 percent, rank 1 of 9"
    QString sentence(const core::Cell& cell) const;

    QSize minimumSizeHint() const override { return {320, 220}; }

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
    /// Where everything lies while nothing is scrolled.
    struct Geometry {
        int header = 0;            ///< what the columns' names take
        QRectF queries, keys;      ///< the columns' boxes; their heights are those of all their tokens
        double numbers = 0;        ///< room for a weight outside a column
        double stripes = 0;        ///< room for the heads' shares inside a column
        FlowColumns columns = {};  ///< where lines end
    };

    core::Index count(FlowColumn column) const;
    bool isEmpty() const { return count(FlowColumn::Queries) == 0 || count(FlowColumn::Keys) == 0; }
    core::Cell cellWith(const FlowToken& token) const;
    std::optional<FlowToken> isolatedToken() const;
    bool isFaded() const;
    void arrange();
    void elide();
    void point(const std::optional<FlowToken>& token);
    void moveChosen(core::Index steps);
    void reveal(const FlowToken& token);
    void describe();
    QString sentenceOf(std::size_t head, const core::Cell& cell) const;
    QString toolTipOf(const FlowToken& token) const;

    QRectF linesRect() const;
    FlowColumns scrolledColumns() const;
    FlowStyle style() const;
    void renewPicture();
    void drawLines(QPainter& painter, const std::vector<FlowLine>& isolatedLines) const;
    void drawHeader(QPainter& painter) const;
    void drawTokens(QPainter& painter, FlowColumn column, const std::vector<FlowLine>& isolatedLines) const;
    void drawToken(QPainter& painter, const FlowToken& token, bool faded) const;
    void drawShares(QPainter& painter, FlowColumn column, const std::vector<FlowLine>& isolatedLines) const;
    std::pair<core::Index, core::Index> placesInView(FlowColumn column) const;

    Content m_content;
    std::vector<FlowLine> m_lines;
    QStringList m_queries;  ///< as far as they fit
    QStringList m_keys;
    double m_widest[2] = {};  ///< of each column's tokens
    int m_longest = 0;        ///< pixels that a token may take
    core::Cell m_chosen;
    std::optional<core::Cell> m_hover;          ///< pointed at here or in another view
    std::optional<FlowToken> m_pointed;         ///< by the mouse, here
    std::optional<QPointF> m_mouse;             ///< where it is
    std::optional<std::size_t> m_onlyHead;      ///< pointed at in the legend
    FlowColumn m_column = FlowColumn::Queries;  ///< that Up and Down move in
    bool m_keyed = false;                       ///< the chosen token stands out because keys moved it
    Geometry m_geometry;
    QImage m_picture;  ///< all lines in view; null: to be drawn
    std::vector<QColor> m_headColors;
    const Palette* m_colors = &Palette::light();
};
