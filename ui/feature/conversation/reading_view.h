#pragma once

#include "ui/part/spoken_table.h"
#include "ui/plot/chart/reading_chart.h"
#include "ui/view/chart_view.h"

/// Who was read for each word of an answer, as areas: a click or the arrow keys choose a word.
class ReadingView final : public ChartView, public SpokenTables {
    Q_OBJECT
public:
    explicit ReadingView(QWidget* parent = nullptr);

    /// @param shown  null: there is no answer
    void display(std::shared_ptr<const ReadingChart> shown);
    void setWord(int word);
    int word() const { return m_word; }

    QSize sizeHint() const override;
    std::vector<SpokenTable> spokenTables() override;

signals:
    void wordChosen(int word);

protected:
    void paintOver(QPainter& painter) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void draw();
    int words() const;
    QRectF rectOf(int word) const;
    void choose(int word);

    std::shared_ptr<const ReadingChart> m_shown;
    int m_word = 0;
};
