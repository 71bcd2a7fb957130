#pragma once

#include <QWidget>

#include <vector>

/// Labelled horizontal bars from 0 to 1 with their numbers.
class WeightBars final : public QWidget {
    Q_OBJECT
public:
    struct Bar {
        QString label;
        float value = 0;
        int id = 0;           ///< handed back when the bar is clicked
        bool marked = false;  ///< bold
        int place = 0;        ///< place of the token in its text, from 1, written before it; 0: it has none
    };

    explicit WeightBars(QWidget* parent = nullptr);

    /// @param full  the value of a bar that is full
    void setBars(std::vector<Bar> bars, float full = 1);
    const std::vector<Bar>& bars() const { return m_bars; }

    QSize sizeHint() const override;

signals:
    void barClicked(int id);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    int rowHeight() const;

    std::vector<Bar> m_bars;
    float m_full = 1;
};
