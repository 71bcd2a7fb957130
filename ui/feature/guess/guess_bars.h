#pragma once

#include <QElapsedTimer>
#include <QWidget>

#include <vector>

/// A bar for each key of a row: points that are dragged or typed, and over them what the model does when that is shown.
///
/// Arrow keys choose a token; digits are its points, + and − change them by 5, up and down by 1. Screen readers meet a
/// list of values.
class GuessBars final : public QWidget {
    Q_OBJECT
public:
    struct Bar {
        QString label;
        bool visible = true;  ///< false: the mask hides it, and it takes no points
        double points = 0;
        double truth = 0;  ///< truth of 100; once it is shown

        friend bool operator==(const Bar&, const Bar&) = default;
    };
    struct Content {
        std::vector<Bar> bars = {};
        double most = 100;    ///< the upper end of the axis
        bool shown = false;   ///< the truth lies over it
        bool pick = false;    ///< one token is picked instead of points
        bool counts = false;  ///< hands of a class

        friend bool operator==(const Content&, const Content&) = default;
    };
    /// The ways to change a bar.
    enum class Hand { Once, Typing, Dragging };

    explicit GuessBars(QWidget* parent = nullptr);
    ~GuessBars() override;

    void display(const Content& content);
    const Content& content() const { return m_content; }
    int chosen() const { return m_chosen; }
    void choose(int bar);
    /// A bar in words, for screen readers: "␣cat, 45 points".
    QString spoken(int bar) const;
    void give(int bar, double points) { emit given(bar, points, Hand::Once); }
    QRectF barRect(int bar) const;  ///< the bar's rectangle over its whole height

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void given(int bar, double points, GuessBars::Hand hand);
    void showAsked();  ///< by the return key

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    QRectF plot() const;
    QFont labelFont() const;
    double pitchIn(double width) const;
    double axisRoom() const;
    double heightOf(double points) const;
    bool isMost(int bar) const;
    int barAt(const QPointF& position) const;
    void dragTo(const QPointF& position, Hand hand);
    bool typeDigit(int digit);
    void drawAxis(QPainter& painter) const;
    void drawGiven(QPainter& painter, int bar) const;
    void drawTruth(QPainter& painter, int bar) const;
    void drawGuesses(QPainter& painter) const;
    void drawLabel(QPainter& painter, int bar) const;

    Content m_content;
    int m_chosen = 0;
    bool m_dragging = false;
    QString m_typed;
    QElapsedTimer m_typing;
};
